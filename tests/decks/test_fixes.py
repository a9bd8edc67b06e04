"""Fixes change what they must and nothing else."""

import pytest

from deckcli.core.files import Source, decode
from deckcli.core.findings import Place
from deckcli.decks.corrections import Rename, SetCounts
from deckcli.decks.file_rules import SPELLING
from deckcli.decks.fixing import apply_fixes, unified_diff

HEAD = "game: ashes\ncards:\n  Iron Worker: 3\n"
PILE = SetCounts("conjurations", {"Iron Rhino": 5, "Gilder": 5})


def fixed(text, *fixes, catalog=None):
    findings = [SPELLING.finding("x", Place("d"), fix=fix) for fix in fixes]
    return apply_fixes(Source("deck.yaml", text), findings, catalog=catalog)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "conjurations:\n  Iron Rhino: 5\n  Gilder: 5\n"),
        ("# end\n", "conjurations:\n  Iron Rhino: 5\n  Gilder: 5\n# end\n"),
        ("conjurations:\n", "conjurations:\n  Iron Rhino: 5\n  Gilder: 5\n"),
        ("conjurations: ~\n", "conjurations:\n  Iron Rhino: 5\n  Gilder: 5\n"),
        ("conjurations: {}\n", "conjurations: {Iron Rhino: 5, Gilder: 5}\n"),
        ("conjurations: []\n", "conjurations: [5 Iron Rhino, 5 Gilder]\n"),
        (
            "conjurations:\n    Iron Rhino: 4   # big\n    # keep\n    Fox: 5 # gone\nname: x\n",
            "conjurations:\n    Iron Rhino: 5   # big\n    # keep\n    Gilder: 5\nname: x\n",
        ),
        (
            "conjurations:\n  IRON rhino: 4\n  'Fox': 1",
            "conjurations:\n  Iron Rhino: 5\n  Gilder: 5\n",
        ),
        (
            "conjurations: {Fox: 1, Iron Rhino: 4}  # pile\n",
            "conjurations: {Iron Rhino: 5, Gilder: 5}  # pile\n",
        ),
        (
            "conjurations: {Iron Rhino: 4, Fox: 1, Owl: 2}\n",
            "conjurations: {Iron Rhino: 5, Gilder: 5}\n",
        ),
        (
            "conjurations: {\n  Fox: 3,  # f\n  Iron Rhino: 1  # r\n}\n",
            "conjurations: {\n  Iron Rhino: 5,  # r\n  Gilder: 5\n}\n",
        ),
        (
            "conjurations:\n- Gilder\n- Fox\n- 4 Iron Rhino\n",
            "conjurations:\n" + "- Gilder\n" * 5 + "- 5 Iron Rhino\n",
        ),
        (
            "conjurations: [Gilder, Gilder, Gilder, Gilder, Gilder, Gilder, Fox]\n",
            "conjurations: [Gilder, Gilder, Gilder, Gilder, Gilder, 5 Iron Rhino]\n",
        ),
        ("conjurations:\n- '2 gilder'\n", "conjurations:\n- '5 Gilder'\n- 5 Iron Rhino\n"),
        ("conjurations: 7\n", "conjurations: 7\n"),
    ],
)
def test_a_pile_is_put_right(before, after):
    assert fixed(HEAD + before, PILE, PILE) == HEAD + after
    assert fixed(HEAD + after, PILE) == HEAD + after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (" {Iron Rhino: 4}", "{}"),
        (" [Iron Rhino]", "[]"),
        ("\n  Iron Rhino: 4\n  Fox: 1", "{}"),
        ("\n  - Iron Rhino", "[]"),
    ],
)
def test_a_pile_that_should_be_empty(before, after):
    text = fixed(f"{HEAD}conjurations:{before}\n", SetCounts("conjurations", {}))
    assert text == f"{HEAD}conjurations: {after}\n"


def test_json_stays_json():
    text = '{\n  "game": "ashes",\n  "conjurations": {\n    "Fox": 4\n  }\n}\n'
    assert '"conjurations": {"Iron Rhino": 5, "Gilder": 5}' in fixed(text, PILE)
    text = '{"game": "ashes", "cards": {"iron worker": 3}}'
    renamed = fixed(text, Rename(("cards", "iron worker"), "Iron Worker"), PILE)
    assert renamed == (
        '{"game": "ashes", "cards": {"Iron Worker": 3},'
        ' "conjurations": {"Iron Rhino": 5, "Gilder": 5}}'
    )


def test_with_a_catalog_other_names_of_a_card_stay(catalog_of):
    text = HEAD + "conjurations:\n  iron-rhino: 4\n  Iron Rhino: 1\n"
    expected = HEAD + "conjurations:\n  iron-rhino: 5\n  Gilder: 5\n"
    assert fixed(text, PILE, catalog=catalog_of("ashes")) == expected


def test_names_are_renamed_in_place():
    text = (
        "phoenixborn: 'coal roarkwin'  # he\n"
        'cards: {iron  worker: 3, "B": 1}\n'
        "first_five: [iron worker, 2 iron worker, 10 of spades]\n"
    )
    assert fixed(
        text,
        Rename(("phoenixborn",), "Coal Roarkwin"),
        Rename(("cards", "iron  worker"), "Iron, Worker"),
        Rename(("first_five", 0), "Iron Worker"),
        Rename(("first_five", 1), "Iron Worker"),
        Rename(("first_five", 2), "10 of Spades"),
    ) == (
        "phoenixborn: 'Coal Roarkwin'  # he\n"
        'cards: {"Iron, Worker": 3, "B": 1}\n'
        "first_five: [Iron Worker, 2 Iron Worker, 10 of Spades]\n"
    )


def test_a_rename_that_would_repeat_a_key_is_left_out():
    text = "cards:\n  iron worker: 1\n  Iron Worker: 2\n  fear: 3\n"
    renames = (Rename(("cards", "iron worker"), "Iron Worker"), Rename(("cards", "fear"), "Fear"))
    assert fixed(text, *renames) == text.replace("fear", "Fear")


def test_a_path_that_is_not_there_changes_nothing():
    assert fixed(HEAD, Rename(("cards", "nobody"), "x"), Rename(("zzz", 3, 4), "y")) == HEAD


def test_a_file_of_another_tool_gets_no_section():
    text = '{"phoenixborn": "coal-roarkwin", "conjurations": [{"stub": "fox", "count": 1}]}'
    assert fixed(text, PILE) == text


def test_set_counts_wins_over_renames_in_its_section():
    text = HEAD + "conjurations: {iron rhino: 4, gilder: 5}\n"
    expected = HEAD + "conjurations: {Iron Rhino: 5, Gilder: 5}\n"
    assert fixed(text, Rename(("conjurations", "gilder"), "Glider"), PILE) == expected


def test_windows_files_stay_windows_files():
    content = HEAD.replace("\n", "\r\n").encode()
    source = decode("deck.yaml", content)
    findings = [SPELLING.finding("x", Place("d"), fix=PILE)]
    new = source.to_bytes(apply_fixes(source, findings))
    assert new.startswith(content)
    assert new.count(b"\n") == new.count(b"\r\n") == 6


def test_a_checked_deck_has_nothing_left_to_fix(library):
    text = (
        "game: ashes\nphoenixborn: coal roarkwin\ndice: {natural: 5, ceremonial: 5}\n"
        "cards:\n  summon iron rhino: 3\nconjurations:\n  Gilder: 5\n"
    )
    file = library.deck_from_text(Source("deck.yaml", text))
    mended = apply_fixes(file.source, file.findings, catalog=library.catalog("ashes"))
    again = library.deck_from_text(Source("deck.yaml", mended))
    assert [one for one in again.findings if one.fix] == []
    assert again.deck.counts("conjurations") == {"iron-rhino": 5}


def test_the_diff_is_what_diff_u_shows():
    assert unified_diff("a\nb\n", "a\nc", "deck.yaml") == (
        "--- deck.yaml\n+++ deck.yaml\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n\\ No newline at end of file\n"
    )
    assert unified_diff("a\n", "a\n", "deck.yaml") == ""
