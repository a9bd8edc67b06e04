"""Random starts: new games with precons and mixed decks, and rich tables in the middle of a game."""

from ashes.second_opinion.cards import ABILITIES
from ashes.second_opinion.nouns import DICE

SEATS = ("p1", "p2", "p3", "p4")
FACES = ("power", "power", "class", "class", "class", "basic", "basic")
MOST_DICE = 10
LONELY = ("butterfly-monk",)  # it has no life without its books


class Pool:
    """The cards to play with."""

    def __init__(self, cards, precons, summons):
        self.cards = sorted(cards, key=lambda card: card.id)
        self.precons = precons
        self.summons = summons  # the conjurations of a card, by its id
        self.costs = {card.id: _costs(card) for card in self.cards}
        self.limits = {card.id: card.limit for card in self.cards if card.kind == "conjuration"}

    def of_kind(self, *kinds):
        return [card for card in self.cards if card.kind in kinds]

    # -- new games

    def precon_game(self, rng, seats):
        sides = {}
        for who in SEATS[:seats]:
            deck = rng.pick(self.precons)
            sides[who] = {key: deck[key] for key in ("phoenixborn", "dice", "cards")}
            if rng.below(2):
                sides[who]["first_five"] = list(deck["first_five"])
        return {"new_game": sides}

    # -- tables in the middle of a game

    def rich_table(self, rng, seats, wanted):
        """Units and spells with tokens on them, full hands, many dice and thin draw piles."""
        owner = rng.below(seats)
        table = {
            who: self._side(rng, SEATS[:seats], wanted if at == owner else None)
            for at, who in enumerate(SEATS[:seats])
        }
        turn = rng.below(seats) if wanted.kind == "reaction_spell" else owner
        passed = [who for who in SEATS[:seats] if rng.below(3) == 0]
        table |= {"passed": " ".join(passed)} if passed else {}
        return table | {"turn": SEATS[turn], "token": SEATS[rng.below(seats)]}

    def _side(self, rng, players, wanted):
        phoenixborn = rng.pick(self.of_kind("phoenixborn"))
        if wanted is not None and wanted.kind == "phoenixborn":
            phoenixborn = wanted
        units = [rng.pick(self.of_kind("ally", "conjuration")) for _ in range(1 + rng.below(3))]
        books = [rng.pick(self.of_kind("ready_spell")) for _ in range(rng.below(2))]
        hand = [rng.pick(self.of_kind("reaction_spell")) for _ in range(rng.below(3))]
        hand += [rng.pick(self.in_decks) for _ in range(1 + rng.below(4))]
        if wanted is not None:
            self._add(rng, wanted, units, books, hand)
        units = units[-phoenixborn.slots["battlefield"] :]
        books = [copy for book in books for copy in [book] * (1 + rng.below(3))]
        if any(unit.id in LONELY for unit in units):
            books.append(self.named("summon-butterfly-monk"))
        active, exhausted = self._dice(rng, [*hand, *books, *units], wanted)
        return {
            "phoenixborn": {"card": phoenixborn.id, "wounds": self._wounds(rng, phoenixborn)},
            "battlefield": [self._unit(rng, unit, players) for unit in units],
            "spellboard": [self._book(rng, book) for book in books],
            "hand": [card.id for card in hand],
            "deck": {"only": [rng.pick(self.in_decks).id for _ in range(rng.below(6))]},
            "discard": [rng.pick(self.in_decks).id for _ in range(rng.below(4))],
            "pile": self._pile(units, [*books, *hand]),
            "active": active,
            "exhausted": exhausted,
        }

    @property
    def in_decks(self):
        return [card for card in self.cards if card.kind not in ("phoenixborn", "conjuration")]

    def named(self, card_id):
        return next(card for card in self.cards if card.id == card_id)

    def _add(self, rng, wanted, units, books, hand):
        """The wanted card where it can be used."""
        if wanted.kind in ("ally", "conjuration") and rng.below(3):
            units += [wanted] * (1 + rng.below(2))
        elif wanted.kind == "ready_spell" and rng.below(4):
            books.append(wanted)
        elif wanted.kind not in ("phoenixborn", "conjuration"):
            hand.append(wanted)

    def _unit(self, rng, unit, players):
        told = {"card": unit.id}
        if unit.id == "blood-puppet" and rng.below(2):
            told["owner"] = rng.pick(players)
        if rng.below(4) == 0:
            told["exhaustion"] = 1 + rng.below(2)
        if unit.id in ("silver-snake", "iron-worker") or rng.below(8) == 0:
            told["status"] = rng.below(4)
        if rng.below(8) == 0:
            told["dice"] = 1 + rng.below(2)
        if rng.below(3) == 0:
            told["attached"] = self._alterations(rng, unit, players)
        if isinstance(unit.life, int) and rng.below(3) == 0:
            told["wounds"] = rng.below(self._life(unit, told))
        return told

    def _alterations(self, rng, unit, players):
        """One or two, some of them of another player, or exhausted."""
        found = []
        for _ in range(1 + rng.below(2)):
            card = rng.pick(self.of_kind("alteration_spell"))
            told = {"card": card.id}
            if rng.below(3) == 0:
                told["owner"] = rng.pick(players)
            if rng.below(4) == 0:
                told["exhaustion"] = 1 + rng.below(2)
            if card.id != "bring-forth" or unit.id == "false-demon":
                found.append(told)
        return found

    def _life(self, unit, told):
        """With what lies on it."""
        attached = [self.named(one["card"]) for one in told.get("attached", ())]
        return unit.life + told.get("dice", 0) + sum(one.bonus.get("life", 0) for one in attached)

    def _book(self, rng, book):
        told = {"card": book.id}
        if rng.below(5) == 0:
            told |= {"exhaustion": 1, "cancelled": rng.below(4) == 0}
        if book.id == "protect":
            told["status"] = 1 + rng.below(3)
        return told

    def _wounds(self, rng, phoenixborn):
        return rng.below(phoenixborn.life) if rng.below(3) else phoenixborn.life - 1 - rng.below(3)

    def _dice(self, rng, cards, wanted):
        """Ten dice: what the wanted card costs, most others of types that the cards cost."""
        kinds = [symbol.split(".")[0] for card in cards for symbol in self.costs[card.id]]
        kinds = [kind for kind in kinds if kind in DICE] or list(DICE)
        active, exhausted = {}, {}
        needed = [] if wanted is None else self.costs[wanted.id]
        needed = [symbol.replace(".", " ") for symbol in needed if symbol != "basic"]
        for name in needed:
            active[name] = active.get(name, 0) + 1
        for _ in range(MOST_DICE - len(needed)):
            kind = rng.pick(kinds) if rng.below(3) else rng.pick(DICE)
            if rng.below(4):
                name = f"{kind} {rng.pick(FACES)}"
                active[name] = active.get(name, 0) + 1
            else:
                exhausted[kind] = exhausted.get(kind, 0) + 1
        return active, exhausted

    def _pile(self, units, cards):
        """What may still be summoned: as many as there are, less those in play."""
        kinds = {one for card in cards for one in self.summons.get(card.id, ())}
        kinds |= {unit.id for unit in units if unit.kind == "conjuration"}
        left = {kind: self.limits[kind] for kind in sorted(kinds)}
        for unit in units:
            if unit.kind == "conjuration":
                left[unit.id] -= 1
        return [kind for kind, count in left.items() for _ in range(count)]


def _costs(card):
    """The symbols for playing it and for using it."""
    return [*card.cost.dice, *(die for one in ABILITIES[card.id] for die in one.cost.dice)]
