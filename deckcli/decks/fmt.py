"""`deckcli deck fmt`: a YAML deck in one tidy form, with everything its author wrote.

Keys come in the game's order, cards in their proper spelling, ids with the card's name as a
comment. Lists, mappings and brackets keep their style; comments stay where they belong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import DeckKey, Holds
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable
from deckcli.core.text import display_width, fold
from deckcli.core.yaml_text import scalar
from deckcli.decks.deck import Deck
from deckcli.decks.deck_reader import MAX_COUNT, DeckReader
from deckcli.decks.fmt_layout import Layout, Node, read_layout
from deckcli.decks.formats.yaml_format import read
from deckcli.decks.lines import split_count

_WIDTH = 100


class CannotFormat(DeckcliError):
    """A deck file that must be fixed before it can be formatted."""

    code = "format"


def format_deck(source: Source, deck: Deck, catalog: Catalog) -> str:
    """The tidy text of a YAML deck, with the same content. Raises CannotFormat."""
    layout = read_layout(source)
    known = ("game", "name", *catalog.info.deck_keys)
    unknown = [node.key for node in layout.keys if node.key not in known]
    if unknown or layout.repeated:
        what = "is written twice" if layout.repeated else "is no key of this game's decks"
        raise _refused(source, f'"{(layout.repeated or unknown)[0]}" {what}')
    layout.keys.sort(key=lambda node: known.index(node.key))
    text = "\n".join(_Writer(source, layout, deck, catalog).lines()) + "\n"
    if _content(Source(source.path, text), catalog) != deck.content():
        raise _refused(source, "its content cannot be kept")
    return text


def _refused(source: Source, why: str) -> CannotFormat:
    hint = f"deckcli check {source.path} shows what to mend first"
    return CannotFormat(f"the deck cannot be formatted: {why}", where=source.path, hint=hint)


def _content(source: Source, catalog: Catalog) -> dict[str, Any] | None:
    reader = DeckReader(source, lambda _: catalog, (catalog.game,))
    try:
        builder = read(reader)
    except Unreadable:
        return None
    return builder.build().content() if builder else None


class _Writer:
    """Writes the layout's nodes line by line."""

    def __init__(self, source: Source, layout: Layout, deck: Deck, catalog: Catalog) -> None:
        self.source, self.layout, self.deck, self.catalog = source, layout, deck, catalog

    def lines(self) -> list[str]:
        lines: list[str] = []
        for indent, blank, line in self._all():
            if blank and lines and lines[-1]:
                lines.append("")
            lines.append(" " * indent + line)
        return lines

    def _all(self) -> Iterator[tuple[int, bool, str]]:
        """For each line its indent, whether a blank line precedes it, and its text."""
        yield from self._notes(self.layout.header, 0)
        for node in self.layout.keys:
            yield from self._notes(node.before, 0)
            yield from self._key(node)
        yield from self._notes(self.layout.footer, 0)

    def _notes(self, notes: list[Node], indent: int) -> Iterator[tuple[int, bool, str]]:
        yield from ((indent, note.blank, note.remark) for note in notes)

    def _key(self, node: Node) -> Iterator[tuple[int, bool, str]]:
        key = self.catalog.info.deck_keys.get(node.key)
        if isinstance(node.value, dict | list):
            if key is None or key.holds not in (Holds.CARDS, Holds.AMOUNTS):
                raise _refused(self.source, f'"{node.key}" must be one value')
            self._respell(node, key)
            write = self._flow if node.is_flow or not node.entries else self._block
            yield from write(node)
        else:
            text, remark = self._value(node, key)
            yield 0, node.blank, _with_remark(f"{node.key}: {text}".rstrip(), remark)

    def _value(self, node: Node, key: DeckKey | None) -> tuple[str, str]:
        if key is not None and key.holds is Holds.CARD and node.value is not None:
            spelling, card = self._spelling(node.text)
            return scalar(spelling), self._remark(node.remark, card, spelling)
        if node.key in ("game", "name") and node.value is not None:
            return scalar(node.text), node.remark
        option = self.deck.option(node.key)
        return scalar(option.value) if option else node.value_text, node.remark

    def _spelling(self, written: str) -> tuple[str, CardDef | None]:
        match = self.catalog.find(written)
        single = match.cards[0] if len(match.cards) == 1 else None
        return (match.spelling if single else written), single

    def _remark(self, remark: str, card: CardDef | None, spelling: str) -> str:
        """The comment after a card: the author's, or else the name of a card given by id."""
        if card is None or not _is_code(card, spelling):
            return remark
        said = remark.lstrip("#").strip()
        match = self.catalog.find(said) if said else None
        if match is not None and not match.cards:
            return remark
        if match is not None and match.cards == (card,) and not _is_code(card, match.spelling):
            return f"# {match.spelling}"
        return f"# {card.name()}" if card.name() != spelling else ""

    def _respell(self, node: Node, key: DeckKey) -> None:
        """Give the entries their proper spelling, and merge the counts of equal lines."""
        seen: dict[str, Node] = {}
        for entry in list(node.entries):
            if isinstance(entry.value, dict | list):
                raise _refused(self.source, f'something in "{node.key}" is no card and no count')
            if isinstance(node.value, list):
                self._respell_item(entry, in_flow=node.is_flow)
                continue
            name, card = self._word(entry.text, key)
            first = seen.get(name)
            if first is not None and not _merge(first, entry):
                name = entry.text  # the count is invalid: leave both as they are
            elif first is not None:
                node.entries.remove(entry)
                said = self._remark(entry.remark, card, name) == entry.remark and entry.remark
                first.before += [*entry.before, *([Node(remark=entry.remark)] if said else [])]
                continue
            seen.setdefault(name, entry)
            entry.key = scalar(name, in_flow=node.is_flow)
            if not node.is_flow:
                entry.remark = self._remark(entry.remark, card, name)

    def _word(self, written: str, key: DeckKey) -> tuple[str, CardDef | None]:
        if key.holds is Holds.CARDS:
            return self._spelling(written)
        return next((word for word in key.of if fold(word) == fold(written)), written), None

    def _respell_item(self, entry: Node, *, in_flow: bool) -> None:
        counted = None if self.catalog.find(entry.text).cards else split_count(entry.text)
        count, written = counted or (1, entry.text)
        spelling, card = self._spelling(written)
        text = entry.text if card is None else spelling if not counted else f"{count} {spelling}"
        entry.key = scalar(text, in_flow=in_flow)
        if not in_flow:
            entry.remark = self._remark(entry.remark, card, spelling)

    def _block(self, node: Node) -> Iterator[tuple[int, bool, str]]:
        yield 0, node.blank, _with_remark(f"{node.key}:", node.remark)
        is_list = isinstance(node.value, list)
        for index, entry in enumerate(node.entries):
            yield from self._notes(entry.before, 2)
            text = f"- {entry.key}" if is_list else f"{entry.key}: {entry.value_text}"
            yield 2, entry.blank and index > 0, _with_remark(text, entry.remark)
        yield from self._notes(node.tail, 2)

    def _flow(self, node: Node) -> Iterator[tuple[int, bool, str]]:
        is_list = isinstance(node.value, list)
        first, last = "[]" if is_list else "{}"
        texts = [
            entry.key if is_list else f"{entry.key}: {entry.value_text}" for entry in node.entries
        ]
        line = f"{node.key}: {first}{', '.join(texts)}{last}"
        commented = node.tail or any(entry.before or entry.remark for entry in node.entries)
        broken = any(entry.breaks for entry in node.entries)
        if not commented and not broken and display_width(line) <= _WIDTH:
            yield 0, node.blank, _with_remark(line, node.remark or node.closing)
            return
        yield 0, node.blank, _with_remark(f"{node.key}: {first}", node.remark)
        for group in _groups(node.entries, texts):
            yield from self._notes(group[0][0].before, 2)
            items = "".join(f"{text}, " for _, text in group).rstrip()
            yield (
                2,
                group[0][0].blank and group[0][0] is not node.entries[0],
                _with_remark(items, group[-1][0].remark),
            )
        yield from self._notes(node.tail, 2)
        yield 0, False, _with_remark(last, node.closing)


def _with_remark(line: str, remark: str) -> str:
    return f"{line}  {remark}" if remark else line


def _is_code(card: CardDef, spelling: str) -> bool:
    codes = (printing["code"] for printing in card.get("printings", ()))
    return spelling == card.id or spelling in codes


def _merge(first: Node, second: Node) -> bool:
    """Add the second's count to the first's, if both are valid counts."""
    counts = [first.value, second.value]
    if any(type(count) is not int or count < 1 for count in counts) or sum(counts) > MAX_COUNT:
        return False
    first.value = sum(counts)
    return True


def _groups(entries: list[Node], texts: list[str]) -> Iterator[list[tuple[Node, str]]]:
    """The entries grouped into lines: broken where the author did, and none too long."""
    group: list[tuple[Node, str]] = []
    width = 0
    for entry, text in zip(entries, texts, strict=True):
        ended = bool(group) and bool(group[-1][0].remark)
        needed = display_width(text) + 2
        if group and (entry.breaks or entry.before or ended or width + needed > _WIDTH - 2):
            yield group
            group, width = [], 0
        group.append((entry, text))
        width += needed
    if group:
        yield group
