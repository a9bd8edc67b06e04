"""Tables and pages: headers, labels, lines."""

PHRASES = {
    "no room for": "入らない列",
    # headers
    "n": "枚", "id": "番号", "name": "名前", "part": "区分", "cards": "カード", "count": "枚数",
    "a": "A", "b": "B", "change": "差", "statistic": "統計", "value": "値", "against": "対",
    "format": "形式", "players": "人数", "rules": "規則", "what": "内容", "endings": "拡張子",
    "games": "ゲーム", "game": "ゲーム", "picked": "選択", "average pick": "平均順", "first": "最初",
    "last": "最後", "wheels": "一周", "in decks": "デッキ", "player": "プレイヤー", "pick": "順",
    "mean": "平均", "least": "最小", "median": "中央", "90 %": "90 %", "most": "最大",
    "card": "カード", "seen": "見た", "played": "使った", "score": "成績", "seat": "席", "share": "割合",
    "winner": "勝者", "ending": "終わり方", "wins": "勝ち", "turns": "ターン", "decisions": "選択",
    "bot": "ボット", "bots": "ボット", "groups": "組", "rotations": "巡回", "rating": "評価",
    "rank": "順位", "Nash mix": "ナッシュ配合", "pairs": "組", "run": "結果", "question": "問い",
    "case": "場合", "base": "以前", "current": "今回", "store": "保存先", "type": "種類", "seed": "シード",
    "gaps": "欠け", "low": "下限", "high": "上限", "field": "フィールド", "also": "別名",
    "meaning": "意味", "values": "値", "set": "セット", "known": "収録", "playable": "対応",
    "verified": "確認済み", "with summary": "要約あり", "total": "合計", "code": "コード",
    "rule": "規則", "severity": "重さ", "build": "ビルド", "games/s": "ゲーム/秒",
    "decisions/s": "選択/秒", "decisions/game": "選択/ゲーム", "clone µs": "複製 µs",
    "most options": "最大選択肢", "policy": "方針", "1 or more": "1枚以上", "2 or more": "2枚以上",
    "3 or more": "3枚以上", "A a hand": "A 平均", "B a hand": "B 平均", "A has one": "A 1枚以上",
    "B has one": "B 1枚以上", "term": "項", "in the deck": "デッキ中", "alone": "単独", "wish": "条件",
    "chance": "確率", "method": "方法", "edition": "版", "rules edition": "ルールの版",
    "formats": "フォーマット", "decks": "デッキ", "sets": "セット", "play": "対戦", "coverage": "対応状況",
    "text": "文", "pool": "カード", "side_deck": "サイドデッキ", "conjurations": "魔物",
    "phoenixborn": "フェニックスボーン", "main_character": "主人公", "avatar": "アバター",
    "A scores": "Aの成績", "{1} scores": "{1}の成績", "{1} against": "{1} 対",
    # labels of facts
    "Type": "種類", "Dice": "ダイス", "Action": "アクション", "Magic": "魔法", "Attack": "攻撃力",
    "Life": "体力値", "Recover": "回復力", "Battlefield": "戦場値", "Spellboard": "呪盤値",
    "Placement": "配置", "Unique to": "固有", "Summons": "召喚", "Conjuration limit": "魔物上限",
    "Precon": "構築済み", "Abilities": "能力", "Activation": "起動", "Id": "番号", "Name": "名前",
    "Set": "セット", "Kind": "種別", "Text": "文", "Suit": "スート", "Rank": "ランク", "Number": "数字",
    "Summoned as": "召喚", "Class": "兵種", "Card class": "タイプ", "Lowest format": "最低フォーマット", "Raised": "起こし方",
    "Raised by": "起こすカード", "Timing": "タイミング", "Speed": "速さ", "Key cards": "キー枚数",
    "Key suits": "キーのスート", "Key ranks": "キーのランク", "Key from": "キー下限",
    "Key to": "キー上限", "Keys share": "キーの共通点", "Cost": "コスト", "Target": "対象",
    "Whose": "誰の", "Once per turn": "1ターンに1回", "Cannot be countered": "打ち消されない",
    "Makes": "作るもの", "Fights with": "戦う値", "People": "種族", "Fire": "炎", "Earth": "大地",
    "Moons": "月", "Icons": "アイコン", "Pair": "ペア", "Gang": "ギャング", "Bluff": "ブラフ",
    "Tags": "語", "Family": "家族", "Capacity": "積載", "Chosen": "選ばれし者", "Stock deck": "既製デッキ",
    "Deck cards": "デッキ枚数", "Foreign moons": "他種族の月", "Unit name": "ユニット名",
    "Also named": "別のユニット名", "Title": "称号", "Symbol": "シンボル", "CC cost": "CCコスト",
    "Support": "支援力", "Range": "射程", "Gender": "性別", "Weapon": "武器", "Skill": "スキル",
    "Skill class": "スキルの分類", "Support skill": "支援タイプ", "Icon": "アイコン", "Limit": "制限",
    "Any number of copies": "枚数無制限", "Series": "弾", "Rarity": "レアリティ", "Printing": "収録",
    "Subkind": "細分", "Summon": "召喚種類", "Evolves from": "進化元", "Race of the base": "進化元の種族",
    "Counters on the base": "進化元のカウンター", "Summoned by": "召喚元", "Attribute": "属性",
    "Races": "種族", "Category": "種別", "Legend": "レジェンド", "Defence": "守備力",
    "Kind of cost": "コストの種類", "Passives": "パッシブ", "Bearer": "装備できるもの",
    "Attack bonus": "攻撃補正", "Defence bonus": "守備補正", "Grants": "与えるもの", "Answers": "応答",
    "Skills": "スキル", "Flags": "フラッグ", "Skill attributes": "スキルの属性", "Action points": "行動値",
    "Deck limit": "枚数制限", "Uses the side deck": "サイドデッキを使う", "Source": "出典",
    "Printings": "収録",
    # statistics
    "Types": "種類", "Dice to play": "使うダイス", "Symbols to play against dice": "使うシンボルとダイス",
    "Symbols to use against dice": "起動のシンボルとダイス", "Numbers": "数字", "Suits": "スート",
    "Characters": "キャラクター", "Peoples": "種族", "Deployment cost": "出撃コスト",
    "Class-change cost": "クラスチェンジコスト", "Symbols": "シンボル", "Ranges": "射程",
    "Weapons": "武器", "Unit names": "ユニット名", "Kinds of cost": "コストの種類",
    "Attributes": "属性", "Skill flags": "スキルのフラッグ",
    "{1} ({2#} card)": "{1}（{2}枚）",
    "{1} ({2#} cards)": "{1}（{2}枚）",
    "{1} ({2#} cards, mean {3})": "{1}（{2}枚、平均{3}）",
    "{1} ({2#} cards, {3#} without)": "{1}（{2}枚、なし{3}枚）",
    "{1} ({2#} cards, {3#} without, mean {4})": "{1}（{2}枚、なし{3}枚、平均{4}）",
    "the decks are the same": "デッキは同じです",
    "{1#} card found": "{1}枚見つかりました",
    "{1#} cards found": "{1}枚見つかりました",
    "... {1#} in all": "… 全部で{1}枚",
    "What this card does is not known to the program yet.": (
        "このカードの働きはまだプログラムに入っていません。"
    ),
    "{1#} known": "収録{1}",
    "{1#} others known": "ほか収録{1}",
    "{1} of {2#} decks: {3}": "{2}デッキ中{1}: {3}",
    # hands and odds
    "{1} ({2}), seed {3#}": "{1}（{2}）、シード {3}",
    "note: {1}": "注: {1}",
    "Note: {1}": "注: {1}",
    "dice: {1}": "ダイス: {1}",
    "main character: {1}": "主人公: {1}",
    "first hand, put back": "戻した最初の手札",
    "new hand": "新しい手札",
    "drawn for going first": "先攻で引くカード",
    "turned up": "表にしたもの",
    "against {1} of {2}: goes {3}": "相手（{2}）の{1}に対して: {3}",
    "second": "後攻",
    "{1#} opening hands of {2} ({3}), seed {4}": "{2}（{3}）の初手{1}回、シード {4}",
    "{1} cards from {2#}": "{2}枚から{1}枚",
    "{1#} cards chosen": "{1}枚を選ぶ",
    "{1} set aside: {2}": "別に置く{1}: {2}",
    "{1}: {2}: kept {3}": "{1}: {2}: 残した割合 {3}",
    "goal: {1}: {2}": "目標: {1}: {2}",
    "goes first against {1}: {2}": "{1}に対して先攻: {2}",
    "{1} (95 % interval {2} to {3})": "{1}（95 % 区間 {2} から {3}）",
    "A {1}, B {2}, A over B {3} (95 % interval {4} to {5}) on the same hands": (
        "A {1}、B {2}、差 {3}（95 % 区間 {4} から {5}）、同じ手札で"
    ),
    "{1}: how many a hand, and chance of any in %": "{1}: 手札の平均枚数と、1枚以上ある確率（%）",
    "{1}, mean {2#}": "{1}、平均{2}",
    "mulligan: {1}": "引き直し: {1}",
    "chance in %": "確率（%）",
    "{1#} in the opening hand": "初手{1}枚",
    "{1#} in the opening hand, {2#} drawn": "初手{1}枚、引いた{2}枚",
    "by turn {1#}, going first: {2} in the opening hand, {3} drawn": (
        "先攻で{1}ターン目まで: 初手{2}枚、引いた{3}枚"
    ),
    "by turn {1#}, going second: {2} in the opening hand, {3} drawn": (
        "後攻で{1}ターン目まで: 初手{2}枚、引いた{3}枚"
    ),
    "by {1} {2#}, going first: {3} in the opening hand, {4} drawn": (
        "先攻で{2}{1}まで: 初手{3}枚、引いた{4}枚"
    ),
    "by {1} {2#}, going second: {3} in the opening hand, {4} drawn": (
        "後攻で{2}{1}まで: 初手{3}枚、引いた{4}枚"
    ),
    "round": "ラウンド",
    "goes first": "先攻",
    "goes second": "後攻",
    "exact ({1}): {2} of {3}": "正確（{1}）: {3}通り中{2}通り",
    "simulated ({1}): {2} of {3} hands, seed {4}; 95 % interval {5} to {6} (Wilson)": (
        "試行（{1}）: {3}回中{2}回、シード {4}。95 % 区間 {5} から {6}（Wilson）"
    ),
    "no choice is involved": "選択がない",
    "no choice is involved{1}": "選択がない{1}",
    "asked for": "指定",
    "drawing is a choice in {1}; it is assumed that {2}": "{1}では引くのは選択です。{2}とみなします",
    "no card of the deck is {1}": "デッキに{1}のカードはありません",
    "{1} can never be: the deck has {2}": "{1}はありえません: デッキには{2}",
    "{1} can never be: {2} are seen by then": "{1}はありえません: それまでに見るのは{2}",
    "no hands are dealt from an illegal deck; --allow-illegal does, if all cards are known": (
        "適正でないデッキからは配りません。カードがすべてわかれば --allow-illegal で配れます"
    ),
    "{1#} of {2#} hands": "{2}回中{1}回の手札",
    # matches
    "{1} against {2}": "{1} 対 {2}",
    "{1#} game of {2} in {3}, seed {4}": "{2} {1}ゲーム（{3}）、シード {4}",
    "{1#} games of {2} in {3}, seed {4}": "{2} {1}ゲーム（{3}）、シード {4}",
    "{1} in {2}, seed {3#}": "{1}（{2}）、シード {3}",
    "{1} in {2}, {3}, seed {4#}": "{1}（{2}、{3}）、シード {4}",
    "{1#} game": "{1}ゲーム",
    "{1#} games": "{1}ゲーム",
    "{1#} pair": "{1}組",
    "{1#} pairs": "{1}組",
    "{1#} rotation": "{1}巡",
    "{1#} rotations": "{1}巡",
    "{1#} draw": "引き分け{1}",
    "{1#} draws": "引き分け{1}",
    "{1#} pairing": "{1}対戦",
    "{1#} pairings": "{1}対戦",
    "{1#} group": "{1}組",
    "{1#} groups": "{1}組",
    "{1#} games of {2}": "{2} {1}ゲーム",
    "A won {1}, B won {2}, {3}": "A {1}勝、B {2}勝、{3}",
    "{1} won {2}": "{1} {2}勝",
    "A scores {1}": "Aの成績 {1}",
    "A scores {1} (one deck and one bot against itself)": "Aの成績 {1}（同じデッキとボットどうし）",
    "One deck and one bot has all seats": "すべての席が同じデッキとボット",
    "The turn limit stopped {1}": "ターン数の上限で終わったもの {1}",
    "{1}; the turn limit stopped {2}": "{1}、ターン数の上限で終わったもの {2}",
    "Whoever has the first turn scores {1}": "先攻の成績 {1}",
    "Prizes won: {1}; A is ahead by {2} in each game": "得た賞 {1}。Aのリードは1ゲームに{2}",
    "Prizes won: {1}; A is ahead by {2} in each race of {3} games": (
        "得た賞 {1}。Aのリードは{3}ゲームの先取1回に{2}"
    ),
    "Pairing saved {1} % of the games that single ones would need.": (
        "組にしたことで、必要なゲームが{1} %減りました。"
    ),
    "Pairing cost {1} % more games than single ones here.": (
        "組にしたことで、必要なゲームが{1} %増えました。"
    ),
    "How games ended": "終わり方",
    "Taken of the chances to": "できたことのうち実際にした回数",
    "Cards never played": "一度も使われなかったカード",
    "Length of a game": "ゲームの長さ",
    "Pairs by the points of A": "Aの得点ごとの組の数",
    "Shares": "勝ちの割合",
    "Seats": "席",
    "Cards of {1}, {2}": "{1}のカード、{2}",
    "Those with the clearest effect; -v shows {1} more.": "効果のはっきりしたもの。-v でほか{1}枚。",
    "Expected {1}: {2}": "期待 {1}: {2}",
    "H1 accepted: A wins at least {1} % rather than {2} %": (
        "H1 を採択: Aの勝率は{2} %ではなく{1} %以上"
    ),
    "H0 accepted: A wins at most {1} % rather than {2} %": (
        "H0 を採択: Aの勝率は{2} %ではなく{1} %以下"
    ),
    "passed": "合格",
    "failed": "不合格",
    "inconclusive": "結論なし",
    "Round robin of {1}: {2}": "{1}の総当たり: {2}",
    "Round robin of {1}: {2} at tables of {3#}": "{1}の総当たり（{3}人の卓）: {2}",
    "Gauntlet of {1}: {2} against {3}": "{1}の勝ち抜き: {2} 対 {3}",
    "{1#} decks": "{1}デッキ",
    "{1#} deck": "{1}デッキ",
    "All decks are played by {1}.": "操作はすべて{1}。",
    "An even share would be {1} %.": "均等なら{1} %。",
    "Ratings: {1}": "評価: {1}",
    "Nash mix, which nobody exploits if the measured scores are true: {1}": (
        "ナッシュ配合（成績が正しければ誰にもつけこまれない）: {1}"
    ),
    "Best answer to a field of all decks alike: {1}, {2} %": "全デッキ均等な場への最善: {1}、{2} %",
    "Best answer to the mix: its own decks, {1} %; of the others {2}, {3} %": (
        "配合への最善: 配合の中のデッキ {1} %。ほかでは{2}、{3} %"
    ),
    "{1} and {2}: Spearman {3}": "{1}と{2}: スピアマン {3}",
    "How far the rankings agree": "順位の一致",
    "expected length: {1} to {2} pairs, fewer where pairing helps": (
        "見込み: {1}から{2}組。組にする効果があれば少なくなります"
    ),
    "{1}; they are saved. Go on with:": "{1}。保存しました。続きは:",
    "{1}; without --store nothing is kept": "{1}。--store がないので残りません",
    "interrupted after {1} pairs": "{1}組で中断",
    "interrupted after {1} rotations": "{1}巡で中断",
    "bots lost {1} without an answer; {2}": "ボットが答えずに{1}を失いました。{2}",
    "to repeat it: {1}": "再現するには: {1}",
    # runs
    "{1} was edited:": "{1}が直されました:",
    "Every pair ended as before ({1}): {2}": "すべての組が以前と同じ（{1}）: {2}",
    "{1}'s score changed by {2} points ({3} to {4}, {5}): {6}": (
        "{1}の成績の差 {2}ポイント（{3}から{4}、{5}）: {6}"
    ),
    "{1}'s score changed by {2} points ({3} to {4}, {5}), which may be chance: {6}": (
        "{1}の成績の差 {2}ポイント（{3}から{4}、{5}）、偶然かもしれません: {6}"
    ),
    "{1} at a tolerance of {2} points": "許容{2}ポイントで{1}",
    "the same seeds": "同じシード",
    "different seeds": "別のシード",
    "no pairs in common": "共通の組なし",
    "{1} pair of {2} in {3}": "{3}に{2}の{1}組",
    "{1} pairs of {2} in {3}": "{3}に{2}の{1}組",
    "{1} rotations of {2} in {3}": "{3}に{2}の{1}巡",
    "{1#} store": "保存ファイル{1}個",
    "{1#} stores": "保存ファイル{1}個",
    # decks, rulings, watching
    "{1}: fixed": "{1}: 直しました",
    "{1}: only YAML and JSON decks are fixed; convert it first": (
        "{1}: 直せるのは YAML と JSON のデッキだけです。先に変換します"
    ),
    "{1}: fill it in, then run deckcli check {2}": "{1}: 書き込んだら deckcli check {2}",
    "{1}: would be reformatted": "{1}: 整形が必要です",
    "{1}: reformatted": "{1}: 整形しました",
    "watching for changes; Ctrl-C ends": "変更を待っています。Ctrl-C で終了",
    "nothing to check: no deck files in {1=}": "検査するものがありません: {1}にデッキがありません",
    "nothing to check: name a deck, or use --samples": (
        "検査するものがありません: デッキを書くか、--samples を使います"
    ),
    "nothing to run: no ruling files there": "実行するものがありません: 裁定のファイルがありません",
    "{1#} ruling holds": "裁定{1}件が成り立ちます",
    "{1#} rulings holds": "裁定{1}件が成り立ちます",
    "{1#} rulings hold": "裁定{1}件が成り立ちます",
    "{1} of {2#} ruling fails": "裁定{2}件中{1}件が失敗",
    "{1} of {2#} rulings fail": "裁定{2}件中{1}件が失敗",
    "{1} of {2#} rulings fails": "裁定{2}件中{1}件が失敗",
    "{1} of {2#} ruling cannot be played": "裁定{2}件中{1}件は実行できません",
    "{1} of {2#} rulings cannot be played": "裁定{2}件中{1}件は実行できません",
    "ends the same after {1} decisions": "{1}回の選択で同じように終わります",
    "goes the same, but is not over after {1} decisions": (
        "{1}回の選択まで同じですが、終わっていません"
    ),
    "{1}, by its actions, winner, ending and turns: its fingerprint is an older one": (
        "{1}（行動、勝者、終わり方、ターンを比較。指紋は古い版のものです）"
    ),
    "{1}, though it was played with other card data": (
        "{1}（遊んだときのカードデータは別のものです）"
    ),
    "the game is over, but the transcript does not tell how it ended": (
        "ゲームは終わっていますが、記録に終わり方がありません"
    ),
    "{1} is {2}, the transcript says {3}": "{1}は{2}ですが、記録では{3}です",
    "this is a defect of deckcli, not of your files": (
        "これは deckcli の欠陥で、あなたのファイルのせいではありません"
    ),
    "These pairs do not tell what pairing saves.": "これらの組からは、組にした効果がわかりません。",
    "{1} % ({2} to {3})": "{1} %（{2}から{3}）",
    "the Phoenixborn of {1} is destroyed": "{1}のフェニックスボーンが破壊された",
    "{1}'s deck is empty": "{1}のデッキが0枚になった",
    "both decks are empty": "両者のデッキが0枚になった",
    "{1}'s main character was destroyed without orbs": "{1}の主人公がオーブのない状態で撃破された",
    "{1} has neither deck nor retreat area": "{1}のデッキにも退避エリアにもカードがない",
    "a direct attack hits {1}": "{1}へのダイレクトアタックが決まった",
    "Magic Burst: {1} holds too many cards": "マジックバースト：{1}の手札が多すぎる",
    "Exhaustion: {1} has no cards left in the deck": "エグゾーション：{1}のデッキが尽きた",
    "Exhaustion: no cards left in the deck": "エグゾーション：デッキが尽きた",
    "a cost cannot be paid by {1}": "{1}はコストを支払えない",
    "{1} cannot draw: the deck is empty": "{1}はデッキからカードを引けない",
    "turn limit of {1} reached": "ターン数の上限{1}に達した",
    "opening hand": "初手",
    "draw: {1}": "引き分け: {1}",
    "Player {1#}": "プレイヤー{1}",
    "Player {1#}, {2}": "プレイヤー{1}、{2}",
    "turn {1#}": "{1}ターン目",
    "no choice is involved once the opening hand is kept": "初手を残せば選択がない",
    "a number of hands was asked for; without it the chance is counted exactly": (
        "回数が指定された。なければ正確に数える"
    ),
    "orbs, face down": "オーブ（裏向き）",
    "first five": "最初の5枚",
    "owner": "権利者",
    "not yet": "まだ",
    # explain
    "Fails:": "失敗する例:",
    "Passes:": "通る例:",
    "Source: {1}.": "出典: {1}。",
}  # fmt: skip
