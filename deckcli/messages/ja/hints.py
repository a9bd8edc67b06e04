"""Hints below findings and errors."""

PHRASES = {
    "fields": "フィールド",
    "outputs": "出力",
    "outputs: {1=}": "出力: {1}",
    "rules: {1=}": "規則: {1}",
    "values: {1=}": "値: {1}",
    "did you mean {1=}? formats: {2=}": "もしかして{1}ですか？ 形式: {2}",
    "did you mean {1=}? rules: {2=}": "もしかして{1}ですか？ 規則: {2}",
    "did you mean {1=}? values: {2=}": "もしかして{1}ですか？ 値: {2}",
    "did you mean {1=}? players: {2=}": "もしかして{1}ですか？ プレイヤー: {2}",
    "did you mean {1=}? games: {2=}": "もしかして{1}ですか？ ゲーム: {2}",
    "did you mean {1=}? {2}: {3=}": "もしかして{1}ですか？ {2}: {3}",
    "name the files, or other folders": "ファイルか、ほかのフォルダーを指定してください",
    "games: {1=}": "ゲーム: {1}",
    "known: {1=}": "あるもの: {1}",
    "players: {1=}": "プレイヤー: {1}",
    "bots: {1=}": "ボット: {1}",
    "fields: {1=}": "フィールド: {1}",
    "formats: {1=}": "形式: {1}",
    "formats: {1=}; deckcli deck formats tells more": "形式: {1}。詳しくは deckcli deck formats",
    "parts: {1=}": "区分: {1}",
    "types: {1=}": "種類: {1}",
    "decks: {1=}": "デッキ: {1}",
    "deck keys: {1=}": "デッキのキー: {1}",
    "allowed: {1=}": "使えるもの: {1}",
    "write {1}: or {2}=": "{1}: か {2}= と書きます",
    "write the id: {1} and others": "番号で書きます: {1}など",
    "write the id: {1}": "番号で書きます: {1}",
    'say so: a first line "# game: {1}", or --game {2=}': (
        "最初の行に「# game: {1}」と書くか、--game {2}"
    ),
    "expected: {1}": "期待するもの: {1}",
    "choose {1}": "選べるもの: {1}",
    "name it under phoenixborn: or leave it out": "phoenixborn: に書くか、外します",
    "add {1#} cards": "{1}枚加えます",
    "add {1#} card": "{1}枚加えます",
    "take out {1#} cards": "{1}枚外します",
    "take out {1#} card": "{1}枚外します",
    "remove {1#} cards": "{1}枚外します",
    "remove {1#} card": "{1}枚外します",
    "add {1#} dice": "ダイスを{1}個加えます",
    "add {1#} die": "ダイスを{1}個加えます",
    "take out {1#} dice": "ダイスを{1}個外します",
    "take out {1#} die": "ダイスを{1}個外します",
    "remove {1#} dice": "ダイスを{1}個外します",
    "remove {1#} die": "ダイスを{1}個外します",
    "add {1#}": "{1}枚加えます",
    "take out {1#}": "{1}枚外します",
    "remove {1#}": "{1}枚外します",
    "add {1} to the cards": "{1}をカードに加えます",
    "add {1}": "加えるもの: {1}",
    "conjurations have a pile of their own": "魔物には別のパイルがあります",
    "it is summoned by {1}": "{1}で召喚されます",
    "change the dice or the card": "ダイスかカードを変えます",
    "name {1} under summons: of the card that summons it": "召喚するカードの summons: に{1}を書きます",
    "Phoenixborn: {1}": "フェニックスボーン: {1}",
    "this action belongs to {1}": "このアクションは{1}のものです",
    "name one under `leader:`": "`leader:` に書きます",
    "foreign: {1}": "他種族: {1}",
    "say `multi_game: true` if the deck is for those": "そのためのデッキなら `multi_game: true` と書きます",
    "the deck has {1}": "デッキにあるもの: {1}",
    "of the deck's cards {1} may lead": "主人公になれるデッキのカード: {1}",
    "{1} or {2#} others": "{1}、ほか{2}枚",
    "they are {1}": "該当: {1}",
    "name it under `avatar:` or take it out": "`avatar:` に書くか、外します",
    "list a second deck under `side_deck:`": "`side_deck:` に二つ目のデッキを書きます",
    "the format has no place for it; in a YAML deck say `main_character:`": (
        "この形式には書くところがありません。YAML のデッキなら `main_character:`"
    ),
    "the zones are {1} and {2}": "ゾーンは{1}と{2}です",
    "these can be: {1}": "決められるもの: {1}",
    "write main_character: and a card of cost 1 into the deck": (
        "デッキに main_character: とコスト1のカードを書きます"
    ),
    "deckcli check names them": "deckcli check で調べられます",
    "deckcli check tells what is wrong": "deckcli check で調べられます",
    "deckcli check tells which": "deckcli check で調べられます",
    "deckcli check {1} shows what to mend first": "deckcli check {1} で先に直すものがわかります",
    # files and formats
    "write FILE.py:CLASS, where the file is": "FILE.py:CLASS と、ファイルの場所で書きます",
    "--diff shows the fixes": "--diff で直し方を表示します",
    "name a new file": "新しいファイル名を書きます",
    "name another file": "別のファイル名を書きます",
    "deckcli deck convert makes one": "deckcli deck convert で作れます",
    "{1}deckcli explain lists all": "{1} 一覧は deckcli explain",
    "deckcli explain lists all": "一覧は deckcli explain",
    "did you mean {1=}? deckcli explain lists all": "もしかして{1}ですか？ 一覧は deckcli explain",
    "name another folder, or move them away; nothing was written": (
        "別のフォルダを選ぶか、移動します。何も書かれていません"
    ),
    "-o csv=FILE writes the table of many drafts": "多くのドラフトの表は -o csv=FILE",
    "it names the second policy": "二つ目の方針です",
    "say how many: -n 10000": "数を書きます: -n 10000",
    "every hand is played as dealt": "手札は配られたままで遊びます",
    "-n simulates": "-n は何度も配って調べます",
    "-n N simulates N hands": "-n N は手札をN回配って調べます",
    "opening hands are all alike": "初手は先後で変わりません",
    "write -o {1=}=PATH, or -o {2=} for the screen": "-o {1}=PATH、画面なら -o {2}",
    "write one of them to a file: -o {1=}=PATH": "一つをファイルに書きます: -o {1}=PATH",
    "give each its own file": "それぞれに別のファイルを書きます",
    "the folder {1} does not exist; create it first": "フォルダ{1}がありません。先に作ります",
    "both decks must be of the same game": "同じゲームのデッキを比べます",
    "leave --format out": "--format を外します",
    # matches
    "shards play a fixed number of pairs: use --pairs, then deckcli runs merge": (
        "分けて遊ぶには組の数を決めます: --pairs、あとで deckcli runs merge"
    ),
    "for example 90s, 5m or 2h": "例: 90s、5m、2h",
    "at most {1}h": "最大{1}h",
    "for example 1/4 to 4/4": "例: 1/4 から 4/4",
    "name the store to go on with": "続ける保存ファイルを書きます",
    "use --rotations {1=}: {2} games each": "--rotations {1} を使います: 1回{2}ゲーム",
    "use --rotations and --expect": "--rotations と --expect を使います",
    "use --pairs {1=}": "--pairs {1} を使います",
    "play each pilot alone: --bots {1=} -o {2=}": "それぞれのボットで遊びます: --bots {1} -o {2}",
    "play each pilot alone: --bots {1=} {2} {3}": "それぞれのボットで遊びます: --bots {1} {2} {3}",
    "use --sprt 50:52, --margin 2 or --difference 3": (
        "--sprt 50:52、--margin 2、--difference 3 のどれかを使います"
    ),
    "name one game": "ゲームを一つ書きます",
    "for example {1}": "例: {1}",
    "for example {1}; there are {2=}": "例: {1}。使えるもの: {2}",
    "a query and a number, as in cost<=1 >= 2 and type:ally": (
        "検索式と数を書きます。例: cost<=1 >= 2 and type:ally"
    ),
    "features: {1=}": "特徴: {1}",
    "names: {1=}": "名前: {1}",
    "of the table: {1=}": "卓について: {1}",
    "one of: {1=}": "どれか: {1}",
    "some of: {1=}": "いくつか: {1}",
    "questions: {1=}": "質問: {1}",
    "wait until it is done": "終わるまで待ちます",
    "does its folder exist, and may you write there?": "フォルダがあり、書き込めますか？",
    "check its permissions": "権限を確かめます",
    "check its permissions and its folder's": "ファイルとフォルダの権限を確かめます",
    "what was committed is still there": "書き終えたものは残っています",
    "--resume goes on with it; or name another file": "続けるなら --resume、または別のファイル名",
    "one of them was not played by this version, or was changed by hand": (
        "どれかがこの版で遊ばれていないか、手で直されています"
    ),
    "a store is a single file": "保存ファイルは一つのファイルです",
    "name another store, or play with what that one was made with": (
        "別の保存ファイルを書くか、それを作ったときと同じ条件で遊びます"
    ),
    "take a copy you trust, or start a new store": "信頼できる写しを使うか、新しく始めます",
    'expect its share over the field, for example "marth>=30%"': (
        '全体に対する割合で書きます。例: "marth>=30%"'
    ),
    "name each deck once; a deck against itself is always even": (
        "デッキは一度ずつ書きます。自分自身とは必ず五分です"
    ),
    "write more of the name": "名前をもっと長く書きます",
    "card files were changed; start the match anew": "カードファイルが変わりました。新しく始めます",
    "is there enough memory? fewer workers (-j) need less": (
        "メモリは足りますか？ ワーカー（-j）を減らせば少なくて済みます"
    ),
    "leave out --race": "--race を外します",
    "deckcli must be installed for all workers, in the same version": (
        "すべてのワーカーに同じ版の deckcli を入れます"
    ),
    "is it running? dask scheduler starts one": "動いていますか？ dask scheduler で始めます",
    "have they enough memory? {1}": "メモリは足りますか？ {1}",
    "compare two runs of the same decks, bots and rules": (
        "同じデッキ、ボット、ルールの結果を比べます"
    ),
    "pairs are compared one by one, and only two decks play in pairs": (
        "組ごとに比べます。組で遊ぶのはデッキ二つの場合だけです"
    ),
    "the lower win rate comes first, both above 0 and below 100: 50:52": (
        "低い勝率を先に、どちらも0より大きく100より小さく: 50:52"
    ),
    "both lie above 0 and below 0.5; 0.05 is usual": (
        "どちらも0より大きく0.5より小さく。ふつうは0.05"
    ),
    "name a file or game/name": "ファイルか ゲーム/名前 を書きます",
    # games
    "choose a name": "名前を書きます",
    "choose another name": "別の名前を書きます",
    "choose another one": "別のものを選びます",
    "change to another one": "別のフォルダに移ります",
    "change to another one, or play with -j 1": "別のフォルダに移るか、-j 1 で対戦します",
    "ask for a `hint` instead": "代わりに `hint` を使います",
    "deckcli play A B, see --help": "deckcli play A B、説明は --help",
    "deckcli replay {1} tells it again": "deckcli replay {1} で再現できます",
    "seats are {1}": "席は{1}です",
    "games to play: {1}": "遊べるゲーム: {1}",
    "deckcli tournament lets many decks meet, two at a table": (
        "多くのデッキなら deckcli tournament が二つずつ戦わせます"
    ),
    "deckcli card coverage shows how far each set has come": "対応状況は deckcli card coverage",
    "a deck that is played has {1} cards at most": "遊べるデッキは最大{1}枚です",
    "choose with --rule {1=}={2=}": "--rule {1}={2} で選びます",
    "choose another deck, or another --rule regulation": "別のデッキか、別の --rule regulation を選びます",
    "a hand is {1} cards": "手札は{1}枚です",
    "a hand and the orbs are {1} cards": "手札とオーブで{1}枚です",
    "Boost alone draws {1} cards": "ブーストだけで{1}枚引きます",
    "legal: {1}": "できること: {1}",
    "a defect of the game: its could_be refuses the cards that are there": (
        "ゲームの欠陥です: could_be が実際のカードを認めません"
    ),
    "the pile's `stands_for` keeps copies back for later": "山の `stands_for` が後のために残します",
    # rulings
    "a letter first, then letters, digits and _": "最初は文字、あとは文字、数字、_",
    "quote it": "引用符で囲みます",
    "marks in {1}: {2}": "{1}の印: {2}",
    "`as:` names one card": "`as:` は1枚の名前です",
    "cards of one unit share its name": "同じユニットのカードは名前が同じです",
    "use sets": "sets を使います",
    'for example "marth>=45%" (over the field), {1}': '例: "marth>=45%"（全体に対して）、{1}',
}
