"""What neither the cards of the master set nor games at random lead to."""

import pytest

from deckcli.core.packed import filled
from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply, start
from deckcli.engine.state import NOTHING, Frame
from deckcli.games.ashes.rules.paying import DiscardCost
from deckcli.games.playing import game_of, layout_of, seated

NAMES = {"en": "Root Armor: ", "ja": "根の鎧："}


@pytest.fixture
def table(library):
    """A game, and two decks for it."""
    game = game_of(library.catalog("ashes"))
    return game, seated(game, [library.deck("ashes/iron-men").deck] * 2)


def test_a_card_in_hand_is_not_discarded_for_its_own_cost(table):
    game, decks = table
    state = start(game, decks, 1)
    hand, phoenixborn = state.players[0].hand, state.players[0].phoenixborn

    def can_pay(source):
        frame = Frame(-1, 0, source, vec[i64](), NOTHING)
        return DiscardCost(len(hand)).can_pay(game, state, frame)

    assert can_pay(phoenixborn)
    assert not can_pay(hand[0])


def test_players_without_dice_roll_for_the_token_too(table):
    game, decks = table
    for deck in decks:
        deck.dice = filled(0, len(deck.dice))

    assert {start(game, decks, seed).token for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(("lang", "line"), [("en", "Respark"), ("ja", "再点火")])
def test_a_respark_is_named_once_it_is_used(library, lang, line):
    game = game_of(library.catalog("ashes"))
    armor = {"card": "root-armor", "as": "armor", "owner": "p1"}
    spirit = {"card": "mist-spirit", "wounds": 2, "attached": [armor]}
    given = {
        "turn": "p1",
        "p1": {"active": {"natural power": 1, "natural basic": 2}},
        "p2": {"battlefield": [spirit]},
    }
    for answer, is_named in (("accept", True), ("decline", False)):
        state = layout_of(game).lay_out(given, {})
        teller = state.listener = game.presenter().teller(lang)
        advance(game, state)
        for action in ("power natural", answer):
            apply(game, state, read(game, state, action))
        told = [sentence for sentence in teller.news() if line in sentence]
        assert [sentence.strip() for sentence in told] == [f"{NAMES[lang]}{line}"] * is_named
