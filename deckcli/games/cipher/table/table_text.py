"""The table as text, for people: failed rulings, `replay --turn`."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.core.text import plural
from deckcli.engine.telling.named_cards import named_cards, named_top
from deckcli.games.cipher.rules.codes import ATTACK, PHASES
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules


def table_text(game: CipherRules, state: CipherState, lang: str) -> str:
    """Both sides, all faces up, the deck from its top."""
    lines = [f"turn {state.turn}, p{state.active + 1}'s {PHASES[state.phase]} phase"]
    for seat, player in enumerate(state.players):
        orbs, deck = plural(len(player.orbs), "orb"), plural(len(player.deck), "card")
        lines.append(f"p{seat + 1}: {orbs}, {deck} in the deck")
        lines.append(f"  front    {_units(game, state, player.front, lang)}")
        lines.append(f"  back     {_units(game, state, player.back, lang)}")
        lines.append(f"  bonds    {_bonds(game, state, player.bonds, lang)}")
        lines.append(f"  hand     {named_cards(game, state, player.hand, lang)}")
        lines.append(f"  orbs     {named_cards(game, state, player.orbs, lang)}")
        lines.append(f"  retreat  {named_cards(game, state, player.retreat, lang)}")
        if player.support >= 0:
            lines.append(f"  support  {named_cards(game, state, [player.support], lang)}")
        lines.append(f"  deck     {named_top(game, state, list(player.deck), lang, most=5)}")
    return "\n".join(lines)


def _bonds(game: CipherRules, state: CipherState, bonds: Iterable[int], lang: str) -> str:
    shown = [
        game.faces[state.faces[bond]].name(lang)
        + ("" if state.is_face_up(bond) else " (face-down)")
        for bond in bonds
    ]
    return "; ".join(shown) or "-"


def _units(game: CipherRules, state: CipherState, units: Iterable[int], lang: str) -> str:
    shown = []
    for unit in units:
        marks = [str(game.stat(state, unit, ATTACK))]
        if state.players[state.owners[unit]].leader == unit:
            marks.append("main character")
        if state.is_tapped(unit):
            marks.append("tapped")
        if state.stack_size(unit) > 1:
            marks.append(f"{state.stack_size(unit)} cards")
        face = game.faces[state.faces[unit]]
        shown.append(f"{face.name(lang)} ({', '.join(marks)})")
    return "; ".join(shown) or "-"
