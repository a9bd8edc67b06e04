"""Single moments of a game as they are told, in both languages."""

import pytest
from listening import told

from deckcli.engine.notation import read
from deckcli.engine.play import advance
from deckcli.games.playing import game_of, layout_of

SPARE = {"deck": 20}
MOMENTS = {
    "a player who has nobody to attack with": (
        (SPARE, SPARE, "raise Attack"),
        ["p1 has nobody who could attack"],
        ["p1にはアタッカーに指定できる兵士がいない"],
    ),
    "a player who has nobody to block with": (
        ({"soldiers": ["S9"], **SPARE}, SPARE, "raise Attack", "attacker S9"),
        [
            "p2 has nobody who could block",
            "Nine of Spades 9 is not blocked",
            "p2 takes 9 damage: Two of Clubs on top, 10 or more cards left",
        ],
        [
            "p2にはブロックできるキャラクターがいない",
            "スペードの9（9）はブロックされなかった",
            "p2は9点のダメージを受けた（墓地の一番上はクラブの2、デッキ残り10枚以上）",
        ],
    ),
    "a bulwark that blocks": (
        ({"soldiers": ["S9"], **SPARE}, {"bulwarks": ["H2"], **SPARE}, "raise Attack", "attacker S9", "block H2 -> S9"),
        [
            "p2: block Two of Hearts -> Nine of Spades",
            "Nine of Spades is blocked by p2's bulwark 1",
            "the bulwark is Two of Hearts",
            "Nine of Spades has another number and stays",
            "Two of Hearts goes to the graveyard",
        ],
        [
            "p2：ハートの2でスペードの9をブロックする",
            "スペードの9はp2の防壁1にブロックされた",
            "防壁はハートの2だった",
            "スペードの9は数字が違うので場に残った",
            "ハートの2は墓地に移った",
        ],
    ),
    "soldiers made stronger": (
        ({"hand": ["H3", "H4"], "soldiers": ["H5"], "bulwarks": ["D9", "D8"], **SPARE}, SPARE, "raise Force"),
        ["Force with Three of Hearts and Four of Hearts", "p1's soldiers get +7 this turn"],
        ["フォース　キーカード：ハートの3、ハートの4", "このターン、p1の兵士すべての数字は+7"],
    ),
    "a soldier made weaker": (
        ({"hand": ["S3", "CK"], "soldiers": ["H5"], **SPARE}, {"deck": 11}, "raise Down", "raise Attack", "attacker H5"),
        [
            "p1 discards King of Clubs",
            "Down with Three of Spades aimed at Five of Hearts",
            "Five of Hearts gets -3 this turn: 2",
            "p1: raise Attack",
            "p1: attacker Five of Hearts",
            "p2 has nobody who could block",
            "Five of Hearts 5 - 3 Down = 2 is not blocked",
            "p2 takes 2 damage: Two of Clubs on top, 9 cards left",
        ],
        [
            "p1はクラブのKを捨てた",
            "ダウン　キーカード：スペードの3　対象：ハートの5",
            "このターン、ハートの5の数字は-3（現在2）",
            "p1：「アタック」を起こす",
            "p1：ハートの5をアタッカーに指定する",
            "p2にはブロックできるキャラクターがいない",
            "ハートの5（5、ダウン -3、計2）はブロックされなかった",
            "p2は2点のダメージを受けた（墓地の一番上はクラブの2、デッキ残り9枚）",
        ],
    ),
    "a soldier that is armed": (
        ({"hand": ["S4"], "soldiers": ["S9"], "bulwarks": ["H2"], **SPARE}, SPARE, "raise Equip"),
        [
            "p1: drive Two of Hearts",
            "p1 pays 1 life: Two of Clubs on top, 10 or more cards left",
            "Equip with Four of Spades aimed at Nine of Spades",
            "now an armed soldier: Nine of Spades 9 + 4 Four of Spades = 13",
        ],
        [
            "p1：ハートの2をドライブする",
            "p1はコストとして1点のダメージを受けた（墓地の一番上はクラブの2、デッキ残り10枚以上）",
            "装備　キーカード：スペードの4　対象：スペードの9",
            "装備兵になった：スペードの9（9、スペードの4 +4、計13）",
        ],
    ),
    "a bulwark that becomes a soldier": (
        ({"hand": ["S7", "D7"], **SPARE}, {"bulwarks": ["C8"], **SPARE}, "raise Reverse", "leave"),
        ["p1: leave", "p2's bulwark 1 becomes the soldier Eight of Clubs"],
        ["p1：そのままにする", "p2の防壁1は兵士（クラブの8）になった"],
    ),
    "bulwarks from a deck": (
        ({"hand": ["H4", "C6"], "deck": ["S8", "S9"]}, SPARE, "raise Add Bulwark", "two driven"),
        ["Eight of Spades becomes p1's bulwark 1, driven", "Nine of Spades becomes p1's bulwark 2, driven"],
        ["スペードの8がドライブ状態でp1の防壁1になった", "スペードの9がドライブ状態でp1の防壁2になった"],
    ),
    "a soldier from the graveyard": (
        ({"hand": ["S3", "H4"], "bulwarks": ["D9"], "graveyard": ["D5"], **SPARE}, SPARE, "raise Reanimate"),
        ["Nine of Diamonds goes to the graveyard", "Five of Diamonds comes to the field"],
        ["ダイヤの9は墓地に移った", "ダイヤの5が場に出た"],
    ),
    "a character that goes back": (
        ({"hand": ["S3", "S4"], "soldiers": ["H5"], "bulwarks": ["D9"], **SPARE}, SPARE, "raise Return", "target H5"),
        [
            "Five of Hearts goes back to the hand of p1",
            "p1 puts Three of Spades into the hand",
            "p1 puts Four of Spades into the hand",
        ],
        ["ハートの5はp1の手札に戻った", "p1はスペードの3を手札に加えた", "p1はスペードの4を手札に加えた"],
    ),
    "a search that finds nothing": (
        ({"hand": ["S4", "S6"], **SPARE}, {"soldiers": ["HK"], "deck": {"only": ["D7"]}}, "raise Kill"),
        [
            "King of Hearts goes to the graveyard",
            "Next Generation for p2",
            "p2 puts Seven of Diamonds into the graveyard",
            "p2 finds nothing: 0 cards left",
        ],
        [
            "ハートのKは墓地に移った",
            "p2の世代交代が誘発した",
            "p2はダイヤの7を墓地に移した",
            "p2のデッキに該当するカードはなかった（デッキ残り0枚）",
        ],
    ),
    "a look at a hand": (
        ({"hand": ["D4", "C6"], **SPARE}, {"hand": ["HK", "S2", "S3"], **SPARE}, "raise Hand Strip", "choose S2"),
        [
            "p1 looks at the hand of p2: King of Hearts, Two of Spades, Three of Spades",
            "p1: choose Two of Spades",
            "p2 discards Two of Spades",
        ],
        ["p1はp2の手札を見た：ハートのK、スペードの2、スペードの3", "p1：スペードの2を選ぶ", "p2はスペードの2を捨てた"],
    ),
    "a look at an empty hand": (
        ({"hand": ["D4", "C6"], **SPARE}, SPARE, "raise Hand Strip"),
        ["p1 looks at the hand of p2: no cards"],
        ["p1はp2の手札を見た：カードなし"],
    ),
    "an action with another target": (
        ({"hand": ["S4", "D6"], "soldiers": ["H5"], **SPARE}, {"hand": ["C3", "C4"], "soldiers": ["C9"], **SPARE}, "raise Death Lance", "target H5", "raise Change Target"),
        [
            "Change Target with Three of Clubs and Four of Clubs aimed at Death Lance",
            "Death Lance is aimed at Nine of Clubs now",
            "nothing happens: 6 does not divide 9",
        ],
        [
            "対象変更　キーカード：クラブの3、クラブの4　対象：死の槍",
            "死の槍の対象はクラブの9に変わった",
            "何も起きなかった：9は6で割り切れない",
        ],
    ),
    "an action that has no other target": (
        ({"hand": ["S4", "C6"], **SPARE}, {"hand": ["C3", "C4"], **SPARE}, "raise Throwing", "raise Change Target"),
        [
            "there is nothing else to aim Throwing at",
            "p2 takes 4 damage: Two of Clubs on top, 10 or more cards left",
        ],
        [
            "投擲の対象にできるものはほかにない",
            "p2は4点のダメージを受けた（墓地の一番上はクラブの2、デッキ残り10枚以上）",
        ],
    ),
    "a turn that begins": (
        (SPARE, SPARE, "raise End", "draw"),
        ["p1: raise End", "-- turn 6: p2 --", "p2 draws 1", "p2: draw", "p2 draws 1"],
        ["p1：「エンド」を起こす", "-- 6ターン目：p2 --", "p2は1枚引いた", "p2：もう1枚引く", "p2は1枚引いた"],
    ),
}  # fmt: skip
BEGINNING = {
    "en": [
        "p1 draws 7; 7 cards left", "p2 draws 7; 3 cards left", "p1 turns up Three of Spades",
        "p2 turns up Nine of Diamonds", "p2 goes first", "p2 draws 1; 1 card left",
        "-- turn 1: p2 --",
    ],
    "ja": [
        "p1は7枚引いた（デッキ残り7枚）", "p2は7枚引いた（デッキ残り3枚）", "p1はスペードの3を表にした",
        "p2はダイヤの9を表にした", "p2が先攻", "p2は1枚引いた（デッキ残り1枚）",
        "-- 1ターン目：p2 --",
    ],
}  # fmt: skip


@pytest.fixture(scope="module")
def game(library):
    return game_of(library.catalog("blackpoker"))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_told(game, moment, lang):
    (p1, p2, *actions), *lines = MOMENTS[moment]
    state = layout_of(game).lay_out({"turn": "p1", "p1": p1, "p2": p2}, {})
    advance(game, state)

    def option(state):
        return read(game, state, actions.pop(0)) if actions else None

    story = [line.strip() for line in told(game, state, option, lang=lang)]
    expected = lines[lang == "ja"]
    assert story[-len(expected) :] == expected


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_beginning_is_told(game, lang):
    packs = {"p1": [f"{suit}{n}" for suit in "SH" for n in range(2, 9)]}
    packs["p2"] = [f"D{n}" for n in range(2, 11)] + ["CK"]
    state = layout_of(game).lay_out({"new_game": packs, "seed": 1}, {})
    state.listener = teller = game.presenter().teller(lang)
    advance(game, state)

    assert [line.strip() for line in teller.news()] == BEGINNING[lang]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "p2's deck is empty"), ("ja", "p2のデッキが0枚になった")]
)
def test_the_end_is_told(game, lang, words):
    mine, theirs = {"hand": ["S4", "C6"], **SPARE}, {"deck": {"only": 3}}
    state = layout_of(game).lay_out({"turn": "p1", "p1": mine, "p2": theirs}, {})
    advance(game, state)
    list(told(game, state, lambda state: read(game, state, "raise Throwing"), lang=lang))

    assert game.presenter().ending(state, lang) == words
