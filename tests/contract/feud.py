"""A toy of damage in windows: what hurts, kills or robs somebody sets others off at once.

It proves processes that run what they set off before they go on, abilities that come *after* an
event beside those that come *when* it happens, one player who orders everybody's simultaneous
abilities, and events that have a player and an amount.
"""

from functools import partial

from toy_layouts import Place, Score
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.events import happen_to_player
from deckcli.engine.game import Face
from deckcli.engine.interrupts import Interrupts, UnlessStopped, would_happen
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import ABILITY, CARD, Verb, action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.processes import Announce, RunTriggers
from deckcli.engine.state import AMOUNT, SUBJECT
from deckcli.engine.words.events import EventClause, add_seat_event
from deckcli.engine.words.offers import add_answers, add_offers
from deckcli.engine.words.verbs import Stat, add_modify
from deckcli.engine.words.vocabulary import core_vocabulary

WOULD_BE_HURT, HURT, DESTROYED, ROBBED = range(4)
STRIKE, END, CHOOSE, DONE, PAY, DECLINE, FIRST = range(7)
ASK_TURN, ASK_CHOICE, ASK_PAY, ASK_ORDER = range(4)
TURN, DAMAGE = range(2)
POWER = 0
LIFE, GOLD = 3, 6

CARDS = {
    "thug": [],
    "thorn": [{"name": "Prick", "when": {"hurt": "self"}, "do": [{"deal": {"amount": 1, "to": "other"}}]}],
    "bully": [{"name": "Kick", "when": {"hurt": "enemy"}, "do": [{"deal": {"amount": 1, "to": "it"}}]}],
    "nurse": [{"name": "Bandage", "when": {"would_be_hurt": "other_ally"}, "do": [{"lessen_event": 1}]}],
    "heir": [
        {"name": "Will", "when": {"destroyed": "other_ally"},
         "do": [{"modify": {"of": "self", "power": 1, "until": "end_of_game"}}]}
    ],
    "crow": [
        {"name": "Feast", "after": {"destroyed": ["ally", "enemy"]},
         "do": [{"modify": {"of": "self", "power": 2, "until": "end_of_game"}}]}
    ],
    "miser": [
        {"name": "Grudge", "when": {"robbed": "yours"},
         "do": [{"modify": {"of": "self", "power": "event_amount", "until": "end_of_game"}}]}
    ],
}  # fmt: skip


class FeudState(ToyState):
    rows, numbers = ("board",), ("wounds", "gold")


class TakeTurn(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        options = vec[i64]([
            action(STRIKE, one, other)
            for one in state.board[frame.seat]
            for other in state.board[1 - frame.seat]
        ])  # fmt: skip
        self.ask(game, state, frame, ASK_TURN, frame.seat, append(options, action(END)))

    def take(self, game, state, frame, action):
        if verb_of(action) == STRIKE:
            one, other = first_of(action), second_of(action)
            hurt(state, other, one, game.stat(state, one, POWER))


def hurt(state, card, source, amount):
    if card in state.board[state.owners[card]]:
        would_happen(state, DAMAGE, state.owners[card], card, source, amount)


class Wound(Op):
    """What hurts a dying unit, or does not hurt at all, ends here."""

    def __init__(self, skip):
        self.skip = skip

    def run(self, game, state, frame):
        card, amount = frame.values[SUBJECT], frame.values[AMOUNT]
        if amount == 0 or state.wounds[card] >= LIFE:
            frame.step += self.skip
        else:
            state.wounds[card] += amount


class IfDead(Op):
    """A unit that an ability has killed meanwhile is not killed twice."""

    def __init__(self, skip):
        self.skip = skip

    def run(self, game, state, frame):
        card = frame.values[SUBJECT]
        alive = state.wounds[card] < LIFE
        if alive or card not in state.board[state.owners[card]]:
            frame.step += self.skip


class Leave(Op):
    """The dead leave the table, and their owner pays for every wound too many, and one coin more."""

    def run(self, game, state, frame):
        card = frame.values[SUBJECT]
        seat = state.owners[card]
        if card not in state.board[seat]:
            return
        state.board[seat] = remove(state.board[seat], card)
        state.forget(card)
        price = min(state.gold[seat], state.wounds[card] - LIFE + 1)
        state.gold[seat] -= price
        if price:
            happen_to_player(game, state, ROBBED, seat, price)


class Deal(Op):
    def __init__(self, amount, to):
        self.amount, self.to = amount, to

    def run(self, game, state, frame):
        amount = self.amount.value(game, state, frame)
        for card in self.to.cards(game, state, frame):
            hurt(state, card, frame.source, amount)


class NextTurn(Op):
    def run(self, game, state, frame):
        poor = [seat for seat in range(2) if not state.gold[seat] or len(state.board[seat]) == 0]
        if poor:
            winner = 1 - poor[0] if len(poor) == 1 else -1
            state.finish(winner, OWN_ENDING, seat=poor[0])
        elif state.turn >= state.max_turns:
            game.on_limit(state)
        else:
            frame.seat, frame.step = 1 - frame.seat, 0


class Feud(Toy):
    key, filler = "feud", "thug"
    places = (Place("board", "board"),)
    elsewhere = "fallen"
    counters = ("wounds",)
    scores = (Score("gold", GOLD),)
    stats = (Stat("power", POWER, v.number()),)

    def __init__(self):
        super().__init__()
        self.windows = ["turn", "choice", "pay", "order"]
        self.endings = ["ruined"]
        self.answers = [[STRIKE, END], [CHOOSE, DONE], [PAY, DECLINE], [FIRST]]
        self.verbs = [
            Verb("strike {a} -> {b}", CARD, CARD), Verb("end"), Verb("choose {a}", CARD),
            Verb("done"), Verb("pay"), Verb("decline"), Verb("first {a}: {b}", CARD, ABILITY),
        ]  # fmt: skip
        self.idle_verbs = vec[i64]([END, DONE, DECLINE])
        self.set_weights({"units": 3, "gold": 1}, {})
        run = RunTriggers(ASK_ORDER, FIRST)
        dying = [Announce(DESTROYED), run, Leave(), run]
        wounding = [Announce(HURT), run, IfDead(len(dying)), *dying]
        damage = [Wound(len(wounding)), *wounding]
        turn = Program("turn", [TakeTurn(), NextTurn()])
        self.programs = vec[Program]([turn, Program("damage", [
            Interrupts(WOULD_BE_HURT, ASK_ORDER, FIRST), UnlessStopped(len(damage)), *damage,
        ])])  # fmt: skip
        compiler = Compiler(
            self, self._words(), Windows(ASK_CHOICE, [CHOOSE, DONE], ASK_PAY, [PAY, DECLINE])
        )
        for index, (name, abilities) in enumerate(CARDS.items(), start=1):
            face = Face(index, name, {"en": name})
            self.add_face(face)
            for facts in abilities:
                compiler.ability(face, {"class": "any", **facts})
        assert compiler.problems == []

    def _words(self):
        words = core_vocabulary()
        words.keys.add("after")
        for event, name in (
            (WOULD_BE_HURT, "would_be_hurt"),
            (HURT, "hurt"),
            (DESTROYED, "destroyed"),
        ):
            words.add(v.EVENT, name, partial(EventClause, event), f"A unit is {name}.")
        add_seat_event(words, "robbed", ROBBED, "A player loses gold.", has_amount=True)
        add_answers(words, ["would_be_hurt"])
        add_offers(words, ASK_PAY, [PAY, DECLINE])
        add_modify(words, list(self.stats))
        words.add(v.VERB, "deal", Deal, "Hurt units.", amount=v.number(), to=v.group())
        return words

    def who_orders(self, state):
        return state.active

    def new_state(self):
        return FeudState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.board.append(self.seat_deck(state, seat, deck, seen=3))
            state.gold.append(GOLD)
        state.wounds = [0] * len(state.faces)
        state.push(TURN, 0)

    def units(self, state, seat):
        return state.board[seat]

    def count_side(self, state, seat, sign, found):
        found[0] += sign * len(state.board[seat])
        found[1] += sign * state.gold[seat]

    def stat(self, state, card, stat):
        return 1 + sum(one.amount for one in state.modifiers if one.card == card)

    def zones(self, state):
        standing = [card for row in state.board for card in row]
        fallen = [card for card in range(len(state.faces)) if card not in standing]
        return vec[vec[i64]]([*state.board, vec[i64](fallen)])

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def table_text(self, state):
        return str([list(row) for row in state.board])

    def test_decks(self, seed):
        names = list(CARDS)
        return [
            [self.face_of[names[(seed + step * 2 + seat) % len(names)]] for step in range(4)]
            for seat in (0, 1)
        ]
