"""What people see, to the letter."""

import re

import pytest

from deckcli.core.examples import deck_text
from deckcli.core.files import Source
from deckcli.core.findings import Place, Severity
from deckcli.core.printable import printable
from deckcli.core.rules import Rule
from deckcli.core.text import display_width
from deckcli.report import FORMATS
from deckcli.report.checked import CARD_FILES, DECKS, Checked, Options, checked_deck, summary
from deckcli.report.excerpt import MOST, excerpt

TEXT = FORMATS["text"]
ANSI = re.compile(r"\x1b\[[0-9;]*m")


def rule(code="CIP102", name="too-many-copies", severity=Severity.ERROR):
    return Rule(code, name, severity, "A title.", deck_text(""), deck_text(""))


def one_file(text, *findings, path="decks/fire.yaml"):
    return Checked(path, "cipher", "Marth", 50, findings, Source(path, text))


def shown(*report, **options):
    return TEXT.render(report, options=Options(**options))


def test_a_finding_as_the_house_draws_it():
    text = "\n" * 13 + "  B01-003: 5\n"
    finding = rule().finding(
        '5 copies of "アリティアの王子 マルス"; at most 4 are allowed',
        Place("decks/fire.yaml", 14, 12, 13),
    )

    assert shown(one_file(text, finding)) == (
        'decks/fire.yaml:14:12: CIP102 too-many-copies: 5 copies of "アリティアの王子 マルス";'
        " at most 4 are allowed\n"
        "   14 |   B01-003: 5\n"
        "      |            ^\n"
        "   = help: deckcli explain CIP102\n"
        "\n"
        "1 deck checked: 1 with errors (1 error)\n"
    )


def test_real_findings_under_japanese_text(checked):
    deck = checked(
        "decks/fire.yaml",
        "game: cipher\ncards: {アリティアの王子 マルス: 50, ＡＢＣ: 0}\n",
    )
    codes = ("CIP102", "DCK207")
    findings = tuple(one for one in deck.findings if one.code in codes)

    lines = shown(one_file(deck.source.text, *findings)).splitlines()

    assert lines[1:3] == [
        "    2 | cards: {アリティアの王子 マルス: 50, ＡＢＣ: 0}",
        "      |         ^^^^^^^^^^^^^^^^^^^^^^^",
    ]
    assert lines[6:8] == [
        "    2 | cards: {アリティアの王子 マルス: 50, ＡＢＣ: 0}",
        "      |                                              ^",
    ]


def test_advice_says_so_and_gives_its_hint():
    advice = rule("SUM201", "few-monsters", Severity.ADVICE)
    finding = advice.finding("only 3 monsters", Place("a.yaml", 1, 1, 6), hint="play about 15")

    assert shown(one_file("cards:\n", finding, path="a.yaml")) == (
        "a.yaml:1:1: SUM201 few-monsters: advice: only 3 monsters\n"
        "    1 | cards:\n"
        "      | ^^^^^\n"
        "   = hint: play about 15\n"
        "   = help: deckcli explain SUM201\n"
        "\n"
        "1 deck checked: 1 legal (1 advice)\n"
    )


def test_a_file_as_a_whole_has_no_source_line(library):
    missing = checked_deck(library.deck("no-such-deck.yaml"))

    assert shown(missing) == (
        "no-such-deck.yaml: DCK101 unreadable-file: no such file\n"
        "   = help: deckcli explain DCK101\n"
        "\n"
        "1 deck checked: 1 with errors (1 error)\n"
    )


def test_legal_decks_have_a_line_only_when_verbose(library):
    legal = checked_deck(library.deck("cipher/s01-marth"))

    assert shown(legal) == "1 deck checked: 1 legal\n"
    assert shown(legal, verbose=True) == (
        f"cipher/s01-marth: legal (cipher, {legal.name}, 50 cards)\n1 deck checked: 1 legal\n"
    )
    assert shown(legal, quiet=True) == ""


def test_card_files_have_words_of_their_own():
    file = Checked("cards/mine.yaml", "ashes", "", 1, ())

    assert shown(file, verbose=True, subject=CARD_FILES) == (
        "cards/mine.yaml: correct (ashes, 1 card)\n1 card file checked: 1 correct\n"
    )


def test_the_summary_counts_everything():
    place = Place("x.yaml")
    error, advice = rule().finding("e", place), rule(severity=Severity.ADVICE).finding("a", place)
    unreadable = rule(severity=Severity.UNREADABLE).finding("u", place)
    legal = [Checked("x.yaml", "", "", 0, ())] * 10
    report = [
        *legal,
        Checked("x.yaml", "", "", 0, (advice,)),
        Checked("x.yaml", "", "", 0, (error, error, unreadable, advice)),
    ]

    assert summary(report, DECKS) == (
        "12 decks checked: 11 legal, 1 with errors (3 errors, 2 advice)"
    )
    assert summary([], DECKS) == "0 decks checked"


def test_colours_are_nothing_but_colours(report):
    plain = TEXT.render(report, options=Options(verbose=True))
    coloured = TEXT.render(report, options=Options(verbose=True, color=True))

    assert "\x1b" not in plain
    assert coloured != plain
    assert ANSI.sub("", coloured) == plain


def test_nothing_a_stranger_wrote_moves_the_cursor(report):
    text = TEXT.render(report, options=Options(verbose=True))

    assert all(line.isprintable() for line in text.replace("\u3000", " ").split("\n"))
    assert r"\x1b[31m" in text


def test_every_caret_stands_under_its_text(report):
    """The oracle measures columns of the shown line, knowing nothing of how carets are placed."""
    for one in report:
        for finding in one.findings:
            if not finding.place.line or one.source is None:
                continue
            line = one.source.line(finding.place.line)
            if display_width(line) > MOST or printable(line) != line:
                continue
            text, carets = excerpt(line, finding.place)
            assert text == line.rstrip()
            start, end = finding.place.column - 1, finding.place.end_column - 1
            indent = len(carets) - len(carets.lstrip(" "))
            assert indent == display_width(line[:start])
            assert len(carets) == max(display_width(line[:end]), indent + 1)


@pytest.mark.parametrize(
    ("line", "column", "end_column", "expected"),
    [
        ("a\tb", 3, 4, ("a    b", "     ^")),
        ("名前", 2, 3, ("名前", "  ^^")),
        ("ｶﾞab", 3, 4, ("ｶﾞab", "  ^")),
        ("か\u3099b", 3, 4, ("か\u3099b", "  ^")),
        ("abc", 4, 4, ("abc", "   ^")),
        ("abc", 9, 99, ("abc", "   ^")),
        ("", 1, 1, ("", "^")),
        ("a\x1b[1mb", 6, 7, (r"a\x1b[1mb", "        ^")),
    ],
)
def test_excerpts(line, column, end_column, expected):
    assert excerpt(line, Place("x", 1, column, end_column)) == expected


@pytest.mark.parametrize("column", [1, 30, 500, 2990, 3001])
def test_a_long_line_is_cut_around_the_place(column):
    line = "".join(chr(ord("a") + index % 26) for index in range(3000))
    text, carets = excerpt(line, Place("x", 1, column, column + 3))

    assert len(text) <= MOST
    marked = text[len(carets) - len(carets.lstrip()) : len(carets)]
    assert marked == line[column - 1 : column + 2]


def test_a_finding_in_another_file_shows_no_line_of_this_one():
    finding = rule().finding("spelt two ways", Place("other.yaml", 1, 1, 2))

    assert "cards:" not in shown(one_file("cards:\n", finding))
