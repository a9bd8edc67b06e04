"""Project settings: the nearest `deckcli.toml`, from the working folder upwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from deckcli.core.errors import BadSetting
from deckcli.core.files import is_there
from deckcli.core.text import known_words, listed

FILE_NAME = "deckcli.toml"
WORDS = {"lang": ("en", "ja"), "color": ("auto", "always", "never")}
_KEYS = {"card-data": list, "lang": str, "color": str, "select": list, "ignore": list}


class Settings(NamedTuple):
    """What the file says; options on the command line take precedence."""

    card_data: tuple[Path, ...] = ()
    lang: str = ""
    color: str = ""
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()


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
        tuple(code.upper() for code in content.get("select", ())),
        tuple(code.upper() for code in content.get("ignore", ())),
    )


def _refuse_unknown(file: Path, key: str) -> None:
    if key not in _KEYS:
        hint = known_words(key, _KEYS)
        raise BadSetting(f"unknown setting {key!r}", where=str(file), hint=hint)


def _refuse_wrong_type(file: Path, key: str, value: Any) -> None:
    wanted = _KEYS[key]
    words = isinstance(value, list) and all(isinstance(item, str) for item in value)
    if not (words if wanted is list else isinstance(value, str)):
        kind = "a list of words" if wanted is list else "a word"
        raise BadSetting(f"{key} must be {kind}", where=str(file))
