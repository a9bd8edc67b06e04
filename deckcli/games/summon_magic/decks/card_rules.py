"""What the schema cannot say about Summon & Magic's cards."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import card
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, plural
from deckcli.games.summon_magic.decks.cards import base_in_words, enabled, is_base, is_legend

RULES = RuleBook()

_STROKE = {"name": {"en": "Stroke"}, "flag": "attack", "attribute": "physical"}
_STROKE |= {"strikes": {"monsters": 1}}
_STANCE = {"name": {"en": "Stance"}, "flag": "guard", "attribute": "guard"}


@RULES.error(
    "CRD401",
    "not-two-skills",
    cites="rulebook p.16, skills",
    fails=card("SM-001", abilities=[_STROKE]),
    passes=card("SM-001", abilities=[_STROKE, _STANCE]),
)
def not_two_skills(catalog: Catalog) -> Iterator[Problem]:
    """A monster has exactly two skills.

    Every monster of the game has two, whatever their flags. Skills that an equip card adds to its
    bearer are listed on the equip card and do not count here.
    """
    for entry in catalog:
        skills = len(entry.get("abilities", ()))
        if entry.kind == "monster" and skills != 2:
            message = f'{plural(skills, "skill")} on "{entry.name()}"; a monster has exactly 2'
            yield Problem(message, (entry.id, "abilities"))


@RULES.error(
    "CRD402",
    "legend-or-not",
    cites="rulebook p.16, races",
    fails=card("SM-010", races=["knight", "dragon"]),
    passes=card("SM-010", races=["legend", "knight", "dragon"]),
)
def legend_or_not(catalog: Catalog) -> Iterator[Problem]:
    """A legend is of the race legend, and whoever is of that race is a legend.

    The race is what the card prints; `legend: true` is what the deck rules count. If one of the
    two is missing, a deck could hold three copies of a legend.
    """
    for entry in catalog:
        of_the_race = "legend" in entry.get("races", ())
        if of_the_race and not is_legend(entry):
            message = f'"{entry.name()}" is of the race legend but lacks `legend: true`'
            yield Problem(message, (entry.id, "races"))
        elif is_legend(entry) and not of_the_race:
            message = f'"{entry.name()}" is a legend but not of the race legend'
            yield Problem(message, (entry.id, "legend"))


@RULES.error(
    "CRD403",
    "nothing-to-evolve-from",
    cites="rulebook p.12, EVO-L monsters",
    fails=card("SM-009", evolves_from={"name": "Knight Veon"}),
    passes=card("SM-009", evolves_from={"name": "騎士ヴォーエン"}),
)
def nothing_to_evolve_from(catalog: Catalog) -> Iterator[Problem]:
    """An EVO-L monster evolves from a monster that exists.

    It enters only on top of a monster that meets its condition. No other monster of the catalog
    has the name or race it asks for, so it could never be played.
    """
    for entry in catalog:
        if entry.get("summon") != "evo_l" or any(is_base(other, entry) for other in catalog):
            continue
        message = f'"{entry.name()}" evolves from {base_in_words(entry)}, and there is none'
        yield Problem(message, (entry.id, "evolves_from"))


@RULES.error(
    "CRD404",
    "nothing-to-summon-it",
    cites="rulebook p.12, EX-S monsters",
    fails=card("SM-011", extra_summon={"by": ["Horn of Gondor"]}),
    passes=card("SM-011", extra_summon={"by": ["召喚の角笛"]}),
)
def nothing_to_summon_it(catalog: Catalog) -> Iterator[Problem]:
    """An EX-S monster names a card that exists.

    It enters only by the condition printed on it, and no card of the catalog has a name that it
    lists under `by`, so it could never be played.
    """
    for entry in catalog:
        if entry.get("summon") != "ex_s" or enabled(entry, by=catalog):
            continue
        names = listed(f'"{name}"' for name in entry["extra_summon"]["by"])
        message = f'"{entry.name()}" is summoned by {names}, and there is no such card'
        yield Problem(message, (entry.id, "extra_summon"))
