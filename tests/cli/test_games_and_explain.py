"""deckcli games and deckcli explain."""

import csv
import io
import json
import re

GAMES = ["ashes", "blackpoker", "blue_moon", "cipher", "summon_magic"]


def test_games_tells_edition_cards_formats_and_decks(deckcli):
    run = deckcli("games")

    assert (run.status, run.err) == (0, "")
    assert [line[:-1].split(":")[0] for line in run.out.splitlines() if line[:1].isalpha()] == GAMES
    assert "blackpoker: BlackPoker\n  rules    6th edition" in run.out
    assert "  cards    54 playing card, 37 action, 6 character\n" in run.out
    assert "  formats  lite, std, pro, mast\n" in run.out
    assert "  decks    aqua, buka, flit, hoax" in run.out


def test_games_tells_which_sets_and_decks_can_be_played(deckcli):
    run = deckcli("games")

    sets = r"  sets     B01, S01, S02, S03, S04(, X\d\d)?; 36 of 100 B02; 50 others known\n"
    assert re.search(sets, run.out)
    assert (
        "  play     6 of 16 decks: blue-midrange, red-flier-rush, s01-marth, s02-chrom, "
        "s03-corrin-hoshido, s04-corrin-nohr\n"
    ) in run.out
    assert (
        "  sets     master-set; 2 of 14 frostdale-giants, 1 of 13 masters-of-gravity; 17 others known\n"
    ) in run.out


def test_games_for_programs(deckcli, catalog_of):
    rows = json.loads(deckcli("games", "-o", "json").out)
    table = list(csv.DictReader(io.StringIO(deckcli("games", "-o", "csv").out)))

    assert [row["game"] for row in rows] == GAMES
    assert [row["game"] for row in table] == GAMES
    assert {row["game"]: row["cards"] for row in rows}[
        "cipher"
    ] == f"{len(catalog_of('cipher'))} unit"
    assert deckcli("games", "-o", "markdown").out.startswith("| game ")


def test_games_in_japanese(deckcli, catalog_of):
    name = catalog_of("cipher").info.name("ja")

    assert f"cipher: {name}\n" in deckcli("games", "--lang", "ja").out


def test_explain_a_code_in_any_case(deckcli):
    run = deckcli("explain", "cip102")

    assert (run.status, run.err) == (0, "")
    assert run.out.startswith(
        "CIP102 too-many-copies (error)\n\nAt most four cards share a card name.\n\n"
    )
    assert "\nFails:\n    cipher/s01-marth, with\n      cards: {B01-008: 5}\n" in run.out
    assert "\nPasses:\n    " in run.out


def test_explain_a_name_that_several_games_use(deckcli):
    run = deckcli("explain", "too-many-copies")

    assert run.status == 0
    assert run.out.count(" too-many-copies (error)\n") > 1


def test_explain_lists_every_code_once(deckcli, library):
    codes = [line.split()[0] for line in deckcli("explain").out.splitlines()]

    assert codes == [rule.code for _, rule in library.rules()]
    assert len(codes) == len(set(codes))


def test_explain_all_has_a_page_for_every_code(deckcli, library):
    pages = deckcli("explain", "--all").out.split("\n\n\n")

    for page, (_, rule) in zip(pages, library.rules(), strict=True):
        assert page.lstrip("\n").startswith(f"{rule.code} {rule.name} ({rule.severity})\n")
        assert "\nFails:\n    " in page
        assert "\nPasses:\n    " in page


def test_explain_an_unknown_code(deckcli):
    run = deckcli("explain", "CIP999")

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("error[unknown]: no rule is called 'CIP999'\n  hint: ")
    assert "deckcli explain lists all" in run.err


def test_explain_an_almost_known_name(deckcli):
    assert "did you mean too-many-copies" in deckcli("explain", "too-many-copys").err
