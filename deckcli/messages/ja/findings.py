"""What `check` finds in decks and card files."""

PHRASES = {
    # labels
    "advice": "助言",
    "Place": "場所",
    "Code": "コード",
    "Message": "内容",
    "= hint:": "= ヒント:",
    "= help:": "= 説明:",
    "legal": "適正",
    "correct": "正しい",
    "without errors in the rules that were checked": "検査した規則ではエラーなし",
    "{1#} legal": "適正{1}",
    "{1#} correct": "正しいもの{1}",
    "{1#} without errors in the rules that were checked": "検査した規則ではエラーなし{1}",
    "{1#} with errors": "エラーあり{1}",
    "{1#} error": "エラー{1}件",
    "{1#} errors": "エラー{1}件",
    "{1#} advice": "助言{1}件",
    "{1#} fixable with --fix": "--fix で直せるもの{1}件",
    "{1#} deck checked": "{1}デッキを検査",
    "{1#} decks checked": "{1}デッキを検査",
    "{1#} card file checked": "カードファイル{1}個を検査",
    "{1#} card files checked": "カードファイル{1}個を検査",
    # numbers with nouns
    "{1#} card": "{1}枚",
    "{1#} cards": "{1}枚",
    "{1#} copy": "{1}枚",
    "{1#} copies": "{1}枚",
    "{1#} die": "ダイス{1}個",
    "{1#} dice": "ダイス{1}個",
    "{1#} moon": "月{1}個",
    "{1#} moons": "月{1}個",
    "{1#} others": "ほか{1}",
    # files
    "no such file": "そのファイルはありません",
    "the file is empty": "ファイルが空です",
    "byte {1} is not valid UTF-8": "バイト{1}は正しい UTF-8 ではありません",
    "not YAML: {1}": "YAML ではありません: {1}",
    "not JSON: {1}": "JSON ではありません: {1}",
    "this is not a mapping with `game:` and `cards:`": (
        "`game:` と `cards:` のあるマッピングではありません"
    ),
    'no game is called "{1}"': "「{1}」というゲームはありません",
    "the file does not say which game it is for": "どのゲームのものか書かれていません",
    "the deck does not say which game it is for": "どのゲームのデッキか書かれていません",
    'unknown key "{1}"': "知らないキー「{1}」",
    'the key "{1}" is missing': "キー「{1}」がありません",
    'the deck has no "{1}"': "デッキに「{1}」がありません",
    '"{1}" is written twice; first in line {2}, column {3}': (
        "「{1}」が2回書かれています。最初は{2}行{3}桁"
    ),
    '"{1=}" is empty': "「{1}」が空です",
    "fill it in": "書き込みます",
    "fill it in, or take the line out": "書き込むか、行を消します",
    '"{1}" must be one card': "「{1}」はカード1枚です",
    '"{1}" must be a text': "「{1}」は文字列です",
    '"{1}" must be true or false': "「{1}」は true か false です",
    "{1} is not a count from 1 to {2}": "{1}は1から{2}までの枚数ではありません",
    '"{1}" is no {2}': "「{1}」は{2}ではありません",
    "regulation": "レギュレーション",
    'no card is called "{1}"': "「{1}」というカードはありません",
    '{1#} cards are called "{2}"': "「{2}」というカードは{1}枚あります",
    'no card in "{1}"': "「{1}」にカードがありません",
    'no count and card in "{1}"': "「{1}」に枚数とカードがありません",
    '"{1=}" is written "{2=}"': "「{1}」は「{2}」と書きます",
    "no line says which game this is; {1} knows {2} of {3} lines": (
        "どのゲームか書いた行がありません。{1}は{3}行のうち{2}行を知っています"
    ),
    "more than {1} lines; no deck is so long": "{1}行を超えています。そんなに長いデッキはありません",
    "a line of {1} characters": "{1}文字の行",
    # cards
    "this is no card file of {1}: its game is {2}": "{1}のカードファイルではありません: ゲームは{2}",
    "{1} is already defined in {2}": "{1}はすでに{2}にあります",
    '"{1}" has the wrong form': "「{1}」の形が正しくありません",
    '"{1}" is spelt "{2}" on {3}': "「{1}」は{3}では「{2}」と書かれています",
    '"{1}" is neither a group nor a name bound before': (
        "「{1}」は集まりでも、前に付けた名前でもありません"
    ),
    "{1} entries are too many here; at most {2}": "{1}項目は多すぎます。最大{2}",
    '"{1}" has no meaning in {2}': "「{1}」は{2}では意味がありません",
    "{1} needs {2}": "{1}には{2}が必要です",
    # Ashes
    '"{1}" is {2}, not a Phoenixborn': "「{1}」は{2}で、フェニックスボーンではありません",
    "an ally": "味方",
    "a conjuration": "魔物",
    "an action spell": "行動呪文",
    "a reaction spell": "対応呪文",
    "a ready spell": "展開呪文",
    "an alteration spell": "変成呪文",
    "the deck has no Phoenixborn": "デッキにフェニックスボーンがいません",
    '"{1}" is a Phoenixborn and cannot be among the cards': (
        "「{1}」はフェニックスボーンで、カードには入れられません"
    ),
    "{1}; a deck has exactly {2#}": "{1}。デッキはちょうど{2}です",
    '{1} of "{2}"; at most {3#} are allowed': "「{2}」が{1}。最大{3}枚です",
    '{1} of "{2}"; at most {3#} is allowed': "「{2}」が{1}。最大{3}枚です",
    '"{1}" is unique to {2}; this deck is led by {3}': (
        "「{1}」は{2}の固有カードです。このデッキを率いるのは{3}です"
    ),
    '"{1}" is a conjuration and cannot be among the cards': (
        "「{1}」は魔物で、カードには入れられません"
    ),
    'the pile has no "{1}"; it needs {2}': "魔物パイルに「{1}」がありません。{2}枚必要です",
    '{1} of "{2}" in the pile; its conjuration limit is {3}': (
        "魔物パイルに「{2}」が{1}。魔物上限は{3}枚です"
    ),
    'nothing in this deck can summon "{1}"': "このデッキには「{1}」を召喚できるものがありません",
    '"{1}" is not a conjuration and cannot be in the pile': (
        "「{1}」は魔物ではなく、魔物パイルに入れられません"
    ),
    "{1} in the first five; there must be exactly 5": "最初の5枚が{1}です。ちょうど5枚必要です",
    '"{1}" is among the first five more than once': "「{1}」が最初の5枚に2回以上あります",
    '"{1}" is not a card of this deck': "「{1}」はこのデッキのカードではありません",
    '"{1}" takes {2} to play; the deck has none': "「{1}」には{2}が必要ですが、デッキにありません",
    '"{1}" takes {2} to play; the deck has {3}': "「{1}」には{2}が必要ですが、デッキには{3}です",
    "{1#} {2} die": "{2}のダイス{1}個",
    "{1#} {2} dice": "{2}のダイス{1}個",
    'no card summons "{1}"': "「{1}」を召喚するカードがありません",
    'there is no card "{1}"': "カード「{1}」はありません",
    '"{1}" is not a conjuration': "「{1}」は魔物ではありません",
    '"{1}" is not the id of a Phoenixborn': "「{1}」はフェニックスボーンの番号ではありません",
    '"{1}" is unique to {2}, but "{3}" is not': "「{1}」は{2}の固有カードですが、「{3}」はそうではありません",
    'there is no preconstructed deck "{1}"': "構築済みデッキ「{1}」はありません",
    '"{1}" is not a ready spell and cannot be focused': (
        "「{1}」は展開呪文ではなく、集中できません"
    ),
    "this is not a JSON object with a deck in it": "デッキの入った JSON オブジェクトではありません",
    # BlackPoker
    "{1#} Jokers; at most {2} are allowed": "ジョーカーが{1}枚。最大{2}枚です",
    '{1}; regulation "{2}" allows at most {3}': "{1}。レギュレーション「{2}」は最大{3}枚です",
    "{1}; a half has exactly {2}": "{1}。半分はちょうど{2}枚です",
    "{1}; at least {2} are needed to start a game": "{1}。始めるには{2}枚以上必要です",
    '"{1}" is of kind {2}; a deck holds playing cards only': (
        "「{1}」の種類は{2}です。デッキに入るのはトランプだけです"
    ),
    "{1} are a short life; {2} or more last": "{1}では命が短い。{2}枚以上あれば長持ちします",
    "no cards for the key of {1}": "{1}のキーになるカードがありません",
    'in "lite" a Joker can only be searched with or set as a bulwark': (
        "「lite」ではジョーカーはサーチに使うか防壁にするしかありません"
    ),
    "R.S.F. is impossible: no suit has its ace, ten, jack, queen and king": (
        "R.S.F. はできません: A、10、J、Q、K のそろうスートがありません"
    ),
    "no ace and no card from two to ten: only heroes can attack": (
        "A も2から10もありません: 攻撃できるのは英雄だけです"
    ),
    'no cards of the pack make up the key of "{1}"': "「{1}」のキーになるカードの組がありません",
    "{1#} suits for {2} key cards": "キー{2}枚にスートが{1}個",
    "{1#} ranks for {2} key cards": "キー{2}枚にランクが{1}個",
    'no {1} has the id "{2}"': "番号「{2}」の{1}はありません",
    "action": "アクション",
    "character": "キャラクター",
    '"{1}" is not known before {2}': "「{1}」は{2}より前にはありません",
    'no action of {1} makes "{2}"': "{1}には「{2}」を作るアクションがありません",
    "rank {1} is number {2}": "ランク{1}の数字は{2}です",
    "the id of this suit and rank is {1}": "このスートとランクの番号は{1}です",
    '"{1}" cannot be a {2}': "「{1}」は{2}になれません",
    "hero": "英雄",
    'no ability of "{1}" puts up "{2}"': "「{1}」に「{2}」を上げる能力がありません",
    # Blue Moon
    "the deck has no leader": "デッキにリーダーがいません",
    '"{1}" is no {2}; its type is {3}': "「{1}」は{2}ではありません。種類は{3}です",
    "leader": "リーダー",
    "emissary": "使者",
    "inquisitor": "審問官",
    '"{1}" is of type {2}: it lies beside the deck, not in it': (
        "「{1}」の種類は{2}です: デッキの中ではなく横に置きます"
    ),
    "{1}; exactly {2} are needed": "{1}。ちょうど{2}枚必要です",
    "{1#} foreign moons; at most {2} are allowed": "他種族の月が{1}個。最大{2}個です",
    '{1} of "{2}"; each card exists once': "「{2}」が{1}。どのカードも1枚しかありません",
    '"{1}" is an achievement card, for matches of several games': (
        "「{1}」は達成カードで、複数ゲームの対戦用です"
    ),
    "an emissary and an inquisitor in one deck; choose one of them": (
        "一つのデッキに使者と審問官がいます。どちらかを選びます"
    ),
    '"{1}" is not in the ready-made deck of {2}': "「{1}」は{2}の既製デッキにありません",
    "{1} of the ready-made deck missing": "既製デッキのカードが{1}足りません",
    "an inquisitor with a ready-made deck; they go with built decks": (
        "既製デッキに審問官がいます。審問官は組んだデッキ用です"
    ),
    '"{1}" has no partner: no other {2} is in the deck': (
        "「{1}」に相手がいません: ほかの{2}がデッキにありません"
    ),
    'no other card pairs with "{1}" by the word {2}': "語 {2} で「{1}」と組になるカードがほかにありません",
    '"{1}" does not begin with {2}': "「{1}」は {2} で始まりません",
    '"{1}" does not say {2}': "「{1}」に {2} がありません",
    '"{1}" leads the people {2} already': "種族 {2} にはすでに「{1}」がいます",
    "the id says {1}, the card belongs to the people {2}": "番号は{1}ですが、カードの種族は{2}です",
    "the {1} stock deck has {2}; its leader prints {3}": (
        "{1}の既製デッキは{2}ですが、リーダーには{3}枚とあります"
    ),
    "the family {1} has {2}; a family has {3}": "家族{1}は{2}ですが、家族は{3}枚です",
    '"{1}" lies beside a deck and cannot be brought into one': (
        "「{1}」はデッキの横に置くもので、デッキには入れられません"
    ),
    "no card has the id {1}": "番号{1}のカードはありません",
    # Cipher
    "{1}; a deck has at least {2}, the main character included": (
        "{1}。デッキは主人公も含めて{2}枚以上です"
    ),
    '"{1}" costs {2} to deploy; a main character costs exactly {3}': (
        "「{1}」の出撃コストは{2}です。主人公はちょうど{3}です"
    ),
    'the main character "{1}" is not among the cards of the deck': (
        "主人公「{1}」がデッキのカードにありません"
    ),
    "no main character is named": "主人公が書かれていません",
    '"{1}" was last printed in series {2}; {3} takes series {4} and later': (
        "「{1}」が最後に収録されたのは第{2}弾です。{3}で使えるのは第{4}弾以降です"
    ),
    "no dearer card of the unit {1} to level the main character up to": (
        "主人公をレベルアップできる、よりコストの高い{1}のカードがありません"
    ),
    '"{1}" has a class-change skill but no namesake to be put on': (
        "「{1}」にはクラスチェンジスキルがありますが、重ねる同名カードがありません"
    ),
    "{1} is {2} here, but {3} on {4}": "{1}はここでは{2}ですが、{4}では{3}です",
    "the unit name {1} is repeated": "ユニット名{1}が重複しています",
    "printing {1} is already listed on {2}": "収録{1}はすでに{2}にあります",
    "CipherVit id {1} is already listed on {2}": "CipherVit の番号{1}はすでに{2}にあります",
    "the code {1} does not end in the rarity {2}": "コード{1}がレアリティ{2}で終わっていません",
    "no printing has the number {1}": "番号{1}の収録がありません",
    "{1} is listed in the set {2}": "{1}がセット{2}にあります",
    "a unit without a weapon cannot attack, but has a range": (
        "武器のないユニットは攻撃できないのに射程があります"
    ),
    "a {1} class with a class-change cost": "{1}クラスにクラスチェンジコストがあります",
    "a {1} class without a class-change cost": "{1}クラスにクラスチェンジコストがありません",
    "basic": "基本",
    "advanced": "上級",
    '"{1}" is not a CipherVit number': "「{1}」は CipherVit の番号ではありません",
    "this XML is no Lackey deck: it has no <superzone>": (
        "この XML は Lackey のデッキではありません: <superzone> がありません"
    ),
    "a card with neither a name nor an id": "名前も番号もないカード",
    # Summon & Magic
    "{1} in the {2}; it must have exactly {3}": "{2}が{1}です。ちょうど{3}枚必要です",
    "deck": "デッキ",
    "side deck": "サイドデッキ",
    '{1} of the legend "{2}"; at most {3} is allowed': "レジェンド「{2}」が{1}。最大{3}枚です",
    "{1#} legends; at most {2} are allowed": "レジェンドが{1}枚。最大{2}枚です",
    '"{1}" is an avatar and cannot be in the {2}': "「{1}」はアバターで、{2}には入れられません",
    '"{1}" is no avatar but of the kind {2}': "「{1}」はアバターではありません。種類は{2}です",
    "monster": "モンスター",
    '"{1}" enters only through "{2}", which is not in the {3}': (
        "「{1}」は「{2}」でしか出せませんが、{3}にありません"
    ),
    '"{1}" evolves from a monster named "{2}", and the {3} has none': (
        "「{1}」は「{2}」というモンスターから進化しますが、{3}にありません"
    ),
    "only {1} of {2} in the {3} are monsters; half is advised": (
        "{3}の{2}のうちモンスターは{1}枚だけです。半分が目安です"
    ),
    '"{1}" does nothing without a side deck': "「{1}」はサイドデッキがないと何もしません",
    "no attack skill in the {1} can strike a player": (
        "{1}にプレイヤーを攻撃できる攻撃スキルがありません"
    ),
    "ADV costs of {1} in the {2}; more than {3} exhaust a deck": (
        "{2}の ADV コストが合わせて{1}です。{3}を超えるとデッキが尽きます"
    ),
    "the side deck has the same cards as the deck": "サイドデッキがデッキと同じカードです",
    "no monster in the {1} can be summoned for a cost of 1 or less": (
        "{1}にコスト1以下で召喚できるモンスターがいません"
    ),
    '{1} on "{2}"; a monster has exactly {3}': "「{2}」の{1}。モンスターはちょうど{3}個です",
    "{1#} skill": "スキルは{1}個",
    "{1#} skills": "スキルは{1}個",
    '"{1}" is a legend but not of the race legend': "「{1}」はレジェンドですが、種族がレジェンドではありません",
    '"{1}" is of the race legend but no legend': "「{1}」の種族はレジェンドですが、レジェンドではありません",
    '"{1}" evolves from a monster named "{2}", and there is none': (
        "「{1}」は「{2}」というモンスターから進化しますが、そのようなカードはありません"
    ),
    '"{1}" is summoned by "{2}", and there is no such card': (
        "「{1}」は「{2}」で召喚されますが、そのようなカードはありません"
    ),
}
