"""What a question is for: the step of an ability that asks it, in the words of the card's text."""

from __future__ import annotations

from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.messages import said
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Game
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, State
from deckcli.engine.texts.tree import Outline, Said, asking
from deckcli.engine.words.choosing import Choose, MarkUsed, May, OfferPayment
from deckcli.games.texts import texts_of


def purpose(game: Game[Any], catalog: Catalog, state: State, lang: str) -> str:
    """The ability that asks the open question, and what for; "" if it is no ability that asks."""
    if not state.agenda:
        return ""
    frame = state.agenda[-1]
    op = game.programs[frame.program].ops[frame.step - 1]
    ability = _ability_with(game, op)
    card = catalog.get(game.faces[ability.face].id) if ability is not None else None
    if ability is None or card is None:
        return ""
    texts = texts_of(catalog, lang)
    outline = texts.outline(card, card.get("abilities")[ability.number])
    if outline is None:
        return ""
    name = card.label(lang)
    if frame.source != NONE:
        called = game.presenter().called(state, frame.source, lang)
        skill = ability.names.get(lang, ability.name)
        is_told = called.startswith(skill) or skill.startswith(called)  # it is called as its card
        name = called if is_told else texts.speaker.book.say("skill_of", skill=skill, card=called)
    asked = _asked(list(game.programs[ability.program].ops), op, outline)
    told = texts.part(card, ability.number, asked) if asked is not None else ""
    window = game.windows[state.question.window] if state.question is not None else ""
    return texts.speaker.book.say("asked_for", name=name, step=told or said(window))


def _ability_with(game: Game[Any], op: Op) -> Ability | None:
    """The ability an op belongs to; a game may have put its ops into a longer program."""
    for ability in game.abilities:
        if ability.program >= 0 and any(op is one for one in game.programs[ability.program].ops):
            return ability
    return None


def _asked(ops: list[Op], op: Op, outline: Outline) -> Said | list[Said] | None:
    """The step that asks, or the price that is being paid."""
    before = ops[: next(at for at, one in enumerate(ops) if one is op)]
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
