"""What a defect leaves behind: one file that holds what is needed to repeat it."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from deckcli import __version__
from deckcli.cli.session import last_words
from deckcli.cli.settings import FILE_NAME
from deckcli.core.black_box import DRAWN, HEARD
from deckcli.core.messages import said
from deckcli.core.printable import printable

_LARGEST = 100_000  # bytes of a file that is kept whole
_MOST = 20  # files of a folder that are kept


def tell_defect(trouble: BaseException, argv: Sequence[str], build: str) -> None:
    """Say that this is our mistake, and which file tells about it."""
    told = printable(f"internal error: {type(trouble).__name__}: {trouble}")
    last_words(told)
    last_words(said("  this is a defect of deckcli, not of your files"))
    kept = _kept("\n".join(_pages(trouble, argv, build)))
    hint = f"please report it with {kept}" if kept else "DECKCLI_DEBUG=1 shows where it happened"
    last_words(said(f"  hint: {hint}"))


def _pages(trouble: BaseException, argv: Sequence[str], build: str) -> Iterator[str]:
    yield f"deckcli {__version__} ({build}), Python {platform.python_version()}, {sys.platform}"
    yield f"command line: {list(argv)!r}"
    for name, value in sorted(os.environ.items()):
        if name.startswith("DECKCLI_"):
            yield f"{name}={value!r}"
    if DRAWN:
        yield f"seeds that were drawn: {', '.join(map(str, DRAWN))}"
    yield f"\n{''.join(traceback.format_exception(trouble))}"
    for word in (*argv, *_unnamed(argv)):
        content = _content(word.rpartition("=")[2])
        if content is not None:
            yield f"\n-- {word}\n{content}"
    if HEARD:
        yield f"\n-- standard input\n{b''.join(HEARD)[:_LARGEST].decode(errors='backslashreplace')}"


def _unnamed(argv: Sequence[str]) -> Iterator[str]:
    """Files that count though the line does not name them: settings, and what is in card data."""
    with suppress(OSError):
        yield from (str(folder / FILE_NAME) for folder in (Path.cwd(), *Path.cwd().parents))
    for at, word in enumerate(argv):
        option, _, value = word.partition("=")
        if option == "--card-data":
            folder = Path(value or "".join(argv[at + 1 : at + 2]))
            with suppress(OSError, ValueError):
                yield from sorted(map(str, folder.glob("**/*.yaml")))[:_MOST]


def _content(path: str) -> str | None:
    """The text of a file on the command line, if it is one."""
    try:
        with Path(path).open("rb") as file:
            return file.read(_LARGEST).decode(errors="backslashreplace")
    except (OSError, ValueError):
        return None


def _kept(text: str) -> str:
    """Write the file here, or among temporary ones; the same defect has the same name."""
    content = text.encode(errors="backslashreplace")
    name = f"deckcli-defect-{hashlib.blake2b(content, digest_size=4).hexdigest()}.txt"
    for folder in (Path(), Path(tempfile.gettempdir())):
        try:
            (folder / name).write_bytes(content)
        except OSError:
            continue
        return str(folder / name)
    return ""
