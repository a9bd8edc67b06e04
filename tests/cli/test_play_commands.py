"""play, replay, rulings and bench, as a user types them."""

import io
import json

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.cli.main import exit_status_of

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")

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
    deckcli("play", *DECKS, "--seed", "7", "--log", "game.json")
    return "game.json"


def test_a_game_is_told_move_by_move(deckcli):
    run = deckcli("play", *DECKS, "--seed", "7", "--bots", "random")

    assert run.status == 0
    assert run.err == ""
    assert "-- turn 1: p" in run.out
    assert " attacks " in run.out
    assert run.out.rstrip().splitlines()[-1].startswith(("p1 wins in turn", "p2 wins in turn"))


def test_a_drawn_seed_is_printed_and_repeats_the_game(deckcli):
    first = deckcli("play", *DECKS, "--bots", "random")
    seed = first.err.split()[-1]

    assert first.err == f"seed {seed}\n"
    assert deckcli("play", *DECKS, "--bots", "random", "--seed", seed).out == first.out


def test_names_in_japanese(deckcli):
    told = deckcli("play", *DECKS, "--seed", "7", "--lang", "ja").out

    assert "マルス" in told
    assert "Marth" not in told


def test_a_transcript_fits_its_schema_and_replays(deckcli, folder, log):
    content = json.loads((folder / log).read_text(encoding="utf-8"))
    assert list(schema_problems("transcript", content)) == []

    run = deckcli("replay", log, "--verify")
    assert (run.status, run.err) == (0, "")
    assert run.out == f"game.json: ends the same after {len(content['actions'])} decisions\n"


def test_a_replay_tells_the_same_game(deckcli, log):
    played = deckcli("play", *DECKS, "--seed", "7").out
    again = deckcli("replay", log)

    assert again.status == 0
    assert [line for line in again.out.splitlines() if line] == [
        line for line in played.splitlines() if line
    ]


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


UNTOLD = """\
game: cipher
set: {id: X02, name: {en: Mine}}
cards:
  X02-001:
    title: {en: Teller of Riddles}
    unit: {en: Riddler}
    class: Mage
    symbols: [red]
    weapons: [tome]
    cost: {deploy: 1}
    attack: 30
    support: 20
    range: [1]
    summary: Has a skill that nobody has written down yet.
    abilities: [{name: Riddle, class: ACT}]
"""


def test_a_card_that_cannot_be_played_is_refused(deckcli, write, sample_text):
    write("mine/cipher/cards/x02.yaml", UNTOLD)
    text = sample_text(DECKS[0]).replace("B01-003: 2", "X02-001: 1\n  B01-003: 2")
    deck = write("deck.yaml", text)
    run = deckcli("play", deck, DECKS[1], "--seed", "1", "--card-data", "mine")

    assert run.status == 2
    assert "error[not-playable]" in run.err
    assert "X02-001" in run.err


def test_a_game_without_rules_is_refused(deckcli):
    run = deckcli("play", "ashes/iron-men", "ashes/iron-men", "--seed", "1")

    assert run.status == 2
    assert "ashes cannot be played yet" in run.err


def test_decks_of_two_games_do_not_meet(deckcli):
    assert deckcli("play", DECKS[0], "ashes/iron-men").status == 2


def test_an_illegal_deck_is_refused(deckcli, write, sample_text):
    text = sample_text(DECKS[0]).replace("B01-003: 2", "B01-003: 1")
    run = deckcli("play", write("mine.yaml", text), DECKS[1], "--seed", "1")

    assert run.status == 1
    assert "CIP101" in run.err


def test_rule_options(deckcli):
    run = deckcli("play", *DECKS, "--seed", "1", "--rule", "max_turns=2")
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
    assert "B01-003 Marth, Altean Prince (40, main character)" in run.out
    assert "legal: use" not in run.out
    assert "legal: move B01-003; end turn" in run.out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("ruling:", "rulling:"), 'unknown key "rulling"'),
        (("B01-003", "B01-9003"), "no card is called 'B01-9003'"),
        ((", main_character: true", ""), "p1 has no unit with `main_character: true`"),
        (("WORD:", "marht: {attack: 3}\n  WORD:"), "'marht' is neither a player nor a card"),
    ],
)
def test_a_ruling_that_cannot_be_run(deckcli, write, change, message):
    run = deckcli("rulings", write("mine.yaml", RULING.replace(*change).replace("WORD", "illegal")))

    assert run.status == 2
    assert message in run.err


def test_no_rulings_at_all(deckcli, folder):
    (folder / "empty").mkdir()
    assert deckcli("rulings", "empty").status == 5


def test_bench_prints_what_it_measured(deckcli):
    run = deckcli("bench", "--seconds", "0.05", "-o", "json")
    (row,) = [one for one in json.loads(run.out) if one["game"] == "cipher"]

    assert run.status == 0
    assert row["games_per_s"] > 0
    assert row["build"] in ("interpreted", "compiled")


def test_a_person_does_not_read_what_the_other_keeps_secret(capsys, monkeypatch):
    """B01-054 puts a card of the hand on the deck, unseen."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    exit_status_of(
        ["play", "cipher/s01-marth", "cipher/blue-midrange", "--human", "1", "--bots", "random",
         "--seed", "4"]
    )  # fmt: skip
    lines = capsys.readouterr().out.splitlines()

    assert any(line == "p2: choose a card" for line in lines)
    assert not any(line.startswith("p2: no ") for line in lines)
