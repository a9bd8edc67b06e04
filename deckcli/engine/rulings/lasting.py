"""What happened before a ruling's table: effects in force, and who has seen what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.game import Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.naming import Names
from deckcli.engine.language.plain import Misread
from deckcli.engine.language.reader import Reader
from deckcli.engine.modifiers import Modifier
from deckcli.engine.rulings.layouts import BadRuling, Inside, items_of, only, seat_called
from deckcli.engine.state import BITS, NONE, Frame, State
from deckcli.engine.words.verbs import Stat, timed
from deckcli.engine.words.vocabulary import core_vocabulary


class Owner(NamedTuple):
    """What an effect applies to: a card, or with NONE as the card, all cards of a seat."""

    seat: int
    card: int = NONE


def put_in_force(
    game: Game[Any], state: State, owner: Owner, marks: Mapping[str, Any], stats: Sequence[Stat]
) -> None:
    """Put the `effects` given for a card or a player in force, as if they had just begun.

    Each is written as in the ability language: what `modify` would change, and until when. Raises
    BadRuling. A caller that caches modifiers must refresh its cache.
    """
    for number, effect in enumerate(items_of(marks, "effects")):
        with Inside("effects", number):
            try:
                _put(game, state, owner, effect, {stat.name: stat for stat in stats})
            except Misread as mistake:
                found = mistake.problem
                raise BadRuling(found.message, hint=found.hint, at=found.at) from mistake


def _put(
    game: Game[Any], state: State, owner: Owner, effect: Any, stats: Mapping[str, Stat]
) -> None:
    if not isinstance(effect, Mapping):
        raise BadRuling(f"an effect is a mapping, not {effect!r}", hint=_form(stats))
    in_layer = ("layer",) if game.layers > 0 else ()
    only(effect, (*stats, "until", *in_layer), "lasting effect")
    if in_layer and "layer" not in effect:
        raise BadRuling(f"an effect says in which layer it is: 1 to {game.layers}")
    if "until" not in effect or len(effect) == 1:
        raise BadRuling("an effect says what it changes, and until when", hint=_form(stats))
    reader = Reader(core_vocabulary(), Names([], {}))
    lasts = reader.argument(v.until(), effect["until"], ("until",))
    until, whose = timed(game, state, lasts, owner.seat)
    layer = 0
    if in_layer:
        layer = reader.argument(v.layer(game.layers), effect["layer"], ("layer",))
    for name, stat in stats.items():
        if name in effect:
            written = stat.amount(_plain(reader, stat, effect[name]))
            frame = Frame(NONE, owner.seat, owner.card, vec[i64](), vec[vec[i64]]())
            amount = written.value(game, state, frame)
            made = Modifier(
                stat.index, owner.card, amount, until, whose, state.turn, owner.card, layer
            )
            state.modifiers = append(state.modifiers, made)


def _plain(reader: Reader, stat: Stat, value: Any) -> Any:
    """The value given for a stat; a table has no numbers that are still to be computed."""
    if stat.arg.holds == "number" and (isinstance(value, bool) or not isinstance(value, int)):
        raise BadRuling(f"{value!r} is not a whole number", at=(stat.name,))
    return reader.argument(stat.arg, value, (stat.name,))


def _form(stats: Mapping[str, Stat]) -> str:
    return f"{{{next(iter(stats))}: …, until: {next(iter(core_vocabulary().of(v.UNTIL)))}}}"


def note_seen(state: State, card: int, marks: Mapping[str, Any]) -> None:
    """Some players know the face of a card although it lies hidden; raises BadRuling."""
    for number, who in enumerate(items_of(marks, "seen_by")):
        with Inside("seen_by", number):
            state.seen[card] |= BITS[seat_called(who, state)]
