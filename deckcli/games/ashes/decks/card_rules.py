"""What the schema of Ashes cards cannot say: who summons whom, and whose unique a card is."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.examples import card
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook
from deckcli.core.text import listed, meant
from deckcli.games.ashes.decks.conjurations import is_conjured, reached

RULES = RuleBook()


@RULES.error(
    "CRD301",
    "conjuration-nobody-summons",
    cites="rulebook p. 14, deck construction, step 4",
    fails=card("tin-rhino", like="iron-rhino", name={"en": "Tin Rhino", "ja": None}),
    passes=card("iron-rhino"),
)
def conjuration_nobody_summons(catalog: Catalog) -> Iterator[Problem]:
    """A conjuration that no card summons never gets into a game.

    Some card must name it under `summons:`, and conjured alterations, too. A conjuration may be
    summoned by another one, but the chain has to begin with a Phoenixborn or a card of a deck.
    """
    found = reached((entry for entry in catalog if not is_conjured(entry)), catalog)
    for entry in catalog:
        if is_conjured(entry) and entry.id not in found:
            hint = f"name {entry.id} under summons: of the card that summons it"
            yield Problem(f'no card summons "{entry.name()}"', (entry.id,), hint)


@RULES.error(
    "CRD302",
    "summons-unknown-card",
    cites="rulebook p. 14, deck construction, step 4",
    fails=card(
        "summon-tin-rhino",
        like="summon-iron-rhino",
        name={"en": "Summon Tin Rhino", "ja": None},
        summons=["tin-rhino"],
    ),
    passes=card("summon-iron-rhino"),
)
def summons_unknown_card(catalog: Catalog) -> Iterator[Problem]:
    """`summons:` names a card that does not exist.

    It lists ids of conjurations, as written in front of each card of the card files.
    """
    known = [entry.id for entry in catalog if is_conjured(entry)]
    for entry, position, card_id in _summons(catalog):
        if catalog.get(card_id) is None:
            place = (entry.id, "summons", position)
            yield Problem(f'there is no card "{card_id}"', place, meant(card_id, known))


@RULES.error(
    "CRD303",
    "summons-no-conjuration",
    cites="rulebook p. 14, deck construction, step 4",
    fails=card(
        "summon-worker",
        like="summon-iron-rhino",
        name={"en": "Summon Worker", "ja": None},
        summons=["iron-worker"],
    ),
    passes=card("summon-iron-rhino"),
)
def summons_no_conjuration(catalog: Catalog) -> Iterator[Problem]:
    """`summons:` names a card that is not a conjuration.

    Only conjurations wait in the pile beside the deck. A card that fetches an ally or a spell
    does so in its abilities and does not summon it.
    """
    for entry, position, card_id in _summons(catalog):
        summoned = catalog.get(card_id)
        if summoned is not None and not is_conjured(summoned):
            message = f'"{summoned.name()}" is not a conjuration'
            yield Problem(message, (entry.id, "summons", position))


@RULES.error(
    "CRD304",
    "unique-to-nobody",
    cites="rulebook p. 14, deck construction, step 2",
    fails=card("fear", unique_to="jessa"),
    passes=card("fear", unique_to="jessa-na-ni"),
)
def unique_to_nobody(catalog: Catalog) -> Iterator[Problem]:
    """`unique_to:` names a card that does not exist or is no Phoenixborn.

    A unique card belongs to one Phoenixborn, named by id; no deck could ever hold this one.
    """
    known = [entry.id for entry in catalog if entry.kind == "phoenixborn"]
    for entry in catalog:
        owner = entry.get("unique_to", "")
        if owner and owner not in known:
            message = f'"{owner}" is not the id of a Phoenixborn'
            hint = meant(owner, known) or f"Phoenixborn: {listed(known)}"
            yield Problem(message, (entry.id, "unique_to"), hint)


@RULES.error(
    "CRD305",
    "unique-conjuration-of-another",
    cites="rulebook p. 14, deck construction, step 2",
    fails=card("masked-wolf", unique_to="coal-roarkwin"),
    passes=card("masked-wolf", unique_to="noah-redmoon"),
)
def unique_conjuration_of_another(catalog: Catalog) -> Iterator[Problem]:
    """A unique conjuration is summoned by cards of the same Phoenixborn only.

    Otherwise a deck of somebody else could bring it into play. The other way round is fine: a
    unique spell may summon a conjuration that is not unique.
    """
    for entry, position, card_id in _summons(catalog):
        summoned = catalog.get(card_id)
        owner = summoned.get("unique_to") if summoned is not None else None
        if summoned is None or owner is None or owner in (entry.id, entry.get("unique_to")):
            continue
        message = f'"{summoned.name()}" is unique to {owner}, but "{entry.name()}" is not'
        yield Problem(message, (entry.id, "summons", position))


@RULES.error(
    "CRD306",
    "unknown-precon",
    cites="game.yaml of ashes",
    fails=card("iron-worker", precon="iron-man"),
    passes=card("iron-worker", precon="iron-men"),
)
def unknown_precon(catalog: Catalog) -> Iterator[Problem]:
    """`precon:` names a preconstructed deck that is not listed.

    The preconstructed decks and their names are listed under `precons:` in the game's `game.yaml`.
    A card that came in none of them leaves the key out.
    """
    known = list(catalog.info.table("precons"))
    for entry in catalog:
        precon = entry.get("precon", "")
        if precon and precon not in known:
            message = f'there is no preconstructed deck "{precon}"'
            hint = meant(precon, known) or f"decks: {listed(known)}"
            yield Problem(message, (entry.id, "precon"), hint)


@RULES.error(
    "CRD307",
    "focus-off-the-spellboard",
    cites="rulebook, focusing ready spells",
    fails=card("iron-worker", abilities=[{"class": "focus", "level": 1}]),
    passes=card("strengthen", abilities=[{"class": "focus", "level": 1}]),
)
def focus_off_the_spellboard(catalog: Catalog) -> Iterator[Problem]:
    """Only a ready spell can have a focus ability.

    Focus counts the copies of a ready spell that lie on one spellboard; other cards never do.
    """
    for entry in catalog:
        for position, ability in enumerate(entry.get("abilities", ())):
            if ability["class"] == "focus" and entry.kind != "ready_spell":
                message = f'"{entry.name()}" is not a ready spell and cannot be focused'
                yield Problem(message, (entry.id, "abilities", position))


def _summons(catalog: Catalog) -> Iterator[tuple[CardDef, int, str]]:
    """Every summoning card with the position and the id of each conjuration it names."""
    for entry in catalog:
        for position, card_id in enumerate(entry.get("summons", ())):
            yield entry, position, card_id
