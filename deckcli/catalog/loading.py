"""The catalog of a game from its folders, or from the cache if nothing has changed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from deckcli.catalog import card_rules
from deckcli.catalog.cache import Cache, changed_lately, digest_of, stamp_of, text_digest
from deckcli.catalog.catalog import Catalog, Make
from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.kept_cards import ReadFile, ReadFiles, packed, unpacked
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable, files_in, read_source
from deckcli.core.findings import Severity
from deckcli.core.paths import PACKAGE, data_folder
from deckcli.core.rules import RuleBook

if TYPE_CHECKING:
    from deckcli.core.yaml_source import Document


def game_folders(folders: Iterable[Path], game: str) -> list[Path]:
    """The folders with data of a game: the built-in one first, then the user's."""
    return [folder / game for folder in folders if (folder / game).is_dir()]


def card_files(folders: Iterable[Path], game: str) -> list[Path]:
    return [
        file
        for folder in game_folders(folders, game)
        for file in files_in(folder / "cards", ".yaml")
    ]


def load(folders: Sequence[Path], game: str, rules: RuleBook, cache: Cache) -> Catalog:
    """The game's catalog, from the cache if nothing has changed; raises CardDataError."""
    return _loaded(folders, game, rules, cache)[0]


def read_files(folders: Sequence[Path], game: str, rules: RuleBook, cache: Cache) -> ReadFiles:
    """The files of the first folder; none of them if it has mistakes, or no such game."""
    from deckcli.catalog.assembling import CardDataError

    if (folders[0] / game / "game.yaml").is_file():
        with suppress(CardDataError):
            return _loaded(folders[:1], game, rules, cache)[1]
    return ReadFiles(game)


def _loaded(
    folders: Sequence[Path], game: str, rules: RuleBook, cache: Cache
) -> tuple[Catalog, ReadFiles]:
    """A catalog and the files it was made from.

    Of the first folder, which the user's stand beside, nothing is read that is in the cache.
    """
    files = card_files(folders, game)
    info = info_file(folders, game)
    schemas = [data_folder("schemas") / f"{name}.schema.json" for name in (f"{game}.cards", "game")]
    key = stamp_of([info, *files, *schemas, *_code_files(game, rules)])
    kept = cache.load(game, key)
    if kept is not None:
        facts, read, cards, digest = unpacked(kept)
        shelf = partial(_kept, cache, game, key)
        return Catalog(GameFacts(facts), cards, read.sets(), digest, shelf), read
    from deckcli.catalog.assembling import CardDataError, assemble  # seldom needed

    own = [file for file in files if not file.is_relative_to(folders[0])]
    known = read_files(folders, game, rules, cache) if own else ReadFiles(game)
    is_settled = not changed_lately([info, *files, *schemas])
    digest = digest_of([info, *files])
    sources = [read_or_trouble(str(file)) for file in (info, *files)]
    assembly = assemble(game, sources[0], sources[1:], rules, known)
    errors = [finding for finding in assembly.findings if finding.severity is not Severity.ADVICE]
    if errors:
        raise CardDataError(errors)
    made = assembly.catalog
    made.digest = digest
    read = ReadFiles(game, map(_read_file, assembly.documents), made.cards)
    if is_settled:
        cache.save(game, key, packed(made.info.data, read, made, digest))
    return made, read


def _read_file(document: Document) -> ReadFile:
    digest = text_digest(document.source.text)
    return ReadFile(digest, document.value["set"], len(document.value["cards"]))


def _kept(cache: Cache, game: str, key: str, name: str, make: Make) -> bytes:
    """What is made of a catalog: from the cache, or now and for the next run that needs it."""
    kept = cache.load(f"{game}.{name}", key)
    if kept is None:
        kept = make()
        cache.save(f"{game}.{name}", key, kept)
    return kept


def info_file(folders: Iterable[Path], game: str) -> Path:
    """The `game.yaml` in effect for a game."""
    for folder in game_folders(folders, game):
        if (folder / "game.yaml").is_file():
            return folder / "game.yaml"
    raise DeckcliError(f"the card data of {game} has no game.yaml")


def _code_files(game: str, rules: RuleBook) -> list[os.DirEntry[str]]:
    """The modules that make something of card files or have rules for them.

    A catalog is stale if they change.

    The rule for abilities needs the engine, which is not imported as long as nothing changes.
    """
    books = (*card_rules.RULES, *rules)
    checks = {rule.check.__code__.co_filename for rule in books if rule.check is not None}
    modules: dict[str, os.DirEntry[str]] = {}
    for folder in {str(Path(name).parent) for name in checks}:
        _note_modules(folder, modules, is_deep=False)
    for folder in ("catalog/query", "core", "engine", f"games/{game}"):
        _note_modules(str(PACKAGE / folder), modules, is_deep=True)
    return [modules[path] for path in sorted(modules)]


def _note_modules(folder: str, modules: dict[str, os.DirEntry[str]], *, is_deep: bool) -> None:
    """By path, the modules of a folder that can be read, and of those below it."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                modules[entry.path] = entry
            elif is_deep and entry.is_dir():
                _note_modules(entry.path, modules, is_deep=True)


def read_or_trouble(path: str) -> Source | Unreadable:
    """The file, or why it cannot be read; `assemble` turns that into a finding."""
    try:
        return read_source(path)
    except Unreadable as trouble:
        return trouble
