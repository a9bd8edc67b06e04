"""The table as text, all faces up: for failed rulings and replays."""

from __future__ import annotations

from collections.abc import Sequence

from deckcli.core.sentences import Phrasebook
from deckcli.engine.telling.named_cards import named_cards, named_top
from deckcli.games.ashes.rules.codes import ATTACK, LIFE, PHASES, PHOENIXBORN
from deckcli.games.ashes.rules.state import AshesState, Player
from deckcli.games.ashes.rules.stats import AshesRules

PHRASES = "deckcli.games.ashes.table.phrases"
_SHOWN = 8  # cards of a draw pile


def table_text(game: AshesRules, state: AshesState, lang: str) -> str:
    """All sides, all faces up, piles from their top."""
    when = f"round {state.round}, {PHASES[state.phase]}, token p{state.token + 1}"
    lines = [f"turn {state.turn} of p{state.active + 1}, {when}"]
    for seat, player in enumerate(state.players):
        if player.is_out:
            lines.append(f"p{seat + 1}: out of the game")
            continue
        lines.append(f"p{seat + 1}: {card_text(game, state, player.phoenixborn, lang)}")
        lines.append(f"  battlefield {_several(game, state, list(player.battlefield), lang)}")
        lines.append(f"  spellboard  {_several(game, state, list(player.spellboard), lang)}")
        lines.append(f"  dice        {dice_text(game, player, lang)}")
        lines.append(f"  hand        {named_cards(game, state, list(player.hand), lang)}")
        buried, pile = list(player.discard)[::-1], list(player.deck)
        lines.append(f"  discard     {named_cards(game, state, buried, lang)}")
        lines.append(f"  draw pile   {named_top(game, state, pile, lang, most=_SHOWN)}")
    return "\n".join(lines)


def dice_text(game: AshesRules, player: Player, lang: str) -> str:
    """The active dice by kind, then how many are exhausted."""
    said = Phrasebook(lang, PHRASES).word
    active = [
        f"{number} {said(game.words[kind])}" for kind, number in enumerate(player.active) if number
    ]
    spent = [
        f"{number} {said(game.types[kind])}"
        for kind, number in enumerate(player.exhausted)
        if number
    ]
    return f"{', '.join(active) or '-'}; exhausted {', '.join(spent) or '-'}"


def card_text(game: AshesRules, state: AshesState, card: int, lang: str) -> str:
    """A card in play: its values now, its tokens, and what is attached to it."""
    face, marks = game.prints[state.faces[card]], list[str]()
    if game.is_unit(state, card):
        marks.append(f"{game.stat(state, card, ATTACK)}/{game.stat(state, card, LIFE)}")
    if face.kind == PHOENIXBORN:
        marks.append(f"life {face.values[LIFE]}")
    for tokens, word in (
        (state.wounds, "wounds"), (state.exhaustion, "exhaustion"), (state.status, "status"),
        (state.charms, "dice"),
    ):  # fmt: skip
        if tokens[card]:
            marks.append(f"{word} {tokens[card]}")
    if card in state.attackers:
        marks.append("attacks")
    if card in state.blockers:
        marks.append("blocks")
    attached = [card_text(game, state, other, lang) for other in state.alterations(card)]
    text = " + ".join([face.name(lang), *attached])
    return f"{text} ({', '.join(marks)})" if marks else text


def _several(game: AshesRules, state: AshesState, cards: Sequence[int], lang: str) -> str:
    return "; ".join(card_text(game, state, card, lang) for card in cards) or "-"
