"""The table as text, all faces up: for failed rulings and replays."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.engine.state import NONE
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.table.claims import zone_of

_SHOWN = 8  # cards of a deck


def table_text(game: SummonRules, state: SummonState, lang: str) -> str:
    """Both sides, all faces up, piles from their top."""
    lines = [f"turn {state.turn} of p{state.active + 1}, {state.ap} AP"]
    if state.weather != NONE:
        lines.append(f"weather: {_cards(game, state, [state.weather])}")
    for seat, player in enumerate(state.players):
        avatar = f", avatar {_cards(game, state, [player.avatar])}" if player.avatar >= 0 else ""
        lines.append(f"p{seat + 1}: {len(player.deck)} cards in the deck{avatar}")
        lines.append(f"  monsters   {_monsters(game, state, player.monsters, lang)}")
        for zone in ("magic", "sets", "field", "hand"):
            lines.append(f"  {zone:9}  {_cards(game, state, zone_of(state, seat, zone))}")
        lines.append(f"  graveyard  {_cards(game, state, list(player.graveyard)[::-1])}")
        lines.append(f"  deck       {_cards(game, state, list(player.deck)[::-1][:_SHOWN])} ...")
    return "\n".join(lines)


def _cards(game: SummonRules, state: SummonState, cards: Iterable[int]) -> str:
    return ", ".join(game.faces[state.faces[card]].id for card in cards) or "-"


def _monsters(game: SummonRules, state: SummonState, monsters: Iterable[int], lang: str) -> str:
    shown = []
    for monster in monsters:
        face = game.faces[state.faces[monster]]
        marks = [
            f"{game.number(state, monster, t.ATTACK)}/{game.number(state, monster, t.DEFENCE)}"
        ]
        if state.in_defence(monster):
            marks.append("defence")
        if state.is_face_down(monster):
            marks.append("face-down")
        if state.flags[monster] & t.COMMANDED:
            marks.append("commanded")
        worn = state.equipment(monster)
        if len(worn) > 0:
            marks.append(f"with {_cards(game, state, worn)}")
        counters = len(state.counters(monster))
        if counters:
            marks.append(f"{counters} counters")
        shown.append(f"{face.id} {face.name(lang)} ({', '.join(marks)})")
    return "; ".join(shown) or "-"
