"""Cards are laid down on the table itself for a moment: cheaper than a copy of the table."""

from __future__ import annotations

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.native import mypyc_attr
from deckcli.games.blue_moon.rules.codes import BOOSTER, CHARACTER, CHARACTERS, SUPPORT
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState


@mypyc_attr(acyclic=True)
class Moment:
    """What a table was like before cards were laid down for a moment; `end` must follow."""

    __slots__ = (
        "bluffs", "combat", "element", "game", "icons", "in_play", "last", "listener", "other",
        "others", "own", "paired", "player", "printed", "seat", "state", "support", "values",
    )  # fmt: skip

    def __init__(self, game: BlueMoonRules, state: BlueMoonState, seat: i64) -> None:
        if state.stale:
            game.refresh(state)
        self.game, self.state, self.seat = game, state, seat
        self.element = state.element
        self.player, self.other = state.players[seat], state.players[1 - seat]
        self.combat, self.support = self.player.combat, self.player.support
        self.bluffs, self.values = self.player.bluffs, state.values
        self.own, self.others = self.player.touches, self.other.touches
        self.in_play, self.icons = self.player.in_play, self.player.icons
        self.printed = self.player.printed_touches
        self.listener, state.listener = state.listener, None
        self.last, self.paired = state.last, state.paired

    def end(self) -> None:
        """All is as it was."""
        state, player = self.state, self.player
        player.combat, player.support, player.bluffs = self.combat, self.support, self.bluffs
        state.values, state.stale, state.listener = self.values, False, self.listener
        state.last, state.paired = self.last, self.paired
        player.touches, self.other.touches = self.own, self.others
        player.in_play, player.icons = self.in_play, self.icons
        player.printed_touches = self.printed

    def lay_plain_cards(self, *, steps_back: bool) -> None:
        """All plain cards of the hand are laid down that might still be played this turn."""
        state, player, prints = self.state, self.player, self.game.prints
        first: i64 = BOOSTER  # of the kinds of these
        if state.phase == CHARACTERS:
            first = CHARACTER
        combat, support = vec[i64](), player.support[:]
        if not steps_back:
            combat = player.combat[:]
        for card in player.hand:
            face = prints[state.faces[card]]
            if face.is_simple and first <= face.kind <= SUPPORT:
                if face.kind == SUPPORT:
                    support = append(support, card)
                else:
                    combat = append(combat, card)
        player.combat, player.support = combat, support
        self.game.refresh_side(state, self.seat)
