"""Check card files: the built-in ones, or the user's own beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from deckcli import games
from deckcli.catalog import card_rules
from deckcli.catalog.assembling import assemble
from deckcli.catalog.cache import Cache
from deckcli.catalog.loading import card_files, info_file, read_files, read_or_trouble
from deckcli.core.files import Source, Unreadable, is_folder, read_source, walked
from deckcli.core.findings import Finding, Place
from deckcli.core.text import listed, meant
from deckcli.core.yaml_source import read_yaml


@dataclass(slots=True)
class CardFile:
    """A card file with everything that is wrong in it."""

    path: str
    game: str = ""
    size: int = 0
    source: Source | None = None
    findings: list[Finding] = field(default_factory=list)


def check_card_files(
    folders: Sequence[Path], paths: Iterable[str] = (), *, cache: Cache
) -> list[CardFile]:
    """Findings file by file: for the given files and folders, or for all card data in use.

    Every file is judged together with the rest of its game's cards, since ids and names must be
    unique among all of them.
    """
    asked = [file for path in paths for file in _files_in(path)]
    if not asked:
        asked = [_opened(str(file)) for game in games.keys() for file in card_files(folders, game)]
    for game in games.keys():
        mine = [file for file in asked if file.game == game]
        if mine:
            _judge(game, mine, folders, cache)
    return asked


def _judge(game: str, asked: list[CardFile], folders: Sequence[Path], cache: Cache) -> None:
    own = {Path(file.path).resolve() for file in asked}
    others = [file for file in card_files(folders, game) if file.resolve() not in own]
    sources: list[Source | Unreadable] = [read_or_trouble(str(file)) for file in others]
    sources += [file.source for file in asked if file.source is not None]
    info = read_or_trouble(str(info_file(folders, game)))
    by_path = {file.path: file for file in asked}
    rules = games.card_checks(game)
    known = read_files(folders, game, rules, cache)
    for finding in assemble(game, info, sources, rules, known).findings:
        if finding.place.path in by_path:
            by_path[finding.place.path].findings.append(finding)


def _files_in(path: str) -> list[CardFile]:
    """A file itself, or the card files of a folder laid out like `card_data`."""
    folder = Path(path)
    if not is_folder(path):
        return [_opened(path)]
    for _ in walked(path):
        pass  # a folder that cannot be searched is told
    inside = sorted(folder.glob("**/cards/*.yaml")) or sorted(folder.glob("*.yaml"))
    if not inside:
        message = "no card files (cards/*.yaml) in this folder"
        return [CardFile(path, findings=[card_rules.UNREADABLE.finding(message, Place(path))])]
    return [_opened(str(file)) for file in inside]


def _opened(path: str) -> CardFile:
    """The file with its text and game; a file that cannot be read already has its finding."""
    source = None
    try:
        source = read_source(path)
        document = read_yaml(source, spans=False, repeats=True)
    except Unreadable as trouble:
        finding = card_rules.UNREADABLE.finding(trouble.message, trouble.place)
        return CardFile(path, source=source, findings=[finding])
    content = document.value if isinstance(document.value, dict) else {}
    game, cards = content.get("game"), content.get("cards")
    if game in games.keys():
        return CardFile(path, game, len(cards) if isinstance(cards, dict) else 0, source)
    message = f'no game is called "{game}"' if game else "the file does not name its game"
    hint = f"{meant(str(game or ''), games.keys())} games: {listed(games.keys())}".lstrip()
    place = read_yaml(source, repeats=True).place(("game",))
    return CardFile(
        path, source=source, findings=[card_rules.NO_GAME.finding(message, place, hint=hint)]
    )
