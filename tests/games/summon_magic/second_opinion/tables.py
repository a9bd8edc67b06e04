"""Random starts: new games with sample and other decks, and rich tables in the middle of a game."""

from summon_magic.second_opinion.spells import fits_printed

SEATS = ("p1", "p2")
DECK_SIZE = 37  # or fewer: thin decks run out
CENTIPEDE, RIDER = "SM-023", "SM-021"  # monsters that may lie below another one
PHASES = ("main",) * 8 + ("start", "start", "end")
CHAINS = (  # cards that get in each other's way
    ("SM-001", "SM-002", "SM-011", "SM-012", "SM-041", "SM-057", "SM-061", "SM-063"),
    ("SM-013", "SM-022", "SM-029", "SM-034", "SM-036", "SM-042", "SM-043", "SM-045", "SM-053"),
    ("SM-007", "SM-024", "SM-026", "SM-027", "SM-046", "SM-052", "SM-053", "SM-063", "SM-066"),
    ("SM-010", "SM-021", "SM-022", "SM-023", "SM-032", "SM-043", "SM-047", "SM-051", "SM-054"),
    ("SM-001", "SM-015", "SM-017", "SM-040", "SM-049", "SM-056", "SM-061", "SM-063", "SM-067"),
    ("SM-008", "SM-009", "SM-002", "SM-023", "SM-038", "SM-041", "SM-047", "SM-014"),
    ("SM-002", "SM-003", "SM-004", "SM-040", "SM-045", "SM-062", "SM-067"),
)
HIDDEN = ("SM-065", "SM-067")  # cards that want a side deck


class Pool:
    """The cards to play with, and which of them have to do with each other."""

    def __init__(self, cards, samples):
        self.cards = list(cards)
        self.samples = samples  # decks as they are published
        self.playable = [card for card in self.cards if card.kind != "avatar"]
        self.avatars = [card for card in self.cards if card.kind == "avatar"]
        self.chains = [[card for card in self.cards if card.id in chain] for chain in CHAINS]
        self.monsters = [card for card in self.playable if card.is_monster]
        self.settable = [card for card in self.playable if card.is_settable]

    def sample_game(self, rng):
        return {"new_game": {who: rng.pick(self.samples) for who in SEATS}}

    def new_game(self, rng, wanted):
        """Two decks of any cards, each with or without an avatar and a side deck."""
        sides = {}
        for who in SEATS:
            side = {"cards": self._deck(rng, wanted)}
            if rng.below(3):
                side["avatar"] = rng.pick(self.avatars).id
            if side.get("avatar") in HIDDEN or rng.below(3) == 0:
                side["side_deck"] = self._deck(rng, wanted)
            sides[who] = side
        return {"new_game": sides}

    def _deck(self, rng, wanted):
        """Few kinds of cards: what they do to each other happens often."""
        related, kinds = self.related(wanted, rng), [wanted] * (wanted.kind != "avatar")
        for _ in range(4 + rng.below(14)):
            kinds.append(rng.pick(related if rng.below(2) else self.playable))
        kinds.append(rng.pick(self.monsters))
        ids = [rng.pick(kinds).id for _ in range(DECK_SIZE - rng.below(3) * 10)]
        return {card_id: ids.count(card_id) for card_id in sorted(ids)}

    def related(self, wanted, rng):
        """Cards that share something with it, or name it; others, too."""
        found = [card for card in self.playable if is_related(wanted, card) or rng.below(6) == 0]
        return found or self.playable

    def rich_table(self, rng, wanted):
        """Monsters with equipment, set cards, full hands and thin decks.

        Every third one has but a few cards, which get in each other's way.
        """
        chain = rng.pick(self.chains) if rng.below(3) == 0 else None
        table = {who: self._side(who, wanted, chain, rng) for who in SEATS}
        weathers = [card for card in self.playable if card.kind == "weather"]
        if wanted.kind == "weather" or rng.below(2):
            weather = wanted if wanted.kind == "weather" and rng.below(2) else rng.pick(weathers)
            table[rng.pick(SEATS)]["weather"] = [weather.id]
        return table | {
            "turn": rng.pick(SEATS),
            "turn_number": rng.pick((1, 5, 5, 5)),
            "phase": rng.pick(PHASES),
            "ap": rng.pick((1, 2, 3, 3, 3)),
        }

    def _side(self, who, wanted, chain, rng):
        related = chain or self.related(wanted, rng)

        def some(cards, most):
            mine = [card for card in cards if card in related] or cards
            others = mine if chain else cards
            return [rng.pick(mine if rng.below(2) else others) for _ in range(rng.below(most + 1))]

        monsters = some(self.monsters, 4)
        hand, sets = some(self.playable, 6), some(self.settable, 4)
        if wanted.is_monster and rng.below(2):
            monsters.append(wanted)
        elif wanted in self.settable and rng.below(2):
            sets.append(wanted)
        else:
            hand.append(wanted)
        fields = [card for card in self.playable if card.kind == "field"]
        side = {
            "monsters": [self._monster(who, card, rng) for card in monsters],
            "sets": [
                {"card": card.id, "new": rng.below(6) == 0, "side": self._is_side(card, rng)}
                for card in sets
            ],
            "hand": [card.id for card in hand if card.kind != "avatar"][:7],
            "graveyard": [card.id for card in some(self.playable, 6)],
            "deck": {"only": [card.id for card in some(self.playable, rng.pick((2, 9, 9)))]},
            "side_deck": [card.id for card in some(self.playable, 4)],
        }
        if wanted.kind == "field" or rng.below(2):
            field = wanted if wanted.kind == "field" and rng.below(2) else rng.pick(fields)
            side["field"] = [field.id]
        if wanted.kind == "avatar" or rng.below(3) == 0:
            side |= {"side_plays": rng.below(2), "evolved": rng.below(2)}
            side["avatar"] = [(wanted if wanted.kind == "avatar" else rng.pick(self.avatars)).id]
        return side

    def _monster(self, who, card, rng):
        """A monster in either position; some lie face-down, some carry something."""
        monster = {"card": card.id, "position": rng.pick(("attack", "attack", "defence"))}
        if card.summon == "normal" and rng.below(8) == 0:
            return {"card": card.id, "position": "defence", "face_down": True}
        if card.summon == "evo_l":
            bases = [one for one in self.monsters if is_printed_base(one, card)]
            monster["bases"] = [rng.pick(bases).id]
        if rng.below(3) == 0:
            fitting = [one for one in self.playable if fits_printed(one, card)]
            gear = [{"card": one.id, "side": self._is_side(one, rng)} for one in fitting]
            other = SEATS[1 - SEATS.index(who)]
            cursed = {"card": CENTIPEDE, "owner": rng.pick((who, other, other))}
            gear += [cursed] * 3 + [{"card": RIDER}] * 3 * ("insect" in card.races)
            monster["equipment"] = [rng.pick(gear)]
        if rng.below(5) == 0 or card.base.get("counters"):
            monster["counters"] = [rng.pick(self.playable).id]
        marks = ("commanded", "turned")
        return monster | {mark: True for mark in marks if rng.below(10) == 0}

    def _is_side(self, card, rng):
        """Whether a card on the field came from the side deck: magic only does."""
        return card.kind == "magic" and rng.below(4) == 0


def is_printed_base(card, evolved):
    base = evolved.base
    return base.get("name", card.name) == card.name and base.get("race") in {None, *card.races}


def is_related(one, other):
    """Whether two cards share a race or an attribute, or one of them names the other."""
    if one.races & other.races or (one.attribute and one.attribute == other.attribute):
        return True
    names = {one.name, other.name}
    named = {*one.called_by, *other.called_by, one.base.get("name"), other.base.get("name")}
    races = {one.base.get("race"), one.equip.get("race")} & other.races
    return bool(
        names & named or races or {other.base.get("race"), other.equip.get("race")} & one.races
    )
