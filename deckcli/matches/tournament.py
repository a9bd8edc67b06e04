"""Tournaments: which decks meet, their names, and the expectations about them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckcli.core.errors import AmbiguousName, BadSetting, UnknownName
from deckcli.core.text import fold, known_words, listed
from deckcli.decks.deck import Deck
from deckcli.matches.gates import SHARES, Expectation, Gate, held, share_held
from deckcli.matches.standings import Standings
from deckcli.matches.workload import Workload
from deckcli.stats.intervals import Interval
from deckcli.stats.pairs import interval
from deckcli.stats.shares import share_interval

EACH = "each"
_AGAINST = re.compile(r"\s+(?:vs\.?|against)\s+", re.IGNORECASE)
_EXAMPLE = (
    '"marth>=45%" (over the field), "marth vs chrom>=40%", "each>=35%", "draws<=5%", "limit<=1%"'
)


def tournament_of(decks: Sequence[Deck], bots: Sequence[str], **rest: Any) -> Workload:
    """The workload of a tournament; `rest` as in `Workload.of`. No entrant may appear twice."""
    workload = Workload.of(decks, bots, **rest)
    seen: dict[str, int] = {}
    for at in range(len(decks)):
        before = seen.setdefault(workload.entrant(at), at)
        if before != at:
            raise BadSetting(
                f'decks {before + 1} ("{decks[before].name}") and {at + 1} ("{decks[at].name}") '
                f"are the same deck, both played by {bots[at]}",
                hint="name each deck once; a deck against itself is always even",
            )
    return workload


class DeckNames:
    """Finds decks of a tournament by the names people use for them."""

    def __init__(self, workload: Workload, written: Sequence[str] = ()) -> None:
        """`written` are the arguments that the decks were read from, if known."""
        self.labels = workload.names()
        self._known = [{fold(label)} for label in self.labels]
        for at, argument in enumerate(written):
            stem = re.sub(r".*[/\\]|\.\w+$", "", argument)
            self._known[at] |= {fold(argument), fold(stem)}
        for at, deck in enumerate(workload.decks):
            self._known[at].add(fold(str(deck.get("name", ""))))

    def place(self, name: str) -> int:
        """The deck with this name, or the only one whose name contains it."""
        wanted = fold(name)
        found = [at for at, known in enumerate(self._known) if wanted in known]
        if not found and wanted:
            found = [at for at, known in enumerate(self._known) if wanted in "\n".join(known)]
        if not found:
            raise UnknownName(
                f"no deck of the tournament is called {name!r}",
                hint=known_words(name, self.labels, "decks"),
            )
        if len(found) > 1:
            raise AmbiguousName(
                f"{name!r} may be {listed(self.labels[at] for at in found)}",
                hint="write more of the name",
            )
        return found[0]

    def group(self, text: str, workload: Workload) -> int:
        """The index of the group in `marth vs chrom`, whichever of them is A in it."""
        sides = _AGAINST.split(text.strip())
        if len(sides) != workload.seats:
            what = "pairing" if workload.seats == 2 else f"group of {workload.seats}"
            example = " vs ".join(("marth", "chrom", "tiki", "lucina")[: workload.seats])
            raise BadSetting(f"{text!r} is no {what}", hint=f'for example "{example}"')
        places = {self.place(side) for side in sides}
        for at, group in enumerate(workload.groups()):
            if set(group) == places:
                return at
        raise BadSetting(f"{text!r}: these decks do not meet in this tournament")


@dataclass(frozen=True, slots=True)
class Asked:
    """An expectation about one deck, against another or (None) the field, or about all games."""

    expectation: Expectation
    deck: int | None = None
    other: int | None = None


def asked(text: str, names: DeckNames, workload: Workload) -> list[Asked]:
    """What an expectation asks; `each` asks about every deck. Raises before anything is played."""
    found = Expectation.read(text, example=_EXAMPLE)
    sides = _AGAINST.split(found.subject)
    if found.subject.lower() in SHARES:
        return [Asked(replace(found, subject=found.subject.lower()))]
    if len(sides) > 1 and workload.seats > 2:
        raise BadSetting(
            f"{text!r}: at tables of {workload.seats} a deck takes points from all others at once",
            hint='expect its share over the field, for example "marth>=30%"',
        )
    if len(sides) > 2:
        raise BadSetting(f"{text!r} names more than two decks", hint=f"for example {_EXAMPLE}")
    places = [_places(side, names) for side in sides]
    if len(places) == 1:
        return [Asked(_of(found, names.labels[deck]), deck) for deck in places[0]]
    meet = workload.groups()
    met = [
        (deck, opponent)
        for deck in places[0]
        for opponent in places[1]
        if (deck, opponent) in meet or (opponent, deck) in meet
    ]
    if not met:
        raise BadSetting(f"{text!r}: these decks do not meet in this tournament")
    return [
        Asked(_of(found, f"{names.labels[deck]} vs {names.labels[opponent]}"), deck, opponent)
        for deck, opponent in met
    ]


def _places(side: str, names: DeckNames) -> Sequence[int]:
    return range(len(names.labels)) if side.lower() == EACH else [names.place(side)]


def _of(found: Expectation, subject: str) -> Expectation:
    """The expectation with the full name of its subject."""
    return replace(found, subject=subject, text=f"{subject}{found.sign}{100 * found.bound:g}%")


def gates(
    questions: Sequence[Asked],
    standings: Standings,
    around_of: Sequence[Interval] | None = None,
) -> Iterator[Gate]:
    """Check the counted games against what was asked; decks may bring intervals of their own."""
    for question in questions:
        if question.deck is None:
            yield _share(question.expectation, standings)
            continue
        if question.other is None:
            share = standings.share(question.deck)
            around = share_interval(share) if around_of is None else around_of[question.deck]
            yield held(question.expectation, share.value, around)
        else:
            pairs = standings.met(question.deck, question.other)
            yield held(question.expectation, pairs.score, interval(pairs))


def _share(expectation: Expectation, standings: Standings) -> Gate:
    counts: Mapping[str, int] = {
        "draws": sum(tally.draws for tally in standings.tallies),
        "limit": sum(tally.cut for tally in standings.tallies),
    }
    games = sum(tally.turns.games for tally in standings.tallies)
    return share_held(expectation, counts[expectation.subject], games)
