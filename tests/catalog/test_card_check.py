"""deckcli card check: files of card authors, each mistake with code, line, column and hint."""

import pytest

from deckcli import games
from deckcli.cli.main import exit_status_of
from deckcli.games.playing import engines

CARD = """\
game: cipher
set: {id: X01, name: {en: A set of my own}}
cards:
  X01-001:
    title: {en: Lady of the Lake, ja: 湖の乙女}
    unit: {en: Ninian, ja: ニニアン}
    class: Dancer
    rank: basic
    symbols: [red]
    gender: female
    weapons: [dragonstone]
    cost: {deploy: 1}
    attack: 10
    support: 20
    range: [1]
    summary: A character without text.
"""


@pytest.fixture
def check(tmp_path, monkeypatch, capsys):
    """Check a card file in an empty folder: status and the lines of the concise report."""
    monkeypatch.chdir(tmp_path)

    def run(content, *options, output="concise"):
        data = content.encode() if isinstance(content, str) else content
        (tmp_path / "own.yaml").write_bytes(data)
        capsys.readouterr()
        status = exit_status_of(["card", "check", "own.yaml", "-o", output, *options])
        out, err = capsys.readouterr()
        assert err == ""
        return int(status), out.splitlines()

    return run


def test_a_good_file(check):
    assert check(CARD, output="text") == (0, ["1 card file checked: 1 correct"])
    assert check(CARD, "-v", output="text")[1][0] == "own.yaml: correct (cipher, 1 card)"


@pytest.mark.parametrize(
    ("old", "new", "findings"),
    [
        ("attack: 10", "attack: 10\n    atack: 20", ['14:5: CRD103 unknown key "atack"']),
        ("    attack: 10\n", "", ['4:3: CRD103 the key "attack" is missing']),
        ("symbols: [red]", "symbols: [rde]", ['9:15: CRD103 "rde" is not allowed here']),
        ("rank: basic", "rank: {}", ["8:11: CRD103 {} is not allowed here"]),
        ("cost: {deploy: 1}", "cost: 1", ["12:11: CRD103 1 is not a mapping"]),
        ("range: [1]", "range: 1", ["15:12: CRD103 1 is not a list"]),
        ("attack: 10", "attack: ten", ['13:13: CRD103 "ten" has the wrong form']),
        ("  X01-001:", "  x1:", ['4:3: CRD103 "x1" has the wrong form']),
        ("game: cipher", "game: ciper", ['1:7: CRD102 no game is called "ciper"']),
        ("game: cipher\n", "", ["1:1: CRD102 the file does not name its game"]),
        ("game: cipher", "game: [cipher]", None),
        ("game: cipher", "game: 7", ['1:7: CRD102 no game is called "7"']),
        ("  X01-001:", "  B01-003:", None),
        (
            "attack: 10",
            "attack: 10\n    attack: 20",
            ['14:5: CRD104 "attack" is written twice; first in line 13, column 5'],
        ),
        ("Lady of the Lake", "Altean  Prince", None),
        ("weapons: [dragonstone]\n    ", "", None),
    ],
)
def test_what_is_readable_but_wrong(check, old, new, findings):
    assert old in CARD

    status, lines = check(CARD.replace(old, new, 1))

    assert status == (1 if findings or lines else 0)
    assert all(line.startswith("own.yaml:") for line in lines)
    if findings is not None:
        assert lines == [f"own.yaml:{one}" for one in findings]


def test_an_id_that_a_built_in_card_has(check):
    status, (line, *_) = check(CARD.replace("X01-001", "B01-003"))

    assert status == 1
    assert line.startswith("own.yaml:4:3: CRD104 B01-003 is already defined in ")
    assert line.endswith("b01.yaml")


def test_an_id_twice_in_one_file(check):
    status, lines = check(CARD + CARD.partition("cards:\n")[2])

    twice = '"X01-001" is written twice; first in line 4, column 3'
    assert (status, lines) == (1, [f"own.yaml:17:3: CRD104 {twice}"])


def test_a_name_that_another_card_spells_otherwise(check):
    changed = CARD.replace("Lady of the Lake", "altean prince").replace("Ninian", "Marth")

    status, lines = check(changed)

    assert status == 1
    assert (
        'own.yaml:4:3: CRD105 "Marth, altean prince" is spelt "Marth, Altean Prince" on B01-003'
        in lines
    )


def test_a_rule_of_the_game(check):
    """A unit without a weapon has no range (the game's own chapter of card rules)."""
    status, (line,) = check(CARD.replace("    weapons: [dragonstone]\n", ""))

    assert status == 1
    assert line.startswith("own.yaml:14:12: CRD2")
    assert line.endswith("a unit without a weapon cannot attack, but has a range")


def test_every_mistake_of_a_file_in_one_run(check):
    changed = CARD.replace("[red]", "[rde]").replace("gender: female", "gender: woman")
    changed = changed.replace("    summary: A character without text.\n", "")

    status, lines = check(changed)

    assert status == 1
    assert [line.split(":")[1] for line in lines] == ["4", "9", "10"]


def test_hints_and_carets_for_people(check):
    _, lines = check(CARD.replace("attack: 10", "attack: 10\n    suport: 20"), output="text")

    assert lines == [
        'own.yaml:14:5: CRD103 against-the-schema: unknown key "suport"',
        "   14 |     suport: 20",
        "      |     ^^^^^^",
        '   = hint: did you mean "support"?',
        "   = help: deckcli explain CRD103",
        "",
        "1 card file checked: 1 with errors (1 error)",
    ]


@pytest.mark.parametrize(
    ("content", "finding"),
    [
        (b"", ":1:1: CRD101 the file is empty"),
        (b"# only a comment\n", ":1:1: CRD101 the file is empty"),
        (b"\x00\x01\x02", ":1:1: CRD101 this is a binary file, not text"),
        ("名前".encode("shift_jis"), ":1:1: CRD101 byte 0x96 is not valid UTF-8"),
        ("a".encode("utf-16"), ":1:1: CRD101 this is UTF-16 text; save it as UTF-8"),
        (b"#" * 3_000_000, ":1:1: CRD101 larger than 2 MB"),
        (b"game: cipher\ncards: [\n", ":2:9: CRD101 not YAML: "),
        (b"[" * 100_000, ":1:33: CRD101 nested more than 32 levels deep"),
        (b"{a: " * 50_000, ":1:129: CRD101 nested more than 32 levels deep"),
        (b"a: &a [x, x]\nb: [*a, *a]\n", ":2:5: CRD101 anchors and aliases (& and *) are not"),
        (CARD.encode() + b"---\n" + CARD.encode(), ":17:1: CRD101 more than one YAML document"),
        (b"game: !!python/object:os.system x\n", ":1:7: CRD101 tags such as "),
        (b"a: \x07\n", ":1:4: CRD101 the character U+0007 cannot stand in a text file"),
        (b"? [a]\n: b\n", ":1:3: CRD101 a list or mapping cannot be a key"),
        (b"a:\n\t- b\n", ":2:1: CRD101 not YAML: "),
    ],
)
def test_what_is_no_card_file_at_all(check, content, finding):
    status, lines = check(content)

    assert status == 2
    assert len(lines) == 1
    assert lines[0].startswith(f"own.yaml{finding}")


def test_a_bomb_of_values(check):
    status, (line,) = check(b"a: [" + b"1," * 600_000 + b"]\n")

    assert status == 2
    assert line == "own.yaml:1:1: CRD101 more than 500,000 values"


@pytest.mark.parametrize("content", ["- a\n- b\n", "hello\n", "7\n", "game:\n", "game: null\n"])
def test_what_names_no_game(check, content):
    status, (line,) = check(content)

    assert status == 1
    assert "CRD102 the file does not name its game" in line


@pytest.mark.parametrize(
    "cards",
    [
        "cards: {}",
        "cards: []",
        "cards: 7",
        "cards:",
        "cards: {X01-001: }",
        "cards: {X01-001: [1]}",
        "crads: {}",
    ],
)
def test_shapes_that_no_card_file_has(check, cards):
    status, lines = check(f"game: cipher\nset: {{id: X01, name: {{en: X}}}}\n{cards}\n")

    assert status == 1
    assert all(" CRD103 " in line for line in lines)


def run(capsys, *argv):
    capsys.readouterr()
    return (int(exit_status_of(argv)), *capsys.readouterr())


def test_folders(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "set" / "cipher" / "cards").mkdir(parents=True)
    (tmp_path / "set" / "cipher" / "cards" / "a.yaml").write_text(CARD, encoding="utf-8")
    (tmp_path / "set" / "cipher" / "decks").mkdir()
    (tmp_path / "set" / "cipher" / "decks" / "d.yaml").write_text(
        "game: cipher\n", encoding="utf-8"
    )
    (tmp_path / "flat").mkdir()
    (tmp_path / "flat" / "b.yaml").write_text(CARD.replace("X01", "X02"), encoding="utf-8")
    (tmp_path / "none").mkdir()

    assert run(capsys, "card", "check", "set") == (0, "1 card file checked: 1 correct\n", "")
    assert run(capsys, "card", "check", "flat") == (0, "1 card file checked: 1 correct\n", "")
    status, out, _ = run(capsys, "card", "check", "none", "-q", "-o", "concise")
    assert (status, out) == (2, "none:1:1: CRD101 no card files (cards/*.yaml) in this folder\n")
    status, out, _ = run(capsys, "card", "check", "missing.yaml", "-o", "concise")
    assert (status, out) == (2, "missing.yaml:1:1: CRD101 no such file\n")


def test_two_files_of_ones_own_with_the_same_id(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(CARD, encoding="utf-8")

    status, out, _ = run(capsys, "card", "check", "a.yaml", "b.yaml", "-o", "concise")

    assert status == 1
    assert out == "b.yaml:4:3: CRD104 X01-001 is already defined in a.yaml\n"


def test_a_file_that_is_in_use_already_is_not_its_own_double(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own" / "cipher" / "cards").mkdir(parents=True)
    (tmp_path / "own" / "cipher" / "cards" / "a.yaml").write_text(CARD, encoding="utf-8")

    assert run(capsys, "--card-data", "own", "card", "check", "own/cipher/cards/a.yaml")[0] == 0
    assert run(capsys, "--card-data", "own", "card", "check", "./own/../own")[0] == 0


def test_without_paths_all_card_data_in_use_is_checked(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own" / "cipher" / "cards").mkdir(parents=True)
    (tmp_path / "own" / "cipher" / "cards" / "a.yaml").write_text(CARD, encoding="utf-8")

    built_in = run(capsys, "card", "check")
    with_own = run(capsys, "--card-data", "own", "card", "check")

    assert (built_in[0], with_own[0]) == (0, 0)
    number = int(built_in[1].split()[0])
    assert with_own[1] == f"{number + 1} card files checked: {number + 1} correct\n"


@pytest.mark.parametrize("paths", [[], ["good.yaml"]])
def test_an_unreadable_file_in_the_card_data_is_no_bug_of_ours(
    tmp_path, monkeypatch, capsys, paths
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own" / "cipher" / "cards").mkdir(parents=True)
    (tmp_path / "own" / "cipher" / "cards" / "a.yaml").write_bytes(b"\xff\xff")
    (tmp_path / "good.yaml").write_text(CARD, encoding="utf-8")

    status, out, err = run(capsys, "--card-data", "own", "card", "check", *paths)

    assert err == ""
    assert status == (0 if paths else 2)
    assert ("CRD101" in out) is not bool(paths)


@pytest.mark.parametrize("game", games.keys())
def test_abilities_are_compiled_wherever_there_is_an_engine(game):
    """A game that can be played needs no rule of its own for it."""
    checks = {rule.code: rule.check for rule in games.card_checks(game)}

    assert (checks.get("CRD106") is not None) == (game in engines())


def test_what_only_the_engine_knows_is_found(check, own_card):
    skill = (
        "- name: Mine\n  class: CONT\n  gives: [{modify: {of: {ally: {unit: Krom}}, attack: 10}}]\n"
    )

    status, lines = check(own_card(abilities=skill))

    assert status == 1
    assert "CRD106" in lines[0]
    assert '"Krom"' in lines[0]
