"""The table as text, all faces up: for failed rulings and replays."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.core.text import plural
from deckcli.engine.state import NONE
from deckcli.engine.telling.named_cards import named_cards, named_top
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.table.claims import zone_of

_SHOWN = 8  # cards of a deck


def table_text(game: SummonRules, state: SummonState, lang: str) -> str:
    """Both sides, all faces up, piles from their top."""
    lines = [f"turn {state.turn} of p{state.active + 1}, {state.ap} AP"]
    if state.weather != NONE:
        lines.append(f"weather: {named_cards(game, state, [state.weather], lang)}")
    for seat, player in enumerate(state.players):
        avatar = ""
        if player.avatar >= 0:
            avatar = f", avatar {named_cards(game, state, [player.avatar], lang)}"
        lines.append(f"p{seat + 1}: {plural(len(player.deck), 'card')} in the deck{avatar}")
        lines.append(f"  monsters   {_monsters(game, state, player.monsters, lang)}")
        for zone in ("magic", "sets", "field", "hand"):
            cards = zone_of(state, seat, zone)
            lines.append(f"  {zone:9}  {named_cards(game, state, cards, lang)}")
        buried = list(player.graveyard)[::-1]
        lines.append(f"  graveyard  {named_cards(game, state, buried, lang)}")
        top = named_top(game, state, list(player.deck), lang, most=_SHOWN)
        lines.append(f"  deck       {top}")
    return "\n".join(lines)


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
            marks.append(f"with {named_cards(game, state, worn, lang)}")
        counters = len(state.counters(monster))
        if counters:
            marks.append(plural(counters, "counter"))
        shown.append(f"{face.name(lang)} ({', '.join(marks)})")
    return "; ".join(shown) or "-"
