"""One opening, card by card: the hand, a new hand if one is taken, and what is beside it."""

from __future__ import annotations

from dataclasses import dataclass

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.rng import seeded
from deckcli.decks.opening import Opening, Reveal
from deckcli.hands.abacus import Abacus
from deckcli.hands.quick_deals import deals, rolls
from deckcli.hands.reveals import reveal, taken
from deckcli.hands.wishes import Wish

Cards = tuple[CardDef, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """What a player has when the first turn begins."""

    hand: Cards
    returned: Cards = ()  # the first hand, if it was put back
    laid: Cards = ()
    dice: tuple[tuple[str, str], ...] = ()  # type and face of each die
    shown: Cards = ()  # the player's cards turned up to see who goes first
    against: tuple[int, ...] = ()  # the numbers of the other player's cards
    goes_first: bool | None = None
    drawn: CardDef | None = None  # the card drawn for going first


def deal(opening: Opening, catalog: Catalog, seed: int, keep: Wish | None = None) -> Deal:
    """The first hand of the seed, the same as the first in a study of many hands."""
    hand, laid = _hand(opening, seed, "hand")
    returned: Cards = ()
    if keep is not None:
        abacus = Abacus([keep], catalog, opening.hand_size)
        if not abacus.verdicts(sum(map(abacus.beads, _cards(opening, hand)))):
            returned = _cards(opening, hand)
            hand, laid = _hand(opening, seed, "new hand")
    cards = (*opening.chosen, *_cards(opening, hand))
    if opening.reveal is not None:
        return _revealed(opening, opening.reveal, hand, seed)
    return Deal(cards, returned, _cards(opening, laid), _rolled(opening, seed))


def _revealed(opening: Opening, setting: Reveal, hand: int, seed: int) -> Deal:
    """The hand and the cards turned up; the player who goes first draws a card."""
    shown, size = reveal(setting, hand, seeded(seed, "reveal")), len(opening.pile)
    drawn = None
    if shown.goes_first and shown.gone.bit_count() < size:
        drawn = opening.pile[taken(shown.gone, size, seeded(seed, "draws"))]
    return Deal(
        _cards(opening, hand),
        shown=tuple(opening.pile[place] for place in shown.own),
        against=tuple(setting.others[place] for place in shown.others),
        goes_first=shown.goes_first,
        drawn=drawn,
    )


def _hand(opening: Opening, seed: int, stream: str) -> tuple[int, int]:
    """The hand and what is laid out after it, with a bit for each place in the pile."""
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
    # Each die is one digit of the sum.
    sides = [[side * base**die for side in range(base)] for die in range(len(pool))]
    total = next(rolls(sides, seeded(seed, "dice")))
    return tuple((kind, faces[total // base**die % base]) for die, kind in enumerate(pool))
