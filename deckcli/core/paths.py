"""Where the project's data and the user's cache are."""

from __future__ import annotations

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def data_folder(name: str) -> Path:
    """`card_data` or `schemas`: inside an installed package, or at the top of a checkout."""
    installed = PACKAGE / "_data" / name
    return installed if installed.is_dir() else PACKAGE.parent / name


def packages_in(folder: Path) -> list[str]:
    """The packages in a folder of the program, by name; `pkgutil` would import as much again."""
    with os.scandir(folder) as entries:
        names = [entry.name for entry in entries if entry.is_dir()]
    return sorted(name for name in names if (folder / name / "__init__.py").is_file())


def cache_folder() -> Path | None:
    """Where catalogs are cached (`DECKCLI_CACHE` overrides it); None for a user without a home."""
    chosen = os.environ.get("DECKCLI_CACHE")
    if chosen:
        return Path(chosen)
    try:
        return _usual_cache_folder()
    except RuntimeError:  # a user without a home, as in many containers
        return None


def _usual_cache_folder() -> Path:
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "deckcli" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "deckcli"
    xdg = os.environ.get("XDG_CACHE_HOME")
    return (Path(xdg) if xdg else Path.home() / ".cache") / "deckcli"
