"""Format files of one's own: found, checked, and refused where they cannot be played."""

import json
from pathlib import Path

import pytest

from deckcli.catalog.cache import Cache
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import format_files, format_from_text, open_format
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.log import log_from, matches_result, replayed, written
from deckcli.drafts.session import DraftSession
from deckcli.drafts.table import Pick
from deckcli.games.library import Library

ROOT = Path(__file__).parents[2]
RULEBOOK = (ROOT / "card_data/ashes/drafts/rulebook.yaml").read_text(encoding="utf-8")
BOOSTER = (ROOT / "card_data/cipher/drafts/booster.yaml").read_text(encoding="utf-8")


def test_a_users_format_is_found_by_file(library, tmp_path):
    file = tmp_path / "mine.yaml"
    file.write_text(RULEBOOK, encoding="utf-8")

    assert open_format(str(file), library).key.endswith("/mine")


def test_a_draft_of_a_users_file_replays(library, tmp_path, play):
    file = tmp_path / "mine.yaml"
    file.write_text(RULEBOOK, encoding="utf-8")
    chosen = open_format(str(file), library)
    session = play(DraftSession(Draft(chosen, library.catalog("ashes"), players=2), 3))
    log = log_from(Source("draft.log", written(session, ["random", "random"])))

    assert matches_result(log, replayed(log, library))


def test_a_users_folder_adds_formats(tmp_path, own_cache):
    (tmp_path / "ashes" / "drafts").mkdir(parents=True)
    (tmp_path / "ashes" / "drafts" / "house.yaml").write_text(RULEBOOK, encoding="utf-8")
    library = Library([tmp_path], cache=Cache(own_cache))

    assert "ashes/house" in format_files(library)
    assert open_format("ashes/house", library).key == "ashes/house"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("do: pass_hands", "do: pass_hand", "not allowed here"),
        ("from: deck, into: cards, deal", "from: dekc, into: cards, deal", "no supply is called"),
        ("swap: {rule: swap}", "swap: {rule: swop}", 'no rule is called "swop"'),
        ("set: {rule: pool, all: any}}}", "set: {rule: pol}}}", 'no rule is called "pol"'),
        ("deal: 9", "deal: nine", "is not a whole number"),
        ("deal: 9, ", "", 'the key "deal" is missing'),
        ("copies: 2}", "copies: 2, laps: 3}", "does not belong here"),
        ("players: {min: 2", "players: {least: 2", "unknown key"),
        ("game: ashes", "game: chess", "no game is called"),
    ],
)
def test_a_broken_format_is_refused_with_its_place(old, new, message):
    with pytest.raises(DeckcliError, match=message):
        format_from_text(RULEBOOK.replace(old, new, 1))


def test_a_field_nobody_knows_is_refused(library):
    broken = format_from_text(RULEBOOK.replace("unique: none", "uniqueness: none"))
    with pytest.raises(BadDraft, match="no field 'uniqueness'"):
        Draft(broken, library.catalog("ashes"), players=2)


@pytest.mark.parametrize(
    ("text", "old", "new", "message"),
    [
        (
            BOOSTER,
            "number: 6\n",
            "number: 5\n",
            "2 players need 120 cards in packs; there are only 100",
        ),
        (RULEBOOK, "into: phoenixborn,", "into: phoenix,", "have no 'phoenix' to draft into"),
        (RULEBOOK, "amounts: dice}\n\nst", "amounts: nice}\n\nst", "have no 'nice'"),
    ],
)
def test_a_format_that_cannot_be_played_is_refused(library, text, old, new, message):
    assert old in text
    broken = format_from_text(text.replace(old, new, 1))
    with pytest.raises(BadDraft, match=message):
        Draft(broken, library.catalog(broken.game), players=2)


def test_a_stage_with_nothing_to_choose_from_is_told(library, play):
    cut = "  - {do: cut, into: cards, cards: 9}\n"
    broken = format_from_text(RULEBOOK.replace("  - {do: pass_hands", f"{cut}  - {{do: pass_hands"))
    session = DraftSession(Draft(broken, library.catalog("ashes"), players=2), 1)
    with pytest.raises(BadDraft, match="nothing to choose from"):
        play(session)


def test_a_format_that_hands_out_too_many_copies_is_refused(library, play):
    broken = format_from_text(RULEBOOK.replace("copies: 2}", "copies: 3}"))
    session = DraftSession(Draft(broken, library.catalog("ashes"), players=2), 1)
    with pytest.raises(BadDraft, match="hands out more copies"):
        play(session)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ({"dice_diraction": "left"}, "has no rule"),
        ({"dice_direction": "up"}, "no value of the rule"),
    ],
)
def test_rules_that_are_not_there(draft_of, rules, message):
    with pytest.raises(BadDraft, match=message):
        draft_of("ashes/rulebook", players=2, rules=rules)


def test_an_expansion_phoenixborn_with_two_uniques_is_left_out(own_cache, tmp_path, draft_of):
    """Its deck would have 33 cards."""

    own = {
        "game": "ashes",
        "set": {"id": "own", "name": {"en": "Own"}},
        "cards": {
            "two-face": {
                "name": {"en": "Two Face"},
                "kind": "phoenixborn",
                "stats": {"life": 16, "battlefield": 8, "spellboard": 4},
                "summary": "A Phoenixborn with two unique cards.",
                "abilities": [{"name": "Coin", "class": "activated", "cost": {"action": "side"}}],
            },
            **{
                f"face-{number}": {
                    "name": {"en": f"Face {number}"},
                    "kind": "action_spell",
                    "cost": {"action": "main", "dice": {"basic": 1}},
                    "placement": "discard",
                    "unique_to": "two-face",
                    "summary": "Does nothing much.",
                }
                for number in (1, 2)
            },
        },
    }
    (tmp_path / "ashes" / "cards").mkdir(parents=True)
    (tmp_path / "ashes" / "cards" / "own.yaml").write_text(json.dumps(own), encoding="utf-8")
    library = Library([tmp_path], cache=Cache(own_cache))
    chosen = open_format("ashes/rulebook", library)
    session = DraftSession(Draft(chosen, library.catalog("ashes"), players=2), 1)

    assert Pick("two-face") not in session.draft.legal_picks(session.table)
    assert Pick("coal-roarkwin") in session.draft.legal_picks(session.table)
