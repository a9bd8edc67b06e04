"""At the table: play sheets, prompts, what a person is told; drafts and replays."""

PHRASES = {
    # prompts
    "{1}, {2} (? for help)": "{1}、{2}（? で説明）",
    "move {1} of {2} (? for help)": "{2}手中{1}手目（? で説明）",
    "{1}, Enter hides the table; {2} is next": "{1}、Enter で場を隠します。次は{2}",
    "{1}, press Enter when nobody else looks": "{1}、ほかの人が見ていなければ Enter",
    "[1-{1}, ? for help] ": "[1-{1}、? で説明] ",
    "[1-{1}, 0 {2}, ? for help] ": "[1-{1}、0 {2}、? で説明] ",
    "passes": "で見送る",
    "goes back": "で戻る",
    # help
    "1, 2, …           take the choice of that number": "1, 2, …           その番号を選ぶ",
    "attack A -> B     or type it out, with names or ids of cards": (
        "attack A -> B     または、カードの名前か番号で書く"
    ),
    "table             show the table and the choices once more": (
        "table             場と選択肢をもう一度表示する"
    ),
    "look AREA [p2]    look through {1=}": "look AREA [p2]    次の場所を見る: {1}",
    "card 3, card NAME the pages of the cards of a choice, or of any card": (
        "card 3, card NAME 選択肢のカード、または好きなカードの頁"
    ),
    "hint [BOT]        what a bot would do in your place: roll:4, or hint greedy": (
        "hint [BOT]        ボットならどうするか: roll:4、または hint greedy"
    ),
    "undo              go back to your last decision; nothing is shuffled anew, so": (
        "undo              最後の選択に戻る。混ぜ直さないので、めくれたカードや相手の"
    ),
    "you know then what was turned up and how the other answered": "答えは知ったままになる",
    "save [FILE]       write the game down; go on with deckcli play --resume FILE;": (
        "save [FILE]       ゲームを保存する。続きは deckcli play --resume FILE。"
    ),
    "Ctrl-C does it, too, and leaves": "Ctrl-C でも保存して終わる",
    "quit              leave the table": "quit              やめる",
    "nothing here": "ここにはない",
    "On the table": "場の見方",
    "Enter, n   the next move              b   one move back": (
        "Enter, n   次の手                     b   一手戻る"
    ),
    "12         the table after move 12    t   the table once more": (
        "12         12手目のあとの場           t   場をもう一度"
    ),
    "e          the end                    q   quit": "e          最後                       q   やめる",
    "1, 2, …   choose that line          u   take your last pick back": (
        "1, 2, …   その行を選ぶ              u   最後に取ったものを戻す"
    ),
    "0         pass, where you may       p   all picks you know of": (
        "0         見送る（できるとき）      p   知っているものすべて"
    ),
    "s         save and go on            q   save and stop": (
        "s         保存して続ける            q   保存してやめる"
    ),
    # answers
    "not understood: {1} is neither a choice now nor a command": (
        "わかりません: {1}は選択肢でもコマンドでもありません"
    ),
    "not understood: the choices are 1 to {1}": "わかりません: 選択肢は1から{1}です",
    "did you mean {1}?": "もしかして{1}ですか？",
    "there is nothing to look through but the table": "場のほかに見るものはありません",
    "look at one of: {1=}; of all players, or of {2}": "見られる場所: {1}。全員、または{2}",
    "{1} {2=}: {3#} card": "{1} {2}: {3}枚",
    "{1} {2=}: {3#} cards": "{1} {2}: {3}枚",
    "no card to show for {1}; did you mean {2}?": (
        "{1}で表示するカードはありません。もしかして{2}ですか？"
    ),
    "no card to show for {1}": "{1}で表示するカードはありません",
    "card NUMBER or card NAME": "card 番号、または card 名前",
    "no hint: {1} has no answer: {2}": "ヒントなし: {1}は答えません: {2}",
    "no hint: {1}": "ヒントなし: {1}",
    "{1} would take {2#}: {3}": "{1}なら{2}を選びます: {3}",
    "there is nothing to take back": "取り消すものがありません",
    "{1} has decided since then: only the last decision is taken back": (
        "そのあと{1}が選びました: 取り消せるのは最後の選択だけです"
    ),
    "taken back: {1}": "取り消しました: {1}",
    "not saved: {1}": "保存できません: {1}",
    "saved; go on with: {1}": "保存しました。続きは: {1}",
    "saved: {1}": "保存しました: {1}",
    "go on with: {1}": "続きは: {1}",
    "stopped at move {1}; go on with: {2}": "{1}手目で止めました。続きは: {2}",
    "the game was not saved": "ゲームは保存されませんでした",
    "the game is not saved: `save FILE` keeps it, `quit` once more leaves it": (
        "ゲームは保存されていません: `save FILE` で保存、もう一度 `quit` で終了"
    ),
    "this is the first move": "これが最初の手です",
    "there are {1} moves": "手は{1}までです",
    "not over yet; go on with: {1}": "まだ終わっていません。続きは: {1}",
    "seed {1#}": "シード {1}",
    # drafts
    "Which of your cards goes back for {1}?": "{1}の代わりにどのカードを戻しますか？",
    "{1}: only {2} is left": "{1}: 残りは{2}だけです",
    "you may not pass here: something must be chosen": "ここでは見送れません: 何かを選びます",
    "there is no line {1}: the choices are 1 to {2}": "{1}行目はありません: 選択肢は1から{2}です",
    "{1} is neither a line nor a command": "{1}は行でもコマンドでもありません",
    "{1}. {2}:": "{1}。{2}:",
    "Player {1#}, {2}, pick {3#}": "プレイヤー{1}、{2}、{3}番目",
    "{1}, pick {2#}": "{1}、{2}番目",
    "player {1#}: {2}": "プレイヤー{1}: {2}",
    "Choose one": "一つ選ぶ",
    "Take one card and pass the others": "1枚取り、残りを渡す",
    "Cards": "カード",
    "Draft": "ドラフト",
    "saved; go on with: deckcli draft --resume {1=}": "保存しました。続きは: deckcli draft --resume {1}",
    "{1#} files written to {2}": "{2}に{1}個のファイルを書きました",
    "warning: {1} has files of another draft: {2}": "警告: {1}に別のドラフトのファイルがあります: {2}",
    "{1#} players had no legal deck in their picks": "{1}人は適正なデッキを組めませんでした",
    "nothing is played: no legal deck for player {1}": "遊びません: プレイヤー{1}に適正なデッキがありません",
    "{1} of {2#} drafts": "{2}回中{1}回のドラフト",
    "warning: {1} was played with other card data; it may go differently now": (
        "警告: {1}は別のカードデータで遊ばれました。違う進み方をするかもしれません"
    ),
    # moments
    "before the game": "ゲームの前",
    "turn {1#}, {2}'s {3} phase": "{1}ターン目、{2}の{3}フェイズ",
    "turn {1#}, {2}, {3#} AP": "{1}ターン目、{2}、{3} AP",
    "turn {1#}, {2}": "{1}ターン目、{2}",
    "round {1} ({2}), turn {3} of {4}, main {5}, side {6}": (
        "第{1}ラウンド（{2}）、{4}の手番{3}、メイン{5}、サイド{6}"
    ),
    "first player token: {1}": "開始プレイヤートークン: {1}",
    "out of the game": "脱落",
    "p{1#} (you)": "p{1}（あなた）",
    # choices that nobody else is told in these words
    "discard top": "山札の上を捨てる",
    "discard {1}": "{1}を捨てる",
    "first {1}: {2}": "{1}の{2}を先に",
    "first {1}": "{1}を先に",
    "pay {1}": "{1}を支払う",
    "strike {1}": "{1}を打つ",
    "deal {1} -> {2}": "{2}に{1}ダメージ",
    "turn {1} -> {2}": "{1}を{2}に変える",
    "die {1}": "ダイス{1}",
    "ready {1} -> {2}": "{1}を{2}で戻す",
    "exhaust {1}": "{1}を消耗する",
    "move {1}": "{1}を動かす",
    "key {1}": "{1}をキーにする",
    "target action {1}": "アクション{1}を対象にする",
    "target {1}": "{1}を対象にする",
    "pass": "パス",
    "charge": "チャージする",
    "summon {1} -> {2}": "{1}を{2}表示で召喚する",
    "evolve {1} -> {2}": "{1}を{2}に進化する",
    "play {1} from the side deck": "サイドデッキから{1}を使う",
    "set {1}": "{1}をセットする",
    "command {1}: {2}": "{1}の{2}を命じる",
    "use {1} -> {2}": "{1}を{2}に使う",
    "use {1}": "{1}を使う",
    "end turn": "ターンを終える",
    "yes": "はい",
    "no": "いいえ",
    "sacrifice {1}": "{1}を犠牲にする",
    "counter {1}: {2}": "{1}の{2}で反撃する",
    "take {1}": "{1}を取る",
    "evade {1}": "{1}で回避する",
    # windows and phases
    "first_five": "最初の5枚", "first_player": "開始プレイヤー", "prepare": "準備", "order": "順番",
    "turn": "手番", "pay": "支払い", "choice": "選択", "number": "数", "may": "任意",
    "reaction": "リアクション", "attackers": "攻撃者", "between": "攻撃の間", "victim": "攻撃先",
    "blockers": "ブロック", "guard": "護衛", "strike": "打撃", "counter": "反撃", "split": "割り振り",
    "meditation": "瞑想", "turn_dice": "ダイスの目", "die": "ダイス", "ready": "活性",
    "exhaust_dice": "消耗するダイス", "token": "トークン", "response": "応答", "drive": "ドライブ",
    "sacrifice": "犠牲", "key": "キー", "target": "対象", "decision": "決定",
    "beginning": "開始", "leadership": "リーダーシップ", "engage": "交戦", "engagement": "交戦",
    "decline": "辞退", "support": "支援", "demand": "要求", "element": "元素", "call": "指摘",
    "offer": "提案", "interfere": "干渉", "mulligan": "引き直し", "bond": "絆", "deploy": "出撃",
    "critical": "必殺", "evade": "回避", "orb": "オーブ", "flip": "裏返す", "tap": "行動済み",
    "namesake": "同名", "line": "列", "answer": "応答", "position": "表示形式", "defence": "守備",
    "discard": "捨て札", "end": "終了", "booster": "ブースター", "attack": "攻撃",
    "recovery": "回復", "player turns": "プレイヤーターン", "announcement": "宣言",
    # rows
    "hand": "手札",
    "front": "前衛",
    "back": "後衛",
    "bonds": "絆",
    "walls": "防壁",
    "army": "兵士",
    "stage": "ステージ",
    "dice": "ダイス",
    "spells": "呪文",
    "units": "ユニット",
    "combat": "戦闘",
    "ship": "船",
    "landed": "上陸",
    "inactive": "非活性",
    "fight": "戦い",
    "magic": "魔法",
    "monsters": "モンスター",
    "weather": "天候",
    "deck ▒ {1} ({2} on top)": "山札 ▒ {1}（上は{2}）",
    "deck ▒ {1}": "山札 ▒ {1}",
    "{1#} or more": "{1}以上",
    "hand {1}": "手札 {1}",
    "orbs {1}": "オーブ {1}",
    "retreat {1#}": "退避 {1}",
    "retreat {1#}, top {2}": "退避 {1}、上は{2}",
    "{1#} ({2#} to spend)": "{1}（使えるもの{2}）",
    "graveyard {1#}": "墓地 {1}",
    "graveyard {1#}, {2} on top": "墓地 {1}、上は{2}",
    "graveyard {1#}, top {2}": "墓地 {1}、上は{2}",
    "discard {1#}; conjurations {2#}": "捨て札 {1}、魔物 {2}",
    "discard {1#}, {2} on top; conjurations {3#}": "捨て札 {1}、上は{2}、魔物 {3}",
    "dragons {1#}": "ドラゴン {1}",
    "discards {1#}": "捨て札 {1}",
    "element {1}": "元素 {1}",
    "fire": "炎",
    "earth": "大地",
    "none": "なし",
    "{1} works this turn": "このターンは{1}",
    "side deck {1#}": "サイドデッキ {1}",
    "avatar {1}": "アバター {1}",
    "field: {1}": "土地: {1}",
    "{1} ({2#} exhausted)": "{1}（消耗{2}）",
    "natural {1}": "自然 {1}",
    "ceremonial {1}": "儀式 {1}",
    "charm {1}": "魅了 {1}",
    "illusion {1}": "幻影 {1}",
    "sympathy {1}": "共感 {1}",
    "divine {1}": "神聖 {1}",
    "time {1}": "時間 {1}",
    "life {1#}": "体力値{1}",
    "slots {1}": "枠{1}",
    "attacks": "攻撃中",
    "attacked": "攻撃されている",
    "blocks": "ブロック中",
    "blocks {1}": "{1}をブロック中",
    "MAIN": "主人公",
    "tapped": "行動済み",
    "cost {1}": "コスト{1}",
    "number {1#}": "数字{1}",
    "new": "新",
    "driven": "ドライブ",
    "ignored": "無視",
    "commanded": "命令済み",
    "DEF": "守備",
    "a card that you have not seen": "まだ見ていないカード",
    # how to read a sheet
    "40 r1-2 is attack and range, MAIN the main character, x2 a stack of two cards; in the hand cost 3/2 60 +10 is the cost to deploy, to class-change, attack and support; ▒ is a card that lies face-down.": (
        "40 r1-2 は戦闘力と射程、x2 は2枚の重なり。手札の コスト3/2 60 +10 は出撃コスト、"
        "クラスチェンジコスト、戦闘力、支援力。▒ は裏向きのカード。"
    ),
    "S, H, D and C are spades, hearts, diamonds and clubs; S8+S3 are two cards that are one armed soldier; army and walls are soldiers and bulwarks; new is a character that came this turn; ▒ is a card that lies face-down. The first action of the stage is carried out first.": (
        "S、H、D、C はスペード、ハート、ダイヤ、クラブ。S8+S3 は2枚で一人の装備兵。新 はこの"
        "ターンに出たキャラクター。▒ は裏向きのカード。ステージの一番上のアクションから行う。"
    ),
    "2/3 is attack and life; w, x and s are wounds, exhaustion and status tokens, d is a die on a unit; + is an alteration on it. Dice are listed by type: power, class and basic faces, then how many are exhausted. ▒ is a card that lies face-down.": (
        "2/3 は攻撃力と体力値。w、x、s は負傷、消耗、状況のトークン、d はユニット上のダイス、"
        "+ は付いた変成呪文。ダイスは種類ごとに、パワー(p)、クラス(c)、基本(b)の数と消耗した数。"
        "▒ は裏向きのカード。"
    ),
    "7/2 is fire and earth, (7/2) values that do not count, [free] an icon; ▒ is a card that lies face down.": (
        "7/2 は炎と大地、(7/2) は数えない値、[フリー] はアイコン。▒ は裏向きのカード。"
    ),
    "1000/800 is attack and defence now, DEF a monster in defence position, +2 two cards that it carries, c1 one counter; in the hand n1 is a normal cost of 1, a2 an ADV cost of 2; ▒ is a card that lies face-down.": (
        "1000/800 は今の攻撃力と守備力、守備 は守備表示、+2 は持っているカード2枚、c1 はカウンター"
        "1個。手札の n1 は通常コスト1、a2 は ADV コスト2。▒ は裏向きのカード。"
    ),
}  # fmt: skip
