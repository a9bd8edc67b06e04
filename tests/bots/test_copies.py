"""A bot against its copy: the same deck and luck give the same game, whoever has which name."""

from pathlib import Path

import pytest

from deckcli.games.playing import chosen_rules, game_of, seated
from deckcli.matches.table import Table

OTHER_LUCK = Path(__file__).parents[2] / "scripts" / "bot_copy.py"


@pytest.fixture
def table_of(library):
    def table(*bots):
        read = library.deck("blackpoker/entry").deck
        rules = chosen_rules(read.game, {}, [read, read])
        game = game_of(library.catalog(read.game), rules=rules)
        return Table(game, seated(game, [read, read]), bots, int(rules["max_turns"]))

    return table


@pytest.mark.parametrize(("bot", "other"), [("tuned", "tuned:{}"), ("roll:1", "roll:01")])
def test_a_copy_scores_exactly_half(table_of, tmp_path, bot, other):
    file = tmp_path / "same.yaml"
    file.write_text("game: blackpoker\nweights: {}\n", encoding="utf-8")
    table = table_of(bot, other.format(file))
    for seed in (1, 2):
        one, again = table.play_rotation(1, seed)
        assert {one.winner, again.winner} == {"A", "B"}
        assert (one.turns, one.decisions) == (again.turns, again.decisions)


def test_a_copy_with_other_luck_plays_other_games(table_of):
    """It is the noise floor: what is measured between a bot and itself."""
    pairs = [
        table_of("greedy", f"{OTHER_LUCK}:Copy:greedy").play_rotation(1, seed) for seed in (1, 2, 3)
    ]
    assert any(one.decisions != again.decisions for one, again in pairs)
    assert not any(row.is_forfeit for pair in pairs for row in pair)
