"""The card data of Summon & Magic, and what is refused in it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.examples import changed_card
from deckcli.core.paths import data_folder
from deckcli.games.summon_magic.decks.card_rules import RULES

_STROKE = {"name": {"en": "Stroke"}, "flag": "attack", "attribute": "physical"}
_STROKE |= {"strikes": {"monsters": 1}}


@pytest.fixture
def catalog(catalog_of: Callable[[str], Catalog]) -> Catalog:
    return catalog_of("summon_magic")


def problems(catalog: Catalog, card_id: str, **changes: Any) -> list[tuple[str, tuple[Any, ...]]]:
    """The codes of the card rules that a changed card breaks, and where."""
    card = catalog[card_id]
    facts = changed_card(dict(card.facts), changes)
    changed = CardDef(card.id, card.game, card.set_id, facts["kind"], facts["name"], facts)
    world = Catalog(catalog.info, {**catalog.cards, card_id: changed}, catalog.sets)
    return [
        (rule.code, problem.at) for rule in RULES if rule.check for problem in rule.check(world)
    ]


def refusals(catalog: Catalog, card_id: str, **changes: Any) -> list[tuple[Any, ...]]:
    """Where the schema refuses a changed card."""
    facts = changed_card(dict(catalog[card_id].facts), changes)
    file = {"game": "summon_magic", "set": {"id": "x"}, "cards": {card_id: facts}}
    return [problem.at[2:] for problem in schema_problems("summon_magic.cards", file)]


def test_the_set_is_complete(catalog: Catalog) -> None:
    assert [card.id for card in sorted(catalog, key=lambda card: card.id)] == [
        f"SM-{number:03}" for number in range(1, 68)
    ]
    kinds = Counter(card.kind for card in catalog)
    assert kinds == Counter(monster=32, magic=15, artifact=8, field=4, weather=4, avatar=4)
    summons = Counter(card["summon"] for card in catalog if card.kind == "monster")
    assert summons == Counter(normal=26, ex_s=3, evo_l=3)
    assert sum(card.get("legend", False) for card in catalog) == 4
    assert sum(card["source"] == "rulebook" for card in catalog) == 8


def test_what_the_rulebook_says_of_its_cards(catalog: Catalog) -> None:
    rookie, steed, ant = catalog["SM-001"], catalog["SM-003"], catalog["SM-020"]
    rider, bow, voen, centipede = (catalog[f"SM-0{number}"] for number in ("21", "22", "02", "23"))
    assert (rookie["attack"], rookie["attack"] + steed["equip"]["attack"]) == (1000, 1200)
    assert ant["cost"]["amount"] + rider["cost"]["amount"] == 3
    assert voen["cost"]["amount"] + centipede["cost"]["amount"] == 5
    assert ant["races"] == ["insect", "adult_insect", "ant"]
    assert (rider["attack"], rider["attack"] + bow["equip"]["attack"]) == (400, 700)
    assert bow["equip"]["race"] in rider["races"] and bow["equip"]["race"] not in ant["races"]
    assert [passive["name"] for passive in bow["equip"]["passives"]] == ["anti_air"]
    assert bow["abilities"][0]["name"]["ja"] == "速射の矢"


def test_both_languages_are_there(catalog: Catalog) -> None:
    for card in catalog:
        skills = [skill["name"] for skill in card.get("abilities", ()) if "name" in skill]
        assert all(set(name) == {"en", "ja"} for name in (card.names, *skills)), card.id


def test_every_enum_word_has_its_japanese(catalog: Catalog) -> None:
    path = data_folder("schemas") / "summon_magic.cards.schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))["$defs"]
    card, words = schema["card"]["properties"], catalog.info.table("words")
    skill = card["abilities"]["items"]["properties"]
    assert schema["race"]["enum"] == list(words["race"])
    assert schema["passive"]["properties"]["name"]["enum"] == list(words["passive"])
    assert card["category"]["enum"] == list(words["category"])
    assert card["attribute"]["enum"] == list(words["attribute"])
    assert card["kind"]["enum"] == list(words["type"]) == list(catalog.info.pool)
    assert skill["flag"]["enum"] == list(words["flag"])
    attributes = [*words["attribute"], *words["skill_attribute"]]
    assert skill["attribute"]["enum"] == attributes
    assert set(schema["passive"]["properties"]["name"]["enum"]) <= set(catalog.info.glossary)


@pytest.mark.parametrize("skills", [1, 3])
def test_a_monster_has_two_skills(catalog: Catalog, skills: int) -> None:
    found = problems(catalog, "SM-001", abilities=[_STROKE] * skills)
    assert found == [("CRD401", ("SM-001", "abilities"))]


def test_an_equip_card_may_add_one_skill(catalog: Catalog) -> None:
    assert problems(catalog, "SM-022", abilities=[_STROKE]) == []


def test_legend_and_race_go_together(catalog: Catalog) -> None:
    without_race = problems(catalog, "SM-010", races=["knight"])
    assert without_race == [("CRD402", ("SM-010", "legend"))]
    without_flag = problems(catalog, "SM-010", legend=None)
    assert without_flag == [("CRD402", ("SM-010", "races"))]


@pytest.mark.parametrize("name", ["Knight Voen", "騎士ヴォーエン", "騎⼠ヴォ−エン"])
def test_a_base_may_be_named_in_either_language(catalog: Catalog, name: str) -> None:
    assert problems(catalog, "SM-009", evolves_from={"name": name}) == []


def test_a_base_must_exist_and_be_another_card(catalog: Catalog) -> None:
    for name in ("Knight Veon", "Knight-Captain Voen", "Horn of Calling"):
        found = problems(catalog, "SM-009", evolves_from={"name": name})
        assert found == [("CRD403", ("SM-009", "evolves_from"))], name


def test_an_ex_s_monster_names_a_card(catalog: Catalog) -> None:
    found = problems(catalog, "SM-011", extra_summon={"by": ["Horn of Gondor"]})
    assert found == [("CRD404", ("SM-011", "extra_summon"))]
    both = {"by": ["Horn of Gondor", "召喚の角笛"]}
    assert problems(catalog, "SM-011", extra_summon=both) == []


@pytest.mark.parametrize(
    ("card_id", "changes", "where"),
    [
        ("SM-012", {"attribute": "fire"}, ("attribute",)),
        ("SM-012", {"cost": {"kind": "adv", "amount": 1}}, ("cost",)),
        ("SM-018", {"attribute": "earth"}, ("attribute",)),
        ("SM-053", {"cost": {"kind": "adv", "amount": 1}}, ("cost",)),
        ("SM-009", {"evolves_from": None}, ()),
        ("SM-009", {"cost": {"kind": "normal", "amount": 1}}, ("cost", "kind")),
        ("SM-011", {"extra_summon": None}, ()),
        ("SM-001", {"cost": {"kind": "reference", "amount": None}}, ("cost", "kind")),
        ("SM-001", {"races": ["kinght"]}, ("races", 0)),
        ("SM-001", {"answers": ["any"]}, ("answers",)),
        ("SM-042", {"answers": None}, ()),
        ("SM-003", {"equip": None}, ()),
        ("SM-019", {"legend": True}, ("legend",)),
        ("SM-031", {"passives": [{"name": "sacrifice"}]}, ("passives", 0)),
        (
            "SM-001",
            {"abilities": [{**_STROKE, "strikes": None}, _STROKE]},
            ("abilities", 0, "strikes"),
        ),
        ("SM-001", {"abilities": [{**_STROKE, "ap": 1}, _STROKE]}, ("abilities", 0, "ap")),
        ("SM-001", {"atack": 900}, ("atack",)),
    ],
)
def test_the_schema_refuses(
    catalog: Catalog, card_id: str, changes: dict[str, Any], where: tuple[Any, ...]
) -> None:
    assert refusals(catalog, card_id, **changes) == [where]


def test_an_action_skill_costs_action_points(catalog: Catalog) -> None:
    skill = {"name": {"en": "Rest"}, "flag": "action", "attribute": "none"}
    assert refusals(catalog, "SM-001", abilities=[_STROKE, skill]) == [("abilities", 1)]
    assert refusals(catalog, "SM-001", abilities=[_STROKE, {**skill, "ap": 0}]) == []
