"""What the toys have in common: how they are shown."""

from deckcli.engine.telling.presenter import Presenter


class ToyPresenter(Presenter):
    """Shows a toy by what the toy itself says of a table."""

    phrases = "toy_phrases"

    def table(self, state, lang="en"):
        return self.game.table_text(state)
