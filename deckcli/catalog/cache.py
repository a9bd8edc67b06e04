"""Catalogs cached between runs under a digest of everything they depend on, so never stale."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from deckcli import __version__

try:  # the same function, without loading all of OpenSSL as hashlib does
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

_KEEP = 4  # other folders and branches have their own catalogs; older ones are dropped


def digest_of(files: Iterable[Path]) -> str:
    """A short digest of names and contents; an unreadable file counts as empty."""
    state = blake2b(f"deckcli {__version__} catalog 1".encode(), digest_size=16)
    for file in files:
        content = b""
        with suppress(OSError):
            content = file.read_bytes()
        state.update(f"\0{file.name}\0{len(content)}\0".encode())
        state.update(content)
    return state.hexdigest()


class Cache:
    """A folder of catalogs as JSON. If it cannot be used, nothing is cached and nothing fails."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def load(self, game: str, digest: str) -> Any | None:
        if self.folder is None:
            return None
        try:
            kept = json.loads((self.folder / f"{game}-{digest}.json").read_bytes())
        except (OSError, ValueError, RecursionError):
            return None
        return kept if isinstance(kept, dict) and kept.get("digest") == digest else None

    def save(self, game: str, digest: str, content: dict[str, Any]) -> None:
        """Write atomically, so that another run never sees half a catalog."""
        if self.folder is None:
            return
        import tempfile  # needed only by a run that found no cached catalog

        temporary = ""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self.folder, prefix=".new-")
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                # in one piece: json.dump writes many small ones, which is far slower
                stream.write(json.dumps({**content, "digest": digest}, separators=(",", ":")))
            Path(temporary).replace(self.folder / f"{game}-{digest}.json")
            self._prune(game)
        except OSError:
            with suppress(OSError):
                Path(temporary).unlink()

    def _prune(self, game: str) -> None:
        assert self.folder is not None
        kept = sorted(self.folder.glob(f"{game}-*.json"), key=lambda file: -file.stat().st_mtime)
        for file in kept[_KEEP:]:
            file.unlink(missing_ok=True)
