"""Random starts: new games with packs of all sizes, and rich tables in the middle of a game."""

SEATS = ("p1", "p2")
SIZES = (12, 20, 27, 54)  # of packs


def new_game(pack, rng):
    """Two packs before they are dealt."""
    sides = {}
    for who in SEATS:
        rng.shuffle(pack)
        sides[who] = ids(pack[: rng.pick(SIZES)])
    return {"new_game": sides}


def rich_table(pack, rng, wanted, *, with_magicians):
    """Hands with the keys of a wanted action, soldiers, bulwarks and short decks."""
    size = rng.pick((5, 8, 11))
    table = {}
    for who in SEATS:
        rng.shuffle(pack)
        keys = next(wanted.ways_to_show(pack))
        rest = [card for card in pack if card not in keys]
        table[who] = _side(list(keys), rest, size, rng, with_magicians=with_magicians)
    table["once"] = [action for action in ("attack", "set-bulwark") if rng.below(8) == 0]
    return table | {"turn": rng.pick(SEATS)}


def _side(keys, rest, size, rng, *, with_magicians):
    def take(count):
        return [rest.pop() for _ in range(count)]

    return {
        "hand": ids(keys + take(size - len(keys))),
        "soldiers": [
            _soldier(card, rest, rng)
            for card in take(rng.below(4))
            if card.rank != "Joker" or with_magicians
        ],
        "bulwarks": [_marked(card, rng) for card in take(1 + rng.below(4))],
        "graveyard": ids(take(rng.below(4))),
        "deck": {"only": ids(take(3 + rng.below(8)))},
    }


def _marked(card, rng):
    return {"card": card.id, "driven": rng.below(4) == 0, "new": rng.below(6) == 0}


def _soldier(card, rest, rng):
    """A soldier, armed with another card of its suit every third time."""
    soldier = _marked(card, rng)
    like = [one for one in rest if one.suit == card.suit and card.suit]
    if like and rng.below(3) == 0:
        rest.remove(like[0])
        soldier["under"] = ids(like[:1])
    return soldier


def ids(cards):
    return [card.id for card in cards]
