"""Tables of Summon & Magic for ruling files."""

from __future__ import annotations

from deckcli.engine.rulings.layouts import Layout
from deckcli.games.summon_magic.rules.state import SummonState


class SummonLayout(Layout[SummonState]):
    """x"""

    def __init__(self, game, filler, rules):
        super().__init__(filler, rules)
