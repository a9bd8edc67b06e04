"""What the schema cannot say of cards, actions and characters: whether they fit together."""

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
    return [one for one in catalog if one.kind == kind]


def _references(one: CardDef) -> Iterator[tuple[str, str, Path]]:
    """Each id that an entry names: the id, the kind it must be of, and where it stands."""
    raiser = "character" if one.get("raised") == "triggered" else "action"
    for index, name in enumerate(one.get("raised_by", ())):
        yield name, raiser, (one.id, "raised_by", index)
    for index, name in enumerate(one.get("makes", ())):
        yield name, "character", (one.id, "makes", index)
    for name, path in _put_up(one.get("abilities", ()), (one.id, "abilities")):
        yield name, "action", path
    if "named" in one.get("target", {}):
        yield one["target"]["named"], "action", (one.id, "target", "named")
    if "character" in one.facts:
        yield one["character"], "character", (one.id, "character")


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
    pack = [one for one in _of_kind(catalog, "playing_card") for _ in range(one.copies)]
    for one in catalog:
        if "key" in one.facts and not can_supply(pack, one["key"]):
            message = f'no cards of the pack make up the key of "{one.name()}"'
            yield Problem(message, (one.id, "key"))


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
    for one in catalog:
        key = one.get("key", {})
        for part in ("suits", "ranks"):
            if part in key and len(key[part]) != key["cards"]:
                message = f"{len(key[part])} {part} for {key['cards']} key cards"
                yield Problem(message, (one.id, "key", part))


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
    for one in catalog:
        for name, kind, path in _references(one):
            found = catalog.get(name)
            if "abilities" in path:
                continue  # CRD106 tells it, with everything else about abilities
            if found is None:
                hint = meant(name, [other.id for other in _of_kind(catalog, kind)])
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
    for one in _of_kind(catalog, "action"):
        for name, _, path in _references(one):
            other = catalog.get(name)
            if other is None or "format" not in other.facts or "raised_by" in path:
                continue
            if order.index(other["format"]) > order.index(one["format"]):
                message = f'"{other.name()}" is not known before {other["format"]}'
                yield Problem(message, path, hint=f"this action belongs to {one['format']}")
        raisers = [catalog.get(name) for name in one.get("raised_by", ())]
        levels = [order.index(r["format"]) for r in raisers if r and "format" in r.facts]
        if levels and min(levels) > order.index(one["format"]):
            message = f"nothing in {one['format']} puts this action up"
            yield Problem(message, (one.id, "raised_by"))


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
        makers = [one for one in catalog if character.id in one.get("makes", ())]
        if not any(order.index(one["format"]) <= level for one in makers):
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
    for one in _of_kind(catalog, "playing_card"):
        right_id = _SUIT_LETTERS.get(one.get("suit", ""), "") + one["rank"]
        if one.id != right_id:
            yield Problem(f"the id of this suit and rank is {right_id}", (one.id, "rank"))
        number = NUMBERS[one["rank"]]
        if one["number"] != number:
            yield Problem(f"rank {one['rank']} is number {number}", (one.id, "number"))


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
    for one in _of_kind(catalog, "playing_card"):
        character = catalog.get(one["character"])
        if character and "key" in character.facts and not can_supply([one], character["key"]):
            message = f'"{one.name()}" cannot be a {character.name().lower()}'
            yield Problem(message, (one.id, "character"))


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
        for other in catalog:
            able = any(name == action.id for name, _ in _put_up(other.get("abilities", ()), ()))
            if other.id in listed and not able:
                message = f'no ability of "{other.name()}" puts up "{action.name()}"'
                yield Problem(message, (other.id, "abilities"))
            elif able and other.id not in listed:
                message = f'"{action.name()}" is not raised by "{other.name()}"'
                yield Problem(message, (action.id,))
