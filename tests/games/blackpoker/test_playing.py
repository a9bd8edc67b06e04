"""Formats, regulations and bots of BlackPoker."""

import copy

import pytest

from deckcli.bots.bot import bot_stream, make_bot
from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.errors import BadSetting
from deckcli.engine.listening import Counter
from deckcli.engine.notation import read
from deckcli.engine.play import advance, apply, start
from deckcli.engine.views import view_of
from deckcli.games.blackpoker.game import make_game, rule_options
from deckcli.games.playing import chosen_rules, formats_of, game_of, layout_of, seated

FULL = "blackpoker/full-54"


@pytest.fixture(scope="module")
def table(library):
    def made(deck=FULL, **rules):
        game = game_of(library.catalog("blackpoker"), rules=rules)
        return game, seated(game, [library.deck(deck).deck] * 2)

    return made


@pytest.mark.parametrize(
    ("name", "actions", "characters"),
    [("lite", 19, 5), ("std", 26, 6), ("pro", 31, 6), ("mast", 37, 6)],
)
def test_a_format_has_its_actions_and_characters(table, name, actions, characters):
    game, _ = table(format=name)

    assert (len(game.actions), len(game.kinds)) == (actions, characters)
    assert not game.problems


@pytest.mark.parametrize(
    ("name", "unopened"), [("lite", ["sacrifice", "order"]), ("std", ["sacrifice"]), ("mast", [])]
)
def test_a_format_knows_what_it_never_asks(table, name, unopened):
    game, _ = table(format=name)

    assert [game.windows[window] for window in game.unopened] == unopened


def laid_out(game, p1):
    state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": {"soldiers": ["C9"]}}, {})
    state.listener = counter = Counter(game)
    advance(game, state)
    return state, counter


@pytest.mark.parametrize(
    ("p1", "actions", "ability"),
    [
        ({"soldiers": [{"card": "S5", "new": True}]}, ["raise Attack"], "Ready"),
        ({"soldiers": [{"card": "SA", "new": True}]}, ["raise Attack"], "Haste"),
        ({"soldiers": ["Joker"], "hand": ["S5"]}, ["raise Down", "target C9"], "Free Quick Magic"),
    ],
)
def test_whoever_listens_hears_what_is_always_so_when_it_is_needed(table, p1, actions, ability):
    game, _ = table()
    state, counter = laid_out(game, p1)
    for action in actions:
        apply(game, state, read(game, state, action))

    assert {game.abilities[at].name for at, times in enumerate(counter.fired) if times} >= {ability}


def test_the_decks_choose_the_format(library):
    decks = [library.deck(name).deck for name in ("blackpoker/light-52", FULL)]

    assert chosen_rules("blackpoker", {}, decks[:1])["format"] == "lite"
    assert chosen_rules("blackpoker", {"format": "pro"}, decks)["format"] == "pro"
    with pytest.raises(BadSetting) as caught:
        chosen_rules("blackpoker", {}, decks)
    assert caught.value.message == "the decks are for different formats: lite and mast"


def test_of_a_random_half_27_cards_are_played_and_nobody_sees_the_others(table):
    game, decks = table(regulation="half")
    seen = set()
    for seed in range(5):
        state = start(game, decks, seed)
        for player in state.players:
            out = len(player.hand) + len(player.deck) + len(player.graveyard)
            assert (out, len(player.aside)) == (27, 27)
            assert not any(state.seen[card] for card in player.aside)
        seen.add(tuple(sorted(state.faces[card] for card in state.players[0].aside)))
    assert len(seen) == 5


def test_formats_and_sizes_are_those_of_the_game_file(library):
    catalog = library.catalog("blackpoker")
    data = copy.deepcopy(catalog.info.data)
    data["deck"]["format"] |= {"of": ["lite", "std"], "default": "std"}
    data["regulations"]["half"]["exactly"] = 25
    info = GameFacts(data)
    options = {option.name: option for option in rule_options(info)}

    assert (options["format"].of, options["format"].default) == (("lite", "std"), "std")
    rules = {name: option.default for name, option in options.items()}
    game = make_game(Catalog(info, catalog.cards, {}), rules | {"regulation": "half"})
    assert (game.most_cards, game.most_played) == (54, 25)


def test_a_dealt_half_is_played_whole(table):
    game, decks = table("blackpoker/half-27", regulation="half")

    assert start(game, decks, 1).players[0].aside == []


def test_a_deck_beyond_the_regulation_is_refused(table):
    table("blackpoker/pro-40", regulation="40")
    with pytest.raises(BadSetting) as caught:
        table(regulation="40")
    assert caught.value.message == 'the deck "Full pack" has 54 cards, the regulation allows 40'


@pytest.mark.parametrize("rules", formats_of("blackpoker"), ids=lambda rules: rules["format"])
def test_greedy_beats_random(table, rules):
    game, decks = table(**rules)
    wins = 0
    for seed in range(8):
        for seat in (0, 1):
            state = start(game, decks, seed)
            bots = [make_bot("random", game, bot_stream(seed, who)) for who in (0, 1)]
            bots[seat] = make_bot("greedy", game, bot_stream(seed, seat))
            while state.question is not None:
                asked = state.question.seat
                apply(game, state, bots[asked].choose(view_of(game, state, asked)))
            wins += state.winner == seat

    assert wins >= 14
