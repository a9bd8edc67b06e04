"""What each playing card is good for in BlackPoker."""

_SOLDIER = "A common soldier of number {1#}. "
_ACE = "An ace of number {1#}, able to attack on the turn it arrives. "
_HERO = "A hero of number {1#}, at the price of two bulwarks. "
_OF = {
    _SOLDIER: "数字{1}の一般兵。",
    _ACE: "数字{1}のエース。出たターンから攻撃できる。",
    _HERO: "数字{1}の英雄で、防壁2枚がコスト。",
}
_USES = {
    "Key of Down (-{2#}); as the spade of Throwing or Death Lance it deals {3#}.": (
        "ダウン（-{2}）のキー。投擲か死の槍のスペードなら{3}点のダメージ。"
    ),
    "No key of Down; as the spade of Throwing or Death Lance it deals {2#} damage.": (
        "ダウンのキーにはならない。投擲か死の槍のスペードなら{2}点のダメージ。"
    ),
    "Key of Up (+{2#}); paired with another suit it breaks a bulwark, adds one or reanimates.": (
        "アップ（+{2}）のキー。別のスートと組めば、防壁破壊、防壁補充、リアニメイト。"
    ),
    "No key of Up; paired with another suit it breaks a bulwark, adds one or reanimates.": (
        "アップのキーにはならない。別のスートと組めば、防壁破壊、防壁補充、リアニメイト。"
    ),
    "Key of Twist; as the diamond of Death Lance it fits every number but 0.": (
        "ツイストのキー。死の槍のダイヤなら0以外のどの数字にも合う。"
    ),
    "Key of Twist; as the diamond of Death Lance it fits soldiers whose number {2#} divides.": (
        "ツイストのキー。死の槍のダイヤなら、数字が{2}で割り切れる兵士に合う。"
    ),
    "No key of Twist; as the diamond of Death Lance it fits soldiers whose number {2#} divides.": (
        "ツイストのキーにはならない。死の槍のダイヤなら、数字が{2}で割り切れる兵士に合う。"
    ),
    "Key of Counter against single keys up to {2#}; paired with another suit it throws, adds a "
    "bulwark or strips a hand.": (
        "キー1枚で{2}以下のアクションへのカウンターのキー。別のスートと組めば、投擲、防壁補充、"
        "ハンデス。"
    ),
    "No key of Counter; paired with another suit it throws, adds a bulwark or strips a hand.": (
        "カウンターのキーにはならない。別のスートと組めば、投擲、防壁補充、ハンデス。"
    ),
}
_PARTS = {
    "": "",
    " Part of R.S.F.": "R.S.F. の1枚。",
    " Half of B.J. with its jack, part of R.S.F.": "同じスートの J と B.J. になり、R.S.F. の1枚。",
    " Half of B.J. with its ace, part of R.S.F.": "同じスートの A と B.J. になり、R.S.F. の1枚。",
}
PHRASES = {
    **{
        f"{kind}{use}{part}": f"{_OF[kind]}{_USES[use]}{_PARTS[part]}"
        for kind in _OF
        for use in _USES
        for part in _PARTS
    },
    "Number 0 and no suit. Key of Search, which fetches any card; from standard on also summoned as "
    "a magician. As a bulwark it defeats whatever it blocks.": (
        "数字は0でスートはない。どのカードも探せるサーチのキー。スタンダード以上では魔術士として召喚もできる。"
        "防壁なら、ブロックした相手に必ず勝つ。"
    ),
}
