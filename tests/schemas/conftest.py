"""Fixtures for schemas: what a file holds, what a schema has against it, and small changes."""

import json
from functools import cache
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from deckcli.core.files import read_source
from deckcli.core.yaml_source import read_yaml

ROOT = Path(__file__).parents[2]


@cache
def _validator(name):
    return Draft202012Validator(json.loads((ROOT / "schemas" / name).read_bytes()))


@pytest.fixture(scope="session")
def violations():
    """What a schema (`deck`, `ashes.cards`) has against some data."""

    def run(name, data):
        return [error.message for error in _validator(f"{name}.schema.json").iter_errors(data)]

    return run


@pytest.fixture(scope="session")
def content():
    """What a file of the card data holds; not to be changed."""

    @cache
    def read(path):
        return read_yaml(read_source(str(ROOT / "card_data" / path)), spans=False).value

    return read
