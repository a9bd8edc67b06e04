"""A toy whose cards are written in the ability language: hits that units may soften or stop.

It proves that the core words serve another game than Cipher, and what Cipher's first sets do not
use: events that are interrupted and replaced before they happen, and whole abilities that cards
grant to others or take from them.
"""

from functools import partial

from toy_layouts import Place
from toys import Toy, ToyState

from deckcli.core.vecs import i64, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.game import Face
from deckcli.engine.interrupts import Interrupts, UnlessStopped, would_happen
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.modifiers import THIS_TURN
from deckcli.engine.notation import ABILITY, CARD, Verb, action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.state import AMOUNT, SUBJECT, Frame
from deckcli.engine.words.events import EventClause
from deckcli.engine.words.granting import add_granting
from deckcli.engine.words.kinds import Cost
from deckcli.engine.words.offers import add_answers, add_offers
from deckcli.engine.words.verbs import Stat, add_modify
from deckcli.engine.words.vocabulary import core_vocabulary

WOULD_BE_HIT, HIT_EVENT = 0, 1
HIT, END, CHOOSE, DONE, PAY, DECLINE, ANSWER = range(7)
ASK_TURN, ASK_CHOICE, ASK_PAY, ASK_ANSWER = range(4)
TURN, HIT_PROGRAM = 0, 1
POWER = 0
LIFE = 6

PARRY = {"name": "Parry", "when": {"would_be_hit": "self"}, "do": [{"lessen_event": 1}]}
CARDS = {
    "fighter": [],
    "shield": [{"name": "Cover", "when": {"would_be_hit": "ally"}, "do": [{"lessen_event": 1}]}],
    "saint": [
        {
            "name": "Miracle",
            "when": {"would_be_hit": "other_ally"},
            "may_pay": ["exhaust"],
            "do": ["stop_event", {"modify": {"of": "it", "power": 1, "until": "end_of_turn"}}],
        }
    ],
    "martyr": [  # the player may turn a hit into strength of the others
        {
            "name": "Vow",
            "when": {"would_be_hit": "self"},
            "do": [
                {
                    "may": [
                        {
                            "modify": {
                                "of": "other_ally",
                                "power": "event_amount",
                                "until": "end_of_game",
                            }
                        },
                        "stop_event",
                    ]
                },
            ],
        }
    ],
    "herald": [  # anybody's hit, on whichever side
        {
            "name": "Truce",
            "when": {"would_be_hit": ["ally", "enemy"]},
            "do": [{"may": ["stop_event"]}],
        }
    ],
    "captain": [{"gives": [{"modify": {"of": "other_ally", "power": 1}}]}],
    "smith": [{"name": "Forge", "gives": [{"grants": {"to": "other_ally", "ability": PARRY}}]}],
    "mentor": [  # the lesson lasts for the turn, so the next blow of that turn meets it
        {
            "name": "Lesson",
            "when": {"would_be_hit": "other_ally"},
            "may_pay": ["exhaust"],
            "do": [{"grant": {"to": "it", "ability": PARRY, "until": "end_of_game"}}],
        }
    ],
    "hush": [{"name": "Hush", "gives": [{"loses": {"of": "enemy", "but": ["Cover"]}}]}],
    "gag": [  # the one who hits loses everything it could do
        {
            "name": "Gag",
            "when": {"would_be_hit": "self"},
            "do": [{"lose": {"of": "other", "until": "end_of_game"}}],
        }
    ],
}


class WardState(ToyState):
    rows, numbers = ("board",), ("wounds", "tired")


class Exhaust(Cost):
    def can_pay(self, game, state, frame):
        return not state.tired[frame.source]


class PayExhaust(Op):
    def run(self, game, state, frame):
        state.tired[frame.source] = 1


class TakeTurn(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        for card in state.board[frame.seat]:
            state.tired[card] = 0
        options = [
            action(HIT, one, other)
            for one in state.board[frame.seat]
            for other in state.board[1 - frame.seat]
        ]
        self.ask(game, state, frame, ASK_TURN, frame.seat, vec[i64]([*options, action(END)]))

    def take(self, game, state, frame, action):
        if verb_of(action) == HIT:
            one, other = first_of(action), second_of(action)
            power = game.stat(state, one, POWER)
            would_happen(state, HIT_PROGRAM, 1 - frame.seat, other, one, power)


class LandHit(Op):
    def run(self, game, state, frame):
        target = frame.values[SUBJECT]
        state.wounds[target] += frame.values[AMOUNT]
        if state.wounds[target] >= LIFE:
            row = state.owners[target]
            state.board[row] = remove(state.board[row], target)
            state.forget(target)


class NextTurn(Op):
    def run(self, game, state, frame):
        state.expire(THIS_TURN)
        empty = [seat for seat, row in enumerate(state.board) if len(row) == 0]
        if empty:
            state.finish(1 - empty[0], OWN_ENDING, seat=empty[0])
        elif state.turn >= state.max_turns:
            game.on_limit(state)
        else:
            frame.seat, frame.step = 1 - frame.seat, 0


class Ward(Toy):
    key, filler = "ward", "fighter"
    places = (Place("board", "board"),)
    elsewhere = "fallen"
    flags, counters = ("tired",), ("wounds",)
    stats = (Stat("power", POWER, v.number()),)

    def __init__(self):
        super().__init__()
        self.windows, self.endings = ["turn", "choice", "pay", "answer"], ["no_unit_left"]
        self.answers = [[HIT, END], [CHOOSE, DONE], [PAY, DECLINE], [ANSWER]]
        self.idle_verbs = vec[i64]([END, DONE, DECLINE])
        self.set_weights({"units": 10, "wounds": -1}, {})
        self.verbs = [
            Verb("hit {a} -> {b}", CARD, CARD), Verb("end"), Verb("choose {a}", CARD), Verb("done"),
            Verb("pay"), Verb("decline"), Verb("answer {a}: {b}", CARD, ABILITY),
        ]  # fmt: skip
        interrupts = Interrupts(WOULD_BE_HIT, ASK_ANSWER, ANSWER)
        turn = Program("turn", [TakeTurn(), NextTurn()])
        hit = Program("hit", [interrupts, UnlessStopped(1), LandHit()])
        self.programs = vec[Program]([turn, hit])
        words = core_vocabulary()
        words.add(v.EVENT, "would_be_hit", partial(EventClause, WOULD_BE_HIT), "Before a hit.")
        add_answers(words, ["would_be_hit"])
        add_offers(words, ASK_PAY, [PAY, DECLINE])
        words.add(v.COST, "exhaust", lambda: (Exhaust(), [PayExhaust()]), "The card tires.")
        add_modify(words, list(self.stats))
        windows = Windows(ASK_CHOICE, [CHOOSE, DONE], ASK_PAY, [PAY, DECLINE])
        compiler = Compiler(self, words, windows)
        add_granting(words, self, compiler.skill)
        for index, (name, abilities) in enumerate(CARDS.items(), start=1):
            face = Face(index, name, {"en": name})
            self.add_face(face)
            for facts in abilities:
                compiler.ability(face, {"class": "any", **facts})
        assert compiler.problems == []

    def new_state(self):
        return WardState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.board.append(self.seat_deck(state, seat, deck, seen=3))
        state.wounds, state.tired = [0] * len(state.faces), [0] * len(state.faces)
        state.push(TURN, 0)

    def units(self, state, seat):
        return state.board[seat]

    def stat(self, state, card, stat):
        """Power 2, with modifiers and what others give all the time."""
        total = 2
        for one in state.modifiers:
            if one.card == card and one.stat == stat:
                total += one.amount
        for seat, row in enumerate(state.board):
            for other in row:
                frame = Frame(-1, seat, other, vec[i64](), vec[vec[i64]]())
                for ability in self.abilities_of(state, other):
                    for static in ability.statics:
                        if static.stat == stat and static.group.has(self, state, frame, card):
                            total += static.amount.value(self, state, frame)
        return total

    def zones(self, state):
        standing = [card for row in state.board for card in row]
        fallen = [card for card in range(len(state.faces)) if card not in standing]
        return vec[vec[i64]]([*state.board, vec[i64](fallen)])

    def count_side(self, state, seat, sign, found):
        for card in state.board[seat]:
            found[0] += sign
            found[1] += sign * state.wounds[card]

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def table_text(self, state):
        return str([list(row) for row in state.board])

    def test_decks(self, seed):
        names = list(CARDS)
        return [
            [self.face_of[names[(seed + step * 3 + seat) % len(names)]] for step in range(3)]
            for seat in (0, 1)
        ]
