"""The formats that come with the card data: each plays to its end and gives legal decks."""

import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.files import read_source
from deckcli.core.yaml_source import read_yaml
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.outcome import outcomes
from deckcli.drafts.table import PASS, Pick

ROOT = Path(__file__).parents[2]
FILES = sorted(ROOT.glob("card_data/*/drafts/*.yaml"))
KEYS = [f"{file.parent.parent.name}/{file.stem}" for file in FILES]
SIZES = [(key, players) for key in KEYS for players in (2, 3, 4)]


def test_all_formats_of_the_issue_are_there():
    assert set(KEYS) >= {
        "ashes/rulebook",
        "ashes/organised-play",
        "cipher/booster",
        "cipher/sealed",
        "summon_magic/cube",
        "blue_moon/draft",
        "blackpoker/random-half",
    }


@pytest.mark.parametrize("file", FILES, ids=KEYS)
def test_formats_satisfy_their_schema(file):
    assert list(schema_problems("draft", read_yaml(read_source(str(file))).value)) == []


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_random_drafts_lose_nothing_and_give_legal_decks(session_of, library, key, players):
    for seed in range(3):
        session = session_of(key, players=players, seed=seed)
        census, draft = session.table.census(), session.draft
        while not session.is_over:
            legal = draft.legal_picks(session.table)
            assert legal
            assert len(set(legal)) == len(legal)
            session.take(legal[(seed * 7 + len(session.taken)) % len(legal)])
            assert session.table.census() == census
        assert all(one.is_legal for one in outcomes(session, library))


@pytest.mark.parametrize("booster", [f"B{number:02}" for number in range(1, 23)])
def test_every_booster_series_can_be_drafted(session_of, library, booster):
    """Six N, three HN and one rarer card of that series, and a legal deck for everybody."""
    session = session_of("cipher/booster", players=2, rules={"set": booster})
    catalog = session.draft.catalog
    for pack in session.table.hands:
        rarities = [
            {one["rarity"] for one in catalog[card]["printings"] if one["set"] == booster}
            for card in pack
        ]
        assert [bool(each & {"N"}) for each in rarities[:6]] == [True] * 6
        assert [bool(each & {"HN"}) for each in rarities[6:9]] == [True] * 3
        assert rarities[9] & {"R", "SR"}
    while not session.is_over:
        session.take(session.draft.legal_picks(session.table)[0])
    assert all(one.is_legal for one in outcomes(session, library))


def test_a_rule_may_choose_what_is_in_the_box(draft_of):
    draft = draft_of("cipher/sealed", players=1, rules={"set": "B07"})

    assert {card[:3] for card in draft.start(1).owned[0]["cards"]} == {"B07"}
    with pytest.raises(BadDraft, match="'B23' is no value of the rule set"):
        draft_of("cipher/sealed", players=1, rules={"set": "B23"})


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_and_picks_give_the_same_draft(session_of, play, key):
    first, second = (play(session_of(key, players=2, seed=9)) for _ in range(2))

    assert first.taken == second.taken
    assert first.table.contents() == second.table.contents()


def test_another_seed_gives_another_draft(draft_of):
    draft = draft_of("ashes/rulebook", players=4)

    assert draft.start(1).contents() != draft.start(2).contents()


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_is_played_without_touching_the_original(session_of, key):
    session = session_of(key, players=3)
    draft, table = session.draft, session.table
    while not draft.is_over(table):
        before = pickle.dumps(table.contents())
        twin = table.copy()
        assert twin.contents() == table.contents()
        while not draft.is_over(twin):
            draft.play(twin, draft.legal_picks(twin)[0])
        assert pickle.dumps(table.contents()) == before
        for _ in range(7):
            if not draft.is_over(table):
                draft.play(table, draft.legal_picks(table)[-1])


def test_a_table_survives_pickling(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=4), 2)
    again = pickle.loads(pickle.dumps(session.table))

    assert again.contents() == session.table.contents()
    assert session.draft.legal_picks(again) == session.draft.legal_picks(session.table)


def test_hash_seeds_make_no_difference():
    code = (
        "from deckcli.games.library import Library\n"
        "from deckcli.drafts.draft_format import open_format\n"
        "from deckcli.drafts.draft import Draft\n"
        "from deckcli.drafts.session import DraftSession\n"
        "from deckcli.drafts.bots import make_bots\n"
        "from deckcli.drafts.log import fingerprint\n"
        "library = Library()\n"
        "for key in ('ashes/rulebook', 'cipher/booster', 'ashes/organised-play'):\n"
        "    chosen = open_format(key, library)\n"
        "    draft = Draft(chosen, library.catalog(chosen.game), players=3)\n"
        "    session = DraftSession(draft, 4)\n"
        "    session.play_on(make_bots(['random', 'payable'], draft, {}))\n"
        "    print(fingerprint(session.table))\n"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "DECKCLI_CACHE": "/nowhere"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }

    assert len(found) == 1


# Ashes, organised play


def test_organised_play_draws_two_more_precons_than_there_are_players(session_of, catalog_of):
    for players in (2, 3, 4):
        table = session_of("ashes/organised-play", players=players).table
        cards = [card for pile in (*table.hands, table.piles["deck"]) for card in pile]
        precons = Counter(catalog_of("ashes")[card]["precon"] for card in cards)
        assert len(precons) == players + 2
        assert set(precons.values()) == {9}
        assert [len(hand) for hand in table.hands] == [11] * players


def test_organised_play_of_five_wants_another_precon(draft_of):
    with pytest.raises(BadDraft, match="5 players need 7 preconstructed decks; there are only 6"):
        draft_of("ashes/organised-play", players=5)


def test_in_organised_play_two_may_choose_the_same_phoenixborn_and_cut_its_uniques(
    session_of, to_stage
):
    session = to_stage(session_of("ashes/organised-play", players=2), 2)
    for _ in range(2):
        session.take(Pick("coal-roarkwin"))
    for _ in range(3):
        session.take(Pick("", "one-hundred-blades"))

    assert session.table.owned[0]["companions"] == []
    assert session.table.owned[1]["companions"] == ["one-hundred-blades"] * 3
    assert Pick("", "one-hundred-blades") not in session.draft.legal_picks(session.table)


def test_in_organised_play_36_cards_become_30(session_of, play):
    session = session_of("ashes/organised-play", players=4)
    play(session, until=lambda one: one.table.stage == 3)
    sizes = [len(owned["cards"]) + len(owned["companions"]) for owned in session.table.owned]

    assert sizes == [36] * 4
    play(session)
    sizes = [len(owned["cards"]) + len(owned["companions"]) for owned in session.table.owned]
    assert sizes == [30] * 4


# Cipher


def test_every_booster_has_its_rarities_and_no_card_twice(session_of, catalog_of):
    catalog = catalog_of("cipher")
    for seed in range(5):
        table = session_of("cipher/booster", players=4, seed=seed).table
        dealt = [card for hand in table.hands for card in hand]
        cards = [*dealt, *table.piles["packs"]]
        assert len(cards) == 6 * 10 * 4
        for start in range(0, len(cards), 10):
            pack = cards[start : start + 10]
            assert len(set(pack)) == 10
            assert Counter(_rarity(catalog[card]) for card in pack) in (
                {"N": 6, "HN": 3, "R": 1},
                {"N": 6, "HN": 3, "SR": 1},
            )


def _rarity(card):
    return next(one["rarity"] for one in card["printings"] if one["set"] == "B01").rstrip("+")


def test_hands_of_boosters_go_left_right_left(session_of, to_stage):
    session = session_of("cipher/booster", players=3)
    for round_number in range(3):
        hands = [list(hand) for hand in session.table.hands]
        for hand in hands:
            session.take(Pick(hand[0]))
        step = -1 if round_number % 2 else 1
        for seat in range(3):
            assert session.table.hands[(seat + step) % 3] == hands[seat][1:]
        while len(session.table.hands[0]) < 10:
            session.take(session.draft.legal_picks(session.table)[0])


def test_sealed_decks_ask_nothing(session_of):
    session = session_of("cipher/sealed", players=2)

    assert session.is_over
    assert [len(owned["cards"]) for owned in session.table.owned] == [80, 80]


# Summon & Magic, Blue Moon, BlackPoker


def test_an_avatar_may_be_declined(session_of):
    session = session_of("summon_magic/cube", players=2)

    assert PASS in session.draft.legal_picks(session.table)


def test_a_leader_brings_its_people_and_foreign_moons_stay_within_its_limit(
    session_of, play, library, catalog_of
):
    catalog = catalog_of("blue_moon")
    session = play(session_of("blue_moon/draft", players=3))
    for one, owned in zip(outcomes(session, library), session.table.owned, strict=True):
        people = catalog[owned["leader"][0]]["people"]
        assert {catalog[card]["people"] for card in owned["companions"]} == {people}
        assert len(owned["companions"]) >= 31
        assert people not in {catalog[card].get("people") for card in owned["cards"]}
        foreign = [card for card in one.deck.counts() if catalog[card]["people"] != people]
        assert sum(catalog[card].get("moons", 0) for card in foreign) <= 10


def test_a_random_half_is_27_of_54(session_of, library):
    session = session_of("blackpoker/random-half", players=2)
    for seat, owned in enumerate(session.table.owned):
        rest = session.table.own_piles[seat]["pack"]
        whole = Counter([*owned["cards"], *rest])
        assert len(owned["cards"]) == len(rest) == 27
        assert whole["Joker"] == 2
        assert len(whole) == 53
    assert all(one.deck.option("regulation").value == "half" for one in outcomes(session, library))


def test_everybody_has_one_pack_however_many_sets_there_are(session_of):
    session = session_of("blackpoker/random-half", players=2, sets=3)

    assert sum(session.table.census().values()) == 2 * 54


def test_peoples_that_are_led_are_not_passed_round(draft_of):
    message = "7 players need 105 cards of other peoples; there are only 73"
    with pytest.raises(BadDraft, match=message):
        draft_of("blue_moon/draft", players=7)
