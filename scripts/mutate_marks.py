"""Marks in a program: lines that note whether they were reached, one for each run of statements."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Mark = tuple[str, int]  # a file from the root of the repository, and a line

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
NOTES = "__reached__"  # in every file with marks: as many bytes as there are marks

# In the package with marks. Processes that tests start, and kill, note what they reach in the same
# file as the tests themselves.
NOTEBOOK = """\
import mmap
import os

if "MUTATE_NOTES" in os.environ:
    with open(os.environ["MUTATE_NOTES"], "r+b") as file:
        NOTES = mmap.mmap(file.fileno(), 0)
else:
    NOTES = bytearray({count})
"""


class Statement(NamedTuple):
    """A statement inside a function."""

    node: ast.stmt
    mark: int  # the line of its mark
    function: str
    returns: str  # what the function says that it returns


def statements(tree: ast.Module) -> Iterator[Statement]:
    """All statements inside functions, those of inner functions too."""
    yield from _outside(tree, "")


def _outside(node: ast.AST, name: str) -> Iterator[Statement]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTION):
            yield from _below(child, name, "")
        elif isinstance(child, ast.ClassDef):
            yield from _outside(child, f"{name}.{child.name}".lstrip("."))


def _below(node: ast.AST, name: str, returns: str) -> Iterator[Statement]:
    if isinstance(node, FUNCTION):
        name = f"{name}.{node.name}".lstrip(".")
        returns = ast.unparse(node.returns) if node.returns else ""
    for block in _blocks(node):
        for statement, mark in _marked(block):
            yield Statement(statement, mark, name, returns)
            yield from _below(statement, name, returns)


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks directly below a statement."""
    for name in ("body", "orelse", "finalbody"):
        if isinstance(getattr(node, name, None), list):
            yield getattr(node, name)
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield part.body


def _marked(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, int]]:
    """Each statement of a block with the line of its mark; docstrings are none."""
    mark = 0
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        mark = mark or statement.lineno
        yield statement, mark
        if any(True for _ in _blocks(statement)):
            mark = 0  # what follows may be left out


def with_marks(text: str, first: int) -> tuple[str, list[int]]:
    """A source that notes what it reaches, from this byte on, and the lines of its marks."""
    tree = ast.parse(text)
    lines: list[int] = []
    for node in ast.walk(tree):
        if isinstance(node, FUNCTION):
            _mark_blocks(node, lines, first)
    if lines:
        at = sum(1 for node in tree.body if _comes_first(node))
        notebook = ast.parse(f"from deckcli._notebook import NOTES as {NOTES}").body
        tree.body[at:at] = notebook
    return ast.unparse(ast.fix_missing_locations(tree)), lines


def _mark_blocks(node: ast.AST, lines: list[int], first: int) -> None:
    """Put marks into the blocks below a statement; inner functions are walked on their own."""
    for block in _blocks(node):
        marked = list(_marked(block))
        for statement, mark in marked:
            if not isinstance(statement, FUNCTION):
                _mark_blocks(statement, lines, first)
            if statement.lineno == mark:
                note = ast.parse(f"{NOTES}[{first + len(lines)}] = 1").body[0]
                block.insert(block.index(statement), note)
                lines.append(mark)


def _comes_first(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # the docstring
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"
