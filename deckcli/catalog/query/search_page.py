"""All texts of a catalog made ready for searches, once for many runs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.query.matching import printed_texts, sought, spaced, unspaced

Texts = Callable[[CardDef], Iterable[str]]

_TEXT, _HALF, _CARD = "\t", "\v", "\n"  # none of them is left in a folded text


class SearchPage:
    """Whether cards say some words, in what is printed on them or in further texts."""

    def __init__(self, catalog: Catalog, further: Texts) -> None:
        self._catalog, self._further = catalog, further

    def says(self, card: CardDef, words: str) -> bool:
        with_spaces, _, without = self._lines[card.id].partition(_HALF)
        return sought(words) in (with_spaces if words.isascii() else without)

    @cached_property
    def _lines(self) -> dict[str, str]:
        """A line for each card: its texts with spaces, and once more without."""
        content = self._catalog.kept("search", self._page).decode(errors="surrogatepass")
        return dict(zip(self._catalog.cards, content.split(_CARD), strict=True))

    def _page(self) -> bytes:
        lines = []
        for card in self._catalog:
            texts = [*printed_texts(self._catalog.info, card), *self._further(card)]
            texts = [text for text in dict.fromkeys(texts) if text]
            halves = (_TEXT.join(map(spaced, texts)), _TEXT.join(map(unspaced, texts)))
            lines.append(_HALF.join(halves))
        return _CARD.join(lines).encode(errors="surrogatepass")
