"""A toy of spells in chains: each may be answered, nothing is added once everybody has passed.

It proves a stage that closes as a whole, for three seats, abilities whose answers come between
naming targets and the first step, targets that fizzle with all that follows, and answers that
cancel what lies below them.
"""

from toy_layouts import OWNER, Place
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.events import can_use
from deckcli.engine.game import Face, ability_frame
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import CARD, SILENT, Verb, action, first_of, verb_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.stage import CHAIN, Respond, put_on_stage
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.engine.words.cancelling import add_cancelling
from deckcli.engine.words.vocabulary import core_vocabulary

CAST, END, CHOOSE, DONE, PASS = range(5)
ASK_TURN, ASK_CHOICE, ASK_ANSWER = range(3)
TURN = 0
EVERYBODY = 7

CARDS = {
    "guard": [],
    "arrow": [
        {"name": "Arrow", "targets": [{"choose": "enemy", "as": "victim"}],
         "do": [{"bury": "victim"}, "draw"]}
    ],
    "cloak": [  # a guard that hides is no longer on the board
        {"name": "Cloak", "targets": [{"choose": "ally", "as": "friend"}], "do": [{"hide": "friend"}]}
    ],
    "snuff": [{"name": "Snuff", "answers": True, "do": ["cancel_effect"]}],
}  # fmt: skip


class ParleyState(ToyState):
    rows = ("board", "hands", "decks", "hidden", "graves")

    def send(self, card, start, goal):
        """Move a card from one of its owner's zones to another; cards on the table are known."""
        seat = self.owners[card]
        getattr(self, start)[seat] = remove(getattr(self, start)[seat], card)
        getattr(self, goal)[seat] = append(getattr(self, goal)[seat], card)
        self.seen[card] = EVERYBODY


class TakeTurn(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        for card in state.hidden[frame.seat][:]:
            state.send(card, "hidden", "board")
        options = game.castable(state, frame.seat, answering=False)
        self.ask(game, state, frame, ASK_TURN, frame.seat, append(options, action(END)))

    def take(self, game, state, frame, action):
        if verb_of(action) == CAST:
            game.cast(state, frame.seat, first_of(action))


class NextTurn(Op):
    def run(self, game, state, frame):
        left = [seat for seat in range(state.seats) if game.is_playing(state, seat)]
        if len(left) < 2:
            state.finish(left[0] if left else NONE, OWN_ENDING, seat=left[0] if left else NONE)
        elif state.turn >= state.max_turns:
            game.on_limit(state)
        else:
            game.draw(state, frame.seat, 1)
            frame.seat, frame.step = game.next_seat(state, frame.seat), 0


class Begin(Op):
    """The spell lies on the stage."""

    def run(self, game, state, frame):
        put_on_stage(game, state, frame.seat)


class Spend(Op):
    """The closing step of every spell, cancelled or not."""

    def run(self, game, state, frame):
        state.send(frame.source, "hands", "graves")


class Send(Op):
    def __init__(self, goal, whom):
        self.goal, self.whom = goal, whom

    def run(self, game, state, frame):
        for card in self.whom.cards(game, state, frame)[:]:
            state.send(card, "board", self.goal)


class Parley(Toy):
    key, filler, most_seats = "parley", "guard", 3
    places = (
        Place("board", "board"), Place("hand", "hands", OWNER), Place("deck", "decks", 0),
        Place("hidden", "hidden"), Place("graves", "graves"),
    )  # fmt: skip

    def __init__(self):
        super().__init__()
        self.windows, self.endings = ["turn", "choice", "answer"], ["last_one_standing"]
        self.answers = [[CAST, END], [CHOOSE, DONE], [CAST, PASS]]
        self.verbs = [
            Verb("cast {a}", CARD), Verb("end"), Verb("choose {a}", CARD), Verb("done"),
            Verb("pass", told=SILENT),
        ]  # fmt: skip
        self.idle_verbs = vec[i64]([END, DONE, PASS])
        self.set_weights({"units": 3, "hand": 1}, {})
        self.programs = vec[Program]([Program("turn", [TakeTurn(), NextTurn()])])
        windows = Windows(ASK_CHOICE, [CHOOSE, DONE], ASK_CHOICE, [CHOOSE, DONE])
        compiler = Compiler(self, self._words(), windows)
        compiler.before_steps = [Begin(), Respond(ASK_ANSWER, action(PASS), CHAIN)]
        compiler.closing = [Spend()]
        self.answering = []  # the faces that can only be cast as an answer
        for index, (name, abilities) in enumerate(CARDS.items(), start=1):
            face = Face(index, name, {"en": name})
            self.add_face(face)
            for facts in abilities:
                compiler.ability(face, {"class": "any", **facts})
                self.answering += [index] if facts.get("answers") else []
        assert compiler.problems == []

    def _words(self):
        words = core_vocabulary()
        words.keys.add("targets")
        add_cancelling(words)
        words.words[v.VERB]["cancel_effect"].needs = ""  # cast as an answer, without a `when`
        words.add(
            v.VERB,
            "bury",
            lambda whom: Send("graves", whom),
            "A unit goes to the grave.",
            "whom",
            whom=v.group(),
        )
        words.add(
            v.VERB,
            "hide",
            lambda whom: Send("hidden", whom),
            "A unit is off the board until its owner's turn.",
            "whom",
            whom=v.group(),
        )
        return words

    def castable(self, state, seat, *, answering):
        found = vec[i64]()
        for card in self.distinct(state, state.hands[seat]):
            face = state.faces[card]
            for ability in self.faces[face].abilities:
                context = Frame(-1, seat, card, vec[i64](), vec[vec[i64]]())
                fits = answering or face not in self.answering
                if (
                    fits
                    and not self.is_on_stage(state, card)
                    and can_use(self, state, ability, context)
                ):
                    found = append(found, action(CAST, card))
        return found

    def is_on_stage(self, state, card):
        return any(frame.source == card for frame in state.agenda)

    def cast(self, state, seat, card):
        state.seen[card] = EVERYBODY
        ability = self.faces[state.faces[card]].abilities[0]
        ability_frame(self, state, ability, seat, card)

    # -- the stage

    def is_playing(self, state, seat):
        return len(state.board[seat]) + len(state.hidden[seat]) > 0

    def next_seat(self, state, seat):
        for step in range(1, state.seats + 1):
            following = (seat + step) % state.seats
            if self.is_playing(state, following):
                return following
        return seat

    def responses(self, state, frame, seat):
        """Nobody answers what is their own; cloaks and snuffs are quick, arrows are not."""
        if seat == frame.seat or not self.is_playing(state, seat):
            return vec[i64]()
        arrow = self.face_of["arrow"]
        options = self.castable(state, seat, answering=True)
        return vec[i64]([one for one in options if state.faces[first_of(one)] != arrow])

    def respond(self, state, frame, seat, action):
        self.cast(state, seat, first_of(action))

    def target_lost(self, state, frame, slot):
        return False  # the spell fizzles

    # -- the rest of the game

    def new_state(self):
        return ParleyState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            cards = self.seat_deck(state, seat, deck)
            for row in state.rows:
                getattr(state, row).append(vec[i64]())
            state.board[seat], state.decks[seat] = cards[:3], cards[3:]
            for card in state.board[seat]:
                state.seen[card] = EVERYBODY
            state.shuffle(state.decks[seat], seat)
            self.draw(state, seat, 3)
        state.push(TURN, 0)

    def draw(self, state, seat, amount):
        for _ in range(min(amount, len(state.decks[seat]))):
            card = state.decks[seat][-1]
            state.decks[seat] = remove(state.decks[seat], card)
            state.hands[seat] = append(state.hands[seat], card)
            state.seen[card] |= BITS[seat]

    def units(self, state, seat):
        return state.board[seat]

    def distinct(self, state, cards):
        if any(card in row for row in state.board for card in cards):
            return cards
        return vec[i64](list({state.faces[card]: card for card in reversed(list(cards))}.values()))

    def count_side(self, state, seat, sign, found):
        found[0] += sign * (len(state.board[seat]) + len(state.hidden[seat]))
        found[1] += sign * len(state.hands[seat])

    def zones(self, state):
        return vec[vec[i64]]([zone for row in state.rows for zone in getattr(state, row)])

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def ends_turn(self, action):
        return verb_of(action) == END

    def table_text(self, state):
        return str([list(row) for row in state.board])

    def test_decks(self, seed):
        guard, arrow, cloak, snuff = (self.face_of[name] for name in CARDS)
        return [[guard] * 3 + [arrow] * 5 + [cloak] * 3 + [snuff] * 3] * (2 + seed % 2)
