"""What a question is for: the step of an ability that asks it, in the words of the card's text."""

from __future__ import annotations

from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame, State
from deckcli.engine.texts.tree import Outline, Said, asking
from deckcli.engine.words.choosing import Choose, MarkUsed, May, OfferPayment
from deckcli.games.texts import texts_of


def purpose(game: Game[Any], catalog: Catalog, state: State, lang: str) -> str:
    """The ability that asks the open question, and what for; "" if it is no ability that asks."""
    if not state.agenda:
        return ""
    frame = state.agenda[-1]
    found = [one for one in game.abilities if one.program == frame.program]
    card = catalog.get(game.faces[found[0].face].id) if found else None
    if card is None:
        return ""
    ability, texts = found[0], texts_of(catalog, lang)
    outline = texts.outline(card.get("abilities")[ability.number])
    if outline is None:
        return ""
    name = card.name(lang)
    if frame.source != NONE:
        called = game.presenter().called(state, frame.source, lang)
        name = f"{ability.names.get(lang, ability.name)} ({called})"
    asked = _asked(game, frame, ability, outline)
    told = texts.told(card, ability.number, asked) if asked is not None else ""
    window = game.windows[state.question.window] if state.question is not None else ""
    return f"{name}: {told or window}"


def _asked(
    game: Game[Any], frame: Frame, ability: Ability, outline: Outline
) -> Said | list[Said] | None:
    """The step that asks, or the price that is being paid."""
    ops = game.programs[ability.program].ops
    at = frame.step - 1
    op, before = ops[at], ops[:at]
    if isinstance(op, Choose):
        return _of(asking(outline, is_offer=False), before, Choose)
    if isinstance(op, OfferPayment):
        return _of(asking(outline, is_offer=True), before, OfferPayment)
    is_paid = any(isinstance(one, MarkUsed) for one in before)
    if isinstance(op, May) or not is_paid:
        return outline.price or None
    return outline.steps[0] if len(outline.steps) == 1 else None


def _of(steps: list[Said], before: list[Op], kind: type[Op]) -> Said | None:
    """The step that belongs to an op: the same number of its kind come before both."""
    number = sum(isinstance(op, kind) for op in before)
    return steps[number] if number < len(steps) else None
