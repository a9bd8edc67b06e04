"""Where rules come from, and the examples of `deckcli explain`."""

PHRASES = {
    # rulebooks
    "action list act6.0, R.S.F.": "アクションリスト act6.0、R.S.F.",
    "action list act6.0, Summon Hero": "アクションリスト act6.0、英雄召喚",
    "action list act6.0, character list": "アクションリスト act6.0、キャラクターリスト",
    "action list act6.0, formats": "アクションリスト act6.0、フォーマット",
    "action list act6.0, key cards": "アクションリスト act6.0、キーカード",
    "action list act6.0, triggering": "アクションリスト act6.0、誘発",
    "common rules, damage": "共通ルール、ダメージ",
    "common rules, how a game starts": "共通ルール、ゲームの始め方",
    "common rules, numbers of the cards": "共通ルール、カードの数字",
    "common rules, usable cards": "共通ルール、使えるカード",
    "common rules, what you need": "共通ルール、用意するもの",
    "match regulations of 2020-11": "大会規定（2020-11）",
    "Buka families": "ブカの家族",
    "deck building, inquisitors": "デッキ構築、審問官",
    "emissaries": "使者",
    "emissaries, inquisitors": "使者、審問官",
    "inquisitors": "審問官",
    "leader cards": "リーダーカード",
    "leader cards, emissaries": "リーダーカード、使者",
    "leader cards, emissaries, inquisitors": "リーダーカード、使者、審問官",
    "leader cards, inquisitors, Buka families": "リーダーカード、審問官、ブカの家族",
    "player aid, achievement cards": "プレイヤーエイド、達成カード",
    "player aid, pair and gang icons": "プレイヤーエイド、ペアアイコンとギャングアイコン",
    "player aid, pair icon": "プレイヤーエイド、ペアアイコン",
    "player aid, pair icon; the texts of Storm and Flood": (
        "プレイヤーエイド、ペアアイコン。Storm と Flood のテキスト"
    ),
    "rulebook p. 14, deck construction": "ルールブック P14、デッキ構築",
    "rulebook p. 14, deck construction, step {1#}": "ルールブック P14、デッキ構築の手順{1}",
    "rulebook, focusing ready spells": "ルールブック、展開呪文の集中",
    "rulebook, paying costs": "ルールブック、コストの支払い",
    "rulebook, setting up, step {1#}": "ルールブック、ゲームの準備の手順{1}",
    "rulebook p.12, EVO-L monsters": "ルールブック P12、EVO-L モンスター",
    "rulebook p.12, EX-S monsters": "ルールブック P12、EX-S モンスター",
    "rulebook p.16, races": "ルールブック P16、種族",
    "rulebook p.16, skills": "ルールブック P16、スキル",
    "rulebook p.17, attack skills; p.25, attacks on cards": (
        "ルールブック P17、攻撃スキル。P25、カードへの攻撃"
    ),
    "rulebook p.2 and p.37, decks": "ルールブック P2、P37、デッキ",
    "rulebook p.27, costs": "ルールブック P27、コスト",
    "rulebook p.39, advice on decks": "ルールブック P39、デッキの組み方",
    "rulebook p.4 and p.16, card names": "ルールブック P4、P16、カード名",
    "rulebook p.4 and p.16, legends": "ルールブック P4、P16、レジェンド",
    "rulebook p.4, avatars": "ルールブック P4、アバター",
    "rulebook p.4, side decks": "ルールブック P4、サイドデッキ",
    "rulebook p.6, exhaustion; p.27, costs": "ルールブック P6、エグゾーション。P27、コスト",
    "rulebook, choosing the main character": "ルールブック、主人公の選び方",
    "rulebook, class change": "ルールブック、クラスチェンジ",
    "rulebook, class change and class-change skills": (
        "ルールブック、クラスチェンジとクラスチェンジスキル"
    ),
    "rulebook, the three rules of deck construction": "ルールブック、構築ルール3ヶ条",
    # what cards and files have printed
    "card ids: the set, a dash, the number": "カードの番号: セット、ハイフン、数字",
    "cards such as B01-030, which take a skill away by its name": (
        "B01-030 のような、スキルを名前で失わせるカード"
    ),
    "cards such as B01-056, which bear a second unit name": (
        "B01-056 のような、二つ目のユニット名を持つカード"
    ),
    "deck files of other programs find cards by these codes": (
        "ほかのプログラムのデッキファイルはこの番号でカードを探す"
    ),
    "deck rules count copies by name": "デッキの規則は名前で枚数を数える",
    "docs/card_language.md": "docs/card_language.md",
    "each card is printed once": "どのカードも1枚だけ印刷されている",
    "game.yaml of ashes": "ashes の game.yaml",
    "no card of the game attacks without a weapon": "武器なしで攻撃するカードはない",
    "the code in the corner of a card: set, number, rarity": (
        "カードの隅の番号: セット、数字、レアリティ"
    ),
    "the number printed on each card": "各カードに印刷された番号",
    "the publisher's Standard format: series 5 and later": (
        "発売元のスタンダードフォーマット: 第5弾以降"
    ),
    "the unit name decides who may stand beside whom and who pays for critical hits": (
        "誰と並べるか、誰で必殺攻撃のコストを払えるかはユニット名で決まる"
    ),
    # examples
    "{1=} (there is no such file)": "{1}（このファイルはない）",
    "the card {1=}": "カード {1}",
    "a new card {1=}, like {2=}": "{2} に似た新しいカード {1}",
    "{1=} as it is": "{1} のまま",
    "{1=}, with": "{1} で、次のように変える",
    "{1=} and a card file of one's own, with": "{1} と自作のカードファイルで、次のように変える",
    "no {1=}:": "{1}: なし",
    "... {1#} more": "… ほか{1}",
}
