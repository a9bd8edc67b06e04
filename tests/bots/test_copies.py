"""A bot against its copy: the same deck and luck give the same game, whoever has which name."""

import pytest

from deckcli.games.playing import chosen_rules, game_of, seated
from deckcli.matches.table import Table


@pytest.mark.parametrize(
    ("deck", "other"), [("blackpoker/entry", "tuned:{}"), ("blackpoker/entry", "roll:01")]
)
def test_a_copy_scores_exactly_half(library, tmp_path, deck, other):
    file = tmp_path / "same.yaml"
    file.write_text("game: blackpoker\nweights: {}\n", encoding="utf-8")
    read = library.deck(deck).deck
    rules = chosen_rules(read.game, {}, [read, read])
    game = game_of(library.catalog(read.game), rules=rules)
    bots = ("tuned" if other.startswith("tuned") else "roll:1", other.format(file))
    table = Table(game, seated(game, [read, read]), bots, int(rules["max_turns"]))
    for seed in (1, 2):
        one, again = table.play_rotation(1, seed)
        assert {one.winner, again.winner} == {"A", "B"}
        assert (one.turns, one.decisions) == (again.turns, again.decisions)
