"""The words of the tavern: about dice, gold, hands, and two prices."""

from deckcli.core.vecs import append, extend, i64, remove, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.things import OWN_THINGS, PLAYERS
from deckcli.engine.words import players
from deckcli.engine.words.choices import Value, add_numbers, add_sums
from deckcli.engine.words.groups import InZone
from deckcli.engine.words.kinds import Filter, Group
from deckcli.engine.words.paying import Part, Payment
from deckcli.engine.words.sums import PaySum, SumPart
from deckcli.engine.words.vocabulary import core_vocabulary

DICE = OWN_THINGS
PRICE, PIPS = range(2)  # values
IN_HAND, READY = 1, 1  # bits of cards, and of dice


def dice_of(seat):
    return 2 * seat, 2 * seat + 1


class Dice(Group):
    """The dice of some players that are not put away."""

    def __init__(self, fitting, who=None):
        self.filter, self.who = fitting, who

    def cards(self, game, state, frame):
        seats = [frame.seat] if self.who is None else self.who.cards(game, state, frame)
        dice = [die for seat in seats for die in dice_of(seat) if game.value_of(state, PIPS, die)]
        return vec[i64]([die for die in dice if self.filter.fits(game, state, frame, die)])


class HandOf(Group):
    def __init__(self, who):
        self.who = who

    def cards(self, game, state, frame):
        found = vec[i64]()
        for seat in self.who.cards(game, state, frame):
            found = extend(found, state.hand[seat])
        return found


class Shows(Filter):
    def __init__(self, pips):
        self.low, self.high = pips

    def fits(self, game, state, frame, card):
        return self.low <= game.value_of(state, PIPS, card) <= self.high


class Costs(Filter):
    def __init__(self, price):
        self.low, self.high = price

    def fits(self, game, state, frame, card):
        return self.low <= game.value_of(state, PRICE, card) <= self.high


class Gain(Op):
    def __init__(self, who, amount, sign=1):
        self.who, self.amount, self.sign = who, amount, sign

    def run(self, game, state, frame):
        change = self.sign * self.amount.value(game, state, frame)
        for seat in self.who.cards(game, state, frame):
            state.gold[seat] = max(0, state.gold[seat] + change)


class Toss(Op):
    def __init__(self, what):
        self.what = what

    def run(self, game, state, frame):
        for card in self.what.cards(game, state, frame)[:]:
            state.drop(card)


class Steal(Op):
    """Cards of others' hands lie open before the thief."""

    def __init__(self, what):
        self.what = what

    def run(self, game, state, frame):
        for card in self.what.cards(game, state, frame)[:]:
            owner = state.owners[card]
            state.hand[owner] = remove(state.hand[owner], card)
            state.loot[frame.seat] = append(state.loot[frame.seat], card)
            state.seen[card] = 2**state.seats - 1


class PutAway(Op):
    def __init__(self, what):
        self.what = what

    def run(self, game, state, frame):
        for die in self.what.cards(game, state, frame)[:]:
            game.turn_die(state, die, 0)


class DiePart(Part):
    """A die that is put away."""

    def __init__(self, fitting):
        super().__init__(READY, READY, kind=DICE)
        self.dice = Dice(fitting)

    def cards(self, game, state, frame):
        return self.dice.cards(game, state, frame)


class PayDie(Payment):
    def __init__(self, price, window, verb):
        super().__init__(1)
        self.price, self.window, self.verb = price, window, verb

    def run(self, game, state, frame):
        dice = self.spared(game, state, frame, self.price.cards(game, state, frame))
        self.ask(game, state, frame, self.window, frame.seat, actions(self.verb, dice))

    def take(self, game, state, frame, action):
        game.turn_die(state, first_of(action), 0)


class ServePart(SumPart):
    """Other cards of the hand, worth a sum in all."""

    def __init__(self, price):
        super().__init__(price, PRICE, IN_HAND, IN_HAND)

    def cards(self, game, state, frame):
        hand = state.hand[frame.seat]
        return vec[i64]([card for card in hand if card != frame.source])


class Serve(PaySum):
    def give(self, game, state, frame, cards):
        for card in cards[:]:
            state.drop(card)


class TossPart(Part):
    """A card of the hand that is thrown away."""

    def __init__(self):
        super().__init__(IN_HAND, IN_HAND)

    def cards(self, game, state, frame):
        return state.hand[frame.seat]


def add_tavern_words(choice_window, bid, price_window, take_die, serve):
    words = core_vocabulary()
    words.include(players.WORDS)
    words.things[DICE] = "dice"
    add_numbers(words, choice_window, bid)
    add_sums(words, [Value("price", PRICE, v.CARDS), Value("pips", PIPS, DICE)])
    of_players = v.group("you", of=PLAYERS)
    words.add(v.GROUP, "hand", lambda fitting: InZone(0, fitting), "Your hand.")
    words.add(v.GROUP, "hand_of", HandOf, "The hands of players.", "who", who=v.group(of=PLAYERS))
    words.add(v.GROUP, "dice", Dice, "Your dice.").of = DICE
    words.add(
        v.GROUP, "dice_of", lambda who, fitting: Dice(fitting, who), "The dice of players.",
        "who", who=v.group(of=PLAYERS), fitting=v.filtered({}, of=DICE),
    ).of = DICE  # fmt: skip
    words.add(v.FILTER, "shows", Shows, "So many pips.", "pips", pips=v.span()).of = DICE
    words.add(v.FILTER, "costs", Costs, "So high a price.", "price", price=v.span())
    target = v.target(of=PLAYERS)
    amount = v.number(least=1)
    words.add(v.VERB, "gain", Gain, "Players get gold.", who=of_players, amount=amount)
    words.add(
        v.VERB, "lose", lambda who, amount: Gain(who, amount, -1), "Players lose gold.",
        who=target, amount=amount,
    )  # fmt: skip
    words.add(v.VERB, "toss", Toss, "Cards go to the pile.", "what", what=v.target())
    words.add(v.VERB, "steal", Steal, "Cards become loot.", "what", what=v.target())
    words.add(v.VERB, "put_away", PutAway, "Dice are put away.", "what", what=v.target(of=DICE))

    def spend(fitting):
        part = DiePart(fitting)
        return part, [PayDie(part, price_window, take_die)]

    def served(price, called):
        part = ServePart(price)
        return part, [Serve(part, called, price_window, serve)]

    words.add(
        v.COST, "spend", spend, "A die is put away.", "fitting", fitting=v.filtered({}, of=DICE)
    )
    words.add(
        v.COST, "serve", served, "Other cards of the hand, worth so much in all.",
        "price", price=amount, called=v.name(v.UNNAMED),
    )  # fmt: skip
    words.add(v.COST, "throw", lambda: (TossPart(), []), "A card of the hand.")
    return words
