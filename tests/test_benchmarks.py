"""What is measured is what users get: an installed copy, never the checkout."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def check_benchmark():
    spec = importlib.util.spec_from_file_location("check_benchmark", ROOT / "benchmarks/check.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_package_with_its_data_inside_is_an_installed_copy(check_benchmark, tmp_path):
    (tmp_path / "deckcli" / "_data").mkdir(parents=True)

    assert check_benchmark.is_installed_copy(tmp_path / "deckcli")
    assert not check_benchmark.is_installed_copy(ROOT / "deckcli")
    assert not check_benchmark.is_installed_copy(None)


def test_the_package_is_looked_for_outside_the_checkout(check_benchmark, monkeypatch, tmp_path):
    """`python -m` looks into the folder it is run in first."""
    (tmp_path / "other" / "deckcli").mkdir(parents=True)
    (tmp_path / "other" / "deckcli" / "__init__.py").touch()
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "other")

    assert check_benchmark.package_folder(tmp_path / "elsewhere") != tmp_path / "other" / "deckcli"
    assert check_benchmark.package_folder(tmp_path / "other") == tmp_path / "other" / "deckcli"


@pytest.mark.parametrize(
    ("package", "message"),
    [(ROOT / "deckcli", "is not installed as a copy"), (None, "is not installed;")],
)
def test_anything_else_is_not_measured(check_benchmark, monkeypatch, capsys, package, message):
    monkeypatch.setattr(check_benchmark, "package_folder", lambda _: package)

    assert check_benchmark.main() == 2
    assert message in capsys.readouterr().err
