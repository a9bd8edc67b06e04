"""Small rules of English."""

from __future__ import annotations

import re
from typing import Final

GENITIVE: Final = "'s"
_LACKING: Final = "you have no "
_NO_GENITIVE: Final = "(?!end|rest|top|number|sum|copies|smaller)"
_OF_IT: Final = re.compile(rf"\bthe {_NO_GENITIVE}(\w+) of it\b")
_OF_THAT: Final = re.compile(rf"\bthe {_NO_GENITIVE}(\w+) of ((?:this|that) \w+)\b(?! [A-Z]\b)")
_STATE: Final = re.compile(r"(\w+ [A-Z]) is ([^.,:;]*)")
_AGAIN: Final = re.compile(r"(\bif (the attacking unit) is [^.,:;]*, )\2 (\w+s )", re.IGNORECASE)


def listed(words: list[str], last: str) -> str:
    """A, B and C."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def both(clauses: list[str]) -> str:
    """What is so at once; what two clauses have in common is said once."""
    if len(clauses) != 2:
        return " and ".join(clauses)
    first, second = clauses
    one, other = _STATE.fullmatch(first), _STATE.fullmatch(second)
    if one and other and one[2] == other[2]:  # unit A and unit B are both exhausted
        return f"{one[1]} and {other[1]} are both {one[2]}"
    if first.startswith(_LACKING) and second.startswith(_LACKING):
        second = second.removeprefix("you have ")
    return f"{first} and {second}"


def with_article(words: str) -> str:
    if words.startswith("other "):
        return f"an{words}"
    is_vowel = words[:1].lower() in "aeio" or (words[:1] == "u" and not words.startswith("uni"))
    return f"{'an' if is_vowel else 'a'} {words}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def forms(words: str) -> tuple[str, str]:
    """The singular and the plural of a noun, as it is declared."""
    one, _, many = words.partition("|")
    return one.strip(), many.strip()


def ranges(words: list[str]) -> str:
    """1-2 for neighbours, else each number."""
    numbers = [int(word) for word in words]
    is_run = numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1
    return f"{words[0]}-{words[-1]}" if is_run else listed(words, "and")


def taken_from(text: str) -> str:
    """Cards in a place, as they leave it."""
    text = text.replace(" among the ", " from among the ", 1)
    return re.sub(
        r"(?<!still )\bin (?=(your|the) )(?!the (front|back) line)", "from ", text, count=1
    )


def besides(cards: str) -> str:
    """Cards of which there are none, without saying no and not: no ally except a main character."""
    return re.sub(r"(\w) that is not (an? [^,.]+)$", r"\1 except \2", cards)


def owning(cards: str) -> str:
    """Cards as those whose something is: its, that soldier's, all your soldiers'."""
    if cards == "it":
        return "its"
    return f"{cards}'" if cards.endswith("s") else f"{cards}{GENITIVE}"


def keeper(owner: str) -> str:
    return "you" if owner == "your" else owner.removesuffix(GENITIVE)


def is_one(name: str, fits: str, *, no: bool, is_many: bool) -> str:
    """Whether certain cards are of some kind."""
    if is_many:
        return f"{'none' if no else 'one'} of {name} is {fits}"
    if fits.startswith("not ") and not no:  # or it would be the same as that it is none that fits
        return f"{name} is there and {fits}"
    return f"{name} is{' not' if no else ''} {fits}"


def predicate(text: str) -> str:
    """What a card is that fits a filter: red, of cost 2, a soldier."""
    if text.startswith("!"):
        return with_article(forms(text[1:])[0])
    attribute, _, predicate = text.partition("|")
    return (predicate or attribute).replace("~", "").strip()


def sentences(clauses: list[str]) -> str:
    """Clauses as sentences, with the genitive where it is shorter: this unit's attack."""
    text = " ".join(f"{capital(clause)}." for clause in clauses)
    text = _OF_IT.sub(r"its \1", text)
    text = _OF_THAT.sub(r"\2's \1", text)
    return _AGAIN.sub(r"\1it \3", text)
