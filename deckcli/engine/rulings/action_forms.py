"""The forms of actions: whether some text could be an action at all, legal now or not."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from deckcli.core.text import meant, suggestions
from deckcli.engine.game import Game, S
from deckcli.engine.notation import ABILITY, CARD, NUMBER, SEAT, SEATS, THING, WORD
from deckcli.engine.rulings.layouts import BadRuling

_KINDS = {
    CARD: "card at this table", NUMBER: "number", WORD: "word", ABILITY: "ability",
    SEAT: "player at this table",
}  # fmt: skip
_THING = "thing at this table"
_ARGUMENT = re.compile(r"\{[ab]\}")


def verbs_meant(game: Game[S], state: S, text: str, aliases: Iterable[str]) -> list[int]:
    """The verbs this could be an action of, legal now or not.

    Raises BadRuling for what is not an action at any table; otherwise `illegal` would always hold.
    """
    text = re.sub(r" #\d+$", "", " ".join(text.split()))
    known = _known(game, state, aliases)
    found: list[int] = []
    troubles: list[BadRuling] = []
    numbered = enumerate(game.verbs)
    for number, verb in sorted(numbered, key=lambda pair: len(_ARGUMENT.sub("", pair[1].form))):
        match = re.fullmatch(_pattern(verb.form), text)
        if match is None:
            continue
        kinds = {"a": verb.a, "b": verb.b}
        words = [(kinds[name], word) for name, word in match.groupdict().items()]
        wrong = [(kind, word) for kind, word in words if not _means(kind, word, known)]
        if not wrong:
            found.append(number)
        elif _ARGUMENT.sub("", verb.form):
            troubles.append(_unknown(text, *wrong[0], known))
    if not found:
        raise troubles[-1] if troubles else _unlike(game, text)
    return found


def forms_of(game: Game[Any], verbs: Iterable[int]) -> list[str]:
    """How actions of these verbs are written, with dots for the parts that vary."""
    return [_ARGUMENT.sub("…", game.verbs[verb].form) for verb in verbs]


def _known(game: Game[S], state: S, aliases: Iterable[str]) -> dict[int, list[str]]:
    cards = {game.faces[face].id for face in state.faces}
    arguments = {kind for verb in game.verbs for kind in (verb.a, verb.b) if kind >= THING}
    return {
        **{kind: _things(game, state, kind - THING) for kind in arguments},
        SEAT: list(SEATS[: state.seats]),
        CARD: [*aliases, *sorted(cards)],
        WORD: game.words + game.other_words,
        ABILITY: [ability.name for ability in game.abilities] + game.other_words,
    }


def _things(game: Game[S], state: S, kind: int) -> list[str]:
    return [game.thing_name(state, kind, one) for one in game.things(state, kind)]


def _pattern(form: str) -> str:
    return re.sub(r"\\\{([ab])\\\}", r"(?P<\1>.+?)", re.escape(form))


def _means(kind: int, word: str, known: dict[int, list[str]]) -> bool:
    return word.isdigit() if kind == NUMBER else word in known[kind]


def _unknown(text: str, kind: int, word: str, known: dict[int, list[str]]) -> BadRuling:
    hint = meant(word, known.get(kind, []), quote="")
    return BadRuling(
        f"{text!r} is never legal: {word!r} is no {_KINDS.get(kind, _THING)}", hint=hint
    )


def _unlike(game: Game[Any], text: str) -> BadRuling:
    """No verb is written like this; forms with a similar beginning may be meant."""
    forms = forms_of(game, [at for at, verb in enumerate(game.verbs) if verb.form[0] != "{"])
    firsts = [form.partition(" ")[0] for form in forms]
    close = suggestions(text.partition(" ")[0], firsts, limit=1)
    alike = [form for form, first in zip(forms, firsts, strict=True) if first in close]
    hint = f"did you mean {', '.join(alike)}?" if alike else f"actions: {', '.join(forms)}"
    return BadRuling(f"{text!r} is never legal: no action is written so", hint=hint)
