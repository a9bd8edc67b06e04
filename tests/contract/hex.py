"""A toy of spells with targets: named first, answered, looked at again when the spell works.

It proves named targets, optional ones too, the event "would be targeted", effects that go on with
what is left of their targets, and cancelling: what was paid stays paid, the closing steps happen,
and the card bears a mark until its owner's next turn is over.
"""

from functools import partial

from toy_layouts import Place, Score
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.events import can_use
from deckcli.engine.game import Face, ability_frame
from deckcli.engine.interrupts import Interrupts
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.modifiers import THIS_TURN
from deckcli.engine.notation import ABILITY, CARD, Verb, action, first_of, second_of, verb_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.rulings.claims import Claim, Flag
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.cancelling import add_cancelling, is_cancelled
from deckcli.engine.words.events import EventClause
from deckcli.engine.words.kinds import Cost
from deckcli.engine.words.offers import add_answers, add_offers
from deckcli.engine.words.vocabulary import core_vocabulary

WOULD_BE_TARGETED = 0
CAST, END, CHOOSE, DONE, PAY, DECLINE, FIRST = range(7)
ASK_TURN, ASK_CHOICE, ASK_PAY, ASK_ORDER = range(4)
TURN, TARGETING = range(2)
MANA = 4

CARDS = {
    "stone": [],
    "burner": [
        {"name": "Burn", "cost": ["mana"], "targets": [{"choose": "enemy", "as": "victim"}],
         "do": [{"burn": "victim"}]}
    ],
    "twins": [  # the second target may stay out
        {"name": "Fork", "cost": ["mana"],
         "targets": [{"choose": "enemy", "as": "first"},
                     {"may_choose": {"enemy": {"except": "first"}}, "as": "second"}],
         "do": [{"burn": "first"}, {"burn": "second"}, "gain_mana"]}
    ],
    "veil": [
        {"name": "Veil", "when": {"would_be_targeted": "other_ally"}, "may_pay": ["mana"],
         "do": [{"cancel_effect": "end_of_next_enemy_turn"}]}
    ],
    "coward": [
        {"name": "Flight", "when": {"would_be_targeted": "self"}, "may_pay": ["mana"], "do": [{"burn": "self"}]}
    ],
}  # fmt: skip


class HexState(ToyState):
    rows, numbers = ("board",), ("mana", "cast")


class Mana(Cost):
    def can_pay(self, game, state, frame):
        return state.mana[frame.seat] > 0


class PayMana(Op):
    def run(self, game, state, frame):
        state.mana[frame.seat] -= 1


class GainMana(Op):
    def run(self, game, state, frame):
        state.mana[frame.seat] += 1


class Burn(Op):
    def __init__(self, whom):
        self.whom = whom

    def run(self, game, state, frame):
        for card in self.whom.cards(game, state, frame)[:]:
            row = state.owners[card]
            state.board[row] = remove(state.board[row], card)
            state.forget(card)


class NoteCast(Op):
    """The closing step of every spell: its card has cast something this game."""

    def run(self, game, state, frame):
        state.cast[frame.source] = 1


class TakeTurn(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        options = vec[i64]()
        for card in state.board[frame.seat]:
            for ability in game.abilities_of(state, card):
                context = Frame(-1, frame.seat, card, vec[i64](), vec[vec[i64]]())
                may_cast = ability.event < 0 and not is_cancelled(state, card)
                if may_cast and can_use(game, state, ability, context):
                    options = append(options, action(CAST, card, ability.index))
        self.ask(game, state, frame, ASK_TURN, frame.seat, append(options, action(END)))

    def take(self, game, state, frame, action):
        if verb_of(action) == CAST:
            ability = game.abilities[second_of(action)]
            ability_frame(game, state, ability, frame.seat, first_of(action))


class NextTurn(Op):
    def run(self, game, state, frame):
        state.expire(THIS_TURN)
        lost = [seat for seat in range(2) if len(state.board[seat]) == 0]
        if lost:
            state.finish(1 - lost[0] if len(lost) == 1 else NONE, OWN_ENDING, seat=lost[0])
        elif not any(game.has_spells(state, seat) for seat in range(2)):
            state.finish(NONE, OWN_ENDING + 1)
        elif state.turn >= state.max_turns:
            game.on_limit(state)
        else:
            frame.seat, frame.step = 1 - frame.seat, 0


class Hex(Toy):
    key, filler = "hex", "stone"
    places = (Place("board", "board"),)
    elsewhere = "ashes"
    flags = ("cast",)
    scores = (Score("mana", MANA),)

    def __init__(self):
        super().__init__()
        self.windows = ["turn", "choice", "pay", "order"]
        self.endings = ["no_card_left", "no_spell_left"]
        self.answers = [[CAST, END], [CHOOSE, DONE], [PAY, DECLINE], [FIRST]]
        self.verbs = [
            Verb("cast {a}: {b}", CARD, ABILITY), Verb("end"), Verb("choose {a}", CARD),
            Verb("done"), Verb("pay"), Verb("decline"), Verb("first {a}: {b}", CARD, ABILITY),
        ]  # fmt: skip
        self.idle_verbs = vec[i64]([END, DONE, DECLINE])
        self.set_weights({"units": 3, "mana": 1}, {})
        turn = Program("turn", [TakeTurn(), NextTurn()])
        targeting = Program("targeting", [Interrupts(WOULD_BE_TARGETED, ASK_ORDER, FIRST)])
        self.programs = vec[Program]([turn, targeting])
        windows = Windows(ASK_CHOICE, [CHOOSE, DONE], ASK_PAY, [PAY, DECLINE])
        compiler = Compiler(self, self._words(), windows)
        compiler.targeting, compiler.closing = TARGETING, [NoteCast()]
        for index, (name, abilities) in enumerate(CARDS.items(), start=1):
            face = Face(index, name, {"en": name})
            self.add_face(face)
            for facts in abilities:
                compiler.ability(face, {"class": "any", **facts})
        assert compiler.problems == []

    def _words(self):
        words = core_vocabulary()
        words.keys.add("targets")
        event = partial(EventClause, WOULD_BE_TARGETED)
        words.add(v.EVENT, "would_be_targeted", event, "Before a spell works on a card.")
        add_answers(words, ["would_be_targeted"])
        add_offers(words, ASK_PAY, [PAY, DECLINE])
        add_cancelling(words)
        words.add(v.COST, "mana", lambda: (Mana(), [PayMana()]), "One mana.")
        words.add(v.VERB, "burn", Burn, "Cards burn.", "whom", whom=v.group())
        words.add(v.VERB, "gain_mana", GainMana, "Get one mana.")
        return words

    def claims_on_cards(self):
        return {"cancelled": Claim(Flag(), lambda state, card: int(is_cancelled(state, card)))}

    def new_state(self):
        return HexState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.board.append(self.seat_deck(state, seat, deck, seen=3))
            state.mana.append(MANA)
        state.cast = [0] * len(state.faces)
        state.push(TURN, 0)

    def has_spells(self, state, seat):
        cards = state.board[seat] if state.mana[seat] else ()
        return any(one.event < 0 for card in cards for one in self.abilities_of(state, card))

    def units(self, state, seat):
        return state.board[seat]

    def count_side(self, state, seat, sign, found):
        found[0] += sign * len(state.board[seat])
        found[1] += sign * state.mana[seat]

    def zones(self, state):
        standing = [card for row in state.board for card in row]
        burnt = [card for card in range(len(state.faces)) if card not in standing]
        return vec[vec[i64]]([*state.board, vec[i64](burnt)])

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def table_text(self, state):
        return str([list(row) for row in state.board])

    def test_decks(self, seed):
        names = list(CARDS)
        return [
            [self.face_of[names[(seed + step + seat) % len(names)]] for step in range(4)]
            for seat in (0, 1)
        ]
