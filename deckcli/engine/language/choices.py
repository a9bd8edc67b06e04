"""Choices in card files: `{choose: enemy, as: victim}` and its relatives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.text import listed, meant
from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.language import plain
from deckcli.engine.language.members import read_members
from deckcli.engine.language.plain import Misread
from deckcli.engine.state import NONE
from deckcli.engine.things import ANY_KIND, CARDS, PLAYERS
from deckcli.engine.words.choices import ChooseAs, ChooseBlind
from deckcli.engine.words.choosing import Choose
from deckcli.engine.words.groups import Bound
from deckcli.engine.words.kinds import Group

if TYPE_CHECKING:
    from deckcli.engine.language.reader import Reader

WAYS: Final = {  # how many are chosen: (fewest, most); -1 means any number
    "choose": (1, 1),
    "may_choose": (0, 1),
    "choose_any": (0, -1),
}
KEYS: Final = (*WAYS, "all", "as", "up_to", "by", "blind")


class Windows:
    """The questions and verbs of a game that abilities use."""

    __slots__ = ("blind", "blind_purpose", "choose", "choose_verbs", "may", "may_verbs", "things")

    def __init__(
        self,
        choose: int,
        choose_verbs: list[int],
        may: int,
        may_verbs: list[int],
        *,
        things: Mapping[int, int] | None = None,
        blind: int = NONE,
    ) -> None:
        self.choose, self.choose_verbs = choose, choose_verbs  # choose a card; done
        self.may, self.may_verbs = may, may_verbs  # pay; decline
        self.things = dict(things or {})  # choose a player, a thing: the verb for each kind
        self.things.setdefault(CARDS, choose_verbs[0])
        self.blind = blind  # choose a card of a player without seeing it
        self.blind_purpose: int = NONE  # of the random numbers that this takes


def read_choice(reader: Reader, value: Any, at: Path, of: int) -> Group:
    """A group, or a choice from one; the choice becomes a separate op just before."""
    if not isinstance(value, dict) or not value.keys() & set(KEYS):
        return reader.group(value, at, of)
    if value.keys() == {"all"}:
        return reader.group(value["all"], (*at, "all"), of)
    for key in value:
        if key not in KEYS or key == "all":
            hint = meant(key, [choice for choice in KEYS if choice != key])
            raise Misread(f'"{key}" does not belong here', KeyPath((*at, key)), hint)
    ways = [key for key in value if key in WAYS]
    if len(ways) != 1:
        place = KeyPath((*at, ways[1])) if ways else at
        raise Misread(f"one of {listed(WAYS)} is expected here", place)
    how = ways[0]
    fewest, most = WAYS[how]
    if "up_to" in value:
        most = plain.integer(value["up_to"], (*at, "up_to"))
        plain.enough(max(fewest, 1), most, (*at, "up_to"))
    by: Group | None = None
    if "by" in value:
        by = reader.target(value["by"], (*at, "by"), PLAYERS)
    among, kind = read_members(reader, value[how], (*at, how), of)
    slot = reader.bind(value.get("as"), (*at, "as"), kind)
    if "blind" in value and plain.flag(value["blind"], (*at, "blind")):
        reader.ops.append(_blind(reader, among, kind, slot, (fewest, most), by, at))
    elif kind in (CARDS, ANY_KIND) and by is None:
        windows = reader.windows
        reader.ops.append(Choose(among, slot, fewest, most, windows.choose, windows.choose_verbs))
    else:
        reader.ops.append(_other(reader, among, kind, slot, (fewest, most), by, (*at, how)))
    return Bound(slot)


def _other(
    reader: Reader,
    among: Group,
    kind: int,
    slot: int,
    limits: tuple[int, int],
    by: Group | None,
    at: Path,
) -> Choose:
    """A choice of something that is no card, or one that another player makes."""
    windows = reader.windows
    if kind not in windows.things:
        raise Misread(f"{reader.words.things[kind]} cannot be chosen in this game", at)
    verbs = [windows.things[kind], windows.choose_verbs[1]]
    return ChooseAs(among, slot, *limits, windows.choose, verbs, by)


def _blind(
    reader: Reader,
    among: Group,
    kind: int,
    slot: int,
    limits: tuple[int, int],
    by: Group | None,
    at: Path,
) -> Choose:
    """A choice among cards that the player may not look at."""
    windows, place = reader.windows, KeyPath((*at, "blind"))
    if kind != CARDS:
        raise Misread(f"{reader.words.things[kind]} are never hidden", place, "leave it out")
    if windows.blind == NONE:
        raise Misread("no card is chosen blindly in this game", place, "leave it out")
    made = ChooseBlind(among, slot, *limits, windows.choose, windows.choose_verbs, by)
    made.blind, made.purpose = windows.blind, windows.blind_purpose
    return made
