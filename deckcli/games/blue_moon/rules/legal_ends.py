"""Whether a turn can still end legally: nobody plays on only to retreat.

What decides is looked for on copies of the table: plays, uses of texts and choices inside texts
from the cards a player has. What others choose on the way never decides about it; one way is tried.
"""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import with_room
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.keys import mixed, mixed_all
from deckcli.engine.state import NONE, Frame, Question
from deckcli.games.blue_moon.rules.aims import aim_anew, reaches
from deckcli.games.blue_moon.rules.at_hand import (
    bluffs_to_play,
    characters_to_play,
    supports_to_play,
    usable,
    use,
)
from deckcli.games.blue_moon.rules.codes import (
    ATTACKS_AGAIN,
    BLUFF,
    CHARACTER,
    CHARACTERS,
    COVER,
    DEMANDS,
    LAYERED,
    ONLY_IF,
    SHIELD_EARTH,
    SHIELD_FIRE,
    SUPPORT,
    SUPPORTS,
)
from deckcli.games.blue_moon.rules.demands import can_pay, pending, plays_demanded
from deckcli.games.blue_moon.rules.playing import (
    may_cover,
    play_bluff,
    play_character,
    play_fighting,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.rules.sums import (
    CONSTRAINTS,
    LOOSENS,
    NO,
    OPEN,
    YES,
    Sums,
    can_count,
    verdict,
)
from deckcli.games.blue_moon.rules.trials import tried_after

_MOST_STEPS: Final = 200  # of one text
_MOST_CHOICES: Final = 100  # one within the other: a text may repeat itself without end
_MATTERS: Final = LAYERED | 2**ONLY_IF


def needed(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """The power that must be reached; 0 on the first turn of a fight or behind a shield."""
    if state.element == NONE or shield_of(game, state, seat) != NONE:
        return 0
    return game.power(state, 1 - seat, state.element)


def shield_of(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> i64:
    """An active card in the combat area whose shield in the contested element works, or NONE."""
    shield: i64 = SHIELD_FIRE
    if state.element != 0:
        shield = SHIELD_EARTH
    player = state.players[seat]
    if not state.stale and not player.icons & shield:
        return NONE
    for card in player.combat:
        if game.shows(state, card, shield):
            return card
    return NONE


def has_fighters(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether a character was played this turn, or the active ones attack again."""
    return state.characters > 0 or game.has_working(state, seat, ATTACKS_AGAIN)


def ends_here(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the turn may end without a further play."""
    if not plays_demanded(game, state, seat):
        return False
    if game.touches(state, 1 - seat, DEMANDS):
        piles = pending(game, state, seat, or_dragon=False)
        if not can_pay(game, state, state.players[seat].hand, piles):
            return False
    power = needed(game, state, seat)
    return power == 0 or reaches(game, state, seat, power)


# -- looking ahead


def can_end(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether a fight that begins or goes on now can end legally, in the character phase.

    What is found out about single characters is noted, as far as it is needed: `are_legal` would
    find out the same, but it is asked only if the player does fight.
    """
    state.foreseen = vec[i64]()
    if _is_free_of_cares(game, state, seat):
        return (has_fighters(game, state, seat) and game.may_end_characters(state, seat)) or len(
            characters_to_play(game, state, seat)
        ) > 0
    cards = best_first(game, state, characters_to_play(game, state, seat))
    for card in cards:
        if _is_plainly_enough(game, state, seat, card):
            return True
    told = _foresee(game, state, seat, cards)
    return _is_found(game, state, seat, cards) if told == OPEN else told == YES


def _foresee(game: BlueMoonRules, state: BlueMoonState, seat: i64, cards: vec[i64]) -> i64:
    """Whether the turn can end after one of these characters, before any is played: a verdict.

    One of which sums tell that it is enough saves the trials of all others.
    """
    if can_count(state, seat) and _is_foreseen_by_sums(game, state, seat, cards):
        return YES
    found, foreseen = i64(NO), state.foreseen
    if state.characters > 0 or state.players[seat].touches & LOOSENS:
        found = OPEN
    for card in cards:
        told: i64 = NO
        if card * 2 + NO not in foreseen:
            told = tried_after(game, state, seat, CHARACTER, card)
            if told != OPEN:
                foreseen = append(foreseen, card * 2 + told)
        if told == NO and may_cover(game, state, seat, card):
            told = tried_after(game, state, seat, COVER, card)
        if told == OPEN:
            found = OPEN
        elif told == YES:
            found = YES
            break
    state.foreseen = foreseen
    return found


def _is_foreseen_by_sums(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, cards: vec[i64]
) -> bool:
    """Note what sums tell about each of these characters, until one of them is enough."""
    sums, foreseen, told = Sums(game, state, seat), vec[i64](), i64(NO)
    for card in cards:
        told = sums.after(CHARACTER, card)
        if told != OPEN:
            foreseen = append(foreseen, card * 2 + told)
        if told == YES:
            break
    state.foreseen = foreseen
    return told == YES


def _is_found(game: BlueMoonRules, state: BlueMoonState, seat: i64, cards: vec[i64]) -> bool:
    """The same by a search; it knows what was foreseen, and adds to it."""
    search, foreseen = Search(game, seat), state.foreseen
    if has_fighters(game, state, seat):
        return search.finds(state.clone())
    for card in cards:
        if card * 2 + NO not in foreseen:
            found = search.finds_after(state, CHARACTER, card)
            foreseen = append(foreseen, card * 2 + (YES if found else NO))
            state.foreseen = foreseen
            if found:
                return True
        if may_cover(game, state, seat, card) and search.finds_after(state, COVER, card):
            return True
    return search.finds_by_using(state)


def _is_free_of_cares(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether every turn with a character ends legally."""
    if state.element != NONE:
        return False
    if state.stale:
        game.refresh(state)
    return state.players[1 - seat].touches & CONSTRAINTS == 0


def are_legal(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, how: i64, cards: vec[i64]
) -> vec[i64]:
    """Those of the cards after which the turn can end legally.

    `how`: played as a CHARACTER, as one that is to COVER its gang, as a booster or SUPPORT, as a
    BLUFF.
    """
    foreseen, state.foreseen = state.foreseen, vec[i64]()
    if len(cards) == 0 or _is_free_of_cares(game, state, seat):
        return cards
    found, sums = with_room(len(cards)), None
    for card in cards:
        if how == CHARACTER and card * 2 + NO in foreseen:
            continue
        if not (how == CHARACTER and card * 2 + YES in foreseen) and not _is_plainly_enough(
            game, state, seat, card
        ):
            if sums is None and can_count(state, seat):
                sums = Sums(game, state, seat)
            if not _stays_legal(game, state, seat, sums, how, card):
                continue
        found = append(found, card)
    return found


def _stays_legal(
    game: BlueMoonRules, state: BlueMoonState, seat: i64, sums: Sums | None, how: i64, card: i64
) -> bool:
    """Whether the turn can end legally after a card is played: by sums, a trial, or a search."""
    told: i64 = OPEN
    if sums is not None:
        told = sums.after(how, card)
    if told == OPEN:
        told = tried_after(game, state, seat, how, card)
    return Search(game, seat).finds_after(state, how, card) if told == OPEN else told == YES


def stays_legal_in(game: BlueMoonRules, state: BlueMoonState, seat: i64) -> bool:
    """Whether the turn can end legally in the support phase, after some play or none."""
    if _is_free_of_cares(game, state, seat):
        return True
    told = verdict(game, state, seat)
    if told == OPEN:
        for card in supports_to_play(game, state, seat):
            if tried_after(game, state, seat, SUPPORT, card) == YES:
                return True
    return Search(game, seat).finds(state.clone()) if told == OPEN else told == YES


def _is_plainly_enough(game: BlueMoonRules, state: BlueMoonState, seat: i64, card: i64) -> bool:
    """Whether a card alone reaches the power that is needed, and nothing else is asked.

    What its text does now may change the element, or values in layers; nothing else matters here.
    """
    face = game.prints[state.faces[card]]
    if face.touches & _MATTERS or state.element == NONE or state.phase != CHARACTERS:
        return False
    if state.stale:
        game.refresh(state)
    player, other = state.players[seat], state.players[1 - seat]
    if other.touches & (CONSTRAINTS | LAYERED) or player.touches & LAYERED:
        return False  # what is active now may not be afterwards
    value = face.fire if state.element == 0 else face.earth
    for support in player.support:
        value += game.stat(state, support, state.element)
    return value >= game.power(state, 1 - seat, state.element)


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
                aim_anew(game, table, 1 - self.seat)
                return self.finds(table)
            frame = table.agenda[-1]
            step = frame.step
            frame.step = step + 1
            programs[frame.program].ops[step].run(game, table, frame)
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
    found = table.phase * 4 + table.element + 1
    for number in vec[i64]([
        table.plays, table.characters, table.freely, table.boosters, table.supports, table.loads,
        table.hand_plays, i64(table.stopped), i64(table.paired),
    ]):  # fmt: skip
        found = found * 32 + min(number, 31)
    return found
