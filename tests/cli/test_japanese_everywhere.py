"""--lang ja: what the commands print, read word by word; the long pages, and their age."""

import os
import re
from pathlib import Path

import pytest

from deckcli.core.messages import said, said_long, said_page, speak
from deckcli.core.sentences import phrases_in
from deckcli.core.translation import long_key
from deckcli.games.library import Library
from deckcli.games.playing import game_of
from deckcli.hands.wish_reader import _EXAMPLE
from deckcli.matches.chances import Kinds
from deckcli.matches.store_format import _TROUBLES
from deckcli.report.pages.chances_blocks import told_action

PAGES = "deckcli.messages.explained"
RULES = [rule for _, rule in Library().rules()]
GAMES = {
    "ashes": ("iron-men", "mist-guardian"),
    "blackpoker": ("full-54", "master-40"),
    "blue_moon": ("hoax", "vulca"),
    "cipher": ("s01-marth", "s02-chrom"),
    "summon_magic": ("knights", "knights"),
}
SHORT = ("--bots", "greedy", "--seed", "3", "--rule", "max_turns=3")

# What nobody would translate: programs, formats, kinds of files, statistics, marks of printed cards.
NAMES = {
    *("YAML", "JSON", "UTF", "Shift", "JIS", "Schema", "CipherVit", "Lackey", "LackeyCCG", "Ashteki"),
    *("deckcli", "BlackPoker", "Ashes", "Rise", "the", "Phoenixborn", "Blue", "Moon", "live", "CPU"),
    *("Joker", "ADV", "EVO", "CCS", "ACT", "CONT", "TRIG", "SUP", "BOND", "HAND", "LIS", "Wilson"),
    *("act6", "FAQ", "LLR", "SPRT", "Elo", "Nash", "Ctrl", "Enter", "Storm", "Flood", "Caterpillar"),
    *("Emissaries", "Inquisitors", "Buka", "Invasion", "The", "Fantasy", "Flight", "Games", "Kosmos"),
    *("lackey", "text", "booster", "sealed", "rulebook", "nope", "human", "CLASS", "cards", "ver"),
    *("Plaid", "Hat", "yaml", "json", "txt", "dek", "yml", "fe0d", "toml", "max", "Sea", "Fire", "Emblem"),
}  # fmt: skip
# Words to type: they are the same in every language.
TYPED = re.compile(
    r"`[^`]*`|\"[^\"]*\"|'[^']*'|「[^」]*」|\[[^\]]*\]|deckcli .*|--?[a-z][\w-]*|^ *\d+ \|.*"
    r"|\b[A-Z]{3}\d{3}( \[\*\])? [a-z0-9-]+|[\w./-]+\.(ya?ml|json|md|txt|py|db)\b|\b[a-z]+[:<>=]+\S+"
    r"|\b[a-z]+_[a-z_]+\b|\b[a-z]+-[a-z-]+\b|\bp[1-4]\b|docs/\S+|\b(greedy|random|tuned|roll)\b|（[a-z]+）"
    r"|もしかして[\w/.-]+(、[\w/.-]+)*",
    re.ASCII,
)
LISTS = re.compile(r"(?<=: )[a-z][\w:|./-]*(, [\w:|./-]+)+|--rule \S+", re.ASCII)
WORD = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture(scope="module")
def names(library):
    """What has no Japanese name: cards, abilities of Ashes, classes of Cipher, sets and decks."""
    told = {"My deck", *(text for rule in RULES for text in (rule.code, rule.name))}
    for game in GAMES:
        catalog = library.catalog(game)
        told |= {game, *catalog.cards, *catalog.sets}
        told |= {name for one in catalog.sets.values() for name in one["name"].values()}
        for card in catalog:
            if "ja" not in card.names:
                told |= set(card.names.values())
            told |= {str(card.get("class", ""))} if game == "cipher" else set()
            if game == "ashes":
                told |= {one["name"] for one in card.get("abilities", ()) if "name" in one}
    for file in (Path(__file__).parents[2] / "card_data").glob("*/decks/*.yaml"):
        name = re.search("^name: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
        told |= {file.stem, name[1].strip("\"'")}
    longest = sorted((re.escape(name) for name in told if len(name) > 2), key=len, reverse=True)
    return re.compile(rf"(?<![A-Za-z])({'|'.join(longest)})(?![A-Za-z])")


def english(text, names):
    """The English words that somebody could have translated."""
    plain = [TYPED.sub("", names.sub("", LISTS.sub("", line))) for line in text.split("\n")]
    return sorted({word for line in plain for word in WORD.findall(line)} - NAMES)


# -- explain


def test_every_page_is_translated_from_the_words_it_has_now():
    wanted = {long_key(rule.code, rule.page) for rule in RULES if rule.page}

    assert len(RULES) == 117
    assert wanted == set(phrases_in(PAGES, "ja"))


def test_a_page_that_has_changed_is_shown_in_english():
    page = next(rule.page for rule in RULES if rule.code == "CIP102")
    speak("ja")
    try:
        assert said_long(PAGES, "CIP102", page).startswith("カード名は称号と")
        assert said_long(PAGES, "CIP102", page.replace("\n", " ")).startswith("カード名は")
        assert said_long(PAGES, "CIP102", page + " And more.") == page + " And more."
    finally:
        speak("en")


def test_the_pages_have_no_english_words(deckcli, names):
    shown = deckcli("explain", "--all", "--lang", "ja").out
    told = "\n".join(line for line in shown.split("\n") if not line.startswith("    "))

    assert english(re.sub(r"(?<!\n)\n(?!\n)", "", told), names) == []


# -- every command


def lines(game):
    """Command lines that print tables, pages and stories of one game."""
    one, other = (f"{game}/{name}" for name in GAMES[game])
    yield from (("deck", "show", one), ("deck", "stats", one), ("deck", "stats", one, "-o", "text"))
    yield from (("deck", "diff", one, other), ("hand", one, "--seed", "1"))
    yield ("hand", one, "-n", "20", "--seed", "1")
    yield ("play", one, other, *SHORT, "--log", "g.json")
    yield ("play", one, other, *SHORT, "--explain")
    yield from (("replay", "g.json"), ("replay", "g.json", "--turn", "2"))
    yield ("replay", "g.json", "--verify")
    yield ("match", one, other, *SHORT, "--pairs", "2", "--store", "s.db", "-q")
    yield from (("runs", "status", "s.db"), ("runs", "export", "s.db"))
    yield from (("card", "coverage", "--game", game), ("deck", "list", "--game", game))
    yield ("card", "search", "--game", game, "--limit", "30", "e")


@pytest.mark.parametrize("game", GAMES)
def test_no_command_of_a_game_prints_english_words(deckcli, names, game):
    left = {}
    for line in lines(game):
        run = deckcli(*line, "--lang", "ja")
        assert run.status in (0, 1), line
        left[line] = english(run.out + run.err, names)

    assert {line: words for line, words in left.items() if words} == {}


COMMANDS = [
    ("games",), ("explain",), ("deck", "list"), ("deck", "formats"), ("card", "coverage"), ("card", "check"),
    ("check", "--samples"), ("runs", "plan"), ("runs", "plan", "--sprt", "50:52"),
    ("draft", "ashes/rulebook", "--about"), ("draft", "cipher/booster", "--about"),
    ("draft", "ashes/rulebook", "--players", "2", "--seed", "3", "--bots", "random"),
    ("odds", "cipher/s01-marth", "cost<=1 >= 2", "--by-turn", "3"),
    ("odds", "cipher/s01-marth", "cost<=1", "-n", "50", "--seed", "1"),
    ("tournament", "cipher/s01-marth", "cipher/s02-chrom", *SHORT, "--pairs", "1", "-q"),
    ("match", "cipher/s01-marth", "cipher/s02-chrom", *SHORT, "--pairs", "2", "--sprt", "50:52", "-q"),
    ("match", "cipher/s01-marth", "cipher/s02-chrom", "--pilots", "greedy,random", "--pairs", "1",
     "--rule", "max_turns=2", "--seed", "1", "-q"),
    ("match", "blue_moon/hoax", "blue_moon/vulca", "--bots", "random", "--race", "2", "--pairs", "1",
     "--seed", "1", "-q"),
]  # fmt: skip
REFUSED = [
    ("chek",),
    ("check", "gone.yaml"),
    ("check", "cipher/nope"),
    ("explain", "CIP999"),
    ("check",),
    ("check", "cipher/s01-marth", "-o", "nope"),
    ("card", "search", "colr:red", "--game", "cipher"),
    ("card", "search", "symbol:bleu"),
    ("card", "search", "(cost:1 or", "--game", "cipher"),
    ("card", "show", "marthh"),
    ("deck", "new", "nope"),
    ("play", "cipher/s01-marth"),
    ("play", "cipher/s01-marth", "ashes/iron-men"),
    ("play", "--resume", "gone.json"),
    ("play", "blackpoker/entry", "blackpoker/full-54"),
    ("runs", "status", "gone.db"),
    ("play", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "gredy"),
    ("play", "cipher/s01-marth", "cipher/s02-chrom", "--rule", "max_turn=3"),
    ("draft", "ashes/rulebok"),
    ("rulings", "gone.yaml"),
    ("bench", "--game", "nope"),
    ("odds", "cipher/s01-marth", "nonsense:1"),
    ("deck", "stats", "cipher/s01-marth", "--section", "x"),
    ("tournament", "cipher/s01-marth", "cipher/s02-chrom", "--type", "nope"),
    ("tournament", "cipher/s01-marth", "cipher/s02-chrom", "--times", "1"),
    ("check", "list.txt"),
    ("card", "show", "Marth"),
    ("hand", "cipher/s01-marth", "--part", "x"),
    ("draft", "ashes/rulebook", "--rule", "x=1"),
    ("rulings", "short.yaml"),
    ("check", "broken.yaml"),
    ("play", "cipher/s01-marth", "cipher/s02-chrom", "--weights", "gone.json"),
    ("play", "cipher/s01-marth", "cipher/s02-chrom", "--bots", "gone.py:Bot"),
    ("match", "cipher/s01-marth", "cipher/s02-chrom", "--store", "nowhere/x.db"),
]
BROKEN = {
    "list.txt": "3x Iron Worker\n",
    "broken.yaml": "game: cipher\ncards: [1, 2\n",
    "short.yaml": "ruling: x\ngame: cipher\ngiven: {}\nwhen: []\nthen: {}\n",
}  # fmt: skip


@pytest.mark.parametrize("line", [*COMMANDS, *REFUSED], ids=" ".join)
def test_no_command_prints_english_words(deckcli, names, write, line):
    for name, text in BROKEN.items():
        write(name, text)
    run = deckcli(*line, "--lang", "ja")

    assert english(run.out + run.err, names) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("check empty", "検査するものがありません: emptyにデッキがありません\n"),
        ("draft ashes/rulebook --rule pool", "エラー[setting]: --rule pool: キー=値 と書きます\n"),
        ("draft ashes/rulebook --rule pool=x", "  ヒント: 値: master-set, all\n"),
        ("deck new cipher --out pool/x", "pool/xに書けません: そのファイルやフォルダはありません\n"),
        ("match cipher/s01-marth cipher/s02-chrom --expect x", '"A>=45%"。使えるもの: A、B、draws、'),
        ("hand cipher/s01-marth --part pool", "  ヒント: 区分: cards\n"),
        ("draft ashes/rulebok", "もしかしてashes/rulebookですか？ 形式: ashes/organised-play, "),
        ("play blackpoker/entry blackpoker/entry --rule format=x", " formatはlite、std、pro、mastのどれか"),
    ],
)  # fmt: skip
def test_words_to_type_stay_as_they_are(deckcli, folder, line, told):
    (folder / "empty").mkdir()

    assert told in deckcli(*line.split(), "--lang", "ja").err


def test_what_the_system_says_is_japanese():
    speak("ja")
    try:
        reasons = [
            os.strerror(number) for number in (1, 2, 5, 13, 16, 17, 20, 21, 27, 28, 30, 36, 40)
        ]
        told = [said(f"x.yaml cannot be written: {reason}") for reason in reasons]
        told.append(said(_EXAMPLE).partition("例")[0])
        told += [said(word) for pair in _TROUBLES.values() for word in pair]
    finally:
        speak("en")
    assert [text for text in told if WORD.search(text.replace("yaml", "").replace("NUL", ""))] == []


BAD = """\
game: cipher
main_character: B01-001
main_charakter: B01-003
cards:
  B01-001: 5
  marth, ALTEAN prince: 2
  Marth, Altean princ: 2
  Marth: 2
"""


@pytest.mark.parametrize("output", ["text", "concise", "github", "markdown"])
def test_findings_have_no_english_words(deckcli, names, write, output):
    run = deckcli("check", write("bad.yaml", BAD), "--lang", "ja", "-o", output)
    told = re.sub("^::.*?title=", "", run.out, flags=re.MULTILINE)

    assert english(told.replace("%0A", "\n").replace("::", " "), names) == []


def test_a_wrong_spelling_is_shown_as_it_was_written(deckcli, write):
    run = deckcli("check", write("bad.yaml", BAD), "--lang", "ja")

    assert "「marth, ALTEAN prince」は「Marth, Altean Prince」と書きます\n" in run.out
    assert 'もしかして"Marth, Altean Prince"、"Marth, ' in run.out
    assert "番号で書きます: B01-001 (救国の英雄 マルス)、B01-002 (" in run.out


def test_every_kind_of_action_has_its_words(library, names):
    speak("ja")
    try:
        left = [
            (game, kind)
            for game in GAMES
            for kind in Kinds(game_of(library.catalog(game))).names[1:]
            if english(told_action(kind.replace("_", " ")), names)
        ]
    finally:
        speak("en")
    assert left == []


def test_the_caret_stands_below_the_mistake(deckcli):
    run = deckcli("card", "search", "cost:1 colr:red", "--game", "cipher", "--lang", "ja")

    assert "\n  場所: cost:1 colr:red\n               ^\n" in run.err


def test_what_playing_cards_are_good_for(library):
    speak("ja")
    try:
        cards = [card for card in library.catalog("blackpoker") if not card.get("abilities")]
        assert len(cards) == 53
        assert [
            card.id for card in cards if WORD.search(re.sub("Joker", "", said(card.summary)))
        ] == []
    finally:
        speak("en")


def test_icons_and_unseen_cards_at_the_table(deckcli):
    decks = ("blue_moon/hoax", "blue_moon/vulca")
    run = deckcli("play", *decks, "--bots", "greedy", "--human", "1", "--seed", "8",
                  "--lang", "ja", stdin="look hand\n")  # fmt: skip

    assert "支援 1/2 [回収]" in run.out
    assert "\np2 手札: 6枚\n  まだ見ていないカード\n" in run.out
    assert "を宣言。p1は0\n" in run.out


def test_sets_have_japanese_names(deckcli):
    told = "".join(
        deckcli("card", "coverage", game, "--lang", "ja").out
        for game in ("blue_moon", "cipher", "summon_magic")
    )

    names = re.findall(r"^\w+ +(.*?)  ", told, re.MULTILINE)
    assert len(names) > 70
    assert [name for name in names if WORD.search(name)] == ["スターター「Echoes」"]
    assert (
        "セット  使者と審問官 2 (EI2)\n" in deckcli("card", "show", "vulca-17", "--lang", "ja").out
    )


def test_a_cell_that_goes_on_in_the_next_line_stays_as_it_is():
    speak("ja")
    try:
        page = said_page("promo  Promotional  1\n       cards\n\ncards (3 cards)\n")
    finally:
        speak("en")
    assert page == "promo  Promotional  1\n       cards\n\nカード（3枚）\n"
