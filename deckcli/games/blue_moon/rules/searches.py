"""Looking for a legal end of a turn on copies of the table, where neither sums nor trials tell.

Plays, uses of texts and choices inside texts from the cards a player has are tried. What the
opponent's texts are about is tried, too; what else he chooses never decides, and one way is tried.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.native import mypyc_attr
from deckcli.engine.state import Frame, Question
from deckcli.games.blue_moon.rules.aims import candidates, lost_aims
from deckcli.games.blue_moon.rules.at_hand import (
    bluffs_to_play,
    characters_to_play,
    supports_to_play,
    usable,
    use,
)
from deckcli.games.blue_moon.rules.codes import (
    AIMS,
    BLUFF,
    CHARACTER,
    CHARACTERS,
    COVER,
    SUPPORT,
    SUPPORTS,
)
from deckcli.games.blue_moon.rules.playing import (
    may_cover,
    play_bluff,
    play_character,
    play_fighting,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.sums import OPEN, YES, verdict
from deckcli.games.blue_moon.rules.trials import tried_after
from deckcli.games.blue_moon.rules.turn_ends import ends_here, has_fighters

_MOST_STEPS: Final = 200  # of one text
_MOST_CHOICES: Final = 100  # one within the other: a text may repeat itself without end


def best_first(game: BlueMoonRules, state: BlueMoonState, cards: vec[i64]) -> vec[i64]:
    """The cards with the highest printed values first: with them an end is soon found."""
    element, ordered, values = state.element, with_room(len(cards)), with_room(len(cards))
    for card in cards:
        face = game.prints[state.faces[card]]
        value = face.fire if element == 0 else face.earth
        at = len(ordered)
        ordered, values = append(ordered, card), append(values, value)
        while at > 0 and values[at - 1] < value:
            ordered[at], values[at] = ordered[at - 1], values[at - 1]
            at -= 1
        ordered[at], values[at] = card, value
    return ordered


@mypyc_attr(acyclic=True)
class Search:
    """Looks for a legal end; tables that were looked at are not looked at again."""

    __slots__ = ("choices", "game", "met", "seat")

    def __init__(self, game: BlueMoonRules, seat: i64) -> None:
        self.game, self.seat = game, seat
        self.choices: i64 = 0  # that are being looked at, one within the other
        self.met: set[int] = set()

    def finds(self, table: BlueMoonState) -> bool:
        """From a table that is ours to change, in the character or the support phase."""
        game, seat = self.game, self.seat
        if table.over:
            return True
        told = verdict(game, table, seat)
        if told != OPEN:
            return told == YES
        if table.phase == SUPPORTS:
            return ends_here(game, table, seat) or self._goes_on(table)
        if has_fighters(game, table, seat) and game.may_end_characters(table, seat):
            table.phase = SUPPORTS
            if ends_here(game, table, seat) or self._goes_on(table):
                return True
            table.phase = CHARACTERS
        return self._goes_on(table)

    def _goes_on(self, table: BlueMoonState) -> bool:
        """With a further play or use."""
        key = self._key(table)
        if key in self.met:
            return False
        self.met.add(key)
        if table.phase == CHARACTERS:
            found = self._finds_in_characters(table)
        else:
            found = self._finds_in_supports(table)
        return found or self.finds_by_using(table)

    def _finds_in_characters(self, table: BlueMoonState) -> bool:
        for card in best_first(self.game, table, characters_to_play(self.game, table, self.seat)):
            if self._finds_with(table, CHARACTER, card):
                return True
            if may_cover(self.game, table, self.seat, card) and self._finds_with(
                table, COVER, card
            ):
                return True
        return False

    def _finds_in_supports(self, table: BlueMoonState) -> bool:
        game, seat = self.game, self.seat
        for card in best_first(game, table, supports_to_play(game, table, seat)):
            if self._finds_with(table, SUPPORT, card):
                return True
        for card in bluffs_to_play(game, table, seat):
            if self._finds_with(table, BLUFF, card):
                return True
        return False

    def _finds_with(self, table: BlueMoonState, how: i64, card: i64) -> bool:
        told = tried_after(self.game, table, self.seat, how, card)
        return self.finds_after(table, how, card) if told == OPEN else told == YES

    def _key(self, table: BlueMoonState) -> int:
        player, other = table.players[self.seat], table.players[1 - self.seat]
        key = mixed_all(mixed_all(mixed_all(table.phase, player.hand), player.ashore), table.used)
        key = mixed_all(mixed_all(mixed_all(key, player.combat), other.combat), other.support)
        key = mixed(mixed(mixed(key, table.last), len(other.bluffs)), len(player.bluffs))
        if other.printed_touches >> AIMS & 1:
            key = mixed_all(key, table.targets)
        return mixed(key, _plays(table))

    def _key_of_choice(self, table: BlueMoonState, frame: Frame) -> int:
        """What matters at a question: which cards were chosen or left, but not in which order."""
        player, other = table.players[self.seat], table.players[1 - self.seat]
        held = sorted(table.faces[card] for card in player.hand)
        chosen = sorted(card for cards in frame.chosen for card in cards)
        key = mixed_all(mixed(mixed(-1, frame.program), frame.step), vec[i64](held))
        key = mixed_all(mixed_all(key, vec[i64](chosen)), player.combat)
        key = mixed_all(mixed_all(mixed_all(key, player.support), other.combat), other.support)
        key = mixed(mixed(mixed(key, table.last), len(other.bluffs)), len(player.bluffs))
        return mixed(mixed_all(key, table.used), _plays(table))

    def finds_after(self, state: BlueMoonState, how: i64, card: i64) -> bool:
        """After a card is played as a character, as a booster or support, or as a bluff."""
        table = state.clone()
        base = len(table.agenda)
        if how in (CHARACTER, COVER):
            play_character(self.game, table, self.seat, card, covers=how == COVER)
        elif how == BLUFF:
            play_bluff(self.game, table, self.seat, card)
        else:
            play_fighting(self.game, table, self.seat, card)
        return self._resolves(table, base)

    def finds_by_using(self, table: BlueMoonState) -> bool:
        """After a text was used."""
        for source in usable(self.game, table, self.seat):
            after = table.clone()
            base = len(after.agenda)
            use(self.game, after, self.seat, source)
            if self._resolves(after, base):
                return True
        return False

    def _resolves(self, table: BlueMoonState, base: i64) -> bool:
        """Run the texts above this place of the agenda, with every choice the player has."""
        programs, game = self.game.programs, self.game
        for nth in range(_MOST_STEPS):
            asked = table.question
            if asked is not None:
                self.choices += 1
                found = self.choices <= _MOST_CHOICES and self._resolves_choice(table, asked, base)
                self.choices -= 1
                return found
            if len(table.agenda) == base or table.over:
                return self._finds_aimed(table)
            frame = table.agenda[-1]
            step = frame.step
            frame.step = step + 1
            programs[frame.program].ops[step].run(game, table, frame)
        return False

    def _finds_aimed(self, table: BlueMoonState) -> bool:
        """Whatever the opponent chooses for texts whose card is gone: the choice that helps."""
        lost = lost_aims(self.game, table, 1 - self.seat)
        if len(lost) == 0:
            return self.finds(table)
        for choice in candidates(self.game, table, 1 - self.seat, lost[0]):
            after = table.clone()
            after.aim(lost[0], choice)
            if self._finds_aimed(after):
                return True
        return False

    def _resolves_choice(self, table: BlueMoonState, asked: Question, base: i64) -> bool:
        frame = table.agenda[-1]
        op = self.game.programs[frame.program].ops[frame.step - 1]
        choices = asked.options if asked.seat == self.seat else asked.options[-1:]
        key = self._key_of_choice(table, frame)
        if key in self.met:
            return False
        self.met.add(key)
        table.question = None
        for at in range(len(choices) - 1, -1, -1):  # to choose nothing comes last
            after = table.clone()
            op.take(self.game, after, after.agenda[-1], choices[at])
            if self._resolves(after, base):
                return True
        return False


def _plays(table: BlueMoonState) -> i64:
    """The phase, the element and what was played so far, as one number."""
    found = ((table.phase * 4 + table.element + 1) * 64 + table.plays) * 64 + table.characters
    found = ((found * 64 + table.freely) * 64 + table.boosters) * 64 + table.supports
    found = ((found * 64 + table.loads) * 64 + table.hand_plays) * 4
    if table.stopped:
        found += 2
    if table.paired:
        found += 1
    return found
