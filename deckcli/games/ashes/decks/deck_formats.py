"""Deck files of other Ashes tools."""

from deckcli.decks.formats import DeckFormat
from deckcli.games.ashes.decks import live_json, live_text

FORMATS = (
    DeckFormat(
        "ashes-live-json",
        "ashes.live JSON (Ashteki and mobile builder JSON are read, too)",
        (".json",),
        live_json.looks_like,
        live_json.read,
        live_json.write,
        "ashes",
    ),
    DeckFormat(
        "ashes-live-text",
        "ashes.live deck list",
        (".txt",),
        live_text.looks_like,
        live_text.read,
        live_text.write,
        "ashes",
    ),
)
