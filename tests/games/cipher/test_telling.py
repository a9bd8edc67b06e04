"""Whatever is heard at a table of Cipher has its sentence in each language."""

import re

import pytest
from cipher.kinds import KINDS
from listening import told

from deckcli.core.sentences import phrases_in
from deckcli.engine.modifiers import FOR_EVER, NEXT_TURN, THIS_TURN, Modifier
from deckcli.engine.notation import read
from deckcli.engine.play import advance
from deckcli.engine.state import NONE
from deckcli.engine.words.verbs import put_in_force
from deckcli.games.cipher.rules import codes as t
from deckcli.games.playing import game_of, layout_of, words_of

NAMES = {
    "en": {"marth": "Marth, Altean Prince", "chrom": "Chrom, Prince of Ylisse"},
    "ja": {"marth": "アリティアの王子 マルス", "chrom": "イーリス聖王国の王子 クロム"},
}


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


@pytest.fixture
def table(game):
    """Marth attacks Chrom; both by their aliases."""
    names = {}
    marth, chrom = ({"card": card, "main_character": True} for card in ("B01-003", "B01-053"))
    given = {
        "turn": "p1",
        "p1": {"front": [{**marth, "as": "marth"}]},
        "p2": {"front": [{**chrom, "as": "chrom"}], "orbs": 3},
    }
    state = layout_of(game).lay_out(given, names)
    advance(game, state)
    state.attacker, state.defender = names["marth"], names["chrom"]
    return state, names


# -- a sentence for everything

SENTENCES = {  # of Marth and Chrom, with an amount
    "GOES_FIRST": (0, "p1 goes first", "p1が先攻"),
    "LAYS_ORBS": (
        5,
        "p1 lays 5 orbs; the main character is {marth}",
        "p1はオーブを5つ置いた。主人公は{marth}",
    ),
    "TURN_BEGINS": (5, "-- turn 5: p1 --", "-- 5ターン目：p1 --"),
    "DRAWS": (2, "p1 draws 2", "p1はカードを2枚引いた"),
    "DRAWS_BONUS": (
        1,
        "p1 draws 1 for the class change",
        "p1はクラスチェンジボーナスでカードを1枚引いた",
    ),
    "RENEWS_DECK": (
        0,
        "p1 shuffles the retreat area into a new deck",
        "p1は退避エリアのカードをシャッフルし、新たなデッキにした",
    ),
    "SHOWS": (0, "p1 shows {marth}", "p1は{marth}を公開した"),
    "DISCARDS": (0, "p1 discards {marth}", "p1は{marth}を手札から退避エリアに置いた"),
    "PUTS": (
        t.RETREAT,
        "p1 puts {marth} into the retreat area",
        "p1は{marth}を退避エリアに置いた",
    ),
    "PUTS_ON_DECK": (
        0,
        "p1 puts {marth} on top of the deck",
        "p1は{marth}をデッキの一番上に置いた",
    ),
    "RETREATS": (0, "{marth} goes to the retreat area", "{marth}は退避エリアに置かれた"),
    "BECOMES_BOND": (0, "{marth} becomes a bond", "{marth}は絆カードになった"),
    "TURNS_DOWN": (
        0,
        "the bond {marth} is turned down",
        "絆カード「{marth}」は裏向きになった",
    ),
    "TAPS": (0, "{marth} taps", "{marth}は行動済みになった"),
    "UNTAPS": (0, "{marth} untaps", "{marth}は未行動になった"),
    "MOVES": (0, "{marth} moves to the front line", "{marth}は前衛に移動した"),
    "MARCHES": (0, "p1's back line marches forward", "p1の後衛が進軍した"),
    "CHANGES_CLASS": (
        0,
        "{chrom} changes class to {marth}",
        "{chrom}は{marth}にクラスチェンジした",
    ),
    "GROWS": (0, "{chrom} is stacked under {marth}", "{chrom}が{marth}の下に重ねられた"),
    "LEADS": (0, "{marth} is the main character now", "{marth}が新たな主人公になった"),
    "COPIES": (0, "{marth} becomes a copy of {chrom}", "{marth}は{chrom}と同じ姿になった"),
    "SKILL_BEGINS": (0, "{marth}: {skill}", "{marth}：『{skill}』"),
    "SUPPORTS": (0, "{marth} supports {chrom} with 20", "{marth}が{chrom}を支援（支援力20）"),
    "FAILS_TO_SUPPORT": (
        0,
        "{marth} fails to support {chrom}: they bear the same name",
        "{marth}は{chrom}の支援に失敗（同じユニット名）",
    ),
    "WILL_STAY": (
        0,
        "{marth} is to be deployed after this combat",
        "{marth}はこの戦闘の終了後に出撃する",
    ),
    "STEPS_IN": (0, "{marth} is attacked instead", "代わりに{marth}が攻撃を受ける"),
    "BREAKS_OFF": (
        0,
        "combat ends: {chrom} is not there any more",
        "{chrom}が戦場を離れたため、戦闘終了",
    ),
    "DOUBLES": (50, "critical hit: 50 is doubled to 100", "必殺攻撃で戦闘力50が2倍の100に"),
    "JUDGED": (
        1,
        "Marth 40 against Chrom 40: Chrom is destroyed",
        "マルス 40 対 クロム 40：クロムを撃破",
    ),
    "IS_DESTROYED": (0, "{marth} is destroyed", "{marth}は撃破された"),
    "TAKES_ORB": (
        2,
        "p1 takes the orb {marth} into the hand; 2 left",
        "p1はオーブ「{marth}」を手札に加えた。残り2つ",
    ),
    "TURNS_ORB_UP": (
        0,
        "p1 turns the orb {marth} up",
        "p1はオーブ「{marth}」を表向きにした",
    ),
    "GAINS_ORB": (
        0,
        "p1 lays the top card of the deck as an orb",
        "p1はデッキの一番上のカードをオーブにした",
    ),
}


@pytest.mark.parametrize("kind", [name for name in KINDS if name != "GIVES"])
def test_every_kind_of_event_has_its_sentence(game, table, kind):
    (state, names), (amount, *sentences) = table, SENTENCES[kind]
    skill = game.abilities[0].names
    for lang, sentence in zip(("en", "ja"), sentences, strict=True):
        teller = game.presenter().teller(lang)
        teller.hear(state, KINDS[kind], 0, names["marth"], names["chrom"], amount)

        (line,) = teller.news()
        assert line.strip() == sentence.format(skill=skill[lang], **NAMES[lang])


CHANGES = [
    (
        t.ATTACK, -10, THIS_TURN, "{marth} gets -10 attack until the end of the turn",
        "ターン終了まで、{marth}の戦闘力を-10する",
    ),
    (
        t.ORBS, 2, t.UNTIL_COMBAT, "{marth} breaks 2 orbs per attack until the end of the combat",
        "戦闘終了まで、{marth}は攻撃でオーブを2つ破壊する",
    ),
    (
        t.SKILL, 0, NEXT_TURN, "{marth} gets {skill} until the end of p2's next turn",
        "p2の次のターン終了まで、{marth}は『{skill}』を得る",
    ),
    (
        t.LOCKED_SKILL, 0, FOR_EVER, "no unit of p2 can use {skill}",
        "p2のユニットは『{skill}』を使用できない",
    ),
    (
        t.NO_CRITICAL, 1, FOR_EVER, "{marth} cannot make critical hits",
        "{marth}は必殺攻撃ができない",
    ),
    (
        t.NO_EVADE, t.ALL_TYPES, FOR_EVER, "{marth} cannot be evaded while attacking",
        "{marth}は攻撃を神速回避されない",
    ),
    (
        t.NO_EVADE, 3, FOR_EVER,
        "{marth} cannot be evaded by armored and flying units while attacking",
        "{marth}は攻撃を〈アーマー、飛行〉のユニットに神速回避されない",
    ),
    (
        t.REACHES_BACK, 1, FOR_EVER, "{marth} can attack the back line whatever the range",
        "{marth}は射程を問わず後衛を攻撃できる",
    ),
    (
        t.UNBEATEN, 1, FOR_EVER, "{marth} cannot be destroyed by attacks",
        "{marth}は攻撃では撃破されない",
    ),
    (t.RANGE, 6, FOR_EVER, "{marth} gets range 1 and 2", "{marth}は射程1、2を得る"),
    (t.WEAPON, 16, FOR_EVER, "{marth} gets the weapon tome", "{marth}は武器〈魔法〉を得る"),
    (t.SYMBOL, 2, FOR_EVER, "{marth} gets the blue symbol", "{marth}はシンボル〈聖痕〉を得る"),
]  # fmt: skip


@pytest.mark.parametrize(("stat", "amount", "until", *NAMES), CHANGES)
def test_what_skills_change_is_told_with_how_long(game, table, stat, amount, until, en, ja):
    state, names = table
    skill = game.skilled[0][0].names
    for lang, sentence in (("en", en), ("ja", ja)):
        state.listener = teller = game.presenter().teller(lang)
        put_in_force(game, state, Modifier(stat, names["marth"], amount, until, 1, 1, NONE))

        (line,) = teller.news()
        assert line.strip() == sentence.format(skill=skill[lang], **NAMES[lang])


def test_a_fight_in_japanese(game, table):
    state, names = table
    state.attacker = state.defender = NONE
    aliases = {card: name for name, card in names.items()}
    left = ["attack marth -> chrom"]

    def option(state):
        return read(game, state, left.pop(0), aliases) if left else None

    marth, chrom = NAMES["ja"].values()
    jagen = "忠義の古強者 ジェイガン"
    assert [line.strip() for line in told(game, state, option, lang="ja")][:4] == [
        f"p1：{marth}で{chrom}を攻撃",
        f"{jagen}が{marth}を支援（支援力20）",
        f"{jagen}が{chrom}を支援（支援力20）",
        "マルス 40＋支援20＝60 対 クロム 40＋支援20＝60：クロムを撃破",
    ]


STATS = {
    "attack": "attack", "breaks_orbs": "orbs", "range": "range", "weapon": "weapon",
    "symbol": "symbol", "reaches_back_line": "reaches_back", "skill": "skill",
    "cannot_critical": "no_critical", "attacks_cannot_destroy": "unbeaten",
    "cannot_be_evaded": "no_evade", "cannot_be_evaded_by": "no_evade_by",
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_story_tells_a_change_in_the_words_of_the_card(lang):
    """What a stat says on a card, without its value, is what the story says of one unit."""
    book = phrases_in("deckcli.games.cipher.table.phrases", lang)
    stats = words_of("cipher").of("verb")["modify"]
    assert set(STATS) == set(stats.any_of)
    for name, key in STATS.items():
        said = re.sub(r"<[^|>]*\|([^>]*)>", r"\1", stats.args[name].patterns[lang]).replace("/", "")
        told = (
            book[key]
            .replace("{unit}は", "")
            .replace("{unit} ", "")
            .replace("〈", "")
            .replace("〉", "")
        )

        assert re.sub(r"\{[^}]*\}", "_", said) in re.sub(r"\{[^}]*\}(つ)?", "_", told), name
