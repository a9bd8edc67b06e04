"""The script that makes the program wrong: what it changes, and whose fate it tells."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture(scope="module", autouse=True)
def found_scripts():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        yield


@pytest.fixture
def places():
    return import_module("mutate_places")


def changes_of(places, text, path="one.py"):
    """Everything that can be made of a source."""
    source = places.Source(path, text)
    mentions = dict[str, set]()
    for name, mark in source.mentions():
        mentions.setdefault(name, set()).add(mark)
    return [change for place in source.places() if (change := place.change(mentions))]


@pytest.mark.parametrize(
    ("line", "kind", "made"),
    [
        ("if a < b: pass", "comparison swapped", ["if (a > b): pass"]),
        ("if a < b: pass", "boundary moved", ["if (a <= b): pass"]),
        ("if a < b: pass", "condition negated", ["if not (a < b): pass"]),
        ("if a == b: pass", "boundary moved", []),
        ("a = b and c", "and/or swapped", ["a = (b or c)"]),
        ("a = b and c", "condition left out", ["a = (c)", "a = (b)"]),
        ("a = b[0]", "constant changed", ["a = b[1]", "a = b[(-1)]"]),
        ("a = True", "constant changed", ["a = False"]),
        ("a = b + c", "operator swapped", ["a = (b - c)"]),
        ("a = b + [c]", "operator swapped", []),
        ("a += 2", "operator swapped", ["a -= 2"]),
        ("a = min(b, c)", "function swapped", ["a = (max(b, c))"]),
        ("a = not b", "sign left out", ["a = (b)"]),
        ("a.b = c", "statement deleted", ["pass"]),
        ("a = c", "statement deleted", []),
        ("f(a)", "statement deleted", ["pass"]),
        ("a = [b for b in c if b]", "condition negated", ["a = [b for b in c if not (b)]"]),
        ("a = f'{b + 1}'", "constant changed", []),
        ("assert a < b", "comparison swapped", []),
        ("return a", "return value changed", ["return (a) + 1"]),
        ("return 'ü' + str(a < b)", "comparison swapped", ["return 'ü' + str((a > b))"]),
    ],
)
def test_a_statement_is_changed_in_small_ways(places, line, kind, made):
    changes = changes_of(places, f"def f(a, b, c) -> int:\n    {line}\n")
    ours = [change for change in changes if change.kind == kind]

    assert [change.new for change in ours] == made
    for change in ours:
        assert change.text == f"def f(a, b, c) -> int:\n    {change.new}\n"
        assert (change.line, change.function, change.old) == (2, "f", line)


def test_a_constant_is_reached_where_it_is_named(places):
    text = "SIZE: Final = 6\n\n\ndef one():\n    return SIZE\n\n\ndef other():\n    return 1\n"
    changes = [change for change in changes_of(places, text) if not change.function]

    assert [change.new for change in changes] == ["SIZE: Final = 7", "SIZE: Final = 5"]
    assert {mark for change in changes for mark in change.marks} == {("one.py", 5)}


def test_a_seed_chooses_and_every_file_has_its_turn(places, tmp_path):
    for name in "abc":
        lines = "".join(f"    x.y = {number}\n" for number in range(9))
        (tmp_path / f"{name}.py").write_text(f"def f(x):\n{lines}", encoding="utf-8")
    drawn = [places.chosen(tmp_path, ["a.py", "b.py", "c.py"], 6, seed) for seed in (1, 1, 2)]

    assert drawn[0] == drawn[1] != drawn[2]
    assert sorted(change.path for change in drawn[0]) == [
        "a.py",
        "a.py",
        "b.py",
        "b.py",
        "c.py",
        "c.py",
    ]
    assert len(set(map(str, drawn[0]))) == 6


BRANCHES = '''\
"""A docstring."""
from __future__ import annotations

def sign(number):
    """Another."""
    if number > 0:
        found = 1
        return found
    for _ in range(number):
        found = 2
    else:
        found = 3
    return found
'''


@pytest.mark.parametrize(("number", "lines"), [(1, {6, 7}), (-1, {6, 9, 12, 13})])
def test_marks_tell_what_was_reached(monkeypatch, number, lines):
    text, marks = import_module("mutate_marks").with_marks(BRANCHES, 2)
    notebook = ModuleType("deckcli._notebook")
    notebook.NOTES = bytearray(2 + len(marks))
    monkeypatch.setitem(sys.modules, "deckcli._notebook", notebook)
    scope = {}
    exec(text, scope)
    assert not any(notebook.NOTES)
    scope["sign"](number)

    assert {line for line, noted in zip(marks, notebook.NOTES[2:], strict=True) if noted} == lines


ENGINE = """\
def least(numbers):
    found = numbers[0]
    for number in numbers:
        if number < found:
            found = number
    return found


def countdown(number):
    while number:
        number -= 1
    return number


def unused(number):
    return number + 1
"""
TESTS = """\
from deckcli.engine.code import countdown, least

def test_least():
    assert least([2, 1]) == 1

def test_countdown():
    assert countdown(3) == 0

def test_that_fails_anyway():
    assert countdown(3) == 1
"""


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A small program with tests; the script finds it and draws nothing but the changes wanted."""
    files = {
        "deckcli/__init__.py": "",
        "deckcli/engine/code.py": ENGINE,
        "tests/engine/test_code.py": TESTS,
    }
    for name, text in files.items():
        file = tmp_path / "tree" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    mutate = import_module("mutate")
    monkeypatch.setattr(mutate, "ROOT", tmp_path / "tree")
    asked = ["--tests", "tests/engine", "--kept", str(tmp_path / "kept"), "--cpu", "3", "-j", "2"]

    def run(*wanted, more=()):
        def drawn(root, files, number, seed):
            changes = changes_of(import_module("mutate_places"), ENGINE, *files)
            return [one for one in changes if one.new in wanted]

        monkeypatch.setattr(mutate, "chosen", drawn)
        return mutate.main([*asked, *more])

    return run


def test_some_rulings_are_tried_first():
    trial, reach = import_module("mutate_trial"), import_module("mutate_reach")
    rulings = [
        reach.Test(f"tests/rulings/test_all.py::{number}", number, 1) for number in range(700)
    ]
    direct, others = (
        [*rulings, reach.Test("tests/x.py::one", 1, 1)],
        [reach.Test("tests/x.py::two", 1, 0)],
    )

    class Known:
        marks = ()

        def at(self, marks):
            return direct, others

    first, units, later, indirect = trial.stages_of(Known(), Known())
    assert [len(stage) for stage in (first, units, later, indirect)] == [234, 1, 466, 1]
    assert sorted([*first, *later], key=rulings.index) == rulings
    assert (units, indirect) == (direct[-1:], others)


def test_the_fate_of_mutants(tree, tmp_path, capsys):
    status = tree("if (number > found):", "if (number <= found):", "pass", "return (number - 1)")
    out, err = capsys.readouterr()

    assert status == 1
    assert "does not count: tests/engine/test_code.py::test_that_fails_anyway\n" in err
    assert "code.py:4 comparison swapped: killed by tests/engine/test_code.py::test_least" in err
    assert (
        out
        == """\
out of time:
  deckcli/engine/code.py:11 statement deleted; 1 test reaches it in test 1 of 1, tests/engine/test_code.py::test_countdown
deckcli/engine/code.py countdown: number -= 1 -> pass

survived:
  deckcli/engine/code.py:4 boundary moved; 1 test reaches it
deckcli/engine/code.py least: if number < found: -> if (number <= found):

  deckcli/engine/code.py:16 operator swapped; no test reaches it
deckcli/engine/code.py unused: return number + 1 -> return (number - 1)

4 mutants: 1 killed, 1 out of time, 2 survived, 0 accepted
"""
    )
    known = tmp_path / "known.txt"
    line = "deckcli/engine/code.py least: if number < found: -> if (number <= found):"
    known.write_text(f"{line}  # both are least then\n", encoding="utf-8")
    again = tree("if (number <= found):", more=["--accepted", str(known)])
    out, err = capsys.readouterr()

    assert (again, out) == (0, "1 mutant: 0 killed, 0 out of time, 0 survived, 1 accepted\n")
    assert "looked at" not in err  # which tests reach what was kept
