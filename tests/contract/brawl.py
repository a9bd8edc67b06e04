"""A toy for three seats: bolts and counters on a stage, shields before damage, elimination.

It proves what two-player Cipher does not use: more than two seats, players who drop out, a last-in
first-out stage on which everybody may answer in turn order, and an interrupt that changes an event
that is still to come.
"""

from toys import ToyPresenter

from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.game import Face, Game
from deckcli.engine.notation import (
    CARD,
    NUMBER,
    SILENT,
    Verb,
    action,
    first_of,
    second_of,
    verb_of,
)
from deckcli.engine.ops import Op, Program, again
from deckcli.engine.state import State

BOLT, COUNTER, SHIELD = 1, 2, 3
THROW, PASS, ANSWER, GUARD = 0, 1, 2, 3
ASK_TURN, ASK_ANSWER, ASK_SHIELD = 0, 1, 2
TURN, BOLT_PROGRAM, COUNTER_PROGRAM, DAMAGE = 0, 1, 2, 3
LIFE = 3


class BrawlState(State):
    def __init__(self, like=None):
        super().__init__(like)
        if like is None:
            self.hands, self.decks, self.piles, self.life = [], [], [], []
        else:
            self.hands = [hand[:] for hand in like.hands]
            self.decks = [deck[:] for deck in like.decks]
            self.piles = [pile[:] for pile in like.piles]
            self.life = like.life[:]

    def clone(self):
        return BrawlState(self)

    def dump(self):
        return [super().dump(), self.hands, self.decks, self.piles, self.life]

    def load(self, plain):
        super().load(plain[0])
        self.hands, self.decks, self.piles, self.life = plain[1:]

    def living(self):
        return [seat for seat in range(self.seats) if self.life[seat] > 0]

    def hand_of(self, seat, face):
        return [card for card in self.hands[seat] if self.faces[card] == face]

    def play(self, card):
        seat = self.owners[card]
        self.hands[seat].remove(card)
        self.piles[seat].append(card)
        self.seen[card] = (1 << self.seats) - 1


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
        self.ask(game, state, frame, ASK_TURN, frame.seat, [*options, action(PASS)])

    def take(self, game, state, frame, action):
        if verb_of(action) == THROW:
            state.play(first_of(action))
            state.push(BOLT_PROGRAM, frame.seat).values = [0, second_of(action), frame.seat]


class NextSeat(Op):
    def run(self, game, state, frame):
        living = state.living()
        if len(living) == 1:
            state.finish(living[0], OWN_ENDING, seat=living[0])
            return
        frame.seat, frame.step = game.next_seat(state, frame.seat), 0


class Answers(Op):
    """Everybody else may counter, in turn order; values: cancelled, ..., last seat that was asked."""

    def run(self, game, state, frame):
        while True:
            seat = (frame.values[-1] + 1) % state.seats
            if seat == frame.seat:
                return
            frame.values[-1] = seat
            counters = game.distinct(state, state.hand_of(seat, COUNTER))
            if state.life[seat] > 0 and counters:
                options = [*(action(ANSWER, card) for card in counters), action(PASS)]
                self.ask(game, state, frame, ASK_ANSWER, seat, options)
                return

    def take(self, game, state, frame, action):
        again(frame)  # the next seat may answer too
        if verb_of(action) == ANSWER:
            card = first_of(action)
            state.play(card)
            seat = state.owners[card]
            state.push(COUNTER_PROGRAM, seat).values = [0, seat]


class ResolveCounter(Op):
    """Whatever lies just below on the stage has no effect."""

    def run(self, game, state, frame):
        if not frame.values[0]:
            state.agenda[-2].values[0] = 1


class ResolveBolt(Op):
    def run(self, game, state, frame):
        if not frame.values[0]:
            state.push(DAMAGE, frame.values[1]).values = [2]


class OfferShield(Op):
    """Damage would land: a shield takes one point of it away."""

    def run(self, game, state, frame):
        shields = game.distinct(state, state.hand_of(frame.seat, SHIELD))
        if frame.values[0] > 0 and shields:
            options = [*(action(GUARD, card) for card in shields), action(PASS)]
            self.ask(game, state, frame, ASK_SHIELD, frame.seat, options)

    def take(self, game, state, frame, action):
        if verb_of(action) == GUARD:
            state.play(first_of(action))
            frame.values[0] -= 1
            again(frame)


class LandDamage(Op):
    def run(self, game, state, frame):
        state.life[frame.seat] = max(0, state.life[frame.seat] - frame.values[0])


class Brawl(Game):
    key = "brawl"

    def __init__(self):
        super().__init__()
        for index, name in enumerate(("bolt", "counter", "shield"), start=1):
            self.faces.append(Face(index, name, {"en": name}))
            self.face_of[name] = index
        self.windows = ["turn", "answer", "shield"]
        self.endings = ["last_one_standing"]
        self.answers = [[THROW, PASS], [ANSWER, PASS], [GUARD, PASS]]
        self.verbs = [
            Verb("throw {a} at {b}", CARD, NUMBER), Verb("pass", told=SILENT),
            Verb("answer with {a}", CARD), Verb("guard with {a}", CARD),
        ]  # fmt: skip
        self.programs = [
            Program("turn", [TakeTurn(), NextSeat()]),
            Program("bolt", [Answers(), ResolveBolt()]),
            Program("counter", [Answers(), ResolveCounter()]),
            Program("damage", [OfferShield(), LandDamage()]),
        ]

    def new_state(self):
        return BrawlState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            first = len(state.faces)
            state.faces += deck
            state.seen += bytes(len(deck))
            state.owners += [seat] * len(deck)
            state.decklists.append(sorted(deck))
            state.decks.append(list(range(first, first + len(deck))))
            state.hands.append([])
            state.piles.append([])
            state.life.append(LIFE)
            state.shuffle(state.decks[seat], seat)
            self.draw(state, seat, 3)
        state.push(TURN, 0)

    def draw(self, state, seat, amount):
        for _ in range(min(amount, len(state.decks[seat]))):
            card = state.decks[seat].pop()
            state.seen[card] |= 1 << seat
            state.hands[seat].append(card)

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
        return list({state.faces[card]: card for card in reversed(cards)}.values())

    def zones(self, state):
        return [*state.hands, *state.decks, *state.piles]

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def ends_turn(self, action):
        return verb_of(action) == PASS

    def presenter(self):
        return ToyPresenter(self)

    def table_text(self, state):
        return f"life {state.life}"

    def worth(self, view):
        return view.state.life[view.seat] * 2 - sum(view.state.life)

    def test_decks(self, seed):
        return [[BOLT] * 8 + [COUNTER] * 4 + [SHIELD] * 4] * 3
