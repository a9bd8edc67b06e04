"""Rules that the players choose before a game: `--rule max_turns=100`, `--rule format=lite`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from deckcli.core.errors import BadSetting
from deckcli.core.text import known_words, listed
from deckcli.engine.play import MAX_TURNS

Rules = Mapping[str, int | str]
MOST: Final = 1_000_000  # for anything that is counted; no game has this many turns
_NUMBER: Final = re.compile("[0-9]{1,9}")  # Python refuses to parse thousands of digits


class RuleOption:
    """One rule to choose: a word from a list, or, without a list, a number from 1 to MOST.

    With `deck_key`, it defaults to what the decks say under that key.
    """

    __slots__ = ("deck_key", "default", "name", "of", "text")

    def __init__(
        self, name: str, default: int | str, text: str, of: Sequence[str] = (), deck_key: str = ""
    ) -> None:
        self.name, self.default, self.text = name, default, text
        self.of, self.deck_key = tuple(of), deck_key

    def read(self, value: object) -> int | str:
        """The value that was written; raises BadSetting."""
        text = str(value)
        if self.of:
            if text not in self.of:
                raise BadSetting(f"{self.name} must be {listed(self.of)}, not {text!r}")
            return text
        if not _NUMBER.fullmatch(text) or not 1 <= int(text) <= MOST:
            raise BadSetting(f"{self.name} is a number from 1 to {MOST:,}, not {text[:20]!r}")
        return int(text)


COMMON: Final = (RuleOption("max_turns", MAX_TURNS, "The turn that ends an endless game."),)


def decided(
    options: Sequence[RuleOption], given: Mapping[str, object], decks: Sequence[Mapping[str, str]]
) -> dict[str, int | str]:
    """A value for every option: as given, else as the decks say, else its default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadSetting(f"no rule option is called {name!r}", hint=known_words(name, names))
    return {
        option.name: option.read(given[option.name])
        if option.name in given
        else _as_the_decks_say(option, decks)
        for option in options
    }


def _as_the_decks_say(option: RuleOption, decks: Sequence[Mapping[str, str]]) -> int | str:
    said = sorted({deck.get(option.deck_key, str(option.default)) for deck in decks})
    if not option.deck_key or not said:
        return option.default
    if len(said) > 1:
        raise BadSetting(
            f"the decks are for different {option.name}s: {' and '.join(said)}",
            hint=f"choose with --rule {option.name}={said[0]}",
        )
    return option.read(said[0])
