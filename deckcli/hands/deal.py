"""One opening, card by card: the hand, a new hand where one is taken, and what lies beside it."""

from __future__ import annotations

from dataclasses import dataclass

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.rng import seeded
from deckcli.decks.opening import Opening
from deckcli.hands.abacus import Abacus
from deckcli.hands.dealing import deals, rolls
from deckcli.hands.reveals import reveal
from deckcli.hands.wishes import Wish

Cards = tuple[CardDef, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """What a player has when the first turn begins."""

    hand: Cards
    returned: Cards = ()  # the first hand, where it was put back
    laid: Cards = ()
    dice: tuple[tuple[str, str], ...] = ()  # type and face of each die
    shown: Cards = ()  # own cards turned up to see who goes first
    against: tuple[int, ...] = ()  # the numbers of the other player's cards
    goes_first: bool | None = None
    drawn: CardDef | None = None  # the card for going first


def deal(opening: Opening, catalog: Catalog, seed: int, keep: Wish | None = None) -> Deal:
    """The first hand of the seed, the same that a study of many hands begins with."""
    hand, laid = _hand(opening, seed, "hand")
    returned: Cards = ()
    if keep is not None:
        abacus = Abacus([keep], catalog, opening.hand_size)
        if not abacus.verdicts(sum(map(abacus.beads, _cards(opening, hand)))):
            returned = _cards(opening, hand)
            hand, laid = _hand(opening, seed, "new hand")
    cards = (*opening.chosen, *_cards(opening, hand))
    if opening.reveal is not None:
        rest = [place for place in range(len(opening.pile)) if not hand >> place & 1]
        shown = reveal(opening.reveal, rest, seeded(seed, "reveal"))
        drawn = None
        if shown.goes_first and shown.rest:
            drawn = opening.pile[shown.rest[seeded(seed, "draws").below(len(shown.rest))]]
        own = tuple(opening.pile[place] for place in shown.own)
        return Deal(
            cards, returned, _cards(opening, laid), (), own, shown.others, shown.goes_first, drawn
        )
    return Deal(cards, returned, _cards(opening, laid), _rolled(opening, seed))


def _hand(opening: Opening, seed: int, stream: str) -> tuple[int, int]:
    """The hand and what is laid out after it, a bit for each place in the pile."""
    bits = [1 << place for place in range(len(opening.pile))]
    hand, laid = next(deals(bits, [opening.hand, opening.laid[1]], seeded(seed, stream)))
    return hand, laid


def _cards(opening: Opening, held: int) -> Cards:
    return tuple(card for place, card in enumerate(opening.pile) if held >> place & 1)


def _rolled(opening: Opening, seed: int) -> tuple[tuple[str, str], ...]:
    if opening.dice is None:
        return ()
    pool = [kind for kind, count in opening.dice.pool.items() for _ in range(count)]
    faces = [face for face, often in opening.dice.faces.items() for _ in range(often)]
    base = len(faces)
    # A die's side is a digit, so that the sum tells every die.
    sides = [[side * base**die for side in range(base)] for die in range(len(pool))]
    total = next(rolls(sides, seeded(seed, "dice")))
    return tuple((kind, faces[total // base**die % base]) for die, kind in enumerate(pool))
