"""--lang ja: help, prompts, findings, hints, labels and tables; what is missing is listed here."""

import ast
import inspect
import re
from pathlib import Path

import pytest
from spoken import texts_printed, texts_told
from typer.main import get_command

from deckcli.cli.main import Commands, app
from deckcli.core.messages import said, speak
from deckcli.core.sentences import phrases_in
from deckcli.drafts.draft_format import format_files, open_format
from deckcli.games.playing import engines, game_of

ROOT = Path(__file__).parents[2] / "deckcli"
PHRASES = phrases_in("deckcli.messages", "ja")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")


TABLES = [
    ("ashes", "iron-men", "mist-guardian"),
    ("blackpoker", "entry", "entry"),
    ("blue_moon", "hoax", "vulca"),
    ("cipher", "s01-marth", "s02-chrom"),
    ("summon_magic", "knights", "knights"),
]


@pytest.fixture
def japanese():
    speak("ja")
    yield
    speak("en")


def untold(texts):
    """Those that are still English; what has no words in it needs none."""
    return [
        text for text in texts
        if re.search(r"[a-z]{3}", text) and not text.startswith("{") and not JAPANESE.search(said(text))
    ]  # fmt: skip


# -- the mechanism


def test_a_missing_message_stays_english(japanese):
    assert said("nobody ever said this") == "nobody ever said this"
    assert said("") == ""


def test_slots_are_filled_and_said_too(japanese):
    assert said("there is no seat 7") == "席7はありません"
    assert said("seats are 1 and 2") == "席は1、2です"
    assert said('3 copies of "Nobody"; at most 2 are allowed') == "「Nobody」が3枚。最大2枚です"
    assert said("  1 deck checked\n\nlegal") == "  1デッキを検査\n\n適正"


def test_words_that_join_are_no_sentences(japanese):
    assert said("Sword and Shield") == "Sword and Shield"


def test_every_phrase_has_the_slots_of_its_key():
    slots = re.compile(r"\{(\d+)")
    for key in PHRASES:
        named = slots.findall(key)

        assert set(slots.findall(PHRASES[key])) <= set(named), key
        assert named == [str(number + 1) for number in range(len(named))], key


def test_no_key_is_in_two_chapters():
    chapters = [file for file in (ROOT / "messages/ja").glob("*.py") if file.stem != "__init__"]
    keys = [
        key.value
        for file in chapters
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant)
    ]

    assert sorted(keys) == sorted(set(keys))


# -- help


def commands():
    top = get_command(app)
    yield "deckcli", top
    for name in Commands.list_commands(top, None):
        command = top.get_command(None, name)
        yield name, command
        yield from ((f"{name} {key}", one) for key, one in getattr(command, "commands", {}).items())


def test_every_help_page_is_japanese(japanese):
    assert {name: left for name, one in commands() if (left := untold(helps_of(one)))} == {}


def helps_of(command):
    paragraphs = [
        " ".join(text.split())
        for text in inspect.cleandoc(command.help or "").split("\n\n")
        if not text.startswith("\b")
    ]
    return [*paragraphs, *(one.help for one in command.params if getattr(one, "help", None))]


def test_a_help_page_as_it_is_shown(deckcli, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    page = deckcli("check", "--help", "--lang", "ja").out

    assert page.startswith("使い方: deckcli check [OPTIONS] [decks]...\n\n  デッキをそのゲームの")
    assert "\nオプション:\n  --samples                   付属デッキすべて。\n" in page
    assert "\n  deckcli check my-deck.yaml\n" in page
    assert "使い方" not in deckcli("check", "--help").out


def test_the_settings_choose_the_language_of_help(deckcli, write):
    write("deckcli.toml", 'lang = "ja"\n')

    assert deckcli("--help").out.startswith("使い方: ")
    assert deckcli("--help", "--lang", "en").out.startswith("Usage: ")


def test_mistakes_on_the_line(deckcli):
    run = deckcli("chek", "--lang", "ja")

    assert run.status == 2
    assert run.err.endswith(
        "説明は'deckcli -h'で表示されます。\n\nエラー: 'chek'というコマンドはありません。"
        "もしかして'check'ですか？\n"
    )


# -- findings and hints


def test_cards_in_findings_have_their_japanese_names(deckcli, five):
    run = deckcli("check", five, "--lang", "ja")

    assert "too-many-copies: 「アリティアの王子 マルス」が5枚。最大4枚です\n" in run.out
    assert run.out.endswith("1デッキを検査: エラーあり1 (エラー1件)\n")
    assert '"message": "5 copies of' in deckcli("check", five, "--lang", "ja", "-o", "json").out


ENGLISH = {
    "no table looks like this: 7 unseen cards cannot lie where they do": "a defect of a game",
    "7 has 7": "a sentence that is put together: `NotPlayed` has its parts",
}


def english_in(text, known):
    """Its English words, but for options, code in braces or quotes, and words of Japanese phrases."""
    plain = re.sub(r"--?[a-z][a-z-]*|\{.*\}|\"[^\"]*\"|'[^']*'|`[^`]*`", "", text)
    return [word for word in re.findall(r"[A-Za-z]{3,}", plain) if word not in known]


# Hints that are typed or written as they stand.
LINE = re.compile(
    r"deckcli (play|tournament)( --?[a-z]+| [\w/.-]+\.yaml| \w+/[\w-]+| 7)+"
    r"|--[a-z]+( [\w:,]+)?( --[a-z]+)? 7|--[a-z]+ [a-z]+,[a-z]+:\d|pip install '.*'"
    r"|(\w+: )?\{.*\}|game: 7, weights: \{.*\}"
)
NAMES = {"Deck", "tcp", "host", "won", "toml"}
SHORT = ("--bots", "greedy", "--seed", "2", "--log", "g.json", "--rule", "max_turns=2")


def test_everything_that_is_told_is_japanese(japanese):
    known = set(re.findall(r"[A-Za-z]{3,}", " ".join(PHRASES.values()))) | NAMES
    missing = {
        text: place
        for place, text in texts_told()
        if re.search(r"[a-z]{3}", text) and not LINE.fullmatch(text) and text not in ENGLISH
        and (english_in(said(text), known) or not JAPANESE.search(said(text)))
    }  # fmt: skip

    assert missing == {}


def test_nothing_is_printed_past_the_languages():
    texts = {text for _, text in texts_printed() if re.search(r"[a-z]{3}", text)}

    assert texts == {"deckcli 7 (7)", "7[write]: 7"}  # --version, and a code with words put in


# -- tables and the play sheet


def test_labels_of_facts_are_japanese(japanese, library):
    from deckcli.catalog.fields import known_fields

    labels = {
        field.label
        for game in engines()
        for field in known_fields(library.catalog(game).info).values()
    }
    assert untold(labels) == []


def test_windows_and_legends_are_japanese(japanese, library):
    games = [game_of(library.catalog(key)) for key in engines()]

    assert untold([name for game in games for name in game.windows]) == []
    assert untold([game.presenter().legend for game in games]) == []


def test_a_game_at_the_table(deckcli):
    run = deckcli("play", "cipher/s01-marth", "cipher/s02-chrom", "--human", "1", "--seed", "4",
                  "--bots", "greedy", "--lang", "ja", stdin="?\nhint greedy\nkeeep\n手札を引き直さない\nundo\nsave\n")  # fmt: skip

    assert "├─ p1（あなた） ─" in run.out
    assert "  2  手札を引き直さない\np1、引き直し（? で説明）> " in run.out
    assert "look AREA [p2]    次の場所を見る: retreat、bonds、orbs、hand、stacks\n" in run.out
    assert "わかりません: 'keeep'は選択肢でもコマンドでもありません\n" in run.out
    assert "取り消しました: 手札を引き直さない\n" in run.out
    assert "保存しました。続きは: deckcli play --resume deckcli-game.json\n" in run.out
    assert run.err == "続きは: deckcli play --resume deckcli-game.json\n"


def test_tables_of_commands(deckcli):
    shown = deckcli("deck", "show", "cipher/s01-marth", "--lang", "ja").out
    assert re.search(r"^  枚  番号 +名前 +シンボル +コスト ", shown, re.MULTILINE)
    stats = deckcli("deck", "stats", "cipher/s01-marth", "--lang", "ja").out
    assert stats.startswith("出撃コスト（50枚、平均1.86）\n")
    csv = deckcli("deck", "show", "cipher/s01-marth", "--lang", "ja", "-o", "csv").out
    assert csv.startswith("part,count,id,name,")


def test_texts_of_draft_formats_are_japanese(japanese, library):
    formats = [open_format(key, library) for key in format_files(library)]
    told = [text for one in formats for text in (one.name, one.summary)]
    told += [rule.text for one in formats for rule in one.rules.values()]
    told += [entry["title"] for one in formats for entry in one.data["stages"] if "title" in entry]
    called = [one.get("called") for each in formats for one in each.data["supply"].values()]

    assert untold(told) == []
    assert untold([f"7 {name}" for name in called if name]) == []
    assert untold(["Choose one of your own", "Put one card back in the box", "Take one card"]) == []


def test_a_draft_at_the_terminal(deckcli):
    run = deckcli("draft", "ashes/rulebook", "--players", "2", "--human", "1", "--seed", "3",
                  "--lang", "ja", stdin="1\np\nq\n")  # fmt: skip

    assert "\nフェニックスボーン、2番目。一つ選ぶ:\n  1  コール・ロアークィン    " in run.out
    assert "    フェニックスボーン, 体力値 15\n" in run.out
    assert "\nカード: 3 百の刃\n種類: 行動呪文 3\n" in run.out


@pytest.mark.parametrize(("game", "one", "other"), TABLES)
def test_tables_of_replays(deckcli, game, one, other):
    decks = (f"{game}/{one}", f"{game}/{other}")
    deckcli("play", *decks, *SHORT)
    table = deckcli("replay", "g.json", "--turn", "2", "--lang", "ja").out
    labels = re.findall(r"^  (\S+)", table, re.MULTILINE)

    assert len(labels) > 8
    assert [label for label in labels if not JAPANESE.search(label)] == []
    assert re.findall(r"\(.*?[a-z]{4}.*?\)", table) == []
    assert all(JAPANESE.search(line) for line in re.findall(r"^\S.*", table, re.MULTILINE))


def test_what_goes_wrong_in_a_replay(deckcli):
    decks = ("cipher/s01-marth", "cipher/s02-chrom")
    deckcli("play", *decks, *SHORT)

    run = deckcli("replay", "g.json", "--turn", "99", "--lang", "ja")
    assert run.out.startswith("g.json: ターン99はありません。最後は")


def test_the_page_of_games(deckcli):
    page = deckcli("games", "--lang", "ja").out

    assert "\n  カード       トランプ54, アクション37, キャラクター6\n" in page
    assert "\n  セット       master-set; frostdale-giants 2/14, " in page
    assert re.search(r"\n  対応状況     データのみ\d+, 確認済み\d+\n", page)
    assert not re.search(r"^  (カード|対応状況) .*[a-z]{3}", page, re.MULTILINE)
    told = re.findall(r"^  (?:規則|権利者) +(.*)$", page, re.MULTILINE)
    assert len(told) == 10
    assert all(map(JAPANESE.search, told))


FAILING = """\
ruling: Iron Worker dies.
game: ashes
given:
  turn: p1
  p1:
    phoenixborn: coal-roarkwin
    battlefield: [{card: iron-worker, as: worker}]
    active: {natural class: 2}
    exhausted: {ceremonial: 1}
  p2: {phoenixborn: aradel-summergaard}
when:
  - p1: pass
then:
  worker: {zone: p1 discard}
"""


def test_a_ruling_that_fails(deckcli, write):
    run = deckcli("rulings", write("r.yaml", FAILING), "--lang", "ja")

    assert run.status == 1
    assert "\n  失敗: worker: zone" in run.out
    assert "ではありません\n" in run.out
    assert re.search(r"\n  \|   戦場 +鉄職人 \(2/2\)\n", run.out)
    assert re.search(r"\n  \|   ダイス +2 自然のクラス; 消耗 1 儀式\n", run.out)
    assert "\n  今できること: " in run.out
    english = deckcli("rulings", "r.yaml").out
    assert "\n  fails: worker: zone is " in english
    assert "\n  legal: " in english
    assert not JAPANESE.search(english)


def test_symbols_of_dice(deckcli):
    stats = deckcli("deck", "stats", "ashes/iron-men", "--lang", "ja").out
    assert "\n儀式のパワー / 5 " in stats
    assert "\n基本 / 10 " in stats
    assert "\nnatural class / 5 " in deckcli("deck", "stats", "ashes/iron-men").out
    shown = deckcli("deck", "show", "ashes/iron-men", "--lang", "ja").out
    assert "\nダイス: 5 自然, 5 儀式\n" in shown
    assert "  1 自然のクラス, 1 儀式のクラス\n" in shown
    hand = deckcli("hand", "ashes/iron-men", "--seed", "1", "--lang", "ja").out
    assert re.search(r"\nダイス: \d 自然のクラス, ", hand)
    assert "\n注: 最初の5枚はデッキファイルのもの\n" in hand


def test_units_in_findings_have_their_japanese_names(deckcli, write):
    deck = write("a.yaml", "game: cipher\nmain_character: B01-003\ncards: {B01-003: 4}\n")

    assert "よりコストの高いマルスのカードが" in deckcli("check", deck, "--lang", "ja").out


def test_kinds_of_cards_are_called_the_same_everywhere(deckcli):
    page = deckcli("games", "ashes", "--lang", "ja").out

    assert "行動呪文48, 対応呪文21, 変成呪文21" in page.replace("\n               ", " ")


def test_an_argument_too_many(deckcli):
    assert (
        "エラー: 余分な引数があります（ashes）"
        in deckcli("deck", "formats", "ashes", "--lang", "ja").err
    )


def test_errors_have_japanese_labels(deckcli):
    run = deckcli("card", "show", "Nobody at all", "--lang", "ja")

    assert run.err.startswith("エラー[unknown]: 'Nobody at all'というカードはありません\n")


def test_an_error_about_card_folders_asks_for_no_cards(deckcli):
    run = deckcli("--lang", "ja", "check", "cipher/s01-marth", "--card-data", "gone")

    assert run.status == 2
    assert run.err == "エラー[setting]: カードデータのフォルダgone: ありません\n"
