"""What an ability of each class must say, must not say, and cannot refer to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from deckcli.core.findings import Problem
from deckcli.core.text import listed
from deckcli.core.yaml_source import KeyPath, Path

PROGRAM: Final = (
    "when", "after", "times", "if", "while", "cost", "may_pay", "targets", "do", "gives",
)  # fmt: skip

TRIGGERS: Final = ("when", "after")  # the keys that name an event
# Keys that only some games have; a vocabulary says which (`Vocabulary.keys`).
OPTIONAL: Final = ("after", "targets")

# What words may depend on. A game can add needs of its own.
EVENT: Final = "event"
EVENT_AMOUNT: Final = "amount of the event"
OTHER_CARD: Final = "other card"
ITSELF: Final = "card itself"
TO_COME: Final = "event still to come"

_PRICE: Final = ("cost", "may_pay")


def is_frame(facts: Mapping[str, Any]) -> bool:
    """Whether only what surrounds the text of an ability is known: its name, class and price."""
    return not any(key in facts for key in PROGRAM if key not in _PRICE)


class Form:
    """One class of abilities; `hint` describes it to an author who has confused classes."""

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
        self.absent = absent or {}  # what is never present while it runs, and why

    def problems(self, facts: Mapping[str, Any], at: Path) -> Iterator[Problem]:
        strange = [key for key in PROGRAM if key in facts and key not in self.keys]
        for key in strange:
            yield Problem(f'"{key}" has no meaning in {self.name}', KeyPath((*at, key)), self.hint)
        missing = [f'"{key}"' for key in self.needs if not _has(facts, key)]
        if missing and not strange:  # otherwise the author has another class in mind
            yield Problem(f"{self.name} needs {listed(missing, last='and')}", at, self.hint)


ANY_FORM: Final = Form("an ability", "", (), PROGRAM)


def _has(facts: Mapping[str, Any], key: str) -> bool:
    """Whether an ability has a key; what comes after an event needs no `when`."""
    return key in facts or (key in TRIGGERS and any(other in facts for other in TRIGGERS))


def absent_in(form: Form, facts: Mapping[str, Any]) -> dict[str, str]:
    """What the words of an ability cannot refer to, each with the reason."""
    absent = dict(form.absent)
    if not _has(facts, "when") and "when" not in form.needs:  # else its absence is the mistake
        reason = "only what has a `when` knows it; or choose a card: {choose: enemy}"
        absent.update(
            {
                EVENT: reason,
                EVENT_AMOUNT: reason,
                OTHER_CARD: reason,
                TO_COME: "only a `when` can name one",
            }
        )
    return absent
