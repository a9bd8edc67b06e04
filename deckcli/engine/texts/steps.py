"""Steps one after the other: which of them are said together, and what each knows of the last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckcli.engine.texts.patterns import Patterns
from deckcli.engine.texts.tree import Bound, Choice, Said, Slot, is_block, run, sought, taken


class Steps(Patterns):
    """The steps of a language."""

    labels: dict[int, str]  # letters for slots that would be called the same
    just_chosen: Slot | None = None  # in the step before this one
    taken_slot: Slot | None = None  # a number that was not chosen, but taken
    is_sentence = False  # the next step is one of its own

    def step(self, said: Said) -> str:
        """One step alone, as a player is told what a choice is for."""
        raise NotImplementedError

    def repeated(self, said: Said, times: int, say: Callable[[Said], str]) -> str:
        """A step that happens several times in a row."""
        raise NotImplementedError

    def each_step(
        self,
        steps: list[Said],
        say: Callable[[Said], str] | None = None,
        *,
        are_sentences: bool = False,
    ) -> list[str]:
        """Steps, each of which knows what was chosen in the one before it.

        Of steps that are the same only the first says something. To look through cards and to
        choose among them is one thing, as it is to choose a number and to take so many; then, too,
        only the first speaks. What is done at once where something is stopped is done instead.
        """
        is_plain = say is None
        say, made, told = say or self.step, [""] * len(steps), 0
        for number, one in enumerate(steps):
            if number < told:
                continue
            before = list(steps[number - 1].args.values()) if number else []
            slots = [arg.slot for arg in before if isinstance(arg, Choice) or _is_target(arg)]
            self.just_chosen = slots[0] if len(slots) == 1 and "condition" in one.args else None
            self.is_sentence = are_sentences
            name, times = sought(steps, number), run(steps, number)
            any_number = None if self.labels else taken(steps, number)
            if any_number is not None:
                self.taken_slot = one.args["as"]
                made[number], times = say(any_number), 2
            elif is_plain and self.is_replaced(steps, number):
                made[number], times = self.instead(one, say(steps[number + 1])), 2
            elif name:
                made[number] = self.search(one, steps[number + 1], name)
            else:
                made[number] = say(one) if times == 1 else self.repeated(one, times, say)
            self.just_chosen, told = None, number + (2 if name else times)
        return made

    def search(self, looked: Said, step: Said, name: str) -> str:
        """To look through cards, and what is done to those that are found there."""
        raise NotImplementedError

    def is_replaced(self, steps: list[Said], number: int) -> bool:
        """Whether the next step is what happens instead of what a step stops."""
        if not steps[number].word.instead or len(steps) == number + 1:
            return False
        step = steps[number + 1]
        is_one = run(steps, number) == run(steps, number + 1) == 1 and not sought(steps, number + 1)
        return is_one and not step.word.instead and not is_block(step) and self.is_command(step)

    def instead(self, stopped: Said, text: str) -> str:
        """What is done instead of what a step stops."""
        raise NotImplementedError

    def is_command(self, said: Said) -> bool:
        """Whether a step tells a player what to do."""
        raise NotImplementedError

    def was_just_chosen(self, slot: Slot) -> bool:
        """Whether to ask for cards is to ask whether the step before this was done to them."""
        is_so = slot is self.just_chosen
        self.just_chosen = None
        return is_so


def _is_target(cards: Any) -> bool:
    return isinstance(cards, Bound) and cards.slot.is_target
