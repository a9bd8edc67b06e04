"""JSON Schema violations in words a card author understands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from deckcli.catalog.schema_fit import Check, UnknownKeyword, fitting
from deckcli.core.findings import Problem
from deckcli.core.paths import data_folder
from deckcli.core.text import listed, meant
from deckcli.core.yaml_source import KeyPath, Path

_MANY = 12  # up to this many allowed words are listed
_OF_KEYS = ("additionalProperties", "unevaluatedProperties", "required", "dependentRequired")
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
    """How the data violates the schema; `at` is the path of the value.

    One mistake is one problem: a misspelt key is not also reported as missing.
    """
    if _fits(schema_name)(data):
        return
    by_place: dict[tuple[bool, Path], list[Any]] = {}
    for error in _validator(schema_name).iter_errors(data):
        path = _path(error)
        by_place.setdefault((isinstance(path, KeyPath), path), []).append(error)
    for (_, path), errors in by_place.items():
        yield from _told(errors, path)


@cache
def _fits(schema_name: str) -> Check:
    try:
        return fitting(_schema(schema_name))
    except UnknownKeyword:
        return lambda _: False


@cache
def _schema(schema_name: str) -> Any:
    return json.loads((data_folder("schemas") / f"{schema_name}.schema.json").read_bytes())


@cache
def _validator(schema_name: str) -> Any:
    import jsonschema  # seven times the rest of the start-up time

    schema = _schema(schema_name)
    draft = jsonschema.Draft202012Validator
    types = draft.TYPE_CHECKER.redefine("integer", _is_whole)
    extend: Any = jsonschema.validators.extend  # it has no types
    return extend(draft, type_checker=types)(_placeable(schema))


def _is_whole(_: Any, value: Any) -> bool:
    """JSON Schema takes 1.0 for an integer; code that counts with it does not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _placeable(schema: Any) -> Any:
    """The schema with `false` written as `{"not": {}}`, so that errors keep their path."""
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


def _told(errors: list[Any], path: Path) -> Iterator[Problem]:
    """What is wrong with one value; if there are several reasons, the most helpful one."""
    missing = dict.fromkeys(key for error in errors for key in _missing_keys(error))
    unknown = {key: error for error in errors for key in _unknown_keys(error)}
    for key, error in unknown.items():
        hint = meant(key, [*missing, *error.schema.get("properties", {})])
        yield Problem(f'unknown key "{key}"', KeyPath((*path, key)), hint)
        missing = {name: None for name in missing if f'"{name}"' not in hint}
    for key in missing:
        yield Problem(f'the key "{key}" is missing', path)
    if not missing and not unknown:
        several = [_of_value(error, path) for error in errors if error.validator not in _OF_KEYS]
        several.sort(key=lambda problem: not problem.hint.startswith("did you mean"))
        yield from several[:1]


def _of_value(error: Any, path: Path) -> Problem:
    value, wanted = error.instance, error.validator_value
    message, hint = error.message.replace(repr(value), _shown(value)), ""
    match error.validator:
        case "enum":
            words = [str(word) for word in wanted]
            message = f"{_shown(value)} is not allowed here"
            hint = meant(str(value), words)
            hint = hint or (f"allowed: {listed(words)}" if len(words) <= _MANY else "")
        case "const":
            message = f"{_shown(value)} must be {_shown(wanted)} here"
        case "type":
            types = wanted if isinstance(wanted, list) else [wanted]
            message = f"{_shown(value)} is not {listed([_TYPES[name] for name in types])}"
            hint = _about_colon(value) if types == ["string"] else ""
        case "minItems" | "minProperties" | "minLength" if not value:
            message = f"{_key(path)} must not be empty"
        case "minProperties":
            rest = listed(key for key in error.schema.get("properties", {}) if key not in value)
            message, hint = "one more key is needed here", f"such as {rest}" if rest else ""
        case "maxProperties" | "maxItems":
            return _too_many(value, wanted, path)
        case "pattern":
            message = f"{_shown(value)} has the wrong form"
            hint = f"expected: {error.schema.get('description', wanted)}"
        case "not":
            message, path = f"{_key(path)} does not belong here", KeyPath(path)
        case "oneOf" | "anyOf":
            message = f"{_shown(value)} fits none of the allowed forms"
    return Problem(message, path, hint)


def _about_colon(value: Any) -> str:
    """A hint for text that became a mapping, because YAML reads `a: b` as one."""
    if not isinstance(value, dict) or len(value) != 1:
        return ""
    ((key, rest),) = value.items()
    text = _shown(f"{key}: {rest}") if isinstance(rest, str | int | float) else ""
    return f"text with a colon in it stands in quotes: {text}" if text else ""


def _too_many(value: Any, most: int, path: Path) -> Problem:
    if isinstance(value, list):
        return Problem(f"{len(value)} entries are too many here; at most {most}", path)
    first, extra = next(iter(value)), list(value)[most]
    hint = f"in a list each is an entry of its own: [{{{first}: …}}, {{{extra}: …}}]"
    message = f'"{extra}" is one key too many here'
    return Problem(message, KeyPath((*path, extra)), hint if most == 1 else "")


def _path(error: Any) -> Path:
    path = tuple(error.absolute_path)
    if "propertyNames" in error.absolute_schema_path:
        return KeyPath((*path, error.instance))
    return path


def _unknown_keys(error: Any) -> Iterator[str]:
    if error.validator in ("additionalProperties", "unevaluatedProperties"):
        yield from (key for key in error.instance if repr(key) in error.message)


def _missing_keys(error: Any) -> Iterator[str]:
    if error.validator not in ("required", "dependentRequired"):
        return
    wanted = error.validator_value
    names = (
        wanted if isinstance(wanted, list) else [key for keys in wanted.values() for key in keys]
    )
    yield from (key for key in names if key not in error.instance and f"'{key}'" in error.message)


def _key(path: Path) -> str:
    return f'the key "{path[-1]}"' if path and isinstance(path[-1], str) else "this"


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."
