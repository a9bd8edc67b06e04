"""Opponents with one idea each. They get views, like every bot, and sit down by their names:

deckcli match ashes/iron-men ashes/iron-men --bots roll:4,tests/bots/one_idea.py:Hoards
"""

from deckcli.bots.bot import Bot
from deckcli.engine.notation import spellings

ATTACKS = ("attack", "raise Attack", "command", "fight")  # as the games call it


class OneIdea(Bot):
    def __init__(self, game, rng=None, given=""):
        self.game = game

    def choose(self, view):
        words = spellings(self.game, view.state)
        return view.state.question.options[self.place(words)]


class AlwaysAttacks(OneIdea):
    def place(self, words):
        return next((at for at, word in enumerate(words) if word.startswith(ATTACKS)), 0)


class NeverAttacks(OneIdea):
    def place(self, words):
        return next((at for at, word in enumerate(words) if not word.startswith(ATTACKS)), 0)


class FirstOption(OneIdea):
    def place(self, words):
        return 0


class Hoards(OneIdea):
    """The last option is the one that does nothing, where there is one."""

    def place(self, words):
        return len(words) - 1


IDEAS = {
    "always attacks": AlwaysAttacks,
    "never attacks": NeverAttacks,
    "first option": FirstOption,
    "hoards": Hoards,
}
