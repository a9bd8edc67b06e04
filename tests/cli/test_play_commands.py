"""play, replay, rulings and bench, as a user types them."""

import io
import json

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.cli.main import exit_status_of
from deckcli.games.playing import engines

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
GAME = ("--bots", "greedy", "--seed", "7")

RULING = """\
ruling: The first player may not attack in the first turn.
game: cipher
given:
  turn: p1
  turn_number: 1
  p1: {front: [{card: B01-003, as: marth, main_character: true}]}
  p2: {front: [{card: B01-053, as: chrom, main_character: true}]}
then:
  WORD: [attack marth -> chrom]
"""


@pytest.fixture
def log(deckcli, folder):
    deckcli("play", *DECKS, *GAME, "--log", "game.json")
    return "game.json"


def test_a_game_is_told_move_by_move(deckcli):
    run = deckcli("play", *DECKS, "--seed", "7", "--bots", "random")

    assert run.status == 0
    assert run.err == ""
    assert "-- turn 1: p" in run.out
    assert " against " in run.out
    assert run.out.rstrip().splitlines()[-1].startswith(("p1 wins in turn", "p2 wins in turn"))


def test_a_drawn_seed_is_printed_and_repeats_the_game(deckcli):
    first = deckcli("play", *DECKS, "--bots", "random")
    seed = first.err.split()[-1]

    assert first.err == f"seed {seed}\n"
    assert deckcli("play", *DECKS, "--bots", "random", "--seed", seed).out == first.out


def test_names_in_japanese(deckcli):
    told = deckcli("play", *DECKS, *GAME, "--lang", "ja").out

    assert "マルス" in told
    assert "Marth" not in told


def test_a_transcript_fits_its_schema_and_replays(deckcli, folder, log):
    content = json.loads((folder / log).read_text(encoding="utf-8"))
    assert list(schema_problems("transcript", content)) == []

    run = deckcli("replay", log, "--verify")
    assert (run.status, run.err) == (0, "")
    assert run.out == f"game.json: ends the same after {len(content['actions'])} decisions\n"


@pytest.mark.parametrize("decks", [DECKS, ("blackpoker/light-52",) * 2])
def test_a_replay_tells_the_same_game(deckcli, folder, decks):
    played = deckcli("play", *decks, *GAME, "--log", "game.json")
    again = deckcli("replay", "game.json")

    assert (played.status, again.status) == (0, 0)
    assert again.out == played.out


def test_a_replay_shows_the_table_of_a_turn(deckcli, log):
    run = deckcli("replay", log, "--turn", "3")

    assert run.status == 0
    assert run.out.startswith("turn 3, p")


def test_a_changed_transcript_is_noticed(deckcli, folder, log):
    content = json.loads((folder / log).read_text(encoding="utf-8"))
    content["actions"][5] = f"{content['actions'][5][:2]} win the game"
    (folder / log).write_text(json.dumps(content), encoding="utf-8")
    run = deckcli("replay", log, "--verify")

    assert run.status == 1
    assert "action 6: 'win the game' is not legal now" in run.out


@pytest.mark.parametrize("text", ["", "{}", "[1]", "nonsense", '{"transcript": 1}'])
def test_what_is_no_transcript(deckcli, write, text):
    run = deckcli("replay", write("bad.json", text))

    assert run.status == 2
    assert run.err.startswith("error[transcript]")


def test_a_card_that_cannot_be_played_is_refused(deckcli, write, sample_text, own_card):
    untold = "- {name: Riddle, class: ACT}\n"
    write("mine/cipher/cards/x01.yaml", own_card(abilities=untold))
    text = sample_text(DECKS[0]).replace("B01-003: 2", "X01-001: 1\n  B01-003: 2")
    deck = write("deck.yaml", text)
    run = deckcli("play", deck, DECKS[1], "--seed", "1", "--card-data", "mine")

    assert run.status == 2
    assert run.err.startswith(
        'error[not-playable]: 1 of the 24 cards in the deck "Starter S01: Marth" cannot be played '
        'yet: "Ninian, Lady of the Lake"\n'
    )


@pytest.mark.parametrize("command", ["play", "match"])
def test_a_sample_deck_without_programs_is_checked_and_dealt_but_not_played(deckcli, command):
    assert deckcli("check", "cipher/s05-ike").status == 0
    assert deckcli("hand", "cipher/s05-ike", "--seed", "1").status == 0
    run = deckcli(command, "cipher/s05-ike", DECKS[0], "--seed", "1")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        'error[not-playable]: 23 of the 23 cards in the deck "Starter S05: Ike (Path of Radiance)" '
        'cannot be played yet: "Ike, Young Mercenary", "Elincia, Surviving Princess", "Mist, Indulging '
        'Sister", "Titania, Deputy Commander of the Mercenaries", "Soren, Black-Garbed Staff Officer" '
        "and 18 others\n"
        "  hint: deckcli card coverage shows how far each set has come\n"
    )


def test_dice_that_cannot_be_played_are_no_cards(deckcli):
    run = deckcli("play", "ashes/boy-among-wolves", "ashes/iron-men", "--seed", "1")

    assert run.err.startswith(
        "error[not-playable]: 16 of the 16 cards and sympathy dice in the deck "
        '"The Boy Among Wolves" cannot be played yet: "Biter", '
    )


def test_decks_of_two_games_do_not_meet(deckcli):
    assert deckcli("play", DECKS[0], "ashes/iron-men").status == 2


def test_an_illegal_deck_is_refused(deckcli, write, sample_text):
    text = sample_text(DECKS[0]).replace("B01-003: 2", "B01-003: 1")
    run = deckcli("play", write("mine.yaml", text), DECKS[1], "--seed", "1")

    assert run.status == 1
    assert "CIP101" in run.err


def test_rule_options(deckcli):
    run = deckcli("play", *DECKS, *GAME, "--rule", "max_turns=2")
    assert run.out.rstrip().endswith("draw: turn limit of 2 reached")

    assert deckcli("play", *DECKS, "--rule", "max_turns=none").status == 2
    assert deckcli("play", *DECKS, "--rule", "dice=3").status == 2


def test_a_ruling_that_holds(deckcli, write):
    run = deckcli("rulings", write("mine.yaml", RULING.replace("WORD", "illegal")))

    assert (run.status, run.out, run.err) == (0, "1 ruling holds\n", "")


def test_a_ruling_that_fails_shows_the_table_the_actions_and_the_claim(deckcli, write):
    run = deckcli("rulings", write("mine.yaml", RULING.replace("WORD", "legal")))

    assert run.status == 1
    assert "mine.yaml: The first player may not attack in the first turn." in run.out
    assert "fails: 'attack marth -> chrom' should be legal" in run.out
    assert "  front    Marth, Altean Prince (40, main character)" in run.out
    assert "legal: use" not in run.out
    assert "legal: move B01-003; end turn" in run.out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("ruling:", "rulling:"), 'unknown key "rulling"'),
        (("B01-003", "B01-9003"), "no card is called 'B01-9003'"),
        ((", main_character: true", ""), "p1 has no unit with `main_character: true`"),
        (("WORD:", "marht: {attack: 3}\n  WORD:"), "'marht' is neither a player nor a card"),
        (("B01-003", "X01-003"), "cards of your own: deckcli --card-data FOLDER"),
        (("game: cipher", "game: cypher"), "at: mine.yaml:2:7\n  hint: did you mean cipher?"),
        (("attack marth", "atack marth"), "no action is written so\n  at: mine.yaml"),
    ],
)
def test_a_ruling_that_cannot_be_run(deckcli, write, change, message):
    run = deckcli("rulings", write("mine.yaml", RULING.replace(*change).replace("WORD", "illegal")))

    assert run.status == 2
    assert message in run.err


def test_a_ruling_that_cannot_be_run_stops_no_other(deckcli, write):
    files = [
        write("a.yaml", RULING.replace("WORD", "ilegal")),
        write("b.yaml", RULING.replace("WORD", "legal")),
        write("c.yaml", RULING.replace("WORD", "illegal").replace("game: cipher", "game: go")),
        write("d.yaml", RULING.replace("WORD", "illegal")),
    ]
    run = deckcli("rulings", *files)

    assert run.status == 2
    assert run.out.splitlines()[-1] == "1 of 4 rulings fails"
    assert run.err.splitlines()[-1] == "2 of 4 files cannot be played"


def test_a_ruling_that_fails_says_that_a_turn_ended_by_itself(deckcli, write):
    claim = "marth: {attack: 99}"
    text = RULING.replace("turn_number: 1", "turn_number: 3").replace("then:", "WHEN\nthen:")
    text = text.replace("WORD: [attack marth -> chrom]", claim)
    note = "  note: p1's turn 3 ended by itself: nothing was left to do\n"

    meant = write("a.yaml", text.replace("WHEN", "when: [{p1: end turn}]"))
    forced = write("b.yaml", text.replace("WHEN", "when: [{p1: move marth}]"))
    assert note not in deckcli("rulings", meant).out
    assert f"not 99\n{note}" in deckcli("rulings", forced).out


def test_a_folder_of_rulings_has_both_endings(deckcli, write):
    write("mine/a.yaml", RULING.replace("WORD", "illegal"))
    write("mine/b/c.yml", RULING.replace("WORD", "legal"))
    write("mine/notes.txt", "nothing")
    run = deckcli("rulings", "mine")

    assert run.status == 1
    assert "1 of 2 rulings fails\n" in run.out


def test_no_rulings_at_all(deckcli, folder):
    (folder / "empty").mkdir()
    assert deckcli("rulings", "empty").status == 5


def test_bench_prints_what_it_measured(deckcli):
    run = deckcli("bench", "--seconds", "0.05", "-o", "json")
    rows = json.loads(run.out)
    (row,) = [one for one in rows if one["game"] == "cipher"]

    assert run.status == 0
    assert [one["game"] for one in rows if "players" in one["game"]] == ["ashes, 4 players"]
    assert row["games_per_s"] > 0
    assert row["build"] in ("interpreted", "compiled")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("--seconds nan", "nan is no number"),
        ("--seconds inf", "inf is no number"),
        ("--seconds 1e9", "--seconds is a number from 0.05 to 3,600, not 1000000000.0"),
        ("--seconds 0", "0.0 is not in the range"),
        ("--seconds -1", "-1.0 is not in the range"),
        ("-o xml", "no output is called 'xml'"),
        ("cipher nosuch", "no game is called 'nosuch'"),
        ("ciper", "did you mean cipher?"),
    ],
)
def test_nothing_is_measured_that_cannot_be_told(deckcli, monkeypatch, line, error):
    monkeypatch.setattr("deckcli.engine.pace.measure", None)
    run = deckcli("bench", *line.split())

    assert (run.status, run.out) == (2, "")
    assert error in run.err


@pytest.mark.parametrize("key", engines())
def test_speeds_are_told_for_two_sample_decks_of_the_game(library, key):
    names = library.catalog(key).info.bench

    assert len(names) == 2
    assert {f"{key}/{name}" for name in names} <= set(library.sample_files(key))


def test_a_person_does_not_read_what_the_other_keeps_secret(capsys, monkeypatch):
    """B01-054 puts a card of the hand on the deck, unseen."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    exit_status_of(
        ["play", "cipher/s01-marth", "cipher/blue-midrange", "--human", "1", "--bots", "random",
         "--seed", "6"]
    )  # fmt: skip
    lines = capsys.readouterr().out.splitlines()

    assert any(line == "p2: choose a card" for line in lines)
    assert not any(line.startswith("p2: no ") for line in lines)
