"""From deck arguments to a game that can be played, or to an ending that says why not."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import typer

from deckcli.cli.exit_status import ExitStatus
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.findings import Severity

if TYPE_CHECKING:
    from deckcli.decks.deck import Deck
    from deckcli.engine.game import Game
    from deckcli.engine.rule_options import Rules


class Table:
    """A game, the decks as they were written, and as the game needs them."""

    def __init__(
        self, game: Game, decks: Sequence[Deck], seats: Sequence[Any], rules: Rules
    ) -> None:
        self.game, self.decks, self.seats, self.rules = game, decks, seats, rules


def open_table(session: Session, arguments: Sequence[str], rules: Sequence[str]) -> Table:
    """Read and check the decks; ends the program where one is not legal or cannot be played."""
    from deckcli.games.playing import game_of, seated

    decks = [_legal_deck(session, one) for one in arguments]
    keys = sorted({deck.game for deck in decks})
    if len(keys) > 1:
        raise BadSetting(f"decks of different games: {' and '.join(keys)}")
    chosen = chosen_rules(keys[0], rules, decks)
    game = game_of(session.library.catalog(keys[0]), rules=chosen)
    return Table(game, decks, seated(game, decks), chosen)


def _legal_deck(session: Session, argument: str) -> Deck:
    file = session.library.deck(argument)
    errors = [one for one in file.findings if one.severity is not Severity.ADVICE]
    if file.deck is None or errors:
        for one in errors:
            print(f"{one.place}: {one.code} {one.rule.name}: {one.message}", file=sys.stderr)
        unreadable = any(one.severity is Severity.UNREADABLE for one in errors)
        raise typer.Exit(ExitStatus.USAGE if unreadable else ExitStatus.FINDINGS)
    return file.deck


def chosen_seed(session: Session, seed: int | None) -> int:
    """The seed that was asked for, or one drawn and told, so that the run can be repeated."""
    if seed is not None:
        return seed
    from random import SystemRandom

    drawn = SystemRandom().randrange(1_000_000)
    session.say(f"seed {drawn}")
    return drawn


def chosen_rules(key: str, given: Sequence[str], decks: Sequence[Deck]) -> Rules:
    """The rules of a game with what `--rule key=value` chooses; raises BadSetting."""
    from deckcli.games import playing

    chosen: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadSetting(f"--rule {text!r} has no value", hint="write --rule key=value")
        chosen[name] = value
    return playing.chosen_rules(key, chosen, decks)
