"""JSON for programs that also passes through terminals and CI logs, where nothing in it may act."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any

_ACTS = ("Cc", "Cf", "Cs", "Zl", "Zp")
_HALF = re.compile("[\ud800-\udfff]")
_COMMAND = re.compile(r"#(?=#\w*\[)")  # some readers of logs look for it anywhere in a line


def json_page(value: Any) -> str:
    """The value as indented JSON; what could act is written as an escape, which means the same."""
    page = json.dumps(value, ensure_ascii=False, indent=2)
    if "##" in page:
        page = _COMMAND.sub(r"\\u0023", page)
    return "".join(
        f"{line if line.isprintable() else ''.join(map(_harmless, line))}\n"
        for line in page.split("\n")
    )


def without_halves(text: str) -> str:
    """JSON that can be kept as UTF-8: the odd bytes of a file's name are written as escapes."""
    return _HALF.sub(lambda found: json.dumps(found[0])[1:-1], text)


def _harmless(character: str) -> str:
    acts = unicodedata.category(character) in _ACTS
    return json.dumps(character)[1:-1] if acts else character
