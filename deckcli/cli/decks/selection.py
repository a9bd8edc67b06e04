"""Which codes a run reports: `--select` and `--ignore`, by prefix."""

from collections.abc import Iterable
from typing import NamedTuple

from deckcli.cli.session import Session
from deckcli.cli.settings import PerFile
from deckcli.core.errors import UnknownName
from deckcli.core.findings import Finding, Severity
from deckcli.core.rules import Rule
from deckcli.core.text import meant


class Selection(NamedTuple):
    """Codes or prefixes of codes; an empty selection means all.

    What a file may do in addition goes by patterns for its path, as the settings have them.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    by_file: PerFile = PerFile()

    @classmethod
    def of(cls, session: Session, select: str, ignore: str) -> "Selection":
        """A command's options, falling back to the project's settings; raises UnknownName."""
        chosen = cls(
            _codes(select) or session.settings.select,
            _codes(ignore) or session.settings.ignore,
            session.settings.per_file_ignores,
        )
        wanted = (*chosen.select, *chosen.ignore, *chosen.by_file.codes)
        if wanted:
            codes = [rule.code for _, rule in session.library.rules()]
            known = [*dict.fromkeys(code.rstrip("0123456789") for code in codes), *codes]
            for prefix in wanted:
                if not any(code.startswith(prefix) for code in known):
                    hint = f"{meant(prefix, known, quote='')} deckcli explain lists all".lstrip()
                    raise UnknownName(f"no code starts with {prefix!r}", hint=hint)
        return chosen

    def is_whole(self, rules: Iterable[tuple[str, Rule]]) -> bool:
        """Whether every rule that a deck must keep counts."""
        return not (self.select or self.ignore or self.by_file.codes) or all(
            self._counts(rule.code, ()) and not rule.code.startswith(self.by_file.codes)
            for _, rule in rules
            if rule.severity is not Severity.ADVICE
        )

    def of_findings(self, findings: Iterable[Finding], path: str) -> list[Finding]:
        """The selected findings of a file; that it is unreadable is always reported."""
        own = self.by_file.of(path)
        return [
            finding
            for finding in findings
            if finding.severity is Severity.UNREADABLE or self._counts(finding.code, own)
        ]

    def _counts(self, code: str, own: tuple[str, ...]) -> bool:
        chosen = not self.select or code.startswith(self.select)
        return chosen and not code.startswith((*self.ignore, *own))


def _codes(written: str) -> tuple[str, ...]:
    return tuple(code.strip().upper() for code in written.split(",") if code.strip())
