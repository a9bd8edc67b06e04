"""Nobody reads the deal off the random numbers that he is handed.

`seeded` is quick, not secret. Calculated backwards, a stream of some seed gives what was hashed of
the seed alone, and that gives its other streams. Built-in bots do not calculate so.
"""

import pytest

from deckcli.bots.bot import bot_stream, make_bot
from deckcli.core.rng import _LAST, _MULTIPLIER, _WORD, seeded
from deckcli.games.playing import game_of

PRIME, ODD = 16_777_619, 0x045D_9F3B
SEEDS = (1, 482_913, 2**61 - 5)


def before_hashing(value, suffix):
    """The FNV value that this suffix ended in `value`."""
    value ^= value >> 16
    for _ in range(3):
        value = value * pow(ODD, -1, 2**32) & _WORD
        value ^= value >> 16
    for byte in reversed(suffix):
        value = value * pow(PRIME, -1, 2**32) & _WORD ^ byte
    return value


def after_hashing(value, suffix):
    for byte in suffix:
        value = (value ^ byte) * PRIME & _WORD
    for _ in range(3):
        value ^= value >> 16
        value = value * ODD & _WORD
    return value ^ value >> 16


def shuffles_calculated(state, seat):
    """Where the streams of the deal may have begun, from a bot's stream of the same seed."""
    for _ in range(8):
        state = (state % _MULTIPLIER) << 32 | state // _MULTIPLIER
    high, low = state >> 32, state & _WORD
    own, deal = f"\0bot\0{seat}".encode(), b"\0shuffle\0000"
    low = after_hashing(before_hashing(low, own), deal)
    while high <= _WORD:
        first = after_hashing(before_hashing(high, own), deal) % _MULTIPLIER
        yield (first << 32 | low) % _LAST
        high += _MULTIPLIER


def warmed_up(state):
    for _ in range(8):
        state = _MULTIPLIER * (state & _WORD) + (state >> 32)
    return state


def deal_is_found(rng, seed):
    deal = seeded(seed, "shuffle", 0).state
    return deal in map(warmed_up, shuffles_calculated(rng.state, 1))


@pytest.mark.parametrize("seed", SEEDS)
def test_an_own_bot_cannot_calculate_the_deal(library, tmp_path, monkeypatch, seed):
    file = tmp_path / "oracle.py"
    file.write_text(
        "class Oracle:\n"
        "    def __init__(self, game, rng, given):\n        self.rng = rng\n"
        "    def choose(self, view):\n        return view.state.question.options[0]\n"
    )
    game = game_of(library.catalog("blackpoker"))
    own = make_bot(f"{file}:Oracle", game, bot_stream(seed, 1))
    again = make_bot(f"{file}:Oracle", game, bot_stream(seed, 1))

    assert deal_is_found(bot_stream(seed, 1), seed)  # so that is what would happen
    assert not deal_is_found(own.bot.rng, seed)
    assert own.bot.rng.state == again.bot.rng.state


@pytest.mark.parametrize("name", ["greedy", "random", "roll:1"])
def test_built_in_bots_play_as_they_always_did(library, name):
    game = game_of(library.catalog("blackpoker"))
    assert make_bot(name, game, bot_stream(7, 0)).rng.state == bot_stream(7, 0).state
