"""How Summon & Magic is shown to people."""

from __future__ import annotations

from deckcli.engine.telling.presenter import Presenter
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules


class SummonPresenter(Presenter[SummonRules, SummonState]):
    """Nothing of its own yet."""
