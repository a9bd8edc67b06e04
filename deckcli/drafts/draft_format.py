"""Draft formats: `card_data/<game>/drafts/<name>.yaml`, read, checked and found by name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from deckcli import games
from deckcli.catalog.loading import game_folders
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.errors import UnknownName
from deckcli.core.files import Source, Unreadable, may_be_file, read_source
from deckcli.core.findings import Problem
from deckcli.core.printable import all_printable
from deckcli.core.text import known_words, meant
from deckcli.core.yaml_source import Document, read_yaml
from deckcli.core.yaml_source import Path as YamlPath
from deckcli.drafts.errors import BadDraft
from deckcli.games.library import Library


@dataclass(frozen=True, slots=True)
class RuleOption:
    """A point on which players differ; `--rule name=value` decides it."""

    name: str
    of: tuple[str, ...]  # the first is the default
    text: str


@dataclass(frozen=True, slots=True)
class DraftFormat:
    """A format file: what is drafted, in which stages, and what becomes of the picks."""

    key: str  # game/name
    game: str
    data: Mapping[str, Any]
    rules: Mapping[str, RuleOption] = field(default_factory=dict)
    path: str = ""  # of a user's own file

    @property
    def name(self) -> str:
        title: str = self.data["name"]["en"]
        return title

    @property
    def summary(self) -> str:
        text: str = self.data["summary"]
        return text

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players the format is meant for."""
        return self.data["players"]["min"], self.data["players"]["max"]

    @property
    def digest(self) -> str:
        text = json.dumps(self.data, ensure_ascii=False, sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def decided(self, asked: Mapping[str, str]) -> dict[str, str]:
        """Every rule with its value; raises BadDraft for unknown rules or values."""
        for name, value in asked.items():
            if name not in self.rules:
                message = f"the format {self.key} has no rule {name!r}"
                hint = known_words(name, self.rules, "rules") if self.rules else "it has no rules"
                raise BadDraft(message, hint=hint)
            if value not in self.rules[name].of:
                hint = known_words(value, self.rules[name].of, "values")
                raise BadDraft(f"{value!r} is no value of the rule {name}", hint=hint)
        return {name: asked.get(name, rule.of[0]) for name, rule in self.rules.items()}

    def under(self, decided: Mapping[str, str]) -> dict[str, Any]:
        """Box, supply and stages with every `{rule: …}` replaced by what its value stands for."""
        return {key: _resolved(self.data[key], decided) for key in _BY_RULES}


_BY_RULES = ("box", "supply", "stages")


def _resolved(value: Any, decided: Mapping[str, str]) -> Any:
    """`{rule: swap}` is the value itself; `{rule: dice, pair: true, any: false}` looks it up."""
    if isinstance(value, list):
        return [_resolved(item, decided) for item in value]
    if not isinstance(value, dict):
        return value
    if "rule" in value:
        chosen = decided[value["rule"]]
        return value.get(chosen, chosen)
    return {key: _resolved(item, decided) for key, item in value.items()}


def format_files(library: Library) -> dict[str, Path]:
    """All available formats: `game/name` -> file; a user's file hides a built-in one."""
    return {
        f"{game}/{file.stem}": file
        for game in games.keys()
        for folder in game_folders(library.folders, game)
        for file in sorted((folder / "drafts").glob("*.yaml"))
    }


def open_format(argument: str, library: Library) -> DraftFormat:
    """A format by `game/name` or by file; raises UnknownName or BadDraft."""
    files = format_files(library)
    if argument in files:
        return _read(str(files[argument]), argument)
    if Path(argument).suffix in (".yaml", ".yml") and may_be_file(argument):
        return replace(_read(argument, ""), path=argument)
    raise UnknownName(
        f"no draft format is called {argument!r}",
        hint=known_words(argument, files, "formats"),
    )


def _read(path: str, key: str) -> DraftFormat:
    try:
        document = read_yaml(read_source(path))
    except Unreadable as trouble:
        raise BadDraft(trouble.message, where=str(trouble.place)) from trouble
    return format_of(document, key)


def format_from_text(text: str, *, path: str = "format.yaml", key: str = "") -> DraftFormat:
    """A format that is already in memory."""
    return format_of(read_yaml(Source(path, text)), key)


def format_of(document: Document, key: str = "") -> DraftFormat:
    """The format in a YAML document; raises BadDraft if it does not satisfy the schema."""
    for problem in schema_problems("draft", document.value):
        raise _broken(document, problem)
    data = all_printable(document.value)
    rules = {
        name: RuleOption(name, tuple(str(value) for value in entry["of"]), entry["text"])
        for name, entry in data.get("rules", {}).items()
    }
    for problem in _loose_ends(data, rules):
        raise _broken(document, problem)
    game = games.known(data["game"])
    return DraftFormat(key or f"{game}/{Path(document.source.path).stem}", game, data, rules)


def _loose_ends(data: Mapping[str, Any], rules: Mapping[str, RuleOption]) -> list[Problem]:
    """What a schema cannot check: piles and rules that are used but not defined."""
    found = []
    for index, entry in enumerate(data["stages"]):
        source = entry.get("from")
        if source is not None and source not in data["supply"]:
            message = f'no supply is called "{source}"'
            hint = meant(source, data["supply"], quote="")
            found.append(Problem(message, ("stages", index, "from"), hint))
    for key in _BY_RULES:
        for path, name in _rules_named(data[key], (key,)):
            if name not in rules:
                hint = meant(name, rules, quote="")
                found.append(Problem(f'no rule is called "{name}"', path, hint))
    return found


def _rules_named(value: Any, path: YamlPath) -> Iterator[tuple[YamlPath, str]]:
    """Every `{rule: …}` with its place."""
    if isinstance(value, dict) and isinstance(value.get("rule"), str):
        yield path, value["rule"]
    elif isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _rules_named(item, (*path, key))


def _broken(document: Document, problem: Problem) -> BadDraft:
    place = document.place(problem.at)
    return BadDraft(f"the draft format is wrong: {problem.message}", where=str(place),
                    hint=problem.hint)  # fmt: skip
