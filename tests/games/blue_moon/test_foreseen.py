"""What was found out before a fight is what would be found out in it."""

from deckcli.core.rng import seeded
from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import verb_of
from deckcli.engine.play import apply, start
from deckcli.games.blue_moon.rules.codes import FIGHT
from deckcli.games.playing import game_of, seated


def after_fight(game, state, action):
    apply(game, state, action)
    question = state.question
    return None if question is None else (question.window, list(question.options))


def test_a_fight_offers_the_same_with_and_without_what_was_foreseen(library):
    game = game_of(library.catalog("blue_moon"))
    names = ("blue_moon/hoax", "blue_moon/khind", "blue_moon/aqua", "blue_moon/vulca")
    decks = [library.deck(name).deck for name in names]
    foreseen = 0
    for seed in range(12):
        state = start(game, seated(game, [decks[seed % 4], decks[(seed + 1) % 4]]), seed)
        rng = seeded(seed, "foreseen")
        while state.question is not None:
            options = list(state.question.options)
            for fight in [one for one in options if verb_of(one) == FIGHT]:
                if len(state.foreseen):
                    foreseen += 1
                    forgetful = state.clone()
                    forgetful.foreseen = vec[i64]()
                    found = after_fight(game, state.clone(), fight)
                    assert found == after_fight(game, forgetful, fight)
            apply(game, state, rng.pick(options))
    assert foreseen > 50
