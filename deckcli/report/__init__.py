"""How findings, tables and numbers are shown. Formats are imported only when needed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from deckcli.core.errors import BadSetting
from deckcli.core.text import known_words

if TYPE_CHECKING:
    from deckcli.report.checked import Checked, Options


class Format:
    """One way to show a report. `for_machines`: always UTF-8, whatever the terminal uses."""

    __slots__ = ("for_machines", "name")

    def __init__(self, name: str, *, for_machines: bool = False) -> None:
        self.name, self.for_machines = name, for_machines

    def render(self, report: Sequence[Checked], *, options: Options) -> str:
        text: str = import_module(f"{__name__}.formats.{self.name}_format").render(
            report, options=options
        )
        return text


FORMATS: dict[str, Format] = {
    entry.name: entry
    for entry in (
        Format("text"),
        Format("concise"),
        Format("json", for_machines=True),
        Format("junit", for_machines=True),
        Format("sarif", for_machines=True),
        Format("github"),
        Format("markdown"),
    )
}


def known(name: str) -> Format:
    """The format of that name; raises BadSetting."""
    if name not in FORMATS:
        hint = known_words(name, FORMATS, "formats")
        raise BadSetting(f"no report format is called {name!r}", hint=hint)
    return FORMATS[name]
