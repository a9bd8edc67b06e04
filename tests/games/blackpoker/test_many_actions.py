"""Lists of actions longer than the built-in one, as people may write them."""

import pytest

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.engine.play import answer, start
from deckcli.games.playing import seated, unshared_game


@pytest.fixture
def with_actions(library):
    """The game with so many more actions that may be raised once a turn."""
    catalog = library.catalog("blackpoker")
    model = catalog.cards["set-bulwark"]

    def made(count):
        own = {
            f"own-{nth}": CardDef(
                f"own-{nth}", model.game, model.set_id, model.kind,
                {"en": f"Own {nth}"}, {**model.facts, "name": {"en": f"Own {nth}"}},
            )
            for nth in range(count)
        }  # fmt: skip
        return unshared_game(Catalog(catalog.info, {**catalog.cards, **own}, catalog.sets))

    return made


def test_actions_beyond_the_63rd_are_raised_once_a_turn(with_actions, library):
    game = with_actions(40)
    assert game.problems == []
    once = [action for action in game.actions if action.once]
    assert len(game.actions) > 63
    assert len({action.once for action in once}) == len(once) > 40

    decks = seated(game, [library.deck("blackpoker/full-54").deck] * 2)
    state = start(game, decks, 5)
    beyond = set()
    while not state.over and not beyond:
        answer(game, state, state.answers % len(state.question.options))
        beyond = {action.place for action in once if action.once & state.once and action.place > 62}
    assert beyond


def test_no_more_than_63_actions_are_limited(with_actions):
    found = {(problem.message, problem.at) for problem in with_actions(80).problems}
    assert ("only 63 actions can be limited to once a turn", ("own-79", "once_per_turn")) in found
