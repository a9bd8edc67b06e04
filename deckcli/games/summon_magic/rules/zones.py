"""Cards on their way from zone to zone: drawing, paying, entering, leaving."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import insert, plus, without
from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.state import BITS, NONE, OTHER
from deckcli.engine.triggers import Trigger
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules

EVERYBODY: Final = 3


def lose(state: SummonState, seat: i64, ending: i64) -> None:
    """A player has lost, and the game is over; what happens after that does not count."""
    if not state.over:
        state.finish(opposing(seat), ending, seat)


# -- decks


def draw(game: SummonRules, state: SummonState, seat: i64, amount: i64) -> None:
    """Draw cards one by one; an empty deck and too full a hand lose at once."""
    player = state.players[seat]
    drawn: i64 = 0
    for nth in range(amount):
        if len(player.deck) == 0:
            state.emit(t.DRAWS, seat, amount=drawn)
            lose(state, seat, t.EMPTY_DRAW)
            return
        player.deck, card = pop(player.deck)
        state.seen[card] |= BITS[seat]
        player.hand = append(player.hand, card)
        drawn += 1
        if len(player.hand) > game.hand_limit(state, seat):
            state.emit(t.DRAWS, seat, amount=drawn)
            lose(state, seat, t.MAGIC_BURST)
            return
    state.emit(t.DRAWS, seat, amount=drawn)


def mill(
    state: SummonState, seat: i64, amount: i64, heard_as: i64 = t.MILLS, card: i64 = NONE
) -> None:
    """Cards go from the top of a deck to the graveyard, as many as there are."""
    player = state.players[seat]
    milled = min(amount, len(player.deck))
    for nth in range(milled):
        player.deck, top = pop(player.deck)
        state.seen[top] = EVERYBODY
        player.graveyard = append(player.graveyard, top)
    state.emit(heard_as, seat, card, amount=milled)


def pay(state: SummonState, seat: i64, amount: i64, card: i64) -> None:
    """Pay a cost for a card from the deck; who cannot has lost."""
    if amount == 0 or state.over:
        return
    if amount > len(state.players[seat].deck):
        state.emit(t.CANNOT_PAY, seat, card, amount=amount)
        lose(state, seat, t.UNPAYABLE)
    else:
        mill(state, seat, amount, t.PAYS, card)


def pay_adv(game: SummonRules, state: SummonState, card: i64) -> None:
    """Pay the ADV cost of a card that comes into play, if it has one."""
    face = game.prints[state.faces[card]]
    if face.cost_kind == t.ADV:
        pay(state, state.owners[card], face.cost, card)


def put_under_deck(state: SummonState, card: i64) -> None:
    """A card of the graveyard goes under its owner's deck."""
    player = state.players[state.owners[card]]
    player.graveyard = remove(player.graveyard, card)
    player.deck = insert(player.deck, 0, card)
    state.emit(t.GOES_UNDER_DECK, state.owners[card], card)


# -- hands and piles


def to_hand(game: SummonRules, state: SummonState, card: i64) -> None:
    """A card that is in no zone goes to its owner's hand, a side card back to the side deck."""
    if state.flags[card] & t.OF_SIDE:
        bury(state, card)
        return
    seat = state.owners[card]
    player = state.players[seat]
    state.flags[card] = 0
    state.seen[card] |= BITS[seat]
    player.hand = append(player.hand, card)
    state.emit(t.RETURNS, seat, card)
    if len(player.hand) > game.hand_limit(state, seat):
        lose(state, seat, t.MAGIC_BURST)


def bury(state: SummonState, card: i64) -> None:
    """A card that is in no zone goes to its owner's graveyard, a side card to the side deck.

    The graveyard is open; a side deck is not, so that a card which lay face down stays unseen.
    """
    seat = state.owners[card]
    player = state.players[seat]
    if state.flags[card] & t.OF_SIDE:
        player.side = plus(player.side, card)
        state.flags[card] = 0
        state.emit(t.GOES_ASIDE, seat, card)
    else:
        state.seen[card] = EVERYBODY
        player.graveyard = append(player.graveyard, card)
        state.flags[card] = 0
        state.emit(t.IS_BURIED, seat, card)


def discard(state: SummonState, card: i64) -> None:
    seat = state.owners[card]
    player = state.players[seat]
    player.hand = remove(player.hand, card)
    player.graveyard = append(player.graveyard, card)
    state.seen[card] = EVERYBODY
    state.emit(t.DISCARDS, seat, card)


def take_from_pile(state: SummonState, card: i64) -> bool:
    """Take a card from hand, deck, graveyard or side deck; False if it lies in none of them."""
    player = state.players[state.owners[card]]
    if card in player.hand:
        player.hand = remove(player.hand, card)
    elif card in player.deck:
        player.deck = remove(player.deck, card)
    elif card in player.graveyard:
        player.graveyard = remove(player.graveyard, card)
    elif card in player.side:
        player.side = without(player.side, card)
        state.flags[card] = t.OF_SIDE
    else:
        return False
    return True


def play_from(state: SummonState, card: i64) -> None:
    """A card leaves its pile face up and is being played."""
    take_from_pile(state, card)
    state.seen[card] = EVERYBODY
    state.staged = append(state.staged, card)


def play_hidden(state: SummonState, pile: i64, seat: i64, card: i64) -> i64:
    """A card of hand or side deck leaves unseen and is being laid; the id that it has now."""
    player = state.players[seat]
    if pile == t.SIDE:
        side = player.side[:]
        last = state.slip_out(side, card)
        player.side = without(side, last)
        state.flags[last] = t.OF_SIDE
    else:
        last = state.slip_out(player.hand, card)
        player.hand = remove(player.hand, last)
    state.staged = append(state.staged, last)
    return last


def leave_stage(state: SummonState, card: i64) -> bool:
    """Take a card that is being played off the stage; False if it is not there."""
    if card not in state.staged:
        return False
    state.staged = remove(state.staged, card)
    return True


def take_set(state: SummonState, card: i64) -> None:
    """A set card is turned up and is being used; wherever it goes, it is another card there."""
    player = state.players[state.owners[card]]
    player.magic = without(player.magic, card)
    state.flags[card] &= t.OF_SIDE
    state.seen[card] = EVERYBODY
    state.staged = append(state.staged, card)
    _strike_out(state, card)


# -- the field


def lay_set(state: SummonState, card: i64) -> None:
    """A card that is in no zone lies face down in the magic zone; its owner may look."""
    player = state.players[state.owners[card]]
    player.magic = plus(player.magic, card)
    state.flags[card] = state.flags[card] & t.OF_SIDE | t.FACE_DOWN | t.NEW


def enter(game: SummonRules, state: SummonState, card: i64, position: i64) -> None:
    """A card that is in no zone becomes a face-up monster of its owner; nothing is announced."""
    seat = state.owners[card]
    player = state.players[seat]
    player.monsters = plus(player.monsters, card)
    state.seen[card] = EVERYBODY
    state.flags[card] = state.flags[card] & t.OF_SIDE | position
    game.note_field(state)
    state.emit(t.ENTERS_FIELD, seat, card, amount=position)


def enter_unseen(state: SummonState, card: i64) -> None:
    """A card that is in no zone becomes a face-down monster of its owner."""
    seat = state.owners[card]
    player = state.players[seat]
    player.monsters = plus(player.monsters, card)
    state.flags[card] = state.flags[card] & t.OF_SIDE | t.IN_DEFENCE | t.FACE_DOWN
    state.emit(t.ENTERS_UNSEEN, seat, card)


def turn_up(game: SummonRules, state: SummonState, monster: i64) -> None:
    """A face-down monster is turned up, and its ADV cost is paid now; others stay as they are."""
    if not state.is_face_down(monster) or not game.is_unit(state, monster):
        return
    state.flags[monster] &= ~t.FACE_DOWN
    state.seen[monster] = EVERYBODY
    game.note_field(state)
    state.emit(t.TURNS_UP, state.owners[monster], monster)
    pay_adv(game, state, monster)


def equip(game: SummonRules, state: SummonState, card: i64, monster: i64) -> None:
    """A card that is in no zone lies face up on or under a monster."""
    state.seen[card] = EVERYBODY
    state.attach(card, monster, t.EQUIPPED)
    game.note_field(state)
    state.emit(t.IS_EQUIPPED, state.owners[card], card, monster)


def lift(game: SummonRules, state: SummonState, monster: i64) -> vec[i64]:
    """Take a monster off the field; its cards from the top, for the caller to place.

    Equipment and counters go to their owners' graveyards.
    """
    player = state.players[state.owners[monster]]
    player.monsters = without(player.monsters, monster)
    _leave(state, monster)
    if len(state.waiting) > 0:
        state.waiting = vec[Trigger]([one for one in state.waiting if one.source != monster])
    cards = vec[i64]([monster])
    if len(state.attached) > 0:
        bases = state.bases(monster)
        for at in range(len(bases) - 1, -1, -1):
            cards = append(cards, bases[at])
        for card in state.on(monster, t.ATTACHED):
            _come_off(state, card)
            if card not in cards:
                bury(state, card)
    game.note_field(state)
    return cards


def _come_off(state: SummonState, card: i64) -> None:
    state.take_off(card)
    state.detach(card)
    _leave(state, card)


def leave_field(game: SummonRules, state: SummonState, card: i64) -> None:
    """Take a card that is no monster off the field; it is in no zone then."""
    player = state.players[state.owners[card]]
    if state.flags[card] & t.EQUIPPED:
        _come_off(state, card)
    else:
        if card == player.field:
            player.field = NONE
        elif card == state.weather:
            state.weather = NONE
        else:
            player.magic = without(player.magic, card)
        _leave(state, card)
    game.note_field(state)


def _leave(state: SummonState, card: i64) -> None:
    """A card has left the field: nothing it had lasts, and nothing is aimed at it any more."""
    state.flags[card] &= t.OF_SIDE
    state.forget(card)
    _strike_out(state, card)


def _strike_out(state: SummonState, card: i64) -> None:
    """Nothing is aimed any more at a card that leaves; if it comes back, it is another one.

    A skill that waits on the stage, and an attack at any time, have lost who uses it; a skill
    that waits has also lost it as the attacker that set it off.
    """
    for frame in state.agenda:
        for slot in range(len(frame.chosen)):
            if card in frame.chosen[slot]:
                frame.chosen[slot] = without(frame.chosen[slot], card)
        if frame.source == NONE or len(frame.values) <= t.ITEM:
            continue  # no item
        status, item = frame.values[t.STATUS], frame.values[t.ITEM]
        if frame.source == card and (status == t.ON_STAGE or item == t.ATTACK_ITEM):
            frame.source = NONE
        elif status == t.ON_STAGE and frame.values[OTHER] == card:
            frame.values[OTHER] = NONE
    for at in range(len(state.waiting)):
        if state.waiting[at].other == card:
            state.waiting[at] = state.waiting[at].without_other()
