"""Catalogs cached between runs under a stamp of everything they depend on, so never stale.

What is kept is believed only if it is whole and nobody else could have written it: otherwise it is
made anew.
"""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from deckcli import __version__

try:  # the same function, without loading all of OpenSSL as hashlib does
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

_WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH
_TICK = 0.1  # seconds; clocks of common file systems are ten times as fine
_KEEP = 4  # other folders and branches have their own catalogs; older ones are dropped


def digest_of(files: Iterable[Path]) -> str:
    """A short digest of names and contents; an unreadable file counts as empty."""
    state = blake2b(f"deckcli {__version__} catalog 1".encode(), digest_size=16)
    for file in files:
        content = b""
        with suppress(OSError):
            content = file.read_bytes()
        state.update(f"\0{file.name}\0{len(content)}\0".encode(errors="surrogateescape"))
        state.update(content)
    return state.hexdigest()


def stamp_of(files: Iterable[Path | os.DirEntry[str]]) -> str:
    """A short digest of names, sizes and times of change: nothing is read to see that it is old.

    The time of a file's record counts beside that of its content: who builds packages so that they
    can be built again sets the latter to the same hour for ever, and nobody can set the former.
    What cannot be looked at counts by its name alone, such as the link to nowhere that some editors
    lock a file with.
    """
    state = blake2b(f"deckcli {__version__} files 1".encode(), digest_size=16)
    for file in files:
        state.update(f"\0{file.name}\0".encode(errors="surrogateescape"))
        with suppress(OSError):
            found = file.stat()
            state.update(f"{found.st_size} {found.st_mtime_ns} {found.st_ctime_ns}".encode())
    return state.hexdigest()


def changed_lately(files: Iterable[Path]) -> bool:
    """Whether a file could change once more, to the same size, in the same tick of its clock.

    Then its stamp would stay, and what is made of it now must not be kept under that.
    """
    now, times = time.time(), list[float]()
    for file in files:
        with suppress(OSError):
            found = file.stat()
            times += found.st_mtime, found.st_ctime
    return any(abs(now - one) < _TICK for one in times)


def text_digest(text: str) -> str:
    """A digest of a text, whatever its file is called."""
    return blake2b(text.encode(errors="surrogatepass"), digest_size=16).hexdigest()


def _seal(digest: str, content: bytes) -> bytes:
    """What stands above a content, so that a damaged or exchanged file is noticed.

    Who may write there is looked at apart (`_is_private`): against them no digest would help, as
    anybody can make one, and a checksum takes a tenth of its time.
    """
    return f"{crc32(content, crc32(digest.encode())):08x} {len(content)}".encode()


def _is_private(path: Path) -> bool:
    """Whether a file or folder belongs to the user (or root) and only its owner can write there."""
    if os.name != "posix":
        return True
    found = path.stat()
    return found.st_uid in (os.geteuid(), 0) and not found.st_mode & _WRITABLE_BY_OTHERS


class Cache:
    """A folder of what was made from card files. If it cannot be used, nothing fails."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def load(self, name: str, digest: str) -> bytes | None:
        """What was saved under a name, if the digest is still the same."""
        if self.folder is None:
            return None
        file = self.folder / f"{name}-{digest}.json"
        try:
            if not _is_private(self.folder) or not file.is_file() or not _is_private(file):
                return None  # a pipe would be read for ever
            kept = file.read_bytes()
        except OSError:
            return None
        seal, _, content = kept.partition(b"\n")
        return content if seal == _seal(digest, content) else None

    def save(self, name: str, digest: str, content: bytes) -> None:
        """Write atomically, so that another run never sees half of it."""
        if self.folder is None:
            return
        import tempfile  # needed only by a run that found nothing in the cache

        temporary = ""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self.folder, prefix=".new-")
            with os.fdopen(handle, "wb") as stream:
                stream.write(_seal(digest, content) + b"\n" + content)
            Path(temporary).replace(self.folder / f"{name}-{digest}.json")
            self._prune(name)
        except OSError:
            with suppress(OSError):
                Path(temporary).unlink()

    def _prune(self, name: str) -> None:
        assert self.folder is not None
        kept = sorted(self.folder.glob(f"{name}-*.json"), key=lambda file: -file.stat().st_mtime)
        for file in kept[_KEEP:]:
            file.unlink(missing_ok=True)
