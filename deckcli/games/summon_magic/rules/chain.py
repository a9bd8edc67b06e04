"""Over-magic: what a player begins can be answered before it takes effect (rulebook p.31 to 34).

Every action, use and timing skill is an item: a frame with `Answer` between its costs and its
effect. The chain is the engine's (engine/stage.py): answers lie above what they answer, a pass
closes the chain, then the last comes first and nothing is added.
"""

from __future__ import annotations

from deckcli.core.vecs import i64, vec
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action
from deckcli.engine.ops import Op
from deckcli.engine.stage import CHAIN, Respond, put_on_stage
from deckcli.engine.state import NONE, Frame
from deckcli.engine.targeting import break_off
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.faces import SummonFace
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import bury, leave_stage, pay, pay_adv, turn_up


def new_item(
    game: SummonRules, state: SummonState, program: i64, seat: i64, source: i64, item: i64
) -> Frame:
    """Put an item of the rules on the agenda."""
    frame = state.push(program, seat, source)
    frame.values = vec[i64]([NONE, NONE, 0, NONE, t.BEGUN, item])
    return frame


def play_item(game: SummonRules, state: SummonState, seat: i64, card: i64) -> None:
    """A card that is no monster, already on the stage, begins to be played."""
    face = game.prints[state.faces[card]]
    item = item_of(face)
    if face.use is None:
        new_item(game, state, game.lay_program, seat, card, item)
    else:
        frame = ability_frame(game, state, face.use, seat, card)
        frame.values = vec[i64]([NONE, NONE, 0, NONE, t.BEGUN, item])


def item_of(face: SummonFace) -> i64:
    if face.kind == t.MAGIC:
        return t.MAGIC_ITEM
    return t.EFFECT_ITEM


class Answer(Respond):
    """The opponent of whoever began this item may answer it, then it is carried out."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(t.ASK_ANSWER, action(t.PASS), CHAIN)

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        values = frame.values
        if values[t.STATUS] == t.BEGUN:
            if not _may_answer(state, opposing(frame.seat)):  # most items: nobody is asked
                values[t.STATUS] = t.CARRIED_OUT
                state.passes, state.chance = state.seats, NONE
                return
            values[t.STATUS] = t.ON_STAGE
            put_on_stage(game, state, frame.seat)
        super().run(game, state, frame)
        if state.question is None and frame.values[t.STATUS] == t.ON_STAGE:
            frame.values[t.STATUS] = t.CARRIED_OUT


def _may_answer(state: SummonState, seat: i64) -> bool:
    """Whether a player has anything at all to answer with: points of the turn, or a set card."""
    return len(state.players[seat].magic) > 0 or (seat == state.active and state.ap > 0)


class Named(Op):
    """Targets are named: those that lie face down are turned up, and their ADV cost is paid."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for slot in range(len(frame.chosen)):
            for card in frame.chosen[slot][:]:
                state.emit(t.AIMS, frame.seat, card, frame.source)
                if state.flags[card] & t.FACE_DOWN:
                    turn_up(game, state, card)


class PayCard(Op):
    """The ADV cost of a card that is played or of a monster that is summoned."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        pay_adv(game, state, frame.source)


class PayReference(Op):
    """An evolving monster with a reference cost pays the ADV cost of its base once more."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        face = game.prints[state.faces[frame.source]]
        if face.cost_kind != t.REFERENCE:
            pay_adv(game, state, frame.source)
            return
        for base in frame.chosen[0]:
            if game.cost_kind(state, base) == t.ADV:
                pay(state, frame.seat, game.cost_of(state, base), frame.source)


class StillThere(Op):
    """A negated item, and a skill whose monster has left, have no effect."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if frame.values[t.STATUS] == t.NEGATED:
            break_off(game, frame)
        elif frame.source == NONE:
            state.emit(t.FIZZLES, frame.seat, frame.source)
            break_off(game, frame)


class CloseItem(Op):
    """A card that was played and lies nowhere else goes to the graveyard."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        if frame.source != NONE and leave_stage(state, frame.source):
            bury(state, frame.source)


def answered(game: SummonRules, state: SummonState, frame: Frame) -> Frame:
    """The item that the item of this frame answers."""
    agenda = state.agenda
    for place in range(len(agenda) - 1, 0, -1):
        if agenda[place] is frame:
            return agenda[place - 1]
    raise LookupError("nothing is answered")


def negate(game: SummonRules, state: SummonState, frame: Frame) -> None:
    """The item of this frame will have no effect."""
    frame.values[t.STATUS] = t.NEGATED
    state.emit(t.IS_NEGATED, frame.seat, frame.source, amount=frame.values[t.ITEM])
