"""JSON Schema violations in words a card author understands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from deckcli.core.findings import Problem
from deckcli.core.paths import data_folder
from deckcli.core.text import listed, meant
from deckcli.core.yaml_source import KeyPath

_MANY = 12  # more allowed words than this are not listed
_TYPES = {
    "array": "a list",
    "boolean": "true or false",
    "integer": "a whole number",
    "null": "empty",
    "number": "a number",
    "object": "a mapping",
    "string": "text",
}


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
    path, value, wanted = _path(error), error.instance, error.validator_value
    match error.validator:
        case "additionalProperties" | "unevaluatedProperties":
            yield from _unknown_keys(error, path)
        case "required" | "dependentRequired":
            yield from _missing_keys(error, path)
        case "enum":
            yield _not_a_word(value, [str(word) for word in wanted], path)
        case "const":
            yield Problem(f"{_shown(value)} must be {_shown(wanted)} here", path)
        case "type":
            types = wanted if isinstance(wanted, list) else [wanted]
            yield Problem(f"{_shown(value)} is not {listed([_TYPES[one] for one in types])}", path)
        case "minItems" | "minProperties" | "minLength" if not value:
            yield Problem(f"{_key(path)} must not be empty", path)
        case "pattern":
            form = error.schema.get("description", wanted)
            yield Problem(f"{_shown(value)} has the wrong form", path, f"expected: {form}")
        case "not":
            yield Problem(f"{_key(path)} does not belong here", KeyPath(path))
        case "oneOf" | "anyOf":
            yield Problem(f"{_shown(value)} fits none of the allowed forms", path)
        case _:
            yield Problem(error.message, path)


def _path(error: Any) -> tuple[str | int, ...]:
    path = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path:
        return KeyPath((*path, error.instance))
    return path


def _unknown_keys(error: Any, path: tuple[str | int, ...]) -> Iterator[Problem]:
    known = list(error.schema.get("properties", {}))
    for key in error.instance:
        if repr(key) in error.message:
            yield Problem(f'unknown key "{key}"', KeyPath((*path, key)), meant(key, known))


def _missing_keys(error: Any, path: tuple[str | int, ...]) -> Iterator[Problem]:
    wanted = error.validator_value
    names = (
        wanted if isinstance(wanted, list) else [key for keys in wanted.values() for key in keys]
    )
    for key in names:
        if key not in error.instance and f"'{key}'" in error.message:
            yield Problem(f'the key "{key}" is missing', path)


def _not_a_word(value: Any, allowed: list[str], path: tuple[str | int, ...]) -> Problem:
    allowed_words = f"allowed: {listed(allowed)}" if len(allowed) <= _MANY else ""
    hint = meant(str(value), allowed) or allowed_words
    return Problem(f"{_shown(value)} is not allowed here", path, hint)


def _key(path: tuple[str | int, ...]) -> str:
    return f'the key "{path[-1]}"' if path and isinstance(path[-1], str) else "this"


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."
