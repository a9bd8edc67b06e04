"""Ratings learned from played games: how much better than usual a deck does with a card in play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

_DOUBT = 40  # games without any effect that are added, so that a card seen twice stays near 50
_MIDDLE = 50.0


def learned(reports: Iterable[Mapping[str, Any]]) -> dict[str, float]:
    """Ratings from 0 to 100, from `deckcli match -o json` reports of one game.

    For each card, its side's score in games where it was played is compared with that side's score
    in all games: a good card in a bad deck is still a good card.
    """
    gains: dict[str, float] = {}
    games: dict[str, int] = {}
    for report in reports:
        share = report["score"]["value"]
        for side, usual in (("A", share), ("B", 1.0 - share)):
            for row in report["cards"][side]:
                played = row["played"]
                if played["games"]:
                    gain = played["games"] * (played["value"] - usual)
                    gains[row["card"]] = gains.get(row["card"], 0.0) + gain
                    games[row["card"]] = games.get(row["card"], 0) + played["games"]
    return {
        card: round(min(100.0, max(0.0, _MIDDLE + 100 * gains[card] / (games[card] + _DOUBT))), 1)
        for card in sorted(gains)
    }
