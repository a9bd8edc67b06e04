"""Stats in layers: values are computed from scratch, layer by layer, however cards came into play.

A game says how many layers and which stats it has (`add_layers` in words/layers.py); each change of
such a stat names its layer. What a change asks for is answered by the layers below it, and inside
a layer all is counted before anything changes: first what is set (of several the lowest), then
raised, multiplied and added to. So no order ever matters.

What a card says can be ignored from a layer on: none of its statics works in that layer or a later
one, nor do those outside of layers. Cards of one layer that ignore each other, in a circle of any
length, cancel: all of them are ignored, and none of them ignores anybody else.

Values are computed when somebody reads them, if the table has changed since. The engine notices
that modifiers and faces change; whatever else cards could ask for, a game notes itself when it
changes it, zones above all: `state.stale = True`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.packed import filled
from deckcli.core.vecs import append, i64, pop, vec
from deckcli.engine.granting import InForce
from deckcli.engine.modifiers import ADD, FOR_EVER, IGNORED, RAISE_TO, SET, TIMES, Modifier
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import NONE, NOTHING, Frame, State

if TYPE_CHECKING:
    from deckcli.engine.game import Game


def value_of(game: Game[Any], state: State, card: i64, stat: i64) -> i64:
    """A stat of a card that is kept in layers."""
    if state.stale:
        _compute(game, state)
    return state.values[stat][card]


def is_ignored(game: Game[Any], state: State, card: i64) -> bool:
    """Whether what a card says does not work."""
    if game.layers == 0:
        return False
    if state.stale:
        _compute(game, state)
    return state.values[game.layered][card] != 0


def _compute(game: Game[Any], state: State) -> None:
    state.stale = False  # what is asked from here on is answered by the layers so far
    cards = len(state.faces)
    values = vec[vec[i64]]()  # a new list: clones share the old one
    for stat in range(game.layered):
        values = append(
            values, vec[i64]([game.printed(state, card, stat) for card in range(cards)])
        )
    state.values = append(values, filled(0, cards))  # the last one: who is ignored
    statics = _in_layers(game, state)
    for layer in range(1, game.layers + 1):
        _ignore(game, state, statics, layer)
        _change(game, state, statics, layer)


def _in_layers(game: Game[Any], state: State) -> vec[InForce]:
    """Every static that belongs to a layer; whether it works is known only there."""
    found = vec[InForce]()
    for seat in range(state.seats):
        for source in game.in_play(state, seat):
            for ability in game.abilities_of(state, source):
                for static in ability.statics:
                    if static.layer > 0:
                        frame = Frame(-1, seat, source, vec[i64](), NOTHING)
                        found = append(found, InForce(static, frame))
    return found


def _works(game: Game[Any], state: State, one: InForce, layer: i64) -> bool:
    if one.static.layer != layer or state.values[game.layered][one.frame.source] != 0:
        return False
    return one.static.works(game, state, one.frame)


# -- ignoring


@mypyc_attr(acyclic=True)
class Ignoring:
    """A card that ignores others in the present layer, unless it is ignored there itself."""

    __slots__ = ("cards", "source")

    def __init__(self, source: i64, cards: vec[i64]) -> None:
        self.source, self.cards = source, cards

    def reaches(self, card: i64) -> bool:
        return card != self.source and card in self.cards

    def mark(self, ignored: vec[i64]) -> None:
        for card in self.cards:
            if card != self.source:
                ignored[card] = 1


def _ignore(game: Game[Any], state: State, statics: vec[InForce], layer: i64) -> None:
    ignored = state.values[game.layered]
    for modifier in state.modifiers:
        if modifier.layer == layer and modifier.stat == IGNORED:
            ignored[modifier.card] = 1
    ignoring = vec[Ignoring]()
    for one in statics:
        if one.static.stat == IGNORED and _works(game, state, one, layer):
            cards = one.static.group.cards(game, state, one.frame)
            ignoring = append(ignoring, Ignoring(one.frame.source, cards))
    settle(ignoring, ignored)


def settle(ignoring: vec[Ignoring], ignored: vec[i64]) -> None:
    """Mark the cards that are ignored in a layer, given who would ignore whom there."""
    while len(ignoring) > 1:
        ignoring = _decided(ignoring, ignored)
    for last in ignoring:  # with none against it
        last.mark(ignored)


def _decided(ignoring: vec[Ignoring], ignored: vec[i64]) -> vec[Ignoring]:
    """Decide about those with the fewest against them; the others, as far as they still count.

    With none against it a card does what it says. Where each has some, the smallest lot against
    anybody is a circle that no other card breaks up.
    """
    chosen: i64 = 0
    against = _against(ignoring, 0)
    for nth in range(1, len(ignoring)):
        others = _against(ignoring, nth)
        if len(others) < len(against):
            chosen, against = nth, others
    if len(against) == 0:
        ignoring[chosen].mark(ignored)
    for nth in against:
        ignored[ignoring[nth].source] = 1
    left = vec[Ignoring]()
    for nth in range(len(ignoring)):
        if ignored[ignoring[nth].source] == 0 and (nth != chosen or len(against) > 0):
            left = append(left, ignoring[nth])
    return left


def _against(ignoring: vec[Ignoring], nth: i64) -> vec[i64]:
    """Those that ignore this one, and those that ignore these, and so on; itself, in a circle."""
    found, todo = vec[i64](), vec[i64]([nth])
    while len(todo) > 0:
        todo, at = pop(todo)
        for other in range(len(ignoring)):
            if other not in found and ignoring[other].reaches(ignoring[at].source):
                found = append(found, other)
                todo = append(todo, other)
    return found


# -- changing


def _change(game: Game[Any], state: State, statics: vec[InForce], layer: i64) -> None:
    changes = vec[Modifier]()
    for modifier in state.modifiers:
        if modifier.layer == layer and modifier.stat != IGNORED:
            changes = append(changes, modifier)
    for one in statics:
        static, frame = one.static, one.frame
        if static.stat != IGNORED and _works(game, state, one, layer):
            amount = one.amount(game, state)
            for card in static.group.cards(game, state, frame):
                made = Modifier(
                    static.stat, card, amount, FOR_EVER, frame.seat, 0, frame.source,
                    layer, static.how,
                )  # fmt: skip
                changes = append(changes, made)
    if len(changes) > 0:
        _apply(changes, SET, state.values)
        _apply(changes, RAISE_TO, state.values)
        _apply(changes, TIMES, state.values)
        _apply(changes, ADD, state.values)


def _apply(changes: vec[Modifier], how: i64, values: vec[vec[i64]]) -> None:
    for change in changes:
        if change.how != how or change.card == NONE:
            continue
        row = values[change.stat]
        if how == SET:
            row[change.card] = _lowest(changes, change)
        elif how == RAISE_TO:
            row[change.card] = max(row[change.card], change.amount)
        elif how == TIMES:
            row[change.card] *= change.amount
        else:
            row[change.card] += change.amount


def _lowest(changes: vec[Modifier], one: Modifier) -> i64:
    """The lowest value that the same stat of the same card is set to."""
    lowest = one.amount
    for change in changes:
        if change.how == SET and change.stat == one.stat and change.card == one.card:
            lowest = min(lowest, change.amount)
    return lowest
