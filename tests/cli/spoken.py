"""What the program says, read from its source: errors, findings, hints, prompts, headings.

A text is found by its place: the arguments of errors and problems, `hint=`, and those of TOLD. What
fills a slot is written as 7, but for words that stand in the code: of `x if y else z`, of a name
that was given a text before, of a function beside it that returns one, each is read.
"""

import ast
import re
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import islice, product
from pathlib import Path

ROOT = Path(__file__).parents[2] / "deckcli"
FILLED = "7"
MOST = 24  # readings of one text
DEEPEST = 2  # names within names
TOLD = {  # which arguments are texts
    "Problem": (0, 2), "Misread": (0, 2), "said": (0,), "session.say": (0,), "Unreadable": (1,),
    "complaint": (0,), "bad_query": (2, 3), "_refused": (1,), "_Unknown": (0,), "_say": (0,),
    "ask": (0,), "_read": (0,), "BotLost": (1,), "Block": (0,), "Side": (0,), "Row": (0,),
    "NotPlayed": (0,), "damaged": (1,), "only": (2,), "one_of": (2,), "_known_claim": (2,),
    "_wrong": (3,), "_tell_interruption": (1,), "_syntax": (3,),
}  # fmt: skip
KEYWORDS = ("hint", "message")
WITHIN = {  # texts that are told within another one
    "NotPlayed": f"{FILLED} has {{}}",
    "_tell_interruption": "{}; without --store nothing is kept",
}
ATTRIBUTES = {
    "unit": ("pair", "rotation"),
    "where": ("", " in the side deck"),
    "purpose": ("to play", "to activate", f"for {FILLED}"),
}

Words = dict[str, list[ast.expr]]
Told = tuple[ast.expr, str]


def texts_told() -> Iterator[tuple[str, str]]:
    """The place and the words of everything that is told."""
    texts = _sources()
    told = dict.fromkeys(_errors(texts.values()), (0,)) | TOLD
    marks = re.compile(rf"\b(hint=|message=|(session\.)?({'|'.join(told)})\()")
    for path, text in texts.items():
        if marks.search(text):
            tree = ast.parse(text)
            known, functions = _assigned(tree.body), _texts_made(tree)
            for scope, nodes in _told_in(tree, told, KEYWORDS).items():
                reader = _Reader(known | _assigned(ast.walk(scope)), functions)
                for node, form in nodes:
                    for reading in islice(reader.readings(node), MOST):
                        yield f"{path}:{node.lineno}", form.format(reading)


def texts_printed() -> Iterator[tuple[str, str]]:
    """Those that are printed as they stand, in English whoever reads them."""
    for path, text in _sources().items():
        if "print(" in text or "last_words(" in text:
            told = _told_in(ast.parse(text), {"print": (0,), "last_words": (0,)}, ())
            for nodes in told.values():
                for node, _ in nodes:
                    for reading in islice(_Reader({}, {}).readings(node), MOST):
                        yield f"{path}:{node.lineno}", reading


class _Reader:
    """Reads texts in one function, by what its names stand for and what others return."""

    def __init__(self, words: Words, functions: dict[str, ast.FunctionDef], depth: int = 0) -> None:
        self.words, self.functions, self.depth = words, functions, depth

    def readings(self, node: ast.expr) -> Iterator[str]:
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.IfExp(body=one, orelse=other):
                yield from self._each([one, other])
            case ast.BoolOp(values=values):
                yield from self._each(values)
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                yield from self._joined([left, right])
            case ast.JoinedStr(values=values):
                yield from self._joined(values)
            case ast.FormattedValue(value=ast.BinOp()):
                yield FILLED
            case ast.FormattedValue(value=value):
                yield from self.readings(value)
            case _:
                yield from self._followed(node)

    def _followed(self, node: ast.expr) -> Iterator[str]:
        """What stands elsewhere: behind a name, an attribute, or in what is called."""
        match node:
            case ast.Call(func=ast.Name("plural"), args=[_, *nouns]):
                yield f"{FILLED} {_plural(nouns)}"
            case ast.Call(func=ast.Name(id=name)) if self._goes_on(name, self.functions):
                yield from self._returned(self.functions[name])
            case ast.Name(id=name) if self._goes_on(name, self.words):
                yield from _Reader(self.words, self.functions, self.depth + 1)._each(
                    self.words[name]
                )
            case ast.Attribute(attr=name) if name in ATTRIBUTES:
                yield from ATTRIBUTES[name]
            case _:
                yield FILLED

    def _goes_on(self, name: str, known: Container[str]) -> bool:
        return self.depth < DEEPEST and name in known

    def _returned(self, function: ast.FunctionDef) -> Iterator[str]:
        nodes = list(ast.walk(function))
        inner = _Reader(self.words | _assigned(nodes), self.functions, self.depth + 1)
        returned = [node.value for node in nodes if isinstance(node, ast.Return)]
        return inner._each([value for value in returned if value])

    def _each(self, nodes: Iterable[ast.expr]) -> Iterator[str]:
        for node in nodes:
            yield from self.readings(node)

    def _joined(self, parts: Iterable[ast.expr]) -> Iterator[str]:
        readings = [list(islice(self.readings(part), MOST)) for part in parts]
        yield from map("".join, product(*readings))


def _sources() -> dict[str, str]:
    files = sorted(ROOT.rglob("*.py"))
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


def _errors(texts: Iterable[str]) -> set[str]:
    """The names of all errors that a user is shown."""
    classes = [
        one for text in texts for one in re.findall(r"^class (\w+)\((\w+)\)", text, re.MULTILINE)
    ]
    found = {"DeckcliError"}
    while more := {name for name, base in classes if base in found} - found:
        found |= more
    return found


def _texts_made(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions of a module that return a text."""
    return {
        node.name: node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and isinstance(node.returns, ast.Name)
        and node.returns.id == "str"
    }  # fmt: skip


def _told_in(
    tree: ast.Module, told: dict[str, tuple[int, ...]], keywords: Sequence[str]
) -> dict[ast.AST, list[Told]]:
    """What is told, by the function that tells it."""
    found: dict[ast.AST, list[Told]] = {}

    def look(node: ast.AST, scope: ast.AST) -> None:
        for inner in ast.iter_child_nodes(node):
            if isinstance(inner, ast.Call) and (texts := list(_told(inner, told, keywords))):
                found.setdefault(scope, []).extend(texts)
            look(inner, inner if isinstance(inner, ast.FunctionDef) else scope)

    look(tree, tree)
    return found


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id="session"), attr="say"):
            return "session.say"
        case ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _told(
    call: ast.Call, told: dict[str, tuple[int, ...]], keywords: Sequence[str]
) -> Iterator[Told]:
    name = _name(call)
    form = WITHIN.get(name, "{}")
    yield from ((call.args[at], form) for at in told.get(name, ()) if at < len(call.args))
    yield from ((one.value, "{}") for one in call.keywords if one.arg in keywords)


def _assigned(nodes: Iterable[ast.AST]) -> Words:
    """What names stand for."""
    found: Words = {}
    for node in nodes:
        for name, value in _pairs(node):
            found.setdefault(name, []).append(value)
    return found


def _pairs(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            yield from zip(map(ast.unparse, names), values, strict=False)
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            yield name, value
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield ast.unparse(target), value
        case ast.For(target=ast.Name(id=name), iter=ast.Tuple(elts=values)):
            yield from ((name, value) for value in values)


def _plural(nouns: Sequence[ast.expr]) -> str:
    match nouns:
        case [ast.Constant(value=str(one))]:
            return f"{one}s"
        case [_, ast.Constant(value=str(several))]:
            return several
        case _:
            return "cards"
