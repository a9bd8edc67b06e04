"""What every chapter of the BlackPoker rules builds on: cards, characters, numbers, hands."""

from __future__ import annotations

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game
from deckcli.engine.listening import FIRES
from deckcli.engine.notation import first_of, verb_of
from deckcli.engine.state import NONE, Frame
from deckcli.games.blackpoker.rules.codes import (
    AT_ONCE,
    BULWARK,
    CANNOT_ATTACK,
    CHARACTER,
    DECK,
    FACE_DOWN,
    GRAVEYARD,
    HAND,
    NUMBER,
    RAISE,
    TYPES,
)
from deckcli.games.blackpoker.rules.faces import ActionFace, CardFace, CharacterFace
from deckcli.games.blackpoker.rules.state import UNCOUNTED_HAND, BlackPokerState


class BlackPokerRules(Game[BlackPokerState]):
    """The cards of a pack, the actions and characters of a format, and their current state."""

    key = "blackpoker"

    def __init__(self) -> None:
        super().__init__()
        self.prints = vec[CardFace]([CardFace(0, "?", {"en": "an unknown card"})])
        self.actions = vec[ActionFace]()
        self.kinds = vec[CharacterFace]()
        self.bulwark: i64 = 0  # the character that any face-down card is
        self.armed: i64 = 0  # the character made of several cards
        self.action_at = vec[i64]()  # for each program, its action or NONE
        self.masks = vec[i64]()  # of cards that keys consist of, as many as there are bits
        self.on_own_turn = vec[ActionFace]()  # what may be raised with an empty stage
        self.on_own_stage = vec[ActionFace]()  # … on the player's own turn, in response
        self.on_other_turn = vec[ActionFace]()
        self.recruits_from_top = True
        self.most_cards = 0  # the largest deck allowed
        self.most_played = 0  # the rest, dealt at random, stay out of the game
        self.turn_program: i64 = -1

    # -- where cards are

    def units(self, state: BlackPokerState, seat: i64) -> vec[i64]:
        return state.players[seat].units

    def is_in_play(self, state: BlackPokerState, card: i64) -> bool:
        return state.flags[card] & CHARACTER != 0

    def zone(self, state: BlackPokerState, seat: i64, zone: i64) -> vec[i64]:
        player = state.players[seat]
        if zone == HAND:
            return player.hand
        if zone == GRAVEYARD:
            return player.graveyard
        assert zone == DECK
        return player.deck

    def distinct(self, state: BlackPokerState, cards: vec[i64]) -> vec[i64]:
        """Jokers that lie alike and are known to the same players are one option."""
        joker: i64 = NONE
        found = with_room(len(cards))
        for card in cards:
            if self.prints[state.faces[card]].number == 0 and not self.is_in_play(state, card):
                if joker != NONE and state.seen[joker] == state.seen[card]:
                    continue
                joker = card
            found = append(found, card)
        return found

    # -- what characters are

    def kind_of(self, state: BlackPokerState, character: i64) -> CharacterFace:
        """What a character is, given how it lies and what it is made of."""
        if state.flags[character] & FACE_DOWN != 0:
            return self.kinds[self.bulwark]
        if state.below[character] != NONE:
            return self.kinds[self.armed]
        return self.kinds[self.prints[state.faces[character]].kind]

    def abilities_of(self, state: BlackPokerState, card: i64) -> vec[Ability]:
        return self.kind_of(state, card).abilities

    def stat(self, state: BlackPokerState, card: i64, stat: i64) -> i64:
        assert stat == NUMBER
        return self.number(state, card)

    def number(self, state: BlackPokerState, card: i64) -> i64:
        """The current number of a soldier; for any other card, the printed one."""
        total = self.prints[state.faces[card]].number
        if state.flags[card] & BULWARK != CHARACTER:
            return total
        below = state.below[card]
        while below != NONE:
            total += self.prints[state.faces[below]].number
            below = state.below[below]
        for modifier in state.modifiers:
            if modifier.card == card or (
                modifier.card == NONE and modifier.seat == state.owners[card]
            ):
                total += modifier.amount
        return total

    def may_attack(self, state: BlackPokerState, frame: Frame) -> bool:
        """Whether nothing prevents the frame's source from attacking; haste overrides ready."""
        kept = False
        for static in self.kind_of(state, frame.source).statics:
            if static.stat == AT_ONCE and static.works(self, state, frame):
                state.emit(FIRES, frame.seat, frame.source, amount=static.ability)
                return True
            if static.stat == CANNOT_ATTACK and static.works(self, state, frame):
                state.emit(FIRES, frame.seat, frame.source, amount=static.ability)
                kept = True
        return not kept

    def freed(self, state: BlackPokerState, seat: i64) -> i64:
        """A bit for each type of action that costs a player nothing."""
        found: i64 = 0
        for soldier in state.players[seat].soldiers:
            found |= self.kind_of(state, soldier).frees
        return found

    def ends_turn(self, action: i64) -> bool:
        return verb_of(action) == RAISE and TYPES[self.actions[first_of(action)].type] == "turn"

    # -- hands

    def held(self, state: BlackPokerState, seat: i64) -> i64:
        """The hand of a player as a mask of cards; what it lacks is counted with it."""
        player = state.players[seat]
        held = player.held
        if held == UNCOUNTED_HAND:
            held = 0
            found: i64 = 0
            for card in player.hand:
                face = self.prints[state.faces[card]]
                bits = face.bits
                if bits & bits - 1 != 0:  # a Joker: the bit of the first copy, then of the second
                    bits &= ~held
                    bits &= -bits
                held |= bits
                found |= face.is_in
            player.held, player.lacks = held, ~found
        return held

    def cards_in(self, state: BlackPokerState, cards: vec[i64], mask: i64) -> vec[i64]:
        """Those of the cards that are in a mask."""
        prints, faces = self.prints, state.faces
        return vec[i64]([card for card in cards if prints[faces[card]].bits & mask != 0])
