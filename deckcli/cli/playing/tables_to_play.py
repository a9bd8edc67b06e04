"""Turns arguments into decks, bots, rules and a seed, or exits and says why not."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.session import Session, columns_of
from deckcli.core.black_box import drawn
from deckcli.core.errors import BadSetting
from deckcli.core.findings import Severity
from deckcli.core.text import listed

if TYPE_CHECKING:
    from deckcli.decks.deck import Deck
    from deckcli.decks.reading import DeckFile
    from deckcli.engine.rule_options import Rules


def named_decks(ctx: typer.Context) -> list[str]:
    """The decks of a command that gives each seat one, A to D; raises BadSetting."""
    from deckcli.matches.table import LETTERS

    beyond = len(ctx.args)
    if beyond:
        raise BadSetting(
            f"{len(LETTERS) + beyond} decks at one table; there are {len(LETTERS)} seats",
            hint="deckcli tournament lets many decks meet",
        )
    given = [ctx.params[letter] for letter in LETTERS.lower()]
    for letter, deck in zip(LETTERS, given, strict=True):
        if deck == "":
            raise BadSetting(f"the seat {letter} has no deck", hint="name a file or game/name")
    return [deck for deck in given if deck is not None]


def legal_decks(
    session: Session, arguments: Sequence[str], *, allow_illegal: bool = False
) -> list[Deck]:
    """The decks, all of one game; exits if one cannot be read or is not legal."""
    files = [session.library.deck(argument) for argument in arguments]
    status = max(refused(file, allow_illegal=allow_illegal) for file in files)
    if status:
        raise typer.Exit(status)
    decks = [file.deck for file in files if file.deck is not None]
    games = list(dict.fromkeys(deck.game for deck in decks))
    if len(games) > 1:
        raise BadSetting(f"decks of different games: {listed(games, last='and')}")
    return decks


def refused(file: DeckFile, *, allow_illegal: bool) -> ExitStatus:
    """Print what is wrong with a deck, and return the exit status that follows."""
    errors = [finding for finding in file.findings if finding.severity is not Severity.ADVICE]
    unreadable = any(finding.severity is Severity.UNREADABLE for finding in errors)
    if file.deck is not None and not unreadable and (allow_illegal or not errors):
        return ExitStatus.OK
    file.findings = errors
    tell_findings(file)
    return ExitStatus.USAGE if unreadable else ExitStatus.FINDINGS


def tell_findings(file: DeckFile) -> None:
    """Print what was found in a deck to standard error, as `deckcli check` would."""
    from deckcli.report import FORMATS
    from deckcli.report.checked import Options, checked_deck

    options = Options(quiet=True, columns=columns_of(sys.stderr))
    found = FORMATS["text"].render([checked_deck(file)], options=options)
    print(found, end="", file=sys.stderr)


def chosen_bots(written: str, decks: int) -> list[str]:
    """`greedy` or `greedy,random`: one bot for all decks, or one for each."""
    names = [name.strip() for name in written.split(",")]
    if len(names) not in (1, decks) or not all(names):
        several = "both decks, or two" if decks == 2 else f"all decks, or {decks}"
        raise BadSetting(f"--bots {written}: one bot for {several} with a comma between them")
    return names if len(names) == decks else names * decks


def weighed(bots: str, weights: str) -> str:
    """The bots as written, with `tuned` weighing tables by this file, if there is one."""
    if not weights:
        return bots
    names = [name.strip() for name in bots.split(",")]
    if "tuned" not in names:
        raise BadSetting(
            f"--weights {weights}: {f'none of {bots}' if bots else 'no bot'} is tuned",
            hint=f"--bots tuned --weights {weights}",
        )
    return ",".join(f"tuned:{weights}" if name == "tuned" else name for name in names)


def chosen_seed(session: Session, seed: int | None) -> int:
    """The seed asked for, or a random one, which is printed so that the run can be repeated."""
    if seed is not None:
        return seed
    fresh = drawn_seed()
    tell_seed(session, fresh)
    return fresh


def drawn_seed() -> int:
    """A random seed, for commands that print it later, when nothing can go wrong any more."""
    from random import SystemRandom

    return drawn(SystemRandom().randrange(1_000_000))


def tell_seed(session: Session, seed: int) -> None:
    session.say(f"seed {seed}")


def rules_given(written: Sequence[str]) -> dict[str, str]:
    """What `--rule key=value` says, however often; raises BadSetting."""
    given: dict[str, str] = {}
    for text in written:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise BadSetting(f"--rule {text}: write it as key=value")
        given[key.strip()] = value.strip()
    return given


def chosen_rules(key: str, written: Sequence[str], decks: Sequence[Deck]) -> Rules:
    """The rules of a game, as `--rule` chooses them; raises BadSetting."""
    from deckcli.games import playing

    return playing.chosen_rules(key, rules_given(written), decks)
