"""Decks are played from the smallest that can be dealt to the largest that fits at a table."""

import json

import pytest

CHROM = "cipher/s02-chrom"
GAME = ("--bots", "greedy", "--seed", "1")
TINY = "game: cipher\nname: tiny\nmain_character: B01-003\ncards: {B01-003: 1, S01-001: %s}\n"


@pytest.mark.parametrize("command", ["match", "play"])
def test_a_deck_too_small_for_a_hand_and_orbs_cannot_be_dealt(deckcli, folder, command):
    (folder / "tiny.yaml").write_text(TINY % 10, encoding="utf-8")
    run = deckcli(command, "tiny.yaml", CHROM, "--allow-illegal", "--seed", "1")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        'error[not-playable]: the deck "tiny" cannot be dealt: 10 cards beside its main character\n'
        "  hint: a hand and the orbs are 11 cards\n"
    )


@pytest.mark.parametrize("command", ["match", "play"])
def test_the_smallest_deck_that_can(deckcli, folder, command):
    (folder / "tiny.yaml").write_text(TINY % 11, encoding="utf-8")
    run = deckcli(command, "tiny.yaml", CHROM, "--allow-illegal", *GAME)

    assert (run.status, run.err) == (0, "")
    assert deckcli(command, "tiny.yaml", CHROM, "--seed", "1").status == 1


@pytest.mark.parametrize("cards", ["{}", "{S2: 1}", "{S2: 9}"])
def test_blackpoker_has_an_ending_for_small_decks(deckcli, folder, cards):
    (folder / "tiny.yaml").write_text(f"game: blackpoker\ncards: {cards}\n", encoding="utf-8")
    line = ("tiny.yaml", "blackpoker/full-54", "--allow-illegal", *GAME)

    assert deckcli("match", *line, "--pairs", "2", "--expect", "B>=100%").status == 0
    assert deckcli("play", *line).out.rstrip().splitlines()[-1].startswith("p2 wins")


@pytest.mark.parametrize(("amount", "status"), [(5, 2), (6, 0)])
def test_a_blue_moon_deck_needs_no_more_than_a_hand(deckcli, folder, amount, status):
    six = ("buka-01", "buka-02", "buka-03", "buka-04", "buka-05", "buka-06")
    deck = {"game": "blue_moon", "name": "tiny", "leader": "Xelethotiras", "cards": six[:amount]}
    (folder / "tiny.yaml").write_text(json.dumps(deck), encoding="utf-8")
    run = deckcli("play", "tiny.yaml", "blue_moon/hoax", "--allow-illegal", *GAME)

    assert run.status == status
    assert ("cannot be dealt: it has 5 cards" in run.err) == (amount == 5)


def test_a_deck_of_every_card_with_a_program_is_played(deckcli, folder, library):
    """Cards with high numbers are taken for no others: together there are more than a thousand."""
    cards = "".join(f"  {card}: 4\n" for card in library.verified("cipher"))
    text = f"game: cipher\nname: all\nmain_character: B01-003\ncards:\n{cards}"
    (folder / "all.yaml").write_text(text, encoding="utf-8")
    run = deckcli("match", "all.yaml", "all.yaml", "--pairs", "2", *GAME)

    assert run.status == 0


@pytest.mark.parametrize("command", ["match", "play"])
def test_a_deck_too_large_for_a_table_cannot_be_dealt(deckcli, folder, command):
    (folder / "huge.yaml").write_text(TINY % "512, B01-002: 512", encoding="utf-8")
    run = deckcli(command, "huge.yaml", CHROM, "--allow-illegal", "--seed", "1")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        'error[not-playable]: the deck "tiny" cannot be dealt: 1,025 cards are too many\n'
        "  hint: a deck that is played has 1,024 cards at most\n"
    )
