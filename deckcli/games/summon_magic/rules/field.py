"""The faces of the cards and where they lie, for code that only looks."""

from __future__ import annotations

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face, Game, Pool
from deckcli.engine.notation import MOST_CARDS, verb_of
from deckcli.engine.state import NONE, NOTHING, Frame
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.faces import SummonFace
from deckcli.games.summon_magic.rules.state import SummonState


class SummonField(Game[SummonState]):
    """Faces, monsters and zones, and what is kept about them."""

    key = "summon_magic"

    def __init__(self) -> None:
        super().__init__()
        # The same faces with their own type; `faces` is typed as in every game.
        unknown = SummonFace(0, "?", {"en": "an unknown card"})
        self.prints = vec[SummonFace]([unknown])
        self.faces = vec[Face]([unknown])
        self.attributes = vec[i64]()  # for each ability
        self.strikes = vec[i64]()  # for each attack skill: how many targets, negative: any cards
        self.costs_ap = vec[i64]()  # for each ability
        self.element_of = vec[i64]()  # for each program, the attribute of what it does
        # For each seat and card, the frame its abilities are read in; these never change.
        self.contexts = vec[vec[Frame]]([_contexts(seat) for seat in range(2)])
        # Where the rules are among the programs, ahead of those of abilities.
        self.setup_program: i64 = 0
        self.turn_program: i64 = 0
        self.charge_program: i64 = 0
        self.summon_program: i64 = 0
        self.evolve_program: i64 = 0
        self.lay_program: i64 = 0
        self.set_program: i64 = 0
        self.position_program: i64 = 0
        self.end_program: i64 = 0
        self.entry_program: i64 = 0
        self.counter_program: i64 = 0
        self.destruction_program: i64 = 0
        self.burial_program: i64 = 0

    # -- where cards lie

    def units(self, state: SummonState, seat: i64) -> vec[i64]:
        return state.players[seat].monsters

    def is_unit(self, state: SummonState, card: i64) -> bool:
        return card >= 0 and card in state.players[state.owners[card]].monsters

    def in_play(self, state: SummonState, seat: i64) -> vec[i64]:
        """Face-up cards of a seat whose abilities work, its avatar too, and what it has equipped.

        The weather is its owner's, equipment is its owner's wherever it lies.
        """
        return self._with_cards_in_play(state, seat, with_room(8))

    def _with_cards_in_play(self, state: SummonState, seat: i64, found: vec[i64]) -> vec[i64]:
        player, flags, owners = state.players[seat], state.flags, state.owners
        for card in player.monsters:
            if not flags[card] & t.FACE_DOWN:
                found = append(found, card)
        for card in player.magic:
            if not flags[card] & t.FACE_DOWN:
                found = append(found, card)
        if player.field != NONE:
            found = append(found, player.field)
        if state.weather != NONE and owners[state.weather] == seat:
            found = append(found, state.weather)
        if player.avatar != NONE:
            found = append(found, player.avatar)
        for card in state.attached:
            if flags[card] & t.EQUIPPED and owners[card] == seat:
                found = append(found, card)
        return found

    def is_in_play(self, state: SummonState, card: i64) -> bool:
        return card >= 0 and card in self.in_play(state, state.owners[card])

    def on_field(self, state: SummonState, card: i64) -> bool:
        """Whether a card lies on the field as a card, face up or down; counters do not."""
        player = state.players[state.owners[card]]
        if card in player.monsters or card in player.magic or card == player.field:
            return True
        return card == state.weather or state.flags[card] & t.EQUIPPED != 0

    def abilities_of(self, state: SummonState, card: i64) -> vec[Ability]:
        """As printed; a monster under another one has none."""
        face = self.prints[state.faces[card]]
        if state.flags[card] & t.EQUIPPED and face.kind == t.MONSTER:
            return vec[Ability]()
        return face.abilities

    def listening(self, state: SummonState) -> i64:
        return state.listens

    def zone(self, state: SummonState, seat: i64, zone: i64) -> vec[i64]:
        player = state.players[seat]
        if zone == t.HAND:
            return player.hand
        if zone == t.GRAVEYARD:
            return player.graveyard
        if zone == t.SIDE:
            return player.side
        assert zone == t.DECK
        return player.deck

    def distinct(self, state: SummonState, cards: vec[i64]) -> vec[i64]:
        """Cards off the field with the same face, known to the same players, are one option."""
        if len(cards) < 2:
            return cards
        faces = state.faces
        kinds, found = with_room(len(cards)), with_room(len(cards))
        for card in cards:
            face = faces[card]
            if face not in kinds or not self._has_twin(state, card, found):
                kinds = append(kinds, face)
                found = append(found, card)
        return found

    def _has_twin(self, state: SummonState, card: i64, cards: vec[i64]) -> bool:
        """Whether one of the cards lies in the same pile and cannot be told from this one."""
        if self.on_field(state, card):
            return False
        hand = state.players[state.owners[card]].hand
        for other in cards:
            if (
                state.faces[other] == state.faces[card]
                and state.seen[other] == state.seen[card]
                and (other in hand) == (card in hand)
            ):
                return True
        return False

    def who_orders(self, state: SummonState) -> i64:
        return state.active

    def ends_turn(self, action: i64) -> bool:
        return verb_of(action) == t.END_TURN

    def pools(self, state: SummonState, seat: i64) -> vec[Pool]:
        """A lot for each deck that a player brought; avatars are known to everybody."""
        found = vec[Pool]()
        for book in range(0, len(state.books), 2):
            cards = state.books[book]
            if len(cards) > 0 and state.owners[cards[0]] == seat:
                found = append(found, Pool(cards, state.books[book + 1]))
        return found

    # -- notes

    def note_field(self, state: SummonState) -> None:
        """What is in play has changed: note who touches stats and waits for events."""
        faces, prints = state.faces, self.prints
        cards = self._with_cards_in_play(state, 0, with_room(16))
        cards = self._with_cards_in_play(state, 1, cards)
        awake, touched, listens = with_room(len(cards)), i64(0), i64(0)
        for card in cards:
            face = prints[faces[card]]
            if not face.touches | face.listens:
                continue
            if face.kind == t.MONSTER and state.flags[card] & t.EQUIPPED:
                continue
            touched |= face.touches
            listens |= face.listens
            awake = append(awake, card)
        state.awake, state.touched, state.listens = awake, touched, listens

    # -- what is printed

    def cost_kind(self, state: SummonState, monster: i64) -> i64:
        face = self.prints[state.faces[self._cost_card(state, monster)]]
        return face.cost_kind

    def cost_of(self, state: SummonState, monster: i64) -> i64:
        face = self.prints[state.faces[self._cost_card(state, monster)]]
        return face.cost

    def _cost_card(self, state: SummonState, monster: i64) -> i64:
        """The card whose cost is a monster's: a reference cost is that of its base."""
        if self.prints[state.faces[monster]].cost_kind != t.REFERENCE:
            return monster
        bases = state.bases(monster)
        at = len(bases) - 1
        while at > 0 and self.prints[state.faces[bases[at]]].cost_kind == t.REFERENCE:
            at -= 1
        return bases[at] if at >= 0 else monster

    def is_named_on_field(self, state: SummonState, name: i64) -> bool:
        """Whether a face-up card of this name is on the field, on either side."""
        for seat in range(state.seats):
            for card in self.in_play(state, seat):
                face = self.prints[state.faces[card]]
                if face.name_index == name and face.kind != t.AVATAR:
                    return True
        return False

    def is_base_for(self, state: SummonState, monster: i64, face: SummonFace) -> bool:
        """Whether an EVO-L monster may be laid on a monster now."""
        if state.is_face_down(monster):
            return False
        base = self.prints[state.faces[monster]]
        if face.base_name >= 0 and base.name_index != face.base_name:
            return False
        if face.base_race and not base.races & face.base_race:
            return False
        return len(state.counters(monster)) >= face.base_counters if face.base_counters else True

    def attacks_of(self, state: SummonState, monster: i64) -> vec[Ability]:
        """The attack skills of a monster, with those its equipment lends it."""
        found = self.prints[state.faces[monster]].attacks
        if len(state.attached) == 0:
            return found
        for card in state.equipment(monster):
            face = self.prints[state.faces[card]]
            if face.kind != t.MONSTER and len(face.attacks) > 0:
                found = extend(found[:], face.attacks)
        return found


def _contexts(seat: i64) -> vec[Frame]:
    return vec[Frame]([Frame(-1, seat, card, vec[i64](), NOTHING) for card in range(MOST_CARDS)])


def opposing(seat: i64) -> i64:
    """The other player."""
    return 1 - seat
