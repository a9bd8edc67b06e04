"""What an ability of each class must say, what it may not say, and what it cannot speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from deckcli.core.findings import Problem
from deckcli.core.text import listed
from deckcli.core.yaml_source import KeyPath, Path

PROGRAM: Final = ("when", "times", "if", "while", "cost", "may_pay", "do", "gives")

# What words may need to be there. A game can have needs of its own.
EVENT: Final = "event"
OTHER_CARD: Final = "other card"
ITSELF: Final = "card itself"
TO_COME: Final = "event still to come"


class Form:
    """One class of abilities: `hint` describes it to an author who has mixed classes up."""

    __slots__ = ("absent", "hint", "keys", "name", "needs")

    def __init__(
        self,
        name: str,
        hint: str,
        needs: Sequence[str],
        further: Sequence[str] = (),
        absent: Mapping[str, str] | None = None,
    ) -> None:
        self.name, self.hint, self.needs = name, hint, tuple(needs)
        self.keys = (*needs, *further)  # all keys with a meaning
        self.absent = absent or {}  # what there never is while it runs, and why

    def problems(self, facts: Mapping[str, Any], at: Path) -> Iterator[Problem]:
        strange = [key for key in PROGRAM if key in facts and key not in self.keys]
        for key in strange:
            yield Problem(f'"{key}" has no meaning in {self.name}', KeyPath((*at, key)), self.hint)
        missing = [f'"{key}"' for key in self.needs if key not in facts]
        if missing and not strange:  # or the author thinks of another class
            yield Problem(f"{self.name} needs {listed(missing, last='and')}", at, self.hint)


ANY_FORM: Final = Form("an ability", "", (), PROGRAM)


def absent_in(form: Form, facts: Mapping[str, Any]) -> dict[str, str]:
    """What words of an ability cannot speak of, each with the reason."""
    absent = dict(form.absent)
    if "when" not in facts and "when" not in form.needs:  # else that is what is wrong
        reason = "only what has a `when` knows it; or choose a card: {choose: enemy}"
        absent.update({EVENT: reason, OTHER_CARD: reason, TO_COME: "only a `when` can name one"})
    return absent
