"""What every chapter of the rules builds on: what cards in play are and can do now."""

from __future__ import annotations

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game
from deckcli.engine.listening import FIRES
from deckcli.engine.modifiers import CANCELLED, GRANTED, Modifier
from deckcli.engine.state import BITS, NONE, NOTHING, Frame
from deckcli.engine.words.cancelling import is_cancelled
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Filter, Static
from deckcli.engine.words.verbs import Modify
from deckcli.games.ashes.rules.codes import (
    ACTION,
    ALLY,
    ALTERATION,
    ATTACHES_TO,
    ATTACK,
    BATTLEFIELD,
    BLANKS,
    CANNOT_BE_ALTERED,
    DISCARD,
    DRAW_PILE,
    DYING,
    HAND,
    IN_PLAY,
    LIFE,
    PHOENIXBORN,
    PILE,
    READY,
    RECOVER,
    SPELLBOARD,
    TAKES_ABILITY,
    TURNS,
    UNAFFECTED,
    UNTIL_RECOVERY,
)
from deckcli.games.ashes.rules.faces import AshesFace
from deckcli.games.ashes.rules.state import AshesState


class AshesRules(Game[AshesState]):
    """The cards of a catalog, and what they are on the table."""

    key = "ashes"
    most_seats = 4

    def __init__(self) -> None:
        super().__init__()
        self.prints = vec[AshesFace]()
        self.types: list[str] = []  # of dice
        self.powers = vec[Ability]()  # for each type, its dice power
        # for each focus ability: its level, how many basic dice less, whether another cost is open
        self.focusing: dict[int, tuple[int, int, bool]] = {}
        self.is_lasting = vec[i64]()  # for each ability, whether exhaustion leaves it
        self.hosts = vec[Filter]()  # what alterations ask of their hosts
        self.usual_leader = ""  # the Phoenixborn of tables that name none
        self.winner_chooses = False  # who won the first roll says who begins
        self.is_one_by_one = False  # in a meditation a die is turned after each card
        self.attached_type: i64 = NONE  # of the dice that lie on cards
        self.window_programs = vec[i64]()  # by event
        # Where in `words` types, faces of dice and tokens begin; kinds of dice come first.
        self.type_words: i64 = 0
        self.face_words: i64 = 0
        self.token_words: i64 = 0
        self.turnings = vec[vec[i64]]()  # for each kind of die, how it can be turned
        self.setup_program: i64 = -1
        self.round_program: i64 = -1
        self.step_of_recovery: i64 = 0  # of the program of a round
        self.turns_program: i64 = -1
        self.payment_program: i64 = -1
        self.turning_program: i64 = -1
        self.rerolling_program: i64 = -1
        self.readying_program: i64 = -1
        self.draining_program: i64 = -1
        self.attack_programs = vec[i64]()  # by kind of attack
        self.meditation_program: i64 = -1
        self.harm_program: i64 = -1
        self.damage_program: i64 = -1
        self.line_program: i64 = -1
        self.dealing_program: i64 = -1
        self.battle_program: i64 = -1
        self.step_of_tiring: i64 = 0  # of that program

    # -- seats

    def next_seat(self, state: AshesState, seat: i64) -> i64:
        """To the left, past those who are out of the game."""
        found = seat
        for nth in range(state.seats):
            found = (found + 1) % state.seats
            if not state.players[found].is_out:
                return found
        return seat

    def order(self, state: AshesState, first: i64) -> vec[i64]:
        found, seat = with_room(state.seats), first
        for nth in range(state.seats):
            if not state.players[seat].is_out:
                found = append(found, seat)
            seat = (seat + 1) % state.seats
        return found

    def is_playing(self, state: AshesState, seat: i64) -> bool:
        return not state.players[seat].is_out

    def who_orders(self, state: AshesState) -> i64:
        return state.orderer()

    # -- where cards are

    def units(self, state: AshesState, seat: i64) -> vec[i64]:
        return state.players[seat].battlefield

    def in_play(self, state: AshesState, seat: i64) -> vec[i64]:
        return state.players[seat].in_play()

    def is_in_play(self, state: AshesState, card: i64) -> bool:
        return state.flags[card] & IN_PLAY != 0

    def is_unit(self, state: AshesState, card: i64) -> bool:
        return card in state.players[state.side[card]].battlefield

    def controller(self, state: AshesState, card: i64) -> i64:
        return state.side[card]

    def zone(self, state: AshesState, seat: i64, zone: i64) -> vec[i64]:
        player = state.players[seat]
        if zone == HAND:
            return player.hand
        if zone == DRAW_PILE:
            return player.deck
        if zone == DISCARD:
            return player.discard
        if zone == SPELLBOARD:
            return player.spellboard
        if zone == BATTLEFIELD:
            return player.battlefield
        assert zone == PILE
        return player.pile

    def distinct(self, state: AshesState, cards: vec[i64]) -> vec[i64]:
        """Out of play, cards with one face are one option."""
        found, faces, seen = with_room(len(cards)), state.faces, state.seen
        for card in cards:
            is_known = False
            if state.flags[card] & IN_PLAY == 0:
                face, seers = faces[card], seen[card]
                for other in found:
                    if faces[other] == face and seen[other] == seers:
                        is_known = state.flags[other] & IN_PLAY == 0
                        if is_known:
                            break
            if not is_known:
                found = append(found, card)
        return found

    # -- what cards are

    def face(self, state: AshesState, card: i64) -> AshesFace:
        return self.prints[state.faces[card]]

    def is_spell(self, state: AshesState, card: i64) -> bool:
        return card != NONE and self.prints[state.faces[card]].kind >= READY

    def is_ally(self, state: AshesState, card: i64) -> bool:
        """An ally, also a spell that counts as one as long as it is on a battlefield."""
        kind = self.prints[state.faces[card]].kind
        return kind == ALLY or (kind == ACTION and state.flags[card] & IN_PLAY != 0)

    def stat(self, state: AshesState, card: i64, stat: i64) -> i64:
        """A current value: what is printed, what counts for X, alterations, dice, effects."""
        face = self.prints[state.faces[card]]
        total = face.values[stat]
        for static in face.statics:
            if static.stat == stat:
                frame = Frame(-1, state.side[card], card, vec[i64](), NOTHING)
                total += static.amount.value(self, state, frame)
                if state.listener is not None:  # called so often that even the calls would show
                    state.emit(FIRES, card=card, amount=static.ability)
        if face.kind == PHOENIXBORN:
            return total
        player = state.players[state.side[card]]
        for other in player.attached:
            if state.host[other] == card:
                total += self.prints[state.faces[other]].bonuses[stat]
        if stat != RECOVER:
            total += state.charms[card]
        for modifier in state.modifiers:
            if modifier.card == card and modifier.stat == stat:
                total += modifier.amount
        return max(total, 0)

    def attack(self, state: AshesState, card: i64) -> i64:
        return self.stat(state, card, ATTACK)

    def life(self, state: AshesState, card: i64) -> i64:
        return self.stat(state, card, LIFE)

    # -- what cards can do

    def abilities_of(self, state: AshesState, card: i64) -> vec[Ability]:
        """What a card can do now.

        Exhausted, it can do only what is inexhaustible; attached cards add to it and take away.
        """
        face = self.prints[state.faces[card]]
        lasting_only = state.exhaustion[card] > 0
        if len(state.modifiers) > 0 and face.kind >= READY and is_cancelled(state, card):
            lasting_only = True
        found = face.abilities
        if lasting_only:
            found = self._lasting(found)
        if face.kind != PHOENIXBORN and face.kind != READY and face.kind != ALTERATION:
            attached = state.players[state.side[card]].attached
            if len(attached) > 0:
                found = self._altered(state, card, found, attached, lasting_only=lasting_only)
        if len(state.modifiers) > 0:
            found = self._granted(state, card, found, lasting_only=lasting_only)
        return found

    def is_altered(self, state: AshesState, card: i64) -> bool:
        """Whether a card may have other abilities now than those that are printed on it."""
        if state.exhaustion[card] > 0 or len(state.modifiers) > 0:
            return True
        return len(state.players[state.side[card]].attached) > 0

    def _lasting(self, abilities: vec[Ability]) -> vec[Ability]:
        return vec[Ability]([one for one in abilities if self.is_lasting[one.index]])

    def _altered(
        self,
        state: AshesState,
        card: i64,
        printed: vec[Ability],
        attached: vec[i64],
        *,
        lasting_only: bool,
    ) -> vec[Ability]:
        found, blanked, taken = printed, lasting_only, vec[i64]()
        for other in attached:
            if state.host[other] != card:
                continue
            for ability in self.abilities_of(state, other):
                for static in ability.statics:
                    state.emit(FIRES, card=other, amount=static.ability)
                    if static.stat == BLANKS:
                        blanked = True
                    elif static.stat == TAKES_ABILITY:
                        frame = Frame(-1, state.side[card], other, vec[i64](), NOTHING)
                        taken = append(taken, static.amount.value(self, state, frame))
                    elif static.stat == GRANTED:
                        found = append(found[:], self.abilities[self.granted_by(static)])
        if blanked:
            found = self._lasting(found)
        if len(taken) > 0:
            found = vec[Ability]([one for one in found if one.skill not in taken])
        return found

    def _granted(
        self, state: AshesState, card: i64, abilities: vec[Ability], *, lasting_only: bool
    ) -> vec[Ability]:
        found = abilities
        for modifier in state.modifiers:
            if modifier.stat == GRANTED and modifier.card == card:
                granted = self.abilities[modifier.amount]
                if self.is_lasting[granted.index] or not (
                    lasting_only or self._is_blanked(state, card)
                ):
                    found = append(found[:], granted)
        return found

    def _is_blanked(self, state: AshesState, card: i64) -> bool:
        for other in state.players[state.side[card]].attached:
            if state.host[other] == card and self.says(state, other, BLANKS):
                return True
        return False

    def granted_by(self, static: Static) -> i64:
        """The ability that a static grants, which is the same at any table."""
        amount = static.amount
        assert isinstance(amount, Plain)
        return amount.number

    def says(self, state: AshesState, card: i64, stat: i64) -> bool:
        """Whether an ability that a card has now gives this."""
        for ability in self.abilities_of(state, card):
            for static in ability.statics:
                if static.stat == stat:
                    return True
        return False

    def is_shielded(self, state: AshesState, card: i64, seat: i64, source: i64) -> bool:
        """Whether a card is unaffected by what this source of a seat does: an opponent's spell."""
        if seat == state.side[card] or source == NONE:
            return False
        face = self.prints[state.faces[source]]
        if face.kind < READY:
            return False
        return self.says(state, card, UNAFFECTED)

    def can_be_hosted(self, state: AshesState, card: i64, unit: i64, seat: i64) -> bool:
        """Whether an alteration of a seat may be attached to a unit."""
        if self.is_shielded(state, unit, seat, card) or self.says(state, unit, CANNOT_BE_ALTERED):
            return False
        frame = Frame(-1, seat, card, vec[i64](), NOTHING)
        for ability in self.prints[state.faces[card]].abilities:
            for static in ability.statics:
                if static.stat == ATTACHES_TO:
                    asked = self.hosts[static.amount.value(self, state, frame)]
                    if not asked.fits(self, state, frame, unit):
                        return False
        return True

    def copies(self, state: AshesState, card: i64) -> i64:
        """How many cards of this name lie on the spellboard where the card lies."""
        face, found = state.faces[card], i64(0)
        for other in state.players[state.side[card]].spellboard:
            if state.faces[other] == face:
                found += 1
        return found

    def has_focus(self, state: AshesState, card: i64, level: i64) -> bool:
        """Whether a ready spell is focused so often, and has an ability for it."""
        if card == NONE or not self.prints[state.faces[card]].focus & BITS[level]:
            return False
        return self.copies(state, card) > level

    # -- events

    def listening(self, state: AshesState) -> i64:
        """A bit for each event that an ability in play waits for, exhausted or not."""
        if state.listens < 0:
            mask: i64 = 0
            for seat in range(state.seats):
                for card in self.in_play(state, seat):
                    mask |= self.prints[state.faces[card]].listens
            for modifier in state.modifiers:
                if modifier.stat == GRANTED and self.abilities[modifier.amount].event >= 0:
                    mask |= BITS[self.abilities[modifier.amount].event]
            state.listens = mask
        return state.listens

    def modified(self, state: AshesState, modifier: Modifier) -> None:
        if modifier.stat == GRANTED:
            state.listens = -1
        if modifier.stat == LIFE:
            state.is_unsettled = True

    def reactions(self, state: AshesState, seat: i64, event: i64) -> vec[i64]:
        """The reaction spells of a hand that wait for this event; none outside of turns."""
        found = vec[i64]()
        if state.phase != TURNS or state.reacted & BITS[seat]:
            return found
        faces, prints = state.faces, self.prints
        for card in state.players[seat].hand:
            if prints[faces[card]].reacts_to == event:
                found = append(found, card)
        return found

    def bind_dice(self, state: AshesState, card: i64, number: i64) -> None:
        """Dice that lie on a card go back when the round ends (`powers` say so)."""
        for op in self.programs[self.powers[self.attached_type].program].ops:
            if isinstance(op, Modify) and op.stat == GRANTED:
                frame = Frame(-1, state.side[card], card, vec[i64](), NOTHING)
                for nth in range(number):
                    amount = op.amount.value(self, state, frame)
                    made = Modifier(
                        GRANTED, card, amount, op.until, state.side[card], state.turn, NONE
                    )
                    state.modifiers = append(state.modifiers, made)

    def mark_cancelled(self, state: AshesState, card: i64) -> None:
        """An effect of this card was cancelled."""
        made = Modifier(CANCELLED, card, 1, UNTIL_RECOVERY, state.side[card], state.turn, NONE)
        state.modifiers = append(state.modifiers, made)

    def is_targetable(self, state: AshesState, card: i64, seat: i64, source: i64) -> bool:
        """Whether an effect of a seat may be about a card in play."""
        if state.flags[card] & (IN_PLAY | DYING) != IN_PLAY:
            return False
        return not self.is_shielded(state, card, seat, source)
