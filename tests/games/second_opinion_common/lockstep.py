"""Play the engine and a second opinion side by side: where they differ, one of them is wrong."""

from second_opinion_common.question import Question

from deckcli.engine.notation import cards_of, spell
from deckcli.engine.play import advance, apply

LAST_ANSWERS = 15  # as many of them a report shows


class Disagreement(AssertionError):
    """The two tables differ."""


class SideBySide:
    """One game on two tables: the engine's `state`, and a generator of questions."""

    def __init__(self, game, state, title):
        self.game, self.state, self.title = game, state, title
        self.opinion = None  # yields questions, is sent answers, returns the winner
        self.answers = []
        self.winner = None

    def play(self, most=None):
        """To its end, or so many decisions at most."""
        self.begin()
        question = self.opined(None)
        while question is not None:
            if len(self.answers) == most:
                return
            options = self.options()
            self.compare(question, options)
            answer = self.pick(sorted(options))
            self.answers.append(f"p{self.state.question.seat + 1}: {answer}")
            self.note(answer)
            apply(self.game, self.state, options[answer])
            question = self.opined(answer)
        self.compare_end()

    def begin(self):
        advance(self.game, self.state)

    # -- what a game has to say

    def called(self, card):
        """A card of the engine's table as both tables call it."""
        raise NotImplementedError

    def pick(self, answers):
        """One of the answers."""
        raise NotImplementedError

    def note(self, answer):
        """Count what is played."""

    def compare_more(self, question):
        """Whatever else is the same on both tables when somebody is asked, or (None) at the end."""
        raise NotImplementedError

    # -- playing

    @property
    def window(self):
        return self.game.windows[self.state.question.window]

    def opined(self, answer):
        """The next question in the second opinion; none if the game is over."""
        try:
            return self.opinion.send(answer)
        except StopIteration as over:
            self.winner = over.value
            return None

    def options(self):
        """The engine's options, by the words for them.

        Two equal cards of a hand are two options if others know one of them; where there is
        nothing else to choose the second opinion asks nobody.
        """
        while (asked := self.state.question) is not None:
            found = {}
            for option in asked.options:
                words = self.in_words(option)
                if words in found and self._knowers(option) == self._knowers(found[words]):
                    self.differ("an option", f"two alike: {words}")
                found[words] = option
            if len(found) > 1:
                return found
            apply(self.game, self.state, asked.options[0])
        return {}

    def in_words(self, option):
        names = {card: self.called(card) for card in cards_of(self.game, option)}
        return spell(self.game, self.state, option, names)

    def ending(self):
        return self.game.presenter().ending(self.state)

    def _knowers(self, option):
        return [self.state.seen[card] for card in cards_of(self.game, option)]

    def ids(self, cards):
        return [self.game.faces[self.state.faces[card]].id for card in cards]

    # -- comparing

    def compare(self, expected, options):
        asked = self.state.question
        if asked is None:
            self.differ(expected, f"over: {self.ending()}")
        found = Question(asked.seat, self.window, sorted(options))
        if found != expected:
            self.differ(expected, found)
        self.compare_more(expected)

    def compare_end(self):
        options = self.options()
        if not self.state.over:
            self.differ(f"over, winner {self.winner}", f"asked: {self.window} {sorted(options)}")
        winner = self.state.winner if self.state.winner >= 0 else None
        if winner != self.winner:
            self.differ(self.winner, f"{winner}: {self.ending()}")
        self.compare_more(None)

    def compare_named(self, expected, found):
        """Things by name; a report shows only those that differ."""
        names = [name for name in expected if expected[name] != found[name]]
        if names:
            self.differ({one: expected[one] for one in names}, {one: found[one] for one in names})

    def differ(self, expected, found):
        lines = [
            self.title,
            *self.answers[-LAST_ANSWERS:],
            f"second opinion: {expected}",
            f"engine:         {found}",
            self.game.presenter().table(self.state),
        ]
        raise Disagreement("\n".join(lines))
