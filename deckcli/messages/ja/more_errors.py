"""Errors: playing, matches, transcripts, rulings."""

PHRASES = {
    "a game is written to a file, and - is none": "ゲームはファイルに書きます。- はファイルではありません",
    "{1} decks; {2} is for {3}": "デッキが{1}個。{2}は{3}個までです",
    "not as many players as decks": "プレイヤーとデッキの数が違います",
    "{1} is no name that can be shown": "{1}は表示できない名前です",
    "no player is called {1}": "{1}というプレイヤーはいません",
    "a deck of {1} in a game of {2}": "{2}のゲームに{1}のデッキがあります",
    "--explain would show a person what others can do": (
        "--explain は、ほかのプレイヤーにできることを人に見せてしまいます"
    ),
    "a game needs two decks": "ゲームにはデッキが二つ必要です",
    "this game is over": "このゲームは終わっています",
    "a saved game goes on as it began": "保存したゲームは始めたときの条件で続きます",
    "the log would be written over {1}": "記録で{1}を上書きしてしまいます",
    "there is no seat {1}": "席{1}はありません",
    "decks of different games: {1}": "ゲームの違うデッキです: {1}",
    "--bots {1=}: one bot for {2} with a comma between them": (
        "--bots {1}: {2}を、コンマで区切って書きます"
    ),
    "both decks, or two": "両方に一つ、または二つ",
    "all decks, or {1}": "全デッキに一つ、または{1}個",
    "--seconds is a number from 0.05 to {1}, not {2}": "--seconds は0.05から{1}の数です。{2}ではありません",
    "{1} cannot be played yet": "{1}はまだ遊べません",
    "{1} decks at one table; {2} is for {3}": "一つの卓にデッキが{1}個。{2}は{3}個までです",
    '{1} of the {2} in the deck "{3}" cannot be played yet: {4}': (
        "デッキ「{3}」の{2}のうち{1}枚はまだ使えません: {4}"
    ),
    'the deck "{1}" cannot be dealt: it has no Phoenixborn': (
        "デッキ「{1}」は配れません: フェニックスボーンがいません"
    ),
    'the deck "{1}" cannot be dealt: {2} cards are too many': "デッキ「{1}」は配れません: {2}枚は多すぎます",
    'the deck "{1}" cannot be dealt: {2}': "デッキ「{1}」は配れません: {2}",
    'the deck "{1}" has {2} cards, the regulation allows {3}': (
        "デッキ「{1}」は{2}枚ですが、レギュレーションは{3}枚までです"
    ),
    "the decks are for different {1}s: {2}": "デッキの{1}が違います: {2}",
    "{1} is a number from 1 to {2}, not {3}": "{1}は1から{2}の数です。{3}ではありません",
    "no rule option is called {1}": "{1}というルールの選択はありません",
    "{1} is {2}, not {3}": "{1}は{2}です。{3}ではありません",
    "{1=} must be {2=}, not {3=}": "{1}は{2}のどれかです。{3}ではありません",
    # matches
    "--shard cannot go with --sprt or --time": "--shard は --sprt や --time と同時に使えません",
    "--time {1=} is no time": "--time {1} は時間ではありません",
    "--time {1=} is too long": "--time {1} は長すぎます",
    "--shard {1=} is no part of a whole": "--shard {1} は全体の一部ではありません",
    "--resume needs --store": "--resume には --store が必要です",
    "-j is for this machine, --cluster for others: choose one": (
        "-j はこの機械、--cluster はほかの機械: どちらかを選びます"
    ),
    "{1} decks at a table play in rotations, not in pairs": (
        "{1}デッキの卓は、組ではなく巡回で遊びます"
    ),
    "--sprt is for two decks: its test counts the five results of a pair": (
        "--sprt はデッキ二つ用です: 検定は組の5通りの結果を数えます"
    ),
    "two decks play in pairs, not in rotations": "デッキ二つは、巡回ではなく組で遊びます",
    "--pilots {1=}: two different bots or more, with commas between them": (
        "--pilots {1}: 違うボットを二つ以上、コンマで区切って書きます"
    ),
    "--pilots writes {1}, not {2}": "--pilots が書くのは{1}で、{2}ではありません",
    "--pilots cannot go with {1}": "--pilots は{1}と同時に使えません",
    "--games and --pairing cannot go together": "--games と --pairing は同時に使えません",
    "nothing is asked": "問いがありません",
    "{1} has tables for {2}; a plan counts pairs of two decks": (
        "{1}は{2}人の卓です。見積もりはデッキ二つの組を数えます"
    ),
    "the pairs of {1} do not tell how much luck there is": "{1}の組からは運の大きさがわかりません",
    "--pairing is for tournaments; this store holds a match": (
        "--pairing はトーナメント用です。この保存ファイルは match です"
    ),
    "--deck is for tournaments; these stores hold matches": (
        "--deck はトーナメント用です。これらの保存ファイルは match です"
    ),
    "a tournament needs two decks or more": "トーナメントにはデッキが二つ以上必要です",
    "no tournament is of the type {1}": "{1}という種類のトーナメントはありません",
    "--table {1=}: there are only {2} decks": "--table {1}: デッキは{2}個しかありません",
    "a worker cannot play: {1}: {2}": "ワーカーが遊べません: {1}: {2}",
    "a worker has {1}, not {2}": "ワーカーは{1}で、{2}ではありません",
    "the scheduler at {1} is gone": "{1}のスケジューラがなくなりました",
    "--cluster {1=} is no address": "--cluster {1} はアドレスではありません",
    "--cluster needs dask.distributed": "--cluster には dask.distributed が必要です",
    "no scheduler answers at {1}": "{1}でスケジューラが答えません",
    "the scheduler at {1} has no workers": "{1}のスケジューラにワーカーがいません",
    "{1} cannot be compared with {2}: {3}": "{1}は{2}と比べられません: {3}",
    "{1} cannot be compared: it has tables for {2}": "{1}は比べられません: {2}人の卓です",
    "{1} has no pairs yet": "{1}にはまだ組がありません",
    "{1} is nothing that can be expected": "{1}は期待として書けません",
    "{1} is no part of the {2} in {3}: {4}": "{1}は{3}の{2}の一部ではありません: {4}",
    "{1} is no name of a file": "{1}はファイル名ではありません",
    "there is no store {1}": "保存ファイル{1}はありません",
    "{1} is no file": "{1}はファイルではありません",
    "{1} holds another {2}: {3}": "{1}の{2}は別のものです: {3}",
    "{1} cannot be used as a store: {2}": "{1}は保存ファイルとして使えません: {2}",
    "{1} is no store of matches": "{1}は match の保存ファイルではありません",
    "{1} is a store of version {2}; this program writes {3}": (
        "{1}は版{2}の保存ファイルです。このプログラムは{3}を書きます"
    ),
    "{1} does not tell what was played": "{1}に何を遊んだかが書かれていません",
    "the store {1} cannot be used: {2}": "保存ファイル{1}は使えません: {2}",
    "{1}: these decks do not meet in this tournament": "{1}: これらのデッキはこのトーナメントで戦いません",
    "{1}: at tables of {2} a deck takes points from all others at once": (
        "{1}: {2}人の卓では一つのデッキが全員から得点します"
    ),
    "{1} names more than two decks": "{1}にデッキが三つ以上あります",
    'decks {1} ("{2}") and {3} ("{4}") are the same deck, both played by {5}': (
        "デッキ{1}（「{2}」）と{3}（「{4}」）は同じデッキで、操作も同じ{5}です"
    ),
    "no deck of the tournament is called {1}": "トーナメントに{1}というデッキはありません",
    "{1} may be {2}": "{1}は{2}かもしれません",
    "the card data of {1} is not the one this match was made with": (
        "{1}のカードデータが、この match のときと違います"
    ),
    "{1} is not played in races: its winners take nothing that can be counted": (
        "{1}は先取では遊べません: 勝者が数えられるものを得ません"
    ),
    "a test cannot ask for {1} % against {2} %": "検定で{1} %と{2} %は問えません",
    "alpha {1} and beta {2} cannot be error rates of a test": (
        "alpha {1} と beta {2} は検定の誤り率になりません"
    ),
    "{1} is no pair of win rates": "{1}は二つの勝率ではありません",
    # transcripts and rulings
    "{1} is a number for Python alone": "{1}は Python だけの数です",
    "not a transcript of version {1}": "版{1}の記録ではありません",
    "not a transcript: {1} no JSON": "記録ではありません: {1} JSON ではありません",
    "action {1#} comes after the end: {2}": "行動{1}は終わりの後です: {2}",
    "action {1#}: {2} is not to act": "行動{1}: {2}の番ではありません",
    "action {1#}: {2}": "行動{1}: {2}",
    "{1} is not legal now": "{1}は今できません",
    "{1} is not a whole number": "{1}は整数ではありません",
    "there is no turn {1}; the last is {2}": "ターン{1}はありません。最後は{2}です",
    "{1} is never legal: {2} is no {3}": "{1}は決してできません: {2}は{3}ではありません",
    "{1} is never legal: no action is written so": "{1}は決してできません: そのような行動はありません",
}
