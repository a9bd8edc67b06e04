"""The card data in use: built-in games, the user's folders, sample decks, catalogs on demand."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path, PurePath

from deckcli import games
from deckcli.catalog.cache import Cache
from deckcli.catalog.catalog import Catalog
from deckcli.catalog.loading import game_folders, load
from deckcli.core.errors import BadSetting, UnknownName
from deckcli.core.files import Source, Unreadable, file_meant, files_in, read_source
from deckcli.core.findings import Finding
from deckcli.core.paths import cache_folder, data_folder
from deckcli.core.rules import Rule
from deckcli.core.text import known_words, suggestions
from deckcli.core.yaml_source import read_yaml
from deckcli.decks.checking import check_deck
from deckcli.decks.deck import Deck, Option
from deckcli.decks.deck_reader import DeckReader
from deckcli.decks.formats import DeckFormat
from deckcli.decks.formats.yaml_format import JSON, YAML
from deckcli.decks.reading import DeckFile, ReaderFor, read_deck, unreadable


def _verified_in(path: str) -> dict[str, str]:
    try:
        cards = read_yaml(read_source(path), spans=False).value["cards"]
        return {card: str(mark) for card, mark in cards.items()}
    except Unreadable as trouble:
        raise BadSetting(trouble.message, where=str(trouble.place)) from trouble
    except (TypeError, KeyError, AttributeError) as error:
        raise BadSetting("this is no list of verified cards", where=path) from error


def _look_into(folder: Path) -> None:
    """Refuse a folder with card data that cannot be read: its cards would be missing in silence."""
    parts = ("cards", "decks", "drafts")
    try:
        with os.scandir(folder) as found:
            games_there = [folder / entry.name for entry in found if entry.name in games.keys()]
        for part in [below / part for below in games_there for part in parts]:
            with suppress(FileNotFoundError), os.scandir(part):
                pass
    except OSError as error:
        missing = isinstance(error, FileNotFoundError)
        told = "does not exist" if missing else f"cannot be read: {error.strerror or error}"
        raise BadSetting(f"the card data folder {folder} {told}") from error


class Library:
    """One object for everything that reads card data; catalogs are loaded once, on demand."""

    def __init__(self, folders: Sequence[Path] = (), *, cache: Cache | None = None) -> None:
        for folder in folders:
            _look_into(folder)
        self.folders = (data_folder("card_data"), *folders)
        self.cache = cache or Cache(cache_folder())
        self._catalogs: dict[str, Catalog] = {}

    def catalog(self, game: str) -> Catalog:
        """The game's catalog; raises UnknownName or CardDataError."""
        if game not in self._catalogs:
            rules = games.card_checks(games.known(game))
            self._catalogs[game] = load(self.folders, game, rules, self.cache)
        return self._catalogs[game]

    def name_in(self, lang: str, written: str) -> str:
        """The name of a card, or of a unit that cards share, in a language.

        What is neither in a game in use stays as it is.
        """
        for catalog in self._catalogs.values():
            cards = catalog.find(written).cards
            shared = (part for card in cards[:1] for part in card.facts.values())
            for part in shared:
                if isinstance(part, dict) and part.get("en") == written and lang in part:
                    return str(part[lang])
            if len(cards) == 1 and written != cards[0].id:
                return cards[0].label(lang)
        return written

    def sample_files(self, game: str) -> dict[str, Path]:
        """The sample decks of a game: `game/name` -> file."""
        folders = game_folders(self.folders, games.known(game))
        files = (file for folder in folders for file in files_in(folder / "decks", ".yaml"))
        return {f"{game}/{file.stem}": file for file in files}

    def bench_decks(self, game: str) -> list[Deck]:
        """The two decks of a game that its speed is measured with."""
        samples = list(self.sample_files(game))
        named = [f"{game}/{name}" for name in self.catalog(game).info.bench]
        files = [self.deck(name) for name in named or (samples[0], samples[-1])]
        return [file.deck for file in files if file.deck is not None]

    def verified(self, game: str) -> dict[str, str]:
        """The marks of the card programs proved by rulings, from `verified.yaml`."""
        marks: dict[str, str] = {}
        for folder in game_folders(self.folders, games.known(game)):
            file = folder / "verified.yaml"
            if file.is_file():
                marks.update(_verified_in(str(file)))
        return marks

    def deck(
        self, argument: str, *, game: str = "", format_name: str = "", play_format: str = ""
    ) -> DeckFile:
        """A deck argument (a file, `-`, or a sample as `game/name`), read and checked.

        `format_name` is the file's format, `play_format` the format of play to check it for.
        """
        is_file = argument == "-" or os.path.exists(argument)  # noqa: PTH110 - never raises
        sample = None if is_file else self._sample(argument)
        try:
            source = read_source(str(sample or argument), shown_as=argument)
        except Unreadable as trouble:
            return DeckFile(argument, findings=[unreadable(trouble, self._meant(argument))])
        kind = format_name or (YAML.name if sample else "")
        return self.deck_from_text(source, game=game, format_name=kind, play_format=play_format)

    def deck_from_text(
        self, source: Source, *, game: str = "", format_name: str = "", play_format: str = ""
    ) -> DeckFile:
        """A deck that is already in memory, read and checked."""
        if game:
            games.known(game)
        formats = self._formats(format_name, source.path)
        file = read_deck(source, self._reader(game), formats)
        if play_format and file.deck is not None:
            file.deck = self._for_format(file.deck, play_format)
        return self._checked(file)

    def formats(self) -> Iterator[DeckFormat]:
        """All deck formats, the easily recognised ones first."""
        from deckcli.decks.formats.text_format import TEXT  # most decks are YAML

        for game in games.keys():
            chapter = games.deck_formats(game)
            if chapter is not None:
                yield from chapter.FORMATS
        yield from (JSON, YAML, TEXT)

    def format(self, name: str) -> DeckFormat:
        for deck_format in self.formats():
            if deck_format.name == name:
                return deck_format
        names = [deck_format.name for deck_format in self.formats()]
        hint = known_words(name, names, "formats")
        raise UnknownName(f"no deck format is called {name!r}", hint=hint)

    def rules(self) -> Iterator[tuple[str, Rule]]:
        """Every rule there is, with the game it belongs to (empty: all games)."""
        from deckcli.catalog.card_rules import RULES as CARD_FILES
        from deckcli.decks.file_rules import RULES as DECK_FILES

        yield from (("", rule) for book in (DECK_FILES, CARD_FILES) for rule in book)
        for game in games.keys():
            for book in (games.deck_rules(game), games.card_rules(game)):
                yield from ((game, rule) for rule in book)

    def _checked(self, file: DeckFile) -> DeckFile:
        if file.deck is not None:
            game = file.deck.game
            found: list[Finding] = list(
                check_deck(file.deck, self.catalog(game), games.deck_rules(game))
            )
            file.findings += found
        file.findings.sort(key=lambda finding: finding.order)
        return file

    def _for_format(self, deck: Deck, play_format: str) -> Deck:
        """The deck as if its file asked for this format; raises UnknownName."""
        key = self.catalog(deck.game).info.deck_keys.get("format")
        if key is None:
            raise UnknownName(f"{deck.game} has no formats of play", hint="leave --format out")
        if play_format not in key.of:
            raise UnknownName(
                f"{deck.game} has no format {play_format!r}", hint=f"formats: {', '.join(key.of)}"
            )
        place = deck.options["format"].place if "format" in deck.options else deck.place
        return deck._replace(options={**deck.options, "format": Option(play_format, place)})

    def _reader(self, game: str) -> ReaderFor:
        def reader(source: Source) -> DeckReader:
            return DeckReader(source, self._catalog_or_none, games.keys(), game)

        return reader

    def _catalog_or_none(self, game: str) -> Catalog | None:
        return self.catalog(game) if game in games.keys() else None

    def _formats(self, name: str, path: str) -> Sequence[DeckFormat]:
        """The formats to choose from; the games' own are imported only if they may be meant."""
        if name == YAML.name or (not name and PurePath(path).suffix.lower() in YAML.extensions):
            return (YAML,)
        if name:
            return (self.format(name),)
        return tuple(self.formats())

    def _meant(self, argument: str) -> str:
        """A hint if a file beside it, or a sample deck, was probably meant.

        The game alone makes no deck likely.
        """
        beside = file_meant(argument)
        if beside:
            return beside
        written, slash, name = argument.partition("/")
        game = (
            written if written in games.keys() else "".join(suggestions(written, games.keys())[:1])
        )
        if not game or not slash:
            return ""
        decks = [deck.partition("/")[2] for deck in self.sample_files(game)]
        close = [name] if name in decks else suggestions(name, decks)[:1]
        listed = f"deckcli deck list {game} lists the decks" if written == game else ""
        return f"did you mean {game}/{close[0]}?" if close else listed

    def _sample(self, argument: str) -> Path | None:
        """The file of a sample deck; None if the argument cannot mean one."""
        game, slash, _ = argument.partition("/")
        if not slash or game not in games.keys():
            return None
        return self.sample_files(game).get(argument)
