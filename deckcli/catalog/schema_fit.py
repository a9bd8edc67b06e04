"""Whether data fits a JSON Schema, and nothing else: quick enough for thousands of cards.

`schema_check` says what is wrong with data that does not fit, twenty times slower. Both mean the
same by a schema, which the tests compare; a keyword that is not known here is left to the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Check = Callable[[Any], bool]

_SAID_ONLY = {"$schema", "$id", "$defs", "title", "description", "then", "else"}


class UnknownKeyword(Exception):
    """A keyword of JSON Schema that no schema here has used so far."""


def fitting(schema: Any) -> Check:
    """What tells whether data fits; raises UnknownKeyword."""
    return _Compiler(schema).check(schema)


class _Compiler:
    """Turns a schema into functions, once for each definition that others refer to."""

    def __init__(self, schema: Any) -> None:
        self.definitions = schema.get("$defs", {}) if isinstance(schema, dict) else {}
        self.made: dict[str, Check] = {}

    def check(self, schema: Any) -> Check:
        if isinstance(schema, bool):
            return _anything if schema else _nothing
        by_kind: dict[type, list[Check]] = {dict: [], list: [], str: [], int: [], object: []}
        for keyword, wanted in schema.items():
            if keyword in _SAID_ONLY:
                continue
            if keyword not in _KEYWORDS:
                raise UnknownKeyword(keyword)
            kind, make = _KEYWORDS[keyword]
            by_kind[kind].append(make(self, wanted, schema))
        return _joined(by_kind)

    def each(self, schemas: Mapping[str, Any]) -> dict[str, Check]:
        return {key: self.check(schema) for key, schema in schemas.items()}

    def referred(self, name: str) -> Check:
        """A definition by its name; it may refer to itself."""
        key = name.removeprefix("#/$defs/")
        if key not in self.definitions:
            raise UnknownKeyword(f"$ref {name}")
        if key not in self.made:
            # A definition that refers to itself does not make itself again.
            self.made[key] = _nothing
            self.made[key] = self.check(self.definitions[key])

        def check(value: Any) -> bool:  # looked up late: it may not be made yet
            return self.made[key](value)

        return check


def _anything(_: Any) -> bool:
    return True


def _nothing(_: Any) -> bool:
    return False


def _joined(by_kind: Mapping[type, Sequence[Check]]) -> Check:
    """All checks of a schema; those for one kind of value let all other kinds pass."""
    always, of_dicts, of_lists = by_kind[object], by_kind[dict], by_kind[list]
    of_texts, of_numbers = by_kind[str], by_kind[int]

    def check(value: Any) -> bool:
        if not all(one(value) for one in always):
            return False
        if isinstance(value, str):
            mine = of_texts
        elif isinstance(value, dict):
            mine = of_dicts
        elif isinstance(value, list):
            mine = of_lists
        elif isinstance(value, bool) or not isinstance(value, int | float):
            return True
        else:
            mine = of_numbers
        return all(one(value) for one in mine)

    return check


# -- any value


def _type(_: _Compiler, wanted: Any, __: Any) -> Check:
    tests = [_TYPES[name] for name in ([wanted] if isinstance(wanted, str) else wanted)]
    if len(tests) == 1:
        return tests[0]
    return lambda value: any(test(value) for test in tests)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_TYPES: dict[str, Check] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _equal(one: Any, other: Any) -> bool:
    """Equality of JSON: true is not 1."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_equal, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_equal(one[key], other[key]) for key in one)
    return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)


def _enum(_: _Compiler, wanted: Any, __: Any) -> Check:
    texts = frozenset(word for word in wanted if isinstance(word, str))
    others = [word for word in wanted if not isinstance(word, str)]

    def check(value: Any) -> bool:
        if isinstance(value, str):
            return value in texts
        return any(_equal(value, word) for word in others)

    return check


def _const(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: _equal(value, wanted)


def _if(compiler: _Compiler, wanted: Any, schema: Any) -> Check:
    test = compiler.check(wanted)
    then, otherwise = (compiler.check(schema.get(key, True)) for key in ("then", "else"))
    return lambda value: then(value) if test(value) else otherwise(value)


def _not(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    test = compiler.check(wanted)
    return lambda value: not test(value)


def _all_of(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    tests = [compiler.check(one) for one in wanted]
    return lambda value: all(test(value) for test in tests)


def _any_of(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    tests = [compiler.check(one) for one in wanted]
    return lambda value: any(test(value) for test in tests)


def _one_of(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    tests = [compiler.check(one) for one in wanted]
    return lambda value: sum(test(value) for test in tests) == 1


def _ref(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    return compiler.referred(wanted)


# -- mappings


def _properties(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    known = compiler.each(wanted)

    def check(value: Any) -> bool:
        for key, item in value.items():
            test = known.get(key)
            if test is not None and not test(item):
                return False
        return True

    return check


def _additional(compiler: _Compiler, wanted: Any, schema: Any) -> Check:
    known, test = frozenset(schema.get("properties", ())), compiler.check(wanted)
    if wanted is False:
        return known.issuperset
    return lambda value: all(test(item) for key, item in value.items() if key not in known)


def _property_names(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    test = compiler.check(wanted)
    return lambda value: all(test(key) for key in value)


def _required(_: _Compiler, wanted: Any, __: Any) -> Check:
    keys = tuple(wanted)
    return lambda value: all(key in value for key in keys)


def _dependent_required(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: all(
        key in value for name, keys in wanted.items() if name in value for key in keys
    )


def _dependent_schemas(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    tests = compiler.each(wanted)
    return lambda value: all(test(value) for name, test in tests.items() if name in value)


# -- lists


def _items(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    test = compiler.check(wanted)
    return lambda value: all(test(item) for item in value)


def _contains(compiler: _Compiler, wanted: Any, _: Any) -> Check:
    test = compiler.check(wanted)
    return lambda value: any(test(item) for item in value)


def _unique(_: _Compiler, wanted: Any, __: Any) -> Check:
    def check(value: Any) -> bool:
        return not any(_equal(item, other) for at, item in enumerate(value) for other in value[:at])

    return check if wanted else _anything


# -- sizes, texts, numbers


def _at_least(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: bool(value >= wanted)


def _at_most(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: bool(value <= wanted)


def _no_smaller(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: len(value) >= wanted


def _no_larger(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: len(value) <= wanted


def _multiple(_: _Compiler, wanted: Any, __: Any) -> Check:
    return lambda value: value % wanted == 0


def _pattern(_: _Compiler, wanted: Any, __: Any) -> Check:
    search = re.compile(wanted).search
    return lambda value: search(value) is not None


_KEYWORDS: dict[str, tuple[type, Callable[[_Compiler, Any, Any], Check]]] = {
    "type": (object, _type),
    "enum": (object, _enum),
    "const": (object, _const),
    "if": (object, _if),
    "not": (object, _not),
    "allOf": (object, _all_of),
    "anyOf": (object, _any_of),
    "oneOf": (object, _one_of),
    "$ref": (object, _ref),
    "properties": (dict, _properties),
    "additionalProperties": (dict, _additional),
    "propertyNames": (dict, _property_names),
    "required": (dict, _required),
    "dependentRequired": (dict, _dependent_required),
    "dependentSchemas": (dict, _dependent_schemas),
    "minProperties": (dict, _no_smaller),
    "maxProperties": (dict, _no_larger),
    "items": (list, _items),
    "contains": (list, _contains),
    "uniqueItems": (list, _unique),
    "minItems": (list, _no_smaller),
    "maxItems": (list, _no_larger),
    "minLength": (str, _no_smaller),
    "maxLength": (str, _no_larger),
    "pattern": (str, _pattern),
    "minimum": (int, _at_least),
    "maximum": (int, _at_most),
    "multipleOf": (int, _multiple),
}
