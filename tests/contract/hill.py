"""A toy with values in layers: cards on the hill change others, and order does not matter.

It proves stats in layers, cards whose text is ignored, in a circle too, what lasts for a round or
while a card is worn by another, and cards that forbid players something or allow more of it.
"""

from toy_layouts import OWNER, Place, Score
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.deeds import allowance, is_forbidden
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.game import Face, ability_frame
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.layers import is_ignored, value_of
from deckcli.engine.modifiers import THIS_ROUND
from deckcli.engine.notation import CARD, Verb, action, actions, first_of, verb_of
from deckcli.engine.ops import Op, Program, again
from deckcli.engine.rulings.claims import Claim, Flag
from deckcli.engine.state import NONE, UNKNOWN
from deckcli.engine.words.deeds import add_deeds
from deckcli.engine.words.kinds import Filter
from deckcli.engine.words.layers import add_layers
from deckcli.engine.words.verbs import Stat, add_attaching, add_rounds
from deckcli.engine.words.vocabulary import core_vocabulary

VALUE = 0
LAYERS = 6
PLAY_A_CARD = 0  # the deed
PLAY, PASS, CHOOSE, DONE = range(4)
ASK_PLAY, ASK_CHOICE = range(2)
ROUNDS = 4
HIGHER_HILL, EQUAL_HILLS = OWN_ENDING, OWN_ENDING + 1

CARDS = {  # each with its value
    "giant": (7, {}),
    "silencer": (1, {"gives": [{"ignores": {"of": {"enemy": {"not": {"card": "silencer"}}}, "layer": 1}}]}),
    "jester": (1, {"gives": [{"ignores": {"of": {"enemy": {"not": {"card": "silencer"}}}, "layer": 1}}]}),
    "eclipse": (2, {"gives": [{"set": {"of": {"enemy": {"odd": True}}, "value": 0, "layer": 2}}]}),
    "anthem": (1, {"gives": [{"raise_to": {"of": "ally", "value": 3, "layer": 3}}]}),
    "mirror": (1, {"gives": [{"multiply": {"of": "ally", "value": 2, "layer": 4}}]}),
    "banner": (1, {"gives": [{"modify": {"of": "other_ally", "value": 1, "layer": 5}}]}),
    "leveller": (2, {"gives": [{"modify": {"of": {"enemy": {"value": {"at_least": 10}}}, "value": -4, "layer": 6}}]}),
    "horn": (1, {"do": [{"multiply": {"of": "other_ally", "value": 2, "layer": 4, "until": "end_of_round"}}]}),
    "gag": (1, {"do": [{"ignore": {"of": {"choose": "enemy"}, "layer": 1, "until": "end_of_round"}}]}),
    "crown": (0, {"do": [
        {"worn_by": {"choose": "other_ally", "as": "bearer"}},
        {"modify": {"of": "bearer", "value": 3, "layer": 5, "until": "while_attached"}},
    ]}),
    "thief": (1, {"do": [{"take_off": {"choose": {"enemy": {"card": "crown"}}}}]}),
    "storm": (2, {"do": [{"sweep": {"choose": "enemy"}}]}),
    "warden": (2, {"gives": [{"forbids": {"who": "opponents", "deed": "play_a_card", "with": {"odd": True}}}]}),
    "crier": (1, {"gives": [{"allows": {"who": "you", "deed": "play_a_card"}}]}),
}  # fmt: skip


class HillFace(Face):
    def __init__(self, index, name, value):
        super().__init__(index, name, {"en": name})
        self.value = value


class HillState(ToyState):
    rows, numbers = ("hands", "hill"), ("plays", "bearers")


class Card(Filter):
    def __init__(self, name):
        self.name = name

    def fits(self, game, state, frame, card):
        return game.faces[state.faces[card]].id == self.name


class Odd(Filter):
    def __init__(self, odd):
        self.odd = odd

    def fits(self, game, state, frame, card):
        return game.printed(state, card, VALUE) % 2 == self.odd


class Worth(Filter):
    def __init__(self, span):
        self.low, self.high = span

    def fits(self, game, state, frame, card):
        return self.low <= game.stat(state, card, VALUE) <= self.high


class WornBy(Op):
    def __init__(self, whom):
        self.whom = whom

    def run(self, game, state, frame):
        for card in self.whom.cards(game, state, frame):
            state.bearers[frame.source] = card + 1


class TakeOff(Op):
    def __init__(self, what):
        self.what = what

    def run(self, game, state, frame):
        for card in self.what.cards(game, state, frame):
            take_off(state, card)


def take_off(state, card):
    state.bearers[card] = 0
    state.detach(card)


class Sweep(Op):
    """Cards leave the hill; what they wore lies there alone."""

    def __init__(self, what):
        self.what = what

    def run(self, game, state, frame):
        for card in self.what.cards(game, state, frame):
            row = state.owners[card]
            state.hill[row] = remove(state.hill[row], card)
            state.bearers[card] = 0
            for worn in state.hill[row]:
                if state.bearers[worn] == card + 1:
                    take_off(state, worn)
            state.forget(card)


class BeginTurn(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        state.plays[frame.seat] = 0


class PlayCards(Op):
    """One card must be played if one may be, more of them may if a card allows it."""

    def run(self, game, state, frame):
        seat = frame.seat
        if state.plays[seat] > allowance(game, state, seat, PLAY_A_CARD):
            return
        legal = [
            card
            for card in game.distinct(state, state.hands[seat])
            if not is_forbidden(game, state, seat, PLAY_A_CARD, card)
        ]
        options = actions(PLAY, vec[i64](legal))
        if state.plays[seat] or not legal:
            options = append(options, action(PASS))
        self.ask(game, state, frame, ASK_PLAY, seat, options)

    def take(self, game, state, frame, action):
        if verb_of(action) == PASS:
            return
        again(frame)
        card, seat = first_of(action), frame.seat
        state.hands[seat] = remove(state.hands[seat], card)
        state.hill[seat] = append(state.hill[seat], card)
        state.seen[card], state.stale = 3, True
        state.plays[seat] += 1
        if not is_ignored(game, state, card):
            for ability in game.abilities_of(state, card):
                if ability.program >= 0:
                    ability_frame(game, state, ability, seat, card)


class NextTurn(Op):
    """The other seat plays; after the last round the higher hill wins."""

    def run(self, game, state, frame):
        if state.turn == 2 * ROUNDS:
            sums = [game.height(state, seat) for seat in range(2)]
            winner = -1 if sums[0] == sums[1] else sums.index(max(sums))
            state.about = vec[i64](sums)
            state.finish(winner, HIGHER_HILL if winner >= 0 else EQUAL_HILLS)
            return
        if state.turn % 2 == 0:
            state.expire(THIS_ROUND)
        frame.seat, frame.step = 1 - frame.seat, 0


class Hill(Toy):
    key, filler = "hill", "giant"
    places = (Place("hand", "hands", OWNER), Place("hill", "hill"))
    elsewhere = "swept away"
    counters, scores = ("bearers",), (Score("plays", 0),)
    stats = (Stat("value", VALUE, v.number()),)

    def __init__(self):
        super().__init__()
        self.windows, self.endings = ["play", "choice"], ["higher_hill", "equal_hills"]
        self.answers = [[PLAY, PASS], [CHOOSE, DONE]]
        self.idle_verbs = vec[i64]([PASS, DONE])
        self.set_weights({"height": 1}, {})
        self.verbs = [Verb("play {a}", CARD), Verb("pass"), Verb("choose {a}", CARD), Verb("done")]
        turn = [BeginTurn(), PlayCards(), NextTurn()]
        self.programs = vec[Program]([Program("turn", turn)])
        windows = Windows(ASK_CHOICE, [CHOOSE, DONE], NONE, [])
        self.compiler = Compiler(self, self._words(), windows)
        for index, (name, (value, facts)) in enumerate(CARDS.items(), start=1):
            face = HillFace(index, name, value)
            self.add_face(face)
            if facts:
                self.compiler.ability(face, facts)
        assert self.problems == []

    def _words(self):
        words = core_vocabulary()
        add_layers(words, self, list(self.stats), LAYERS)
        add_deeds(words, self, ["play_a_card"])
        add_rounds(words)
        add_attaching(words)
        words.add(v.FILTER, "card", Card, "A card of this name.", "name", name=v.text())
        words.add(v.FILTER, "odd", Odd, "What is printed is odd.", "odd", odd=v.flag())
        doc = "So much is it worth now."
        words.add(v.FILTER, "value", Worth, doc, "span", span=v.span()).reads = (VALUE,)
        words.add(v.VERB, "worn_by", WornBy, "It lies on another card.", "whom", whom=v.target())
        words.add(v.VERB, "take_off", TakeOff, "It lies there alone.", "what", what=v.target())
        words.add(v.VERB, "sweep", Sweep, "Cards leave the hill.", "what", what=v.target())
        return words

    def new_state(self):
        return HillState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.hands.append(self.seat_deck(state, seat, deck))
            state.hill.append(vec[i64]())
            state.plays.append(0)
            state.shuffle(state.hands[seat], seat)
            for card in state.hands[seat]:
                state.seen[card] = 1 << seat
        state.bearers = [0] * len(state.faces)
        state.push(0, 0)

    def units(self, state, seat):
        return state.hill[seat]

    def printed(self, state, card, stat):
        face = state.faces[card]
        return 0 if face == UNKNOWN else self.faces[face].value

    def stat(self, state, card, stat):
        return value_of(self, state, card, stat)

    def height(self, state, seat):
        return sum(self.stat(state, card, VALUE) for card in state.hill[seat])

    def distinct(self, state, cards):
        """Cards of a hand with the same face; on the hill each has a history of its own."""
        standing = [card for row in state.hill for card in row]
        held = {state.faces[card]: card for card in reversed(list(cards)) if card not in standing}
        return vec[i64]([*held.values(), *(card for card in cards if card in standing)])

    def zones(self, state):
        lying = [card for row in (*state.hands, *state.hill) for card in row]
        swept = [card for card in range(len(state.faces)) if card not in lying]
        return vec[vec[i64]]([*state.hands, *state.hill, vec[i64](swept)])

    def count_side(self, state, seat, sign, found):
        found[0] += sign * self.height(state, seat)

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_PLAY

    def claims_on_cards(self):
        return {"ignored": Claim(Flag(), lambda state, card: int(is_ignored(self, state, card)))}

    def table_text(self, state):
        return str([list(row) for row in state.hill])

    def test_decks(self, seed):
        """Both have a crown: it is worn only where some card lies already."""
        names = list(CARDS)
        places = [[seed + 3 + step * 2 + seat for step in range(5)] for seat in (0, 1)]
        decks = [[names[place % len(names)] for place in row] for row in places]
        return [[self.face_of[name] for name in (*deck, "crown")] for deck in decks]
