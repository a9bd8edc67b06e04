"""Actions are ints; this is their one spelling, in logs, transcripts, rulings and messages.

deploy B01-006 -> front        attack B01-003 -> B01-053        use B01-003: Young Hero
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from deckcli.core.errors import DeckcliError
from deckcli.core.text import suggestions

if TYPE_CHECKING:
    from deckcli.engine.game import Game
    from deckcli.engine.state import State

# What an argument of a verb is.
NOTHING: Final = 0
CARD: Final = 1
NUMBER: Final = 2
WORD: Final = 3
ABILITY: Final = 4

_BITS: Final = 10
_MASK: Final = 1023


class IllegalAction(DeckcliError):
    """What was written is not a legal action now."""

    code = "illegal"


class Verb:
    """How one kind of action is written: its form, and what stands for {a} and {b} in it."""

    __slots__ = ("a", "b", "form")

    def __init__(self, form: str, a: int = NOTHING, b: int = NOTHING) -> None:
        self.form, self.a, self.b = form, a, b


def action(verb: int, a: int = 0, b: int = 0) -> int:
    """Pack a verb and its arguments, each below 1024."""
    return (verb << _BITS | a) << _BITS | b


def verb_of(packed: int) -> int:
    return packed >> 2 * _BITS


def first_of(packed: int) -> int:
    return packed >> _BITS & _MASK


def second_of(packed: int) -> int:
    return packed & _MASK


def spell(
    game: Game, state: State, packed: int, names: Mapping[int, str] | None = None, lang: str = ""
) -> str:
    """An action in words: cards by id, by their alias in `names`, or by their name in `lang`."""
    verb = game.verbs[verb_of(packed)]
    a = _argument(game, state, verb.a, first_of(packed), names or {}, lang)
    b = _argument(game, state, verb.b, second_of(packed), names or {}, lang)
    return verb.form.format(a=a, b=b)


def _argument(
    game: Game, state: State, kind: int, value: int, names: Mapping[int, str], lang: str
) -> str:
    if kind == CARD:
        if value in names:
            return names[value]
        return game.called(state, value, lang) if lang else game.faces[state.faces[value]].id
    if kind == WORD:
        return game.words[value]
    if kind == ABILITY:
        return game.abilities[value].name
    return str(value)


def written(game: Game, state: State, packed: int) -> str:
    """The spelling that, among the options of the open question, means this action alone."""
    options = state.question.options if state.question is not None else [packed]
    mine, place = spell(game, state, packed), 0
    for option in options:
        if spell(game, state, option) == mine:
            place += 1
            if option == packed:
                break
    return mine if place <= 1 else f"{mine} #{place}"


def read(game: Game, state: State, text: str, names: Mapping[int, str] | None = None) -> int:
    """The legal action that was written; raises IllegalAction and says what would be legal."""
    text = " ".join(text.split())
    known: list[str] = []
    seen: dict[str, int] = {}
    found: dict[str, int] = {}
    for option in state.question.options if state.question is not None else ():
        by_id = spell(game, state, option)
        seen[by_id] = seen.get(by_id, 0) + 1
        exact = by_id if seen[by_id] == 1 else f"{by_id} #{seen[by_id]}"
        found.setdefault(exact, option)
        known.append(exact)
        for aliases in _alias_choices(names or {}):
            found.setdefault(spell(game, state, option, aliases), option)
    if text in found:
        return found[text]
    close = suggestions(text, known, limit=1)
    meant = f"did you mean {close[0]!r}? " if close else ""
    raise IllegalAction(
        f"{text!r} is not legal now", hint=f"{meant}legal: {'; '.join(known) or 'nothing'}"
    )


def _alias_choices(names: Mapping[int, str]) -> list[Mapping[int, str]]:
    """All aliases at once, and each alone: a line may mix aliases and ids."""
    return [names, *({card: name} for card, name in names.items())] if names else []
