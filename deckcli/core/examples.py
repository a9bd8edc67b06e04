"""Examples on explain pages: small enough to read, complete enough for the tests to run."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Example(NamedTuple):
    """A deck or card file, either given in full or as changes to a built-in one."""

    kind: str  # "deck" or "card"
    base: str = ""  # the sample deck or the card that is changed
    changes: Mapping[str, Any] = {}
    text: str | bytes = ""
    like: str = ""  # the card a new one is copied from
    file_name: str = ""  # the name of a file given in full; its extension tells the format
    own_cards: str = ""  # a card file that the deck needs in addition to the built-in ones


def sample(base: str, *, own_cards: str = "", **changes: Any) -> Example:
    """A built-in deck (of the rule's game, or named as `game/deck`) with changes.

    In a mapping, the given counts are set and 0 removes a line; other keys are replaced, and None
    removes them.
    """
    return Example("deck", base=base, changes=changes, own_cards=own_cards)


def deck_text(text: str | bytes, *, file_name: str = "deck.yaml") -> Example:
    return Example("deck", text=text, file_name=file_name)


def missing_file(file_name: str) -> Example:
    return Example("deck", file_name=file_name)


def card(base: str, *, like: str = "", **changes: Any) -> Example:
    """The catalog with one card's facts changed, or with a new card made `like` another."""
    return Example("card", base=base, changes=changes, like=like)


def card_text(text: str | bytes) -> Example:
    return Example("card", text=text, file_name="cards.yaml")


def changed_deck(original: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A deck file's content with changes as in `sample`."""
    result = dict(original)
    for key, value in changes.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict) and isinstance(result.get(key), list | dict):
            result[key] = _recounted(result[key], value)
        else:
            result[key] = value
    return result


def changed_card(original: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A card's facts with changes: mappings are merged, None removes a key."""
    result = dict(original)
    for key, value in changes.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = changed_card(result[key], value)
        else:
            result[key] = value
    return result


def _recounted(original: list[str] | dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    counts: dict[str, Any] = {}
    if isinstance(original, list):
        for item in original:
            counts[item] = counts.get(item, 0) + 1
    else:
        counts.update(original)
    counts.update(changes)
    return {key: count for key, count in counts.items() if count != 0}
