"""Mistakes of the compiler that the source must not run into."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "deckcli"
LAYERS = ("core", "engine", "games", "bots", "matches")  # those with modules to compile
COMPILED = [file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py")]


def shifted_constants(source):
    """Shifts such as `1 << n`: with a machine word for n they are cut off at 32 bits."""
    if "<<" not in source:  # reading it takes long
        return []
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


@pytest.mark.parametrize(("source", "found"), [
    ("mask |= 1 << n", [1]),
    ("mask = (\n  2 << seat + 1)", [2]),
    ("bit = 1\nbit <<= n", []),
    ("m >> n & 1", []),
    ("1 << 31", []),
    ("value << 10 | other", []),
])  # fmt: skip
def test_what_counts_as_a_shifted_constant(source, found):
    assert shifted_constants(source) == found


def test_no_constant_is_shifted_by_a_variable():
    """Write `bit = 1` and `bit <<= n`, or `mask >> n & 1`."""
    found = {
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in COMPILED
        for line in shifted_constants(path.read_text(encoding="utf-8"))
    }

    assert found == set()


def generators(source):
    """The names of functions that yield."""
    if "yield" not in source:
        return set()
    return {
        function.name
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))
    }


def searched_generators(source, names):
    """Tests such as `x in found()`: a compiled generator does not know what it contains."""
    if not any(f"{name}(" in source for name in names):
        return []
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for operator, right in zip(node.ops, node.comparators, strict=True)
        if isinstance(operator, ast.In | ast.NotIn)
        and isinstance(right, ast.Call)
        and getattr(right.func, "id", getattr(right.func, "attr", "")) in names
    ]


@pytest.mark.parametrize(("source", "found"), [
    ("x in found()", [1]),
    ("if (\n  x not in self.found(1)): pass", [2]),
    ("x in list(found())", []),
    ("x in listed()", []),
    ("any(one == x for one in found())", []),
])  # fmt: skip
def test_what_counts_as_a_searched_generator(source, found):
    functions = "def found(): yield 1\ndef listed(): return [1]"

    assert searched_generators(source, generators(functions)) == found


def test_no_generator_is_searched():
    """Write `x in list(found())`."""
    sources = {path: path.read_text(encoding="utf-8") for path in COMPILED}
    everywhere = {name for text in sources.values() for name in generators(text) if name[0] != "_"}
    found = {
        f"{path.relative_to(PACKAGE)}:{line}"
        for path, source in sources.items()
        for line in searched_generators(source, everywhere | generators(source))
    }

    assert found == set()


def reused_errors(source):
    """Names that one function gives to errors of several kinds: compiled, the first kind counts."""
    found = []
    if source.count("except ") < 2:
        return found
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            kinds = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name:
                    kind = ast.unparse(node.type)
                    if kinds.setdefault(node.name, kind) != kind:
                        found.append(node.lineno)
    return found


@pytest.mark.parametrize(("body", "found"), [
    ("except A as error: pass\n  except B as error: pass", [4]),
    ("except A as error: pass\n  except B as other: pass", []),
    ("except A as error: pass\n  try: pass\n  except A as error: pass", []),
    ("except A: pass\n  except (B, C) as error: pass", []),
])  # fmt: skip
def test_what_counts_as_a_reused_error(body, found):
    assert reused_errors(f"def read():\n  try: pass\n  {body}") == found


def test_no_name_is_given_to_errors_of_several_kinds():
    """In layers that are compiled as a whole: of the others it would forbid too much."""
    found = {
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in COMPILED
        if path.relative_to(PACKAGE).parts[0] not in {"core", "matches"}
        for line in reused_errors(path.read_text(encoding="utf-8"))
    }

    assert found == set()
