"""What sums and trials tell about the end of a turn is what an exhaustive search finds."""

from unittest.mock import patch

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.engine.state import NONE
from deckcli.games.blue_moon.rules import searches
from deckcli.games.blue_moon.rules.at_hand import characters_to_play, supports_to_play
from deckcli.games.blue_moon.rules.codes import (
    ASK_CHARACTER,
    ASK_ENGAGE,
    ASK_SUPPORT,
    CHARACTER,
    CHARACTERS,
    SUPPORT,
)
from deckcli.games.blue_moon.rules.sums import OPEN, YES, Sums, can_count
from deckcli.games.blue_moon.rules.trials import tried_after
from deckcli.games.playing import game_of, seated

NAMES = ("hoax", "khind", "flit", "buka")
HOW = {ASK_ENGAGE: CHARACTER, ASK_CHARACTER: CHARACTER, ASK_SUPPORT: SUPPORT}


def searched(game, state, seat, how, card):
    """The same by trying everything out on copies."""
    unknown = {"return_value": OPEN}
    with (
        patch.object(searches, "verdict", **unknown),
        patch.object(searches, "tried_after", **unknown),
    ):
        return searches.Search(game, seat).finds_after(state, how, card)


def compared(game, state):
    """How many cards sums and trials tell about at this question: all of it must be right."""
    asked, told = state.question, [0, 0, 0]
    how, table = HOW.get(asked.window, NONE), state.clone()
    if how == NONE or not can_count(state, asked.seat):
        return told
    table.question = None
    if asked.window == ASK_ENGAGE:
        table.phase = CHARACTERS
    to_play = characters_to_play if how == CHARACTER else supports_to_play
    sums = Sums(game, table, asked.seat)
    for card in to_play(game, table, asked.seat):
        said = sums.after(how, card), tried_after(game, table, asked.seat, how, card)
        if said != (OPEN, OPEN):
            found = searched(game, table, asked.seat, how, card)
            for nth, verdict in enumerate(said):
                if verdict != OPEN:
                    told[nth] += 1
                    assert (verdict == YES) == found, (nth, game.faces[table.faces[card]].id)
            told[2] += sums.is_laid
    return told


@pytest.mark.skipif(
    not hasattr(searches.Search.finds, "__code__"), reason="a compiled search cannot be changed"
)
def test_sums_and_trials_tell_what_a_search_finds(library):
    game = game_of(library.catalog("blue_moon"))
    decks = [library.deck(f"blue_moon/{name}").deck for name in NAMES]
    total = [0, 0, 0]
    for seed in range(8):
        state = start(game, seated(game, [decks[seed % 4], decks[(seed // 2) % 4]]), seed)
        rng = seeded(seed, "sums")
        while state.question is not None:
            total = [one + other for one, other in zip(total, compared(game, state), strict=True)]
            apply(game, state, rng.pick(list(state.question.options)))
    assert total[0] > 200
    assert total[1] > 200
    assert total[2] > 50  # in layers, too
