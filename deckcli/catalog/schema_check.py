"""JSON Schema violations in words a card author understands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from deckcli.core.findings import Problem
from deckcli.core.paths import data_folder
from deckcli.core.text import listed, suggestions

_MANY = 12  # more allowed words than this are not listed


def schema_problems(schema_name: str, data: Any) -> Iterator[Problem]:
    """What the schema has against the data; `at` is the path of the value."""
    for error in _validator(schema_name).iter_errors(data):
        yield from _told(error)


@cache
def _validator(schema_name: str) -> Any:
    import jsonschema  # seven times the start-up of everything else; catalogs are cached

    schema = json.loads((data_folder("schemas") / f"{schema_name}.schema.json").read_bytes())
    return jsonschema.Draft202012Validator(_placeable(schema))


def _placeable(schema: Any) -> Any:
    """The schema with `false` spelt as `{"not": {}}`, which keeps the path of what it refuses."""
    if isinstance(schema, list):
        return [_placeable(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    spelt = {key: _placeable(value) for key, value in schema.items()}
    if isinstance(spelt.get("properties"), dict):
        refused: dict[str, Any] = {
            key: {"not": {}} for key, value in spelt["properties"].items() if value is False
        }
        spelt["properties"].update(refused)
    return spelt


def _told(error: Any) -> Iterator[Problem]:
    path = tuple(error.absolute_path)
    match error.validator:
        case "additionalProperties":
            known = list(error.schema.get("properties", {}))
            for key in error.instance:
                if key not in known:
                    yield Problem(f'unknown key "{key}"', (*path, key), _meant(key, known))
        case "required":
            missing = [key for key in error.validator_value if key not in error.instance]
            for key in missing:
                if f"'{key}'" in error.message:
                    yield Problem(f'the key "{key}" is missing', path)
        case "enum":
            allowed = [str(word) for word in error.validator_value]
            hint = f"allowed: {listed(allowed)}" if len(allowed) <= _MANY else ""
            meant = _meant(str(error.instance), allowed) or hint
            yield Problem(f"{_shown(error.instance)} is not allowed here", path, meant)
        case "type":
            wanted = error.validator_value
            words = listed(wanted) if isinstance(wanted, list) else wanted
            yield Problem(f"{_shown(error.instance)} is not {_article(words)}", path)
        case "pattern":
            form = error.schema.get("description", error.validator_value)
            yield Problem(f"{_shown(error.instance)} has the wrong form", path, f"expected: {form}")
        case "not":
            yield Problem(f"{_key(path)} does not belong here", path)
        case "propertyNames":
            yield Problem(f"a key has the wrong form: {error.message}", path)
        case _:
            yield Problem(error.message, path)


def _key(path: tuple[str | int, ...]) -> str:
    return f'the key "{path[-1]}"' if path and isinstance(path[-1], str) else "this"


def _meant(written: str, known: list[str]) -> str:
    close = suggestions(written, known, limit=1)
    return f'did you mean "{close[0]}"?' if close else ""


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _article(words: str) -> str:
    return f"an {words}" if words[0] in "aeio" else f"a {words}"
