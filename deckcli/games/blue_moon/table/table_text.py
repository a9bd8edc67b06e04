"""The table as text, for people: failed rulings, `replay --turn`."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.core.text import plural
from deckcli.engine.state import NONE
from deckcli.engine.telling.named_cards import named_cards, named_top
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.table.claims import ZONES, element_of, zone_of


def table_text(game: BlueMoonRules, state: BlueMoonState, lang: str) -> str:
    """Both sides, all faces up, the deck from its top."""
    moment = f"turn {state.turn}, p{state.active + 1}'s {t.PHASES[state.phase]} phase"
    lines = [f"{moment}, element {element_of(state)}"]
    for seat, player in enumerate(state.players):
        power = "" if state.element == NONE else f", power {game.power(state, seat, state.element)}"
        dragons = plural(state.dragons(seat), "dragon")
        deck = plural(len(player.deck), "card")
        lines.append(f"p{seat + 1}: {dragons}{power}, {deck} in the deck")
        for zone in (*ZONES, "cargo"):
            cards = zone_of(player, zone)
            if zone == "deck":
                lines.append(f"  deck          {named_top(game, state, cards, lang, most=5)}")
            elif zone in ("combat", "support"):
                lines.append(f"  {zone:<13} {_units(game, state, cards, lang)}")
            elif cards:
                lines.append(f"  {zone:<13} {named_cards(game, state, cards, lang)}")
    if state.hyla != NONE:
        lines.append(f"between them: {named_cards(game, state, [state.hyla], lang)}")
    return "\n".join(lines)


def _units(game: BlueMoonRules, state: BlueMoonState, units: Iterable[int], lang: str) -> str:
    shown = []
    for unit in units:
        values = [str(game.stat(state, unit, row)) for row in (t.FIRES, t.EARTHS)]
        marks = ["/".join(values)]
        if game.stat(state, unit, t.UNVALUED):
            marks.append("does not count")
        if game.is_ignored(state, unit):
            marks.append("text ignored")
        face = game.faces[state.faces[unit]]
        shown.append(f"{face.name(lang)} ({', '.join(marks)})")
    return "; ".join(shown) or "-"
