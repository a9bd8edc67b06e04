"""The story of fights and effects: numbers that can be added up, characters, what is left.

Nothing here runs unless somebody listens.
"""

from __future__ import annotations

from deckcli.engine.notation import verb_of
from deckcli.engine.state import NONE, Frame, Modifier
from deckcli.engine.telling.sums import sum_told
from deckcli.engine.words.facts import Exists
from deckcli.engine.words.kinds import Condition
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_ATTACKERS,
    ASK_BLOCKERS,
    DONE,
    PASS,
    TARGET,
    UNCOUNTED,
)
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.words.groups import Charged, Divides, Targeted


class BlackPokerStory(BlackPokerRules):
    """What the engine asks for while it tells a story."""

    def modified(self, state: BlackPokerState, modifier: Modifier) -> None:
        if self.story is not None:
            tell_change(self, state, modifier)

    def in_story(self, state: BlackPokerState, action: int) -> str:
        verb, question = verb_of(action), state.question
        if verb == PASS:
            return f"pass on {action_told(self, state.agenda[-1])}"
        if verb == DONE and question is not None:
            if question.window == ASK_ATTACKERS:
                return f"no {'more ' if state.attackers else ''}attackers"
            if question.window == ASK_BLOCKERS:
                return f"no {'more ' if state.blockers else ''}blockers"
        return ""

    def tell_otherwise(self, state: BlackPokerState, frame: Frame, condition: Condition) -> None:
        if isinstance(condition, Divides):
            divisor = condition.divisor.value(self, state, frame)
            number = condition.number.value(self, state, frame)
            self.tell(f"nothing happens: {divisor} does not divide {number}")
        elif isinstance(condition, Exists) and isinstance(condition.group, Targeted):
            if isinstance(condition.group.filter, Charged):
                self.tell(
                    f"{character_told(self, state, frame.values[TARGET])} is driven: it stays"
                )
        elif self.action_at[frame.program] == NONE and len(frame.values) > 1:  # it has blocked
            attacker = frame.values[1]
            if self.is_in_play(state, attacker):
                self.tell(f"{self.called(state, attacker)} has another number and stays")


def action_told(game: BlackPokerRules, frame: Frame) -> str:
    return game.actions[game.action_at[frame.program]].name(game.lang)


# -- numbers


def tell_change(game: BlackPokerRules, state: BlackPokerState, made: Modifier) -> None:
    """A number changes for this turn."""
    game.makers.append((made, action_told(game, state.agenda[-1])))
    amount = f"{made.amount:+}"
    if made.card == NONE:
        game.tell(f"p{made.seat + 1}'s soldiers get {amount} this turn")
    else:
        now = game.number(state, made.card)
        game.tell(f"{game.called(state, made.card)} gets {amount} this turn: {now}")


def number_parts(
    game: BlackPokerRules, state: BlackPokerState, soldier: int
) -> list[tuple[int, str]]:
    """The number of each card of a soldier, then what changes their sum."""
    parts: list[tuple[int, str]] = []
    for card in state.cards_of(soldier):
        face = game.prints[state.faces[card]]
        parts.append((face.number, face.name(game.lang)))
    for one in state.modifiers:
        if one.card == soldier or (one.card == NONE and one.seat == state.owners[soldier]):
            parts.append((one.amount, game.maker(state, one)))
    return parts


def number_told(game: BlackPokerRules, state: BlackPokerState, soldiers: list[int]) -> str:
    parts: list[tuple[int, str]] = []
    for soldier in soldiers:
        parts += number_parts(game, state, soldier)
    return f"{parts[0][1]} {sum_told(parts)}"


def tell_fight(
    game: BlackPokerRules, state: BlackPokerState, attacker: int, blockers: list[int]
) -> None:
    """Both sides with their numbers; or who blocks, where no numbers are compared."""
    mine = number_told(game, state, [attacker])
    if not blockers:
        game.tell(f"{mine} is not blocked")
    elif state.is_bulwark(blockers[0]):
        game.tell(
            f"{game.called(state, attacker)} is blocked by {game.unnamed(state, blockers[0])}"
        )
    else:
        game.tell(f"{mine} against {number_told(game, state, blockers)}")


# -- cards


def amount_told(deck: list[int]) -> str:
    """How many cards a deck has, as its owner tells others (public information)."""
    return str(len(deck)) if len(deck) < UNCOUNTED else f"{UNCOUNTED} or more"


def left_told(deck: list[int]) -> str:
    return f"{amount_told(deck)} {'card' if len(deck) == 1 else 'cards'} left"


def fewer_told(deck: list[int]) -> str:
    """What is left behind what was taken from the deck, where others may count it at all."""
    return f"; {left_told(deck)}" if len(deck) < UNCOUNTED else ""


def card_told(game: BlackPokerRules, state: BlackPokerState, card: int) -> str:
    return game.called(state, card) if game.is_told(state, card) else "a card"


def character_told(game: BlackPokerRules, state: BlackPokerState, character: int) -> str:
    """A soldier by its cards, a bulwark by its place and to those who know it by its card."""
    if not state.is_bulwark(character):
        return game.called(state, character)
    place = game.unnamed(state, character)
    if not game.is_told(state, character):
        return place
    return f"{place} ({game.called(state, character)})"


def tell_entry(game: BlackPokerRules, state: BlackPokerState, card: int) -> None:
    """A card has come to the field, face up or face down."""
    lies = ", driven" if state.is_driven(card) else ""
    if state.is_bulwark(card):
        game.tell(f"{card_told(game, state, card)} becomes {game.unnamed(state, card)}{lies}")
    else:
        game.tell(f"{game.called(state, card)} comes to the field{lies}")


def tell_hand(game: BlackPokerRules, state: BlackPokerState, seat: int, whose: int) -> None:
    """A player has looked at a hand."""
    cards = [card_told(game, state, card) for card in state.players[whose].hand]
    game.tell(f"p{seat + 1} looks at the hand of p{whose + 1}: {', '.join(cards) or 'no cards'}")


def listed_told(words: list[str], one: str, several: str) -> str:
    """Who does something, and the verb for one or for several."""
    if len(words) == 1:
        return f"{words[0]} {one}"
    return f"{', '.join(words[:-1])} and {words[-1]} {several}"
