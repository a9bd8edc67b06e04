"""Where a program can be made wrong in a small way, and how: what `mutate.py` chooses from."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from mutate_marks import FUNCTION, Mark, Statement, statements

_BOUNDARIES = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
_COMPARISONS = {
    ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_OPERATORS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_RETURNED = {"bool": "not ({})", "int": "({}) + 1", "str": '""', "list": "[]", "dict": "{{}}"}
_EMPTY = ("None", "[]", "{}", "''")
_NO_NUMBERS = (ast.List, ast.ListComp, ast.Tuple, ast.Dict, ast.JoinedStr)

Found = Iterator[tuple[ast.AST, str, str]]  # a node, the kind of change, what stands there then
Mentions = dict[str, set[Mark]]  # of names in upper case


@dataclass(frozen=True)
class Change:
    """One small change of one file. `marks` tell whether the place is reached."""

    path: str
    line: int
    function: str
    kind: str
    old: str  # the lines around the place, as one
    new: str
    marks: frozenset[Mark]
    text: str = field(repr=False)  # the whole file with the change

    def __str__(self) -> str:
        """Without a line number: a survivor that is accepted stays so wherever it moves."""
        return f"{self.path} {self.function or 'module'}: {self.old} -> {self.new}"


class Place:
    """A node of a file and what could stand there; the file is made anew only if it is chosen."""

    def __init__(
        self, source: Source, node: ast.AST, kind: str, new: str, within: Statement | None
    ) -> None:
        self.source, self.node, self.kind, self.new, self.within = source, node, kind, new, within

    def change(self, mentions: Mentions) -> Change | None:
        """The change, or None where nothing comes of it that can be compiled."""
        source, node = self.source, self.node
        first, last = node.lineno, node.end_lineno  # type: ignore[attr-defined]
        start = source.starts[first - 1] + node.col_offset  # type: ignore[attr-defined]
        end = source.starts[last - 1] + node.end_col_offset  # type: ignore[attr-defined]
        whole, top, bottom = source.content, source.starts[first - 1], source.starts[last]
        text = (whole[:start] + self.new.encode() + whole[end:]).decode()
        try:
            compile(text, source.path, "exec", dont_inherit=True)
        except SyntaxError:
            return None
        changed = whole[top:start] + self.new.encode() + whole[end:bottom]
        function = self.within.function if self.within else ""
        marks = {(source.path, self.within.mark)} if self.within else mentions.get(self._name(), ())
        return Change(
            source.path, first, function, self.kind, _one_line(whole[top:bottom]),
            _one_line(changed), frozenset(marks), text,
        )  # fmt: skip

    def _name(self) -> str:
        """Of the constant at the top of a module."""
        return next(name for name, value in self.source.constants() if value is self.node)


def _one_line(content: bytes) -> str:
    return " ".join(content.decode().split())


class Source:
    """A file with everything that can be changed in it."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text, self.content = path, text, text.encode()
        self.tree = ast.parse(text)
        self.starts = [0]  # of the lines; places are counted in bytes
        for line in self.content.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def constants(self) -> Iterator[tuple[str, ast.Constant]]:
        """The numbers at the top of a module: `HAND_SIZE: Final = 6`."""
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                value = node.value
                if isinstance(value, ast.Constant) and type(value.value) is int:
                    yield node.target.id, value

    def mentions(self) -> Iterator[tuple[str, Mark]]:
        """Each name in upper case that stands in a function, and the mark there."""
        for one in statements(self.tree):
            for expression in _own_expressions(one.node):
                for node in ast.walk(expression):
                    name = getattr(node, "id", getattr(node, "attr", ""))
                    if isinstance(name, str) and name.isupper():
                        yield name, (self.path, one.mark)

    def places(self) -> Iterator[Place]:
        for one in statements(self.tree):
            for node, kind, new in self._of_statement(one):
                yield Place(self, node, kind, new, one)
        for _, value in self.constants():
            for kind, new in _of_expression(value):
                yield Place(self, value, kind, new, None)

    def _of_statement(self, one: Statement) -> Found:
        """What can be changed in a statement itself; blocks below it have their own."""
        node = one.node
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Pass):
            return
        if isinstance(node, ast.If | ast.While):
            yield self._negated(node.test)
        elif isinstance(node, ast.Return):
            yield from self._returned(node, one.returns)
        elif isinstance(node, ast.Break | ast.Continue):
            yield node, "jump swapped", "continue" if isinstance(node, ast.Break) else "break"
        elif _is_deed(node):
            yield node, "statement deleted", "pass"
        if isinstance(node, ast.AugAssign) and _are_numbers(node.op, node.value):
            new = ast.AugAssign(node.target, _OPERATORS[type(node.op)](), node.value)
            yield node, "operator swapped", ast.unparse(new)
        for expression in _own_expressions(node):
            yield from self._inside(expression)

    def _negated(self, test: ast.expr) -> tuple[ast.AST, str, str]:
        return test, "condition negated", f"not ({ast.unparse(test)})"

    def _returned(self, node: ast.Return, returns: str) -> Found:
        if node.value is not None and ast.unparse(node.value) not in _EMPTY:
            form = _RETURNED.get(returns.partition("[")[0], "None" if "None" in returns else "")
            if form:
                yield node.value, "return value changed", form.format(ast.unparse(node.value))

    def _inside(self, node: ast.AST) -> Found:
        """What can be changed in an expression; places in f-strings cannot be told."""
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.expr):
            for kind, new in _of_expression(node):
                yield node, kind, new
        if isinstance(node, ast.IfExp):
            yield self._negated(node.test)
        elif isinstance(node, ast.comprehension):
            yield from map(self._negated, node.ifs)
        for child in ast.iter_child_nodes(node):
            yield from self._inside(child)


def _is_deed(node: ast.stmt) -> bool:
    """Whether something is done that would not be missed at once: no name is bound by it."""
    if isinstance(node, ast.Assign):
        return all(isinstance(one, ast.Attribute | ast.Subscript) for one in node.targets)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.AugAssign | ast.Delete | ast.Raise)


def _own_expressions(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, without those of blocks below it and without types."""
    if isinstance(node, (*FUNCTION, ast.ClassDef)):
        return
    for name, value in ast.iter_fields(node):
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.withitem):
                yield one.context_expr
            elif isinstance(one, ast.expr) and name != "annotation":
                yield one


def _are_numbers(operator: ast.operator, *values: ast.expr) -> bool:
    """Whether another operator means something: lists and texts are only ever added."""
    texts = [one for one in values if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    lists = [one for one in values if isinstance(one, _NO_NUMBERS)]
    return type(operator) in _OPERATORS and not texts and not lists


def _of_expression(node: ast.expr) -> Iterator[tuple[str, str]]:
    """The changes of one expression itself."""
    if isinstance(node, ast.Constant):
        yield from _of_constant(node.value)
    elif isinstance(node, ast.Compare):
        yield from _of_comparison(node)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and/or swapped", _text(ast.BoolOp(other, node.values))
        for at in range(len(node.values)):
            left = [*node.values[:at], *node.values[at + 1 :]]
            yield "condition left out", _text(ast.BoolOp(node.op, left) if left[1:] else left[0])
    elif isinstance(node, ast.BinOp) and _are_numbers(node.op, node.left, node.right):
        swapped = ast.BinOp(node.left, _OPERATORS[type(node.op)](), node.right)
        yield "operator swapped", _text(swapped)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield "sign left out", _text(node.operand)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in _FUNCTIONS:
        called = ast.Name(_FUNCTIONS[ast.unparse(node.func)])
        yield "function swapped", _text(ast.Call(called, node.args, node.keywords))


def _of_comparison(node: ast.Compare) -> Iterator[tuple[str, str]]:
    for kind, others in (("comparison swapped", _COMPARISONS), ("boundary moved", _BOUNDARIES)):
        for at, operator in enumerate(node.ops):
            if type(operator) in others:
                operators = node.ops[:]
                operators[at] = others[type(operator)]()
                yield kind, _text(ast.Compare(node.left, operators, node.comparators))


def _of_constant(value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, bool):
        yield "constant changed", str(not value)
    elif isinstance(value, int):
        yield "constant changed", str(value + 1)
        yield "constant changed", str(value - 1) if value else "(-1)"


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def chosen(root: Path, files: Sequence[str], number: int, seed: int) -> list[Change]:
    """So many changes, spread: each file has its turn before one has its second.

    In a file any kind of change is as likely as any other.
    """
    sources = [Source(path, (root / path).read_text(encoding="utf-8")) for path in sorted(files)]
    mentions: Mentions = {}
    for source in sources:
        for name, mark in source.mentions():
            mentions.setdefault(name, set()).add(mark)
    rng = random.Random(seed)
    left = [list(source.places()) for source in sources]
    taken: list[Change] = []
    while len(taken) < number and any(left):
        rng.shuffle(left)
        for places in left:
            change = _drawn(places, rng).change(mentions) if places else None
            if change is not None and len(taken) < number:
                taken.append(change)
    return taken


def _drawn(places: list[Place], rng: random.Random) -> Place:
    """Take one out."""
    kind = rng.choice(sorted({place.kind for place in places}))
    place = rng.choice([place for place in places if place.kind == kind])
    places.remove(place)
    return place
