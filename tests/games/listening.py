"""What somebody hears who listens to a game."""

from deckcli.cli.playing.story import Teller
from deckcli.engine.play import apply
from deckcli.engine.state import NONE


def told(game, state, options, reader=NONE):
    """The lines of a game; `options` says which answer is given, and None ends it."""
    teller = Teller(game, "en", reader=reader)
    try:
        while not state.over:
            action = options(state)
            if action is None:
                return
            yield from teller.move(state, action)
            apply(game, state, action)
            yield from teller.news()
    finally:
        game.story, game.reader = None, NONE
