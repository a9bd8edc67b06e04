"""Words about units: how they lie, what they are made of, where they stand, who leads."""

from __future__ import annotations

from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.kinds import Filter, Group, Number
from deckcli.games.cipher.rules.codes import LEADS, TAPPED, TAPS, UNTAPS
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import grow, move, refresh_decks, take_from_zone, tap


class Stacked(Group):
    """The cards under the unit itself that fit."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> list[int]:
        found: list[int] = []
        card = state.below[frame.source]
        while card != NONE:
            if self.filter.fits(game, state, frame, card):
                found.append(card)
            card = state.below[card]
        return found


class Marked(Filter):
    """Has a flag on the table (is tapped, has attacked), or does not."""

    __slots__ = ("flag", "wanted")

    def __init__(self, flag: int, *, wanted: bool) -> None:
        self.flag, self.wanted = flag, wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        return (state.flags[card] & self.flag != 0) == self.wanted


class SameLine(Filter):
    """Stands in the same line of the same player as a unit of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: int) -> bool:
        player = state.players[state.owners[card]]
        for line in (player.front, player.back):
            if card in line:
                for other in self.group.cards(game, state, frame):
                    if other in line:
                        return True
        return False


class StatOf(Number):
    """A stat of the cards of a group now, added up."""

    __slots__ = ("of", "stat")

    def __init__(self, stat: int, of: Group) -> None:
        self.stat, self.of = stat, of

    def value(self, game: CipherRules, state: CipherState, frame: Frame) -> int:
        total = 0
        for card in self.of.cards(game, state, frame):
            total += game.stat(state, card, self.stat)
        return total


class SetTapped(Op):
    """Units are tapped, or untapped."""

    __slots__ = ("tapped", "who")

    def __init__(self, who: Group, *, tapped: bool) -> None:
        self.who, self.tapped = who, tapped

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame):
            if not game.is_in_play(state, unit):
                continue
            if self.tapped:
                tap(state, unit)
            else:
                state.flags[unit] &= ~TAPPED
            state.emit(TAPS if self.tapped else UNTAPS, state.owners[unit], unit)


class MoveUnits(Op):
    """Units change to the other line, tapped or not; they do not tap for it."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame)[:]:
            if game.is_in_play(state, unit):
                move(game, state, unit)


class Grow(Op):
    """Cards are stacked under a unit whose name they bear; others stay where they are."""

    __slots__ = ("under", "what")

    def __init__(self, under: Group, what: Group) -> None:
        self.under, self.what = under, what

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.under.cards(game, state, frame):
            face = game.prints[state.faces[unit]]
            for card in self.what.cards(game, state, frame)[:]:
                if (
                    game.is_in_play(state, unit)
                    and face.shares_name(game.prints[state.faces[card]])
                    and take_from_zone(game, state, card)
                ):
                    grow(game, state, card, unit)
        refresh_decks(game, state)


class MainCharacterBecomes(Op):
    """A unit of the player is the main character from now on; the old one is a plain unit."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame):
            if state.owners[unit] == frame.seat and game.is_in_play(state, unit):
                state.players[frame.seat].leader = unit
                state.emit(LEADS, frame.seat, unit)
