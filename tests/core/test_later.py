"""Modules that wait until something of them is used."""

import importlib
import subprocess
import sys
from types import ModuleType

import pytest

from deckcli.core.later import later

SELDOM_USED = """\
import sys
WORD = 'real'
class Coin:
    def __init__(self, worth):
        self.worth = worth
    @classmethod
    def tossed(cls):
        return cls(1)
"""
THRIFTY = """\
from seldom_used import Coin
def spend(coin: Coin | None = None) -> int:
    return coin.worth if isinstance(coin, Coin) else 0
"""


@pytest.fixture
def unused(monkeypatch, tmp_path):
    (tmp_path / "seldom_used.py").write_text(SELDOM_USED)
    (tmp_path / "big_package.py").write_text("import seldom_used\n")
    (tmp_path / "thrifty_package.py").write_text(THRIFTY)
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for name in ("seldom_used", "big_package", "thrifty_package"):
        sys.modules.pop(name, None)


def test_a_module_is_imported_when_something_of_it_is_used(unused):
    with later({"seldom_used": ()}):
        package = importlib.import_module("big_package")
    assert "seldom_used" not in sys.modules
    assert package.seldom_used.WORD == "real"
    assert sys.modules["seldom_used"] is not package.seldom_used


def test_used_at_once_it_is_imported_at_once(unused):
    with later({"seldom_used": ()}):
        from seldom_used import WORD
    assert WORD == "real"
    assert sys.modules["seldom_used"].WORD == "real"


def test_what_is_missing_there_is_missing_here(unused):
    with later({"seldom_used": ()}):
        package = importlib.import_module("big_package")
    with pytest.raises(AttributeError, match="nothing_such"):
        package.seldom_used.nothing_such  # noqa: B018


def test_what_is_imported_already_stays():
    with later({"subprocess": ()}):
        assert sys.modules["subprocess"] is subprocess
    assert sys.modules["subprocess"] is subprocess


def test_a_class_imported_by_its_name_waits_too(unused):
    with later({"seldom_used": ("Coin",)}):
        package = importlib.import_module("thrifty_package")
        assert isinstance(sys.modules["seldom_used"], ModuleType)
    assert "seldom_used" not in sys.modules
    assert package.spend() == 0  # which asks whether None is one

    real = sys.modules["seldom_used"]
    assert real.Coin is not package.Coin
    assert type(package.Coin(3)) is type(package.Coin.tossed()) is real.Coin
    assert package.spend(real.Coin(3)) == 3


def test_a_class_may_be_used_while_others_are_imported(unused):
    with later({"seldom_used": ("Coin",)}):
        package = importlib.import_module("thrifty_package")
        assert package.Coin(3).worth == 3
    assert sys.modules["seldom_used"].WORD == "real"
