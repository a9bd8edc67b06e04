"""Rules with a code: what is checked, and the page that `deckcli explain` shows for it."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from deckcli.core.examples import Example
from deckcli.core.findings import Finding, Place, Severity

Check = Callable[..., Iterator[Any]]


class Rule(NamedTuple):
    """One thing that can be wrong. The tests run `fails` and `passes`."""

    code: str
    name: str
    severity: Severity
    explanation: str
    fails: Example
    passes: Example
    cites: str = ""
    check: Check | None = None

    @property
    def title(self) -> str:
        return self.explanation.partition("\n")[0]

    @property
    def page(self) -> str:
        return self.explanation.partition("\n")[2].strip()

    def finding(self, message: str, place: Place, *, hint: str = "", fix: Any = None) -> Finding:
        return Finding(self, message, place, hint, fix)


class RuleBook:
    """The rules of one chapter (a game's decks, a game's cards, deck files) in reporting order."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def add(self, rule: Rule) -> Rule:
        self.rules.append(rule)
        return rule

    def found(
        self,
        code: str,
        name: str,
        explanation: str,
        *,
        fails: Example,
        passes: Example,
        cites: str = "",
        severity: Severity = Severity.ERROR,
    ) -> Rule:
        """Register a rule without a check: its violations are found while reading."""
        page = inspect.cleandoc(explanation)
        return self.add(Rule(code, name, severity, page, fails, passes, cites))

    def error(
        self, code: str, name: str, *, cites: str, fails: Example, passes: Example
    ) -> Callable[[Check], Check]:
        """Register a check whose docstring is the explain page."""
        return self._checked(code, name, Severity.ERROR, cites, fails, passes)

    def advice(
        self, code: str, name: str, *, cites: str, fails: Example, passes: Example
    ) -> Callable[[Check], Check]:
        """Register a check that warns without failing the deck or card."""
        return self._checked(code, name, Severity.ADVICE, cites, fails, passes)

    def _checked(
        self,
        code: str,
        name: str,
        severity: Severity,
        cites: str,
        fails: Example,
        passes: Example,
    ) -> Callable[[Check], Check]:
        def register(check: Check) -> Check:
            page = inspect.cleandoc(check.__doc__ or "")
            self.add(Rule(code, name, severity, page, fails, passes, cites, check))
            return check

        return register
