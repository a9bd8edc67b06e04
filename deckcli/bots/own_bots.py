"""Bots that others wrote: found in a file or among what is installed, and kept from doing harm.

`my_bot.py:MyBot` is a class in a file, `clever` an entry point of the group `deckcli.bots`; what
follows a further colon is passed on to it. See docs/bots.md.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from deckcli.bots.bot import Bot, BotLost
from deckcli.core.errors import DeckcliError
from deckcli.core.printable import printable
from deckcli.core.rng import Rng, seeded
from deckcli.engine.endings import BOT_FAILED, BOT_ILLEGAL, BOT_LATE
from deckcli.engine.game import Game
from deckcli.engine.views import View

GROUP = "deckcli.bots"
SECONDS = 60.0  # for an answer: enough for any bot that is not stuck
_LONGEST = 160  # characters of an error that are told
_FILE = ".py:"

Maker = Callable[[Game[Any], Rng, str], Any]


class BadBot(DeckcliError):
    """A bot that cannot be had: no such file, no such class, or code that does not run."""

    code = "bot"


def is_own(name: str) -> bool:
    """Whether a name is that of a class in a file or of something installed."""
    return _FILE in name or _installed(name.partition(":")[0]) is not None


def own_bot(name: str, game: Game[Any], rng: Rng) -> Bot:
    """The bot of that name, under guard; raises BadBot."""
    if _FILE in name:
        path, _, rest = name.partition(_FILE)
        kind, _, given = rest.partition(":")
        maker = _class_in(f"{path}.py", kind)
    else:
        known, _, given = name.partition(":")
        maker = _loaded(known)
    return Guarded(name, maker, game, _one_way(rng), given)


def _one_way(rng: Rng) -> Rng:
    """A stream that tells nothing of the one it comes from.

    `seeded` can be calculated backwards: whoever holds one stream of a seed has all of them, those
    that deal the cards, too.
    """
    digest = blake2b(f"deckcli bot {rng.state}".encode(), digest_size=8).digest()
    return seeded(int.from_bytes(digest, "big"), "own bot")


def own_version(name: str) -> str:
    """What tells one version of an own bot from another: a digest of its file, or its release."""
    if _FILE in name:
        path = Path(f"{name.partition(_FILE)[0]}.py")
        return blake2b(_read(path), digest_size=6).hexdigest()
    found = _installed(name.partition(":")[0])
    assert found is not None
    return f"{found.dist.name} {found.dist.version}" if found.dist else ""


# -- finding


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadBot(
            f"the bot {path} cannot be read: {getattr(error, 'strerror', None) or error}",
            hint="write FILE.py:CLASS, where the file is",
        ) from error


def _class_in(path: str, kind: str) -> Maker:
    _read(Path(path))
    try:
        module = _module_in(Path(path).absolute())
        maker = getattr(module, kind, None)
        is_bot = callable(getattr(maker, "choose", None))
    except BaseException as error:
        if _is_ctrl_c(error):
            raise
        raise BadBot(f"{path} does not run: {_told(error, path)}") from error
    if not is_bot:
        known = [
            name
            for name, value in vars(module).items()
            if type(value) is type and value is not Bot and hasattr(value, "choose")
        ]
        hint = f"bots in it: {', '.join(known)}" if known else "a bot is a class with `choose`"
        raise BadBot(f"there is no bot {kind!r} in {path}", hint=hint)
    return maker  # type: ignore[return-value]


@lru_cache
def _module_in(file: Path) -> ModuleType:
    spec = spec_from_file_location(f"deckcli_own_bot_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and the like look themselves up there
    with redirect_stdout(sys.stderr):
        spec.loader.exec_module(module)
    return module


@lru_cache
def _installed(name: str) -> Any:
    found = list(entry_points(group=GROUP, name=name)) if name else []
    return found[0] if found else None


@lru_cache
def _loaded(name: str) -> Maker:
    try:
        maker: Maker = _installed(name).load()
    except BaseException as error:
        if _is_ctrl_c(error):
            raise
        raise BadBot(f"the installed bot {name!r} does not run: {_told(error, '')}") from error
    return maker


def _told(error: BaseException, path: str) -> str:
    """An error on one line, with the line of the bot's own file where it came up."""
    words = _words(str, error)
    told = f"{_words(str, type(error).__name__)}{': ' if words else ''}{words}"
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if _is(frame.filename, path)]
    return f"{told} (line {lines[-1]} of {printable(path)})" if lines else told


def _words(tell: Callable[[object], str], thing: object) -> str:
    """What a bot's thing says of itself on one line; it may refuse to say anything."""
    try:
        return printable(" ".join(tell(thing)[: 4 * _LONGEST].split()))[:_LONGEST]
    except Exception:  # noqa: BLE001 - an error's own `__str__` may raise one
        return f"a {printable(type(thing).__name__)[:_LONGEST]} that cannot be shown"


def _is(filename: str, path: str) -> bool:
    try:
        return bool(path) and Path(filename) == Path(path).absolute()
    except OSError:  # the working folder is gone
        return False


def _is_ctrl_c(error: BaseException) -> bool:
    """Whether a person wants to stop: only where Ctrl-C raises an error at all."""
    stops = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    return isinstance(error, KeyboardInterrupt) and stops


# -- playing


class _TooLong(BaseException):
    """The time for an answer is up; no `except Exception` of a bot catches it."""


class Guarded(Bot):
    """Asks another's bot, which loses its game if it fails, is too slow or cheats.

    What it prints goes to standard error.
    """

    def __init__(self, name: str, maker: Maker, game: Game[Any], rng: Rng, given: str) -> None:
        self.name, self.path = name, f"{name.partition(_FILE)[0]}.py" if _FILE in name else ""
        self.bot: Any = None
        self.broken: BaseException | None = None  # why there is no bot
        try:
            with redirect_stdout(sys.stderr), _alarm(SECONDS):
                self.bot = maker(game, rng, given)
        except BaseException as error:
            if _is_ctrl_c(error):
                raise
            self.broken = error  # told with every game it loses

    def choose(self, view: View) -> int:
        """The bot's answer; raises BotLost."""
        if isinstance(self.broken, _TooLong):
            raise self._late()
        if self.broken is not None:
            raise self._failed(self.broken)
        question = view.state.question
        assert question is not None
        options = list(question.options)  # before the bot writes on its view
        began = time.monotonic()
        try:
            with redirect_stdout(sys.stderr), _alarm(SECONDS):
                answer = self.bot.choose(view)
        except _TooLong:
            raise self._late() from None
        except BaseException as error:
            if _is_ctrl_c(error):
                raise
            raise self._failed(error) from None
        if time.monotonic() - began > SECONDS:
            raise self._late()
        if type(answer) not in (int, bool) or answer not in options:  # others may say they are all
            raise BotLost(BOT_ILLEGAL, f"{_words(repr, answer)} is none of {len(options)} options")
        return int(answer)

    def judged(self) -> list[str]:
        """What the bot tells about each option of the last question, if it tells anything."""
        try:
            with redirect_stdout(sys.stderr), _alarm(SECONDS):
                return [_words(str, one) for one in getattr(self.bot, "judged", list)()]
        except BaseException as error:
            if _is_ctrl_c(error):
                raise
            return []  # its answer counts, whatever it says about it

    def _failed(self, error: BaseException) -> BotLost:
        return BotLost(BOT_FAILED, _told(error, self.path))

    def _late(self) -> BotLost:
        return BotLost(
            BOT_LATE, f"more than {SECONDS:g} seconds for an answer; cannot be repeated exactly"
        )


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise _TooLong after so many seconds; where that is impossible, time is taken afterwards."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(
        signal, "setitimer"
    ):
        yield
        return

    def ring(*_: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
