"""What `check` finds in decks and cards: the rarer sentences, and what is told of defects."""

PHRASES = {
    "empty": "空",
    "a number": "数",
    "a mapping": "マッピング",
    # Ashes
    '"{1}" is {2} and cannot be among the cards': "「{1}」は{2}で、カードには入れられません",
    "a conjured alteration spell": "魔物変成呪文",
    "{1} in the first five; there must be exactly {2#}": "最初の5枚が{1}です。ちょうど{2}枚必要です",
    "take away {1#} dice": "ダイスを{1}個外します",
    "take away {1#} die": "ダイスを{1}個外します",
    '"{1}" takes {2} to play; the deck has neither': (
        "「{1}」を使うには{2}が必要ですが、デッキにどれもありません"
    ),
    '"{1}" takes {2} to activate; the deck has none': (
        "「{1}」の起動には{2}が必要ですが、デッキにありません"
    ),
    '"{1}" takes {2} to activate; the deck has neither': (
        "「{1}」の起動には{2}が必要ですが、デッキにどれもありません"
    ),
    '"{1}" takes {2} to activate; the deck has {3}': (
        "「{1}」の起動には{2}が必要ですが、デッキには{3}です"
    ),
    '"{1}" takes {2} for {3}; the deck has none': (
        "「{1}」の {3} には{2}が必要ですが、デッキにありません"
    ),
    '"{1}" takes {2} for {3}; the deck has neither': (
        "「{1}」の {3} には{2}が必要ですが、デッキにどれもありません"
    ),
    '"{1}" takes {2} for {3}; the deck has {4}': (
        "「{1}」の {3} には{2}が必要ですが、デッキには{4}です"
    ),
    "natural": "自然", "ceremonial": "儀式", "charm": "魅了", "illusion": "幻影", "sympathy": "共感",
    "divine": "神聖", "time": "時間",
    "{1} and {2} dice": "{1}と{2}のダイス",
    # BlackPoker
    'in "{1}" a Joker can only be searched with or set as a bulwark': (
        "「{1}」ではジョーカーはサーチに使うか防壁にするしかありません"
    ),
    '"{1}" is of kind {2}, not {3}': "「{1}」の種類は{2}で、{3}ではありません",
    "nothing in {1} puts this action up": "{1}にはこのアクションを上げるものがありません",
    '"{1}" is not raised by "{2}"': "「{1}」の起こし方に「{2}」がありません",
    "only {1} actions can be limited to once a turn": "1ターンに1回にできるアクションは{1}個までです",
    "no playing card": "トランプではないもの",
    'the deck "{1}" cannot be dealt: "{2}" is no playing card': (
        "デッキ「{1}」は配れません: 「{2}」はトランプではありません"
    ),
    # Blue Moon, Cipher
    'the deck "{1}" cannot be dealt: it has {2#} cards': "デッキ「{1}」は配れません: {2}枚です",
    'the deck "{1}" cannot be dealt: it has {2#} card': "デッキ「{1}」は配れません: {2}枚です",
    "a class-change cost is missing; the rank is {1}": (
        "クラスチェンジコストがありません。ランクは{1}です"
    ),
    'CipherVit has no number for {1} "{2}"': "{1}「{2}」は CipherVit に番号がありません",
    '"{1}" is of no published series; {2} takes series {3} and later': (
        "「{1}」はどの弾にも収録されていません。{2}で使えるのは第{3}弾以降です"
    ),
    'the deck "{1}" cannot be dealt: it has no main character': (
        "デッキ「{1}」は配れません: 主人公がいません"
    ),
    'the deck "{1}" cannot be dealt: it has a main character that is not in it': (
        "デッキ「{1}」は配れません: 主人公がデッキの中にいません"
    ),
    'the deck "{1}" cannot be dealt: {2} beside its main character': (
        "デッキ「{1}」は配れません: 主人公以外は{2}です"
    ),
    # Summon & Magic
    'the deck "{1}" cannot be dealt: {2} in its {3}': "デッキ「{1}」は配れません: {3}が{2}です",
    '"{1}" is of the race legend but lacks `legend: true`': (
        "「{1}」の種族はレジェンドですが、`legend: true` がありません"
    ),
    "a monster": "モンスター",
    'a monster named "{1}"': "「{1}」というモンスター",
    "a monster of the race {1}": "種族 {1} のモンスター",
    'a monster named "{1}" of the race {2}': "種族 {2} で「{1}」というモンスター",
    '"{1}" evolves from {2}, and there is none': (
        "「{1}」は{2}から進化しますが、そのようなカードはありません"
    ),
    '"{1}" evolves from {2}, and the {3} has none': "「{1}」は{2}から進化しますが、{3}にありません",
    '"{1}" is summoned by {2}, and there is no such card': (
        "「{1}」は{2}で召喚されますが、そのようなカードはありません"
    ),
    '"{1}" enters only through {2}, which is not in the {3}': (
        "「{1}」は{2}でしか出せませんが、{3}にありません"
    ),
    "no monster in the {1} can be summoned for a cost of {2} or less": (
        "{1}にコスト{2}以下で召喚できるモンスターがいません"
    ),
    '{1} of "{2}" in the side deck; at most {3#} are allowed': (
        "サイドデッキに「{2}」が{1}。最大{3}枚です"
    ),
    '{1} of "{2}" in the side deck; at most {3#} is allowed': (
        "サイドデッキに「{2}」が{1}。最大{3}枚です"
    ),
    '{1} of the legend "{2}" in the side deck; at most {3} is allowed': (
        "サイドデッキにレジェンド「{2}」が{1}。最大{3}枚です"
    ),
    '{1} of the legend "{2}" in the side deck; at most {3} are allowed': (
        "サイドデッキにレジェンド「{2}」が{1}。最大{3}枚です"
    ),
    "{1#} legends in the side deck; at most {2} are allowed": (
        "サイドデッキにレジェンドが{1}枚。最大{2}枚です"
    ),
    "{1#} legends in the side deck; at most {2} is allowed": (
        "サイドデッキにレジェンドが{1}枚。最大{2}枚です"
    ),
    '{1} of the legend "{2}"; at most {3} are allowed': "レジェンド「{2}」が{1}。最大{3}枚です",
    "{1#} legends; at most {2} is allowed": "レジェンドが{1}枚。最大{2}枚です",
    # card data
    "{1#} error in the card data; the first: {2}": "カードデータにエラー{1}件。最初は: {2}",
    "{1#} errors in the card data; the first: {2}": "カードデータにエラー{1}件。最初は: {2}",
    "deckcli card check {1} shows more": "詳しくは deckcli card check {1}",
    "{1} deckcli card check {2} shows more": "{1} 詳しくは deckcli card check {2}",
    "{1}; deckcli card check {2} shows more": "{1}。詳しくは deckcli card check {2}",
    "{1#} cards checked": "{1}枚を検査",
    "{1#} of {2#} file cannot be played": "ファイル{2}個中{1}個は実行できません",
    "{1#} of {2#} files cannot be played": "ファイル{2}個中{1}個は実行できません",
    # defects
    "please report it with {1}": "{1}とともにお知らせください",
    "DECKCLI_DEBUG=1 shows where it happened": "DECKCLI_DEBUG=1 で起きた場所を表示します",
    "hint: {1}": "ヒント: {1}",
}  # fmt: skip
