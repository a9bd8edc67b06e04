"""What a player may do: the actions of a turn, free ones, and answers (rulebook p.7 to 9)."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.events import can_use, meets
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, first_of, for_each_card, second_of, verb_of
from deckcli.engine.state import BITS, NONE
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.battle import begin_attack, in_reach
from deckcli.games.summon_magic.rules.chain import new_item, play_item
from deckcli.games.summon_magic.rules.entering import begin_entry, may_enter
from deckcli.games.summon_magic.rules.faces import SummonFace
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import play_from, play_hidden, take_set

UNPROMPTED: Final = -1  # nothing is answered: it is the player's own main phase
_CHARGE: Final = action(t.CHARGE)
_END_TURN: Final = action(t.END_TURN)
_TURNS: Final = for_each_card(t.TURN)
_PLAYS: Final = for_each_card(t.PLAY)
_SETS: Final = for_each_card(t.SET)
_USES: Final = for_each_card(t.USE)
_SUMMONS: Final = for_each_card(t.SUMMON)  # the position is added to these
_EVOLUTIONS: Final = for_each_card(t.EVOLVE)  # the base is added to these
_COMMANDS: Final = for_each_card(t.COMMAND)  # the skill is added to these
_BUSY: Final = t.COMMANDED | t.TURNED  # flags of monsters that may not be turned,
_UNABLE: Final = t.COMMANDED | t.IN_DEFENCE  # or not be commanded
_LOTS: Final = 30  # of faces; with more, their bits would take Python twice as long
_USUAL: Final = 16  # options that a list has room for before it grows


def main_options(game: SummonRules, state: SummonState, seat: i64) -> vec[i64]:
    """Everything the turn player may do when nothing waits."""
    options = with_answers(game, state, seat, UNPROMPTED)
    if state.turn > 1:
        options = _with_commands(game, state, seat, options)
    flags = state.flags
    for monster in state.players[seat].monsters:
        if not flags[monster] & _BUSY:
            options = append(options, _TURNS[monster])
    return append(options, _END_TURN)


def with_answers(game: SummonRules, state: SummonState, seat: i64, item: i64) -> vec[i64]:
    """What may be done unprompted or in answer to an item: action points are for one's own turn."""
    player = state.players[seat]
    if seat != state.active and len(player.magic) == 0:
        return vec[i64]()
    options = with_room(_USUAL)
    if seat == state.active and state.ap > 0:
        options = append(options, _CHARGE)
        hand, faces = player.hand, state.faces
        met: i64 = 0  # a bit for each lot of faces
        for card in hand:
            bit = BITS[faces[card] % _LOTS]
            if not met & bit or not _was_met(state, hand, card):
                met |= bit
                options = _with_card(game, state, seat, card, item, options)
        if player.avatar != NONE and game.side_plays(state, seat) > player.side_plays:
            for card in game.distinct(state, player.side):
                face = game.prints[state.faces[card]]
                if face.kind == t.MAGIC and _may_play(game, state, seat, card, face, item):
                    options = append(options, action(t.PLAY_SIDE, card))
    for card in player.magic:
        if state.flags[card] & (t.FACE_DOWN | t.NEW) == t.FACE_DOWN:
            options = _with_set(game, state, seat, card, item, options)
    return options


def _was_met(state: SummonState, hand: vec[i64], card: i64) -> bool:
    """Whether a card of a hand cannot be told from one before it, as `distinct` has it."""
    faces, seen = state.faces, state.seen
    for other in hand:
        if other == card:
            break
        if faces[other] == faces[card] and seen[other] == seen[card]:
            return True
    return False


def _with_set(
    game: SummonRules, state: SummonState, seat: i64, card: i64, item: i64, options: vec[i64]
) -> vec[i64]:
    """The options, and the use of a card that was set on an earlier turn."""
    face = game.prints[state.faces[card]]
    if face.kind == t.MONSTER:
        if may_enter(game, state, seat, face):
            options = append(options, action(t.USE_MONSTER, card, 0))
            options = append(options, action(t.USE_MONSTER, card, 1))
    elif _may_play(game, state, seat, card, face, item):
        options = append(options, _USES[card])
    return options


def _with_card(
    game: SummonRules, state: SummonState, seat: i64, card: i64, item: i64, options: vec[i64]
) -> vec[i64]:
    """The options, and what may be done with a card of the hand for one action point."""
    face = game.prints[state.faces[card]]
    if face.kind != t.MONSTER:
        if _may_play(game, state, seat, card, face, item):
            options = append(options, _PLAYS[card])
        if item == UNPROMPTED:
            options = append(options, _SETS[card])
        return options
    if face.summon == t.NORMAL:
        if may_enter(game, state, seat, face):
            options = append(append(options, _SUMMONS[card]), _SUMMONS[card] + 1)
    elif face.summon == t.EVO_L:
        for monster in state.players[seat].monsters:
            if game.is_base_for(state, monster, face):
                options = append(options, _EVOLUTIONS[card] + monster)
    if face.is_settable and item == UNPROMPTED:
        options = append(options, _SETS[card])
    return options


def _may_play(
    game: SummonRules, state: SummonState, seat: i64, card: i64, face: SummonFace, item: i64
) -> bool:
    """Whether a card that is no monster can be used now."""
    if item == UNPROMPTED:
        if face.answers != t.ANYTHING:
            return False
    elif not face.answers >> item & 1:
        return False
    if face.use is None:
        return True
    frame = game.contexts[seat][card]
    return meets(game, state, face.use, frame) and can_use(game, state, face.use, frame)


def _with_commands(game: SummonRules, state: SummonState, seat: i64, options: vec[i64]) -> vec[i64]:
    """The options, and the skills that monsters may be commanded to use."""
    flags = state.flags
    for monster in state.players[seat].monsters:
        if flags[monster] & _UNABLE:
            continue
        if state.ap > 0:
            for ability in game.attacks_of(state, monster):
                skill = ability.index
                if game.strikes[skill] > 0 or len(in_reach(game, state, seat, skill)) > 0:
                    options = append(options, _COMMANDS[monster] + skill)
        for ability in game.prints[state.faces[monster]].actions:
            frame = game.contexts[seat][monster]
            if game.costs_ap[ability.index] <= state.ap and (
                meets(game, state, ability, frame) and can_use(game, state, ability, frame)
            ):
                options = append(options, _COMMANDS[monster] + ability.index)
    return options


def begin(game: SummonRules, state: SummonState, seat: i64, taken: i64) -> None:
    """A player does one of these: what it costs at once is paid, and its item begins."""
    verb, card = verb_of(taken), first_of(taken)
    if verb <= t.SET:
        state.ap -= 1
        _begin_action(game, state, seat, taken, verb, card)
    elif verb == t.USE or verb == t.USE_MONSTER:
        take_set(state, card)
        state.emit(t.USES, seat, card)
        if verb == t.USE:
            play_item(game, state, seat, card)
        else:
            begin_entry(game, state, game.summon_program, seat, card, second_of(taken), 1)
    elif verb == t.TURN:
        state.flags[card] |= t.TURNED
        position = 1 - (state.flags[card] & t.IN_DEFENCE)
        frame = state.push(game.position_program, seat, card)
        frame.values = vec[i64]([NONE, NONE, 0, NONE, t.BEGUN, t.TURN_ITEM, position])
    elif verb == t.COMMAND:
        _command(game, state, seat, card, second_of(taken))
    else:
        assert verb == t.END_TURN
        state.emit(t.ENDS_TURN, seat)
        new_item(game, state, game.end_program, seat, NONE, t.END_ITEM)


def _begin_action(
    game: SummonRules, state: SummonState, seat: i64, taken: i64, verb: i64, card: i64
) -> None:
    """What costs an action point: charge, summon, evolve, play, set."""
    if verb == t.CHARGE:
        state.emit(t.CHARGES, seat)
        new_item(game, state, game.charge_program, seat, NONE, t.CHARGE_ITEM)
        return
    if verb == t.SET:
        laid = play_hidden(state, t.HAND, seat, card)
        state.emit(t.SETS, seat, laid)
        new_item(game, state, game.set_program, seat, laid, t.SET_ITEM)
        return
    play_from(state, card)
    if verb == t.SUMMON:
        state.emit(t.SUMMONS_IT, seat, card, amount=second_of(taken))
        begin_entry(game, state, game.summon_program, seat, card, second_of(taken))
    elif verb == t.EVOLVE:
        state.emit(t.EVOLVES_IT, seat, card, second_of(taken))
        frame = new_item(game, state, game.evolve_program, seat, card, t.SUMMON_ITEM)
        frame.chosen = vec[vec[i64]]([vec[i64]([second_of(taken)])])
    else:
        if verb == t.PLAY_SIDE:
            state.players[seat].side_plays += 1
        state.emit(t.PLAYS, seat, card)
        play_item(game, state, seat, card)


def _command(game: SummonRules, state: SummonState, seat: i64, monster: i64, skill: i64) -> None:
    state.flags[monster] |= t.COMMANDED
    state.emit(t.COMMANDS, seat, monster, amount=skill)
    state.ap -= game.costs_ap[skill]
    ability = game.abilities[skill]
    if ability.kind == "attack":
        begin_attack(game, state, monster, skill)
    else:
        frame = ability_frame(game, state, ability, seat, monster)
        frame.values = vec[i64]([NONE, NONE, 0, NONE, t.BEGUN, t.ACTION_ITEM])
