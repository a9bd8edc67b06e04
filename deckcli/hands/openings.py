"""Makes the opening of a deck with its game's chapter."""

from __future__ import annotations

from deckcli import games
from deckcli.catalog.catalog import Catalog
from deckcli.core.errors import BadSetting, DeckcliError
from deckcli.core.text import known_words, plural
from deckcli.decks.deck import Deck
from deckcli.decks.opening import Opening

PART = "cards"
_MOST_CARDS = 1_000


class NoHand(DeckcliError):
    """No hand can be dealt from this deck."""

    code = "no-hand"


def opening_of(deck: Deck, catalog: Catalog, part: str = PART) -> Opening:
    """The deck's opening; raises NoHand if there is nothing to deal.

    `part` is the section that is shuffled, for players who bring more than one deck.
    """
    chapter = games.chapter(deck.game, "decks.opening")
    parts: tuple[str, ...] = getattr(chapter, "PARTS", (PART,))
    section = deck.section(part)
    if section is None or part not in parts:
        held = [key for key in parts if deck.has(key)]
        hint = known_words(part, held, "parts")
        raise BadSetting(f"no hand is drawn from {part!r}", hint=hint)
    if section.unresolved:
        message = f"{plural(section.unresolved, 'card')} of the deck are unknown"
        raise NoHand(message, where=str(section.place), hint="deckcli check tells which")
    if deck.size(part) > _MOST_CARDS:
        raise NoHand(f"the deck has {deck.size(part):,} cards; at most {_MOST_CARDS:,} are dealt")
    found: Opening = chapter.opening(deck, catalog, part)
    if found.left < 0:
        wanted = f"a hand of {found.hand}"
        wanted += f" and {found.laid[1]} {found.laid[0]}" if found.laid[1] else ""
        raise NoHand(f"{plural(len(found.pile), 'card')} to deal from; {wanted} take more")
    return found
