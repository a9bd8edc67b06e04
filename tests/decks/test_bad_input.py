"""Files nobody should write: each gets its code, place and severity, at once and no traceback."""

import os
import sys
import time

import pytest

from deckcli import games
from deckcli.catalog.game_facts import Holds
from deckcli.core.files import Source
from deckcli.core.findings import Severity

CIPHER = "game: cipher\n"
BOMB = "a: &a [x, x, x]\n" + "".join(
    f"{name}: &{name} [*{last}, *{last}, *{last}]\n"
    for last, name in zip("abcdefgh", "bcdefghi", strict=True)
)

# What cannot be read as a deck: name, content, code, line, column
UNREADABLE = [
    ("empty", b"", "DCK103", 0, 0),
    ("blank", b" \n\n\t\n", "DCK103", 0, 0),
    ("byte order mark only", b"\xef\xbb\xbf\n", "DCK103", 0, 0),
    ("comment only", b"# nothing\n# at all\n", "DCK103", 0, 0),
    ("binary", bytes(range(256)) * 10, "DCK102", 0, 0),
    ("gzip", b"\x1f\x8b\x08\x00\x00\x00\x00\x00", "DCK102", 0, 0),
    ("utf-16", "game: cipher\n".encode("utf-16"), "DCK102", 0, 0),
    ("utf-16 without ascii", "\ufeff聖騎士".encode("utf-16-be"), "DCK102", 0, 0),
    ("shift_jis", "game: cipher\nname: 聖騎士\n".encode("shift_jis"), "DCK102", 2, 7),
    ("broken utf-8", "game: cipher\nname: 聖\n".encode()[:-2], "DCK102", 2, 7),
    ("latin-1", b"game: cipher\r\nname: caf\xe9\r\n", "DCK102", 2, 10),
    ("unclosed bracket", b"game: cipher\ncards: {B01-003: 4\n", "DCK104", 2, 19),
    ("unclosed quote", b'game: "cipher\n', "DCK104", 1, 14),
    ("tab indent", b"game: cipher\ncards:\n\tB01-003: 4\n", "DCK104", 3, 1),
    ("two colons", b"game: cipher: ashes\n", "DCK104", 1, 13),
    ("only a colon", b"game: cipher\n: x\n", "DCK104", 2, 1),
    ("bad escape", b'game: "\\q"\n', "DCK104", 1, 8),
    ("two documents", b"game: cipher\n---\ngame: ashes\n", "DCK104", 2, 1),
    ("alias bomb", BOMB.encode(), "DCK104", 2, 8),
    ("unknown alias", b"game: *nobody\n", "DCK104", 1, 7),
    ("python tag", b"game: !!python/object/apply:os.system [ls]\n", "DCK104", 1, 7),
    ("own tag", b"game: !cipher x\n", "DCK104", 1, 7),
    ("deep brackets", b"game: " + b"[" * 100_000, "DCK104", 1, 38),
    ("deep blocks", b"- " * 100_000 + b"x\n", "DCK104", 1, 65),
    ("deep mappings", b"{a: " * 100_000, "DCK104", 1, 129),
    ("list as key", b"game: cipher\n[a, b]: 3\n", "DCK104", 2, 1),
    ("mapping as key", b"? {a: b}\n: c\n", "DCK104", 1, 3),
    ("control character", "name: 聖\ncards: \x07\n".encode(), "DCK104", 2, 8),
    ("many values", b"[" + b"a," * 900_000 + b"]", "DCK101", 0, 0),
    ("many keys", b"".join(b"k%d: 1\n" % number for number in range(100_000)), "DCK101", 0, 0),
]


@pytest.mark.parametrize(
    ("content", "code", "line", "column"),
    [case[1:] for case in UNREADABLE],
    ids=[case[0] for case in UNREADABLE],
)
def test_an_unreadable_file(library, tmp_path, content, code, line, column):
    file = tmp_path / "deck.yaml"
    file.write_bytes(content)
    [finding] = timed(library, str(file))
    assert (finding.code, finding.severity) == (code, Severity.UNREADABLE)
    assert (finding.place.path, finding.place.line, finding.place.column) == (
        str(file),
        line,
        column,
    )
    assert finding.message


def timed(library, path, seconds=1.0):
    library.catalog("cipher")
    start = time.process_time()
    found = library.deck(path).findings
    assert time.process_time() - start < seconds
    return found


def test_fifty_megabytes(library, tmp_path):
    file = tmp_path / "deck.yaml"
    with file.open("wb") as stream:
        for _ in range(50):
            stream.write(b"B01-003: 4 # x\n" * 70_000)
    [finding] = timed(library, str(file))
    assert finding.code == "DCK101"
    assert "2 MB" in finding.message


def test_one_very_long_line(library, tmp_path):
    for name, text in {
        "long.yaml": "game: cipher\ncards: {" + "x" * 1_000_000 + ": 1}\n",
        "long-list.yaml": "game: cipher\ncards: ['" + "x " * 500_000 + "']\n",
        "long.txt": "# game: cipher\n4 " + "x" * 1_000_000 + "\n",
        "spaces.txt": "# game: cipher\n4 a" + " " * 1_000_000 + "b\n",
        "crosses.txt": "# game: cipher\n" + "× 1 " * 250_000 + "\n",
        "brackets.txt": "# game: cipher\n" + " (a) b" * 150_000 + "\n",
        "lines.txt": "4 x\n" * 400_000,
    }.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        assert timed(library, str(file)), name


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("no-such-deck.yaml", "no such file"),
        ("cipher/no-such-deck", "no such file"),
        ("cipher/../../etc/passwd", "no such file"),
        ("cipher/", "no such file"),
        ("nul\0byte.yaml", ""),
        ("", ""),
    ],
)
def test_a_path_that_leads_nowhere(library, tmp_path, monkeypatch, path, words):
    monkeypatch.chdir(tmp_path)
    [finding] = timed(library, path)
    assert (finding.code, finding.severity) == ("DCK101", Severity.UNREADABLE)
    assert words in finding.message


def test_a_folder(library, tmp_path):
    [finding] = timed(library, str(tmp_path))
    assert (finding.code, finding.message) == ("DCK101", "this is a folder, not a file")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no FIFOs or /dev")
def test_a_pipe_and_a_device_are_not_opened(library, tmp_path):
    pipe = tmp_path / "deck.yaml"
    os.mkfifo(pipe)
    for path in (str(pipe), "/dev/zero"):
        [finding] = timed(library, path)
        assert finding.code == "DCK101"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may read every file")
def test_a_file_that_may_not_be_read(library, tmp_path):
    file = tmp_path / "deck.yaml"
    file.write_text("game: cipher\n")
    file.chmod(0)
    [finding] = timed(library, str(file))
    assert finding.code == "DCK101"


# What is YAML but wrong: name, text, code, line, column, a part of the message
WRONG = [
    ("a list", "- a\n", "DCK201", 1, 1, "not a mapping"),
    ("a word", "cards\n", "DCK201", 1, 1, "not a mapping"),
    ("a number", "42\n", "DCK201", 1, 1, "not a mapping"),
    ("no game", "cards: {B01-003: 4}\n", "DCK202", 1, 1, "does not say which game"),
    ("unknown game", "game: ciper\n", "DCK202", 1, 7, '"ciper"'),
    ("game in capitals", "game: CIPHER\n", "DCK202", 1, 7, '"CIPHER"'),
    ("game is null", "game:\n", "DCK206", 1, 6, '"game" must be'),
    ("game is a number", "game: 7\n", "DCK206", 1, 7, '"game" must be'),
    ("game is a list", "game: [cipher]\n", "DCK206", 1, 7, '"game" must be'),
    ("name is a list", CIPHER + "name: [a]\n", "DCK206", 2, 7, '"name" must be text'),
    ("unknown key", CIPHER + "card: {}\n", "DCK203", 2, 1, '"card"'),
    ("number as key", CIPHER + "7: x\n", "DCK203", 2, 1, '"7"'),
    ("null as key", CIPHER + "~: x\n", "DCK203", 2, 1, '"~"'),
    ("nothing as key", CIPHER + "? \n: x\n", "DCK203", 2, 2, '""'),
    ("bool as key", CIPHER + "true: x\n", "DCK203", 2, 1, '"true"'),
    ("merge key", CIPHER + "<<: {a: b}\n", "DCK203", 2, 1, '"<<"'),
    ("game twice", CIPHER + "game: ashes\n", "DCK205", 2, 1, '"game" is written twice'),
    ("card twice", CIPHER + "cards: {B01-003: 1, B01-003: 2}\n", "DCK205", 2, 21, "twice"),
    ("missing cards", CIPHER, "DCK204", 1, 1, '"cards"'),
    ("unknown card", CIPHER + "cards: {B77-003: 1}\n", "DCK209", 2, 9, '"B77-003"'),
    ("empty name", CIPHER + "cards: {'': 1}\n", "DCK209", 2, 9, '""'),
    (
        "no main character",
        CIPHER + "main_character:  # a card\n",
        "DCK206",
        2,
        1,
        '"main_character" is empty',
    ),
    ("null card", CIPHER + "cards: [null]\n", "DCK206", 2, 9, "a card"),
    ("bool card", CIPHER + "cards: [true]\n", "DCK206", 2, 9, "a card"),
    ("list of lists", CIPHER + "cards: [[B01-003]]\n", "DCK206", 2, 9, "a card"),
    ("list of mappings", CIPHER + "cards:\n  - B01-003: 4\n", "DCK206", 3, 5, "a card"),
    ("counted zero", CIPHER + "cards: [0 B01-003]\n", "DCK207", 2, 9, "0 is not"),
    ("counted a lot", CIPHER + f"cards: [{10**400} B01-003]\n", "DCK207", 2, 9, "is not a count"),
    ("under Japanese", CIPHER + "cards: {亡国の王女: 0}\n", "DCK207", 2, 16, "0 is not"),
    ("CR line ends", "game: cipher\rcards: {B01-003: 0}\r", "DCK207", 2, 18, "0 is not"),
    ("CRLF line ends", "game: cipher\r\ncards: {B01-003: 0}\r\n", "DCK207", 2, 18, "0 is not"),
    ("line separator", "game: cipher\nname: 'a\u2028b'\ncards: 0\n", "DCK206", 3, 8, "cards"),
]
COUNTS = {
    "-1": "-1", "0": "0", "1.5": "1.5", "4.0": "4.0", "true": "true", "null": "nothing",
    "": "nothing", "1000": "1000", "1000000000": "1000000000", "1" + "0" * 400: "1000",
    "1e3": 'the text "1e3"', "0x4": 'the text "0x4"', '"4"': 'the text "4"',
    "four": 'the text "four"',
    "[4]": "a list", "{a: 4}": "a mapping", ".inf": 'the text ".inf"', "-0": "0",
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "words"),
    [case[1:] for case in WRONG],
    ids=[case[0] for case in WRONG],
)
def test_a_wrong_deck(library, tmp_path, text, code, line, column, words):
    file = tmp_path / "deck.yaml"
    file.write_bytes(text.encode())
    found = [one for one in timed(library, str(file)) if one.code == code]
    assert found
    assert found[0].severity is Severity.ERROR
    assert (found[0].place.line, found[0].place.column) == (line, column)
    assert words in found[0].message


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count[:10] or "nothing")
def test_a_wrong_count(library, count):
    text = f"game: cipher\ncards:\n  B01-003: {count}\n"
    found = library.deck_from_text(Source("deck.yaml", text)).findings
    [finding] = [one for one in found if one.code == "DCK207"]
    assert finding.message.startswith(COUNTS[count])
    assert len(finding.message) < 100
    assert finding.place.line == 3


VALUES = {
    "null": "", "number": "7", "fraction": "1.5", "bool": "true", "text": "zzz", "list": "[[]]",
    "mapping": "{a: {b: c}}", "empty list": "[]", "empty mapping": "{}", "long": "9" * 400,
}  # fmt: skip
FITTING = {
    Holds.CARD: set(), Holds.FLAG: {"bool"}, Holds.CHOICE: set(),
    Holds.CARDS: {"empty list", "empty mapping"}, Holds.AMOUNTS: {"empty mapping"},
}  # fmt: skip


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("game", games.keys())
def test_a_wrong_type_for_every_key(library, game, kind):
    for key in library.catalog(game).info.deck_keys.values():
        text = f"game: {game}\n{key.name}: {VALUES[kind]}\n"
        found = library.deck_from_text(Source("deck.yaml", text)).findings
        wrong = [one.code for one in found if one.place.line == 2 and one.code.startswith("DCK2")]
        assert bool(wrong) != (kind in FITTING[key.holds]), (key.name, wrong)


@pytest.mark.parametrize("name", ["deck.yaml", "deck.json", "deck.txt"])
def test_half_a_surrogate(library, name):
    """Only a program can hand this over; no file decodes to it."""
    findings = library.deck_from_text(Source(name, '{"game": "cipher", "name": "\ud800"}')).findings
    assert findings


def test_many_unknown_cards_do_not_take_long(library):
    text = "game: cipher\ncards:\n" + "".join(f"  nobody {n}x{n}: 1\n" for n in range(900))
    library.catalog("cipher").suggest("warm")
    start = time.process_time()
    found = library.deck_from_text(Source("deck.yaml", text)).findings
    assert time.process_time() - start < 3
    assert sum(one.code == "DCK209" for one in found) == 900


# What is wrong in a plain list: text, code, line
LISTS = [
    ("4x\n", "DCK211", 2),
    ("4\n", "DCK211", 2),
    ("0 B01-003\n", "DCK207", 2),
    ("-1 B01-003\n", "DCK207", 2),
    ("1000 B01-003\n", "DCK207", 2),
    (f"{10**400} B01-003\n", "DCK207", 2),
    ("4 Nobody At All\n", "DCK209", 2),
    ("!!!\n", "DCK211", 2),
    ("\x07\n", "DCK211", 2),
    ("4 B01-003\n[[[[\n", "DCK211", 3),
    ("Main character: B01-003\nMain character: B01-006\n", "DCK207", 3),
    ("Main character: 2 B01-003\n", "DCK207", 2),
    ("format: cube\n", "DCK208", 2),
]


@pytest.mark.parametrize(("text", "code", "line"), LISTS)
def test_a_bad_line_of_a_list(library, text, code, line):
    source = Source("deck.txt", f"# game: cipher\n{text}3 S01-001\n")
    file = library.deck_from_text(source)
    assert (code, line) in [(one.code, one.place.line) for one in file.findings]
    assert file.deck.counts()["S01-001"] == 3
