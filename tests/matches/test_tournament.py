"""Tournaments: pairings that are matches, numbers for their pairs, names and expectations."""

from dataclasses import replace

import pytest
from rows_by_hand import rows, tournament

from deckcli.core.errors import AmbiguousName, BadSetting, UnknownName
from deckcli.matches.comparing import compare
from deckcli.matches.standings import Standings
from deckcli.matches.store import Store
from deckcli.matches.tournament import DeckNames, asked, gates, tournament_of
from deckcli.matches.tournament_summary import tournament_summary
from deckcli.matches.work import Tables, table_of
from deckcli.matches.workload import Plan, Workload, turn_of

CARDS = [["x", "y", "z"]] * 5
CUP = tournament("Rock", "Paper", "Scissors")
SAMPLES = ("cipher/s01-marth", "cipher/s02-chrom", "cipher/blue-midrange")


def standings(workload=CUP, *winners):
    """One pair after the other, as the winners say."""
    made = Standings(workload, CARDS)
    for number, won in enumerate(winners, start=1):
        made.add(rows(number, won))
    return made


@pytest.fixture(scope="session")
def samples(library):
    return [library.deck(name).deck for name in SAMPLES]


@pytest.fixture(scope="session")
def cup_of(library):
    def make(decks, bots=("random",) * 3, **rest):
        settings = {"rules": {"max_turns": 300}, "seed": 7, "plan": Plan.ROUND_ROBIN, **rest}
        return tournament_of(decks, bots, library=library, **settings)

    return make


def test_who_meets_whom():
    assert CUP.groups() == [(0, 1), (0, 2), (1, 2)]
    assert replace(CUP, plan=Plan.GAUNTLET).groups() == [(0, 1), (0, 2)]


def test_pairs_are_numbered_through_all_pairings_in_turn():
    assert [turn_of(number, 3) for number in range(1, 8)] == [
        (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3),
    ]  # fmt: skip
    assert [turn_of(number, 1) for number in (1, 2, 9)] == [(0, 1), (0, 2), (0, 9)]


def test_another_deck_changes_no_other_pairing():
    more = tournament("Rock", "Paper", "Scissors", "Well")
    before = {tuple(match.names()): match for match in CUP.matches()}
    after = {tuple(match.names()): match for match in more.matches()}

    assert all(after[names] == match for names, match in before.items())
    assert len({match.seed for match in after.values()}) == 6


def test_the_order_of_decks_makes_no_other_games():
    turned = replace(CUP, decks=CUP.decks[::-1])
    seeds = {frozenset(match.names()): match.seed for match in CUP.matches()}

    assert {frozenset(match.names()): match.seed for match in turned.matches()} == seeds
    assert {match.seed for match in replace(CUP, seed=8).matches()}.isdisjoint(seeds.values())


def test_a_pairing_is_the_match_that_it_would_be_alone(cup_of, samples, library):
    cup = cup_of(samples)
    tables = Tables(cup, library)
    for number in (2, 5):  # the first two pairs of the second pairing
        match = cup.matches()[1]
        pair = turn_of(number, 3)[1]
        alone = table_of(match, library).play_rotation(pair, match.rotation_seed(pair))

        assert tables.play_rotation(number) == [row._replace(number=number) for row in alone]


def test_every_deck_has_its_cards(cup_of, samples, library):
    for plan in (Plan.ROUND_ROBIN, Plan.GAUNTLET):
        cup = cup_of(samples, plan=plan)
        cards = Tables(cup, library).cards()
        for pairing, match in zip(cup.groups(), cup.matches(), strict=True):
            assert [cards[at] for at in pairing] == table_of(match, library).cards


def test_the_same_deck_twice_is_refused(cup_of, samples, library, folder):
    text = library.sample_files("cipher")[SAMPLES[0]].read_text(encoding="utf-8")
    renamed = text.replace('name: "Starter S01: Marth"', "name: A copy")
    (folder / "copy.yaml").write_text(renamed, encoding="utf-8")
    with pytest.raises(BadSetting) as error:
        cup_of([*samples[:2], library.deck("copy.yaml").deck])

    assert error.value.message == (
        'decks 1 ("Starter S01: Marth") and 3 ("A copy") are the same deck, both played by random'
    )


def test_the_same_deck_may_have_two_bots(cup_of, samples):
    cup = cup_of([samples[0], samples[0]], bots=("random", "greedy"))

    assert cup.names() == ["Starter S01: Marth (1)", "Starter S01: Marth (2)"]
    assert not any(match.is_mirror for match in cup.matches())


def test_a_workload_survives_its_text():
    assert Workload.from_text(CUP.to_text()) == CUP
    with pytest.raises(ValueError, match="a match of 5 decks at tables for 5"):
        replace(tournament(*"12345"), plan=Plan.MATCH)
    with pytest.raises(ValueError, match="a roundrobin of 3 decks at tables for 4"):
        replace(CUP, table=4)


def test_differences_are_named():
    other = replace(CUP, plan=Plan.GAUNTLET, decks=(*CUP.decks[:2], {"name": "Well"}),
                    bots=("random", "greedy", "random"))  # fmt: skip

    assert CUP.differences(other) == [
        "plan gauntlet, not roundrobin",
        "bot greedy for deck 2, not random",
        "another deck 3 (Well)",
    ]
    assert CUP.differences(tournament("Rock", "Paper")) == ["2 decks, not 3"]


def test_a_deck_is_scored_over_all_it_met():
    made = standings(CUP, "AA", "BB", "AB", "AA")  # 1-2, 1-3, 2-3, 1-2

    assert made.field(0).counts == (1, 0, 0, 0, 2)
    assert made.field(1).counts == (2, 0, 1, 0, 0)
    assert made.met(2, 0).counts == (0, 0, 0, 0, 1)
    assert made.leader() == ("Scissors", 0.75)
    assert made.last_number == 4


def test_lengths_are_those_of_the_games_of_all_pairings():
    made = Standings(CUP, CARDS)
    for number, turns in enumerate((4, 6, 11), start=1):  # 1-2, 1-3, 2-3
        made.add([row._replace(turns=turns, decisions=10 * turns) for row in rows(number, "AB")])
    document = tournament_summary(made)

    assert (document["turns"]["mean"], document["turns"]["median"]) == (7.0, 6)
    assert (document["decisions"]["mean"], document["decisions"]["median"]) == (70.0, 60)


def test_a_cycle_is_a_mix_of_all(library):
    document = tournament_summary(standings(CUP, *["BB", "AA", "BB"] * 4))

    assert [deck["mix"] for deck in document["decks"]] == [round(1 / 3, 6)] * 3
    assert {deck["rating"]["value"] for deck in document["decks"]} == {0.0}
    assert {deck["score"]["value"] for deck in document["decks"]} == {0.5}
    assert document["best_answer"]["mix"]["score"] == 0.5


def test_a_gauntlet_has_ratings_and_no_mix():
    workload = replace(CUP, plan=Plan.GAUNTLET)
    document = tournament_summary(standings(workload, *["AB", "AA", "AB", "AB"] * 5))

    assert [deck["mix"] for deck in document["decks"]] == [None] * 3
    assert document["best_answer"] is None
    ratings = [deck["rating"]["value"] for deck in document["decks"]]
    assert ratings[0] > ratings[2]
    assert sum(ratings) == pytest.approx(0, abs=0.2)


def test_a_deck_that_wins_everything_is_rated_all_the_same():
    document = tournament_summary(standings(CUP, *["AA", "AA", "AA"] * 3))

    assert "no finite rating" in document["rating_note"]
    assert [deck["mix"] for deck in document["decks"]] == [1, 0, 0]


def test_nothing_played_is_still_a_document():
    document = tournament_summary(standings())

    assert document["pairs"] == 0
    assert [deck["rating"] for deck in document["decks"]] == [None] * 3
    assert document["best_answer"] is None


NAMES = DeckNames(
    tournament("Marth's army", "Marth's guard", "Chrom"),
    ("a/army.yaml", "a/guard.yaml", "cipher/x"),
)


@pytest.mark.parametrize(
    ("name", "place"),
    [("army", 0), ("a/guard.yaml", 1), ("GUARD", 1), ("marth’s army", 0), ("cipher/x", 2),
     ("x", 2), ("chr", 2)],
)  # fmt: skip
def test_decks_go_by_file_name_or_part_of_it(name, place):
    assert NAMES.place(name) == place


def test_a_name_that_may_be_two_decks():
    with pytest.raises(AmbiguousName, match="Marth's army or Marth's guard"):
        NAMES.place("marth")


@pytest.mark.parametrize("name", ["robin", ""])
def test_a_name_that_no_deck_has(name):
    with pytest.raises(UnknownName) as error:
        NAMES.place(name)

    assert error.value.hint == "decks: Marth's army, Marth's guard, Chrom"


def test_a_whole_name_is_not_taken_for_a_part():
    names = DeckNames(tournament("Marth", "Marth and friends"))

    assert names.place("marth") == 0


@pytest.mark.parametrize(
    ("text", "passed"),
    [
        ("rock>=75%", [True]),
        ("rock > 75", [False]),
        ("rock vs paper>=100%", [True]),
        ("paper against rock <= 0%", [True]),
        ("each>=30%", [True, False, True]),
        ("Rock vs each>=60%", [True, False]),
        ("draws<=0", [True]),
        ("limit<1%", [True]),
    ],
)
def test_expectations(text, passed):
    made = standings(CUP, *["AA", "AB", "AB"] * 3)  # rock 75 %, paper 25 %, scissors 50 %
    questions = asked(text, DeckNames(CUP), CUP)

    assert [gate.passed for gate in gates(questions, made)] == passed


def test_gates_tell_whom_they_speak_of():
    found = gates(asked("each vs rock<=50%", DeckNames(CUP), CUP), standings(CUP, "AA", "AB"))

    assert [gate.text for gate in found] == ["Paper vs Rock<=50%", "Scissors vs Rock<=50%"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("rock is good", BadSetting),
        ("rock>=101%", BadSetting),
        ("a vs b vs c>=1%", BadSetting),
        ("rock vs rock>=1%", BadSetting),
        ("A>=45%", AmbiguousName),
        ("well>=45%", UnknownName),
    ],
)
def test_what_cannot_be_expected(text, error):
    with pytest.raises(error):
        asked(text, DeckNames(tournament("Rock", "Paper", "Alpha")), CUP)


def test_in_a_gauntlet_others_do_not_meet():
    workload = replace(CUP, plan=Plan.GAUNTLET)

    with pytest.raises(BadSetting, match="do not meet"):
        asked("paper vs scissors>=1%", DeckNames(workload), workload)


@pytest.mark.parametrize("seed", [7, 8])
def test_two_runs_are_compared_from_the_side_of_a_deck(folder, seed):
    for path, made, won in (("base.db", CUP, "AB"), ("now.db", replace(CUP, seed=seed), "BB")):
        with Store.create(path, made, CARDS[:3]) as store:
            for number in range(1, 31):  # 1-2, 1-3 and 2-3 in turn; the first deck of each loses
                store.add(rows(number, won, made))

    with Store.open("base.db") as base, Store.open("now.db") as now:
        found = [compare(base, now, deck) for deck in range(3)]

    assert [one.difference.value for one in found] == [-0.5, 0.0, 0.5]
    assert [(one.base_pairs, one.same_seed) for one in found] == [(20, seed == 7)] * 3
    assert all(bool(one.shared_pairs) == one.same_seed for one in found)
