"""Makes a catalog from card files: reads them, checks schema and rules, caches the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from deckcli.catalog import card_rules
from deckcli.catalog.cache import Cache, digest_of
from deckcli.catalog.catalog import CardDef, Catalog, Index, card_names, name_index
from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.kept_cards import packed, unpacked
from deckcli.catalog.kept_names import KeptNames, packed_names
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable, read_source
from deckcli.core.findings import Finding, Problem, Severity
from deckcli.core.paths import PACKAGE, data_folder
from deckcli.core.rules import Rule, RuleBook
from deckcli.core.text import plural
from deckcli.core.yaml_source import Document, KeyPath, Span, read_yaml
from deckcli.core.yaml_source import Path as YamlPath


class CardDataError(DeckcliError):
    """Card data with errors; nothing can be checked or played with it."""

    code = "card-data"

    def __init__(self, findings: Sequence[Finding]) -> None:
        first = findings[0]
        more = f"deckcli card check {first.place.path} shows more"
        after = " " if first.hint.endswith("?") else "; "
        super().__init__(
            f"{plural(len(findings), 'error')} in the card data; the first: {first.message}",
            where=str(first.place),
            hint=f"{first.hint}{after}{more}" if first.hint else more,
        )
        self.findings = findings


class Assembly:
    """The card files of one game put together, with everything found wrong on the way."""

    __slots__ = ("catalog", "documents", "findings")

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.documents: list[Document] = []
        self.findings: list[Finding] = []


def game_folders(folders: Iterable[Path], game: str) -> list[Path]:
    """The folders with data of a game: the built-in one first, then the user's."""
    return [folder / game for folder in folders if (folder / game).is_dir()]


def card_files(folders: Iterable[Path], game: str) -> list[Path]:
    return [
        file
        for folder in game_folders(folders, game)
        for file in sorted((folder / "cards").glob("*.yaml"))
    ]


def load(folders: Sequence[Path], game: str, rules: RuleBook, cache: Cache) -> Catalog:
    """The game's catalog, from the cache if nothing has changed; raises CardDataError."""
    files = card_files(folders, game)
    info = info_file(folders, game)
    schemas = [data_folder("schemas") / f"{name}.schema.json" for name in (f"{game}.cards", "game")]
    digest = digest_of([info, *files])
    key = f"{digest}-{digest_of([*schemas, *_code_files(game, rules)])}"
    kept = cache.load(game, key)
    if kept is not None:
        facts, sets, cards = unpacked(kept)
        return Catalog(GameFacts(facts), cards, sets, digest, partial(_kept_index, cache, key))
    sources = [read_or_trouble(str(file)) for file in (info, *files)]
    assembly = assemble(game, sources[0], sources[1:], rules, spans=False)
    if assembly.findings:  # once more, to say where
        assembly = assemble(game, sources[0], sources[1:], rules)
    errors = [finding for finding in assembly.findings if finding.severity is not Severity.ADVICE]
    if errors:
        raise CardDataError(errors)
    made = assembly.catalog
    cache.save(game, key, packed(made.info.data, made.sets, made))
    made.digest = digest
    return made


def _kept_index(cache: Cache, key: str, catalog: Catalog) -> Index:
    """The names of a catalog from the cache, or made and kept for the next deck that needs them."""
    name = f"{catalog.game}.names"
    kept = cache.load(name, key)
    if kept is None:
        kept = packed_names(name_index(catalog))
        cache.save(name, key, kept)
    return KeptNames(kept)


def assemble(
    game: str,
    info: Source | Unreadable,
    sources: Iterable[Source | Unreadable],
    rules: RuleBook,
    *,
    spans: bool = True,
) -> Assembly:
    """Everything in the files and everything wrong with them, sorted by place.

    Without `spans` it takes half the time, and the findings have no places.
    """
    try:
        info_document = read_yaml(_text(info), spans=spans)
    except Unreadable as trouble:
        finding = card_rules.UNREADABLE.finding(trouble.message, trouble.place)
        raise CardDataError([finding]) from trouble
    problems: list[tuple[Rule, Document, Problem]] = [
        (card_rules.SCHEMA, info_document, problem)
        for problem in schema_problems("game", info_document.value)
    ]
    if problems:
        raise CardDataError(sorted(_placed(problems), key=lambda finding: finding.order))
    assembly = Assembly(Catalog(GameFacts(info_document.value), {}, {}))
    for source in sources:
        try:
            document = read_yaml(_text(source), spans=spans, repeats=True)
        except Unreadable as trouble:
            finding = card_rules.UNREADABLE.finding(trouble.message, trouble.place)
            assembly.findings.append(finding)
            continue
        assembly.documents.append(document)
        problems += _document_problems(game, document)
    problems += _repeated_ids(assembly.documents)
    assembly.findings += _placed(problems)
    if not any(rule in (card_rules.SCHEMA, card_rules.NO_GAME) for rule, _, _ in problems):
        files = [document.value for document in assembly.documents]
        assembly.catalog = _catalog(assembly.catalog.info, files)
        assembly.findings += _placed(_rule_problems(assembly, rules))
    assembly.findings.sort(key=lambda finding: finding.order)
    return assembly


def _document_problems(game: str, document: Document) -> list[tuple[Rule, Document, Problem]]:
    found = [
        (card_rules.TWICE, document, Problem(again.message, again.span))
        for again in document.repeated
    ]
    named = document.value.get("game") if isinstance(document.value, dict) else None
    if named != game:
        problem = Problem(f"this is no card file of {game}: its game is {named!r}", ("game",))
        return [*found, (card_rules.NO_GAME, document, problem)]
    problems = schema_problems(f"{game}.cards", document.value)
    return [*found, *((card_rules.SCHEMA, document, problem) for problem in problems)]


def _repeated_ids(documents: Sequence[Document]) -> list[tuple[Rule, Document, Problem]]:
    seen: dict[str, str] = {}
    found = []
    for document in documents:
        for card_id in _cards_of(document):
            first = seen.setdefault(card_id, document.source.path)
            if first != document.source.path:
                where = "/".join(Path(first).parts[-3:])
                problem = Problem(f"{card_id} is already defined in {where}", ("cards", card_id))
                found.append((card_rules.TWICE, document, problem))
    return found


def _rule_problems(assembly: Assembly, rules: RuleBook) -> list[tuple[Rule, Document, Problem]]:
    home = {card: document for document in assembly.documents for card in _cards_of(document)}
    found = []
    for rule in (*card_rules.RULES, *rules):
        if rule.check is None:
            continue
        for problem in rule.check(assembly.catalog):
            card_id = problem.at[0] if problem.at else next(iter(home))
            at: YamlPath = ("cards", *(problem.at or ()))
            if isinstance(problem.at, KeyPath):
                at = KeyPath(at)
            placed = Problem(problem.message, at, problem.hint, problem.fix)
            found.append((rule, home[card_id], placed))
    return found


def _placed(problems: Iterable[tuple[Rule, Document, Problem]]) -> list[Finding]:
    findings = []
    for rule, document, problem in problems:
        if isinstance(problem.at, Span):
            place = document.place_of(problem.at)
        else:
            place = document.place_told(problem.at)
        findings.append(rule.finding(problem.message, place, hint=problem.hint, fix=problem.fix))
    return findings


def _catalog(info: GameFacts, files: Iterable[Any]) -> Catalog:
    cards: dict[str, CardDef] = {}
    sets: dict[str, Any] = {}
    for content in files:
        sets.setdefault(content["set"]["id"], content["set"])
        for card_id, facts in content["cards"].items():
            if card_id not in cards:
                kind = facts.get("kind", info.default_kind)
                set_id = facts.get("set", content["set"]["id"])
                names = card_names(info, facts)
                cards[card_id] = CardDef(card_id, info.game, set_id, kind, names, facts)
    return Catalog(info, cards, sets)


def _cards_of(document: Document) -> Iterable[str]:
    cards = document.value.get("cards") if isinstance(document.value, dict) else None
    return cards if isinstance(cards, dict) else ()


def info_file(folders: Iterable[Path], game: str) -> Path:
    """The `game.yaml` in effect for a game."""
    for folder in game_folders(folders, game):
        if (folder / "game.yaml").is_file():
            return folder / "game.yaml"
    raise DeckcliError(f"the card data of {game} has no game.yaml")


def _code_files(game: str, rules: RuleBook) -> list[Path]:
    """The modules that read card files or have rules for them: a catalog is stale if they change.

    The rule for abilities needs the engine, which is not imported as long as nothing changes.
    """
    books = (*card_rules.RULES, *rules)
    checks = {rule.check.__code__.co_filename for rule in books if rule.check is not None}
    files = {file for name in checks for file in Path(name).parent.glob("*.py")}
    for folder in (PACKAGE / "core", PACKAGE / "engine", PACKAGE / "games" / game):
        files.update(folder.rglob("*.py"))
    return sorted(files)


def read_or_trouble(path: str) -> Source | Unreadable:
    """The file, or why it cannot be read; `assemble` turns that into a finding."""
    try:
        return read_source(path)
    except Unreadable as trouble:
        return trouble


def _text(source: Source | Unreadable) -> Source:
    if isinstance(source, Unreadable):
        raise source
    return source
