"""Card rules: each is silent on the real cards and speaks up at the right place."""

from __future__ import annotations

from typing import Any

import pytest

from deckcli.catalog.catalog import CardDef, Catalog, card_names
from deckcli.core.examples import changed_card
from deckcli.core.findings import Problem
from deckcli.games.cipher.decks.card_rules import RULES


def problems(catalog: Catalog, base: str, **changes: Any) -> list[tuple[str, Problem]]:
    """What the rules say of the catalog with one card changed."""
    card = catalog[base]
    facts = changed_card(dict(card.facts), changes)
    names = card_names(catalog.info, facts)
    changed = CardDef(base, card.game, card.set_id, card.kind, names, facts)
    changed_catalog = Catalog(catalog.info, {**catalog.cards, base: changed}, catalog.sets)
    return [
        (rule.code, problem)
        for rule in RULES
        if rule.check is not None
        for problem in rule.check(changed_catalog)
    ]


def test_the_real_cards_are_in_order(cipher_catalog):
    assert problems(cipher_catalog, "B01-003") == []


@pytest.mark.parametrize(
    ("unit", "message", "lang"),
    [
        ({"en": "Sheeda"}, "シーダ is Sheeda here, but Caeda on B01-004", "en"),
        ({"ja": "シータ"}, "Caeda is シータ here, but シーダ on B01-004", "ja"),
        ({"en": "caeda", "ja": None}, '"caeda" is spelt "Caeda" on B01-004', "en"),
    ],
)
def test_a_unit_name_spelt_two_ways(cipher_catalog, unit, message, lang):
    ((code, problem),) = problems(cipher_catalog, "B01-006", unit=unit)
    assert (code, problem.message) == ("CRD201", message)
    assert problem.at == ("B01-006", "unit", lang)


def test_a_further_unit_name_is_compared_too(cipher_catalog):
    ((code, problem),) = problems(cipher_catalog, "B01-056", also=[{"en": "Mars", "ja": "マルス"}])
    assert (code, problem.at) == ("CRD201", ("B01-056", "also", 0, "en"))


def test_a_unit_known_in_one_language_is_compared_to_nothing(cipher_catalog):
    assert problems(cipher_catalog, "B01-006", unit={"ja": None}, title={"ja": None}) == []


def test_also_may_not_repeat_the_unit(cipher_catalog):
    lucina = {"en": "Lucina", "ja": "ルキナ"}
    ((code, problem),) = problems(cipher_catalog, "B01-056", also=[lucina])
    assert (code, problem.at) == ("CRD202", ("B01-056", "also", 0))


def test_a_printing_belongs_to_one_card(cipher_catalog):
    own = dict(cipher_catalog["B01-002"]["printings"][0])
    foreign = dict(cipher_catalog["B01-003"]["printings"][0])
    ((code, problem),) = problems(cipher_catalog, "B01-002", printings=[own, foreign])
    assert (code, problem.message) == ("CRD203", "printing B01-003HN is already listed on B01-002")
    assert problem.at == ("B01-003", "printings", 0, "code")


def test_a_printing_is_listed_once(cipher_catalog):
    own = dict(cipher_catalog["B01-002"]["printings"][0])
    ((code, problem),) = problems(cipher_catalog, "B01-002", printings=[own, own])
    assert (code, problem.at) == ("CRD203", ("B01-002", "printings", 1, "code"))


def test_a_ciphervit_id_belongs_to_one_printing(cipher_catalog):
    printing = {"code": "B01-100HN", "set": "B01", "rarity": "HN", "ciphervit": "47"}
    ((code, problem),) = problems(cipher_catalog, "B01-100", printings=[printing])
    assert (code, problem.message) == ("CRD203", "CipherVit id 47 is already listed on B01-001")


def test_two_printings_of_one_card_may_share_a_ciphervit_id(cipher_catalog):
    own = cipher_catalog["B01-100"]["printings"][0]
    second = {"code": "B01-100HNX", "set": "B01", "rarity": "HNX", "ciphervit": own["ciphervit"]}
    assert problems(cipher_catalog, "B01-100", printings=[dict(own), second]) == []


def test_the_second_card_of_a_number_has_its_printings(cipher_catalog):
    printing = {"code": "B04-018HNX", "set": "B04", "rarity": "HNX"}
    ((code, problem),) = problems(cipher_catalog, "B04-017X", printings=[printing])
    assert (code, problem.message) == ("CRD204", "no printing has the number B04-017X")


@pytest.mark.parametrize(("rarity", "fits"), [("SR", True), ("R", False), ("SR+", False)])
def test_a_code_ends_in_its_rarity(cipher_catalog, rarity, fits):
    printing = {"code": "B01-046SR", "set": "B01", "rarity": rarity}
    found = problems(cipher_catalog, "B01-046", printings=[printing])
    assert [code for code, _ in found] == ([] if fits else ["CRD204"])


def test_some_printing_has_the_number_of_the_card(cipher_catalog):
    printing = {"code": "B01-064SR", "set": "B01", "rarity": "SR"}
    ((code, problem),) = problems(cipher_catalog, "B01-046", printings=[printing])
    assert (code, problem.message) == ("CRD204", "no printing has the number B01-046")


@pytest.mark.parametrize(
    ("changes", "at"),
    [
        ({"rank": "basic"}, ("B01-001", "cost", "class_change")),
        ({"rank": "fixed"}, ("B01-001", "cost", "class_change")),
        ({"cost": {"class_change": None}}, ("B01-001", "cost")),
    ],
)
def test_rank_and_class_change_cost_agree(cipher_catalog, changes, at):
    ((code, problem),) = problems(cipher_catalog, "B01-001", **changes)
    assert (code, problem.at) == ("CRD207", at)


def test_a_card_of_unknown_rank_may_have_a_class_change_cost(cipher_catalog):
    assert problems(cipher_catalog, "B01-001", rank=None) == []


def test_a_skill_has_one_spelling(cipher_catalog):
    skill = {"name": "anti–fliers", "class": "CONT"}
    ((code, problem),) = problems(cipher_catalog, "B01-096", abilities=[skill])
    assert (code, problem.message) == ("CRD208", '"anti–fliers" is spelt "Anti-Fliers" on B01-013')


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ({"en": "Flier Bane", "ja": "飛行特効"},
         '飛行特効 is "Flier Bane" here, but "Anti-Fliers" on B01-013'),
        ({"en": "anti fliers", "ja": "飛行特効"},
         '飛行特効 is "anti fliers" here, but "Anti-Fliers" on B01-013'),
        ({"en": "anti fliers"}, '"anti fliers" is spelt "Anti-Fliers" on B01-013'),
    ],
)  # fmt: skip
def test_a_japanese_skill_name_has_one_english_name(cipher_catalog, name, message):
    skill = {"name": name, "class": "CONT"}
    ((code, problem),) = problems(cipher_catalog, "B01-096", abilities=[skill])
    assert (code, problem.message) == ("CRD208", message)
    assert problem.at == ("B01-096", "abilities", 0, "name")


def test_different_japanese_skills_may_look_alike_in_english(cipher_catalog):
    skill = {"name": {"en": "Anti Fliers", "ja": "別の技"}, "class": "CONT"}
    assert problems(cipher_catalog, "B01-096", abilities=[skill]) == []


@pytest.mark.parametrize("rank", ["advanced", "intermediate", "master", "supreme", "overclass"])
def test_a_class_to_change_into_has_its_cost(cipher_catalog, rank):
    ((code, problem),) = problems(cipher_catalog, "B01-001", rank=rank, cost={"class_change": None})
    assert (code, problem.message) == (
        "CRD207", f"a class-change cost is missing; the rank is {rank}"
    )  # fmt: skip


@pytest.mark.parametrize("rank", ["basic", "beginner", "fixed"])
def test_a_class_to_start_in_has_no_class_change_cost(cipher_catalog, rank):
    ((code, problem),) = problems(cipher_catalog, "B01-001", rank=rank)
    assert (code, problem.message) == ("CRD207", f"a {rank} class with a class-change cost")


def test_a_special_class_may_have_a_class_change_cost(cipher_catalog):
    assert problems(cipher_catalog, "B01-001", rank="special") == []
    assert problems(cipher_catalog, "B01-002", rank="special") == []
