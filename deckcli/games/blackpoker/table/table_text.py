"""The table as text, all faces up: for failed rulings and replays."""

from __future__ import annotations

from deckcli.core.text import plural
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import TARGET
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.targets import (
    ActionTarget,
    PlayerTarget,
    aimed_at,
    stage,
)

_SHOWN = 8  # cards of a deck


def table_text(game: BlackPokerRules, state: BlackPokerState, lang: str) -> str:
    """Both sides, all faces up, piles from their top, and the stage."""
    lines = [f"turn {state.turn} of p{state.active + 1}"]
    for seat, player in enumerate(state.players):
        lines.append(f"p{seat + 1}: {plural(len(player.deck), 'card')} in the deck")
        lines.append(f"  soldiers   {_characters(game, state, list(player.soldiers))}")
        lines.append(f"  bulwarks   {_characters(game, state, list(player.bulwarks))}")
        lines.append(f"  hand       {_cards(game, state, list(player.hand))}")
        lines.append(f"  graveyard  {_cards(game, state, list(player.graveyard)[::-1])}")
        more = " ..." if len(player.deck) > _SHOWN else ""
        top = _cards(game, state, list(player.deck)[::-1][:_SHOWN])
        lines.append(f"  deck       {top}{more}")
    for number, line in enumerate(stage_lines(game, state, lang), start=1):
        lines.append(f"stage {number}: {line}")
    return "\n".join(lines)


def stage_lines(game: BlackPokerRules, state: BlackPokerState, lang: str) -> list[str]:
    """The actions on the stage, last one first: whose, with which keys, aimed at what."""
    lines: list[str] = []
    for frame in stage(game, state):
        action = game.actions[game.action_at[frame.program]]
        words = [f"p{frame.seat + 1}", action.name(lang)]
        keys = list(frame.chosen[0])
        if keys:
            words.append(f"({_cards(game, state, keys)})")
        if isinstance(action.target, PlayerTarget):
            words.append(f"-> p{frame.values[TARGET] + 1}")
        elif isinstance(action.target, ActionTarget):
            targeted = aimed_at(game, state, frame)
            at = game.action_at[targeted.program] if targeted is not None else -1
            words.append(f"-> {game.actions[at].name(lang) if at >= 0 else 'nothing'}")
        elif action.target is not None:
            aimed = [frame.values[TARGET]] if frame.values[TARGET] >= 0 else []
            words.append(f"-> {_cards(game, state, aimed)}")
        lines.append(" ".join(words))
    return lines


def _cards(game: BlackPokerRules, state: BlackPokerState, cards: list[int]) -> str:
    return ", ".join(game.faces[state.faces[card]].id for card in cards) or "-"


def _characters(game: BlackPokerRules, state: BlackPokerState, characters: list[int]) -> str:
    shown = [character_text(game, state, character) for character in characters]
    return "; ".join(shown) or "-"


def character_text(game: BlackPokerRules, state: BlackPokerState, character: int) -> str:
    """A character: its cards, its current number if that is not printed on it, how it lies."""
    cards = state.cards_of(character)
    marks = []
    number = game.number(state, character)
    if state.is_soldier(character):
        if number != game.prints[state.faces[character]].number:
            marks.append(f"number {number}")
        if character in state.attackers:
            marks.append("attacks")
    if state.is_driven(character):
        marks.append("driven")
    if character in state.blockers:
        marks.append(f"blocks {_cards(game, state, [state.attacker_of(character)])}")
    text = "+".join(game.faces[state.faces[card]].id for card in cards)
    return f"{text} ({', '.join(marks)})" if marks else text
