"""Modules that wait until something of them is used."""

import importlib
import subprocess
import sys

import pytest

from deckcli.core.later import later


@pytest.fixture
def unused(monkeypatch, tmp_path):
    (tmp_path / "seldom_used.py").write_text("import sys\nWORD = 'real'\n")
    (tmp_path / "big_package.py").write_text("import seldom_used\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for name in ("seldom_used", "big_package"):
        sys.modules.pop(name, None)


def test_a_module_is_imported_when_something_of_it_is_used(unused):
    with later("seldom_used"):
        package = importlib.import_module("big_package")
    assert "seldom_used" not in sys.modules
    assert package.seldom_used.WORD == "real"
    assert sys.modules["seldom_used"] is not package.seldom_used


def test_used_at_once_it_is_imported_at_once(unused):
    with later("seldom_used"):
        from seldom_used import WORD
    assert WORD == "real"
    assert sys.modules["seldom_used"].WORD == "real"


def test_what_is_missing_there_is_missing_here(unused):
    with later("seldom_used"):
        package = importlib.import_module("big_package")
    with pytest.raises(AttributeError, match="nothing_such"):
        package.seldom_used.nothing_such  # noqa: B018


def test_what_is_imported_already_stays():
    with later("subprocess"):
        assert sys.modules["subprocess"] is subprocess
    assert sys.modules["subprocess"] is subprocess
