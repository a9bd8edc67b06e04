"""What the schema cannot say about Cipher cards: one spelling per name, consistent printings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from deckcli.catalog.catalog import CardDef, Catalog, ability_name
from deckcli.core.examples import card
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import fold
from deckcli.games.cipher.decks.names import units_of

RULES = RuleBook()
_VARIANT = "X+"  # B04-017X, B20-001+: another card of the same number
_NUMBER = r"[A-Z0-9]+-[0-9]+[a-c]?"  # compiled when cards are checked, not for every deck
_CHANGED_INTO = ("advanced", "intermediate", "master", "supreme", "overclass")
_STARTED_IN = ("basic", "beginner", "fixed")
_MARTH = {
    "title": {"en": "Example", "ja": "例"},
    "unit": {"en": "Marth", "ja": "マルス"},
    "printings": None,
}
_OWN = {"code": "B01-002N", "set": "B01", "rarity": "N"}
_MARS = {**_MARTH, "unit": {"en": "Mars", "ja": "マルス"}}


@RULES.error(
    "CRD201",
    "unit-name-spelt-two-ways",
    cites="the unit name decides who may stand beside whom and who pays for critical hits",
    fails=card("B01-901", like="B01-003", **_MARS),
    passes=card("B01-901", like="B01-003", **_MARTH),
)
def unit_name_spelt_two_ways(catalog: Catalog) -> Iterator[Problem]:
    """A unit name is the same in both languages on every card.

    Cards with one Japanese unit name have one English unit name, and the other way round.
    Otherwise the same character would be two characters to anyone who reads the other language.
    Nor do names differ only in case, spaces, dashes, kana or compatibility characters.
    """
    spelt: dict[tuple[str, str], tuple[str, str]] = {}
    english: dict[str, tuple[str, str]] = {}
    japanese: dict[str, tuple[str, str]] = {}
    for entry in catalog:
        for path, unit in zip(_unit_paths(entry), units_of(entry), strict=True):
            otherwise = _spelt_otherwise(spelt, entry.id, path, unit)
            if otherwise is not None:
                yield otherwise
                continue
            if "en" not in unit or "ja" not in unit:
                continue
            first, first_id = english.setdefault(unit["ja"], (unit["en"], entry.id))
            if first != unit["en"]:
                message = f"{unit['ja']} is {unit['en']} here, but {first} on {first_id}"
                yield Problem(message, at=(*path, "en"))
                continue
            first, first_id = japanese.setdefault(unit["en"], (unit["ja"], entry.id))
            if first != unit["ja"]:
                message = f"{unit['en']} is {unit['ja']} here, but {first} on {first_id}"
                yield Problem(message, at=(*path, "ja"))


def _spelt_otherwise(
    spelt: dict[tuple[str, str], tuple[str, str]],
    card_id: str,
    path: tuple[str | int, ...],
    unit: Mapping[str, str],
) -> Problem | None:
    """What is wrong with a unit name that another card spells a little differently."""
    for lang, name in unit.items():
        first, first_id = spelt.setdefault((lang, fold(name)), (name, card_id))
        if first != name:
            return Problem(f'"{name}" is spelt "{first}" on {first_id}', at=(*path, lang))
    return None


@RULES.error(
    "CRD202",
    "unit-name-repeated",
    cites="cards such as B01-056, which bear a second unit name",
    fails=card("B01-056", also=[{"en": "Lucina", "ja": "ルキナ"}]),
    passes=card("B01-056", also=[{"en": "Marth", "ja": "マルス"}]),
)
def unit_name_repeated(catalog: Catalog) -> Iterator[Problem]:
    """`also` is a unit name besides the card's own."""
    for entry in catalog:
        seen: set[str] = set()
        for path, unit in zip(_unit_paths(entry), units_of(entry), strict=True):
            names = {fold(name) for name in unit.values()}
            if seen & names:
                yield Problem(f"the unit name {next(iter(unit.values()))} is repeated", at=path)
            seen |= names


def _unit_paths(entry: CardDef) -> Iterator[tuple[str | int, ...]]:
    yield entry.id, "unit"
    for index in range(len(entry.get("also", ()))):
        yield entry.id, "also", index


@RULES.error(
    "CRD203",
    "printing-listed-twice",
    cites="deck files of other programs find cards by these codes",
    fails=card("B01-002", printings=[_OWN, {"code": "B01-003HN", "set": "B01", "rarity": "HN"}]),
    passes=card("B01-002", printings=[_OWN, {"code": "B01-002HN", "set": "B01", "rarity": "HN"}]),
)
def printing_listed_twice(catalog: Catalog) -> Iterator[Problem]:
    """A printing belongs to one card.

    No code of a printing appears twice in the catalog, and no CipherVit id on two cards. (Two
    printings of one card may share it, and Lackey ids repeat as well: starter printings share the
    picture of the booster card.)
    """
    codes: dict[str, str] = {}
    numbers: dict[str, str] = {}
    for entry in catalog:
        for index, printing in enumerate(entry.get("printings", ())):
            code, number = printing["code"], printing.get("ciphervit", "")
            if code in codes:
                message = f"printing {code} is already listed on {codes[code]}"
                yield Problem(message, at=(entry.id, "printings", index, "code"))
            elif number and numbers.setdefault(number, entry.id) != entry.id:
                message = f"CipherVit id {number} is already listed on {numbers[number]}"
                yield Problem(message, at=(entry.id, "printings", index, "ciphervit"))
            codes.setdefault(code, entry.id)


@RULES.error(
    "CRD204",
    "printing-does-not-fit",
    cites="the code in the corner of a card: set, number, rarity",
    fails=card("B01-002", printings=[{**_OWN, "rarity": "HN"}]),
    passes=card("B01-002", printings=[_OWN]),
)
def printing_does_not_fit(catalog: Catalog) -> Iterator[Problem]:
    """Printings carry the number of their card and end in their rarity.

    The code of a printing is a number and a rarity, such as B01-003HN. Promotions have numbers of
    their own, but at least one printing of a card has the card's own number.
    """
    for entry in catalog:
        printings = entry.get("printings", ())
        for index, printing in enumerate(printings):
            code, rarity = printing["code"], printing["rarity"]
            if not code.endswith(rarity) or not re.fullmatch(_NUMBER, code.removesuffix(rarity)):
                message = f"the code {code} does not end in the rarity {rarity}"
                yield Problem(message, at=(entry.id, "printings", index, "rarity"))
        number = entry.id.rstrip(_VARIANT)
        if printings and not any(printing["code"].startswith(number) for printing in printings):
            yield Problem(f"no printing has the number {entry.id}", at=(entry.id, "printings"))


@RULES.error(
    "CRD205",
    "outside-its-set",
    cites="card ids: the set, a dash, the number",
    fails=card("B02-901", like="B01-003", **_MARTH),
    passes=card("B01-901", like="B01-003", **_MARTH),
)
def outside_its_set(catalog: Catalog) -> Iterator[Problem]:
    """The id of a card starts with the set of the file it is in."""
    for entry in catalog:
        if not entry.id.startswith(f"{entry.set_id}-"):
            yield Problem(f"{entry.id} is listed in the set {entry.set_id}", at=(entry.id,))


@RULES.error(
    "CRD206",
    "range-without-weapon",
    cites="no card of the game attacks without a weapon",
    fails=card("B01-003", weapons=None),
    passes=card("B01-003", weapons=None, range=[]),
)
def range_without_weapon(catalog: Catalog) -> Iterator[Problem]:
    """A unit without a weapon has no range.

    Dancers, goddesses and strategists without a weapon icon print a dash for their range. If the
    card does attack, its weapon is missing.
    """
    for entry in catalog:
        if entry["range"] and not entry.get("weapons"):
            message = "a unit without a weapon cannot attack, but has a range"
            yield Problem(message, at=(entry.id, "range"))


@RULES.error(
    "CRD207",
    "rank-against-class-change",
    cites="rulebook, class change",
    fails=card("B01-003", cost={"class_change": 1}),
    passes=card("B01-003", rank="advanced", cost={"class_change": 1}),
)
def rank_against_class_change(catalog: Catalog) -> Iterator[Problem]:
    """Classes that units change into have a class-change cost, those they start in have none.

    Advanced, intermediate, master and supreme classes and overclasses have one; basic, beginner
    and fixed ones have none. Special classes are of either kind.
    """
    for entry in catalog:
        rank, changes = entry.get("rank"), "class_change" in entry["cost"]
        if rank in _CHANGED_INTO and not changes:
            message = f"a class-change cost is missing; the rank is {rank}"
            yield Problem(message, at=(entry.id, "cost"))
        elif rank in _STARTED_IN and changes:
            message = f"a {rank} class with a class-change cost"
            yield Problem(message, at=(entry.id, "cost", "class_change"))


@RULES.error(
    "CRD208",
    "skill-name-spelt-two-ways",
    cites="cards such as B01-030, which take a skill away by its name",
    fails=card("B01-014", abilities=[{"name": "Anti Fliers", "class": "CONT"}]),
    passes=card("B01-014", abilities=[{"name": "Anti-Fliers", "class": "CONT"}]),
)
def skill_name_spelt_two_ways(catalog: Catalog) -> Iterator[Problem]:
    """A skill has the same name on every card that has it.

    Cards grant and forbid skills by name, so "Anti-Fliers" and "Anti fliers" would be different
    skills. Skills of one Japanese name have one English name; names that differ only in case,
    spaces or punctuation are reported as well, unless their Japanese names differ.
    """
    english: dict[str, tuple[str, str]] = {}
    letters: dict[str, tuple[str, str, str]] = {}
    for entry in catalog:
        for index, ability in enumerate(entry.get("abilities", ())):
            name, japanese = ability_name(ability), ability_name(ability, "ja")
            first, first_id = english.setdefault(japanese, (name, entry.id))
            spelt, spelt_id, meant = letters.setdefault(_letters(name), (name, entry.id, japanese))
            if first != name:
                message = f'{japanese} is "{name}" here, but "{first}" on {first_id}'
            elif spelt != name and (meant in (japanese, spelt) or name == japanese):
                message = f'"{name}" is spelt "{spelt}" on {spelt_id}'
            else:
                continue
            yield Problem(message, at=(entry.id, "abilities", index, "name"))


def _letters(name: str) -> str:
    return re.sub(r"[\W_]", "", fold(name))
