"""Values as YAML text: plain where that is safe, quoted where it is not."""

from __future__ import annotations

import json
import re
from typing import Any

from deckcli.core.yaml_source import read_scalar

_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`=][^#:\n]*(?<!\s)")
_FLOW_SIGNS = re.compile(r"[,\[\]{}]")
# Text to our reader, but numbers, dates or booleans to other YAML readers.
_LIKE_A_VALUE = re.compile(
    r"[-+.]?[0-9][0-9_.:xXoOa-fA-F+-]*|\.(inf|nan)|[yn]|yes|no|on|off|true|false|null|~",
    re.IGNORECASE,
)
_UNPRINTABLE = re.compile(
    "[\x7f-\xa0\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]"
)


def scalar(value: Any, *, in_flow: bool = False) -> str:
    """A value as YAML, quoted only if it would otherwise be read as something else.

    Inside brackets or braces (`in_flow`), those characters and commas end a plain value.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    text = str(value)
    plain = _PLAIN.fullmatch(text) and text.isprintable() and not _LIKE_A_VALUE.fullmatch(text)
    if plain and isinstance(read_scalar(text), str) and not (in_flow and _FLOW_SIGNS.search(text)):
        return text
    return quoted(text)


def quoted(text: str) -> str:
    """The text in double quotes, valid as both YAML and JSON."""
    return escape(json.dumps(text, ensure_ascii=False))


def escape(quoted_text: str) -> str:
    """Escape characters that would not survive unescaped in double quotes."""
    return _UNPRINTABLE.sub(lambda found: json.dumps(found[0])[1:-1], quoted_text)


def requoted(old: str, value: str, *, in_flow: bool) -> str:
    """The value quoted like `old`, or plain if `old` was plain and the value can be."""
    if old.startswith('"'):
        return quoted(value)
    if old.startswith("'") and value.isprintable():
        return "'" + value.replace("'", "''") + "'"
    return scalar(value, in_flow=in_flow)
