"""What the opponent does because a text says so, and what both players do."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.players import Each, Players, You

WORDS: Final = v.Vocabulary()


def opponent_does(steps: tuple[list[Op], int]) -> list[Op]:
    return [Each(Players(AllOf([]), others_only=True), *steps)]


def both_do(steps: tuple[list[Op], int]) -> list[Op]:
    return [*opponent_does(steps), Each(You(AllOf([])), *steps)]


WORDS.add(
    v.VERB, "opponent_does", opponent_does, "The opponent does this.",
    "steps", steps=v.steps_of_each(),
).says(
    en="make your opponent {steps:each}",
    ja="相手は{steps:each}",
)  # fmt: skip
WORDS.add(
    v.VERB, "both_do", both_do, "Both players do this, the opponent first.",
    "steps", steps=v.steps_of_each(),
).says(
    en="starting with your opponent, both players {steps:all}",
    ja="相手から順に、両者は{steps:each}",
)  # fmt: skip
