"""A toy for three seats: bolts and counters on a stage, shields before damage, elimination.

It proves what two-player Cipher does not use: more than two seats, players who drop out, a last-in
first-out stage on which everybody may answer in turn order, and an interrupt that changes an event
that is still to come. The stage is open: what is left can be answered again.
"""

from toy_layouts import NOBODY, OWNER, Place, Score
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.game import Face
from deckcli.engine.notation import (
    CARD,
    NUMBER,
    SILENT,
    Verb,
    action,
    actions,
    first_of,
    second_of,
    verb_of,
)
from deckcli.engine.ops import Op, Program, again
from deckcli.engine.stage import Respond, put_on_stage, reopen
from deckcli.engine.state import BITS

BOLT, COUNTER, SHIELD = 1, 2, 3
THROW, PASS, ANSWER, GUARD = 0, 1, 2, 3
ASK_TURN, ASK_ANSWER, ASK_SHIELD = 0, 1, 2
TURN, BOLT_PROGRAM, COUNTER_PROGRAM, DAMAGE = 0, 1, 2, 3
LIFE = 3


class BrawlState(ToyState):
    rows, numbers = ("hands", "decks", "piles"), ("life",)

    def living(self):
        return [seat for seat in range(self.seats) if self.life[seat] > 0]

    def hand_of(self, seat, face):
        return vec[i64]([card for card in self.hands[seat] if self.faces[card] == face])

    def play(self, card):
        seat = self.owners[card]
        self.hands[seat] = remove(self.hands[seat], card)
        self.piles[seat] = append(self.piles[seat], card)
        self.seen[card] = BITS[self.seats] - 1


class TakeTurn(Op):
    """Draw, then throw a bolt at somebody or pass."""

    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        if state.turn > state.max_turns:
            game.on_limit(state)
            return
        game.draw(state, frame.seat, 1)
        options = [
            action(THROW, card, seat)
            for card in game.distinct(state, state.hand_of(frame.seat, BOLT))
            for seat in state.living()
            if seat != frame.seat
        ]
        self.ask(game, state, frame, ASK_TURN, frame.seat, vec[i64]([*options, action(PASS)]))

    def take(self, game, state, frame, action):
        if verb_of(action) == THROW:
            state.play(first_of(action))
            state.push(BOLT_PROGRAM, frame.seat).values = vec[i64]([0, second_of(action)])


class NextSeat(Op):
    def run(self, game, state, frame):
        living = state.living()
        if len(living) == 1:
            state.finish(living[0], OWN_ENDING, seat=living[0])
            return
        frame.seat, frame.step = game.next_seat(state, frame.seat), 0


class Begin(Op):
    """A bolt or a counter is on the stage now; values: whether it is countered, whom it hits."""

    def run(self, game, state, frame):
        put_on_stage(game, state, frame.seat)


class ResolveCounter(Op):
    """Whatever lies just below on the stage has no effect, and people may answer what is left."""

    def run(self, game, state, frame):
        if not frame.values[0]:
            state.agenda[-2].values[0] = 1
        reopen(state)


class ResolveBolt(Op):
    def run(self, game, state, frame):
        reopen(state)
        if not frame.values[0]:
            state.push(DAMAGE, frame.values[1]).values = vec[i64]([2])


class OfferShield(Op):
    """Damage would land: a shield takes one point of it away."""

    def run(self, game, state, frame):
        shields = game.distinct(state, state.hand_of(frame.seat, SHIELD))
        if frame.values[0] > 0 and len(shields) > 0:
            options = append(actions(GUARD, shields), action(PASS))
            self.ask(game, state, frame, ASK_SHIELD, frame.seat, options)

    def take(self, game, state, frame, action):
        if verb_of(action) == GUARD:
            state.play(first_of(action))
            frame.values[0] -= 1
            again(frame)


class LandDamage(Op):
    def run(self, game, state, frame):
        state.life[frame.seat] = max(0, state.life[frame.seat] - frame.values[0])


class Brawl(Toy):
    key, filler = "brawl", "bolt"
    places = (
        Place("hand", "hands", OWNER), Place("deck", "decks", NOBODY), Place("pile", "piles"),
    )  # fmt: skip
    scores = (Score("life", LIFE),)

    def __init__(self):
        super().__init__()
        for index, name in enumerate(("bolt", "counter", "shield"), start=1):
            self.add_face(Face(index, name, {"en": name}))
        self.windows = ["turn", "answer", "shield"]
        self.endings = ["last_one_standing"]
        self.answers = [[THROW, PASS], [ANSWER, PASS], [GUARD, PASS]]
        self.idle_verbs = vec[i64]([PASS])
        self.set_weights({"life": 1, "hand": 0}, {})
        self.verbs = [
            Verb("throw {a} at {b}", CARD, NUMBER), Verb("pass", told=SILENT),
            Verb("answer with {a}", CARD), Verb("guard with {a}", CARD),
        ]  # fmt: skip
        answers = Respond(ASK_ANSWER, action(PASS))
        self.programs = vec[Program](
            [
                Program("turn", [TakeTurn(), NextSeat()]),
                Program("bolt", [Begin(), answers, ResolveBolt()]),
                Program("counter", [Begin(), answers, ResolveCounter()]),
                Program("damage", [OfferShield(), LandDamage()]),
            ]
        )

    def new_state(self):
        return BrawlState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.decks.append(self.seat_deck(state, seat, deck))
            state.hands.append(vec[i64]())
            state.piles.append(vec[i64]())
            state.life.append(LIFE)
            state.shuffle(state.decks[seat], seat)
            self.draw(state, seat, 3)
        state.push(TURN, 0)

    def draw(self, state, seat, amount):
        for _ in range(min(amount, len(state.decks[seat]))):
            state.decks[seat], card = pop(state.decks[seat])
            state.seen[card] |= 1 << seat
            state.hands[seat] = append(state.hands[seat], card)

    def responses(self, state, frame, seat):
        """Nobody counters what is their own."""
        if seat == frame.seat:
            return vec[i64]()
        return actions(ANSWER, self.distinct(state, state.hand_of(seat, COUNTER)))

    def respond(self, state, frame, seat, action):
        state.play(first_of(action))
        state.push(COUNTER_PROGRAM, seat).values = vec[i64]([0])

    def next_seat(self, state, seat):
        while True:
            seat = (seat + 1) % state.seats
            if state.life[seat] > 0:
                return seat

    def is_playing(self, state, seat):
        return state.life[seat] > 0

    def zone(self, state, seat, zone):
        return state.hands[seat]

    def distinct(self, state, cards):
        firsts = {state.faces[card]: card for card in reversed(list(cards))}
        return vec[i64](firsts.values())

    def zones(self, state):
        return vec[vec[i64]]([*state.hands, *state.decks, *state.piles])

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def ends_turn(self, action):
        return verb_of(action) == PASS

    def table_text(self, state):
        return f"life {state.life}"

    def count_side(self, state, seat, sign, found):
        found[0] += sign * state.life[seat]
        found[1] += sign * len(state.hands[seat])

    def test_decks(self, seed):
        return [[BOLT] * 8 + [COUNTER] * 4 + [SHIELD] * 4] * 3
