"""Play the engine and the second opinion of Ashes side by side."""

from collections import Counter

from ashes.second_opinion.cards import ABILITIES, KNOWN
from ashes.second_opinion.dice_powers import DICE_POWERS
from ashes.second_opinion.nouns import DICE, FACES, Card, Die, Player
from ashes.second_opinion.rules import Rules
from ashes.second_opinion.table import in_words
from ashes.second_opinion.tables import Pool
from second_opinion_common.lockstep import SideBySide

from deckcli.core.rng import Rng, seeded
from deckcli.decks.plain import content_of
from deckcli.engine.words.cancelling import is_cancelled
from deckcli.games.playing import game_of, layout_of

RULES = ({},)
PRECONS = (
    "iron-men", "snakes-in-silver", "mist-guardian", "bloodwoods-queen", "cloudsea-siren",
    "shadows-of-viros",
)  # fmt: skip
DECISIONS_AT_RICH_TABLES = 60  # what is rare happens soon
SEATS = (2, 2, 2, 3, 4)
DULL = ("pass", "end", "done", "decline", "go on", "choose 0", "meditate")
LONG = ("prepare", "meditation", "turn_dice", "exhaust_dice")  # many small answers
SIDES = ("power", "class", "class", "class", "basic", "basic")  # of a die
POOL = [Die(kind, face) for kind in DICE for face in FACES]  # as the engine counts dice


class Rivals:
    """The engine and the second opinion, and what was played.

    They play with the cards that the second opinion knows; others may be in the catalog.
    """

    def __init__(self, library, rules):
        catalog = self.catalog = library.catalog("ashes")
        self.game = game_of(catalog, rules=rules)
        self.layout = layout_of(self.game)
        self.unknown = [card.id for card in catalog if card.id not in KNOWN]
        known = [Card.of(card) for card in catalog if card.id in KNOWN]
        precons = [content_of(library.deck(f"ashes/{name}").deck, catalog) for name in PRECONS]
        summons = {card.id: catalog[card.id].get("summons", ()) for card in known}
        self.pool = Pool(known, precons, summons)
        told = {one.name or card.name for card in known for one in ABILITIES[card.id]}
        self.names = told | {power.name for power in DICE_POWERS.values()}
        self.counted = Counter()  # uses of abilities, by their names
        self.decisions = 0
        self.seats = SEATS  # of the games, in turn

    @property
    def rarest(self):
        """How often each ability was used, the rarest first."""
        return sorted((self.counted[name], name) for name in self.names)

    def play(self, number):
        """A game: one of four from the start on; raises Disagreement."""
        rng = seeded(number, "second opinion")
        wanted = self.pool.cards[number % len(self.pool.cards)]
        seats = self.seats[number % len(self.seats)]
        if number % 4 == 0:
            given = self.pool.precon_game(rng, seats)
        else:
            given = self.pool.rich_table(rng, seats, wanted)
        most = None if "new_game" in given else DECISIONS_AT_RICH_TABLES
        Beside(self, given, rng, number, wanted).play(most)


class Beside(SideBySide):
    """One game of Ashes on two tables."""

    def __init__(self, rivals, given, rng, number, wanted):
        self.rivals, self.rng, self.wanted = rivals, rng, wanted
        state = rivals.layout.lay_out({**given, "seed": number}, {})
        super().__init__(rivals.game, state, f"game {number}")
        self.shuffles = [Rng(state.streams[seat]) for seat in range(state.seats)]
        self.dice = [Rng(state.streams[state.stream(0, seat)]) for seat in range(state.seats)]
        self.table = Rules(
            [self._side(seat) for seat in range(state.seats)],
            holder=state.token,
            rolls=self.roll,
            shuffled=self.shuffle,
            uses=rivals.counted,
        )
        self.is_new = "new_game" in given
        if not self.is_new:
            self.table.active = state.active
            self.table.round = state.round
            for player in self.table.players:
                player.has_passed = bool(state.passes >> player.seat & 1)
            self.table.begin_turn()
        self.opinion = self.table.play(is_new=self.is_new)

    # -- chance: the same random numbers as the engine's

    def roll(self, seat, count):
        return [SIDES[self.dice[seat].below(len(SIDES))] for _ in range(count)]

    def shuffle(self, seat, cards):
        cards = list(cards)
        self.shuffles[seat].shuffle(cards)
        return cards

    # -- playing

    def pick(self, answers):
        """A random answer: rather with the wanted card, rather something than nothing."""
        if "done" in answers and self.window in LONG and self.rng.below(2):
            return "done"
        lively = [one for one in answers if one not in DULL]
        units = self.table.players[self.state.question.seat].units
        attacks = [one for one in lively if one.startswith("attack")]
        if attacks and any(unit.has_bypass or unit.raised for unit in units):
            return self.rng.pick(attacks)  # what was done for an attack is soon over
        wanted = [one for one in lively if self.wanted.id in one]
        if wanted and self.rng.below(3):
            return self.rng.pick(wanted)
        return self.rng.pick(lively if lively and self.rng.below(10) < 8 else answers)

    def note(self, answer):
        self.rivals.decisions += 1

    # -- comparing

    def compare_more(self, question):
        if question is None:  # where the cards of the loser lie then is nobody's business
            return
        self.compare_named(self.expected_zones(), self.found_zones())

    def expected_zones(self):
        table, zones = self.table, {}
        zones |= {"active": table.active, "token": table.holder, "round": table.round}
        for seat, player in enumerate(table.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(card.id for card in player.hand),
                f"p{seat} deck": [card.id for card in player.draw_pile],
                f"p{seat} discard": sorted(card.id for card in player.discard_pile),
                f"p{seat} pile": sorted(card.id for card in player.conjurations),
                f"p{seat} active": [player.active.count(die) for die in POOL],
                f"p{seat} exhausted": [player.exhausted.count(kind) for kind in DICE],
                f"p{seat} battlefield": [self._told(unit) for unit in player.battlefield],
                f"p{seat} spellboard": [self._told(spell) for spell in player.spellboard],
                f"p{seat} phoenixborn": self._told(player.phoenixborn),
                f"p{seat} is out": player.is_out,
            }
        return zones

    def _told(self, card):
        told = {
            "card": card.id,
            "owner": card.owner,
            "tokens": (card.wounds, card.exhaustion, card.status),
            "dice": card.charm_dice,
            "attached": [self._told(one) for one in card.attached],
        }
        if card.is_unit:
            told |= {"attack": self.table.attack(card), "life": self.table.life(card)}
        return told

    def found_zones(self):
        state, ids, zones = self.state, self.ids, {}
        active = state.active if self.table.active is not None else None
        zones |= {"active": active, "token": state.token, "round": state.round}
        for seat, player in enumerate(state.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(ids(player.hand)),
                f"p{seat} deck": ids(player.deck),
                f"p{seat} discard": sorted(ids(player.discard)),
                f"p{seat} pile": sorted(ids(player.pile)),
                f"p{seat} active": list(player.active),
                f"p{seat} exhausted": list(player.exhausted),
                f"p{seat} battlefield": [self._seen(unit) for unit in player.battlefield],
                f"p{seat} spellboard": [self._seen(spell) for spell in player.spellboard],
                f"p{seat} phoenixborn": self._seen(player.phoenixborn),
                f"p{seat} is out": player.is_out,
            }
        return zones

    def _seen(self, card):
        state = self.state
        seen = {
            "card": self.ids([card])[0],
            "owner": state.owners[card],
            "tokens": (state.wounds[card], state.exhaustion[card], state.status[card]),
            "dice": state.charms[card],
            "attached": [self._seen(one) for one in self._attached(card)],
        }
        if any(card in player.battlefield for player in state.players):
            seen |= {"attack": self.game.attack(state, card), "life": self.game.life(state, card)}
        return seen

    # -- reading the engine's table

    def _attached(self, unit):
        state = self.state
        return [
            card for player in state.players for card in player.attached if state.host[card] == unit
        ]

    def called(self, card):
        """A card in play with its place, any other by its id, as the second opinion calls it."""
        state = self.state
        for seat, player in enumerate(state.players, start=1):
            for zone in (player.battlefield, player.spellboard):
                if card in zone:
                    return self._in_words(f"p{seat}", zone, card)
            if card in player.attached:
                unit = state.host[card]
                host = self._in_words(f"p{seat}", player.battlefield, unit)
                return self._in_words(host, self._attached(unit), card)
            if card == player.phoenixborn:
                return f"p{seat}'s {self.ids([card])[0]}"
        return self.ids([card])[0]

    def _in_words(self, whose, zone, card):
        return in_words(whose, self.ids(zone), list(zone).index(card))

    def _side(self, seat):
        side, card = self.state.players[seat], self._card
        return Player(
            seat,
            card(side.phoenixborn),
            [card(one) for one in side.hand],
            [card(one) for one in side.deck],
            [card(one) for one in side.discard],
            [card(one) for one in side.pile],
            [card(one) for one in side.battlefield],
            [card(one) for one in side.spellboard],
            [die for die, count in zip(POOL, side.active, strict=True) for _ in range(count)],
            [kind for kind, count in zip(DICE, side.exhausted, strict=True) for _ in range(count)],
        )

    def _card(self, number):
        state = self.state
        card = Card.of(self.rivals.catalog[self.ids([number])[0]], state.owners[number])
        card.wounds, card.exhaustion = state.wounds[number], state.exhaustion[number]
        card.status, card.charm_dice = state.status[number], state.charms[number]
        card.is_cancelled = is_cancelled(state, number)
        card.attached = [self._card(one) for one in self._attached(number)]
        return card
