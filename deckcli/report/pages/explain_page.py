"""The page of one code, as `deckcli explain` prints it."""

from __future__ import annotations

import json
from typing import Any

from deckcli.core.examples import Example
from deckcli.core.messages import said, said_long
from deckcli.core.rules import Rule
from deckcli.core.text import fitting, folded
from deckcli.report.fitting import reflowed, this_screen

_PAGES = "deckcli.messages.explained"
_READABLE = 96  # columns of a page that is drawn for no screen, as the English ones are written


def explain_page(game: str, rule: Rule) -> str:
    """Title, explanation, source and the two examples."""
    parts = [f"{rule.code} {rule.name} ({said(rule.severity)})", said(rule.title)]
    if rule.page:
        parts.append(_told(rule))
    if rule.cites:
        parts.append(said(f"Source: {rule.cites}."))
    parts.append(f"{said('Fails:')}\n{_indented(shown(rule.fails, game))}")
    parts.append(f"{said('Passes:')}\n{_indented(shown(rule.passes, game))}")
    return fitting("\n\n".join(parts), this_screen().columns)


def _told(rule: Rule) -> str:
    told = said_long(_PAGES, rule.code, rule.page)
    if told == rule.page:
        return reflowed(told)
    return "\n".join(folded(told, this_screen().columns or _READABLE))


def shown(example: Example, game: str) -> str:
    """An example as a person would write it down."""
    if example.text:
        text = example.text
        return text.strip() if isinstance(text, str) else f"{example.file_name}: {text!r}"
    if not example.base:
        return said(f"{example.file_name} (there is no such file)")
    if example.kind == "card":
        what = said(f"the card {example.base}")
        if example.like:
            what = said(f"a new card {example.base}, like {example.like}")
    else:
        what = example.base if "/" in example.base else f"{game}/{example.base}"
    if not example.changes:
        return said(f"{what} as it is")
    changes = [_change(key, value) for key, value in example.changes.items()]
    own = " and a card file of one's own" if example.own_cards else ""
    return "\n".join([said(f"{what}{own}, with"), *(f"  {line}" for line in changes)])


def _change(key: str, value: Any) -> str:
    if value is None:
        return said(f"no {key}:")
    if isinstance(value, dict) and len(value) > 4:
        kept = dict(list(value.items())[:4])
        more = said(f"... {len(value) - 4} more")
        return f"{key}: {_flow(kept)[:-1]}, {more}}}"
    return f"{key}: {_flow(value)}"


def _flow(value: Any) -> str:
    """A value on one line, in YAML's flow style."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flow(item) for item in value) + "]"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in text.split("\n"))
