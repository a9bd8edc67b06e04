"""One card as a page: names, facts, summary, abilities, printings, decks it is in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deckcli.catalog.catalog import CardDef, Catalog, ability_name
from deckcli.catalog.coverage import is_programmed
from deckcli.catalog.fields import costs, known_fields, set_name, shown, values
from deckcli.catalog.game_facts import Field
from deckcli.core.messages import said
from deckcli.core.text import display_width, fold, pad, wrapped
from deckcli.engine.language.ability_forms import PROGRAM
from deckcli.games.texts import texts_of

_WIDTH = 78
_UNTOLD = "What this card does is not known to the program yet."
_ELSEWHERE = ("abilities", "printings", "summary", "name", "id")


def card_page(catalog: Catalog, card: CardDef, lang: str) -> str:
    """The page in one language, with the names in all languages."""
    lines = [f"{card.label(lang)}  [{card.game} {card.id}]"]
    others = [name for name in card.names.values() if name != card.name(lang)]
    if others:
        lines.append(" / ".join(others))
    texts = texts_of(catalog, lang).of(card)
    if not texts or "" in texts:  # otherwise the abilities say it all
        lines += ["", *wrapped(said(card.summary or _UNTOLD), _WIDTH)]
    lines.append("")
    facts = list(_facts(catalog, card, lang))
    width = max(display_width(label) for label, _ in facts)
    lines += [f"{pad(label, width)}  {value}" for label, value in facts]
    abilities = card.get("abilities", ())
    if abilities:
        lines += ["", said("Abilities")]
        for ability, text in zip(abilities, texts, strict=True):
            name = said(ability_name(ability, lang)) if text else _ability(ability, lang)
            lines += [f"  {name}"] if name else []
            lines += [f"    {line}" for line in wrapped(text, _WIDTH - 4) if text]
    printings = card.get("printings", ())
    if printings:
        lines += [
            "",
            f"{said('Printings')}  {', '.join(printing['code'] for printing in printings)}",
        ]
    return "\n".join(lines) + "\n"


def _facts(catalog: Catalog, card: CardDef, lang: str) -> Iterator[tuple[str, str]]:
    seen = set()
    for field in known_fields(catalog.info).values():
        if field.path[0] in _ELSEWHERE or (field.path, field.reads) in seen:
            continue
        seen.add((field.path, field.reads))  # the game's own word for the kind of card comes first
        if field.reads == "keys":
            told = "; ".join(filter(None, costs(catalog.info, card, field, lang)))
        else:
            found = values(card, field, lang=lang)
            told = ", ".join(_word(catalog, field, one, lang) for one in found)
        if told:
            yield said(field.label), told


def _word(catalog: Catalog, field: Field, value: Any, lang: str) -> str:
    """What is said for a value; the name of a set or a ready-made deck, and the word to type."""
    word = shown(catalog, field, value, lang)
    if field.path[-1] == "set":
        title = set_name(catalog, value, lang) or word
        return title if fold(title) == fold(value) else f"{title} ({value})"
    names = catalog.info.table(f"{field.name}s").get(value, {}) if field.name == "precon" else {}
    name = names.get(lang) or (word if word != value else next(iter(names.values()), value))
    return name if not names or fold(name) == fold(value) else f"{name} ({value})"


def _ability(ability: dict[str, Any], lang: str) -> str:
    """The name and what else is printed about it; what it does is in the summary."""
    hidden = ("name", "formerly", *(PROGRAM if is_programmed(ability) else ()))
    rest = {key: value for key, value in ability.items() if key not in hidden}
    name = said(ability_name(ability, lang))
    told = [_told(key, value) for key, value in rest.items()]
    if not name or not told:
        return name or ", ".join(told)
    return f"{name} ({', '.join(told)})"


def _told(key: str, value: Any) -> str:
    if value is True:
        return key.replace("_", " ")
    if isinstance(value, list):
        return " ".join(_plain(item) for item in value)
    return (
        _plain(value)
        if key in ("class", "flag", "mode", "limit", "timing")
        else (f"{key.replace('_', ' ')}: {_plain(value)}")
    )


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(
            key.replace("_", " ") if item is True else f"{key} {_plain(item)}"
            for key, item in value.items()
        )
    return str(value).replace("_", " ")
