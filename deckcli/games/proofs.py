"""Proofs that cards do what they say: take an ability away, and a ruling must fail.

An ability is proved by a ruling that names its card, holds, and does not hold without it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from deckcli.catalog.catalog import CardDef, Catalog, ability_name
from deckcli.catalog.coverage import playable_cards
from deckcli.engine.blanking import Blanked, ability_of
from deckcli.engine.game import Game
from deckcli.engine.rulings.files import read_rulings
from deckcli.engine.rulings.layouts import BadRuling, Layout
from deckcli.engine.rulings.running import Outcome, run_ruling
from deckcli.games.playing import layout_of, rules_of_ruling, unshared_game

NOT_NAMED = "no ruling names the card"
_WORD = re.compile(r"[\w-]+")  # card ids of all games match this


class Ruling(NamedTuple):
    """One ruling, and its position in its file."""

    path: Path
    entry: int
    content: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Its file and what it claims: a file may list several."""
        return f"{self.path.name} ({self.content.get('ruling', 'no claim')})"


def rulings_below(folder: Path) -> list[Ruling]:
    """The rulings in all files below a folder; raises BadRuling for the first invalid one."""
    return [ruling for path in sorted(folder.rglob("*.yaml")) for ruling in rulings_of(path)]


def rulings_of(path: Path) -> Iterator[Ruling]:
    """The rulings of a file; raises BadRuling."""
    file = read_rulings(str(path))
    if file.problems:
        raise file.problems[0]
    for number, entry in enumerate(file.entries):
        yield Ruling(path, number, entry.ruling)


def words_in(written: Any) -> set[str]:
    """Every word in what was written: texts, numbers and keys, at any depth."""
    if isinstance(written, Mapping):
        written = [*written, *written.values()]
    if isinstance(written, list):
        return set().union(*map(words_in, written))
    return set(_WORD.findall(str(written)))


class Proof:
    """The cards of a game and the rulings about them; each choice of rules is compiled once."""

    def __init__(self, catalog: Catalog, rulings: Iterable[Ruling]) -> None:
        self.catalog, self.rulings = catalog, list(rulings)
        self._naming: dict[str, list[Ruling]] = defaultdict(list)  # by card
        self._tables: dict[tuple[tuple[str, int | str], ...], tuple[Game[Any], Layout[Any]]] = {}
        self._broken: dict[tuple[Path, int], str] = {}
        for ruling in self.rulings:
            for word in words_in(ruling.content):
                if catalog.get(word) is not None:
                    self._naming[word].append(ruling)

    def naming(self, card: str, ability: str = "") -> list[Ruling]:
        """The rulings that name a card, those most likely to need its ability first.

        Those are the ones that cite the ability, or are in files named after the card.
        """

        def unlikely(ruling: Ruling) -> tuple[bool, bool]:
            is_cited = ability in str(ruling.content.get("cites", ""))
            return not is_cited, not ruling.path.stem.startswith(card)

        return sorted(self._naming.get(card, []), key=unlikely)

    def outcomes(self, ruling: Ruling) -> list[Outcome]:
        """How a ruling goes, case by case; raises BadRuling if it cannot be played."""
        return run_ruling(*self._table(ruling), ruling.content)

    def broken(self, ruling: Ruling) -> str:
        """Why a ruling does not hold; empty if it does."""
        key = (ruling.path, ruling.entry)
        if key not in self._broken:
            self._broken[key] = self._trouble(ruling)
        return self._broken[key]

    def _trouble(self, ruling: Ruling) -> str:
        try:
            outcomes = self.outcomes(ruling)
        except BadRuling as error:
            return error.message
        return next((why for outcome in outcomes for why in outcome.failures), "")

    def abilities(self) -> Iterator[tuple[CardDef, int]]:
        """What there is to prove: each ability, by its number, of each card that can be played."""
        for card in playable_cards(self.catalog):
            for number in range(len(card.get("abilities", ()))):
                yield card, number

    def doubt(self, card: CardDef, number: int) -> str:
        """Why an ability is not proved; empty if it is."""
        naming = self.naming(card.id, title(card, number))
        needing = next((ruling for ruling in naming if self._needs(ruling, card.id, number)), None)
        if title(card, number) in self.catalog.info.redundant.get(card.id, {}):
            if needing is None:
                return ""
            return f"game.yaml calls it redundant, but {needing.name} fails without it"
        if needing is not None:
            return ""
        if len(naming) > 1:
            return f"none of the {len(naming)} rulings that name the card needs it"
        return "the one ruling that names the card does not need it" if naming else NOT_NAMED

    def _needs(self, ruling: Ruling, card: str, number: int) -> bool:
        """Whether a ruling holds, but not without an ability of a card."""
        game, layout = self._table(ruling)
        ability = ability_of(game, card, number)
        if ability is None:
            return False
        with Blanked(game, ability):
            fails = _fails(game, layout, ruling)
        return fails and not self.broken(ruling)

    def _table(self, ruling: Ruling) -> tuple[Game[Any], Layout[Any]]:
        rules = rules_of_ruling(ruling.content)
        key = tuple(sorted(rules.items()))
        if key not in self._tables:
            game = unshared_game(self.catalog, rules)
            self._tables[key] = game, layout_of(game)
        return self._tables[key]


def _fails(game: Game[Any], layout: Layout[Any], ruling: Ruling) -> bool:
    try:
        return any(outcome.failures for outcome in run_ruling(game, layout, ruling.content))
    except BadRuling:  # without the ability there is no such table
        return True


def title(card: CardDef, number: int) -> str:
    """The name of an ability, or its number if it has none."""
    return ability_name(card["abilities"][number]) or str(number)
