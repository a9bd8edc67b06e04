"""A toy with values in layers: every card on the hill changes others, and order does not matter.

After each step all values are made anew: first cards whose text is ignored, then values that become
zero, then doubled ones, then additions. Layer and amount are data of the card.
"""

from toy_layouts import OWNER, Place
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.game import Face
from deckcli.engine.notation import CARD, Verb, actions, first_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.rulings.claims import Claim, Whole

SILENCE, ZERO, DOUBLE, ADD = 1, 2, 3, 4  # the layers
PLAIN = 0
PLAY = 0
ROUNDS = 4
HIGHER_HILL, EQUAL_HILLS = OWN_ENDING, OWN_ENDING + 1


class HillFace(Face):
    def __init__(self, index, name, value, layer, whose):
        super().__init__(index, name, {"en": name})
        self.value, self.layer, self.whose = value, layer, whose


class HillState(ToyState):
    rows, numbers = ("hands", "hill"), ("values",)


class PlayCard(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        options = actions(PLAY, game.distinct(state, state.hands[frame.seat]))
        self.ask(game, state, frame, 0, frame.seat, options)

    def take(self, game, state, frame, action):
        card = first_of(action)
        state.hands[frame.seat] = remove(state.hands[frame.seat], card)
        state.hill[frame.seat] = append(state.hill[frame.seat], card)
        state.seen[card] = 3


class Pass(Op):
    """The other seat plays; after the last round the higher hill wins. Values are fresh here."""

    def run(self, game, state, frame):
        if state.turn == 2 * ROUNDS:
            sums = [sum(state.values[card] for card in row) for row in state.hill]
            winner = -1 if sums[0] == sums[1] else sums.index(max(sums))
            state.about = vec[i64](sums)
            state.finish(winner, HIGHER_HILL if winner >= 0 else EQUAL_HILLS)
            return
        frame.seat, frame.step = 1 - frame.seat, 0


class Hill(Toy):
    key, filler = "hill", "giant"
    places = (Place("hand", "hands", OWNER), Place("hill", "hill"))

    def __init__(self):
        super().__init__()
        self.layered = True
        cards = [
            ("silencer", 1, SILENCE, "theirs"), ("eclipse", 2, ZERO, "theirs"),
            ("mirror", 1, DOUBLE, "mine"), ("banner", 1, ADD, "mine"), ("giant", 7, PLAIN, "mine"),
        ]  # fmt: skip
        for index, card in enumerate(cards, start=1):
            self.add_face(HillFace(index, *card))
        self.windows, self.endings = ["play"], ["higher_hill", "equal_hills"]
        self.answers = [[PLAY]]
        self.set_weights({"height": 1})
        self.verbs = [Verb("play {a}", CARD)]
        self.programs = vec[Program]([Program("turn", [PlayCard(), Pass()])])

    def refresh(self, state):
        """All values from scratch, layer by layer; a silenced card has no text."""
        values = [self._value(state, card) for card in range(len(state.faces))]
        silent = set()
        for layer in (SILENCE, ZERO, DOUBLE, ADD):
            for seat, row in enumerate(state.hill):
                for card in row:
                    face = self.faces[state.faces[card]]
                    if face.layer == layer and card not in silent:
                        self._work(state, layer, seat, card, values, silent)
        state.values = values

    def _value(self, state, card):
        face = self.faces[state.faces[card]]
        return face.value if isinstance(face, HillFace) else 0

    def _work(self, state, layer, seat, card, values, silent):
        face = self.faces[state.faces[card]]
        for other in state.hill[seat if face.whose == "mine" else 1 - seat]:
            if layer == SILENCE:
                if self.faces[state.faces[other]].layer != SILENCE:
                    silent.add(other)
            elif layer == ZERO:
                values[other] = 0 if self._value(state, other) % 2 else values[other]
            elif layer == DOUBLE:
                values[other] *= 2
            elif other != card:
                values[other] += 1

    def new_state(self):
        return HillState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.hands.append(self.seat_deck(state, seat, deck))
            state.hill.append(vec[i64]())
            state.shuffle(state.hands[seat], seat)
            for card in state.hands[seat]:
                state.seen[card] = 1 << seat
        state.push(0, 0)

    def distinct(self, state, cards):
        firsts = {state.faces[card]: card for card in reversed(list(cards))}
        return vec[i64](firsts.values())

    def hide(self, state, seat):
        self.refresh(state)  # values of unseen cards would tell their faces

    def zones(self, state):
        return vec[vec[i64]]([*state.hands, *state.hill])

    def count_side(self, state, seat, sign, found):
        found[0] += sign * sum(state.values[card] for card in state.hill[seat])

    def is_settled(self, state):
        return state.question is not None

    def claims_on_cards(self):
        return {"value": Claim(Whole(), lambda state, card: state.values[card])}

    def table_text(self, state):
        return str([list(row) for row in state.hill])

    def test_decks(self, seed):
        return [[1, 2, 3, 4, 5, 5], [1, 2, 3, 3, 4, 5]]
