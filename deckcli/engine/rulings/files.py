"""Files of rulings: one ruling, or several of one game in a list under `rulings:`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.files import Source, Trouble, Unreadable, file_meant, read_source
from deckcli.core.printable import all_printable
from deckcli.core.yaml_source import Document, Path, read_yaml
from deckcli.engine.rulings.layouts import BadRuling

_HEAD = ("game", "cites")  # what a file may state once for all its rulings


class Entry(NamedTuple):
    """One ruling of a file."""

    at: Path  # the steps that lead to it
    ruling: Mapping[str, Any]  # as if it were alone in its file


class RulingFile(NamedTuple):
    """A file as it was read: its rulings, and what is wrong with the invalid ones."""

    document: Document
    entries: list[Entry]
    problems: list[BadRuling]


def rulings_in(content: Mapping[str, Any]) -> list[Entry]:
    """The rulings in a file's content; its head applies to all that do not say otherwise.

    Raises BadRuling if it has none; whether they fit the schema is not checked here.
    """
    if not isinstance(content, Mapping):
        raise BadRuling(f"a file of rulings is a mapping, not {content!r}")
    if "rulings" not in content:
        return [Entry((), content)]
    several = content["rulings"]
    if not isinstance(several, list) or not all(isinstance(ruling, Mapping) for ruling in several):
        raise BadRuling("rulings is a list, and each of its entries a mapping", at=("rulings",))
    head = {key: content[key] for key in _HEAD if key in content}
    return [Entry(("rulings", number), {**head, **ruling}) for number, ruling in enumerate(several)]


def read_rulings(path: str) -> RulingFile:
    """The rulings in a file; raises BadRuling for what is not a file of rulings.

    A ruling that does not fit the schema hides no other in its list.
    """
    document = _read(path)
    content = all_printable(document.value)
    wrong: dict[Path, BadRuling] = {}  # by the ruling it is in
    for problem in schema_problems("ruling", content):
        where = str(document.place_told(problem.at))
        error = BadRuling(problem.message, where=where, hint=problem.hint)
        in_list = problem.at[:1] == ("rulings",) and len(problem.at) > 1
        if not in_list:
            raise error
        wrong.setdefault(tuple(problem.at[:2]), error)
    if not wrong:
        return RulingFile(document, rulings_in(content), [])
    numbered = enumerate(content["rulings"])
    sound = [(number, ruling) for number, ruling in numbered if ("rulings", number) not in wrong]
    entries = rulings_in({**content, "rulings": [ruling for _, ruling in sound]})
    placed = [
        Entry(("rulings", number), entry.ruling)
        for (number, _), entry in zip(sound, entries, strict=True)
    ]
    return RulingFile(document, placed, list(wrong.values()))


def _read(path: str) -> Document:
    source = None
    try:
        source = read_source(path)
        return read_yaml(source)
    except Unreadable as trouble:
        hint = _about_colon(source, trouble) if source is not None else file_meant(path)
        raise BadRuling(trouble.message, where=str(trouble.place), hint=hint) from trouble


def _about_colon(source: Source, trouble: Unreadable) -> str:
    """A hint for unquoted text such as `use U: Skill`, which YAML does not read as text."""
    line, column = source.line(trouble.place.line), trouble.place.column
    before = line[: column - 1]
    if trouble.trouble is not Trouble.SYNTAX or line[column - 1 : column] != ":":
        return ""
    if not re.search(r":\s", before):
        return ""  # the first colon on a line belongs to a key
    text = re.split(r":\s+", before)[-1] + line[column - 1 :]
    text = text.split(" #")[0].rstrip(" ]},")
    return f'text with a colon in it stands in quotes: "{text}"'
