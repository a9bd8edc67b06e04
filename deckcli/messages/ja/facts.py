"""Words of facts about cards, and lines of progress and reports."""

PHRASES = {
    # values of fields; names of cards and of sets are none
    "lite": "ライト", "std": "スタンダード", "pro": "プロ", "mast": "マスター",
    "unlimited": "アンリミテッド", "standard": "スタンダード",
    "wound": "負傷", "exhaustion": "消耗", "status": "状況",
    "main": "メイン", "side": "サイド", "main|side": "メイン|サイド",
    "unit": "ユニット", "colourless": "無色", "once_per_turn": "1ターンに1回",
    "playing_card": "トランプ", "common-soldier": "一般兵", "ace": "エース",
    "magician": "魔術士", "armed-soldier": "装備兵", "bulwark": "防壁", "summon": "召喚",
    "triggered": "誘発", "soldier": "兵士", "direct": "直接", "chained": "連鎖", "quick": "クイック",
    "immediate": "即時", "normal": "通常", "suit": "スート", "own": "自分",
    "any": "任意", "opponent": "相手", "printed": "カードの数字", "sum": "合計",
    "shield_fire": "炎のシールド", "shield_earth": "大地のシールド", "blank": "空白",
    "while_active": "アクティブの間", "my_turns": "自分のターン", "end_of_turn": "ターン終了時",
    "on_play": "プレイ時", "this_turn": "このターン", "after_turn": "ターンの後",
    "after_booster_support": "ブースターとサポートの後", "start_of_turn": "ターン開始時",
    "landing_turn": "上陸のターン", "leadership_phase": "リーダーシップフェイズ", "resist": "耐性",
    "attack_command": "攻撃宣言", "original": "オリジナル", "rulebook": "ルールブック",
    "{1=}, ... {2#} in all": "{1}, … 全部で{2}",
    # dice of a hand
    "natural power": "自然のパワー", "natural class": "自然のクラス", "natural basic": "自然の基本",
    "ceremonial power": "儀式のパワー", "ceremonial class": "儀式のクラス",
    "ceremonial basic": "儀式の基本", "charm power": "魅了のパワー", "charm class": "魅了のクラス",
    "charm basic": "魅了の基本", "illusion power": "幻影のパワー", "illusion class": "幻影のクラス",
    "illusion basic": "幻影の基本", "divine power": "神聖のパワー", "divine class": "神聖のクラス",
    "divine basic": "神聖の基本", "sympathy power": "共感のパワー", "sympathy class": "共感のクラス",
    "sympathy basic": "共感の基本", "power": "パワー", "class": "クラス",
    # sets
    "Booster Series {1#}": "ブースター第{1}弾",
    "Promotions of Series {1#}": "第{1}弾のプロモ",
    "Promotional cards": "プロモカード",
    "Starter Deck: {1}": "スターター「{1}」",
    "War of Shadows": "暗黒戦争", "Awakening": "覚醒", "Fates, Hoshido": "if 白夜",
    "Fates, Nohr": "if 暗夜", "Path of Radiance": "蒼炎の軌跡", "Binding Blade": "封印の剣",
    "Tokyo Mirage Sessions": "幻影異聞録♯FE", "Genealogy of the Holy War": "聖戦の系譜",
    "Blazing Blade": "烈火の剣", "Warriors of Bonds": "絆の戦士", "Three Houses": "風花雪月",
    "Mutants": "ミュータント", "Emissaries & Inquisitors {1#}": "使者と審問官 {1}",
    "Common": "共通", "Forest": "森", "Knights": "騎士団", "Storm and Abyss": "嵐と深淵",
    # deck formats and new decks
    "ashes.live JSON (Ashteki and mobile builder JSON are read, too)": (
        "ashes.live の JSON（Ashteki と携帯版の JSON も読める）"
    ),
    "ashes.live deck list": "ashes.live のデッキリスト",
    "LackeyCCG deck (.dek)": "LackeyCCG のデッキ（.dek）",
    "CipherVit deck (.fe0d)": "CipherVit のデッキ（.fe0d）",
    "deckcli deck file as JSON": "deckcli のデッキファイル（JSON）",
    "deckcli deck file": "deckcli のデッキファイル",
    "plain deck list": "ふつうのデッキリスト",
    "all": "すべて",
    "A deck for {1=}.": "{1}のデッキ。",
    "Fill in what is empty, then run deckcli check.": "空いているところに書き込み、deckcli check で検査します。",
    "a card: its id, or its name in English or Japanese": "カード: 番号、または英語か日本語の名前",
    "each card with its number of copies, such as {Name: 3}": "カードと枚数、例えば {名前: 3}",
    "numbers of: {1=}": "それぞれの数: {1}",
    "{1}; {2=} if left out": "{1}。なければ {2}",
    "format: {1}": "フォーマット: {1}",
    "regulation: {1=}": "レギュレーション: {1}",
    "multi_game: {1=}": "連戦: {1}",
    "facts": "データのみ", "avatar ({1#} card)": "アバター（{1}枚）",
    "one of {1=}": "{1} のどれか",
    # cards that consist of their numbers alone
    "A character without text.": "文のないキャラクター。",
    "A booster without text.": "文のないブースター。",
    "A support without text.": "文のないサポート。",
    "Leads the {1=}: a deck of {2#} other cards with at most {3#} foreign moons.": (
        "{1}を率いる: ほかの{2}枚のデッキに、他種族の月は最大{3}。"
    ),
    "A conjuration without abilities.": "能力のない魔物。",
    "A heavy conjuration without abilities.": "能力のない大型の魔物。",
    "A small conjuration without abilities.": "能力のない小型の魔物。",
    "{1#} lines of the deck count together": "デッキの{1}行を合わせて数えます",
    "no card has {1=}": "{1}のカードはありません",
    "parts": "区分", "types": "種類",
    "deckcli deck list {1=} lists the decks": "デッキの一覧は deckcli deck list {1}",
    # hands, odds, drafts
    "the same deck": "同じデッキ",
    "the deck chosen to play with is {1=}": "使うデッキは{1}",
    "the hand is dealt without the avatar's effect": "アバターの効果なしで配った手札",
    "one action point a turn is spent on Charge": "毎ターン、行動値1をチャージに使う",
    "whether a new hand is taken depends on the cards of the first": "引き直すかどうかは最初の手札による",
    "custom; deck building with a leader's limits": "独自。リーダーの制限でデッキを組む",
    "custom; the rulebook has no draft": "独自。ルールブックにドラフトはない",
    "Ashes organised play, draft rules": "Ashes 公式大会のドラフト規則",
    "rulebook, drafting": "ルールブック、ドラフトの章",
    "match regulations, random half (2021-06)": "大会規定、ランダムハーフ（2021-06）",
    "%s for %s": "%s（%sと交換）",
    "without %s": "%sを戻す",
    "{1#} conjurations": "魔物{1}",
    "no deck: {1}": "デッキなし: {1}",
    "not legal: {1}": "適正でない: {1}",
    "no hint": "ヒントなし",
    "{1=} (Possible options: {2=})": "{1}（近いもの: {2}）",
    "p1 can win before this turn ends.": "p1はこのターンのうちに勝てます。",
    # progress
    "{1#} of {2#} pairs": "{2}組中{1}組",
    "{1#} of {2#} rotations": "{2}巡中{1}巡",
    "{1#} a second": "毎秒{1}",
    "{1#}:{2#} left": "残り{1}:{2}",
    "LLR {1=} in [{2=}, {3=}]": "LLR {1}、範囲 [{2}, {3}]",
    "{1#} of {2#} drafts": "ドラフト{2}回中{1}回",
    # reports
    "The share of points in percent that the deck of a row takes from that of a column.": (
        "行のデッキが列のデッキから取った点の割合（%）。"
    ),
    "the field falls into {1#} groups that never met; ratings compare only within a group": (
        "デッキは対戦のない{1}組に分かれています。評価を比べられるのは組の中だけです"
    ),
    "the field falls into {1#} groups that never met; ratings compare only within a group; {2}": (
        "デッキは対戦のない{1}組に分かれています。評価を比べられるのは組の中だけです。{2}"
    ),
    "some decks took every point from the rest, which no finite rating explains; one drawn game was "
    "added to every pairing that was played": (
        "一部のデッキが残りからすべての点を取ったので、有限の評価では表せません。遊んだ対戦ごとに引き分けを1ゲーム加えました"
    ),
    "{1#} of {2#}, {3#} %": "{2}回中{1}回、{3} %",
    "{1=} ({2=} to {3=})": "{1}（{2}から{3}）",
    "{1#} race to {2#} of {3} in {4}, seed {5}": "{3} {2}先取{1}回（{4}）、シード {5}",
    "{1#} races to {2#} of {3} in {4}, seed {5}": "{3} {2}先取{1}回（{4}）、シード {5}",
    "{1} attracted a fourth dragon and wins {2#} crystal": "{1}が四匹目のドラゴンを引き寄せ、クリスタル{2}個を獲得",
    "{1} attracted a fourth dragon and wins {2#} crystals": "{1}が四匹目のドラゴンを引き寄せ、クリスタル{2}個を獲得",
    "a player is out of cards, and the dragons are with {1}, who wins {2#} crystal": (
        "カードが尽き、ドラゴンは{1}のもとにいる。{1}はクリスタル{2}個を獲得"
    ),
    "a player is out of cards, and the dragons are with {1}, who wins {2#} crystals": (
        "カードが尽き、ドラゴンは{1}のもとにいる。{1}はクリスタル{2}個を獲得"
    ),
    "the opponent of {1} was out of cards first; {2} wins {3#} crystal": (
        "{1}の相手のカードが先に尽きた。{2}はクリスタル{3}個を獲得"
    ),
    "the opponent of {1} was out of cards first; {2} wins {3#} crystals": (
        "{1}の相手のカードが先に尽きた。{2}はクリスタル{3}個を獲得"
    ),
    "SPRT {1=} {2} (LLR {3=} in [{4=}, {5=}])": "SPRT {1} {2}（LLR {3}、範囲 [{4}, {5}]）",
    "inconclusive: more pairs are needed": "結論なし: もっと組が必要です",
    "passed with {1}": "{1}で合格",
    "FAILED with {1}": "{1}で不合格",
    "passed with {1}; the interval leaves it open": "{1}で合格。区間からは断言できません",
    "FAILED with {1}; the interval leaves it open": "{1}で不合格。区間からは断言できません",
    "{1=}, seed {2#}": "{1}、シード {2}",
    "{1#} game by {2=}": "{2}で{1}ゲーム",
    "{1#} games by {2=}": "{2}で{1}ゲーム",
    "{1=} and {2=}: one of them ranks no deck above another": (
        "{1}と{2}: 片方はどのデッキにも差をつけていません"
    ),
    "{1}; at this number of games, one pilot agrees with itself to {2=} to {3=} (median {4=})": (
        "{1}。このゲーム数では、同じボットどうしの一致は{2}から{3}（中央{4}）"
    ),
    "{1=}, {2#} players": "{1}、{2}人",
    "match": "対戦", "roundrobin": "総当たり", "gauntlet": "勝ち抜き",
    "pair": "組", "rotation": "巡", "cut": "打ち切り", "interpreted": "インタプリタ", "compiled": "コンパイル済み",
    "seen_a": "Aの見た", "seen_b": "Bの見た", "seen_c": "Cの見た", "seen_d": "Dの見た",
    "played_a": "Aの使った", "played_b": "Bの使った", "played_c": "Cの使った", "played_d": "Dの使った",
    "a win rate": "勝率",
    "to {1=} points either way": "上下{1}ポイントまで",
    "{1=} points found in 80 % of runs": "{1}ポイントの差を80 %の確率で見つける",
    "A wins {1=} %: H1 in {2=} % of runs": "Aの勝率{1} %: {2} %で H1",
}  # fmt: skip
