"""Puts card files together: reads them, checks schema and rules, places what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from deckcli.catalog import card_rules
from deckcli.catalog.catalog import CardDef, Catalog, card_names
from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.kept_cards import ReadFiles
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable
from deckcli.core.findings import Finding, Problem
from deckcli.core.printable import all_printable
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


def assemble(
    game: str,
    info: Source | Unreadable,
    sources: Iterable[Source | Unreadable],
    rules: RuleBook,
    known: ReadFiles | None = None,
) -> Assembly:
    """Everything in the files and everything wrong with them, sorted by place.

    What is `known` already is not read. Where a thing is takes as long to find out as what it is,
    so that is done only for files with mistakes.
    """
    try:
        info_document = read_yaml(_text(info))
    except Unreadable as trouble:
        finding = card_rules.UNREADABLE.finding(trouble.message, trouble.place)
        raise CardDataError([finding]) from trouble
    problems = list(schema_problems("game", info_document.value))
    if problems:
        told = [(card_rules.SCHEMA, info_document, problem) for problem in problems]
        raise CardDataError(sorted(_placed(told), key=lambda finding: finding.order))
    assembly = Assembly(Catalog(GameFacts(info_document.value), {}, {}))
    wrong: list[tuple[Rule, Document, Problem]] = []
    for source in sources:
        try:
            document, found = _read(game, _text(source), known)
        except Unreadable as trouble:
            finding = card_rules.UNREADABLE.finding(trouble.message, trouble.place)
            assembly.findings.append(finding)
            continue
        assembly.documents.append(document)
        wrong += found
    wrong += _repeated_ids(assembly.documents)
    assembly.findings += _placed(wrong)
    if not any(rule in (card_rules.SCHEMA, card_rules.NO_GAME) for rule, _, _ in wrong):
        files = [document.value for document in assembly.documents]
        assembly.catalog = _catalog(assembly.catalog.info, files)
        assembly.findings += _placed(_rule_problems(assembly, rules))
    assembly.findings.sort(key=lambda finding: finding.order)
    return assembly


def _read(
    game: str, source: Source, known: ReadFiles | None
) -> tuple[Document, list[tuple[Rule, Document, Problem]]]:
    """A card file and what is wrong with it alone."""
    document = Document(source)
    document.value = known.content(source) if known else None
    if document.value is not None:
        return document, []
    document = read_yaml(source, spans=False, repeats=True)
    found = _document_problems(game, document)
    if found:
        document = read_yaml(source, repeats=True)
        found = _document_problems(game, document)
    document.value = all_printable(document.value)  # names and texts of cards are shown everywhere
    return document, found


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
    with_spans: dict[str, Document] = {}
    for rule, document, problem in problems:
        if isinstance(problem.at, Span):
            place = document.place_of(problem.at)
        else:
            source = document.source
            if not document.values and source.path not in with_spans:
                with_spans[source.path] = read_yaml(source, repeats=True)
            place = with_spans.get(source.path, document).place_told(problem.at)
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


def _text(source: Source | Unreadable) -> Source:
    if isinstance(source, Unreadable):
        raise source
    return source
