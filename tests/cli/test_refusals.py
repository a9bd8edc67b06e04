"""What cannot be played is refused in a line or two; CI runs this without asserts, too."""

import json

import pytest

CHROM, PACK = "cipher/s02-chrom", "blackpoker/full-54"
HINT = "  hint: deckcli check tells what is wrong\n"
DECKS = {
    "nobody": ("game: cipher\ncards: {S01-001: 30}\n", "it has no main character"),
    "stranger": (
        "game: cipher\nmain_character: B01-003\ncards: {S01-001: 30}\n",
        "it has a main character that is not in it",
    ),
    "actions": ("game: blackpoker\ncards: {S2: 20, recruit: 20}\n", '"Recruit" is no playing card'),
}


def test_tests_assert_under_python_o_too():
    """CI runs the command line's tests that way; if pytest let them pass, nobody would notice."""
    with pytest.raises(AssertionError):
        assert not DECKS


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_that_cannot_be_dealt(deckcli, write, deck):
    text, why = DECKS[deck]
    other = CHROM if "cipher" in text else PACK
    line = (write(f"{deck}.yaml", text), other, "--allow-illegal", "--seed", "1")
    run = deckcli("play", *line)

    assert (run.status, run.out) == (2, "")
    assert run.err == f'error[not-playable]: the deck "{deck}" cannot be dealt: {why}\n{HINT}'


@pytest.mark.parametrize("deck", DECKS)
def test_no_match_is_played_with_it_either(deckcli, write, deck):
    text, why = DECKS[deck]
    other = CHROM if "cipher" in text else PACK
    run = deckcli("match", write(f"{deck}.yaml", text), other, "--allow-illegal", "--seed", "1")

    assert (run.status, run.out) == (2, "")
    assert f'the deck "{deck}" cannot be dealt: {why}\n{HINT}' in run.err


def test_a_transcript_with_it_is_refused(deckcli, write, folder):
    deckcli("play", CHROM, CHROM, "--bots", "random", "--seed", "1", "--log", "game.json")
    game = json.loads((folder / "game.json").read_text(encoding="utf-8"))
    del game["decks"][0]["main_character"]
    run = deckcli("replay", write("game.json", json.dumps(game)))

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        'error[not-playable]: the deck "Starter S02: Chrom" cannot be dealt: it has no main character\n'
        f"  at: game.json\n{HINT}"
    )


OWN = """\
game: blackpoker
set: {id: own, name: {en: Actions of my own}}
cards:
  recall:
    name: {en: Recall}
    kind: action
    type: quick_magic
    format: mast
    raised: direct
    speed: normal
    timing: quick
    key: {cards: 1, suits: [club], from: A, to: "10"}
    target: {what: action, named: force}
    abilities: [{name: Effect, do: [STEPS]}]
    summary: "What comes of it is for the test to say."
"""
RULING = """\
ruling: An action that is gone, or is aimed at nothing, cannot be helped.
game: blackpoker
given:
  turn: p1
  format: mast
  p1: {hand: [HA, H2], soldiers: [{card: C5, as: five}], bulwarks: [S8, S9]}
  p2: {hand: [C4, HK]}
when:
  - p1: raise Force
  - p2: raise Recall
then:
  five: {number: NUMBER}
  p2: {hand: [HK], graveyard: [C4]}
"""


@pytest.mark.parametrize(
    ("steps", "number"),
    [
        ("cancel_target, cancel_target", 5),
        ("cancel_target, change_target", 5),
        ("change_target", 8),
    ],
)
def test_an_effect_goes_on_without_its_target(deckcli, write, steps, number):
    write("own/blackpoker/cards/own.yaml", OWN.replace("STEPS", steps))
    ruling = write("ruling.yaml", RULING.replace("NUMBER", str(number)))
    run = deckcli("rulings", "--card-data", "own", ruling)

    assert (run.out, run.err) == ("1 ruling holds\n", "")


@pytest.mark.parametrize("word", ["cancel_target", "change_target"])
def test_a_word_about_an_action_is_refused_where_none_is_targeted(deckcli, write, word):
    text = OWN.replace("STEPS", word).replace("action, named: force", "player, whose: any")
    write("own/blackpoker/cards/own.yaml", text)
    run = deckcli("play", PACK, PACK, "--card-data", "own", "--seed", "1")

    assert (run.status, run.out) == (2, "")
    assert f'"{word}" has no meaning here: there is no targeted action\n' in run.err
    assert "  hint: the action is aimed at a player; " in run.err
