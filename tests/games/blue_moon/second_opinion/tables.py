"""Random starts: new games with stock and other decks, and rich tables in the middle of a fight."""

SEATS = ("p1", "p2")
DECK = 30


class Pool:
    """The cards to play with, and the decks as they are sold."""

    def __init__(self, cards, stock):
        self.cards = list(cards)
        self.stock = stock

    def stock_game(self, rng):
        return {"new_game": {who: {"cards": rng.pick(self.stock)} for who in SEATS}}

    def new_game(self, rng, wanted):
        """Two small decks before they are dealt."""
        sides = {}
        for who in SEATS:
            cards = self.related(wanted if who == "p1" else rng.pick(self.cards), rng)
            sides[who] = {"cards": [card.id for card in cards[: 8 + rng.below(20)]]}
        return {"new_game": sides}

    def rich_table(self, rng, wanted):
        """Full hands, areas with many cards, ships, few cards in the decks."""
        sides = [self._side(wanted, rng), self._side(rng.pick(self.cards), rng)]
        if rng.below(2):
            sides.reverse()
        table = dict(zip(SEATS, sides, strict=True))
        dragons = rng.below(8)
        if dragons < 4:
            table[rng.pick(SEATS)]["dragons"] = dragons
        element = rng.pick(("fire", "earth", "fire", "earth", "none"))
        if element == "none":  # no fight, no areas
            for side in table.values():
                for zone in ("combat", "inactive", "support", "bluffs"):
                    side["discard"] += side.pop(zone)
        return table | {"turn": rng.pick(SEATS), "phase": "start", "element": element}

    def related(self, wanted, rng):
        """A card, others of its people and of another one, and some of all peoples."""
        peoples = {wanted.people, rng.pick(self.cards).people, "mutant"}
        cards = [card for card in self.cards if card.people in peoples or rng.below(8) == 0]
        rng.shuffle(cards)
        texts = [card for card in cards if card.text]
        plain = [card for card in cards if not card.text]
        found = [card for pair in zip(texts, plain, strict=False) for card in pair]
        return list(dict.fromkeys([wanted, *found, *texts]))[:DECK]

    def _side(self, wanted, rng):
        cards = self.related(wanted, rng)
        side = {"combat": [], "inactive": [], "support": [], "bluffs": [], "ships": []}
        is_in_hand = rng.below(2)
        hand = [wanted] if is_in_hand else []
        rest = cards[1:] if is_in_hand else cards
        left = {"combat": 1 + rng.below(3), "inactive": rng.below(4), "support": rng.below(4),
                "bluffs": rng.below(3), "ships": rng.below(3)}  # fmt: skip
        others = []
        for card in rest:
            zone = self._zone(card, left, rng)
            if zone is None:
                others.append(card)
                continue
            left[zone] -= 1
            side[zone].append(card.id)
        ships = [{"card": card_id, "cargo": []} for card_id in side["ships"]]
        for ship in ships:
            room = next(card.capacity for card in self.cards if card.id == ship["card"])
            for card in others[:]:
                is_cargo = card.kind in ("character", "booster", "support")
                if is_cargo and len(ship["cargo"]) < room and rng.below(3) == 0:
                    others.remove(card)
                    ship["cargo"].append(card.id)
        side["ships"] = ships
        hand += others[: 2 + rng.below(8)]
        rest = [card for card in others if card not in hand]
        piles = {"hand": [card.id for card in hand], "leadership": [], "discard": []}
        deck = []
        for card in rest:
            if rng.below(2):
                deck.append(card.id)
            elif card.kind == "leadership":
                piles["leadership"].append(card.id)
            else:
                piles["discard"].append(card.id)
        return side | piles | {"deck": {"only": deck}}

    def _zone(self, card, left, rng):
        """Where a card of the table lies; none if in hand or deck."""
        zones = {"character": ("combat", "inactive"), "booster": ("combat", "inactive"),
                 "support": ("support",), "ship": ("ships",)}.get(card.kind, ())  # fmt: skip
        if card.bluff and left["bluffs"] and rng.below(3) == 0:
            return "bluffs"
        open_zones = [zone for zone in zones if left[zone]]
        if not open_zones or rng.below(3) == 0:
            return None
        return rng.pick(open_zones)
