"""The tree of an ability, in canonical form: what means the same is the same tree.

The tree is what languages speak; it is never played. `outline` makes it from what a card file says.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final, NamedTuple

from deckcli.engine.language import vocabulary as v
from deckcli.engine.things import PLAYERS

ITSELF: Final = "self"
ALLY: Final = "ally"  # the group that every card is of itself
OTHER_ALLY: Final = "other_ally"


class Slot:
    """Cards that may be spoken of again: chosen ones, or those of the event."""

    __slots__ = ("event", "is_many", "is_target", "number", "rivals", "source", "uses")

    def __init__(self, source: object, *, is_many: bool) -> None:
        self.source = source  # the group it is chosen from, or the word that binds it
        self.event: v.Word | None = None  # whose card it is
        self.is_many = is_many
        self.is_target = False  # named before the first step
        self.uses = 0  # how often they are spoken of again
        self.number = 0  # its place among those that are used
        self.rivals: set[Slot] = set()  # what else a reader could take for it where it is used

    @property
    def is_used(self) -> bool:
        return self.uses > 0


class Said(NamedTuple):
    """A word with its arguments; in a group `filter` is its only one."""

    word: v.Word
    args: dict[str, Any]


class Bound(NamedTuple):
    """The cards of a slot."""

    slot: Slot


class Together(NamedTuple):
    """Groups that are meant together."""

    groups: list[Any]


class Choice(NamedTuple):
    """Cards that a player picks; most: -1 for any number."""

    fewest: int
    most: int
    among: Any
    slot: Slot


class Times(NamedTuple):
    """A multiple of a number that is computed."""

    factor: int
    number: Said


class Every(NamedTuple):
    """Conditions that must all hold."""

    parts: list[Any]


class Span(NamedTuple):
    """Limits of a number; None where there is none."""

    low: int | None
    high: int | None


class AnyNumber(NamedTuple):
    """As many pieces as one likes of those that there are, but so many at least, and at most."""

    fewest: int
    most: int | None


class AllBut(NamedTuple):
    """Any word of a list but this one."""

    word: str


class Event(NamedTuple):
    """What an ability waits for: of cards (`who`, `whom`), or of a player (`args`)."""

    said: Said
    who: Any
    whom: Any
    it: Slot
    other: Slot
    is_after: bool  # it waits until everything that comes when it happens is done


class Met(NamedTuple):
    """Cards of an event, which may be spoken of again."""

    group: Any
    slot: Slot


class Whole(NamedTuple):
    """An ability that another one gives: what is so of it, its name, and what it says."""

    marks: list[str]
    name: str
    outline: Outline


class Outline(NamedTuple):
    """A whole ability."""

    event: Event | None
    times: Any  # how often it happens at once, if not just once
    requires: list[Any]
    price: list[Said]
    is_offered: bool  # the price may be declined
    steps: list[Said]
    gives: list[Said]
    slots: list[Slot]  # those that are spoken of again


def plain(node: Any) -> Any:
    """The tree as plain lists and words: equal if and only if two trees are equal.

    The order in which a game reckons (layers) is told beside the text.
    """
    if isinstance(node, Slot):
        return f"#{node.number}" if node.is_used else None
    if isinstance(node, Said):
        said = {name: arg for name, arg in node.args.items() if not is_order(node.word, name)}
        return ["Said", node.word.name, plain(said)]
    if isinstance(node, dict):
        return {key: plain(part) for key, part in node.items()}
    if isinstance(node, list | tuple):
        parts = node[:-1] if isinstance(node, Outline) else node
        return [type(node).__name__, *(plain(part) for part in parts)]
    return node.name if isinstance(node, v.Word) else node


def targeted(steps: list[Said]) -> Slot | None:
    """The one target of a text, if its first real step is done to it and picks nothing else."""
    if len(steps) < 2 or is_block(steps[1]):
        return None
    first, done = [list(step.args.values()) for step in steps[:2]]
    if len(first) != 1 or not isinstance(first[0], Choice) or first[0].most != 1:
        return None
    slot, among = first[0].slot, first[0].among
    if isinstance(among, Said) and among.word.of == PLAYERS:
        return None
    is_only = not any(isinstance(arg, Choice) for arg in done)
    return slot if slot.is_target and is_only and Bound(slot) in done else None


def run(steps: list[Said], number: int) -> int:
    """How many steps in a row are the same, from this one on."""
    same = takewhile(lambda one: plain(one) == plain(steps[number]), steps[number:])
    return len(list(same))


def several_picked(said: Said, times: int) -> Said | None:
    """A step that picks one card so many times, as one that picks so many; or None."""
    picked = {name: arg for name, arg in said.args.items() if isinstance(arg, Choice)}
    if [(one.fewest, one.most, one.slot.is_used) for one in picked.values()] != [(1, 1, False)]:
        return None
    many = {name: one._replace(fewest=times, most=times) for name, one in picked.items()}
    return Said(said.word, {**said.args, **many})


def sought(steps: list[Said], number: int) -> str:
    """The argument of the next step that is picked among the cards a step looks through; or ""."""
    place, rest = steps[number].word.searches, steps[number + 1 : number + 2]
    if not place or not rest or run(steps, number + 1) > 1:
        return ""
    picked = {name: arg for name, arg in rest[0].args.items() if isinstance(arg, Choice)}
    if len(picked) != 1:
        return ""
    ((name, choice),) = picked.items()
    groups = choice.among.groups if isinstance(choice.among, Together) else [choice.among]
    found = [one for one in groups if isinstance(one, Said)]
    are_alike = len({str(plain(one.args["filter"])) for one in found}) == 1
    if len(found) < len(groups) or not (are_alike or choice.most == 1):
        return ""
    names = [one.word.name for one in found]
    return name if (place in names if are_alike else set(names) == {place}) else ""


def taken(steps: list[Said], number: int) -> Said | None:
    """Of a number that is chosen and the next step that takes so many: to take any number."""
    chosen, rest = steps[number], steps[number + 1 : number + 2]
    if chosen.word.name != "choose_number" or not rest or run(steps, number + 1) > 1:
        return None
    fewest, (most, there), done = chosen.args["from"], _limits(chosen.args["to"]), rest[0]
    amount = done.args.get("amount")
    if not (isinstance(amount, Said) and amount.word.name == "chosen" and fewest in (0, 1)):
        return None
    if not isinstance(there, Said) or amount.args["slot"] != Bound(chosen.args["as"]):
        return None
    of = [arg for name, arg in done.args.items() if name != "amount"]
    is_same = there.word.name == done.word.takes and of == list(there.args.values()) == [ITSELF]
    if not (is_same or (not of and _is_fed(done, there))):
        return None
    return Said(done.word, {**done.args, "amount": AnyNumber(fewest, most)})


def _limits(number: Any) -> tuple[int | None, Any]:
    """A number that is chosen at most, and how many there are."""
    if isinstance(number, Said) and number.word.is_least:
        most, there = number.args.values()
        return (most, there) if isinstance(most, int) else (None, number)
    return None, number


def _is_fed(done: Said, number: Said) -> bool:
    """Whether a number is that of all cards with which something can be done."""
    group = number.args.get("of") if number.word.name == "count" else None
    is_all = isinstance(group, Said) and not group.args["filter"]
    return isinstance(group, Said) and is_all and done.word.name in group.word.feeds


def is_order(word: v.Word, name: str) -> bool:
    """Whether an argument says in which layer a word works."""
    return name in word.args and word.args[name].holds == "layer"


# -- what languages ask of it


def asking(outline: Outline, *, is_offer: bool) -> list[Said]:
    """The steps that ask, in the order of their ops: each choice, or each offer of a block."""
    found: list[Said] = []

    def visit(said: Said) -> None:
        blocks = [name for name, arg in said.word.args.items() if arg.holds == "steps"]
        if is_offer and blocks and "condition" not in said.args:
            found.append(said)
        for name, value in said.args.items():
            if isinstance(value, Choice) and not is_offer:
                found.append(said)
            inner = list(value.values()) if isinstance(value, dict) else [value]
            for steps in inner if name in blocks or isinstance(value, dict) else []:
                for step in steps or ():
                    visit(step)

    for step in outline.steps:
        visit(step)
    return found


def is_group(value: Any) -> bool:
    if isinstance(value, Said):
        return value.word.kind == v.GROUP
    return value == ITSELF or isinstance(value, Bound | Together | Choice | Met)


def is_of_group(filtering: Said) -> bool:
    """Whether a filter is about others, of which something may be asked, too."""
    return any(
        isinstance(arg, Said | Together) and is_group(arg) for arg in filtering.args.values()
    )


def is_nested(group: Any) -> bool:
    """Whether cards are compared with others by what is asked of them."""
    groups = group.groups if isinstance(group, Together) else [group]
    filters = [
        one for said in groups if isinstance(said, Said) for one in said.args.get("filter", ())
    ]
    return any(is_group(arg) for one in filters for arg in one.args.values())


def is_block(said: Said) -> bool:
    """Whether a step has steps of its own."""
    blocks = ("steps", "steps_of_each", "branches")
    return any(arg.holds in blocks for arg in said.word.args.values())


def is_alternative(condition: Any) -> bool:
    """Whether one of several conditions is enough."""
    return isinstance(condition, Said) and any(
        arg.holds == "conditions" for arg in condition.word.args.values()
    )


def is_time(condition: Any) -> bool:
    """Whether it says when something holds, rather than what must be so."""
    return isinstance(condition, Said) and bool(condition.word.during)


def certain(choice: Choice) -> Any:
    """What may be chosen or not, said as what is done to it if so."""
    if choice.most < 0:  # "any number" says that it may be none
        return choice
    if isinstance(choice.among, Bound) and not choice.among.slot.is_many:
        return choice.among
    return choice._replace(fewest=1)


def needs_its_choice(outline: Outline) -> bool:
    """Whether all that is required is that there is what the first step picks one of."""
    if len(outline.requires) != 1 or not outline.steps:
        return False
    required, chosen = outline.requires[0], list(outline.steps[0].args.values())
    picked = [plain(one.among) for one in chosen if isinstance(one, Choice) and one.fewest == 1]
    is_any = isinstance(required, Said) and required.word.name == "any"
    return is_any and picked == [plain(required.args["group"])]


def computed_from(number: Any) -> list[Any]:
    """What a number is computed from."""
    inner = number.number if isinstance(number, Times) else number
    return list(inner.args.values()) if isinstance(inner, Said) else []


def is_itself(filters: list[Said]) -> bool:
    """Whether only the card itself can fit."""
    return any(one.word.name == "among" and one.args["group"] == ITSELF for one in filters)


def size_of(number: Any) -> tuple[Any, bool]:
    """By how much something is changed, without its sign, and whether it is lowered."""
    if not isinstance(number, Times):
        return number, False
    size = abs(number.factor)
    return (number.number if size == 1 else Times(size, number.number)), number.factor < 0
