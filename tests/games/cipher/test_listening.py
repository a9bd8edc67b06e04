"""Whoever listens to a game hears everything, and changes nothing."""

from types import GetSetDescriptorType, MemberDescriptorType

import pytest
from cipher.kinds import KINDS

from deckcli.core.rng import Rng, seeded
from deckcli.engine.listening import Counter, Listener, Listeners
from deckcli.engine.play import apply, start
from deckcli.games.playing import game_of, seated
from deckcli.games.random_decks import decks_with_every_card


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


@pytest.fixture(scope="module")
def pairs(cipher_library, game):
    """Two decks for each seed; together they have every card."""
    decks = seated(game, decks_with_every_card(cipher_library, game, Rng(1)))
    return lambda seed: [decks[seed % len(decks)], decks[(seed // 2 + 1) % len(decks)]]


def play(game, pair, seed, listener):
    state = start(game, pair, seed, max_turns=40, listener=listener)
    rng = seeded(seed, "listening")
    while state.question is not None:
        apply(game, state, rng.pick(state.question.options))
    return state


class Recorder(Listener):
    def __init__(self):
        self.kinds = set()

    def hear(self, state, kind, seat, card, other, amount):
        self.kinds.add(kind)


def test_every_kind_of_event_is_heard_in_some_game(game, pairs):
    recorder = Recorder()
    for seed in range(100):
        play(game, pairs(seed), seed, recorder)
        if recorder.kinds.issuperset(KINDS.values()):
            break

    assert [name for name, kind in KINDS.items() if kind not in recorder.kinds] == []


def test_no_two_kinds_have_one_number():
    assert len(set(KINDS.values())) == len(KINDS)
    assert max(KINDS.values()) == KINDS["GIVES"]  # with one for each stat behind it


def test_what_a_teller_asks_the_rules_is_no_news_for_others(game, pairs):
    for seed in range(10):
        alone, beside, teller = Counter(game), Counter(game), game.presenter().teller()
        together = Listeners([teller, beside])
        play(game, pairs(seed), seed, alone)
        state = play(game, pairs(seed), seed, together)

        assert state.listener is together
        assert teller.news()
        assert (beside.fired, beside.opened) == (alone.fired, alone.opened)


def test_nothing_is_written_to_a_game_that_is_played(cipher_library, pairs):
    game = game_of(cipher_library.catalog("cipher"))  # nobody has played it yet
    before = contents(game, set())
    for seed in range(6):
        play(game, pairs(seed), seed, game.presenter().teller())

    assert contents(game, set()) == before


def contents(thing, seen):
    """Everything that hangs together with a thing, each object once, as nested lists."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if id(thing) in seen:
        return "seen"
    seen.add(id(thing))
    if isinstance(thing, dict):
        return [[contents(key, seen), contents(thing[key], seen)] for key in thing]
    if isinstance(thing, list | tuple | set):
        return [contents(one, seen) for one in thing]
    values = [getattr(thing, name, None) for name in fields_of(type(thing))]
    return [type(thing).__name__, *(contents(one, seen) for one in values)]


def fields_of(kind):
    """What objects of a class hold, whether it is compiled or not."""
    named = [item for one in kind.__mro__ for item in vars(one).items()]
    fields = [
        name for name, one in named if isinstance(one, GetSetDescriptorType | MemberDescriptorType)
    ]
    return sorted(name for name in fields if name == "__dict__" or not name.startswith("__"))
