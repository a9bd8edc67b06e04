"""An ability is proved by a ruling that names its card, holds, and fails without it."""

import json

import pytest

from deckcli.engine.rulings.layouts import BadRuling
from deckcli.games.library import Library
from deckcli.games.proofs import Proof, Ruling, rulings_below, words_in

ABILITY = """\
- name: Song
  class: CONT
  gives: [{modify: {of: self, attack: 10}}]
"""
MARTH = {"card": "B01-003", "main_character": True}


def ruling(tmp_path, name, attack, card="X01-001"):
    """A ruling about the attack of a unit."""
    units = [MARTH, {"card": card, "as": "unit"}]
    content = {
        "ruling": "Singing makes her stronger.",
        "game": "cipher",
        "given": {"turn": "p1", "p1": {"front": units}, "p2": {"front": [MARTH]}},
        "then": {"unit": {"attack": attack}},
    }
    return Ruling(tmp_path / f"{name}.yaml", 0, content)


@pytest.fixture(scope="module")
def catalog(own_folder, own_card):
    return Library([own_folder(own_card(abilities=ABILITY))]).catalog("cipher")


@pytest.fixture
def doubt(catalog):
    def told(*rulings):
        return Proof(catalog, rulings).doubt(catalog["X01-001"], 0)

    return told


def test_a_ruling_that_needs_the_ability_proves_it(doubt, tmp_path):
    assert doubt(ruling(tmp_path, "needs", 20)) == ""


def test_without_a_ruling_nothing_is_proved(doubt, tmp_path):
    assert doubt() == "no ruling names the card"
    assert doubt(ruling(tmp_path, "other", 30, card="B01-006")) == "no ruling names the card"


def test_a_ruling_that_holds_anyway_proves_nothing(doubt, tmp_path):
    idle = ruling(tmp_path, "idle", 20)
    idle.content["then"]["unit"] = {"tapped": False}

    assert doubt(idle) == "the one ruling that names the card does not need it"
    assert doubt(idle, idle) == "none of the 2 rulings that name the card needs it"
    assert doubt(idle, ruling(tmp_path, "needs", 20)) == ""


def test_a_ruling_that_never_holds_proves_nothing(doubt, tmp_path):
    wrong = ruling(tmp_path, "wrong", 70)
    assert doubt(wrong) == "the one ruling that names the card does not need it"


def test_a_table_that_cannot_be_without_the_ability_proves_it(catalog, tmp_path):
    """Nobody but a Marth lies under Marth, and Lucina is one by her skill."""
    lucina = catalog["B01-056"]
    number = [one.get("gives") for one in lucina["abilities"]].index(["further_names"])
    stacked = ruling(tmp_path, "stacked", 40, card="B01-003")
    stacked.content["given"]["p1"]["front"] = [
        {**MARTH, "card": "B01-053"}, {"card": "B01-003", "as": "unit", "under": ["B01-056"]}
    ]  # fmt: skip
    assert Proof(catalog, [stacked]).broken(stacked) == ""
    assert Proof(catalog, [stacked]).doubt(lucina, number) == ""


def test_what_is_called_redundant_must_be(catalog, tmp_path, monkeypatch):
    card, needs = catalog["X01-001"], ruling(tmp_path, "needs", 20)
    monkeypatch.setattr(catalog.info, "redundant", {"X01-001": {"Song": "for a test"}})

    assert Proof(catalog, []).doubt(card, 0) == ""
    told = Proof(catalog, [needs]).doubt(card, 0)
    name = "needs.yaml (Singing makes her stronger.)"
    assert told == f"game.yaml calls it redundant, but {name} fails without it"


def test_why_a_ruling_does_not_hold(catalog, tmp_path):
    proof = Proof(catalog, [])
    assert proof.broken(ruling(tmp_path, "right", 20)) == ""
    assert proof.broken(ruling(tmp_path, "wrong", 70)) == "unit: attack is 20, not 70"
    assert proof.broken(ruling(tmp_path, "unknown", 0, card="X")) == "no card is called 'X'"


def test_rulings_are_found_by_the_cards_they_name(catalog, tmp_path):
    mine = ruling(tmp_path, "X01-001-sings", 20)
    other = ruling(tmp_path, "another", 20)
    proof = Proof(catalog, [other, mine])

    assert proof.naming("X01-001") == [mine, other]  # the card's own file is likelier
    other.content["cites"] = "X01-001 Song"
    assert proof.naming("X01-001", "Song") == [other, mine]
    assert proof.naming("B01-003") == [other, mine]
    assert proof.naming("B01-006") == []


def test_a_card_is_named_by_a_whole_word():
    assert words_in({"cites": "action list (next-generation)", "B01-003": [{"hand": 3}, "a: b"]}) == {
        "cites", "action", "list", "next-generation", "B01-003", "hand", "3", "a", "b",
    }  # fmt: skip


def test_rulings_are_read_from_all_files_below_a_folder(tmp_path):
    one, two = (ruling(tmp_path, "b", attack).content for attack in (10, 20))
    three = ruling(tmp_path, "c", 30).content
    head = {"game": "cipher", "cites": "X01-001 Song"}
    bare = [{key: part[key] for key in ("ruling", "given", "then")} for part in (one, two)]
    (tmp_path / "deep").mkdir()
    (tmp_path / "b.yaml").write_text(json.dumps({**head, "rulings": bare}), encoding="utf-8")
    (tmp_path / "deep" / "c.yaml").write_text(json.dumps(three), encoding="utf-8")
    (tmp_path / "a.txt").write_text("no ruling", encoding="utf-8")

    assert [(one.path.name, one.entry, one.content) for one in rulings_below(tmp_path)] == [
        ("b.yaml", 0, {**head, **one}),
        ("b.yaml", 1, {**head, **two}),
        ("c.yaml", 0, three),
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("ruling: [", "bad.yaml:1"),
        ("5", "bad.yaml"),
        ("rulings: [5]\ngame: cipher", "bad.yaml:1:11"),
    ],
)
def test_a_file_that_is_no_ruling_is_named(tmp_path, text, place):
    (tmp_path / "bad.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadRuling) as caught:
        rulings_below(tmp_path)
    assert place in str(caught.value.where)
