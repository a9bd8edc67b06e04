"""Japanese, in the terms of the player aid."""

_ACTIONS = {
    "land {a}": "{a}を上陸させる",
    "retrieve {a}": "{a}を回収する",
    "discard {a}": "{a}を捨てる",
    "use {a}: {b}": "{a}の特殊能力を使う",
    "done": "終える",
    "play {a}": "{a}をプレイする",
    "replace {a}": "{a}を交換する",
    "fight": "戦う",
    "retreat": "撤退する",
    "decline": "戦いを始めない",
    "bluff {a}": "{a}をブラフとしてプレイする",
    "load {a} -> {b}": "{a}を{b}に積載する",
    "concede": "要求に応じない",
    "announce {a}": "{a}で攻撃値を宣言する",
    "choose {a}": "{a}を選ぶ",
    "call": "ブラフだと指摘する",
    "no call": "指摘しない",
    "first {a}: {b}": "{a}から解決する",
    "yes": "使う",
    "no": "使わない",
    "blind {a}": "{a}の手札から見ずに引く",
    "interfere {a}": "{a}で妨害する",
    "let be": "妨害しない",
}
_TURNS = {
    "goes_first": "{who}が先に始める",
    "turn": "-- {turn}手番目：{who} --",
    "text_begins": "{card}",
}
_CARDS = {
    "draws": "{who}はカードを{amount}枚引いた",
    "draws_from_discard": "{who}は捨て札をよく切り、{amount}枚引いた",
    "discards": "{card}は捨て札になった",
    "takes_back": "{who}は{card}を手札に加えた",
    "steps_back": "{who}のカード{amount}枚が非アクティブになった",
    "discloses": "{who}は手札{amount}枚を公開した",
    "puts_under": "{who}は{card}を山札の下に置いた",
    "mills": "{who}の山札から{card}が捨てられた",
    "returns": "{who}はカード{amount}枚を山札に戻して切った",
    "shuffles": "{who}は山札を切った",
    "turns_up": "{who}は{card}を表にした",
    "loads": "{card}は{other}に積載された",
    "leaves_ship": "{card}は使われずに終わった",
    "cancels": "{card}はキャンセルされた",
}
_FIGHTS = {
    "announces": "{who}は{element}で{mine}を宣言。{other}は{theirs}",
    "sum_first": "{why}{amount}",
    "a bluff": "ブラフ",
    "shielded": "{card}のシールドで、どの値でも宣言できる",
    "changes_element": "{card}：戦いの元素は{element}になった",
    "reveals": "ブラフは{card}",
    "demand_stands": "{who}は{card}の要求に応じない",
    "retreats": "{who}は撤退、ドラゴン{amount}匹",
    "attracts": "{who}はドラゴンを引き寄せ、{amount}匹になった",
    "loses_dragon": "ドラゴンが{who}から離れ、残り{amount}匹",
}
_ANSWERS = {
    "chooses_no_more": "{card}ではこれ以上選ばない",
    "uses": "{card}を使う",
    "does_not_use": "{card}を使わない",
}
_ENDINGS = {
    "ending_four_dragons": "{who}が4匹目のドラゴンを引き寄せ、クリスタル{crystals}個を得た",
    "ending_dragons_at_the_end": "カードが尽き、ドラゴンは{who}の側。クリスタル{crystals}個",
    "ending_out_of_cards": "相手のカードが先に尽き、{who}がクリスタル{crystals}個を得た",
}
_WORDS = {"fire": "炎", "earth": "大地"}

PHRASES = {**_ACTIONS, **_TURNS, **_CARDS, **_FIGHTS, **_ANSWERS, **_ENDINGS, **_WORDS}
