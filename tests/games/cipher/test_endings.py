"""Games of Cipher end with a code and a seat, which become words for people."""

import pytest

from deckcli.engine.endings import ending_name
from deckcli.engine.play import advance
from deckcli.engine.state import NONE
from deckcli.games.cipher.rules.check_timing import check
from deckcli.games.playing import game_of, layout_of

NO_CARDS, NO_LEADER = "neither deck nor retreat area", "main character was destroyed without orbs"


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


@pytest.mark.parametrize(
    ("lost", "name", "en", "ja"),
    [
        (
            ("", "leader"),
            "main_character_destroyed",
            f"p2's {NO_LEADER}",
            "p2の主人公がオーブのない状態で撃破された",
        ),
        (
            ("cards", ""),
            "no_cards_left",
            f"p1 has {NO_CARDS}",
            "p1のデッキにも退避エリアにもカードがない",
        ),
        (
            ("cards", "leader"),
            "both_lost",
            f"draw: p1 has {NO_CARDS} and p2's {NO_LEADER}",
            "引き分け：p1のデッキにも退避エリアにもカードがない、p2の主人公がオーブのない状態で撃破された",
        ),
        (
            ("leader", "leader"),
            "both_lost",
            f"draw: p1's {NO_LEADER} and p2's {NO_LEADER}",
            "引き分け：p1の主人公がオーブのない状態で撃破された、p2の主人公がオーブのない状態で撃破された",
        ),
    ],
)
def test_an_ending_is_a_code_with_a_seat_and_becomes_words(game, lost, name, en, ja):
    marth, chrom = ({"card": card, "main_character": True} for card in ("B01-003", "B01-053"))
    given = {"turn": "p1", "p1": {"front": [marth]}, "p2": {"front": [chrom]}}
    state = layout_of(game).lay_out(given, {})
    advance(game, state)
    for player, what in zip(state.players, lost, strict=True):
        if what == "leader":
            player.leader = NONE
        elif what:
            player.deck, player.retreat = [], []
    state.unsettled = True
    check(game, state)

    assert ending_name(game, state.ending) == name
    losers = [seat for seat in (0, 1) if lost[seat]]
    one = (1 - losers[0], losers[0])
    assert (state.winner, state.ended_by) == (one if len(losers) == 1 else (NONE, NONE))
    presenter = game.presenter()
    assert presenter.ending(state) == en
    assert presenter.ending(state, "ja") == ja
    named = en.replace("p1", "Anna").replace("p2", "Ben")
    assert presenter.ending(state, seats=("Anna", "Ben")) == named
