"""The document of a tournament as pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from deckcli.core.text import plural
from deckcli.matches.workload import Plan
from deckcli.report.pages.blocks import Block
from deckcli.report.pages.match_pages import (
    CSV,
    Document,
    page_of,
    rate,
    rotations_of,
    seat_lines,
    seats_block,
    values_of,
    verdicts,
)
from deckcli.report.tables import Word, table


def tournament_page(document: Document, output: str) -> str:
    """The page in one of the outputs of matches."""
    return page_of(document, output, _blocks(document), _csv)


def _blocks(document: Document) -> Iterator[Block]:
    yield Block(_title(document), _lines(document))
    if not document["games"]:
        return
    if "table" in document:
        yield _shares(document)
        yield seats_block(document)
        return
    order = sorted(
        range(len(document["decks"])), key=lambda at: (-_rank(document["decks"][at]), at)
    )
    yield _standings(document, order)
    yield _gauntlet(document) if document["type"] == Plan.GAUNTLET else _matrix(document, order)
    if document["best_answer"]:
        yield Block("Metagame", _metagame(document))


def _rank(deck: Mapping[str, Any]) -> float:
    return float(deck["rating"]["value"]) if deck["rating"] else float("-inf")


def _title(document: Document) -> str:
    decks = document["decks"]
    if document["type"] == Plan.GAUNTLET:
        others = plural(len(decks) - 1, "deck")
        return f"Gauntlet of {document['game']}: {decks[0]['name']} against {others}"
    at_tables = f" at tables of {document['table']}" if "table" in document else ""
    return f"Round robin of {document['game']}: {plural(len(decks), 'deck')}{at_tables}"


def _lines(document: Document) -> list[str]:
    games = plural(document["games"], "game")
    if "table" in document:
        groups = plural(len(document["groups"]), "group")
    else:
        groups = plural(len(document["pairings"]), "pairing")
    lines = [f"{games} in {rotations_of(document)}, {groups}, seed {document['seed']}"]
    if document["games"]:
        stopped = plural(document["turn_limit"], "game")
        lines += [
            f"{plural(document['draws'], 'draw')}; the turn limit stopped {stopped}",
            f"Whoever has the first turn scores {rate(document['first_player'])}",
        ]
    return [*lines, *verdicts(document)]


def _shares(document: Document) -> Block:
    decks = sorted(document["decks"], key=lambda deck: -deck["share"]["value"])
    bots = {deck["bot"] for deck in decks}
    rows = [
        (
            place,
            deck["name"],
            deck["bot"],
            deck["groups"],
            deck["rotations"],
            Word(rate(deck["share"])),
        )
        for place, deck in enumerate(decks, start=1)
    ]
    notes = [f"An even share would be {100 / document['table']:.1f} %."]
    headers = ("", "deck", "bot", "groups", "rotations", "share")
    if len(bots) == 1:
        notes.append(f"All decks are played by {bots.pop()}.")
        headers, rows = _without(headers, 2), [_without(row, 2) for row in rows]
    return Block("Standings", notes, headers, rows)


def _without(row: tuple[Any, ...], at: int) -> tuple[Any, ...]:
    return (*row[:at], *row[at + 1 :])


def _standings(document: Document, order: list[int]) -> Block:
    notes = [f"Ratings: {document['rating_note']}"] if document["rating_note"] else []
    bots = {deck["bot"] for deck in document["decks"]}
    shown = len(bots) > 1
    if not shown:
        notes.append(f"All decks are played by {bots.pop()}.")
    rows = []
    for place, at in enumerate(order, start=1):
        deck = document["decks"][at]
        bot = [deck["bot"]] if shown else []
        rows.append(
            (
                place,
                deck["name"],
                *bot,
                Word(rate(deck["score"])),
                Word(_rating(deck)),
                _percent(deck["mix"]),
            )
        )
    headers = ("", "deck", *(["bot"] if shown else []), "score", "rating", "Nash mix")
    if document["best_answer"] is None:
        return Block("Standings", notes, headers[:-1], [row[:-1] for row in rows])
    return Block("Standings", notes, headers, rows)


def _rating(deck: Mapping[str, Any]) -> str:
    found = deck["rating"]
    if found is None:
        return "-"
    value, low, high = (_points(found[key]) for key in ("value", "low", "high"))
    return f"{value} ({low} to {high})"


def _points(elo: float) -> str:
    """The points with their sign; zero has none."""
    return f"{elo:+.0f}" if round(elo) else "0"


def _percent(share: float | None) -> str:
    return "-" if not share else f"{100 * share:.1f} %"


def _matrix(document: Document, order: list[int]) -> Block:
    names = [deck["name"] for deck in document["decks"]]
    met = {}
    for pairing in document["pairings"]:
        if pairing["pairs"]:
            value, low, high = (100 * pairing["score"][key] for key in ("value", "low", "high"))
            met[pairing["a"], pairing["b"]] = f"{value:.0f} ({low:.0f} to {high:.0f})"
            met[pairing["b"], pairing["a"]] = (
                f"{100 - value:.0f} ({100 - high:.0f} to {100 - low:.0f})"
            )
    places = range(1, len(order) + 1)
    rows = [
        (
            place,
            names[at],
            *(Word(met.get((names[at], names[opponent]), "-")) for opponent in order),
        )
        for place, at in zip(places, order, strict=True)
    ]
    note = "The share of points in percent that the deck of a row takes from that of a column."
    return Block("Matrix", [note], ("", "deck", *map(str, places)), rows)


def _gauntlet(document: Document) -> Block:
    """What the first deck took from each: the only row of the matrix that was played."""
    rows = [
        (pairing["b"], pairing["pairs"], Word(rate(pairing["score"])) if pairing["pairs"] else "-")
        for pairing in document["pairings"]
    ]
    first = document["decks"][0]["name"]
    return Block(f"{first} against", (), ("deck", "pairs", "score"), rows)


def _metagame(document: Document) -> list[str]:
    best, decks = document["best_answer"], document["decks"]
    mixed = sorted((deck for deck in decks if deck["mix"]), key=lambda deck: -deck["mix"])
    mix = ", ".join(f"{deck['name']} {100 * deck['mix']:.1f} %" for deck in mixed)
    field, to_mix = best["field"], best["mix"]
    lines = [
        f"Nash mix, which nobody exploits if the measured scores are true: {mix}",
        f"Best answer to a field of all decks alike: {field['deck']}, {100 * field['score']:.1f} %",
    ]
    outside = [deck for deck in decks if not deck["mix"]]
    if outside:
        next_best = max(outside, key=lambda deck: float(deck["against_mix"]))
        lines.append(
            f"Best answer to the mix: its own decks, {100 * to_mix['score']:.1f} %; of the others "
            f"{next_best['name']}, {100 * next_best['against_mix']:.1f} %"
        )
    return lines


def _csv(document: Document) -> str:
    """One number per line, as for matches."""
    rows: list[tuple[object, ...]] = []
    if "table" in document:
        return table([*_share_lines(document), *_game_lines(document)], CSV, output="csv")
    for deck in document["decks"]:
        games, name = 2 * deck["pairs"], deck["name"]
        rows.append(("score", name, games, *values_of(deck["score"])))
        if deck["rating"]:
            rows.append(("rating", name, games, *values_of(deck["rating"])))
        if deck["mix"] is not None:
            rows.append(("mix", name, games, deck["mix"], None, None))
            rows.append(("against_mix", name, games, deck["against_mix"], None, None))
    for pairing in document["pairings"]:
        key = f"{pairing['a']} vs {pairing['b']}"
        rows.append(("pairing", key, 2 * pairing["pairs"], *values_of(pairing["score"])))
    return table([*rows, *_game_lines(document)], CSV, output="csv")


def _game_lines(document: Document) -> Iterator[tuple[object, ...]]:
    yield ("first_player", "", document["games"], *values_of(document["first_player"]))
    for key, what in (("draws", "draws"), ("limit", "turn_limit")):
        yield ("games", key, document[what], None, None, None)


def _share_lines(document: Document) -> Iterator[tuple[object, ...]]:
    games = document["table"]
    for deck in document["decks"]:
        yield ("share", deck["name"], games * deck["rotations"], *values_of(deck["share"]))
    for group in document["groups"]:
        key = " vs ".join(group["decks"])
        for name, share in zip(group["decks"], group["shares"], strict=True):
            yield ("group", f"{key}: {name}", games * group["rotations"], *values_of(share))
    yield from seat_lines(document)
