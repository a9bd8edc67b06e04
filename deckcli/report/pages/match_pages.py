"""The document of a match as pages: for people, as Markdown, for spreadsheets and programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.json_text import json_page
from deckcli.core.messages import said
from deckcli.core.text import listed, plural
from deckcli.report.pages.blocks import Block, markdown_page, text_page
from deckcli.report.pages.chances_blocks import chances_block, share_taken, unplayed_block
from deckcli.report.tables import Word, table

_TELLING = 20  # pairs from which on the saving is more than noise
_SHOWN_CARDS = 8  # for each side, unless all are wanted
CSV = ("what", "key", "games", "value", "low", "high")
_POINTS = ("0", "1/2", "1", "3/2", "2")
Document = Mapping[str, Any]


def match_page(document: Document, names: Mapping[str, str], output: str, *, every: bool) -> str:
    """The page in a format of reports; `names` are the cards' names, `every` shows all cards."""
    return page_of(document, output, blocks(document, names, every=every), csv_page)


def page_of(
    document: Document, output: str, found: Iterator[Block], csv: Callable[[Document], str]
) -> str:
    """A document in a format of reports: its blocks for people, its lines for spreadsheets."""
    if output == "json":
        return json_page(document)
    if output == "csv":
        return csv(document)
    if output == "junit":
        from deckcli.report.pages.match_junit import junit_page

        return junit_page(document, text_page(found))
    return markdown_page(found) if output == "markdown" else text_page(found)


def card_names(catalog: Catalog, lang: str) -> dict[str, str]:
    return {card.id: card.label(lang) for card in catalog}


def blocks(document: Document, names: Mapping[str, str], *, every: bool) -> Iterator[Block]:
    yield Block(title(document), _score_lines(document))
    if not document["games"]:
        return
    if "shares" in document:
        yield Block("Shares", (), ("deck", "name", "wins", "share"), _shares(document))
        yield seats_block(document)
    else:
        yield Block(
            "Pairs by the points of A",
            [_saving(document)],
            _POINTS,
            [document["pair_table"]],
        )
    yield Block(
        "How games ended",
        (),
        ("games", "winner", "ending"),
        [
            (ending["games"], ending["winner"] or "-", Word(ending["ending"]))
            for ending in document["endings"]
        ],
    )
    keys = ("mean", "least", "median", "p90", "most")
    yield Block(
        "Length of a game",
        (),
        ("", "mean", "least", "median", "90 %", "most"),
        [
            (
                said(what),
                round(document[what]["mean"], 1),
                *(document[what][key] for key in keys[1:]),
            )
            for what in ("turns", "decisions")
        ],
    )
    if "chances" in document:
        yield chances_block(document)
    yield unplayed_block(document, names)
    for deck in document["decks"]:
        yield _cards(document, deck, names, every=every)


def title(document: Document) -> str:
    a, *others = (f"{deck['name']} ({deck['side']}, {deck['bot']})" for deck in document["decks"])
    return f"{a} against {listed(others, last='and')}"


def rotations_of(document: Document) -> str:
    """How many rotations there are, in words: pairs if two decks played."""
    if "pairs" in document:
        return plural(document["pairs"], "pair")
    return plural(document["rotations"], "rotation")


def _score_lines(document: Document) -> list[str]:
    race = document.get("prizes", {}).get("race", 1)
    single, several = ("game", "games") if race == 1 else (f"race to {race}", f"races to {race}")
    what = plural(document["games"], single, several)
    played = f"{what} of {document['game']}"
    lines = [f"{played} in {rotations_of(document)}, seed {document['seed']}"]
    if document["games"]:
        won = [f"{side} won {number}" for side, number in document["wins"].items()]
        lines += [
            *(_score(document) if "score" in document else _mirror(document)),
            ", ".join(map(said, [*won, plural(document["draws"], "draw")])),
            f"The turn limit stopped {plural(document['turn_limit'], 'game')}",
            f"Whoever has the first turn scores {rate(document['first_player'])}",
            *_prize_lines(document),
        ]
    return [*lines, *verdicts(document)]


def _prize_lines(document: Document) -> list[str]:
    """What was won, in games with prizes."""
    if "prizes" not in document:
        return []
    prizes = document["prizes"]
    won = ", ".join(f"{side} {number}" for side, number in prizes["won"].items())
    line = f"Prizes won: {won}; A is ahead by {prizes['margin']:.2f} in each"
    if prizes["race"] > 1:
        line += f" race of {prizes['games']['mean']:.1f} games"
    else:
        line += " game"
    return [line]


def _score(document: Document) -> list[str]:
    sure = " (one deck and one bot against itself)" if document["score"]["mirror"] else ""
    return [f"A scores {rate(document['score'])}{sure}"]


def _mirror(document: Document) -> list[str]:
    return ["One deck and one bot has all seats"] if document["mirror"] else []


def _shares(document: Document) -> list[tuple[object, ...]]:
    return [
        (deck["side"], deck["name"], document["wins"][deck["side"]], Word(rate(share)))
        for deck, share in zip(document["decks"], document["shares"].values(), strict=True)
    ]


def seats_block(document: Document) -> Block:
    """The share of each seat, in tables for three or four."""
    rows = [(seat, Word(rate(share))) for seat, share in enumerate(document["seats"], start=1)]
    return Block("Seats", (), ("seat", "share"), rows)


def verdicts(document: Document) -> Iterator[str]:
    """The results of the gates and the test."""
    test = document.get("sprt")
    if test:
        low, high = 100 * test["low"], 100 * test["high"]
        llr = f"LLR {test['llr']:.2f} in [{test['accept_low']:.2f}, {test['accept_high']:.2f}]"
        told = {
            "H1": f"H1 accepted: A wins at least {high:g} % rather than {low:g} %",
            "H0": f"H0 accepted: A wins at most {low:g} % rather than {high:g} %",
        }.get(test["verdict"], "inconclusive: more pairs are needed")
        yield f"SPRT {low:g}:{high:g} {told} ({llr})"
        if test["note"]:
            yield f"Note: {test['note']}"
    for gate in document["gates"]:
        word = "passed" if gate["passed"] else "FAILED"
        doubt = "" if gate["sure"] else "; the interval leaves it open"
        yield f"Expected {gate['expect']}: {word} with {rate(gate)}{doubt}"


def _saving(document: Document) -> str:
    saved = document["saving_of_pairing"]
    if saved is None or document["pairs"] < _TELLING:
        return "These pairs do not tell what pairing saves."
    share = round(100 * saved)  # a whole number, so that nothing reads "-0 %"
    if share < 0:
        return f"Pairing cost {-share} % more games than single ones here."
    return f"Pairing saved {share} % of the games that single ones would need."


def _cards(
    document: Document, deck: Mapping[str, str], names: Mapping[str, str], *, every: bool
) -> Block:
    side = deck["side"]
    score = _score_of(document, side)
    cards = document["cards"][side]
    if not every:
        cards = sorted(cards, key=lambda card: -_weight(card, score))[:_SHOWN_CARDS]
    more = len(document["cards"][side]) - len(cards)
    rows = [
        (
            card["card"],
            names.get(card["card"], ""),
            *_effect(card["seen"]),
            *_effect(card["played"]),
        )
        for card in cards
    ]
    note = [f"Those with the clearest effect; -v shows {more} more."] if more else []
    headers = ("card", "name", "seen", "score", "played", "score")
    return Block(f"Cards of {side}, {deck['name']}", note, headers, rows)


def _score_of(document: Document, side: str) -> float:
    if "shares" in document:
        share: float = document["shares"][side]["value"]
        return share
    score: float = document["score"]["value"]
    return score if side == "A" else 1 - score


def _weight(card: Mapping[str, Any], score: float) -> float:
    """How far the score with a card played is from the overall score, in standard errors."""
    played = card["played"]
    return abs(played["value"] - score) * float(played["games"]) ** 0.5 if played["games"] else -1.0


def _effect(effect: Mapping[str, Any]) -> tuple[int, str]:
    return effect["games"], f"{100 * effect['value']:.1f} %" if effect["games"] else "-"


def rate(part: Mapping[str, Any]) -> str:
    low, high = 100 * part["low"], 100 * part["high"]
    return f"{100 * part['value']:.1f} % ({low:.1f} to {high:.1f})"


def csv_page(document: Document) -> str:
    """One number per line: what, of which, over how many games, the value and its interval."""
    games = document["games"]
    shares = document.get("shares") or {"A": document["score"]}
    what = "share" if "shares" in document else "score"
    rows: list[tuple[object, ...]] = [
        (what, side, games, *values_of(share)) for side, share in shares.items()
    ]
    rows.append(("first_player", "", games, *values_of(document["first_player"])))
    rows += seat_lines(document)
    counts = {**document["wins"], "draws": document["draws"], "limit": document["turn_limit"]}
    rows += [("games", key, number, None, None, None) for key, number in counts.items()]
    rows += [
        ("pairs", points, number, None, None, None)
        for points, number in zip(_POINTS, document.get("pair_table", ()), strict=False)
    ]
    rows += [
        (
            "ending",
            f"{ending['winner'] or '-'}: {ending['ending']}",
            ending["games"],
            None,
            None,
            None,
        )
        for ending in document["endings"]
    ]
    for side, chances in document.get("chances", {}).items():
        rows += [
            (f"taken_{side}", one["action"], one["offered"], share_taken(one), None, None)
            for one in chances
        ]
    for side, cards in document["cards"].items():
        for card in cards:
            rows += [
                (f"{how}_{side}", card["card"], card[how]["games"], *values_of(card[how]))
                for how in ("seen", "played")
            ]
    return table(rows, CSV, output="csv")


def seat_lines(document: Document) -> list[tuple[object, ...]]:
    """The share of each seat for spreadsheets; only tables for three or four have them."""
    return [
        ("seat", seat, document["games"], *values_of(share))
        for seat, share in enumerate(document.get("seats", ()), start=1)
    ]


def values_of(part: Mapping[str, Any]) -> tuple[object, ...]:
    return part["value"], part["low"], part["high"]
