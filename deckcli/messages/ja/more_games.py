"""Errors: bots, drafts, matches, stores and clusters; the rarer ones."""

PHRASES = {
    # bots
    "K is how many tables it imagines, from 1 to {1}: roll:8": (
        "K は思い浮かべる卓の数で、1から{1}: roll:8"
    ),
    "{1} (line {2#} of {3})": "{1}（{3}の{2}行目）",
    "bots in it: {1}": "中にあるボット: {1}",
    "a bot is a class with `choose`": "ボットは `choose` のあるクラスです",
    "a {1} that cannot be shown is none of {2} options": (
        "{1}（表示できない値）は{2}個の選択肢にありません"
    ),
    "{1} is none of {2} options": "{1}は{2}個の選択肢にありません",
    "more than {1} seconds for an answer; cannot be repeated exactly": (
        "答えに{1}秒を超えました。正確には再現できません"
    ),
    "weights are written as `game` and `weights`, and nothing else": (
        "重みは `game` と `weights` だけで書きます"
    ),
    "these are weights of {1}, not of {2}": "{2}ではなく{1}の重みです",
    "`weights` has a number for each feature": "`weights` には特徴ごとに数を書きます",
    "{1} has no feature {2}": "{1}に特徴{2}はありません",
    "{1} is no weight: a whole number from {2} to {3}": (
        "{1}は重みではありません: {2}から{3}の整数です"
    ),
    "--weights {1=}: none of {2} is tuned": "--weights {1}: {2}に tuned がありません",
    "--weights {1=}: no bot is tuned": "--weights {1}: ボット tuned がいません",
    # tables
    "{1#} decks at one table; there are {2} seats": "一つの卓にデッキが{1}個。席は{2}個です",
    "deckcli tournament lets many decks meet": "多くのデッキなら deckcli tournament が戦わせます",
    "deckcli card search finds cards": "カードを探すのは deckcli card search",
    "the seat {1} has no deck": "席{1}にデッキがありません",
    "--table {1=}: there are only {2} players": "--table {1}: プレイヤーは{2}人しかいません",
    "{1} is about games": "{1}は対戦についてのものです",
    "legal: nothing": "できること: なし",
    "did you mean {1}? legal: nothing": "もしかして{1}ですか？ できること: なし",
    "did you mean {1}? legal: {2}": "もしかして{1}ですか？ できること: {2}",
    "{1} (at {2})": "{1}（{2}）",
    "not a transcript: line {1} is no JSON": "記録ではありません: {1}行目が JSON ではありません",
    'the deck "{1}" cannot be read again: {2}': "デッキ「{1}」をもう一度読めません: {2}",
    '{1} of the {2} and {3} dice in the deck "{4}" cannot be played yet: {5}': (
        "デッキ「{4}」の{2}のうち{1}枚と、{3}のダイスはまだ使えません: {5}"
    ),
    '{1} in the deck "{2}" cannot be played yet: {3}': "デッキ「{2}」の{1}はまだ使えません: {3}",
    '{1} in the deck "{2}" cannot be played yet': "デッキ「{2}」の{1}はまだ使えません",
    '{1} dice in the deck "{2}" cannot be played yet': "デッキ「{2}」の{1}のダイスはまだ使えません",
    # hands
    "{1#} cards of the deck are unknown": "デッキに知らないカードが{1}枚あります",
    "{1#} card of the deck are unknown": "デッキに知らないカードが{1}枚あります",
    "the deck has {1#} cards; at most {2} are dealt": "デッキが{1}枚です。配れるのは最大{2}枚です",
    "{1} to deal from; a hand of {2#} take more": "配れるのは{1}で、手札{2}枚には足りません",
    "{1} to deal from; a hand of {2#} and {3} take more": (
        "配れるのは{1}で、手札{2}枚と{3}には足りません"
    ),
    # drafts
    "this is a collection of {1}; the draft is of {2}": "{1}の手持ちです。ドラフトは{2}です",
    '"{1}" is not legal for player {2} now': "「{1}」は今プレイヤー{2}にはできません",
    "the format leaves player {1} nothing to choose from": (
        "この形式ではプレイヤー{1}に選ぶものがありません"
    ),
    "decks of {1} have no {2} to draft into": "{1}のデッキに、取ったカードを入れる{2}はありません",
    'no supply is called "{1}"': "「{1}」という供給はありません",
    "the format {1} has no rule {2}": "形式{1}に規則{2}はありません",
    "it has no rules": "規則はありません",
    "a draft log of version {1}; this program reads version {2}": (
        "版{1}のドラフトの記録です。このプログラムは版{2}を読みます"
    ),
    "picks are written as `p1 takes CARD`, `p1 takes CARD for CARD` or `p1 passes`": (
        "選択は `p1 takes CARD`、`p1 takes CARD for CARD`、`p1 passes` と書きます"
    ),
    "pick {1#} is of player {2}, but player {3} is asked": (
        "選択{1}はプレイヤー{2}のものですが、プレイヤー{3}の番です"
    ),
    "pick {1#} is of player {2}, but it is over": "選択{1}はプレイヤー{2}のものですが、終わっています",
    "this draft was held with another version of the {1} card data": (
        "このドラフトは{1}の別の版のカードデータで行われました"
    ),
    "replay it with the version of deckcli and the card files it was made with": (
        "行ったときの deckcli の版とカードファイルで再現します"
    ),
    "fewer players, or a larger collection": "人数を減らすか、手持ちを増やします",
    "fewer players, or more sets: --sets {1=}": "人数を減らすか、セットを増やします: --sets {1}",
    "fewer players, or card files of expansions: --card-data FOLDER": (
        "人数を減らすか、拡張のカードファイルを加えます: --card-data FOLDER"
    ),
    "these are ratings of {1}, not of {2}": "{2}ではなく{1}の評価です",
    "the format hands out more copies of {1} than the box has": (
        "この形式では{1}を箱にある枚数より多く配ります"
    ),
    "{1#} players": "{1}人",
    # clusters and workers
    "install the same deckcli for all workers, then restart them": (
        "すべてのワーカーに同じ deckcli を入れ、始め直します"
    ),
    "start some: dask worker {1}": "始めるには: dask worker {1}",
    "no worker of {1} was heard of for {2} seconds": "{1}のワーカーから{2}秒間知らせがありません",
    "finished pairs are safe in the --store, if there is one; go on with --resume": (
        "終わった組は --store があれば残っています。続けるには --resume"
    ),
    "all workers died that played {1} {2}": "{1} {2} を遊んだワーカーがすべて止まりました",
    "{1#} workers died while they played {2} {3} (exit code {4})": (
        "{2} {3} を遊んでいるワーカー{1}個が止まりました（終了コード {4}）"
    ),
    "{1} is no group of {2#}": "{1}は{2}デッキの組ではありません",
    # stores
    "pair {1#} of {2} went differently in another store": (
        "{2}の組{1}が、別の保存ファイルでは違う結果です"
    ),
    "rotation {1#} of {2} went differently in another store": (
        "{2}の巡回{1}が、別の保存ファイルでは違う結果です"
    ),
    "the store {1} is damaged: {2}": "保存ファイル{1}が壊れています: {2}",
    "the store {1} is damaged": "保存ファイル{1}が壊れています",
    "its games are not those that were written": "ゲームが書かれたときと違います",
    "its tables are not those of a store": "表が保存ファイルのものではありません",
    "somebody changed it by hand; take a copy you trust": (
        "手で直されています。信頼できる写しを使います"
    ),
    "{1} has half a pair: number {2}": "{1}に半分だけの組があります: {2}番",
    "{1} has part of a rotation: number {2}": "{1}に途中までの巡回があります: {2}番",
    "{1} has a game whose {2} is {3}": "{1}に {2} が{3}のゲームがあります",
    "{1} has {2}, game {3#}, has {4}": "{1}の{2}、ゲーム{3}に{4}があります",
    "pair {1#}": "組{1}",
    "rotation {1#}": "巡回{1}",
    "another seed": "別のシード",
    "an impossible {1}: {2}": "ありえない {1}: {2}",
    # reports
    "the {1} report cannot be written to standard output: {2}": (
        "{1}の報告を標準出力に書けません: {2}"
    ),
    "the {1} report cannot be written to {2}: {3}": "{1}の報告を{2}に書けません: {3}",
    "{1} under {2} pilots": "{2}種類のボットによる{1}",
    "this is a folder; name a file in it": "フォルダです。中のファイル名を書きます",
    "Metagame": "メタゲーム",
    "Standings": "順位",
    "Matrix": "対戦表",
}
