"""Japanese, in the terms of the rulebook.

Where English has singular and plural forms, as in `{amount:is|are}`, one form is enough here.
"""

_ANSWERS = {
    "raise {a}": "「{a}」を起こす",
    "drive {a}": "{a}をドライブする",
    "sacrifice {a}": "{a}をコストとして墓地に移す",
    "attacker {a}": "{a}をアタッカーに指定する",
    "block {a} -> {b}": "{a}で{b}をブロックする",
    "choose {a}": "{a}を選ぶ",
    "put {a}": "{a}を置く",
    "done": "選び終える",
    "{a}": "{a}",
    "passes": "「{action}」に対してパス",
    "no_attackers": "アタッカーを指定しない",
    "no_more_attackers": "アタッカーの指定を終える",
    "no_blockers": "ブロッカーを指定しない",
    "no_more_blockers": "ブロッカーの指定を終える",
}
_NAMES = {
    "bulwark": "{who}の防壁{amount}",
    "known_bulwark": "{place}（{card}）",
    "nothing": "なし",
    "no_cards": "カードなし",
}
_PILES = "（[墓地の一番上は{card}、]{left}）"
_TURNS_AND_PILES = {
    "turns_up": "{who}は{card}を表にした",
    "goes_first": "{who}が先攻",
    "turn": "-- {amount}ターン目：{who} --",
    "draws": "{who}は{amount}枚引いた[（{left}）]",
    "pays_life": "{who}はコストとして{amount}点のダメージを受けた" + _PILES,
    "takes_damage": "{who}は{amount}点のダメージを受けた" + _PILES,
    "discards": "{who}は{card}を捨てた",
    "takes_up": "{who}は{card}を手札に加えた",
    "digs": "{who}は{card}を墓地に移した",
    "finds": "{who}は{card}を手札に加えた[（{left}）]",
    "finds_nothing": "{who}のデッキに該当するカードはなかった（{left}）",
    "goes_on_deck": "{cards}{amount:は}{who}のデッキの一番上に移った",
    "goes_under_deck": "{cards}{amount:は}{who}のデッキの一番下に移った",
    "looks_at_hand": "{who}は{whose}の手札を見た：{cards}",
    "shuffles": "{who}はデッキを切りなおした",
    "left": "デッキ残り{amount}枚",
    "many_left": "デッキ残り{amount}枚以上",
}
_ACTIONS = {
    "raises": "{action}[　キーカード：{keys}][　対象：{target}]",
    "comes_up": "{who}の{action}が誘発した",
    "loses_target": "{action}は対象を失った",
    "is_cancelled": "{action}は効果を発揮せず、ステージから取り除かれた",
    "keeps_target": "{action}の対象にできるものはほかにない",
    "changes_target": "{action}の対象は{target}に変わった",
    "does_not_divide": "何も起きなかった：{number}は{divisor}で割り切れない",
    "number_is_zero": "何も起きなかった：数字が0",
}
_CHARACTERS = {
    "enters": "{card}が場に出た",
    "enters_driven": "{card}がドライブ状態で場に出た",
    "nobody_enters": "場に出たカードはなかった",
    "becomes_bulwark": "{card}が{place}になった",
    "becomes_driven_bulwark": "{card}がドライブ状態で{place}になった",
    "becomes_soldier": "{place}は兵士（{card}）になった",
    "is_armed": "装備兵になった：{number}",
    "is_shown": "防壁は{card}だった",
    "is_driven": "{cards}{amount:は}ドライブ状態になった",
    "is_charged": "{cards}{amount:は}チャージ状態になった",
    "stays_driven": "{card}はドライブ状態のまま",
    "stays_charged": "{card}はチャージ状態のまま",
    "driven_stays": "{card}はドライブ状態なので場に残った",
    "returns": "{card}は{who}の手札に戻った",
    "falls": "{card}は墓地に移った",
}
_FIGHTS = {
    "has_no_attacker": "{who}にはアタッカーに指定できる兵士がいない",
    "has_no_blocker": "{who}にはブロックできるキャラクターがいない",
    "is_not_blocked": "{number}はブロックされなかった",
    "is_blocked": "{card}は{place}にブロックされた",
    "fights": "{number} 対 {other}",
    "other_number_stays": "{card}は数字が違うので場に残った",
    "changes": "このターン、{card}の数字は{amount:+}（現在{now}）",
    "changes_all": "このターン、{who}の兵士すべての数字は{amount:+}",
    "number": "{card}（{sum}）",
    "sum_more": "、{why} +{amount}",
    "sum_less": "、{why} -{amount}",
    "sum_total": "、計{total}",
}
_ENDINGS = {
    "ending_deck_empty": "{who}のデッキが0枚になった",
    "ending_decks_empty": "両者のデッキが0枚になった",
}
_DECISIONS = {
    "as ace": "エースとして出す",
    "as bulwark": "防壁として出す",
    "charge": "チャージ状態にする",
    "draw": "もう1枚引く",
    "drive": "ドライブ状態にする",
    "leave": "そのままにする",
    "no draw": "引かない",
    "one charged": "１枚をチャージ状態で出す",
    "two driven": "２枚をドライブ状態で出す",
}

_TAGS = {
    "tag_key": "キーカード：{what}",
    "tag_cost": "コスト：{what}",
    "tag_target": "対象：{what}",
    "tag_once_per_turn": "１ターンに１回",
    "tag_not_on_own_turn": "自分のターン以外",
    "tag_uncounterable": "カウンターの対象にならない",
    "key_same_suit": "同じスートの{what}",
    "key_same_number": "同じ数字の{what}",
    "key_any": "好きな{amount:#枚}",
    "target_soldier": "兵士",
    "target_bulwark": "防壁",
    "target_character": "キャラクター",
    "target_player": "プレイヤー",
    "target_action": "アクション",
    "target_named_damage": "ダメージ判定アクション",
    "target_whose_own": "自分の{what}",
    "target_whose_any": "{what}",
    "target_opponent": "対戦相手",
    "target_whose_opponent": "対戦相手の{what}",
    "target_where_same_suit_as_key": "キーカードと同じスートの{what}",
    "target_where_two_keys_or_one_not_above_mine":
        "キーカードが２枚か、数字がこのキーカード以下の１枚である{what}",
    "target_where_has_a_target": "対象のある{what}",
}  # fmt: skip
_WORDS = {
    "this character": "このキャラクター", "this action": "このアクション",
    "spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣",
}  # fmt: skip

PHRASES = {
    **_NAMES, **_ANSWERS, **_TURNS_AND_PILES, **_ACTIONS, **_CHARACTERS, **_FIGHTS, **_ENDINGS,
    **_DECISIONS, **_TAGS, **_WORDS,
}  # fmt: skip
