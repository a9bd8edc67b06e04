"""A deck file to fill in, as `deckcli deck new` writes it."""

from __future__ import annotations

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import DeckKey, Holds
from deckcli.core.messages import said
from deckcli.decks.deck import Deck

_EXAMPLES = 3


def skeleton(catalog: Catalog, sample: Deck | None, lang: str) -> str:
    """Every key of the game's decks with what it holds; what may be left out is a comment.

    The sample tells which cards and amounts a deck needs; its first cards show how to write them.
    """
    info = catalog.info
    lines = [
        f"# {said(f'A deck for {info.name(lang)}.')}",
        f"# {said('Fill in what is empty, then run deckcli check.')}",
        f"game: {info.game}",
        "name: My deck",
    ]
    for key in info.deck_keys.values():
        needed = key.required or (sample is not None and _is_needed(sample, key))
        lines.append(f"{'' if needed else '# '}{key.name}:  # {_holds(key)}")
        if key.required and sample is not None:
            lines += _examples(sample, key.name, lang)
    return "".join(f"{line}\n" for line in lines)


def _is_needed(sample: Deck, key: DeckKey) -> bool:
    there = key.name in sample.sections or key.name in sample.amount_lists
    return there and key.holds in (Holds.CARD, Holds.AMOUNTS)


def _examples(sample: Deck, key: str, lang: str) -> list[str]:
    entries = sample.sections[key].entries[:_EXAMPLES]
    return [f"#  {entry.code}: {entry.count}  # {entry.card.label(lang)}" for entry in entries]


def _holds(key: DeckKey) -> str:
    """What stands behind a key, in words."""
    told = {
        Holds.CARD: "a card: its id, or its name in English or Japanese",
        Holds.CARDS: "each card with its number of copies, such as {Name: 3}",
        Holds.AMOUNTS: f"numbers of: {', '.join(key.of)}",
        Holds.CHOICE: f"one of {', '.join(key.of)}",
        Holds.FLAG: "true or false",
    }[key.holds]
    return said(f"{told}; {key.default} if left out" if key.default else told)
