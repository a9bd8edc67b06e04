"""The quick answer whether data fits a schema is the one that jsonschema gives."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from deckcli.catalog.schema_check import _schema, _validator
from deckcli.catalog.schema_fit import UnknownKeyword, fitting
from deckcli.core.files import read_source
from deckcli.core.paths import data_folder
from deckcli.core.rng import seeded
from deckcli.core.yaml_source import read_yaml

GAMES = ("ashes", "blackpoker", "blue_moon", "cipher", "summon_magic")
WRONG = (None, True, False, 0, 1, -1, 5, 10, 1.0, 2.5, 10_000, "", "X", "red", "draw", [], [1, 1],
         ["red", "red"], [True, 1], {}, {"en": "x"}, {"fr": "x"}, {"draw": 1}, {"strange": 1})  # fmt: skip


def places(value, path=()):
    yield path
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(item, (*path, key))


def changed(data, rng):
    """The data with one value replaced, removed or added somewhere."""
    data = deepcopy(data)
    *way, last = rng.pick([path for path in places(data) if path])
    holder = data
    for key in way:
        holder = holder[key]
    match rng.below(4):
        case 0:
            del holder[last]
        case 1 if isinstance(holder, dict):
            holder[rng.pick(["strange", "mode", "cost", "do"])] = holder[last]
        case 2 if isinstance(holder, list):
            holder.append(holder[last])
        case _:
            holder[last] = deepcopy(rng.pick(WRONG))
    return data


@pytest.mark.parametrize("game", GAMES)
def test_it_agrees_with_jsonschema_on_cards_with_mistakes(game):
    name, rng, verdicts = f"{game}.cards", seeded(7, game), set()
    fits, validator = fitting(_schema(name)), _validator(name)
    files = sorted((data_folder("card_data") / game / "cards").glob("*.yaml"))
    for _ in range(150):
        file = read_yaml(read_source(str(rng.pick(files))), spans=False).value
        card = rng.pick(list(file["cards"]))
        small = {**file, "cards": {card: file["cards"][card]}}
        assert fits(small), card
        wrong = changed(small, rng)
        expected = not any(True for _ in validator.iter_errors(wrong))
        assert fits(wrong) == expected, json.dumps(wrong, ensure_ascii=False)
        verdicts.add(expected)
    assert verdicts == {True, False}


@pytest.mark.parametrize(
    ("schema", "data", "fits"),
    [
        ({"const": 1}, True, False),
        ({"const": [0]}, [False], False),
        ({"enum": [1, "a"]}, "a", True),
        ({"enum": [1, "a"]}, True, False),
        ({"uniqueItems": True}, [1, True], True),
        ({"uniqueItems": True}, [{"a": 1}, {"a": 1}], False),
        ({"minimum": 2}, "text", True),
        ({"minimum": 2}, True, True),
        ({"minLength": 2}, "魔", False),
        ({"oneOf": [{"type": "integer"}, {"minimum": 2}]}, 3, False),
        ({"type": "integer"}, 1.0, False),
        ({"dependentRequired": {"a": ["b"]}}, {"a": 1}, False),
        ({"$defs": {"tree": {"items": {"$ref": "#/$defs/tree"}, "type": "array"}},
          "$ref": "#/$defs/tree"}, [[], [[]]], True),
        ({"$defs": {"tree": {"items": {"$ref": "#/$defs/tree"}, "type": "array"}},
          "$ref": "#/$defs/tree"}, [[], [1]], False),
    ],
)  # fmt: skip
def test_a_schema_means_what_json_schema_says(schema, data, fits):
    assert fitting(schema)(data) is fits


def test_an_unknown_keyword_is_never_passed_over():
    with pytest.raises(UnknownKeyword, match="unevaluatedItems"):
        fitting({"items": {"unevaluatedItems": False}})
