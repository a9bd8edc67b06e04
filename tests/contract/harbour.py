"""A toy with dice, two decks for each player, and secrets of which something is known.

Crew is mustered openly; cargo is loaded face down, into a hold that takes only what is light enough.
A ship sails if a die shows no more than its crew is strong: then its cargo is sold, otherwise a sailor
is lost. It proves that rolls shift no shuffle, that each deck is dealt from its own list, and that
what is imagined in a hold fits in there.
"""

from toy_layouts import NOBODY, OWNER, Place, Score
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.game import Face, Pool
from deckcli.engine.notation import (
    CARD,
    COVERED,
    WORD,
    Verb,
    action,
    first_of,
    second_of,
    verb_of,
)
from deckcli.engine.ops import Op, Program

HOLDS = ("small", "middle", "large")  # a hold takes what weighs no more than its place here
CREW, CARGO = 3, 4  # the decks; words, as the holds are
DRAW, MUSTER, LOAD, SAIL, REST = range(5)
ASK_DRAW, ASK_DEED = 0, 1
DICE = 0  # a purpose of random numbers
SIDES = 6
ROUNDS = 8
RICHER, EQUALLY_RICH = OWN_ENDING, OWN_ENDING + 1


class HarbourFace(Face):
    """A sailor with a strength, or cargo with a weight; cargo is worth what it weighs."""

    def __init__(self, index, name, deck, amount):
        super().__init__(index, name, {"en": name})
        self.deck, self.amount = deck, amount


class HarbourState(ToyState):
    rows = ("crew_deck", "cargo_deck", "hand", "wares", "crew", *HOLDS, "lost", "sold")
    numbers = ("gold", "backs", "rolled")  # the last die of each seat, 0 before the first

    def loaded(self, seat):
        return [card for hold in HOLDS for card in getattr(self, hold)[seat]]


class ChooseDeck(Op):
    """A turn begins: draw from one of the decks, the crew's made anew of those who were lost."""

    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        options = [action(DRAW, deck) for deck in (CREW, CARGO) if game.can_draw(state, deck)]
        if options:
            self.ask(game, state, frame, ASK_DRAW, frame.seat, vec[i64](options))

    def take(self, game, state, frame, action):
        seat = frame.seat
        if first_of(action) == CREW and len(state.crew_deck[seat]) == 0:
            state.crew_deck[seat], state.lost[seat] = state.lost[seat], vec[i64]()
            state.shuffle(state.crew_deck[seat], seat)
        decks, hands = game.drawn(state, first_of(action))
        decks[seat], card = pop(decks[seat])
        hands[seat] = append(hands[seat], card)
        state.seen[card] = 1 << seat


class ChooseDeed(Op):
    def run(self, game, state, frame):
        seat = frame.seat
        options = [action(MUSTER, card) for card in game.distinct(state, state.hand[seat])]
        for place, hold in enumerate(HOLDS):
            if len(getattr(state, hold)[seat]) == 0:
                options += [
                    action(LOAD, card, place)
                    for card in game.distinct(state, state.wares[seat])
                    if game.amount(state, card) <= place + 1
                ]
        if len(state.crew[seat]) > 0 and state.loaded(seat):
            options.append(action(SAIL))
        self.ask(game, state, frame, ASK_DEED, seat, vec[i64]([*options, action(REST)]))

    def take(self, game, state, frame, action):
        seat, card = frame.seat, first_of(action)
        if verb_of(action) == MUSTER:
            state.hand[seat] = remove(state.hand[seat], card)
            state.crew[seat] = append(state.crew[seat], card)
            state.seen[card] = 3
        elif verb_of(action) == LOAD:
            state.slip_out(state.wares[seat], card)
            state.wares[seat], card = pop(state.wares[seat])
            getattr(state, HOLDS[second_of(action)])[seat] = vec[i64]([card])
        elif verb_of(action) == SAIL:
            game.sail(state, seat)


class NextTurn(Op):
    def run(self, game, state, frame):
        if state.turn >= ROUNDS * state.seats:
            most = max(state.gold)
            winner = state.gold.index(most) if state.gold.count(most) == 1 else -1
            state.about = vec[i64](state.gold)
            state.finish(winner, RICHER if winner >= 0 else EQUALLY_RICH, seat=winner)
            return
        frame.seat, frame.step = game.next_seat(state, frame.seat), 0


class Harbour(Toy):
    key, filler = "harbour", "sailor"
    places = (
        Place("crew_deck", "crew_deck", NOBODY), Place("cargo_deck", "cargo_deck", NOBODY),
        Place("hand", "hand", OWNER), Place("wares", "wares", OWNER), Place("crew", "crew"),
        *(Place(hold, hold, OWNER) for hold in HOLDS),
        Place("lost", "lost"), Place("sold", "sold"),
    )  # fmt: skip
    scores = (Score("gold", 0), Score("rolled", 0))

    def __init__(self):
        super().__init__()
        self.purposes = ["dice"]
        cards = [
            ("sailor", CREW, 1), ("gunner", CREW, 2), ("captain", CREW, 3),
            ("silk", CARGO, 1), ("rum", CARGO, 2), ("iron", CARGO, 3),
        ]  # fmt: skip
        for index, card in enumerate(cards, start=1):
            self.add_face(HarbourFace(index, *card))
        self.words = [*HOLDS, "crew", "cargo"]
        self.windows, self.endings = ["draw", "deed"], ["richer", "equally_rich"]
        self.answers = [[DRAW], [MUSTER, LOAD, SAIL, REST]]
        self.idle_verbs = vec[i64]([REST])
        self.set_weights({"gold": 10, "crew": 3, "loaded": 4}, {})
        self.verbs = [
            Verb("draw {a}", WORD), Verb("muster {a}", CARD),
            Verb("load {a} in {b}", CARD, WORD, told=COVERED), Verb("sail"), Verb("rest"),
        ]  # fmt: skip
        self.programs = vec[Program]([Program("turn", [ChooseDeck(), ChooseDeed(), NextTurn()])])

    def new_state(self):
        return HarbourState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            cards = self.seat_deck(
                state, seat, sorted(deck, key=lambda face: self.faces[face].deck)
            )
            for field in state.rows:
                getattr(state, field).append(vec[i64]())
            state.gold.append(0)
            state.rolled.append(0)
            self._note_backs(state)
            for back, zone in ((CREW, state.crew_deck), (CARGO, state.cargo_deck)):
                zone[seat] = vec[i64]([card for card in cards if state.backs[card] == back])
                state.shuffle(zone[seat], seat)
        state.push(0, 0)

    def begin(self, state):
        self._note_backs(state)
        super().begin(state)

    def _note_backs(self, state):
        state.backs = [self.faces[face].deck for face in state.faces]

    def can_draw(self, state, deck):
        if deck == CARGO:
            return len(state.cargo_deck[state.active]) > 0
        return len(state.crew_deck[state.active]) + len(state.lost[state.active]) > 0

    def drawn(self, state, deck):
        """Where cards of this deck are drawn from, and go."""
        return (state.crew_deck, state.hand) if deck == CREW else (state.cargo_deck, state.wares)

    def amount(self, state, card):
        return self.faces[state.faces[card]].amount

    def sail(self, state, seat):
        state.rolled[seat] = 1 + state.random_below(SIDES, state.stream(DICE, seat))
        if state.rolled[seat] > sum(self.amount(state, card) for card in state.crew[seat]):
            state.crew[seat], card = pop(state.crew[seat])
            state.lost[seat] = append(state.lost[seat], card)
            return
        for hold in HOLDS:
            for card in getattr(state, hold)[seat]:
                state.gold[seat] += self.amount(state, card)
                state.seen[card] = 3
                state.sold[seat] = append(state.sold[seat], card)
            getattr(state, hold)[seat] = vec[i64]()

    def distinct(self, state, cards):
        firsts = {state.faces[card]: card for card in reversed(list(cards))}
        return vec[i64](firsts.values())

    def pools(self, state, seat):
        listed, found = state.decklists[seat], []
        for deck in (CREW, CARGO):
            cards = [
                card
                for card, owner in enumerate(state.owners)
                if owner == seat and state.backs[card] == deck
            ]
            faces = [face for face in listed if self.faces[face].deck == deck]
            found.append(Pool(vec[i64](cards), vec[i64](faces)))
        return vec[Pool](found)

    def could_be(self, state, card, face):
        if self.faces[face].deck != state.backs[card]:
            return False
        for place, hold in enumerate(HOLDS):
            if card in getattr(state, hold)[state.owners[card]]:
                return self.faces[face].amount <= place + 1
        return True

    def zones(self, state):
        return vec[vec[i64]]([row for field in state.rows for row in getattr(state, field)])

    def count_side(self, state, seat, sign, found):
        found[0] += sign * state.gold[seat]
        found[1] += sign * sum(self.amount(state, card) for card in state.crew[seat])
        found[2] += sign * sum(self.amount(state, card) for card in state.loaded(seat))

    def is_settled(self, state):
        return state.question is not None

    def table_text(self, state):
        return f"gold {state.gold}, rolled {state.rolled}"

    def test_decks(self, seed):
        crew = [self.face_of[name] for name in ("sailor", "gunner", "captain", "captain")]
        cargo = [self.face_of[name] for name in ("silk", "silk", "rum", "rum", "iron", "iron")]
        more = [self.face_of["sailor"]] * (seed % 2)
        return [[*crew, *more, *cargo], [*crew, *cargo, self.face_of["iron"]]]
