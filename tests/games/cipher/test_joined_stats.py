"""Two skills that change the same stat of a unit: sums, all words of both, or the larger number."""

import pytest

from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply
from deckcli.games.cipher.rules import codes as t
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of

GIVEN = {
    "turn": "p1",
    "phase": "action",
    "p1": {
        "front": [{"card": "B01-003", "main_character": True}, {"card": "X01-001", "as": "unit"}]
    },
    "p2": {"front": [{"card": "B01-053", "main_character": True}]},
}
BOTH = {  # what one skill gives and what the other does, its stat, and what comes of both
    "attack": (20, 30, t.ATTACK, 10 + 50),
    "breaks_orbs": (3, 2, t.ORBS, 3),
    "range": ([2], [3], t.RANGE, 0b1110),
    "weapon": ("sword", "lance", t.WEAPON, t.bits(["sword", "lance", "dragonstone"], t.WEAPONS)),
    "symbol": ("blue", "white", t.SYMBOL, t.bits(["red", "blue", "white"], t.SYMBOLS)),
    "cannot_be_evaded_by": (
        "armored", "flier", t.NO_EVADE, t.bits(["armored", "flier"], t.TYPES),
    ),
}  # fmt: skip


TOGETHER = {word: together for word, (_, _, _, together) in BOTH.items()}


@pytest.fixture
def values(own_card, own_folder):
    """The stats of a unit that has all these abilities, once those were used that have to be."""

    def found(abilities, actions=()):
        game = game_of(Library([own_folder(own_card(abilities=abilities))]).catalog("cipher"))
        names = {}
        state = layout_of(game).lay_out(GIVEN, names)
        advance(game, state)
        for text in actions:
            apply(game, state, read(game, state, text, {names["unit"]: "unit"}))
        return {word: game.stat(state, names["unit"], both[2]) for word, both in BOTH.items()}

    return found


def skills(form, at):
    """A skill for each stat, of the two that it takes; `form` is what the skill does with it."""
    return "".join(
        f"- {{name: {word} {at}, {form % f'{word}: {both[at]}'}}}\n" for word, both in BOTH.items()
    )


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_skills_that_work_all_the_time(values, order):
    form = "class: CONT, gives: [{modify: {of: self, %s}}]"

    assert values("".join(skills(form, at) for at in order)) == TOGETHER


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_skills_that_are_used(values, order):
    form = "class: ACT, do: [{modify: {of: self, %s, until: end_of_turn}}]"
    uses = [f"use unit: {word} {at}" for at in order for word in BOTH]

    assert values(skills(form, 0) + skills(form, 1), uses) == TOGETHER
