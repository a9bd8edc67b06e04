"""Tables of toys for ruling files, laid out by what each toy says of its own state."""

from typing import NamedTuple

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.rulings.claims import CardId, Cards, Claim, Flag, OneOf, Seats, Whole
from deckcli.engine.rulings.lasting import Owner, note_seen, put_in_force
from deckcli.engine.rulings.layouts import (
    SEATS,
    Inside,
    Layout,
    face_called,
    is_marked,
    marks_of,
    only,
    seat_to_act,
    seen_by,
    turn_number,
    whole_number,
)
from deckcli.engine.rulings.new_games import new_deck
from deckcli.engine.state import BITS

NOBODY, OWNER, EVERYBODY = range(3)


class Place(NamedTuple):
    """A zone that each player has."""

    zone: str  # in rulings
    field: str  # of the state, with a row for each player
    sight: int = EVERYBODY  # who knows the faces of cards there


class Score(NamedTuple):
    """A number that each player has."""

    field: str  # of the state, with a number for each player
    usual: int  # where a ruling does not say


class ToyLayout(Layout):
    """Lays out and looks at tables of one toy."""

    def __init__(self, game):
        super().__init__(game.filler, ())
        self.game = game
        marks = (*game.flags, *game.counters, "seen_by", "effects")
        self.marks = {place.zone: marks for place in game.places}
        self.of_seats = {place.zone: self._claim_on_zone(place) for place in game.places}
        self.of_seats |= {
            score.field: Claim(Whole(), _number(score.field)) for score in game.scores
        }
        places = [f"{who} {place.zone}" for who in SEATS for place in game.places]
        self.of_cards = {
            "zone": Claim(OneOf([*places, game.elsewhere]), self._place),
            "card": Claim(CardId(), lambda state, card: self._ids(state, [card])[0]),
            "seen_by": Claim(Seats(), seen_by),
            **{flag: Claim(Flag(), _number(flag)) for flag in game.flags},
            **{counter: Claim(Whole(), _number(counter)) for counter in game.counters},
            **{stat.name: Claim(Whole(), self._stat(stat)) for stat in game.stats},
            **game.claims_on_cards(),
        }
        self.of_tables |= game.claims_on_tables()

    # -- given

    def lay_out(self, given, names):
        game, state = self.game, self.game.new_state()
        sides = given.get("new_game", given)
        state.seats = max(2, *(at for at, who in enumerate(SEATS, start=1) if who in sides))
        self.prepare(game, state, given, [])
        if "new_game" in given:
            with Inside("new_game"):
                decks = [new_deck(state, sides, seat, game.face_of) for seat in range(state.seats)]
            game.set_up(state, [faces for faces, _ in decks])
            return state
        state.active, state.turn = seat_to_act(given, state), turn_number(given)
        for one in (*game.places, *game.scores):
            setattr(state, one.field, [])
        for seat in range(state.seats):
            with Inside(SEATS[seat]):
                self._lay_side(state, seat, given.get(SEATS[seat], {}), names)
        game.begin(state)
        return state

    def _lay_side(self, state, seat, side, names):
        game, first = self.game, len(state.faces)
        only(side, (*self.of_seats, "effects"), "side")
        for field, usual in game.scores:
            with Inside(field):
                _add(state, field, whole_number(side.get(field, usual), field))
        for place in game.places:
            row = vec[i64]()
            with Inside(place.zone):
                for steps, entry in self._entries(side, place.zone):
                    with Inside(*steps):
                        row = append(row, self._lay_card(state, seat, place, entry, names))
            _add(state, place.field, row)
        state.decklists = append(state.decklists, vec[i64](sorted(state.faces[first:])))
        put_in_force(game, state, Owner(seat), side, game.stats)

    def _entries(self, side, zone):
        """What lies in a zone, its top last; decks are listed from the top."""
        if zone == "deck":
            return self.deck_entries(side.get(zone))
        listed = self.entries(side.get(zone), zone)
        return listed[::-1] if zone.endswith("_deck") else listed

    def _lay_card(self, state, seat, place, entry, names):
        game, card = self.game, len(state.faces)
        marks = marks_of(entry, place.zone, self.marks)
        with Inside("card"):
            state.faces = append(state.faces, face_called(marks["card"], game.face_of))
        sights = {NOBODY: 0, OWNER: BITS[seat], EVERYBODY: BITS[state.seats] - 1}
        state.seen = append(state.seen, sights[place.sight])
        state.owners = append(state.owners, seat)
        for flag in game.flags:
            _add(state, flag, int(is_marked(marks, flag)))
        for counter in game.counters:
            with Inside(counter):
                _add(state, counter, whole_number(marks.get(counter, 0), counter))
        note_seen(state, card, marks)
        put_in_force(game, state, Owner(seat, card), marks, game.stats)
        self.call(card, marks, names)
        return card

    # -- then

    def _claim_on_zone(self, place):
        return Claim(
            Cards(), lambda state, seat: self._ids(state, getattr(state, place.field)[seat])
        )

    def _stat(self, stat):
        return lambda state, card: self.game.stat(state, card, stat.index)

    def _place(self, state, card):
        for place in self.game.places:
            for seat, row in enumerate(getattr(state, place.field)):
                if card in row:
                    return f"{SEATS[seat]} {place.zone}"
        return self.game.elsewhere

    def _ids(self, state, cards):
        return [self.game.faces[state.faces[card]].id for card in cards]


def _number(field):
    """What looks up the number that a field of the state has for a card or a player."""
    return lambda state, at: getattr(state, field)[at]


def _add(state, field, one):
    """A field of the state, which is a plain list, becomes longer by one."""
    getattr(state, field).append(one)
