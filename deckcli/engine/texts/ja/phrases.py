"""Small rules of Japanese about nouns and what stands before them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from deckcli.engine.texts.tree import Said

AMONG: Final = "の中の"
CARD: Final = "カード"
_ALL: Final = "すべて"
_ANIMATE: Final = ("体", "人", "匹")  # counters
_PLACE: Final = re.compile("(自分|相手|対戦相手|このユニット)の.+の")


class Noun(NamedTuple):
    before: str
    name: str
    counter: str
    is_definite: bool = False
    is_many: bool = False


def parted(form: str) -> tuple[str, str]:
    mode, _, particle = form.rpartition(" ")
    return mode, particle


def place_before(noun: Noun) -> str:
    """Where the cards lie, if that stands before the noun: 自分の手札の."""
    return noun.before if _PLACE.fullmatch(noun.before) else ""


def hand_of(noun: Noun, filters: list[Said]) -> str:
    """Cards of a hand, which are called the hand."""
    is_hand = noun.name == CARD and noun.before.endswith("手札の") and not filters
    return noun.before.removesuffix("の") if is_hand else ""


def every_one(cards: str, particle: str) -> str:
    """カードをすべて rather than カードすべてを."""
    if cards.endswith(_ALL) and _ALL not in cards.removesuffix(_ALL) and particle in ("を", "は"):
        return f"{cards.removesuffix(_ALL)}{particle}{_ALL}"
    return cards + particle


def taken_from(phrase: str, noun: Noun) -> str:
    """Cards in a place, as they leave it or are chosen there."""
    place = place_before(noun)
    if place:
        return f"{place.removesuffix('の')}から{phrase.removeprefix(place)}"
    return phrase.replace("の中の", "の中から", 1)


def being_there(noun: Noun, *, no: bool) -> str:
    if noun.counter in _ANIMATE:
        return "/いない" if no else "/いる"
    return "な/い" if no else "/ある"


def in_front(noun: Noun, clauses: list[str], others: list[str], *, is_owner: bool) -> list[str]:
    """Clauses about cards and whose they are or where; those about other cards come in front."""
    clauses.sort(key=lambda text: not text.endswith(AMONG))
    if len(clauses) > 1 and clauses[0].endswith(AMONG):
        clauses[0] = f"{clauses[0].removesuffix(AMONG)}のうち、"
    if not noun.before or is_owner or place_before(noun):
        return [*clauses, noun.before] if is_owner else [noun.before, *clauses]
    ahead = [text for text in clauses if text in others or set(text) & set("のをが")]
    rest = [text for text in clauses if text not in ahead]
    return [*(f"{text.removesuffix('、')}、" for text in ahead), noun.before, *rest]


def owners(before: str) -> list[str]:
    """Several owners before a noun, each as if it stood there alone."""
    return [f"{one}の" for one in before.removesuffix("の").split("と")]


def state_of(text: str) -> str:
    """What a card does that fits a filter which is no noun; "" if it is one."""
    if text.endswith("ていない~"):
        return text.removesuffix("いない~") + "/いない"
    return f"{text[:-2]}/た" if text.endswith("た~") else ""


def predicate(text: str) -> str:
    """What a card is that fits a filter; what is no noun is もの."""
    text = text.removeprefix("!")
    return text.removesuffix("の~") if text.endswith("の~") else text.replace("~", "もの")
