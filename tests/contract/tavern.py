"""A toy for three seats about what is no card: players, dice and numbers, in a tavern.

It proves groups, choices and prices of any kind: players and dice are chosen, counted, compared and
paid with; an opponent chooses, each player chooses; a card is stolen blindly from a hidden hand; a
price is a sum of what is printed on cards.
"""

from tavern_words import DICE, PIPS, PRICE, add_tavern_words, dice_of
from toy_layouts import NOBODY, OWNER, Place, Score
from toys import Toy, ToyState

from deckcli.core.vecs import append, i64, pop, remove, vec
from deckcli.engine.endings import OWN_ENDING
from deckcli.engine.events import can_use
from deckcli.engine.game import Face, ability_frame
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import (
    CARD,
    COVERED,
    NUMBER,
    SEAT,
    SEATS,
    Verb,
    action,
    first_of,
    thing,
    verb_of,
)
from deckcli.engine.ops import Op, Program, again
from deckcli.engine.state import Frame
from deckcli.engine.things import PLAYERS

PLAY, WASH_UP, PASS, SERVE = range(4)
CHOOSE, DONE, CHOOSE_PLAYER, CHOOSE_DIE, CHOOSE_NUMBER, BLINDLY = range(4, 10)
ASK_TURN, ASK_CHOICE, ASK_PRICE = range(3)
ROLLS = 0  # the purpose of random numbers
GOAL, TURNS, SIDES = 20, 30, 6
RICHEST, EQUALLY_RICH = OWN_ENDING, OWN_ENDING + 1

CARDS = {  # what is printed: a price and abilities
    "mug": (1, []),
    "loaf": (2, []),
    "roast": (3, []),
    "gambler": (2, [
        {"name": "Bet", "cost": [{"spend": {"shows": {"at_least": 4}}}],
         "do": [{"gain": {"amount": 3}}]},
    ]),
    "lout": (1, [{"name": "Shove", "do": [{"lose": {"who": {"choose": "opponents"}, "amount": 2}}]}]),
    "barmaid": (1, [  # somebody else says which die is put away; the others count
        {"name": "Favour", "do": [
            {"put_away": {"choose": "dice", "by": {"choose": "opponents"}}},
            {"gain": {"amount": {"sum_of": {"value": "pips", "of": "dice"}}}},
        ]},
    ]),
    "storm": (2, [  # everybody but a friend throws a card away, and the friend is glad each time
        {"name": "Brawl", "do": [
            {"choose": {"may_choose": "opponents", "as": "friend"}},
            {"each": {"of": {"players": {"except": "friend"}}, "do": [
                {"choose": {"choose": "hand", "as": "mine"}},
                {"toss": "mine"},
                {"gain": {"who": "friend", "amount": {"count": "mine"}}},
            ]}},
        ]},
    ]),
    "bard": (3, [
        {"name": "Toll", "do": [
            {"each": {"of": "opponents", "do": [
                {"if": {"condition": {"any": "dice"}, "then": [{"put_away": {"choose": "dice"}}],
                        "otherwise": [{"gain": {"who": {"controller_of": "self"}, "amount": 2}}]}},
            ]}},
        ]},
    ]),
    "thief": (2, [
        {"name": "Theft", "do": [
            {"steal": {"choose": {"hand_of": "opponents"}, "as": "booty", "blind": True}},
            {"gain": {"amount": {"sum_of": {"value": "price", "of": "booty"}}}},
            {"gain": {"who": {"owner_of": "booty"}, "amount": 1}},
        ]},
    ]),
    "cook": (1, [{"name": "Feast", "cost": [{"serve": 4}], "do": [{"gain": {"amount": 6}}]}]),
    "seer": (1, [
        {"name": "Guess", "do": [
            {"choose_number": {"from": 1, "to": {"count": {"dice_of": "players"}}, "as": "bid"}},
            {"if": {
                "condition": {"at_least": {
                    "left": {"sum_of": {"value": "pips", "of": "dice"}},
                    "right": {"chosen": "bid", "times": 2},
                }},
                "then": [{"gain": {"amount": {"chosen": "bid"}}}],
                "otherwise": [{"lose": {"who": "you", "amount": {"chosen": "bid"}}}],
            }},
        ]},
    ]),
    "host": (3, [
        {"name": "Round", "if": [{"any": {"dice": {"not": {"shows": 6}}}}], "do": [
            {"gain": {"who": {"players": {"except": "active_player"}}, "amount": 1}},
            {"gain": {"amount": 4}},
        ]},
    ]),
}  # fmt: skip


class TavernFace(Face):
    def __init__(self, index, name, price):
        super().__init__(index, name, {"en": name})
        self.price = price


class TavernState(ToyState):
    rows, numbers = ("hand", "deck", "pile", "loot"), ("gold", "first", "second")

    def drop(self, card):
        """A card of a hand goes to the pile of its owner, for all to see."""
        for seat in range(self.seats):
            if card in self.hand[seat]:
                self.hand[seat] = remove(self.hand[seat], card)
        owner = self.owners[card]
        self.pile[owner] = append(self.pile[owner], card)
        self.seen[card] = 2**self.seats - 1


class BeginTurn(Op):
    def run(self, game, state, frame):
        state.turn, state.active, state.answers = state.turn + 1, frame.seat, 0
        if state.turn > state.max_turns:
            game.on_limit(state)


class Act(Op):
    """Play cards, until the player passes or washes up for a piece of gold."""

    def run(self, game, state, frame):
        options = vec[i64]()
        for card in game.distinct(state, state.hand[frame.seat]):
            context = Frame(-1, frame.seat, card, vec[i64](), vec[vec[i64]]())
            for ability in game.abilities_of(state, card):
                may = all(one.holds(game, state, context) for one in ability.requires)
                if may and can_use(game, state, ability, context):
                    options = append(options, action(PLAY, card))
        options = append(append(options, action(WASH_UP)), action(PASS))
        self.ask(game, state, frame, ASK_TURN, frame.seat, options)

    def take(self, game, state, frame, action):
        if verb_of(action) == PLAY:
            again(frame)
            card = first_of(action)
            (ability,) = game.abilities_of(state, card)
            state.drop(card)
            ability_frame(game, state, ability, frame.seat, card)
        elif verb_of(action) == WASH_UP:
            state.gold[frame.seat] += 1


class EndTurn(Op):
    """Draw a card, take back the dice that were put away; the richest wins in the end."""

    def run(self, game, state, frame):
        game.draw(state, frame.seat, 1)
        for die in dice_of(frame.seat):
            if game.value_of(state, PIPS, die) == 0:
                game.roll(state, die)
        most = max(state.gold)
        if most < GOAL and state.turn < TURNS:
            frame.seat, frame.step = game.next_seat(state, frame.seat), 0
            return
        winner = state.gold.index(most) if state.gold.count(most) == 1 else -1
        state.finish(winner, RICHEST if winner >= 0 else EQUALLY_RICH, seat=winner)


class Tavern(Toy):
    key, filler = "tavern", "mug"
    most_seats = 3
    places = (
        Place("hand", "hand", OWNER), Place("deck", "deck", NOBODY),
        Place("pile", "pile"), Place("loot", "loot"),
    )  # fmt: skip
    scores = (Score("gold", 0), Score("first", 3), Score("second", 3))  # and what the dice show

    def __init__(self):
        super().__init__()
        self.windows = ["turn", "choice", "price"]
        self.endings = ["richest", "equally_rich"]
        chosen = [CHOOSE, DONE, CHOOSE_PLAYER, CHOOSE_DIE, CHOOSE_NUMBER, BLINDLY]
        self.answers = [[PLAY, WASH_UP, PASS], chosen, [CHOOSE_DIE, SERVE]]
        self.verbs = [
            Verb("play {a}", CARD), Verb("wash up"), Verb("pass"),
            Verb("serve {a}", CARD, told=COVERED), Verb("choose {a}", CARD, told=COVERED),
            Verb("done"), Verb("name {a}", SEAT), Verb("take {a}", thing(DICE)),
            Verb("bid {a}", NUMBER), Verb("reach into the hand of {a}", SEAT),
        ]  # fmt: skip
        self.idle_verbs = vec[i64]([PASS, DONE])
        self.set_weights({"gold": 10, "hand": 3, "dice": 2}, {})
        self.purposes = ["rolls"]
        self.programs = vec[Program]([Program("turn", [BeginTurn(), Act(), EndTurn()])])
        windows = Windows(
            ASK_CHOICE, [CHOOSE, DONE], ASK_CHOICE, [CHOOSE, DONE],
            things={PLAYERS: CHOOSE_PLAYER, DICE: CHOOSE_DIE}, blind=BLINDLY,
        )  # fmt: skip
        compiler = Compiler(self, self.vocabulary(), windows)
        for index, (name, (price, abilities)) in enumerate(CARDS.items(), start=1):
            face = TavernFace(index, name, price)
            self.add_face(face)
            for facts in abilities:
                compiler.ability(face, {"class": "any", **facts})
        assert compiler.problems == []

    def vocabulary(self):
        return add_tavern_words(ASK_CHOICE, CHOOSE_NUMBER, ASK_PRICE, CHOOSE_DIE, SERVE)

    def new_state(self):
        return TavernState()

    def set_up(self, state, decks):
        for seat, deck in enumerate(decks):
            state.deck.append(self.seat_deck(state, seat, deck))
            for row in (state.hand, state.pile, state.loot):
                row.append(vec[i64]())
            for numbers in (state.gold, state.first, state.second):
                numbers.append(0)
            state.shuffle(state.deck[seat], seat)
            self.draw(state, seat, 3)
            for die in dice_of(seat):
                self.roll(state, die)
        state.push(0, 0)

    def draw(self, state, seat, amount):
        for _ in range(min(amount, len(state.deck[seat]))):
            state.deck[seat], card = pop(state.deck[seat])
            state.seen[card] |= 1 << seat
            state.hand[seat] = append(state.hand[seat], card)

    # -- dice, and what is printed

    def things(self, state, kind):
        return vec[i64](range(2 * state.seats))

    def thing_name(self, state, kind, value):
        return f"the {('first', 'second')[value % 2]} die of {SEATS[value // 2]}"

    def value_of(self, state, value, thing):
        if value == PRICE:
            return self.faces[state.faces[thing]].price
        return (state.first, state.second)[thing % 2][thing // 2]

    def turn_die(self, state, die, pips):
        (state.first, state.second)[die % 2][die // 2] = pips

    def roll(self, state, die):
        pips = state.random_below(SIDES, state.stream(ROLLS, die // 2)) + 1
        self.turn_die(state, die, pips)

    # -- where cards are

    def controller(self, state, card):
        for seat in range(state.seats):
            if card in state.loot[seat]:
                return seat
        return state.owners[card]

    def units(self, state, seat):
        return state.loot[seat]

    def zone(self, state, seat, zone):
        return state.hand[seat]

    def distinct(self, state, cards):
        firsts = {state.faces[card]: card for card in reversed(list(cards))}
        return vec[i64](firsts.values())

    def zones(self, state):
        return vec[vec[i64]]([*state.hand, *state.deck, *state.pile, *state.loot])

    def is_settled(self, state):
        return state.question is not None and state.question.window == ASK_TURN

    def ends_turn(self, action):
        return verb_of(action) == PASS

    def table_text(self, state):
        return f"gold {state.gold}, dice {state.first} {state.second}"

    def count_side(self, state, seat, sign, found):
        found[0] += sign * state.gold[seat]
        found[1] += sign * len(state.hand[seat])
        found[2] += sign * len([die for die in dice_of(seat) if self.value_of(state, PIPS, die)])

    def test_decks(self, seed):
        names = list(CARDS)
        return [
            [self.face_of[names[(seed + step + 5 * seat) % len(names)]] for step in range(14)]
            for seat in range(3)
        ]
