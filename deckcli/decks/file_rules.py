"""What can be wrong with a deck file of any game (DCK): the file, its keys, names and counts."""

from __future__ import annotations

from deckcli.core.examples import deck_text, missing_file, sample
from deckcli.core.files import Trouble
from deckcli.core.findings import Severity
from deckcli.core.rules import Rule, RuleBook

RULES = RuleBook()
_GOOD = sample("cipher/s01-marth")

UNREADABLE = RULES.found(
    "DCK101",
    "unreadable-file",
    """The deck file cannot be opened.

    It does not exist, is a folder, may not be read, or is larger than any deck (2 MB). A
    deck argument is a file, `-` for standard input, or a built-in deck such as cipher/s01-marth.
    """,
    severity=Severity.UNREADABLE,
    fails=missing_file("no-such-deck.yaml"),
    passes=_GOOD,
)
NOT_TEXT = RULES.found(
    "DCK102",
    "not-text",
    """The file is not UTF-8 text.

    It is binary, or was saved in another encoding (Shift_JIS is common for Japanese lists). Save
    it as UTF-8.
    """,
    severity=Severity.UNREADABLE,
    fails=deck_text(b"game: cipher\nname: \x90\xb9\x8bR\x8em\n"),  # 聖騎士
    passes=_GOOD,
)
EMPTY = RULES.found(
    "DCK103",
    "empty-file",
    """There is nothing in the file.

    A deck file has at least `game:` and `cards:`.
    """,
    severity=Severity.UNREADABLE,
    fails=deck_text("# nothing but a comment\n"),
    passes=_GOOD,
)
SYNTAX = RULES.found(
    "DCK104",
    "not-yaml",
    """The file cannot be parsed.

    A YAML deck is plain YAML: no anchors, aliases or tags, one document, at most 32 levels deep.
    The place is where the parser gave up; the mistake is there or shortly before it.
    """,
    severity=Severity.UNREADABLE,
    fails=deck_text("game: cipher\ncards: {B01-003: 4\n"),
    passes=_GOOD,
)
NOT_A_DECK = RULES.found(
    "DCK201",
    "not-a-deck",
    """The file is readable, but it is not a deck.

    A YAML or JSON deck is a mapping with keys such as `game:`, `name:` and `cards:`. For a plain
    list of cards use a text file (`.txt`), and name the game with `--game` or in its first lines.
    """,
    fails=deck_text("- Marth\n- Caeda\n"),
    passes=_GOOD,
)
UNKNOWN_GAME = RULES.found(
    "DCK202",
    "unknown-game",
    """The deck does not say which game it is for, or no game has that name.

    `deckcli games` lists the games. In formats without a place for it, give `--game`.
    """,
    fails=deck_text("game: ciper\ncards: {B01-003: 4}\n"),
    passes=_GOOD,
)
UNKNOWN_KEY = RULES.found(
    "DCK203",
    "unknown-key",
    """The deck file has a key that decks of this game do not have.

    A misspelt key would otherwise be ignored silently, together with its content.
    """,
    fails=sample("cipher/s01-marth", main_charakter="B01-003"),
    passes=_GOOD,
)
MISSING_KEY = RULES.found(
    "DCK204",
    "missing-key",
    """A key that every deck of this game needs is not there.""",
    fails=deck_text("game: blackpoker\nname: No cards\n"),
    passes=sample("blackpoker/full-54"),
)
REPEATED_KEY = RULES.found(
    "DCK205",
    "repeated-key",
    """A key is written twice in one mapping.

    Only the first counts. If a card is listed twice, add the numbers up and write it once.
    """,
    fails=deck_text("game: cipher\ncards:\n  B01-003: 2\n  B01-003: 2\n"),
    passes=deck_text("game: cipher\ncards:\n  B01-003: 4\n"),
)
WRONG_TYPE = RULES.found(
    "DCK206",
    "wrong-type",
    """The value has the wrong shape.

    `cards:` is a mapping from cards to counts or a list of cards; a single card (a leader, a main
    character) is one name; a name is text.
    """,
    fails=sample("cipher/s01-marth", main_character=["B01-003", "B01-002"]),
    passes=_GOOD,
)
BAD_COUNT = RULES.found(
    "DCK207",
    "bad-count",
    """A count is not a whole number from 1 to 999.

    Zero, negative, fractional and astronomic counts are mistakes; a card that is not in the deck
    is left out. All other checks skip the line.
    """,
    fails=sample("cipher/s01-marth", cards={"B01-008": -1}),
    passes=_GOOD,
)
NOT_A_CHOICE = RULES.found(
    "DCK208",
    "not-a-choice",
    """The word is none of those that this key allows.

    For example a die type or a format that the game does not have.
    """,
    fails=sample("blackpoker/full-54", format="expert"),
    passes=sample("blackpoker/full-54"),
)
UNKNOWN_CARD = RULES.found(
    "DCK209",
    "unknown-card",
    """No card of this game has that id or name.

    Ids, names in every known language, aliases and printing codes are accepted; case, width, kana
    and dashes make no difference. `deckcli card search` finds cards. `--fix` mends a name where
    only one card can be meant.
    """,
    fails=sample("cipher/s01-marth", cards={"B01-999": 1}),
    passes=_GOOD,
)
AMBIGUOUS_CARD = RULES.found(
    "DCK210",
    "ambiguous-card",
    """Several cards have that name.

    Write the id, or a longer form of the name that only one of them has.
    """,
    fails=sample("cipher/s01-marth", cards={"B01-003": 0, "Marth": 2}),
    passes=_GOOD,
)
BAD_LINE = RULES.found(
    "DCK211",
    "bad-line",
    """A line of an imported deck cannot be understood.

    The other lines are taken as they are. A text deck has lines such as `3 Iron Worker`.
    """,
    fails=deck_text("# game: cipher\n4 B01-003\n4x\n", file_name="deck.txt"),
    passes=deck_text("# game: cipher\n4 B01-003\n", file_name="deck.txt"),
)
SPELLING = RULES.found(
    "DCK301",
    "name-spelling",
    """A card's name is understood, but not written as on the card.

    Case, width, kana, dashes or compatibility characters differ. `--fix` writes the proper name,
    which other tools and other people's eyes will thank you for.
    """,
    severity=Severity.ADVICE,
    fails=deck_text("game: ashes\ncards: {iron  WORKER: 3}\n"),
    passes=deck_text("game: ashes\ncards: {Iron Worker: 3}\n"),
)
GUESSED = RULES.found(
    "DCK302",
    "guessed-on-import",
    """The format cannot say something, so it was guessed.

    The message tells what was taken from where. Convert the deck to YAML and correct it there if
    the guess is wrong.
    """,
    severity=Severity.ADVICE,
    fails=deck_text("4 B01-003\n", file_name="deck.txt"),
    passes=deck_text("# game: cipher\n4 B01-003\n", file_name="deck.txt"),
)

TROUBLES: dict[Trouble, Rule] = {
    Trouble.MISSING: UNREADABLE,
    Trouble.FOLDER: UNREADABLE,
    Trouble.DENIED: UNREADABLE,
    Trouble.TOO_BIG: UNREADABLE,
    Trouble.BINARY: NOT_TEXT,
    Trouble.NOT_UTF8: NOT_TEXT,
    Trouble.EMPTY: EMPTY,
    Trouble.SYNTAX: SYNTAX,
}
