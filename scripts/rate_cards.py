"""Write card_data/<game>/ratings.yaml: a first guess at draft values, computed from card facts.

The numbers are a heuristic, not the result of games: cheap, strong, flexible cards rate high. They
give the bots something sensible to go by until ratings are learned from results.

    python scripts/rate_cards.py            writes the files of all games
    python scripts/rate_cards.py --check    exits with 1 where a file is not what it would write
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.paths import data_folder
from deckcli.games.library import Library

SOURCE = "a heuristic over the card facts, written by scripts/rate_cards.py; not learned from games"
Worth = Callable[[CardDef, Catalog], float | None]


def ashes(card: CardDef, catalog: Catalog) -> float | None:
    """Bodies and lasting spells for few dice; conjurations count for what summons them."""
    if card.kind == "conjuration":
        return None
    stats = card.get("stats", {})
    if card.kind == "phoenixborn":
        return stats["life"] + 2.0 * stats["battlefield"] + 2.0 * stats["spellboard"]
    dice = sum(card.get("cost", {}).get("dice", {}).values())
    worth = {"ready_spell": 6.0, "ally": 3.0, "alteration_spell": 2.5, "reaction_spell": 4.0}.get(
        card.kind, 4.5
    )
    worth += sum(_number(stats.get(key)) for key in ("attack", "life")) * 0.9
    worth += 0.3 * _number(stats.get("recover")) + 0.8 * len(card.get("abilities", ()))
    for name in card.get("summons", ()):
        body = catalog[name].get("stats", {})
        worth += 0.6 * sum(_number(body.get(key), 2) for key in ("attack", "life"))
    activation = [
        sum(one.get("cost", {}).get("dice", {}).values()) for one in card.get("abilities", ())
    ]
    return worth - 0.9 * dice - 0.4 * max(activation, default=0)


def cipher(card: CardDef, catalog: Catalog) -> float | None:
    """Attack for its cost, support, reach and skills; a cheap way to class change is a plus."""
    cost, change = card["cost"]["deploy"], card["cost"].get("class_change")
    paid = cost if change is None else (cost + 2 * change) / 3
    skills = 4.0 * len(card.get("abilities", ())) + 3.0 * (len(card.get("range", ())) > 1)
    return (
        0.5 * _number(card.get("attack")) + 0.3 * _number(card.get("support")) + skills - 6.0 * paid
    )


def summon_magic(card: CardDef, catalog: Catalog) -> float | None:
    """Attack and defence for the cost; skills and passives; hard summons count against it."""
    if card.get("uses_side_deck"):
        return None  # the formats draft no side deck
    cost = card.get("cost", {})
    worth = (_number(card.get("attack")) + 0.6 * _number(card.get("defence"))) / 100
    worth += 5.0 * len(card.get("abilities", ())) + 3.0 * len(card.get("passives", ()))
    worth += {"monster": 0.0, "avatar": 20.0, "magic": 17.0, "artifact": 14.0}.get(card.kind, 11.0)
    worth -= (3.0 if cost.get("kind") == "adv" else 1.5) * _number(cost.get("amount"))
    return worth - {"ex_s": 9.0, "evo_l": 6.0}.get(card.get("summon", ""), 0.0)


def blue_moon(card: CardDef, catalog: Catalog) -> float | None:
    """The publisher's own measure, the moons, then values and icons."""
    if card.kind == "leader":
        own = [
            blue_moon(one, catalog) or 0.0
            for one in catalog
            if one.get("people") == card["people"] and one.kind != "leader"
        ]
        return sum(own) / len(own)
    values = max(_number(card.get("fire")), _number(card.get("earth")))
    text = 1.0 if card.get("abilities") else 0.0
    return 2.0 * card.get("moons", 0) + 0.8 * values + text + 1.2 * len(card.get("icons", ()))


def blackpoker(card: CardDef, catalog: Catalog) -> float | None:
    """Higher is stronger; Jokers, aces and court cards do more than fight."""
    if card.kind != "playing_card":
        return None
    return {"Joker": 15.0, "A": 14.0}.get(card["rank"], _number(card.get("number")))


GAMES: dict[str, Worth] = {
    "ashes": ashes,
    "blackpoker": blackpoker,
    "blue_moon": blue_moon,
    "cipher": cipher,
    "summon_magic": summon_magic,
}


def ratings(catalog: Catalog, worth: Worth) -> dict[str, float]:
    """Worths brought to 10..90 within each kind of choice (leaders apart from cards)."""
    rated: dict[str, float] = {}
    leaders = ("phoenixborn", "leader", "avatar")
    for led in (True, False):
        found = {
            card.id: value
            for card in catalog
            if (card.kind in leaders) == led and (value := worth(card, catalog)) is not None
        }
        low, high = min(found.values(), default=0.0), max(found.values(), default=0.0)
        for card_id, value in found.items():
            rated[card_id] = round(10 + 80 * (value - low) / ((high - low) or 1), 1)
    return {card.id: rated[card.id] for card in catalog if card.id in rated}


def file_text(catalog: Catalog) -> str:
    lines = [
        "# yaml-language-server: $schema=../../schemas/ratings.schema.json",
        f"game: {catalog.game}",
        f'source: "{SOURCE}"',
        "ratings:",
    ]
    width = max(len(card.id) for card in catalog)
    for card_id, value in ratings(catalog, GAMES[catalog.game]).items():
        lines.append(f"  {card_id}: {value:<{width + 6 - len(card_id)}}# {catalog[card_id].name()}")
    return "\n".join(lines) + "\n"


def _number(value: object, otherwise: float = 0.0) -> float:
    """A printed number; X and the like count as `otherwise`."""
    if isinstance(value, str):
        value = int(value) if value.lstrip("+-").isdigit() else otherwise
    return float(value) if isinstance(value, int | float) else otherwise


def main() -> int:
    library, wrong = Library(), 0
    for game in GAMES:
        file = data_folder("card_data") / game / "ratings.yaml"
        text = file_text(library.catalog(game))
        if "--check" in sys.argv[1:]:
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                print(f"{file.parent.name}/{file.name} is not up to date", file=sys.stderr)
                wrong = 1
        else:
            file.write_text(text, encoding="utf-8")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
