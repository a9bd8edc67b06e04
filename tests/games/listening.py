"""What somebody hears who listens to a game."""

from deckcli.engine.play import apply
from deckcli.engine.state import NONE


def told(game, state, options, reader=NONE, lang="en"):
    """The lines of a game; `options` says which answer is given, and None ends it."""
    state.listener = teller = game.presenter().teller(lang, reader)
    while not state.over:
        action = options(state)
        if action is None:
            return
        apply(game, state, action)
        yield from teller.news()
