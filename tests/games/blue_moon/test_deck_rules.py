"""Deck construction in Blue Moon, from the nine stock decks outwards."""

import pytest

from deckcli.games.blue_moon.decks.allowances import foreign_entries, leader_of, ready_made
from deckcli.games.blue_moon.decks.original_cards import WITH_EMISSARY

STOCK_MOONS = {
    "hoax": 6,
    "vulca": 5,
    "mimix": 4,
    "flit": 5,
    "khind": 7,
    "terrah": 6,
    "pillar": 7,
    "aqua": 4,
    "buka": 0,
}
FAMILY_BD = {"buka-07": 1, "buka-11": 1, "buka-20": 1, "buka-21": 1, "buka-24": 1}  # 7 moons
FAMILY_BA = {"buka-02": 1, "buka-06": 1, "buka-18": 1, "buka-19": 1, "buka-28": 1}  # 9 moons
ACHIEVEMENT = {"Catusan": 0, "A Bridge of Glass": 1}
BUILT = {"Catusan": 0, "Rocara": 1}  # one Terrah card for another: no stock deck any more
EMISSARY = {"emissary": "A Voice from Afar", "cards": WITH_EMISSARY}


@pytest.mark.parametrize(("people", "moons"), STOCK_MOONS.items())
def test_stock_decks_are_legal_and_cost_what_is_known(own_library, read, people, moons):
    file = read(people)
    assert file.findings == []
    catalog = own_library.catalog("blue_moon")
    foreign = foreign_entries(file.deck, leader_of(file.deck), catalog)
    assert sum(entry.card["moons"] for entry in foreign) == moons


@pytest.mark.parametrize("people", STOCK_MOONS)
def test_sample_decks_are_the_stock_decks(own_library, read, people):
    deck = read(people).deck
    wanted = ready_made(leader_of(deck), own_library.catalog("blue_moon"))
    assert deck.counts() == dict.fromkeys(wanted, 1)


class TestLeader:
    def test_missing(self, check):
        assert check("hoax", leader=None) == [("BLU101", "the deck has no leader")]

    def test_a_misspelt_leader_is_one_finding(self, check):
        assert [code for code, _ in check("hoax", leader="Xelethotirax")] == ["DCK209"]

    def test_another_card_in_its_place(self, check):
        assert check("hoax", leader="Spark") == [
            ("BLU102", '"Spark" is no leader; its type is character')
        ]

    def test_among_the_cards_it_does_not_count_as_one(self, check):
        assert check("hoax", cards={"Inferno": 1}) == [
            ("BLU103", '"Inferno" is of type leader: it lies beside the deck, not in it')
        ]

    def test_among_the_cards_instead_of_a_card(self, check):
        codes = [code for code, _ in check("hoax", cards={"Inferno": 1, "Catusan": 0})]
        assert sorted(codes) == ["BLU103", "BLU104"]

    def test_another_leader_makes_other_cards_foreign(self, check):
        found = check("hoax", leader="Falc")
        assert [code for code, _ in found] == ["BLU105"]
        assert found[0][1].startswith("39 foreign moons")


class TestSize:
    def test_29_cards(self, check):
        assert check("khind", cards={"NoNo": 0}) == [("BLU104", "29 cards; exactly 30 are needed")]

    def test_31_cards(self, check):
        assert check("hoax", cards={"Spark": 1}) == [("BLU104", "31 cards; exactly 30 are needed")]

    def test_a_misspelt_card_still_counts(self, check):
        found = check("hoax", cards={"Catusan": 0, "Katusann": 1})
        assert [code for code, _ in found] == ["DCK209"]

    def test_a_leader_may_print_another_number(self, own_library, check, monkeypatch):
        leader = own_library.catalog("blue_moon")["khind-00"]
        monkeypatch.setattr(leader, "facts", {**leader.facts, "deck_cards": 29})
        assert check("khind", cards={"NoNo": 0}) == []


class TestForeignMoons:
    def test_eleven_are_too_many(self, check):
        assert check("khind", cards={"NoRespect": 0, "Duplicator of Strength": 1}) == [
            ("BLU105", "11 foreign moons; at most 10 are allowed")
        ]

    def test_ten_are_allowed(self, check):
        assert check("khind", cards={"NoRespect": 0, "Flamebreath": 1}) == []

    def test_own_moons_are_free(self, check):
        assert check("khind", cards={"NoRespect": 0, "KhindKin": 1}) == []

    def test_cards_without_moons_are_free_to_anyone(self, check):
        out = {"NoRespect": 0, "NoClass": 0, "NoClue": 0, "NoStyle": 0}
        free = {"Spark": 1, "Sear": 1, "Torch": 1, "Ignite": 1}
        assert check("khind", cards=out | free) == []

    def test_eight_mutants_and_22_own_cards(self, own_library, check):
        catalog = own_library.catalog("blue_moon")
        own = [card.id for card in catalog if card.get("people") == "terrah"][1:23]
        mutants = [card.id for card in catalog if card.get("people") == "mutant"][:8]
        assert check("terrah", cards=own + mutants) == []

    def test_the_hint_lists_the_dearest_first(self, read):
        file = read("khind", cards={"NoRespect": 0, "Duplicator of Strength": 1})
        assert file.findings[0].hint.startswith("foreign: Duplicator of Strength 4, ")


class TestTwice:
    def test_two_copies(self, check):
        assert check("vulca", cards={"Spark": 2, "Sear": 0}) == [
            ("BLU106", '2 copies of "Spark"; each card exists once')
        ]

    def test_under_two_names_is_found_where_it_is_repeated(self, read):
        file = read("hoax", cards={"Catusan": 0, "hoax-01": 1})
        (found,) = file.findings
        assert found.code == "BLU106"
        assert found.place == file.deck.entries()[-1].place

    def test_is_told_once_for_each_card(self, check):
        found = check("hoax", cards=["Spark"] * 30)
        assert [code for code, _ in found] == ["BLU106"]


class TestBuka:
    def test_are_foreign_like_any_people(self, check):
        dear = {"buka-20": 1, "buka-24": 1, "buka-26": 1}  # 8 moons more
        out = {"NoRespect": 0, "NoClass": 0, "NoClue": 0}
        assert check("khind", cards=dear | out) == [
            ("BLU105", "15 foreign moons; at most 10 are allowed")
        ]

    def test_sea_moon_is_a_buka_card(self, check):
        assert check("buka", cards={"Sea Devil": 0, "Sea Moon": 1}) == []

    @pytest.mark.parametrize("family", [FAMILY_BA, FAMILY_BD])
    def test_a_family_may_be_mixed_into_another_deck(self, check, family):
        assert check("khind", cards=family) == []

    def test_only_one_family(self, check):
        found = check("khind", cards=FAMILY_BA | FAMILY_BD)
        assert [code for code, _ in found] == ["BLU104", "BLU105"]

    def test_four_of_a_family_are_no_family(self, check):
        found = check("khind", cards=FAMILY_BD | {"buka-24": 0, "buka-01": 1})
        assert [code for code, _ in found] == ["BLU104", "BLU105"]

    def test_a_family_in_place_of_other_cards_costs_its_moons(self, check):
        out = {"NoRespect": 0, "NoClass": 0, "NoClue": 0, "NoStyle": 0, "NoNo": 0}
        assert check("khind", cards=FAMILY_BD | out) == [
            ("BLU105", "14 foreign moons; at most 10 are allowed")
        ]

    def test_the_buka_mix_in_no_family_of_their_own(self, check):
        assert [code for code, _ in check("buka", cards={"Sea Moon": 1})] == ["BLU104"]


class TestAchievements:
    def test_not_in_a_single_game(self, check):
        message = '"A Bridge of Glass" is an achievement card, for matches of several games'
        assert check("hoax", cards=ACHIEVEMENT) == [("BLU107", message)]
        assert check("hoax", cards=ACHIEVEMENT, multi_game=False) == [("BLU107", message)]

    def test_in_matches_of_several_games(self, check):
        assert check("hoax", cards=ACHIEVEMENT, multi_game=True) == []


class TestEmissary:
    def test_with_the_ready_made_deck_of_forty(self, read):
        file = read("hoax", **EMISSARY)
        assert file.findings == []
        assert file.deck.size() == 40

    def test_without_the_cards_it_brings(self, check):
        found = check("hoax", emissary="A Voice from Afar")
        assert found == [("BLU109", "10 cards of the ready-made deck missing")]

    def test_with_a_built_deck(self, check):
        cards = WITH_EMISSARY | {"Catusan": 0, "Spark": 1}
        assert check("hoax", emissary="A Voice from Afar", cards=cards) == [
            ("BLU109", "1 card of the ready-made deck missing"),
            ("BLU109", '"Spark" is not in the ready-made deck of A Voice from Afar'),
        ]

    def test_a_misspelt_card_is_not_missing_too(self, check):
        cards = WITH_EMISSARY | {"Catusan": 0, "Katusann": 1}
        found = check("hoax", emissary="A Voice from Afar", cards=cards)
        assert [code for code, _ in found] == ["DCK209"]

    def test_no_other_card_in_its_place(self, check):
        assert check("hoax", emissary="Spark") == [
            ("BLU102", '"Spark" is no emissary; its type is character')
        ]

    def test_never_among_the_cards(self, check):
        assert [code for code, _ in check("hoax", cards={"original-01": 1})] == ["BLU103"]

    def test_not_with_an_inquisitor(self, check):
        assert check("hoax", inquisitor="Donnerfaust", **EMISSARY) == [
            ("BLU108", "an emissary and an inquisitor in one deck; choose one of them")
        ]


class TestInquisitor:
    def test_donnerfaust_changes_no_limit(self, check):
        assert check("hoax", inquisitor="Donnerfaust", cards=BUILT) == []
        more = check("hoax", inquisitor="Donnerfaust", cards={"Rocara": 1})
        assert more == [("BLU104", "31 cards; exactly 30 are needed")]

    def test_schlangenzunge_needs_fifteen_cards_more(self, check):
        assert check("hoax", inquisitor="Schlangenzunge", cards=BUILT) == [
            ("BLU104", "30 cards; exactly 45 are needed")
        ]

    def test_schlangenzunge_allows_ten_moons_more(self, check):
        # 6 moons of the stock deck and 14 more, then one too many.
        dear = ["vulca-26", "vulca-27", "vulca-29", "terrah-29"]
        free = ["vulca-08", "vulca-09", "vulca-10", "vulca-11", "vulca-12", "vulca-13"]
        free += ["terrah-08", "terrah-09", "terrah-10", "terrah-11", "pillar-07"]
        cards = dict.fromkeys(dear + free, 1)
        assert check("hoax", inquisitor="Schlangenzunge", cards=cards) == []
        one_more = cards | {"pillar-07": 0, "pillar-03": 1}
        assert check("hoax", inquisitor="schlangenzunge", cards=one_more) == [
            ("BLU105", "21 foreign moons; at most 20 are allowed")
        ]

    def test_an_unknown_one_is_one_finding(self, check):
        found = check("hoax", inquisitor="Donnerfausd", cards=BUILT)
        assert [code[:3] for code, _ in found] == ["DCK"]

    def test_with_a_ready_made_deck_is_advised_against(self, check):
        assert [code for code, _ in check("hoax", inquisitor="Donnerfaust")] == ["BLU201"]


class TestLonePartner:
    def test_half_a_pair(self, check):
        assert check("khind", cards={"NoClue": 0, "Young Bear": 1}) == [
            ("BLU202", '"Young Bear" has no partner: no other Young is in the deck')
        ]

    def test_one_flood(self, check):
        found = check("aqua", cards={"Tidal Flood": 0, "Uusa-Alpha-Omega": 1})
        assert found == [
            ("BLU202", '"Torrential Flood" has no partner: no other Flood is in the deck')
        ]

    def test_a_german_launch_is_a_partner(self, check):
        cards = {"NoClue": 0, "NoClass": 0, "Launch Fire Flash": 1, "Abwurf Kakerlaken": 1}
        assert check("khind", cards=cards) == []

    def test_a_caterpillar_needs_none(self, check):
        assert check("khind", cards={"NoClue": 0, "Watertamer": 1}) == []


def test_everything_wrong_is_told_at_once(check):
    cards = {"Inferno": 1, "Spark": 2, "Duplicator of Fire": 1, "A Bridge of Glass": 1}
    codes = {code for code, _ in check("khind", cards=cards)}
    assert codes == {"BLU103", "BLU104", "BLU105", "BLU106", "BLU107"}
