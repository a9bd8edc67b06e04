"""Deck construction of Summon & Magic: the cases a judge is asked about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.core.findings import Finding, Place
from deckcli.decks.checking import check_deck
from deckcli.decks.deck import Deck, Entry, Section
from deckcli.games.summon_magic.decks.deck_rules import RULES

Check = Callable[..., list[Finding]]


@pytest.fixture
def check(check_sample: Check) -> Check:
    def check(name: str, **changes: Any) -> list[Finding]:
        return check_sample(f"summon_magic/{name}", **changes)

    return check


@pytest.fixture
def catalog(catalog_of: Callable[[str], Catalog]) -> Catalog:
    return catalog_of("summon_magic")


def codes(findings: list[Finding]) -> list[str]:
    return [finding.code for finding in findings]


def messages(findings: list[Finding]) -> list[str]:
    return [finding.message for finding in findings]


# One deck


@pytest.mark.parametrize("name", ["knights", "forest", "storm"])
def test_a_deck_without_avatar_is_legal(check: Check, name: str) -> None:
    assert check(name, avatar=None) == []


@pytest.mark.parametrize(("rookies", "size"), [(2, 36), (0, 34)])
def test_too_few_cards(check: Check, rookies: int, size: int) -> None:
    found = check("knights", cards={"SM-001": rookies})
    assert messages(found) == [f"{size} cards in the deck; it must have exactly 37"]


def test_too_many_cards(check: Check) -> None:
    found = check("knights", cards={"SM-047": 1})
    assert [(one.code, one.hint) for one in found] == [("SUM101", "take 1 out")]


def test_a_misspelt_card_counts_towards_the_size(check: Check) -> None:
    assert codes(check("knights", cards={"SM-012": 0, "Horn of Callimg": 1})) == ["DCK209"]


def test_three_copies_are_allowed_and_four_are_not(check: Check) -> None:
    found = check("knights", cards={"SM-001": 4, "SM-005": 2})
    assert messages(found) == ['4 copies of "Morfan Rookie Knight"; at most 3 are allowed']
    assert codes(found) == ["SUM102"]


def test_copies_count_over_both_languages_and_over_odd_spellings(check: Check) -> None:
    """The rulebook itself writes Voen once with a minus sign and uses radical code points."""
    odd = {"SM-001": 0, "SM-002": 2, "騎⼠ヴォ−エン": 1, "Knight Voen": 1, "SM-020": 2}
    found = check("knights", cards=odd)
    errors = [one for one in found if one.code != "DCK301"]
    assert messages(errors) == ['4 copies of "Knight Voen"; at most 3 are allowed']


def test_each_legend_once(check: Check) -> None:
    found = check("knights", cards={"SM-010": 2, "SM-001": 2})
    assert codes(found) == ["SUM103"]
    wanted = '2 copies of the legend "Alma, White-Dragon Knight"; at most 1 is allowed'
    assert messages(found) == [wanted]


def test_four_copies_of_a_legend_are_one_mistake(check: Check) -> None:
    assert codes(check("knights", cards={"SM-010": 4, "SM-007": 0, "SM-001": 2})) == ["SUM103"]


def test_three_legends_are_allowed_and_four_are_not(check: Check) -> None:
    three = {"SM-001": 1, "SM-031": 1, "SM-050": 1}
    assert check("knights", cards=three) == []
    found = check("knights", cards={**three, "SM-001": 0, "SM-051": 1})
    assert messages(found) == ["4 legends; at most 3 are allowed"]
    assert codes(found) == ["SUM104"]


def test_an_avatar_is_no_card_of_a_deck(check: Check) -> None:
    assert codes(check("knights", cards={"SM-019": 1, "SM-001": 2})) == ["SUM105"]
    many = {"SM-019": 4, "SM-001": 2, "SM-005": 0}
    assert codes(check("knights", cards=many)) == ["SUM105"], "the number makes it no worse"


def test_the_avatar_is_an_avatar(check: Check) -> None:
    found = check("knights", avatar="Horn of Calling")
    assert messages(found) == ['"Horn of Calling" is no avatar but of the kind artifact']
    assert codes(check("knights", avatar="Captain of the Black Shield")) == ["DCK209"]


def test_one_avatar_only(check: Check) -> None:
    assert codes(check("knights", avatar=["SM-019", "SM-039"])) == ["DCK206"]


def test_action_counters_are_no_cards(check: Check) -> None:
    assert codes(check("knights", cards={"アクションカウンター": 1, "SM-012": 0})) == ["DCK209"]


@pytest.mark.parametrize("count", [0, -1, 1.5, 10**9])
def test_counts_are_whole_and_positive(check: Check, count: float) -> None:
    found = check("knights", side_deck={"SM-001": count})
    assert "DCK207" in codes(found)


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ({"SM-001": 3, "SM-002": 3}, {"SUM101"}),
        ({"SM-001": 4}, {"SUM101", "SUM102"}),
        ({"SM-010": 2}, {"SUM101", "SUM103"}),
        ({"SM-019": 1}, {"SUM101", "SUM105"}),
    ],
)
def test_all_that_is_wrong_is_told_at_once(
    catalog: Catalog, cards: Mapping[str, int], wanted: set[str]
) -> None:
    found = codes(list(checked(catalog, cards=cards)))
    assert {code for code in found if code < "SUM200"} == wanted


# The side deck


def test_a_side_deck_is_a_full_deck(check: Check) -> None:
    found = check("two-books", side_deck={"SM-020": 2})
    assert messages(found) == ["36 cards in the side deck; it must have exactly 37"]


def test_limits_count_per_deck(check: Check) -> None:
    """Three copies and each legend in both decks are legal."""
    found = check("two-books", side_deck={"SM-010": 1, "SM-001": 3, "SM-020": 0, "SM-061": 0})
    assert found == []


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"SM-020": 4, "SM-023": 1}, "SUM102"),
        ({"SM-031": 2, "SM-020": 2}, "SUM103"),
        ({"SM-010": 1, "SM-050": 1, "SM-051": 1, "SM-020": 0}, "SUM104"),
        ({"SM-039": 1, "SM-020": 2}, "SUM105"),
        ({"SM-033": 0, "SM-061": 2}, "SUM201"),
        ({"SM-024": 0, "SM-021": 3}, "SUM202"),
        ({"SM-046": 3, "SM-045": 1, "SM-020": 0, "SM-061": 0}, "SUM206"),
    ],
)
def test_the_side_deck_keeps_every_rule_by_itself(
    check: Check, changes: dict[str, int], code: str
) -> None:
    found = check("two-books", side_deck=changes)
    assert set(codes(found)) == {code}
    key = check("two-books", side_deck={"SM-020": 2})[0].place
    for one in found:
        assert "side deck" in one.message
        assert (one.place.line, one.place.column) >= (key.line, key.column), "in the side deck"


def test_a_third_deck_is_unknown(check: Check) -> None:
    assert codes(check("two-books", third_deck={"SM-001": 3})) == ["DCK203"]


# Cards that are the same to the rules


def test_two_arts_of_one_name_share_the_limit(catalog: Catalog) -> None:
    other = reprint(catalog["SM-002"], "SM-902", names={"ja": "騎士ヴォーエン"})
    cards = {"SM-002": 2, other: 2}
    assert '4 copies of "Knight Voen"; at most 3 are allowed' in told(catalog, cards=cards)


@pytest.mark.parametrize("spelling", ["騎士ヴォ−エン", "騎⼠ヴォーエン", "騎士ｳﾞｫｰｴﾝ"])
def test_names_are_compared_as_they_are_meant(catalog: Catalog, spelling: str) -> None:
    other = reprint(catalog["SM-002"], "SM-902", names={"ja": spelling})
    cards = {"SM-002": 3, other: 1}
    assert '4 copies of "Knight Voen"; at most 3 are allowed' in told(catalog, cards=cards)


@pytest.mark.parametrize(
    ("radical", "whole"),
    [("⺬現の剣", "示現の剣"), ("⻘い騎士", "青い騎士"), ("⻩金の騎士", "黄金の騎士")],
)
def test_radicals_that_nfkc_leaves_alone(catalog: Catalog, radical: str, whole: str) -> None:
    one = reprint(catalog["SM-002"], "SM-901", names={"ja": whole})
    other = reprint(catalog["SM-002"], "SM-902", names={"ja": radical})
    assert f'4 copies of "{whole}"; at most 3 are allowed' in told(
        catalog, cards={one: 2, other: 2}
    )


def test_the_place_is_the_entry_that_goes_past_the_limit(catalog: Catalog) -> None:
    other = reprint(catalog["SM-002"], "SM-902", names={"ja": "騎士ヴォーエン"})
    found = checked(catalog, cards={"SM-002": 3, "SM-001": 3, other: 1})
    assert [one.place.line for one in found if one.code == "SUM102"] == [4]


def test_two_arts_of_a_legend_are_one_legend(catalog: Catalog) -> None:
    other = reprint(catalog["SM-010"], "SM-902", names={"en": "Alma, White-Dragon Knight"})
    found = told(catalog, cards={"SM-010": 1, other: 1})
    assert '2 copies of the legend "Alma, White-Dragon Knight"; at most 1 is allowed' in found


def test_a_card_may_print_its_own_limit(catalog: Catalog) -> None:
    flask = reprint(catalog["SM-057"], "SM-902", names={"en": "Last Flask"}, deck_limit=1)
    assert '2 copies of "Last Flask"; at most 1 is allowed' in told(catalog, cards={flask: 2})
    assert not any("Flask" in message for message in told(catalog, cards={flask: 1}))


def test_the_limits_are_those_of_the_game_file(catalog: Catalog) -> None:
    assert dict(catalog.limits) | {"deck_size": 37, "copies": 3} == dict(catalog.limits)
    assert (catalog.limits["legend_copies"], catalog.limits["legends"]) == (1, 3)


# Advice


def test_an_ex_s_monster_without_its_card(check: Check) -> None:
    found = check("storm", cards={"SM-053": 0, "SM-055": 2})
    wanted = '"Aque, Avatar of Tides" enters only through "Spring Tide", which is not in the deck'
    assert messages(found) == [wanted]


def test_a_card_in_the_other_deck_does_not_help(check: Check) -> None:
    found = check("two-books", cards={"SM-032": 1, "SM-001": 2})
    assert codes(found) == ["SUM201"]


def test_an_evo_l_monster_without_a_base(check: Check) -> None:
    found = check("forest", cards={"SM-024": 0, "SM-026": 3, "SM-047": 2})
    assert codes(found) == ["SUM202", "SUM202"]
    wanted = '"Poison Moth Queen" evolves from a monster of the race larva, and the deck has none'
    assert wanted in messages(found)


@pytest.mark.parametrize(("monsters", "wanted"), [(19, []), (18, ["SUM203"])])
def test_half_of_the_deck_should_be_monsters(
    check: Check, monsters: int, wanted: list[str]
) -> None:
    bones = monsters - 17  # Gravekeeper Bones; Dead Calm fills the deck up again
    found = check("tide-shrine", cards={"SM-047": bones, "SM-055": 3 - bones})
    assert codes(found) == wanted


def test_a_side_deck_card_without_a_side_deck(check: Check) -> None:
    found = check("two-books", side_deck=None)
    assert messages(found) == [
        '"Librarian of Two Books" does nothing without a side deck',
        '"Codex Fragment" does nothing without a side deck',
    ]
    assert set(codes(found)) == {"SUM204"}


def test_a_deck_that_cannot_attack_a_player(catalog: Catalog) -> None:
    assert "no attack skill in the deck can strike a player" in told(catalog, cards={"SM-045": 3})
    bow = {"SM-045": 3, "SM-022": 1}
    assert "no attack skill in the deck can strike a player" not in told(catalog, cards=bow)


def test_adv_costs_that_eat_the_deck(check: Check) -> None:
    """The storm deck pays 18; a third drake makes it 21."""
    assert check("storm") == []
    found = check("storm", cards={"SM-046": 3, "SM-047": 2})
    assert messages(found) == ["ADV costs of 21 in the deck; more than 20 exhaust a deck"]


def test_the_same_deck_twice(catalog: Catalog) -> None:
    once = {"SM-001": 3, "SM-002": 3}
    assert "the side deck has the same cards as the deck" in told(
        catalog, cards=once, side_deck=dict(reversed(once.items()))
    )


def test_no_monster_to_lose_lightly(catalog: Catalog) -> None:
    """Aque costs 1 but cannot be summoned from the hand; the evolved ones print no number."""
    dear = {"SM-005": 3, "SM-009": 3, "SM-052": 3}
    wanted = "no monster in the deck can be summoned for a cost of 1 or less"
    assert wanted in told(catalog, cards=dear)
    assert wanted not in told(catalog, cards={**dear, "SM-024": 1})


def test_nothing_is_missing_where_a_card_is_unknown(check: Check) -> None:
    """The unknown card may be the very one that a rule would miss."""
    found = check("storm", cards={"SM-053": 0, "Sprong Tide": 1})
    assert codes(found) == ["DCK209"]


def test_an_empty_deck_gets_no_advice(catalog: Catalog) -> None:
    assert told(catalog, cards={}) == ["0 cards in the deck; it must have exactly 37"]


# Decks made without a file


def reprint(card: CardDef, card_id: str, *, names: Mapping[str, str], **facts: Any) -> CardDef:
    """The same card with another number, and with other names or facts."""
    changed = {**card.facts, "name": dict(names), **facts}
    return CardDef(card_id, card.game, card.set_id, card.kind, dict(names), changed)


def checked(catalog: Catalog, **sections: Mapping[str | CardDef, int]) -> Iterator[Finding]:
    place = Place("deck.yaml", 1, 1, 2)
    made = {}
    for key, counts in sections.items():
        entries = tuple(
            Entry(
                catalog[card] if isinstance(card, str) else card, count, place._replace(line=line)
            )
            for line, (card, count) in enumerate(counts.items(), start=2)
        )
        made[key] = Section(key, place, entries)
    return check_deck(Deck("summon_magic", "made", place, made), catalog, RULES)


def told(catalog: Catalog, **sections: Mapping[str | CardDef, int]) -> list[str]:
    return messages(list(checked(catalog, **sections)))
