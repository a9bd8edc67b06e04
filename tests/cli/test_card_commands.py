"""deckcli card search, fields, show, coverage; `card check` is in tests/catalog."""

import csv
import io
import json

import pytest

GAMES = ("ashes", "blackpoker", "blue_moon", "cipher", "summon_magic")


def test_search_prints_a_table_and_counts_on_standard_error(deckcli):
    run = deckcli("card", "search", "--game", "cipher", "secret seller")

    assert run.status == 0
    assert run.err == "1 card found\n"
    lines = run.out.splitlines()
    assert lines[0] == "cipher: 1"
    assert lines[1].split()[:4] == ["id", "name", "Symbol", "Cost"]
    assert lines[3].startswith("B01-100  Anna, Secret Seller  blue ")


def test_search_over_all_games_leaves_out_those_without_the_field(deckcli):
    run = deckcli("card", "search", "symbol:red", "cost=1")

    assert run.status == 0
    assert [line.split(":")[0] for line in run.out.splitlines() if ": " in line] == ["cipher"]


def test_search_that_finds_nothing(deckcli):
    run = deckcli("card", "search", "zzzzzz")

    assert (run.status, run.out, run.err) == (1, "", "0 cards found\n")


@pytest.mark.parametrize("term", ["-rank:basic", "-cost:1", "-oxx", "-o1", "-vq"])
def test_a_word_with_a_minus_is_no_option(deckcli, term):
    """Even where its letters are those of options, as the o of -cost."""
    together = deckcli("card", "search", "--game", "cipher", f"unit:marth {term}")
    apart = deckcli("card", "search", "--game", "cipher", "unit:marth", term, "--sort", "-cost")

    assert (together.status, apart.status) == (0, 0)
    assert together.err == apart.err
    assert ("B01-003" in apart.out) is (term not in {"-rank:basic", "-cost:1"})


def test_an_option_that_does_not_exist(deckcli):
    run = deckcli("card", "search", "iron", "--gmae", "ashes")

    assert (run.status, run.out) == (2, "")
    assert "No such option: --gmae" in run.err


def test_a_query_that_cannot_be_read_shows_where(deckcli):
    run = deckcli("card", "search", "cost<")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "error[query]: nothing is written after <\n"
        "  at: cost<\n"
        "           ^\n"
        '  hint: write the value directly after it, as in cost>=3 or name:"two words"\n'
    )


def test_a_field_that_no_game_has(deckcli):
    run = deckcli("card", "search", "--game", "cipher", "price:3")

    assert run.status == 2
    assert run.err.startswith("error[query]: ")
    assert "price" in run.err


def test_sort_and_limit(deckcli, catalog_of):
    run = deckcli(
        "card", "search", "--game", "cipher", "unit:marth", "--sort", "-cost",
        "--limit", "2", "-o", "json",
    )  # fmt: skip

    found = json.loads(run.out)
    assert len(found) == 2
    assert [one["cost"] for one in found] == sorted((one["cost"] for one in found), reverse=True)
    marths = [card for card in catalog_of("cipher") if card["unit"]["en"] == "Marth"]
    assert run.err == f"{len(marths)} cards found\n"  # the limit is for the list, not the count


def test_a_negative_limit_is_refused(deckcli):
    assert deckcli("card", "search", "iron", "--limit", "-1").status == 2


def test_an_unknown_field_to_sort_by(deckcli):
    run = deckcli("card", "search", "--game", "cipher", "anna", "--sort", "pricee")

    assert (run.status, run.out) == (2, "")
    assert "pricee" in run.err


@pytest.mark.parametrize("output", ["markdown", "csv", "json"])
def test_search_for_spreadsheets_and_programs(deckcli, output):
    run = deckcli("card", "search", "--game", "cipher", "anna", "-o", output)

    assert run.status == 0
    assert "Anna, Secret Seller" in run.out
    if output == "csv":
        rows = list(csv.DictReader(io.StringIO(run.out)))
        assert rows[0]["id"] == "B01-100"
    if output == "json":
        assert json.loads(run.out)[0]["id"] == "B01-100"
    if output == "markdown":
        assert run.out.startswith("| id ")


def test_cards_of_several_games_are_one_table_for_programs(deckcli):
    found = json.loads(deckcli("card", "search", "iron", "-o", "json").out)
    rows = list(csv.DictReader(io.StringIO(deckcli("card", "search", "iron", "-o", "csv").out)))

    assert len({one["game"] for one in found}) > 1
    assert [one["id"] for one in found] == [row["id"] for row in rows]


def test_no_cards_are_an_empty_list_for_programs(deckcli):
    run = deckcli("card", "search", "zzzzzz", "-o", "json")

    assert (run.status, json.loads(run.out)) == (1, [])


def test_names_in_both_languages_find_the_card(deckcli):
    for words in ("アンナ", "ANNA", "ｱﾝﾅ", "あんな"):
        assert "B01-100" in deckcli("card", "search", "--game", "cipher", words).out, words


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_a_game(deckcli, game):
    run = deckcli("card", "fields", game)

    assert run.status == 0
    assert run.out.startswith("field ")
    assert "\nname " in run.out


def test_fields_list_what_can_be_typed(deckcli):
    run = deckcli("card", "fields", "ashes", "-o", "csv", "--lang", "ja")
    values = {line.split(",")[0]: line for line in run.out.splitlines()}

    assert values["placement"].endswith('"spellboard, battlefield, discard, unit, phoenixborn"')
    assert values["text"] == "text,summary,Text,"
    assert "con..." not in run.out
    assert values["type"].endswith(', ... 8 in all"')
    assert "action_spell, … 全部で8\n" in deckcli("card", "fields", "ashes", "--lang", "ja").out


def test_fields_of_no_game(deckcli):
    run = deckcli("card", "fields", "ciper")

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("error[unknown]: no game is called 'ciper'\n")
    assert "did you mean cipher?" in run.err


@pytest.mark.parametrize("written", ["B01-003", "B01-003HN", "Marth, Altean Prince", "b01-003",
                                     "アリティアの王子マルス", "アリティアの王子 ﾏﾙｽ"])  # fmt: skip
def test_show_takes_ids_names_and_printings(deckcli, written):
    run = deckcli("card", "show", written)

    assert run.status == 0
    assert run.out.startswith(
        "Marth, Altean Prince  [cipher B01-003]\nアリティアの王子 マルス\n\nUnit name  Marth\n"
    )
    assert "\nCost       1\n" in run.out
    assert "\nPrintings  B01-003HN, B01-003ST" in run.out


def test_show_as_json(deckcli):
    facts = json.loads(deckcli("card", "show", "iron-worker", "-o", "json").out)

    assert (facts["id"], facts["game"], facts["kind"]) == ("iron-worker", "ashes", "ally")
    assert facts["names"]["en"] == "Iron Worker"


YOUNG_HERO = {
    "en": (
        "[ACT] [Tap this unit and 1 other ally] Move 1 enemy. "
        "Use this only if this unit is in the front line."
    ),
    "ja": (
        "[起] 【このユニットと他の味方１体を行動済みにする】"
        "敵１体を移動させる。このユニットが前衛である場合のみ使用できる。"
    ),
}


def test_show_tells_what_the_program_says(deckcli):
    facts = json.loads(deckcli("card", "show", "B01-003", "-o", "json").out)
    page = deckcli("card", "show", "B01-003").out

    assert {lang: texts[0] for lang, texts in facts["texts"].items()} == YOUNG_HERO
    assert f"  Young Hero\n    {YOUNG_HERO['en']}" in page.replace("\n    unit", " unit")
    assert facts["summary"] not in page  # the program says it all


def test_show_has_no_texts_where_there_is_no_program(deckcli):
    assert "texts" not in json.loads(deckcli("card", "show", "frost-fang", "-o", "json").out)


@pytest.mark.parametrize("words", ["breaks 2 orbs", "オーブを２つ破壊する"])
def test_search_finds_words_of_a_text(deckcli, words):
    run = deckcli("card", "search", "--game", "cipher", f'"{words}"')

    assert run.status == 0
    assert "B01-021  Barst, " in run.out


def test_show_in_no_other_form(deckcli):
    run = deckcli("card", "show", "iron-worker", "-o", "csv")

    assert (run.status, run.out) == (2, "")
    assert run.err == "error[setting]: no output is called 'csv'\n  hint: outputs: text, json\n"


def test_show_a_name_that_several_cards_have(deckcli, catalog_of):
    run = deckcli("card", "show", "Marth")

    assert (run.status, run.out) == (2, "")
    several = len(catalog_of("cipher").find("Marth").cards)
    assert run.err.startswith(
        f"error[ambiguous]: {several} cards are called 'Marth'\n  hint: write the id: cipher B01-001 ("
    )


def test_show_a_name_that_nobody_has(deckcli):
    run = deckcli("card", "show", "Iron Wrker")

    assert (run.status, run.out) == (2, "")
    assert run.err == (
        "error[unknown]: no card is called 'Iron Wrker'\n  hint: did you mean \"Iron Worker\"?\n"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_shown_in_both_languages(catalog_of, game):
    from deckcli.report.pages.card_page import card_page

    catalog = catalog_of(game)
    for lang in ("en", "ja"):
        for card in catalog:
            page = card_page(catalog, card, lang)

            assert page.startswith(f"{card.label(lang)}  [{game} {card.id}]\n")
            assert "{" not in page, page  # a mapping that nobody put into words
            assert "None" not in page.split(), page


def test_coverage_has_a_line_for_every_game(deckcli, catalog_of):
    rows = json.loads(deckcli("card", "coverage", "-o", "json").out)

    assert [row["game"] for row in rows] == list(GAMES)
    for row in rows:
        cards = list(catalog_of(row["game"]))
        assert row["cards"] == len(cards)
        assert row["with summary"] == sum(bool(card.summary) for card in cards)
        assert row["facts"] + row["playable"] + row["verified"] == row["cards"]


def test_coverage_of_a_game_has_a_line_for_every_set(deckcli, catalog_of):
    rows = json.loads(deckcli("card", "coverage", "cipher", "-o", "json").out)
    by_set = {row["set"]: row for row in rows}

    assert list(by_set) == list(catalog_of("cipher").sets)
    assert sum(row["cards"] for row in rows) == len(catalog_of("cipher"))
    assert by_set["B02"] == {
        "set": "B02", "name": "Booster Series 2", "cards": 100, "with summary": 36, "facts": 64,
        "playable": 0, "verified": 36,
    }  # fmt: skip
    assert deckcli("card", "coverage", "chess").status == 2


def test_a_card_without_programs_says_so(deckcli):
    page = deckcli("card", "show", "B14-001").out

    assert "\n\nWhat this card does is not known to the program yet.\n\n" in page
    assert "CC cost    X\n" in page
    assert "not known" not in deckcli("card", "show", "B01-003").out


def test_a_skill_is_shown_by_its_name_in_the_language(deckcli):
    shown = deckcli("card", "show", "B01-057", "--lang", "ja").out
    assert "\n  これも、策のうちです\n    [CCS] [起] 【" in shown
    shown = deckcli("card", "show", "B01-057").out
    assert '\n  "This is all part of the plan."\n    [CCS] [ACT] [' in shown
    found = deckcli("card", "search", "--game", "cipher", "skill:策のうち")
    assert "B01-057" in found.out


@pytest.mark.parametrize("command", [["card", "search", "iron"], ["card", "coverage"], ["games"]])
def test_an_unknown_output(deckcli, command):
    run = deckcli(*command, "-o", "jsn")

    assert run.status == 2
    assert "no output is called 'jsn'" in run.err
    assert "did you mean json? outputs: text, json, markdown, csv" in run.err


def test_every_ability_has_its_text_below_its_name(deckcli):
    page = deckcli("card", "show", "ace").out

    assert page.endswith(
        "Abilities\n"
        "  Haste\n"
        "    This character can attack even on the turn it entered.\n"
        "  Next Generation\n"
        '    When this character goes from the field to the graveyard, raise "Next\n'
        '    Generation".\n'
    )


def test_cards_found_go_into_files_too(deckcli, folder):
    run = deckcli("card", "search", "--game", "ashes", "iron", "-o", "text", "-o", "json=c.json")

    assert run.status == 0
    assert run.out.startswith("ashes: ")
    found = json.loads((folder / "c.json").read_text("utf-8"))
    assert {row["game"] for row in found} == {"ashes"}


@pytest.mark.parametrize(
    ("lang", "name", "ship"),
    [
        ("en", "Erupta (de)", "Sea Moon"),
        ("ja", "Erupta (de)", "Sea Moon"),
        ("de", "Erupta", "Seemond"),
    ],
)
def test_german_names_are_shown_and_marked(deckcli, lang, name, ship):
    found = deckcli("card", "search", "--game", "blue_moon", "erupta or seemond", "--lang", lang)

    assert f"\nvulca-17  {name}  " in found.out
    assert f"\nbuka-31   {ship} " in found.out
    assert deckcli("card", "show", "Erupta", "--lang", lang).out.startswith(f"{name}  [")
