"""Errors have the codes that their sources say, compiled too."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from deckcli.core.errors import DeckcliError

PACKAGE = Path(__file__).parents[2] / "deckcli"
SIGNS = ("DeckcliError", "    code = ")
FILES = [
    path for path in PACKAGE.rglob("*.py") if any(sign in path.read_text("utf-8") for sign in SIGNS)
]


def module_of(path):
    return path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")


def codes():
    """What classes set `code` to, by module and name."""
    return {
        (module_of(path), node.name): ast.literal_eval(line.value)
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.Assign | ast.AnnAssign)
        and ast.unparse(line).startswith(("code =", "code:"))
    }


def kinds(kind):
    for one in kind.__subclasses__():
        yield one
        yield from kinds(one)


def errors():
    """Every kind of error, with the code of the nearest class that has one in its source."""
    for path in FILES:
        import_module(module_of(path))
    written = codes()
    for kind in dict.fromkeys(kinds(DeckcliError)):
        family = [(one.__module__, one.__name__) for one in kind.__mro__]
        yield pytest.param(kind, next(written[one] for one in family if one in written))


@pytest.mark.parametrize(("kind", "code"), list(errors()))
def test_an_error_has_the_code_of_its_source(kind, code):
    error = kind.__new__(kind)
    DeckcliError.__init__(error, "gone")  # whatever its own constructor takes

    assert (kind.code, error.code) == (code, code)
    assert str(error).startswith(f"error[{code}]: gone")
