"""Cards as the cache keeps them: one line of JSON each, read only when the card is asked for."""

import json
from collections.abc import Iterable, Iterator, Mapping, ValuesView
from itertools import islice, starmap
from typing import Any, NamedTuple

from deckcli.catalog.cache import text_digest
from deckcli.catalog.catalog import CardDef
from deckcli.core.files import Source

_READ = json.JSONDecoder().decode  # json.loads would guess the encoding of each line


class KeptCards(Mapping[str, CardDef]):
    """All cards of a game by id, in order; a deck of fifty cards need not read 2,500."""

    def __init__(self, game: str, places: Mapping[str, tuple[int, int]], lines: bytes) -> None:
        self.game, self._places, self._lines = game, places, lines
        self._read: dict[str, CardDef] = {}
        self._is_whole = False  # all cards have been read, in their order

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._places

    def __getitem__(self, card_id: str) -> CardDef:
        card = self._read.get(card_id)
        if card is None:
            start, end = self._places[card_id]
            content = _READ(self._lines[start:end].decode(errors="surrogatepass"))
            card = self._read[card_id] = CardDef(card_id, self.game, *content)
        return card

    def values(self) -> ValuesView[CardDef]:
        """All cards, read at once: one by one takes twice as long.

        In the order of the files, whatever was asked for before.
        """
        if not self._is_whole:
            text = self._lines.decode(errors="surrogatepass").replace("\n", ",")
            read, game = self._read, self.game
            self._read = {
                card_id: read.get(card_id) or CardDef(card_id, game, *content)
                for card_id, content in zip(self._places, _READ(f"[{text}]"), strict=True)
            }
            self._is_whole = True
        return self._read.values()


class ReadFile(NamedTuple):
    """A card file that fits its schema: the digest of its text, its set, its number of cards."""

    digest: str
    set: Mapping[str, Any]
    size: int


class ReadFiles:
    """The card files a catalog was made from: whoever has the same text need not read it again."""

    def __init__(
        self, game: str, files: Iterable[ReadFile] = (), cards: Mapping[str, CardDef] | None = None
    ) -> None:
        self.game, self.cards = game, cards or {}
        self._parts: dict[str, tuple[ReadFile, int]] = {}
        start = 0
        for file in files:
            self._parts[file.digest] = file, start
            start += file.size

    def __iter__(self) -> Iterator[ReadFile]:
        return (file for file, _ in self._parts.values())

    def sets(self) -> dict[str, Any]:
        """The sets by id, each as the first of its files tells it."""
        found: dict[str, Any] = {}
        for file in self:
            found.setdefault(file.set["id"], file.set)
        return found

    def content(self, source: Source) -> Any:
        """What stands in a file, or None if it is not known."""
        file, start = self._parts.get(text_digest(source.text), (None, 0))
        if file is None:
            return None
        ids = islice(self.cards, start, start + file.size)
        facts = {card_id: self.cards[card_id].facts for card_id in ids}
        return {"game": self.game, "set": file.set, "cards": facts}


def packed(
    info: Mapping[str, Any], files: Iterable[ReadFile], cards: Iterable[CardDef], digest: str
) -> bytes:
    """What a catalog is made of: all but the cards on the first line, then a line for each card."""
    lines, lengths = [], {}
    for card in cards:
        lines.append(_compact([card.set_id, card.kind, card.names, card.facts]))
        lengths[card.id] = len(lines[-1])
    head = {"info": info, "files": list(files), "lengths": lengths, "digest": digest}
    return b"\n".join([_compact(head), *lines])


def unpacked(content: bytes) -> tuple[Mapping[str, Any], ReadFiles, KeptCards, str]:
    """The game's facts, its files, its cards and the digest of all of them."""
    first, _, lines = content.partition(b"\n")
    head = json.loads(first)
    places, start = {}, 0
    for card_id, length in head["lengths"].items():
        places[card_id] = start, start + length
        start += length + 1
    game = head["info"]["game"]
    cards = KeptCards(game, places, lines)
    read = ReadFiles(game, starmap(ReadFile, head["files"]), cards)
    return head["info"], read, cards, head["digest"]


def _compact(value: Any) -> bytes:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="surrogatepass")
