"""The games: editions of their rules, and whose they are."""

PHRASES = {
    "the first five are those of the deck file": "最初の5枚はデッキファイルのもの",
    "the deck file leaves the first five open; lasting and cheap cards are chosen": (
        "デッキファイルに最初の5枚がないので、場に残る安いカードを選ぶ"
    ),
    "first edition (1.0) with all expansions and promos, errata of FAQ 3.0": (
        "第一版（1.0）と全拡張・プロモ、FAQ 3.0 の正誤表"
    ),
    "Plaid Hat Games": "Plaid Hat Games 社",
    "6th edition, action list act6.0 (2020-11-07)": "第6版、アクションリスト act6.0（2020-11-07）",
    "the author of BlackPoker; this catalog is unofficial and not approved by the author": (
        "BlackPoker の作者。このカタログは非公式で、作者の承認を得たものではありません"
    ),
    "Blue Moon and Blue Moon Legends, with Emissaries & Inquisitors and The Buka Invasion": (
        "ブルームーンとブルームーン・レジェンド、Emissaries & Inquisitors と The Buka Invasion を含む"
    ),
    "Reiner Knizia; published by Kosmos and Fantasy Flight Games": (
        "ライナー・クニツィア。出版は Kosmos と Fantasy Flight Games"
    ),
    "official rules ver. 1.9.3, June 2020": "公式ルール ver. 1.9.3、2020年6月",
    "Nintendo and Intelligent Systems": "任天堂、インテリジェントシステムズ",
    "official Japanese rulebook; the card set is original but for the eight cards it names": (
        "公式ルールブック。カードは、そこに名のある8枚のほかは独自のもの"
    ),
    "the makers of サモン＆マジック": "サモン＆マジックの制作者",
}
