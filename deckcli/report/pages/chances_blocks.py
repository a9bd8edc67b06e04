"""What pilots did not do: chances left out and cards never played, as blocks of a page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.core.messages import said
from deckcli.report.pages.blocks import Block
from deckcli.report.tables import Word


def chances_block(document: Mapping[str, Any]) -> Block:
    """What each pilot did of what it could do: the action was offered beside others, and taken."""
    told = document["chances"]
    by_side = {side: {one["action"]: one for one in chances} for side, chances in told.items()}
    actions = sorted({action for chances in by_side.values() for action in chances})
    rows = [
        (
            Word(_action(action)),
            *(Word(_taken(chances.get(action))) for chances in by_side.values()),
        )
        for action in actions
    ]
    heads = [f"{deck['side']}, {deck['bot']}" for deck in document["decks"]]
    return Block("Taken of the chances to", (), ("action", *heads), rows)


def _action(kind: str) -> str:
    return said(f"to {kind}").removeprefix("to ")


def _taken(chance: Mapping[str, Any] | None) -> str:
    if chance is None:
        return "-"
    return f"{chance['taken']} of {chance['offered']}, {100 * share_taken(chance):.1f} %"


def share_taken(chance: Mapping[str, Any]) -> float:
    share: float = chance["taken"] / chance["offered"]
    return round(share, 6)


def unplayed_block(document: Mapping[str, Any], names: Mapping[str, str]) -> Block:
    """The cards that a pilot played in no game: a score says nothing about them."""
    lines = []
    for side, cards in document["cards"].items():
        never = [card["card"] for card in cards if not card["played"]["games"]]
        if never:
            told = ", ".join(f"{card} {names.get(card, '')}".strip() for card in never)
            lines.append(f"{side}: {told}")
    return Block("Cards never played", lines or ["none"])
