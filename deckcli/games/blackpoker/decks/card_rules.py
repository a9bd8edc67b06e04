"""What the schema cannot say about cards, actions and characters: whether they fit together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import card
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import meant
from deckcli.games.blackpoker.decks.keys import NUMBERS, can_supply

RULES = RuleBook()

_SUIT_LETTERS = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}
_LIST = "action list act6.0"

Path = tuple[str | int, ...]


def _of_kind(catalog: Catalog, kind: str) -> list[CardDef]:
    return [entry for entry in catalog if entry.kind == kind]


def _references(entry: CardDef) -> Iterator[tuple[str, str, Path]]:
    """Each id that an entry names: the id, the kind it must be, and where it is named."""
    raiser = "character" if entry.get("raised") == "triggered" else "action"
    for index, name in enumerate(entry.get("raised_by", ())):
        yield name, raiser, (entry.id, "raised_by", index)
    for index, name in enumerate(entry.get("makes", ())):
        yield name, "character", (entry.id, "makes", index)
    for name, path in _put_up(entry.get("abilities", ()), (entry.id, "abilities")):
        yield name, "action", path
    if "named" in entry.get("target", {}):
        yield entry["target"]["named"], "action", (entry.id, "target", "named")
    if "character" in entry.facts:
        yield entry["character"], "character", (entry.id, "character")


def _put_up(program: Any, at: Path) -> Iterator[tuple[str, Path]]:
    """Each action that a program puts up, at any depth, and where it says so."""
    if isinstance(program, dict):
        if isinstance(program.get("put_up"), str):
            yield program["put_up"], (*at, "put_up")
        for key, part in program.items():
            yield from _put_up(part, (*at, key))
    elif isinstance(program, list | tuple):
        for index, part in enumerate(program):
            yield from _put_up(part, (*at, index))


@RULES.error(
    "CRD601",
    "key-out-of-reach",
    cites=f"{_LIST}, key cards",
    fails=card("reverse", key={"cards": 5}),
    passes=card("reverse", key={"cards": 4}),
)
def key_out_of_reach(catalog: Catalog) -> Iterator[Problem]:
    """No cards of a whole pack make up the key.

    Nobody could ever raise the action or make the character: four cards share a number, not five,
    and a range from ten to two is empty. Correct `key`.
    """
    pack = [entry for entry in _of_kind(catalog, "playing_card") for _ in range(entry.copies)]
    for entry in catalog:
        if "key" in entry.facts and not can_supply(pack, entry["key"]):
            message = f'no cards of the pack make up the key of "{entry.name()}"'
            yield Problem(message, (entry.id, "key"))


@RULES.error(
    "CRD602",
    "key-miscounted",
    cites=f"{_LIST}, key cards",
    fails=card("kill", key={"cards": 3}),
    passes=card("kill", key={"cards": 2}),
)
def key_miscounted(catalog: Catalog) -> Iterator[Problem]:
    """`suits` and `ranks` of a key name each of its cards, so they are as many as `cards`.

    Two spades are `{cards: 2, suits: [spade, spade]}`. Where any suit or rank will do, leave the
    list out.
    """
    for entry in catalog:
        key = entry.get("key", {})
        for part in ("suits", "ranks"):
            if part in key and len(key[part]) != key["cards"]:
                message = f"{len(key[part])} {part} for {key['cards']} key cards"
                yield Problem(message, (entry.id, "key", part))


@RULES.error(
    "CRD603",
    "names-nothing",
    cites=f"{_LIST}, triggering",
    fails=card("draw", raised_by=["refill"]),
    passes=card("draw", raised_by=["charge"]),
)
def names_nothing(catalog: Catalog) -> Iterator[Problem]:
    """An entry names an action or a character that is not in the lists.

    Chained actions name the actions that put them up, triggered ones the characters, summoning
    ones what they make, playing cards what they are summoned as: always by id, and always
    something of that kind.
    """
    for entry in catalog:
        for name, kind, path in _references(entry):
            found = catalog.get(name)
            if "abilities" in path:
                continue  # CRD106 reports it, with everything else about abilities
            if found is None:
                hint = meant(name, [known.id for known in _of_kind(catalog, kind)])
                yield Problem(f'no {kind} has the id "{name}"', path, hint)
            elif found.kind != kind:
                message = f'"{name}" is of kind {found.kind.replace("_", " ")}, not {kind}'
                yield Problem(message, path)


@RULES.error(
    "CRD604",
    "format-too-low",
    cites=f"{_LIST}, formats",
    fails=card("summon-magician", format="lite"),
    passes=card("summon-magician", format="pro"),
)
def format_too_low(catalog: Catalog) -> Iterator[Problem]:
    """An action belongs to a lower format than something it cannot do without.

    Every format has the lists of all formats below it and nothing from above. An action of light
    can neither make a character nor choose an action that only standard knows, and an action that
    others put up must find one of them in its own format.
    """
    order = list(catalog.info.formats)
    for entry in _of_kind(catalog, "action"):
        for name, _, path in _references(entry):
            named = catalog.get(name)
            if named is None or "format" not in named.facts or "raised_by" in path:
                continue
            if order.index(named["format"]) > order.index(entry["format"]):
                message = f'"{named.name()}" is not known before {named["format"]}'
                yield Problem(message, path, hint=f"this action belongs to {entry['format']}")
        raisers = [catalog.get(name) for name in entry.get("raised_by", ())]
        levels = [order.index(r["format"]) for r in raisers if r and "format" in r.facts]
        if levels and min(levels) > order.index(entry["format"]):
            message = f"nothing in {entry['format']} puts this action up"
            yield Problem(message, (entry.id, "raised_by"))


@RULES.error(
    "CRD605",
    "character-nobody-makes",
    cites=f"{_LIST}, character list",
    fails=card("equip", makes=None),
    passes=card("equip"),
)
def character_nobody_makes(catalog: Catalog) -> Iterator[Problem]:
    """No action of its format makes this character.

    A character comes to the field through an action. Name the character under `makes` of an action
    of the same or a lower format, or raise the character's own format.
    """
    order = list(catalog.info.formats)
    for character in _of_kind(catalog, "character"):
        level = order.index(character["format"])
        makers = [entry for entry in catalog if character.id in entry.get("makes", ())]
        if not any(order.index(entry["format"]) <= level for entry in makers):
            message = f'no action of {character["format"]} makes "{character.name()}"'
            yield Problem(message, (character.id, "format"))


@RULES.error(
    "CRD606",
    "card-misprinted",
    cites="common rules, numbers of the cards",
    fails=card("S9", number=8),
    passes=card("S9", number=9),
)
def card_misprinted(catalog: Catalog) -> Iterator[Problem]:
    """A playing card's id, suit, rank and number disagree.

    The id is the letter of the suit and the rank (`S9`), and the number follows from the rank:
    Joker 0, ace 1, jack 11, queen 12, king 13. Two ids therefore never stand for the same card.
    """
    for entry in _of_kind(catalog, "playing_card"):
        right_id = _SUIT_LETTERS.get(entry.get("suit", ""), "") + entry["rank"]
        if entry.id != right_id:
            yield Problem(f"the id of this suit and rank is {right_id}", (entry.id, "rank"))
        number = NUMBERS[entry["rank"]]
        if entry["number"] != number:
            yield Problem(f"rank {entry['rank']} is number {number}", (entry.id, "number"))


@RULES.error(
    "CRD607",
    "summoned-as-a-stranger",
    cites=f"{_LIST}, character list",
    fails=card("SA", character="hero"),
    passes=card("SA", character="ace"),
)
def summoned_as_a_stranger(catalog: Catalog) -> Iterator[Problem]:
    """A playing card is summoned as a character that is not made of such cards.

    The `key` of the character says what it is made of: a hero of a jack, queen or king, an ace of
    an ace.
    """
    for entry in _of_kind(catalog, "playing_card"):
        character = catalog.get(entry["character"])
        if character and "key" in character.facts and not can_supply([entry], character["key"]):
            message = f'"{entry.name()}" cannot be a {character.name().lower()}'
            yield Problem(message, (entry.id, "character"))


@RULES.error(
    "CRD608",
    "trigger-told-once",
    cites=f"{_LIST}, triggering",
    fails=card("hero", abilities=[{"name": "Ready", "gives": ["cannot_attack"]}]),
    passes=card("hero"),
)
def trigger_told_once(catalog: Catalog) -> Iterator[Problem]:
    """Two entries do not agree on which puts up the other.

    An action that no player raises lists under `raised_by` the actions or characters it comes
    from, and each of them has an ability with `put_up` for it. Add the half that is missing.
    """
    for action in _of_kind(catalog, "action"):
        listed = action.get("raised_by", ())
        for entry in catalog:
            able = any(name == action.id for name, _ in _put_up(entry.get("abilities", ()), ()))
            if entry.id in listed and not able:
                message = f'no ability of "{entry.name()}" puts up "{action.name()}"'
                yield Problem(message, (entry.id, "abilities"))
            elif able and entry.id not in listed:
                message = f'"{action.name()}" is not raised by "{entry.name()}"'
                yield Problem(message, (action.id,))
