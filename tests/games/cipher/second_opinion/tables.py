"""Random starts: new games with starter and other decks, and rich tables in the middle of a game."""

from cipher.second_opinion.skills import SKILLS

SEATS = ("p1", "p2")
CHAINS = (
    ("S01-002", "S03-003", "B02-022", "S01-001", "S01-004", "B01-025", "B01-035", "B01-008"),
    ("B01-022", "B02-066", "B02-068", "S04-003", "S04-005", "B02-022", "S03-005", "B02-053"),
    ("B01-057", "B01-086", "S02-001", "B02-022", "B02-066", "B01-073"),
    ("B01-011", "B01-012", "B01-015", "S01-003", "B01-030", "B01-029"),
)
PHASES = ("deploy", "action", "action")


class Pool:
    """The cards to play with, and which of them have to do with each other."""

    def __init__(self, cards, summaries, starters):
        self.cards = list(cards)
        self.chains = [[card for card in cards if card.id in chain] for chain in CHAINS]
        self.chains.append([card for card in cards if any(one.when for one in SKILLS[card.id])])
        self.starters = starters  # decks as they are sold
        names = sorted({name for card in cards for name in card.names})
        self.partners, self.foes = {}, {}  # by a card's id: the units and the enemies of its text
        for card in cards:
            text = summaries[card.id]
            named = [name for name in names if name in text and name not in card.names]
            self.partners[card.id] = [one for one in cards if one.is_named(*named)]
            self.foes[card.id] = [
                one
                for one in cards
                if any(word in text for word in one.types | one.symbols - card.symbols)
            ]

    def starter_game(self, rng):
        return {"new_game": {who: rng.pick(self.starters) for who in SEATS}}

    def new_game(self, rng, wanted):
        """Two small decks before they are dealt."""
        sides = {}
        for who in SEATS:
            cards = self.related(wanted if who == "p1" else rng.pick(self.cards), rng, 16)
            cheap = [card for card in cards if card.cost == 1]
            leader = rng.pick(cheap or [card for card in self.cards if card.cost == 1])
            counts = {card.id: 1 + rng.below(3) for card in cards}
            counts[leader.id] = counts.get(leader.id, 0) + 2
            sides[who] = {"main_character": leader.id, "cards": counts}
        return {"new_game": sides}

    def rich_table(self, rng, wanted):
        """Many bonds and units, full hands, few orbs and thin decks."""
        foe = rng.pick(self.foes[wanted.id] or self.cards)
        table = {"p1": self._side(wanted, rng), "p2": self._side(foe, rng)}
        return table | {"turn": rng.pick(("p1", "p1", "p2")), "phase": rng.pick(PHASES)}

    def related(self, wanted, rng, size):
        """A card, those of its name, its partners, and others of its colour.

        Or some whose skills are triggered together, or trigger each other: their order counts.
        """
        named = [card for card in self.cards if card.names & wanted.names and card is not wanted]
        partners = self.partners[wanted.id][:]
        rest = [card for card in self.cards if card.symbols & wanted.symbols or rng.below(8) == 0]
        if rng.below(3) == 0:
            partners = rng.pick(self.chains)[:]
        for cards in (named, partners, rest):
            rng.shuffle(cards)
        found = dict.fromkeys([wanted, *partners[:6], *named, *rest])
        return list(found)[:size]

    def _side(self, wanted, rng):
        """The card is on the field; or in the hand, and its name may be on the field or not."""
        cards = self.related(wanted, rng, 20)
        place = rng.pick(("field", "field", "hand", "hand beside its name"))
        units, names, most = [], set(), 2 + rng.below(6)
        for card in cards[place == "hand beside its name" :]:
            is_free = not card.names & names
            if place == "hand":
                is_free = is_free and not card.names & wanted.names
            if is_free and len(units) < most:
                names |= card.names
                units.append(_unit(card, cards, rng))
        units[rng.below(len(units))]["main_character"] = True
        rng.shuffle(units)
        fronts = 1 + rng.below(len(units))
        ids = [card.id for card in cards]
        kin = [card.id for card in cards if card.names & wanted.names]
        friends = [card.id for card in self.partners[wanted.id]] or ids

        def some(least, most):
            return [
                rng.pick(kin if rng.below(4) == 0 else ids)
                for _ in range(least + rng.below(most - least + 1))
            ]

        return {
            "front": units[:fronts],
            "back": units[fronts:],
            "hand": some(0, 8) + [wanted.id] * (place != "field"),
            "bonds": [{"card": one, "face_down": rng.below(4) == 0} for one in some(1, 10)],
            "retreat": some(0, 8),
            "orbs": some(0, 4),
            "deck": {"only": [rng.pick([*friends, wanted.id]), *some(0, rng.pick((0, 3, 9)))]},
        }


def _unit(card, cards, rng):
    """A unit; every other time on, or below, another card of its name."""
    unit = {"card": card.id, "tapped": rng.below(6) == 0}
    kin = [one for one in cards if one.names & card.names and one is not card]
    if kin and rng.below(2):
        unit["under"] = [rng.pick(kin).id]
    return unit
