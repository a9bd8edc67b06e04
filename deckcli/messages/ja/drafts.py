"""Drafts, the tables of replays, and the page of games."""

PHRASES = {
    # formats
    "Organised-play draft": "公式大会のドラフト",
    "Rulebook draft": "ルールブックのドラフト",
    "Random half": "ランダムハーフ",
    "Leader and envoys": "リーダーと使節",
    "Booster draft": "ブースタードラフト",
    "Sealed deck": "シールド戦",
    "Cube draft": "キューブドラフト",
    "Eleven cards passed to the left, two more copies of each; then everybody alone chooses a "
    "Phoenixborn of their own with its unique cards, puts six of the 36 cards back, and chooses ten "
    "dice.": (
        "11枚を左へ回し、それぞれ2枚ずつ加える。次に各自がフェニックスボーンと固有カードを選び、"
        "36枚のうち6枚を戻し、ダイスを10個選ぶ。"
    ),
    "A Phoenixborn with its unique cards picked in turn, nine cards passed to the left, ten dice two "
    "at a time, a swap with the row, then two more copies of each card.": (
        "順にフェニックスボーンと固有カードを選び、9枚を左へ回し、ダイスを2個ずつ10個取り、場の列と"
        "1枚交換し、それぞれ2枚ずつ加える。"
    ),
    "Everybody shuffles a pack of 54 and deals it into two decks of 27, one for each game of the "
    "match. The deck is the first half; the other is made of the cards that are not in it.": (
        "各自が54枚を混ぜ、27枚のデッキ二つに分けて、1ゲームに一つずつ使う。デッキは前半で、もう一つは"
        "残りのカード。"
    ),
    "A leader picked in turn brings all cards of its people along; fifteen cards of the peoples "
    "nobody leads are passed to the left; the best 30 cards within the leader's foreign moons are the "
    "deck.": (
        "順に選んだリーダーがその種族のカードすべてを連れてくる。誰も率いない種族のカード15枚を左へ"
        "回す。リーダーの他種族の月の範囲で、最もよい30枚がデッキになる。"
    ),
    "Six packs of ten cards of one booster series, one after another, passed to the left, to the "
    "right and so on; the best legal deck of the sixty cards.": (
        "一つの弾の10枚入りパック六つを、順に左、右と回す。60枚で最もよい適正なデッキを組む。"
    ),
    "Eight packs of one booster series for everybody; the best legal deck of the eighty cards.": (
        "一つの弾のパックを各自八つ。80枚で最もよい適正なデッキを組む。"
    ),
    "An avatar picked in turn by those who want one, then three packs of fifteen cards passed to the "
    "left, to the right and to the left; the best legal 37 of the 45 cards are the deck.": (
        "望む者が順にアバターを選び、15枚のパック三つを左、右、左と回す。45枚のうち最もよい適正な"
        "37枚がデッキになる。"
    ),
    # rules of formats
    "The cards and dice of the master set, or those of all expansions and promos as well.": (
        "基本セットのカードとダイス、またはすべての拡張とプロモも。"
    ),
    "The rulebook takes dice counter-clockwise (right); the English rules clockwise (left).": (
        "ダイスを取る順は、ルールブックでは反時計回り（right）、英語版では時計回り（left）。"
    ),
    "Two dice of one type at a time (pair), or any two, as the English rules have it (any).": (
        "一度に同じ種類のダイス2個（pair）、または英語版のように好きな2個（any）。"
    ),
    "The swap with the row may be declined (optional), or is read as an order (required).": (
        "列との交換は任意（optional）、または必須と読む（required）。"
    ),
    "The booster series that the packs are of.": "パックの弾。",
    # stages
    "Phoenixborn": "フェニックスボーン",
    "Row": "列",
    "Cut": "減らす",
    "Half": "半分",
    "Leader": "リーダー",
    "Envoys": "使節",
    "Packs": "パック",
    "Avatar": "アバター",
    "Choose one of your own": "自分のものから一つ選ぶ",
    "Put one card back in the box": "1枚を箱に戻す",
    "Take one card": "1枚取る",
    "Swap one of your cards for one here": "自分の1枚をここの1枚と交換する",
    "{1#} preconstructed decks": "構築済みデッキ{1}個",
    "{1#} different cards": "違うカード{1}種類",
    "{1#} Phoenixborn": "フェニックスボーン{1}人",
    "{1#} cards in a pack": "パックのカード{1}枚",
    "{1#} leaders": "リーダー{1}人",
    "{1#} cards of other peoples": "他種族のカード{1}枚",
    "{1#} cards in packs": "パックのカード{1}枚",
    "{1#} left": "残り{1}",
    "({1#} there)": "（{1}あり）",
    "companions": "固有カード",
    "cards: {1}": "カード: {1}",
    "phoenixborn: {1}": "フェニックスボーン: {1}",
    "leader: {1}": "リーダー: {1}",
    "avatar: {1}": "アバター: {1}",
    "conjurations: {1}": "魔物: {1}",
    "side deck: {1}": "サイドデッキ: {1}",
    "passing": "見送り",
    # tables of replays: moments
    "turn {1#} of p{2#}": "p{2}の{1}ターン目",
    "turn {1#} of p{2#}, {3#} AP": "p{2}の{1}ターン目、{3} AP",
    "turn {1#} of p{2#}, round {3#}, {4}, token p{5#}": (
        "p{2}の{1}ターン目、第{3}ラウンド、{4}、トークンはp{5}"
    ),
    "turn {1#}, {2}'s {3} phase, element {4}": "{1}ターン目、{2}の{3}フェイズ、元素 {4}",
    "set_up": "準備", "setup": "準備", "start": "開始", "after": "戦いの後", "refill": "補充",
    "round_end": "ラウンドの終わり",
    "p{1#}: out of the game": "p{1}: 脱落",
    "p{1#}: {2#} card in the deck": "p{1}: デッキ{2}枚",
    "p{1#}: {2#} cards in the deck": "p{1}: デッキ{2}枚",
    "p{1#}: {2#} cards in the deck, avatar {3}": "p{1}: デッキ{2}枚、アバター {3}",
    "p{1#}: {2#} card in the deck, avatar {3}": "p{1}: デッキ{2}枚、アバター {3}",
    "p{1#}: {2#} orbs, {3} in the deck": "p{1}: オーブ{2}、デッキ{3}",
    "p{1#}: {2#} orb, {3} in the deck": "p{1}: オーブ{2}、デッキ{3}",
    "p{1#}: {2#} dragons, {3} in the deck": "p{1}: ドラゴン{2}、デッキ{3}",
    "p{1#}: {2#} dragon, {3} in the deck": "p{1}: ドラゴン{2}、デッキ{3}",
    "p{1#}: {2#} dragons, power {3#}, {4} in the deck": "p{1}: ドラゴン{2}、力{3}、デッキ{4}",
    "p{1#}: {2#} dragon, power {3#}, {4} in the deck": "p{1}: ドラゴン{2}、力{3}、デッキ{4}",
    "weather: {1}": "天候: {1}",
    "between them: {1}": "両者の間: {1}",
    "stage {1#}: {2}": "ステージ{1}: {2}",
    # rows and marks
    "orbs": "オーブ", "retreat": "退避", "battlefield": "戦場", "spellboard": "呪盤",
    "draw pile": "山札", "soldiers": "兵士", "bulwarks": "防壁", "graveyard": "墓地", "cargo": "積荷",
    "bluffs": "ブラフ", "ships": "船", "ashore": "浜", "achievements": "達成",
    "main character": "主人公", "face-down": "裏向き", "does not count": "数えない",
    "text ignored": "文は無視", "wounds {1#}": "傷{1}", "exhaustion {1#}": "消耗{1}",
    "status {1#}": "状態{1}", "dice {1#}": "ダイス{1}", "with {1}": "{1}付き",
    "{1#} counter": "カウンター{1}個", "{1#} counters": "カウンター{1}個", "exhausted {1}": "消耗 {1}",
    # kinds of cards and how far they have come, on the page of games
    "{1#} phoenixborn": "フェニックスボーン{1}", "{1#} ready spell": "展開呪文{1}",
    "{1#} action spell": "行動呪文{1}", "{1#} reaction spell": "対応呪文{1}",
    "{1#} alteration spell": "変成呪文{1}", "{1#} ally": "味方{1}", "{1#} conjuration": "魔物{1}",
    "{1#} conjured alteration spell": "魔物変成呪文{1}", "{1#} playing card": "トランプ{1}",
    "{1#} action": "アクション{1}", "{1#} character": "キャラクター{1}", "{1#} leader": "リーダー{1}",
    "{1#} booster": "ブースター{1}", "{1#} support": "支援{1}", "{1#} leadership": "リーダーシップ{1}",
    "{1#} ship": "船{1}", "{1#} unit": "ユニット{1}", "{1#} monster": "モンスター{1}",
    "{1#} magic": "魔法{1}", "{1#} avatar": "アバター{1}",
    "{1#} artifact": "アーティファクト{1}", "{1#} field": "土地{1}", "{1#} weather": "天候{1}",
    "{1#} facts": "データのみ{1}",
    "{1#} playable": "対応{1}", "{1#} verified": "確認済み{1}", "{1#} of {2#} {3}": "{3} {1}/{2}",
}  # fmt: skip
