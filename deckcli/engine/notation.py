"""Actions are ints; this is how they are spelled in logs, transcripts, rulings and messages.

deploy B01-006 -> front        attack B01-003 -> B01-053        use B01-003: Young Hero
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from deckcli.core.errors import DeckcliError
from deckcli.core.text import suggestions
from deckcli.core.vecs import i64, vec
from deckcli.engine.state import INDEX_BITS

if TYPE_CHECKING:
    from deckcli.engine.game import Game
    from deckcli.engine.state import State

# What an argument of a verb can be.
NOTHING: Final = 0
CARD: Final = 1
NUMBER: Final = 2
WORD: Final = 3
ABILITY: Final = 4
FORMERLY: Final = "formerly"  # beside an ability's names by language: what old transcripts call it
SEAT: Final = 5
THING: Final = 8  # plus the kind of thing: `thing(DICE)`

# What the other players hear of an action.
OPEN: Final = 0  # everything
COVERED: Final = 1  # that it was taken, but only those of its cards that they already know
SILENT: Final = 2  # nothing: even that there was something to decline is a secret
RETOLD: Final = 3  # nothing in itself: its results are told to everyone

SEATS: Final = ("p1", "p2", "p3", "p4")

_BITS: Final = INDEX_BITS
_VERB: Final = 2 * _BITS  # where the verb begins
_MASK: Final = 2**_BITS - 1
MOST_CARDS: Final = 4096  # at a table


class IllegalAction(DeckcliError):
    """What was written is not a legal action now; `close` is a legal one that may be meant."""

    code = "illegal"

    def __init__(self, message: str, *, hint: str = "", close: str = "") -> None:
        super().__init__(message, hint=hint)
        self.close = close


class Verb:
    """How one kind of action is written: its form, and what {a} and {b} in it stand for."""

    __slots__ = ("a", "b", "form", "told")

    def __init__(self, form: str, a: i64 = NOTHING, b: i64 = NOTHING, told: i64 = OPEN) -> None:
        self.form, self.a, self.b, self.told = form, a, b, told


def thing(kind: i64) -> i64:
    """An argument that is one of a game's own things, as `Game.thing_name` spells it."""
    return THING + kind


def action(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """Pack a verb and its arguments into one number; numbers sort by verb, then by arguments."""
    return verb << _VERB | a << _BITS | b


def actions(verb: i64, cards: vec[i64]) -> vec[i64]:
    """One action for each card."""
    if len(cards) == 0:
        return vec[i64]()
    packed = verb << _VERB
    return vec[i64]([packed | card << _BITS for card in cards])


def for_each_card(verb: i64) -> vec[i64]:
    """The action for every possible card; its second argument is still to be added."""
    return actions(verb, vec[i64](range(MOST_CARDS)))


def verb_of(packed: i64) -> i64:
    return packed >> _VERB


def first_of(packed: i64) -> i64:
    return packed >> _BITS & _MASK


def second_of(packed: i64) -> i64:
    return packed & _MASK


def spell(
    game: Game[Any],
    state: State,
    packed: int,
    names: Mapping[int, str] | None = None,
    lang: str = "",
) -> str:
    """An action in words: cards by id or by their name in `names`, abilities as in `lang`."""
    a, b = action_words(game, state, packed, names or {}, lang)
    return game.verbs[verb_of(packed)].form.format(a=a, b=b)


def action_words(
    game: Game[Any], state: State, packed: int, names: Mapping[int, str], lang: str = ""
) -> tuple[str, str]:
    """The words for {a} and {b} in the form of an action."""
    verb = game.verbs[verb_of(packed)]
    a = _argument(game, state, verb.a, first_of(packed), names, lang)
    return a, _argument(game, state, verb.b, second_of(packed), names, lang)


def cards_of(game: Game[Any], packed: int) -> list[int]:
    """The cards that an action names."""
    verb = game.verbs[verb_of(packed)]
    first = [first_of(packed)] if verb.a == CARD else []
    return [*first, second_of(packed)] if verb.b == CARD else first


def words_of(game: Game[Any], packed: int) -> list[str]:
    """The words that an action names, such as the action that is raised."""
    verb = game.verbs[verb_of(packed)]
    first = [game.words[first_of(packed)]] if verb.a == WORD else []
    return [*first, game.words[second_of(packed)]] if verb.b == WORD else first


def _argument(
    game: Game[Any], state: State, kind: int, value: int, names: Mapping[int, str], lang: str
) -> str:
    if kind == CARD:
        return names[value] if value in names else game.faces[state.faces[value]].id
    if kind == WORD:
        return game.words[value]
    if kind == ABILITY:
        ability = game.abilities[value]
        return ability.names.get(lang, ability.name)
    if kind == SEAT:
        return SEATS[value]
    if kind >= THING:
        return game.thing_name(state, kind - THING, value)
    return str(value)


def written(game: Game[Any], state: State, packed: int) -> str:
    """The spelling that means only this action among the options of the open question."""
    options = list(state.question.options) if state.question is not None else [packed]
    mine, place = spell(game, state, packed), 0
    for option in options:
        if spell(game, state, option) == mine:
            place += 1
            if option == packed:
                break
    return mine if place <= 1 else f"{mine} #{place}"


def spellings(
    game: Game[Any], state: State, names: Mapping[int, str] | None = None, lang: str = ""
) -> list[str]:
    """The options of the open question in words; those that would read the same are numbered."""
    often: dict[str, int] = {}
    found: list[str] = []
    for option in list(state.question.options) if state.question is not None else ():
        words = spell(game, state, option, names, lang)
        often[words] = often.get(words, 0) + 1
        found.append(words if often[words] == 1 else f"{words} #{often[words]}")
    return found


def read(game: Game[Any], state: State, text: str, names: Mapping[int, str] | None = None) -> int:
    """The legal action that was written; raises IllegalAction, which says what would be legal."""
    text = " ".join(text.split())
    known = spellings(game, state)
    options = list(state.question.options) if state.question is not None else []
    found: dict[str, int] = {}
    for at in range(len(known)):
        found.setdefault(known[at], options[at])
        for aliases in _alias_choices(names or {}):
            found.setdefault(spell(game, state, options[at], aliases), options[at])
    if text in found:
        return found[text]
    for option in options:
        for aliases in [{}, *_alias_choices(names or {})]:
            if spell(game, state, option, aliases, FORMERLY) == text:
                return option
    close = "".join(suggestions(text, found, limit=1))
    meant = f"did you mean {close!r}? " if close else ""
    hint = f"{meant}legal: {'; '.join(known) or 'nothing'}"
    raise IllegalAction(f"{text!r} is not legal now", hint=hint, close=close)


def _alias_choices(names: Mapping[int, str]) -> list[Mapping[int, str]]:
    """All aliases at once, and each alone, since a line may mix aliases and ids."""
    return [names, *({card: name} for card, name in names.items())] if names else []
