"""Errors in files of rulings and puzzles."""

PHRASES = {
    "{1} cards of your own: {2=}": "{1} 自作のカードは {2}",
    "cards of your own: {1=}": "自作のカードは {1}",
    "a file of rulings is a mapping, not {1}": "裁定のファイルはマッピングです。{1}ではありません",
    "rulings is a list, and each of its entries a mapping": "rulings は列で、その項目はマッピングです",
    "a ruling has {1} cases at most, not {2}": "一つの裁定の場合は最大{1}で、{2}は多すぎます",
    "{1} is no name for a value": "{1}は値の名前になりません",
    "for_each has no value for ${1}": "for_each に ${1} の値がありません",
    "{1} stands for {2}, which is no word": "{1}は{2}で、語ではありません",
    "{1} stands for {2}, which is there already": "{1}は{2}で、すでにあります",
    "{1} can never be {2}": "{1}が{2}になることはありません",
    "{1} is no card at this table": "{1}はこの卓にないカードです",
    "an effect is a mapping, not {1}": "効果はマッピングです。{1}ではありません",
    "an effect says in which layer it is: 1 to {1}": "効果には層を書きます: 1から{1}",
    "an effect says what it changes, and until when": "効果には、何を変えるかと、いつまでかを書きます",
    "{1} cannot be claimed of {2}": "{2}について{1}は主張できません",
    "a player": "プレイヤー",
    "a card": "カード",
    "{1} does not belong to a {2}": "{1}は{2}には書けません",
    "table": "卓",
    "new game": "新しいゲーム",
    "lasting effect": "続く効果",
    "pool of dice": "ダイスの集まり",
    "{1} is no {2} of a ruling": "{1}は裁定の{2}ではありません",
    "phase": "フェイズ",
    "action once a turn": "1ターンに1回のアクション",
    "{1} must be a whole number, not {2}": "{1}は整数です。{2}ではありません",
    "{1} must be a list, not {2}": "{1}は列です。{2}ではありません",
    "{1} must be a list of cards, not {2}": "{1}はカードの列です。{2}ではありません",
    "{1}: a table has {2} cards at most, not {3}": "{1}: 卓のカードは最大{2}枚で、{3}枚は多すぎます",
    "{1}: a table has {2} cards at most": "{1}: 卓のカードは最大{2}枚です",
    "a table has {1} cards at most, not {2}": "卓のカードは最大{1}枚で、{2}枚は多すぎます",
    "{1} means nothing of a card in {2}": "{2}のカードに{1}は意味がありません",
    "it is not said which card this is: {1}": "どのカードか書かれていません: {1}",
    "{1} is neither a player nor a card with `as:`": "{1}はプレイヤーでも `as:` のカードでもありません",
    "as must be a name, not {1}": "as は名前です。{1}ではありません",
    "{1} is a player, and cannot be a card too": "{1}はプレイヤーで、カードの名前にはできません",
    "{1} is a word of `then`, and cannot be a card too": (
        "{1}は `then` の語で、カードの名前にはできません"
    ),
    "two cards are called {1}": "{1}というカードが2枚あります",
    "no card is called {1} with `as:`": "`as:` で{1}というカードはありません",
    "claims on {1} are a mapping, not {2}": "{1}についての主張はマッピングです。{2}ではありません",
    "there is no {1} at this table": "この卓に{1}はいません",
    "nobody is ever asked {1}": "{1}を問われることはありません",
    "new_game must say what {1} plays": "new_game に{1}のデッキを書きます",
    "{1} of the new game has no {2}": "新しいゲームの{1}に{2}がありません",
    "{1}: {2} comes after the end: {3}": "{1}: {2}は終わりの後です: {3}",
    "{1} is not to act before {2}: {3} is asked {4}": "{2}の前に{1}の番はありません: {3}が{4}を問われています",
    "{1}; did you mean {2}?": "{1}。もしかして{2}ですか？",
    "actions: {1}": "行動: {1}",
    # puzzles
    "a puzzle begins with a decision of p1 in p1's turn": (
        "詰め問題は、p1のターンのp1の選択で始まります"
    ),
    "a puzzle has its own table, and p1 solves it": "詰め問題には決まった卓があり、p1が解きます",
    "this file has no puzzle": "このファイルに詰め問題はありません",
    "this file has {1} puzzles": "このファイルに詰め問題が{1}個あります",
    "a file with one ruling that says `puzzle: p1`": "`puzzle: p1` とある裁定が一つのファイルを使います",
    "{1} ({2} answers as p2)": "{1}（p2は{2}が答えます）",
    "solved": "正解です",
    "not solved: p1 has not won before the turn ended": (
        "不正解です: ターンが終わるまでにp1が勝っていません"
    ),
    "puzzles are not saved; begin again with: {1}": "詰め問題は保存されません。やり直すには: {1}",
    # tables of the games
    "{1} cannot lie in {2}": "{1}は{2}に置けません",
    "{1} cannot lie in {2}: it is {3}": "{1}は{2}に置けません: {3}です",
    "{1} cannot lie under {2}": "{1}は{2}の下に置けません",
    "p{1#} has {2#} {3}": "p{1}の{3}は{2}枚です",
    "p{1#} has two cards in {2}; there is one at most": "p{1}の{2}が2枚あります。最大1枚です",
    "{1#} units do not fit on the {2} slots of {3}": "ユニット{1}体は{3}の{2}枠に入りません",
    "{1#} different spells do not fit on the {2} slots of {3}": "呪文{1}種類は{3}の{2}枠に入りません",
    "{1} is how many dice of each kind, not {2}": "{1}は種類ごとのダイスの数です。{2}ではありません",
    "a player has {1} dice, not {2}": "プレイヤーのダイスは{1}個で、{2}個ではありません",
    "{1} has {2#} wounds and a life of {3}: it is destroyed": (
        "{1}は負傷{2}個で体力{3}です: 破壊されています"
    ),
    "{1#} cards do not fit on a ship for {2}": "カード{1}枚は積載量{2}の船に積めません",
    "a turn has {1} action points, not {2}": "1ターンの行動値は{1}で、{2}ではありません",
    "{1#} cards in hand are a Magic Burst: {2} at most": (
        "手札{1}枚はマジックバーストです: 最大{2}枚です"
    ),
    "only an alteration can be attached": "付けられるのは変成呪文だけです",
    "there are three dragons, and none on one side while the other has any": (
        "ドラゴンは3体で、一方にいるあいだ、もう一方にはいません"
    ),
    "{1} has no bluff icon and cannot lie face down": (
        "{1}にはブラフのアイコンがなく、裏向きには置けません"
    ),
    "{1} is a {2}, which never lies in {3}": "{1}は{2}で、{3}には置けません",
    "p{1#} has two units with `main_character: true`": (
        "p{1}に `main_character: true` のユニットが2体あります"
    ),
    "p{1#} has no unit with `main_character: true`": (
        "p{1}に `main_character: true` のユニットがありません"
    ),
    "p{1#} has two supporting cards; there is one at most": "p{1}の支援カードが2枚あります。最大1枚です",
    "p{1#}'s main_character is not among its cards": "p{1}の main_character がカードにありません",
    "p{1#} has {2#} cards beside its main character": "p{1}の主人公以外のカードは{2}枚です",
    "p{1#} has {2#} bonds and cannot have spent {3}": "p{1}の絆は{2}枚で、{3}枚は使えません",
    "p{1#} cannot have attacked in the turn of p{2}": "p{2}のターンにp{1}は攻撃していません",
    "no skill is called {1}": "{1}というスキルはありません",
    "no ability is called {1}": "{1}という能力はありません",
    "{1} does not stay in the magic zone": "{1}は魔法ゾーンに残りません",
    "{1} cannot be set": "{1}はセットできません",
    "{1} is an avatar and lies in no other zone": "{1}はアバターで、ほかのゾーンには置けません",
    "there are two weathers; there is one at most in the whole game": (
        "天候が2枚あります。ゲーム全体で最大1枚です"
    ),
    "a face-down monster is in defence position": "裏向きのモンスターは守備表示です",
    "{1} is no equipment": "{1}は装備ではありません",
    # rulings that fail
    "fails": "失敗",
    "note": "注",
    "legal:": "今できること:",
    "nothing, the game is over": "なし。ゲームは終わっています",
    "{1#} does not win before the turn ends": "{1}はターンの終わりまでに勝てません",
    "roll:{1#} does not win before the turn ends": "roll:{1}はターンの終わりまでに勝てません",
    "{1} has {2} ({3=}), not {4=}": "{1}は{2}（{3}）で、{4}ではありません",
    "{1} is {2=}, not {3=}": "{1}は{2}で、{3}ではありません",
    "{1=} should be legal": "{1}はできるはずです",
    "{1=} should be illegal": "{1}はできないはずです",
    "{1=} is not legal now": "{1}は今できません",
    "{1=} is not legal now; did you mean {2=}?": "{1}は今できません。もしかして{2}ですか？",
    "{1} is still being asked: {2=}": "{1}はまだ聞かれています: {2}",
    "the game is over: {1}": "ゲームは終わっています: {1}",
    "{1=} is illegal anyway: the game is over": "{1}はどのみちできません: ゲームは終わっています",
    "{1=} is illegal anyway: {2=} is asked {3=}, and that is no answer to it": (
        "{1}はどのみちできません: {2}は{3}を聞かれていて、その答えではありません"
    ),
    "claim asked: {1=}, or one of: {2=}": "asked: {1} を主張するか、次のどれか: {2}",
    "before the first step: {1}": "最初の手の前: {1}",
    "after step {1#} ({2=}): {3}": "{1}手目（{2}）のあと: {3}",
    "{1=}: {2=} comes after the end: {3}": "{1}: {2}は終わったあとです: {3}",
    "{1=} is not to act before {2=}: {3=} is asked {4=}": (
        "{2}の前に動くのは{1}ではありません: {3}が{4}を聞かれています"
    ),
    "{1=}'s turn {2#} ended by itself: nothing was left to do": (
        "することがなくなり、{1}の{2}ターン目は自然に終わりました"
    ),
    "taken after step {1#} ({2=}), as the only answer, without asking: {3=}": (
        "{1}手目（{2}）のあと、ほかの答えがなく聞かれずに行われた: {3}"
    ),
    "taken before the first step, as the only answer, without asking: {1=}": (
        "最初の手の前に、ほかの答えがなく聞かれずに行われた: {1}"
    ),
}
