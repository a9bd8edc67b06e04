"""Decks, their numbers and their differences, as the deck commands print them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.fields import table_word
from deckcli.core.messages import said
from deckcli.core.text import plural
from deckcli.decks.deck import Deck, Entry
from deckcli.decks.diff import CardRow, DiffRow
from deckcli.decks.stats import Stat
from deckcli.report.bars import bar_chart
from deckcli.report.fitting import this_screen
from deckcli.report.pages.card_cells import CardCells
from deckcli.report.tables import FOR_PROGRAMS, Word, table

_CHANGE = re.compile(r"^(.*  )(-?\d+)$", re.MULTILINE)  # the last column of a row


def deck_page(deck: Deck, catalog: Catalog, *, lang: str, output: str) -> str:
    """Every section with counts, names and the facts shown in the game's tables."""
    cells = CardCells(catalog.info, lang)
    headers, keys = ("n", "id", "name", *cells.labels), ("count", "id", "name", *cells.keys)

    def row(entry: Entry) -> tuple[object, ...]:
        return (entry.count, entry.code, entry.card.label(lang), *cells.of(entry.card, output))

    if output != "text":
        listed = [
            (key, *row(entry))
            for key, section in deck.sections.items()
            for entry in section.entries
        ]
        return table(listed, ("part", *headers), output=output, keys=("part", *keys))
    parts = [f"{deck.name} ({catalog.info.name(lang)})"]
    parts += [f"{key}: {option.value}" for key, option in deck.options.items()]
    for key, amounts in deck.amount_lists.items():
        told = (f"{one.count} {table_word(deck.game, one.name, lang)}" for one in amounts.items)
        parts.append(f"{key}: {', '.join(told)}")
    for key, section in deck.sections.items():
        size = plural(deck.size(key), "card")
        rows = [row(entry) for entry in section.entries]
        heading = this_screen().bold(said(f"{key.replace('_', ' ')} ({size})"))
        parts += ["", heading, table(rows, headers).rstrip("\n")]
    return "\n".join(parts) + "\n"


def decks_page(decks: Sequence[tuple[str, Deck]], output: str) -> str:
    """One line for each deck: the word that means it, its size and its name."""
    rows = [(word, deck.size(), deck.name) for word, deck in decks]
    return table(rows, ("deck", "cards", "name"), output=output)


def stats_page(stats: Sequence[Stat], output: str, *, blocks: bool) -> str:
    """As bars for people, or as one long table."""
    if output != "bars":
        plain = output in FOR_PROGRAMS
        rows = [
            (Word(stat.title), (plain and row.key) or Word(row.label), row.number, row.against)
            for stat in stats
            for row in stat.rows
        ]
        return table(rows, ("statistic", "value", "number", "against"), output=output)
    return "\n".join(_bars(stat, blocks=blocks) for stat in stats)


def _bars(stat: Stat, *, blocks: bool) -> str:
    mean = f", mean {stat.mean:.2f}" if stat.mean is not None else ""
    without = f", {stat.without} without" if stat.without else ""
    title = f"{stat.title} ({plural(stat.total, 'card')}{without}{mean})"
    if stat.form == "against":
        rows = [(f"{row.label} / {row.against}", row.number) for row in stat.rows]
    else:
        rows = [(row.label, row.number) for row in stat.rows]
    return f"{title}\n{bar_chart(rows, blocks=blocks)}"


def diff_page(rows: Sequence[DiffRow], output: str, lang: str) -> str:
    """One line for each thing that differs."""
    told = diff_lines(rows, lang)
    page = table(told, ("part", "id", "name", "a", "b", "change"), output=output)
    return _CHANGE.sub(_painted, page) if output == "text" and this_screen().colored else page


def _painted(found: re.Match[str]) -> str:
    """A change in red if something is gone, and in green if something is there."""
    return found[1] + this_screen().painted("31" if found[2].startswith("-") else "32", found[2])


def diff_lines(rows: Sequence[DiffRow], lang: str) -> list[tuple[object, ...]]:
    """Part, id, name, what the first and the second deck have, and the change of a number."""
    told: list[tuple[object, ...]] = []
    for row in rows:
        if isinstance(row, CardRow):
            told.append(
                (Word(row.section), row.card.id, row.card.label(lang), row.a, row.b, row.b - row.a)
            )
        else:
            name = Word(getattr(row, "name", row.key))
            both_numbers = isinstance(row.a, int) and isinstance(row.b, int)
            change = row.b - row.a if both_numbers else None
            told.append((Word(row.key), "", name, row.a, row.b, change))
    return told
