"""A card is played: what becomes of the cards before it, and what its text does at once."""

from __future__ import annotations

from deckcli.core.packed import joined, plus
from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.game import ability_frame
from deckcli.engine.notation import action, actions, first_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, NOTHING, Frame
from deckcli.games.blue_moon.rules.areas import (
    EVERYBODY,
    discard,
    lay_aside,
    leave_hand,
    note_exhaustion,
    slip_out,
)
from deckcli.games.blue_moon.rules.codes import (
    ACHIEVEMENT,
    ASK_DISCARD,
    ASK_INTERFERE,
    BLUFF,
    BOOSTER,
    CANCELS,
    DISCARD,
    GANG,
    HYLA,
    INTERFERE,
    INTERFERENCE_TIME,
    INTERFERES,
    KEEPS_ACTIVE,
    LEADERSHIP,
    LET_BE,
    LOADS,
    ON_PLAY,
    PAIR,
    SHIP,
    STEPS_BACK,
    STOP,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.texts import Fits


def play_character(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64, *, covers: bool = False
) -> None:
    """The first character of a turn makes those before it inactive.

    Its own gang stays active, unless the player would rather cover it.
    """
    joins = game.goes_on(state, card)
    counts = not joins and not game.is_free(state, seat, card, face_down=False)
    paired = joins and _is_pair(game, state, card)
    keeps = not covers and is_gang_of(game, state, seat, card)
    is_first = state.characters == 0
    _lay(state, seat, card)
    player = state.players[seat]
    before = player.combat
    player.combat = plus(before, card)
    state.stale = True
    if is_first and len(before) > 0 and not keeps and not _keeps_active(game, state, card):
        player.past = joined(player.past, before)
        player.combat = vec[i64]([card])
        state.stale = True
        state.emit(STEPS_BACK, seat, amount=len(before))
    state.characters += 1
    state.into_combat += 1
    if not counts:
        state.freely += 1
    _note_last(game, state, card, paired=paired)
    take_effect(game, state, seat, card)


def is_gang_of(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> bool:
    """Whether all active cards are of the gang of the one that is about to be played."""
    gang = game.prints[state.faces[card]].gang
    if gang < 0 or not game.icons_in_hand(state, card) & GANG:
        return False
    for other in state.players[seat].combat:
        if game.face(state, other).gang != gang or not game.shows(state, other, GANG):
            return False
    return True


def may_cover(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> bool:
    """Whether a character that may be played would go on with the gang of earlier turns."""
    return (
        game.prints[state.faces[card]].gang >= 0
        and state.characters == 0
        and len(state.players[seat].combat) > 0
        and is_gang_of(game, state, seat, card)
    )


def _keeps_active(game: BlueMoonRules, state: BlueMoonState, card: i64) -> bool:
    if game.prints[state.faces[card]].touches >> KEEPS_ACTIVE & 1:
        for one in game.working(state, state.owners[card], KEEPS_ACTIVE):
            if one.frame.source == card:
                return True
    return False


def play_fighting(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> None:
    """A booster or a support is played."""
    kind = game.face(state, card).kind
    joins = game.goes_on(state, card)
    if not joins and not game.is_free(state, seat, card, face_down=False):
        if kind == BOOSTER:
            state.boosters += 1
        else:
            state.supports += 1
    paired = joins and _is_pair(game, state, card)
    _lay(state, seat, card)
    player = state.players[seat]
    if kind == BOOSTER:
        player.combat = plus(player.combat, card)
        state.into_combat += 1
    else:
        player.support = plus(player.support, card)
        state.supported += 1
    state.stale = True
    _note_last(game, state, card, paired=paired)
    take_effect(game, state, seat, card)


def play_bluff(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> None:
    """A card is laid face down as a support."""
    if not game.is_free(state, seat, card, face_down=True):
        state.supports += 1
    _count_play(state, seat, card)
    laid = slip_out(game, state, card, BLUFF)
    player = state.players[seat]
    player.bluffs = plus(player.bluffs, laid)
    state.supported += 1
    state.stale = True
    state.last, state.paired = laid, False
    note_exhaustion(state)


def load(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64, ship: i64) -> None:
    """A card is laid onto a ship, in sight of everybody."""
    leave_hand(state, card)
    state.players[seat].load(card, ship)
    state.emit(LOADS, seat, card, ship)
    note_exhaustion(state)


def land(game: BlueMoonRules, state: BlueMoonState, seat: i64, ship: i64) -> None:
    """A ship lands: what it carries can be played this turn."""
    player = state.players[seat]
    carried = player.cast_off(ship)
    player.landed = plus(player.landed, ship)
    player.ashore = joined(player.ashore, carried)
    state.stale = True


def lead(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> None:
    """A card of the leadership phase is played from the hand."""
    if seat == state.active:
        state.plays += 1
    leave_hand(state, card)
    note_exhaustion(state)
    place_led(game, state, seat, card)


def place_led(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> None:
    """A card of the leadership phase takes its place, and its text begins."""
    player, kind = state.players[seat], game.face(state, card).kind
    state.stale = True
    if kind == LEADERSHIP:
        player.pile = plus(player.pile, card)
        state.order = card
    elif kind == SHIP:
        player.ships = plus(player.ships, card)
        player.cargo = append(player.cargo[:], vec[i64]())
    elif kind == HYLA:
        if state.hyla != NONE:
            discard(game, state, state.hyla)
        state.hyla = card
    elif kind == ACHIEVEMENT:
        player.achieved = plus(player.achieved, card)
    if game.shows(state, card, STOP):
        state.stopped = True
    if kind == ACHIEVEMENT and len(state.players[1 - seat].achieved) > 0:
        state.push(game.rivalry_program, 1 - seat)
        state.push(game.rivalry_program, seat)
    take_effect(game, state, seat, card)


def take_effect(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> None:
    """A card was played: its text begins, unless the opponent interferes first."""
    run_texts(game, state, seat, card, ON_PLAY)
    if game.has_interference and len(interfering(game, state, 1 - seat, card)) > 0:
        state.push(game.interference_program, 1 - seat, card)


def interfering(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> vec[i64]:
    """The interference cards in a hand that may be played against a card."""
    found = vec[i64]()
    for held in state.players[seat].hand:
        face = game.face(state, held)
        if face.touches >> INTERFERES & 1 and _may_interfere(game, state, seat, held, card):
            frame = Frame(-1, seat, held, vec[i64](), NOTHING)
            for static in face.statics:
                if isinstance(static, Fits) and static.fitting.fits(game, state, frame, card):
                    found = append(found, held)
    return found


def _may_interfere(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64, answered: i64
) -> bool:
    """Whether the player on turn neither forbids it nor ignores the text that it answers with.

    What the answered card itself says does not count yet.
    """
    if game.is_forbidden(state, seat, card, face_down=False, but=answered):
        return False
    return not game.is_silenced(state, card, answered)


class Interfere(Op):
    """The opponent of who has played a card (the source) may play an interference card."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        cards = interfering(game, state, frame.seat, frame.source)
        options = append(actions(INTERFERE, cards), action(LET_BE))
        self.ask(game, state, frame, ASK_INTERFERE, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if verb_of(action) == LET_BE:
            return
        card = first_of(action)
        discard(game, state, card)
        for text in game.face(state, card).texts[INTERFERENCE_TIME]:
            made = ability_frame(game, state, text, frame.seat, card)
            made.values = vec[i64]([frame.source, NONE, 0, NONE])


def cancel(game: BlueMoonRules, state: BlueMoonState, card: i64) -> None:
    """A card that was played has no effect and is discarded; what it stopped is free again."""
    kept = vec[Frame]()
    for frame in state.agenda:
        if frame.source != card or frame.program <= game.rivalry_program:
            kept = append(kept, frame)
    state.agenda = kept
    if game.shows(state, card, STOP):
        state.stopped = False
    if state.last == card:
        state.last = NONE
    player = state.players[state.owners[card]]
    state.stale = True
    state.emit(CANCELS, state.owners[card], card)
    if state.order == card:
        state.order = NONE  # it lies on the pile for leadership cards already
    elif card in player.ships:
        player.cast_off(card)
        lay_aside(game, state, card)
    else:
        discard(game, state, card)


class GiveUpAchievement(Op):
    """Two achievements meet: the player discards one of his own."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        options = actions(DISCARD, state.players[frame.seat].achieved)
        if len(options) > 0:
            self.ask(game, state, frame, ASK_DISCARD, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        discard(game, state, first_of(action))


def run_texts(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64, timing: i64) -> None:
    """What a card's text does at this time begins, if it works."""
    texts = game.prints[state.faces[card]].texts[timing]
    if len(texts) > 0 and not game.is_ignored(state, card):
        for at in range(len(texts) - 1, -1, -1):  # the first of them lies on top
            ability_frame(game, state, texts[at], seat, card)


def _lay(state: BlueMoonState, seat: i64, card: i64) -> None:
    """A card leaves the hand or the shore to be played openly."""
    _count_play(state, seat, card)
    leave_hand(state, card)
    note_exhaustion(state)


def _count_play(state: BlueMoonState, seat: i64, card: i64) -> None:
    state.plays += 1
    player = state.players[seat]
    state.from_ship = NONE
    if card in player.ashore:
        state.from_ship = card
    elif len(player.landed) > 0:
        state.hand_plays += 1


def _is_pair(game: BlueMoonRules, state: BlueMoonState, card: i64) -> bool:
    """Whether the card goes with the last one as a pair, not as a gang."""
    return bool(game.icons_in_hand(state, card) & PAIR)


def _note_last(game: BlueMoonRules, state: BlueMoonState, card: i64, *, paired: bool) -> None:
    state.last, state.paired = card, paired
    if game.shows(state, card, STOP) and not state.stopped:
        _stop(game, state)


def _stop(game: BlueMoonRules, state: BlueMoonState) -> None:
    """Only what texts grant may follow: the normal play that was made is counted no longer."""
    state.stopped = True
    if state.element == NONE:
        return
    if state.loads > 0:
        state.loads -= 1
    elif state.boosters > game.more_plays(state, state.active, BOOSTER):
        state.boosters -= 1
    elif state.supports > 0:
        state.supports -= 1
    elif state.boosters > 0:
        state.boosters -= 1


def take_from_deck_to_play(state: BlueMoonState, seat: i64, card: i64) -> None:
    """A card found in the deck is taken out, in sight of everybody."""
    player = state.players[seat]
    player.deck = remove(player.deck[:], card)
    state.seen[card] = EVERYBODY
    state.taken += 1
    note_exhaustion(state)
