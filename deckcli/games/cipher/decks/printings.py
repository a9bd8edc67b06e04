"""Which printing of a card another program's file means, and which one to write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.catalog.catalog import CardDef
from deckcli.decks.deck import Deck, Entry

Printing = Mapping[str, Any]


def printing_of(entry: Entry) -> Printing | None:
    """The printing an entry names, otherwise the card's first; home-made cards may have none."""
    printings = entry.card.get("printings", ())
    named = (printing for printing in printings if printing["code"] == entry.printing)
    return next(named, printings[0] if printings else None)


def printing_code(card: CardDef, printing: Printing) -> str:
    """The code to note in a deck; without one, a card means its first printing."""
    code: str = printing["code"]
    return "" if printing["code"] == card["printings"][0]["code"] else code


def lackey_id(printing: Printing) -> str:
    """The picture's name in Lackey: the code with + spelt out, unless the card says otherwise."""
    return printing.get("lackey") or own_picture(printing)


def own_picture(printing: Printing) -> str:
    """The picture named after a printing; Lackey has some beside the one it shows."""
    code: str = printing["code"]
    return f"{code.replace('+', 'plus')}_SAMPLE.png"


def code_of_picture(picture: str) -> str:
    """The code that a picture of Lackey is named after."""
    return picture.removesuffix("_SAMPLE.png").replace("plus", "+")


def lackey_name(card: CardDef, printing: Printing | None) -> str:
    """The card's name as Lackey tells printings apart: + for foils, (P), (P2) for promotions."""
    if printing is None:
        return card.name("en")
    if printing["rarity"].endswith("+"):
        return f"{card.name('en')}+"
    promotions = [printed["code"] for printed in card["printings"] if printed["rarity"] == "PR"]
    if printing["code"] not in promotions:
        return card.name("en")
    number = promotions.index(printing["code"]) + 1
    return f"{card.name('en')} (P{number if number > 1 else ''})"


def leader_and_others(deck: Deck) -> tuple[Entry | None, list[Entry]]:
    """The main character's copy taken out of the cards, and every other copy one by one.

    A main character that is not among the cards is left out: writing it would add a card.
    """
    copies = [entry for entry in deck.entries("cards") for _ in range(entry.count)]
    leader = deck.entry("main_character")
    if leader is None:
        return None, copies
    same_card = [entry for entry in copies if entry.card.id == leader.card.id]
    same_printing = [entry for entry in same_card if entry.code == leader.code]
    if not same_card:
        return None, copies
    taken = (same_printing or same_card)[0]
    copies.remove(taken)
    return taken, copies
