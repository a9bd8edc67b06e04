"""Whoever is asked is told what for."""

import pytest

from deckcli.core.rng import Rng
from deckcli.engine.play import apply, start
from deckcli.games.playing import game_of, seated
from deckcli.games.purposes import purpose
from deckcli.games.random_decks import random_deck


def questions(library, key, lang, games):
    """What players of random games are asked for, by window."""
    catalog = library.catalog(key)
    game = game_of(catalog)
    found = {}
    for seed in range(games):
        rng = Rng(seed + 1)
        decks = seated(game, [random_deck(library, game, rng) for _ in range(2)])
        state = start(game, decks, seed)
        for _ in range(300):
            if state.question is None:
                break
            asked = purpose(game, catalog, state, lang)
            found.setdefault(game.windows[state.question.window], set()).add(asked)
            options = state.question.options
            apply(game, state, options[rng.below(len(options))])
    return found


@pytest.mark.parametrize(
    ("lang", "window", "asked"),
    [
        ("en", "choice", "Young Hero (Marth, Altean Prince): move 1 enemy"),
        ("ja", "choice", "若き英雄（アリティアの王子 マルス）：敵１体を移動させる"),
        ("en", "flip", "Imitate (Xane, Shape-Shifter): turn 2 bonds face-down"),
        ("en", "discard", "Magic Emblem (Merric, Wind Mage): discard"),
    ],
)
def test_a_question_of_a_skill_names_it_and_says_the_step(library, lang, window, asked):
    assert asked in questions(library, "cipher", lang, 6)[window]


def test_a_question_that_no_ability_asks_has_no_purpose(library):
    found = questions(library, "cipher", "en", 2)

    assert found["action"] == found["bond"] == {""}


def test_an_action_has_no_card_and_goes_by_its_name(library):
    found = questions(library, "blackpoker", "en", 6)

    assert (
        "Set Bulwark: put 1 card from your hand onto the field face down as a charged bulwark"
        in set().union(*found.values())
    )


def test_a_text_that_is_called_as_its_card_names_it_once(library):
    asked = set().union(*questions(library, "blue_moon", "en", 4).values())
    named = [one.partition(":")[0] for one in asked if ": " in one]

    assert named
    assert not any("(" in name for name in named)
