"""Play the engine and the second opinion of Blue Moon side by side."""

from collections import Counter
from dataclasses import replace

from blue_moon.second_opinion.nouns import Card, Laid, Player, Ship, Turn
from blue_moon.second_opinion.rules import Rules
from blue_moon.second_opinion.tables import Pool
from blue_moon.second_opinion.texts import TEXTS
from second_opinion_common.lockstep import SideBySide
from second_opinion_common.shuffles import Shuffles

from deckcli.core.rng import seeded
from deckcli.decks.plain import content_of
from deckcli.games.playing import game_of, layout_of

RULES = ({},)
ELEMENTS = ("fire", "earth")
DECISIONS_AT_RICH_TABLES = 60  # what is rare happens soon
DULL = ("done", "retreat", "decline", "no", "concede")
PLACES = {  # of the engine's cards, as a player of the second opinion has them
    "hand": "hand", "deck": "deck", "discard": "discard", "leadership": "pile",
    "combat": "combat", "inactive": "past", "support": "support", "bluffs": "bluffs",
    "ships": "ships", "landed": "landed", "ashore": "ashore",
}  # fmt: skip
IN_ORDER = ("deck", "combat", "support", "bluffs", "ships")


class Rivals:
    """The engine and the second opinion, and what was played.

    They play with the cards that the second opinion knows; others may be in the catalog.
    """

    def __init__(self, library, rules):
        catalog = library.catalog("blue_moon")
        self.game = game_of(catalog, rules=rules)
        self.layout = layout_of(self.game)
        playable = [card for card in catalog if card.kind != "leader"]
        self.cards = {card.id: Card.of(card) for card in playable if is_known(card)}
        self.unknown = [card.id for card in playable if not is_known(card)]
        names = [f"blue_moon/{people}" for people in sorted({card["people"] for card in playable})]
        decks = [library.deck(name).deck for name in names if not name.endswith("mutant")]
        stock = [content_of(deck, catalog)["cards"] for deck in decks]
        self.pool = Pool(self.cards.values(), stock)
        self.counted = Counter()  # plays of cards, by their names
        self.decisions = 0

    @property
    def rarest(self):
        """How often each card was played, the rarest first."""
        return sorted((self.counted[card_id], card_id) for card_id in self.cards)

    def play(self, number):
        """A game: of eight one with stock decks, one with others; raises Disagreement."""
        rng = seeded(number, "second opinion")
        wanted = self.pool.cards[number % len(self.pool.cards)]
        if number % 8 == 0:
            given = self.pool.stock_game(rng)
        elif number % 8 == 1:
            given = self.pool.new_game(rng, wanted)
        else:
            given = self.pool.rich_table(rng, wanted)
        most = None if "new_game" in given else DECISIONS_AT_RICH_TABLES
        Beside(self, given, rng, number, wanted).play(most)


def is_known(card):
    """Whether the second opinion tells what the card says, if it says anything."""
    return bool(card.get("abilities")) == (card.id in TEXTS)


class Chance(Shuffles):
    """How the engine has shuffled, and what it drew unseen."""

    def shuffled(self, seat, cards):
        if len(cards) < 2:  # nothing to shuffle, whether or not it is done
            mine = (seat, [card.id for card in cards])
            if self.seen and self.seen[0] == mine:
                self.seen.popleft()
            return cards[:]
        return self.order(seat, cards)

    def drawn(self, seat, unseen):
        """A card that has left the engine's hand: the next one on the pile, if it went there.

        The engine may have played on meanwhile, with further cards of that hand.
        """
        engine = self.beside.state.players[seat]
        left = set(self.beside.ids(engine.hand))
        known = len(self.beside.table.players[seat].discard)
        next_ones = self.beside.ids(engine.discard)[known:]
        by_id = {card.id: card for card in unseen}
        gone = [by_id[card_id] for card_id in next_ones if card_id in by_id]
        gone += [card for card in unseen if card.id not in left]
        if not gone:
            self.beside.differ(f"p{seat + 1} loses a card of the hand", "it loses none")
        return gone[0]


class Beside(SideBySide):
    """One game of Blue Moon on two tables."""

    def __init__(self, rivals, given, rng, number, wanted):
        self.rivals, self.rng, self.wanted = rivals, rng, wanted
        state = rivals.layout.lay_out({**given, "seed": number}, {})
        super().__init__(rivals.game, state, f"game {number}, {wanted.id}")
        self.chance = Chance(self)
        self.is_new = "new_game" in given
        self.table = Rules(
            [self._side(seat) for seat in (0, 1)],
            active=state.active,
            element=None if state.element < 0 else ELEMENTS[state.element],
            turn=Turn(),
            chance=self.chance,
        )
        self.opinion = self.table.play(is_new=self.is_new)

    def play(self, most=None):
        with self.chance.watched():
            super().play(most)

    def begin(self):
        super().begin()
        if self.is_new:  # who begins is drawn by lot
            self.table.active = self.state.active

    def pick(self, answers):
        """A random answer: rather with the wanted card, rather something than nothing."""
        lively = [one for one in answers if one not in DULL]
        wanted = [one for one in lively if self.wanted.id in one]
        if wanted and self.rng.below(3):
            return self.rng.pick(wanted)
        return self.rng.pick(lively if lively and self.rng.below(10) < 8 else answers)

    def note(self, answer):
        self.rivals.decisions += 1
        for verb in ("play ", "bluff "):
            if answer.startswith(verb):
                self.rivals.counted[answer.removeprefix(verb)] += 1

    # -- comparing

    def compare_more(self, question):
        if self.chance.seen:
            self.differ("no shuffle", f"shuffles {list(self.chance.seen)}")
        if question is not None:
            self.compare_named(self.expected_zones(), self.found_zones())
        else:  # where cards lie in the end is nobody's business
            crystals = 1 + self.table.players[self.winner].dragons
            found = self.rivals.layout.look_at_table(self.state, "crystals")
            self.compare_named({"crystals": crystals}, {"crystals": found})

    def expected_zones(self):
        table, element = self.table, self.table.element
        zones = {"active": table.active, "element": element}
        view = table.view
        for seat, player in enumerate(table.players):
            name = f"p{seat + 1}"
            laid = {
                "hand": player.hand,
                "deck": player.deck,
                "discard": player.discard,
                "leadership": player.leadership,
                "combat": [one.card for one in player.combat if one.is_active],
                "inactive": [one.card for one in player.combat if not one.is_active],
                "support": [one.card for one in player.support if not one.is_bluff],
                "bluffs": [one.card for one in player.support if one.is_bluff],
                "ships": [ship.card for ship in player.ships],
                "landed": [ship.card for ship in player.landed],
                "ashore": [card for ship in player.landed for card in ship.cargo],
            }
            for zone, cards in laid.items():
                ids = [card.id for card in cards]
                zones[f"{name} {zone}"] = ids if zone in IN_ORDER else sorted(ids)
            cargo = [sorted(card.id for card in ship.cargo) for ship in player.ships]
            zones[f"{name} cargo"] = cargo
            zones[f"{name} dragons"] = player.dragons
            if element and seat != table.active:  # what the other one has yet is no power
                zones[f"{name} power"] = view.power(seat, element)
        return zones

    def found_zones(self):
        state, element = self.state, self.state.element
        zones = {"active": state.active, "element": None if element < 0 else ELEMENTS[element]}
        for seat, player in enumerate(state.players):
            name = f"p{seat + 1}"
            for zone, field in PLACES.items():
                ids = self.ids(getattr(player, field))
                zones[f"{name} {zone}"] = ids if zone in IN_ORDER else sorted(ids)
            zones[f"{name} cargo"] = [sorted(self.ids(cards)) for cards in player.cargo]
            look = self.rivals.layout.look_at_seat
            zones[f"{name} dragons"] = look(state, seat, "dragons")
            zones[f"{name} power"] = look(state, seat, "power")
        return zones

    # -- reading the engine's table

    def called(self, card):
        return self.ids([card])[0]

    def _cards(self, cards):
        """Each of them for itself, though both players may have it."""
        return [replace(self.rivals.cards[card_id]) for card_id in self.ids(cards)]

    def _side(self, seat):
        side = self.state.players[seat]
        zones = [self._cards(zone) for zone in (side.deck, side.hand, side.discard, side.pile)]
        player = Player(seat, *zones)
        player.combat = [Laid(card, seat, False) for card in self._cards(side.past)]
        player.combat += [Laid(card, seat) for card in self._cards(side.combat)]
        player.support = [Laid(card, seat) for card in self._cards(side.support)]
        player.support += [Laid(card, seat, is_bluff=True) for card in self._cards(side.bluffs)]
        for ship, cargo in zip(self._cards(side.ships), side.cargo, strict=True):
            player.ships.append(Ship(ship, self._cards(cargo)))
        player.dragons = self.rivals.layout.look_at_seat(self.state, seat, "dragons")
        return player
