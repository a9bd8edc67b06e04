"""Which codes a run reports: `--select` and `--ignore`, by prefix."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from deckcli.cli.session import Session
from deckcli.core.errors import UnknownName
from deckcli.core.findings import Finding, Severity
from deckcli.core.text import meant


class Selection(NamedTuple):
    """Codes or prefixes of codes; an empty selection means all."""

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    @classmethod
    def of(cls, session: Session, select: str, ignore: str) -> Selection:
        """A command's options, falling back to the project's settings; raises UnknownName."""
        chosen = cls(
            _codes(select) or session.settings.select, _codes(ignore) or session.settings.ignore
        )
        wanted = (*chosen.select, *chosen.ignore)
        if wanted:
            known = [rule.code for _, rule in session.library.rules()]
            for prefix in wanted:
                if not any(code.startswith(prefix) for code in known):
                    hint = f"{meant(prefix, known, quote='')} deckcli explain lists all".lstrip()
                    raise UnknownName(f"no code starts with {prefix!r}", hint=hint)
        return chosen

    def of_findings(self, findings: Iterable[Finding]) -> list[Finding]:
        """The selected findings; an unreadable file is always reported."""
        return [
            finding
            for finding in findings
            if finding.severity is Severity.UNREADABLE
            or (
                (not self.select or finding.code.startswith(self.select))
                and not self._left_out(finding)
            )
        ]

    def _left_out(self, finding: Finding) -> bool:
        return bool(self.ignore) and finding.code.startswith(self.ignore)


def _codes(written: str) -> tuple[str, ...]:
    return tuple(code.strip().upper() for code in written.split(",") if code.strip())
