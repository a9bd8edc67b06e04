"""Project settings: the nearest `deckcli.toml`, from the working folder upwards."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from deckcli.core.errors import BadSetting
from deckcli.core.files import is_there
from deckcli.core.text import known_words, listed

FILE_NAME = "deckcli.toml"
WORDS = {"lang": ("en", "ja", "de"), "color": ("auto", "always", "never")}
_KEYS = {
    "card-data": list, "lang": str, "color": str, "select": list, "ignore": list,
    "per-file-ignores": dict,
}  # fmt: skip


class PerFile(NamedTuple):
    """Codes to ignore in some files: patterns for paths below a folder, such as `old/*.yaml`."""

    folder: Path = Path()
    patterns: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(code for _, codes in self.patterns for code in codes)

    def of(self, path: str) -> tuple[str, ...]:
        """The codes that are ignored in this file; a pattern without a slash means its name."""
        if not self.patterns:
            return ()
        from fnmatch import fnmatchcase

        whole = Path.cwd() / path
        below = whole.relative_to(self.folder) if whole.is_relative_to(self.folder) else whole
        shown = below.as_posix()
        return tuple(
            code
            for pattern, codes in self.patterns
            if fnmatchcase(shown if "/" in pattern else below.name, pattern)
            for code in codes
        )


class Settings(NamedTuple):
    """What the file says; options on the command line take precedence."""

    card_data: tuple[Path, ...] = ()
    lang: str = ""
    color: str = ""
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    per_file_ignores: PerFile = PerFile()


def one_of(key: str, word: str, *, where: str = "") -> str:
    """The word, if the setting or option allows it; else raises BadSetting."""
    if word not in WORDS[key]:
        what = {"lang": "language", "color": "colour mode"}[key]
        raise BadSetting(f"{word!r} is no {what}", where=where, hint=f"use {listed(WORDS[key])}")
    return word


def nearest(folder: Path) -> Settings:
    """The settings in effect in a folder; raises BadSetting for invalid ones."""
    for parent in (folder, *folder.parents):
        file = parent / FILE_NAME
        if is_there(str(file)) and file.is_file():
            return _read(file)
    return Settings()


def _read(file: Path) -> Settings:
    import tomllib  # takes a tenth of the start-up time, and few projects have the file

    from deckcli.core.files import Trouble, Unreadable, read_source

    try:
        content = tomllib.loads(read_source(str(file)).text)
    except Unreadable as trouble:
        if trouble.trouble is Trouble.EMPTY:
            return Settings()
        message = f"{FILE_NAME} cannot be read: {trouble.message}"
        raise BadSetting(message, where=str(trouble.place)) from trouble
    except (ValueError, RecursionError) as error:
        raise BadSetting(f"{FILE_NAME} cannot be read: {error}", where=str(file)) from error
    for key, value in content.items():
        _refuse_unknown(file, key)
        _refuse_wrong_type(file, key, value)
        if key in WORDS:
            one_of(key, value, where=str(file))
    folders = tuple(file.parent / name for name in content.get("card-data", ()))
    return Settings(
        folders,
        content.get("lang", ""),
        content.get("color", ""),
        _upper(content.get("select", ())),
        _upper(content.get("ignore", ())),
        PerFile(
            file.parent.absolute(),
            tuple(
                (pattern, _upper(codes))
                for pattern, codes in content.get("per-file-ignores", {}).items()
            ),
        ),
    )


def _upper(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(code.upper() for code in codes)


def _refuse_unknown(file: Path, key: str) -> None:
    if key not in _KEYS:
        hint = known_words(key, _KEYS)
        raise BadSetting(f"unknown setting {key!r}", where=str(file), hint=hint)


def _refuse_wrong_type(file: Path, key: str, value: Any) -> None:
    wanted = _KEYS[key]
    if wanted is dict and isinstance(value, dict) and all(map(_is_words, value.values())):
        return
    if wanted is dict or not (_is_words(value) if wanted is list else isinstance(value, str)):
        kind = {list: "a list of words", str: "a word", dict: "a table of patterns and lists"}
        raise BadSetting(f"{key} must be {kind[wanted]}", where=str(file))


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
