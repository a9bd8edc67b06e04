"""Both totals of every announcement are told as sums that add up, in both languages."""

import re
from itertools import islice, product

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.play import apply, start
from deckcli.games.blue_moon.table.teller import BlueMoonTeller
from deckcli.games.playing import game_of, layout_of, seated

GAMES = 12
SIGNS = {"en": (" + ", " - ", " = "), "ja": ("＋", "－", "＝")}


def added_up(told, lang):
    """What the parts of a sum make, and the total that stands behind it, if there is one."""
    plus, minus, equals = SIGNS[lang]
    parts, _, total = told.partition(equals)
    amount = 0
    for number, part in enumerate(re.split(f"({re.escape(plus)}|{re.escape(minus)})", parts)):
        if number % 2:
            sign = -1 if part == minus else 1
        else:
            (digits,) = re.findall(r"^\d+" if lang == "en" else r"\d+$", part)
            amount += int(digits) * (sign if number else 1)
    return amount, int(total) if total else amount


@pytest.mark.parametrize("lang", SIGNS)
def test_totals_add_up(library, lang, monkeypatch):
    game, heard = game_of(library.catalog("blue_moon")), []
    tells = BlueMoonTeller._told_total

    def noted(self, state, seat):
        told = tells(self, state, seat)
        heard.append((told, game.power(state, seat, state.element)))
        return told

    monkeypatch.setattr(BlueMoonTeller, "_told_total", noted)
    decks = [library.deck(name).deck for name in sorted(library.sample_files("blue_moon"))]
    for seed, pair in enumerate(islice(product(decks, repeat=2), 0, None, 81 // GAMES)):
        state, rng = start(game, seated(game, list(pair)), seed), seeded(seed, "stories")
        state.listener = game.presenter().teller(lang)
        while state.question is not None:
            apply(game, state, rng.pick(list(state.question.options)))
    assert len(heard) > 20 * GAMES
    assert [one for one in heard if added_up(one[0], lang) != (one[1], one[1])] == []
    assert sum(SIGNS[lang][1] in told for told, _ in heard) > 5  # what a text takes away, too


@pytest.mark.parametrize("lang", SIGNS)
def test_totals_add_up_where_protection_is_stripped(library, lang):
    game = game_of(library.catalog("blue_moon"))
    given = {
        "turn": "p1",
        "p1": {"combat": ["hoax-16", "khind-01", "khind-03"], "hand": ["pillar-30"]},
        "p2": {"combat": ["vulca-01", "aqua-02"], "support": ["aqua-23"], "hand": ["pillar-30"]},
    }
    state = layout_of(game).lay_out(given, {})
    told = game.presenter().teller(lang)._told_total(state, 1)
    assert added_up(told, lang) == (0, 0)
    assert told.count(SIGNS[lang][1]) == 3
