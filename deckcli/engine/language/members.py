"""Groups and filters in card files, and what they are about: cards, players, other things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.text import listed
from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.language import plain
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import EVENT, ITSELF, OTHER_CARD
from deckcli.engine.language.plain import Misread
from deckcli.engine.state import OTHER, SUBJECT
from deckcli.engine.things import ANY_KIND, CARDS, NUMBERS, SAME_KIND
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.groups import Bound, EventCard, Itself, Union
from deckcli.engine.words.kinds import Filter, Group

if TYPE_CHECKING:
    from deckcli.engine.language.reader import Reader

ROLES: Final = {"self": ITSELF, "it": EVENT, "other": OTHER_CARD}  # and what each needs
_SOUGHT: Final = "this says which card it is"
_MANY: Final = 8  # as many words a hint lists at most


def read_filter(reader: Reader, value: Any, at: Path, of: int) -> Filter:
    """A mapping: all of its keys must fit."""
    if value is None:
        return AllOf([])
    if not isinstance(value, dict):
        raise Misread("a filter is a mapping: what is asked for, and how it must be", at)
    parts: list[Filter] = []
    for key, given in value.items():
        word = reader.known(v.FILTER, key, KeyPath((*at, key)))
        if word.of not in (of, ANY_KIND):
            things = reader.words.things
            told = f'"{key}" is said of {things[word.of]}, not of {things[of]}'
            raise Misread(told, KeyPath((*at, key)), _words_for(reader, v.FILTER, of))
        arg = word.args[word.main]
        about = of if arg.of == SAME_KIND else arg.of
        parts.append(word.make(reader.argument(arg, given, (*at, key), about)))
    return parts[0] if len(parts) == 1 else AllOf(parts)


def read_members(reader: Reader, value: Any, at: Path, of: int) -> tuple[Group, int]:
    """A group, and what its members are; raises unless they are such things."""
    if isinstance(value, list):
        groups: list[Group] = []
        for entry, place in plain.entries(value, at):
            group, of = read_members(reader, entry, place, of)
            groups.append(group)
        return Union(groups), of
    name = value if isinstance(value, str) else ""
    if name in reader.names.known:
        reader.names.used += 1
        kind = reader.names.kind_of(name)
        return Bound(reader.names.known[name]), _checked(reader, name, kind, of, at)
    if name in ROLES:
        reader.need(ROLES[name], name, at)
        role = Itself() if name == "self" else EventCard(SUBJECT if name == "it" else OTHER)
        return role, _checked(reader, name, CARDS, of, at)
    if name and name not in reader.words.of(v.GROUP):
        raise reader.names.unknown(name, at, reader.words, [*reader.words.of(v.GROUP), *ROLES])
    name, given, place = reader.named(v.GROUP, value, at)
    word = reader.known(v.GROUP, name, place)
    _checked(reader, name, word.of, of, place)
    if word.args:
        return word.make(**reader.arguments(word, given, tuple(place))), word.of
    return word.make(read_filter(reader, given, tuple(place), word.of)), word.of


def read_met(
    reader: Reader, word: v.Word, value: Mapping[str, Any], at: Path
) -> tuple[Group, Group | None]:
    """The cards that an event must happen to, of which none is known before it is found."""
    known = reader.absent
    reader.absent = {**known, EVENT: _SOUGHT, OTHER_CARD: _SOUGHT}
    who = reader.group(value[word.name], (*at, word.name))
    reader.absent = {**known, OTHER_CARD: _SOUGHT}
    whom = reader.group(value["whom"], (*at, "whom")) if "whom" in value else None
    reader.absent = known
    return who, whom


def _checked(reader: Reader, name: str, kind: int, of: int, at: Path) -> int:
    """The kind of what a name or a word stands for; raises if it is another than expected."""
    if kind == NUMBERS and of != NUMBERS:
        raise Misread(f'"{name}" is a number', at, f"as a number: {{chosen: {name}}}")
    if ANY_KIND not in (kind, of) and kind != of:
        things = reader.words.things
        told = f'"{name}" means {things[kind]}, but {things[of]} are expected here'
        raise Misread(told, at, _words_for(reader, v.GROUP, of))
    return of if kind == ANY_KIND else kind


def _words_for(reader: Reader, sort: str, of: int) -> str:
    """Words that can be meant instead of one about other things."""
    found = [name for name, word in reader.words.of(sort).items() if word.of in (of, ANY_KIND)]
    return f"{sort}s of {reader.words.things[of]}: {listed(found[:_MANY])}" if found else ""
