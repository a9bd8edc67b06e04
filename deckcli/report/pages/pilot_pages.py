"""The scores of decks under several pilots, side by side, for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deckcli.core.text import plural
from deckcli.matches.pilots import Agreement, agreements, scores
from deckcli.matches.standings import Standings
from deckcli.matches.summary import score
from deckcli.report.pages.blocks import Block, markdown_page, text_page
from deckcli.report.pages.match_pages import Document, rate, verdicts
from deckcli.report.tables import Word
from deckcli.stats.ranks import ranks

FORMATS = ("text", "markdown")


def pilots_page(
    names: Sequence[str], played: Sequence[Standings], documents: Sequence[Document], output: str
) -> str:
    """The page in one of FORMATS; a standing and a document for each pilot."""
    found = _blocks(names, played, documents)
    return markdown_page(found) if output == "markdown" else text_page(found)


def _blocks(
    names: Sequence[str], played: Sequence[Standings], documents: Sequence[Document]
) -> Iterator[Block]:
    workload = played[0].workload
    games = [sum(tally.turns.games for tally in standings.tallies) for standings in played]
    lines = [
        f"{workload.game}, seed {workload.seed}",
        *(f"{plural(one, 'game')} by {name}" for name, one in zip(names, games, strict=True)),
        *(
            f"{name}: {line}"
            for name, document in zip(names, documents, strict=True)
            for line in verdicts(document)
        ),
    ]
    yield Block(
        f"{plural(len(workload.decks), 'deck')} under {plural(len(names), 'pilot')}",
        lines,
        ("deck", *(head for name in names for head in (name, "rank"))),
        _rows(played),
    )
    yield Block("How far the rankings agree", [_told(one) for one in agreements(names, played)])


def _rows(played: Sequence[Standings]) -> list[list[object]]:
    """The decks, best first under the last pilot, which is the strongest if well named."""
    places = [ranks(scores(standings)) for standings in played]
    decks = played[0].workload.names()
    return [
        [
            decks[at],
            *(
                cell
                for standings, place in zip(played, places, strict=True)
                for cell in (Word(rate(score(standings.share(at)))), f"{place[at]:g}")
            ),
        ]
        for at in sorted(range(len(decks)), key=lambda at: (places[-1][at], at))
    ]


def _told(one: Agreement) -> str:
    if one.spearman is None:
        return f"{one.one} and {one.other}: one of them ranks no deck above another"
    told = f"{one.one} and {one.other}: Spearman {one.spearman:.2f}"
    if one.same_pilot is None:
        return told
    low, middle, high = one.same_pilot
    return (
        f"{told}; at this number of games, one pilot agrees with itself to "
        f"{low:.2f} to {high:.2f} (median {middle:.2f})"
    )
