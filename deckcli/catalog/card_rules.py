"""What can be wrong with any game's card files (CRD1xx); games add their own chapters."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.core.examples import card, card_text
from deckcli.core.findings import Problem, Severity
from deckcli.core.rules import RuleBook
from deckcli.core.text import fold

RULES = RuleBook()

UNREADABLE = RULES.found(
    "CRD101",
    "unreadable-card-file",
    """The file cannot be read as a card file.

    It is missing, a folder, too big, binary, not UTF-8, empty, or not YAML. YAML here means plain
    YAML: no anchors, aliases or tags, one document, at most 32 levels deep. The message says which
    of these it is and the place, where there is one.
    """,
    severity=Severity.UNREADABLE,
    fails=card_text("game: ashes\ncards: [unclosed\n"),
    passes=card("iron-worker"),
)
NO_GAME = RULES.found(
    "CRD102",
    "no-known-game",
    """A card file names the game its cards belong to.

    The first key of a card file is `game:`, and it is one of the games that `deckcli games` lists.
    Without it nobody can tell which schema and which rules apply.
    """,
    fails=card_text("game: chess\nset: {id: X, name: {en: X}}\ncards: {}\n"),
    passes=card("iron-worker"),
)
SCHEMA = RULES.found(
    "CRD103",
    "against-the-schema",
    """The file does not fit its JSON Schema.

    `schemas/<game>.cards.schema.json` says which keys a card has and what they may hold. A
    misspelt key, a missing key, a number where a word belongs: all are reported at once, each at
    its place. An editor with YAML language support shows the same while you type: the first line
    of every card file points it to the schema. The card rules are looked at once the schema holds,
    for they would blame the wrong card while facts are missing.
    """,
    fails=card("iron-worker", stats={"attack": "two"}),
    passes=card("iron-worker", stats={"attack": 3}),
)
TWICE = RULES.found(
    "CRD104",
    "defined-twice",
    """A card id, or a key within a card, is written twice.

    Ids are unique in a game, over all its card files and the folders given with `--card-data`. Of
    two equal keys in one mapping only the first counts, which is rarely what was meant.
    """,
    fails=card_text("game: ashes\ngame: ashes\nset: {id: X, name: {en: X}}\ncards: {}\n"),
    passes=card("iron-worker"),
)


@RULES.error(
    "CRD105",
    "name-spelt-two-ways",
    cites="deck rules count copies by name",
    fails=card("iron-worker-2", like="iron-worker", name={"en": "Iron  worker"}),
    passes=card("iron-worker-2", like="iron-worker", name={"en": "Iron Worker"}),
)
def name_spelt_two_ways(catalog: Catalog) -> Iterator[Problem]:
    """Two cards have the same name, but it is not spelt the same.

    Copy limits count names, so one name must be one string. The names of these cards differ only
    in case, spaces, dashes, kana or compatibility characters. Settle on one spelling.
    """
    seen: dict[tuple[str, str], tuple[str, str]] = {}
    for definition in catalog:
        for lang, name in definition.names.items():
            first_id, first = seen.setdefault((lang, fold(name)), (definition.id, name))
            if first != name:
                yield Problem(
                    f'"{name}" is spelt "{first}" on {first_id}', (definition.id, "name", lang)
                )


ABILITIES = RULES.found(
    "CRD106",
    "ability-not-understood",
    """What an ability does can be played as it is written.

    The schema knows the words; this rule also knows the cards: what an ability speaks of by name
    (units, skills, actions) exists, every name it uses was bound before, every word has what it
    needs (`it` an event, `attacker` a combat, `target` an action that has one), the keys are those
    of its class, and nothing that is always there asks for what it changes, be it by way of other
    cards. docs/card_language.md explains the language. Games that cannot be played have no such
    rule.
    """,
    cites="docs/card_language.md",
    fails=card("kill", abilities=[{"name": "Effect", "do": [{"to_graveyard": "victim"}]}]),
    passes=card("kill", abilities=[{"name": "Effect", "do": [{"to_graveyard": "target"}]}]),
)
