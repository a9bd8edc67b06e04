"""Help pages: paragraphs, arguments and options. Examples are the same in every language."""

PHRASES = {
    # deckcli
    "Check decks, search cards, run drafts and play games: five card games from the shell.": (
        "デッキの検査、カードの検索、ドラフト、対戦: 5つのカードゲームをシェルから。"
    ),
    "The language: en or ja; de for names.": "言語: en か ja。de は名前だけ。",
    "auto, always or never; else NO_COLOR, FORCE_COLOR.": (
        "auto、always、never。なければ NO_COLOR、FORCE_COLOR。"
    ),
    "A folder with your own card files; repeatable.": "自作カードのフォルダ。繰り返し可。",
    "Only results.": "結果だけ。",
    "Tell more.": "詳しく。",
    "The version.": "版。",
    "a built-in deck": "付属のデッキ",
    "your decks in CI": "CI で自分のデッキを",
    "what a finding means": "指摘の意味",
    "every game's rule of that name": "その名前の規則をすべてのゲームで",
    "a list of all codes": "コードの一覧",
    "you are player 1": "あなたがプレイヤー1",
    "go on with it": "それを続ける",
    # card
    "Search, show and check cards.": "カードを検索、表示、検査する。",
    "Find cards with a query.": "条件でカードを探す。",
    "Words match names, summaries and what abilities say, in every language. Fields depend on the "
    "game (see `deckcli card fields`); : means contains, = equals, and numbers compare with < <= > "
    ">=. A minus negates, `or` and parentheses combine.": (
        "単語は、名前、要約、能力の文のどれかに（どの言語でも）あれば当たる。フィールドはゲームに"
        "よる（`deckcli card fields`）。: は含む、= は等しい、数は < <= > >= で比べる。マイナスは"
        "否定、`or` と括弧で組み合わせる。"
    ),
    "List the fields that a game's cards can be searched by.": (
        "あるゲームのカードを探すときに使えるフィールドの一覧。"
    ),
    "Show everything about one card.": "カード1枚のすべてを表示する。",
    "Show how many cards of each game, or of each set, are known, playable and verified.": (
        "ゲームごと、またはセットごとに、収録、対応、確認済みのカードの数を表示する。"
    ),
    "Check card files against their schema and the card rules; without paths, every file in use.": (
        "カードファイルをスキーマとカードの規則で検査する。パスがなければ、使うファイルすべて。"
    ),
    "Only this game.": "このゲームだけ。",
    "Words and field:value terms.": "単語と フィールド:値。",
    "Fields to sort by; -field descends.": "並べるフィールド。-フィールド は大きい順。",
    "At most this many cards; 0 for all.": "最大の枚数。0はすべて。",
    "The game.": "ゲーム。",
    "An id, or a name in any known language.": "番号、またはどの言語でも名前。",
    "Only this game, set by set.": "このゲームだけを、セットごとに。",
    "Card files or folders.": "カードファイルかフォルダ。",
    # games
    "List the games: rules edition, card pool, coverage, formats and built-in decks.": (
        "ゲームの一覧: ルールの版、カード、対応状況、フォーマット、付属デッキ。"
    ),
    "`sets` tells which sets can be played, `play` which of the built-in decks.": (
        "`sets` は遊べるセット、`play` は遊べる付属デッキ。"
    ),
    # check
    "Check decks against every construction rule of their game.": (
        "デッキをそのゲームの構築規則すべてで検査する。"
    ),
    "A folder means the deck files below it: YAML and JSON with a game, text files with a comment "
    '"# game:" or with counts (3x Name) in half of their lines or more, and the endings of other '
    "formats. Findings marked [*] can be fixed with --fix.": (
        'フォルダはその下のデッキファイルを指す: ゲームを書いた YAML と JSON、注釈 "# game:" が'
        "あるか行の半分以上に枚数（3x 名前）があるテキスト、ほかの形式の拡張子のファイル。[*] の"
        "ついた指摘は --fix で直せる。"
    ),
    "Exit status: 0 all legal, 1 findings, 2 unreadable file or wrong usage, 5 nothing to check.": (
        "終了コード: 0 すべて適正、1 指摘あり、2 読めないファイルか誤った使い方、5 検査するものが"
        "ない。"
    ),
    "Deck files or folders, - for standard input, built-in decks (game/name).": (
        "デッキファイル、フォルダ、- は標準入力、付属デッキ（ゲーム/名前）。"
    ),
    "All built-in decks.": "付属デッキすべて。",
    "The files' format.": "ファイルの形式。",
    "Check for this format of play, such as std.": "std など、この遊び方で検査する。",
    "Only these codes (CIP,DCK2).": "このコードだけ（CIP,DCK2）。",
    "Leave these codes out.": "このコードを除く。",
    "Advice fails too.": "助言も失敗とする。",
    "Fix what has only one right answer.": "正解が一つしかないものを直す。",
    "Check again when a file changes.": "ファイルが変わるたびに検査する。",
    "Show the fixes, change nothing.": "直し方を表示し、変更しない。",
    # deck
    "Show, count, compare, convert, format decks.": "デッキを表示、集計、比較、変換、整形する。",
    "List the built-in decks; each can be named wherever a deck is.": (
        "付属デッキの一覧。デッキを書くところならどこでも名前で使える。"
    ),
    "Write a deck file to fill in, with every key of the game and what it holds.": (
        "書き込むためのデッキファイルを作る。そのゲームのキーすべてと、その中身の説明つき。"
    ),
    "Show a deck: its cards section by section, with their main facts.": (
        "デッキを表示する: 区分ごとのカードと主な情報。"
    ),
    "Count what a deck is made of: curves, symbols, types, dice against costs.": (
        "デッキの中身を数える: コストの曲線、シンボル、種類、コストとダイス。"
    ),
    "Show what one deck has and the other lacks; exit status 1 if they differ.": (
        "一方にあって他方にないものを表示する。違えば終了コード1。"
    ),
    "Convert a deck from one format to another.": "デッキを別の形式に変換する。",
    "Lines that cannot be understood are reported on standard error and left out (exit status 1); "
    "the rest is converted.": (
        "読み取れない行は標準エラーに報告して除き（終了コード1）、残りを変換する。"
    ),
    "List the deck formats that can be read and written.": "読み書きできるデッキ形式の一覧。",
    "Write YAML deck files in one tidy form; comments stay.": (
        "YAML のデッキファイルを決まった形に整える。注釈は残る。"
    ),
    "A deck file, -, or a built-in deck.": "デッキファイル、-、または付属デッキ。",
    "The file to write; - prints.": "書くファイル。- は画面。",
    "Another part, such as side_deck.": "side_deck など、別の区分。",
    "A deck.": "デッキ。",
    "Another deck of the same game.": "同じゲームの別のデッキ。",
    "The format to write.": "書く形式。",
    "Another name for the deck.": "デッキの別名。",
    "YAML deck files.": "YAML のデッキファイル。",
    "Change nothing; exit 1 if a file would change.": "変更せず、変わるファイルがあれば終了コード1。",
    # explain
    "Explain what a finding means, with an example that fails and one that passes.": (
        "指摘の意味を、失敗する例と通る例で説明する。"
    ),
    "A code such as CIP102, or a rule's name.": "CIP102 などのコード、または規則の名前。",
    "All pages.": "すべての頁。",
    # draft
    "Draft decks, with bots or with people, and write a legal deck for each.": (
        "ボットや人とドラフトし、それぞれに適正なデッキを書く。"
    ),
    "Without a format the formats are listed. `deckcli replay` shows a draft again from its log. "
    "With --play everybody's deck then meets every other, played by the greedy bot with the seed of "
    "the draft; -o is about the report of these games. `deckcli match` and `tournament` do more with "
    "the decks of --out.": (
        "フォーマットがなければ一覧を表示する。`deckcli replay` は記録からドラフトを再現する。--play は"
        "そのあと全員のデッキを総当たりさせる（操作は greedy、シードはドラフトのもの）。-o はその報告"
        "になる。`deckcli match` と `tournament` は --out のデッキでもっと多くのことができる。"
    ),
    "Let the drafted decks play each other.": "ドラフトしたデッキどうしで遊ぶ。",
    "With --play: how many decks meet in a game; 2.": "--play で: 1ゲームで戦うデッキの数。既定は2。",
    "With --play: pairs (or rotations) of each group; 10.": (
        "--play で: 組ごとの2ゲームの組（巡回）の数。既定は10。"
    ),
    "With --play: workers; 0: one for each core.": "--play で: ワーカーの数。0はコアの数。",
    "all pairs meet": "デッキの総当たり",
    "one table for all": "全員で一つの卓",
    "A format such as ashes/rulebook, or its file.": "ashes/rulebook などのフォーマット、またはそのファイル。",
    "How many players.": "プレイヤーの数。",
    "random, rating, payable: one for all, or a list by seat.": (
        "random、rating、payable: 全員に一つ、または席ごとの列。"
    ),
    "Seats of people at this terminal: 1, or 1,2.": "この端末の人の席: 1、または 1,2。",
    "The same seed, the same draft.": "同じシードなら同じドラフト。",
    "A folder for decks, log and table.": "デッキ、記録、表のフォルダ。",
    "How many sets there are to draft from.": "ドラフトに使うセットの数。",
    "A rule of the format; repeatable.": "フォーマットの規則。繰り返し可。",
    "A file with your own cards and their counts.": "手持ちのカードと枚数のファイル。",
    "A ratings file for the bots.": "ボットの評価ファイル。",
    "Run this many drafts; prints pick orders.": "この回数だけ行い、選ばれた順を表示する。",
    "Continue a saved draft.": "保存したドラフトを続ける。",
    "Describe the format.": "フォーマットを説明する。",
    # hand, odds
    "Deal an opening hand as the game does, or many of them with statistics.": (
        "ゲームと同じように初手を配る。多く配れば統計を出す。"
    ),
    "A policy says when a hand is kept, in terms of a card query and a number: cost<=1 >= 2 is two "
    "or more cards of cost 1 or less. and, or, not and parentheses combine terms.": (
        "方針は、手札を残す条件をカードの検索式と数で書く: cost<=1 >= 2 はコスト1以下が2枚以上。"
        "and、or、not と括弧で組み合わせる。"
    ),
    "Deal this many and count them.": "この数だけ配って数える。",
    "The same seed, the same hands.": "同じシードなら同じ手札。",
    "When a hand is kept: keep if EXPR, always, never.": "残す条件: keep if 式、always、never。",
    "A second policy, tried on the same hands.": "同じ手札で試す、もう一つの方針。",
    "Count hands like this; repeatable.": "このような手札を数える。繰り返し可。",
    "Tell how likely it is to have the hand you want.": "望む手札になる確率を示す。",
    "A term is a card query and a number: cost<=1 >= 2 is two or more cards of cost 1 or less, a "
    "query alone is one or more. and, or, not and parentheses combine terms. The chance is counted "
    "exactly where no choice is involved; otherwise hands are simulated, and the answer says why.": (
        "項はカードの検索式と数: cost<=1 >= 2 はコスト1以下が2枚以上、検索式だけなら1枚以上。"
        "and、or、not と括弧で組み合わせる。選択がなければ正確に数え、あれば手札を何度も配って"
        "調べ、その理由を示す。"
    ),
    "What the hand should hold.": "手札に欲しいもの。",
    "Count, or say why that cannot be done.": "数える。できなければ理由を示す。",
    "Simulate this many hands.": "この数の手札を配って調べる。",
    "With the cards drawn up to this turn.": "このターンまでに引くカードも含める。",
    "With --by-turn: going second.": "--by-turn とともに: 後攻。",
    "With this many cards drawn, whoever goes first.": "先後によらず、この枚数を引いたとする。",
    "When the hand is kept, as an expression.": "手札を残す条件の式。",
    "The same seed, the same simulated hands.": "同じシードなら同じ手札。",
    "The part dealt from: cards or side_deck.": "配る区分: cards か side_deck。",
    "Deal from an illegal deck too.": "適正でないデッキからも配る。",
    "The game, if the list does not say.": "ゲーム（リストに書いていない場合）。",
    "The file's format.": "ファイルの形式。",
    "{1}; repeatable.": "{1}。繰り返し可。",
    # match, tournament
    "Play two decks against each other, in pairs of games with seats swapped.": (
        "二つのデッキを、席を入れ替えた2ゲームの組で戦わせる。"
    ),
    "Three or four decks, in games for so many, play in rotations: the same seed in every cyclic "
    "seating. Without --pairs (--rotations) and --time, 100 are played; a test with --sprt, which is "
    "for two decks, ends once it has an answer.": (
        "3人か4人で遊べるゲームでは、3つか4つのデッキが巡回して戦う: 同じシードで席を一つずつ"
        "ずらす。--pairs（--rotations）も --time もなければ100回。--sprt の検定（デッキ二つ）は"
        "答えが出たところで終わる。"
    ),
    "Exit status: 0 played, gates passed; 1 a gate failed or H0 was accepted; 2 wrong usage; "
    "4 the test is inconclusive; 130 interrupted.": (
        "終了コード: 0 終了し条件を満たした、1 条件を満たさないか H0 を採択、2 誤った使い方、"
        "4 検定の結論が出ない、130 中断。"
    ),
    "The first deck: a file or game/name.": "一つ目のデッキ: ファイルか ゲーム/名前。",
    "The second deck.": "二つ目のデッキ。",
    "A third, in games for more.": "三つ目（多人数のゲームで）。",
    "A fourth.": "四つ目。",
    "Stop when the answer is clear.": "答えが出たらやめる。",
    "Who plays: one bot for all decks, or one for each as a,b: greedy, tuned, roll:8, random, "
    "FILE.py:CLASS.": (
        "操作するボット: 全デッキに一つ、または a,b とそれぞれに: greedy、tuned、roll:8、random、"
        "FILE.py:CLASS。"
    ),
    "Play everything under each of these bots, and compare the rankings.": (
        "これらのボットのそれぞれですべて遊び、順位を比べる。"
    ),
    "Pairs of games with seats swapped, for each pairing.": "対戦ごとの、席を入れ替えた2ゲームの組の数。",
    "With 3 or 4 at a table: one seed in every seating, for each group.": (
        "3人か4人の卓で: 組ごとの、一つのシードですべての席順を回る数。"
    ),
    "Stop after 90s, 5m or 2h; not reproducible.": "90s、5m、2h などの時間でやめる。再現できない。",
    "The same seed, the same games.": "同じシードなら同じゲーム。",
    "Workers; 0: one for each core.": "ワーカーの数。0はコアの数。",
    "Play on the workers of a dask scheduler.": "dask スケジューラのワーカーで遊ぶ。",
    "How often the test may take LOW for HIGH.": "検定が LOW を HIGH と誤る割合。",
    "How often the test may take HIGH for LOW.": "検定が HIGH を LOW と誤る割合。",
    "Fail unless it holds; repeatable.": "成り立たなければ失敗とする。繰り返し可。",
    "Play races to N crystals; each counts as one game.": (
        "結晶N個の先取で遊ぶ。一回の先取を1ゲームと数える。"
    ),
    "Keep every finished pair (or rotation) here.": "終わった組（巡回）をすべてここに保存する。",
    "Play only what is missing in the store.": "保存先に足りないものだけを遊ぶ。",
    "Play only part I of N.": "N個に分けたI番目だけを遊ぶ。",
    "A rule option: max_turns=300.": "ルールの選択: max_turns=300。",
    "Play decks with findings too.": "指摘のあるデッキでも遊ぶ。",
    "Let every deck meet every other, in pairs of games with seats swapped.": (
        "すべてのデッキを、席を入れ替えた2ゲームの組で総当たりさせる。"
    ),
    "The report has the matrix of scores, Bradley-Terry ratings in Elo points, and the mix of decks "
    "that nobody can exploit. Each pairing is a match with its own seed, which the JSON output "
    "contains: `deckcli match` with that seed plays the same games. Without --pairs and --time, each "
    "pairing has 100 pairs.": (
        "報告は、成績の表、Elo 点で表した Bradley-Terry の評価、誰にもつけこまれないデッキの配合。"
        "対戦ごとにシードがあり、JSON に書かれる: そのシードで `deckcli match` を行えば同じゲームに"
        "なる。--pairs も --time もなければ、対戦ごとに100組。"
    ),
    "--table 3 or 4, in games for so many, lets every group of so many decks meet, in rotations: the "
    "same seed in every cyclic seating. The report has the share of each deck and of each seat.": (
        "--table 3 や 4 は（その人数で遊べるゲームで）その数のデッキの組すべてを巡回で戦わせる: "
        "同じシードで席を一つずつずらす。報告は、デッキごとと席ごとの勝ちの割合。"
    ),
    'Decks in --expect go by file, by name or by a part of it: "marth>=45%" is its score over the '
    'field, "marth vs chrom>=40%" one pairing, "each>=35%" every deck; "draws<=5%", '
    '"limit<=1%".': (
        '--expect のデッキは、ファイル、名前、またはその一部で書く: "marth>=45%" は全体に対する'
        '成績、"marth vs chrom>=40%" は一つの対戦、"each>=35%" はすべてのデッキ。ほかに '
        '"draws<=5%"、"limit<=1%"。'
    ),
    "Exit status: 0 played, gates passed; 1 a gate failed; 2 wrong usage; 4 a gate is about games "
    "that were not played; 130 interrupted.": (
        "終了コード: 0 終了し条件を満たした、1 条件を満たさない、2 誤った使い方、4 遊ばれなかった"
        "ゲームについての条件、130 中断。"
    ),
    "Decks of one game: files or game/name.": "一つのゲームのデッキ: ファイルか ゲーム/名前。",
    "All meet all, or the first meets all others.": "総当たり、または一つ目と残りすべて。",
    "How many decks meet in a game.": "1ゲームで戦うデッキの数。",
    "Play a sample of so many groups, not all.": "すべてではなく、この数の組を抜き出して遊ぶ。",
    # runs
    "Merge, read and compare stores of games; plan how many games a question needs.": (
        "ゲームの保存ファイルを合わせ、読み、比べる。問いに必要なゲーム数を見積もる。"
    ),
    "Merge shards; the result is the same as of a match or tournament played in one run.": (
        "分けて遊んだものを合わせる。結果は一度に遊んだ場合と同じ。"
    ),
    "Show what stores hold: what was played, missing pairs, the first deck's score.": (
        "保存ファイルの中身を表示する: 遊んだもの、足りない組、一つ目のデッキの成績。"
    ),
    "Write the report of a store, as the match or tournament would, or all its games.": (
        "保存ファイルの報告を、match や tournament と同じように書く。またはすべてのゲームを書く。"
    ),
    "Tell whether A does worse now than before, by more than chance and the tolerance.": (
        "A が以前より、偶然と許容を超えて悪くなったかを調べる。"
    ),
    "In a tournament A is the first deck, or --deck, against the whole field. Both stores hold the "
    "same decks, bots and rules, but that deck may have been edited: the report says what changed, "
    "and runs of a match with the same seed are compared pair by pair. Exit status: 0 a greater loss "
    "is ruled out, 1 a loss is proven, 4 more pairs are needed, 2 the stores cannot be compared.": (
        "トーナメントでは A は一つ目のデッキ（または --deck）の全体に対する成績。二つの保存ファイル"
        "のデッキ、ボット、ルールは同じだが、そのデッキだけは直してあってよい: 報告は違いを示し、"
        "同じシードの match は組ごとに比べる。終了コード: 0 それ以上の悪化はない、1 悪化が示された、"
        "4 もっと組が必要、2 比べられない。"
    ),
    "Tell how many games a question needs, before any is played.": (
        "問いに必要なゲーム数を、遊ぶ前に見積もる。"
    ),
    "Without a store, the games of a pair count as independent, which is an upper estimate if "
    "pairing helps.": (
        "保存ファイルがなければ組の2ゲームを独立とみなす。組にする効果があれば多めの見積もりになる。"
    ),
    "Stores of matches or tournaments.": "match や tournament の保存ファイル。",
    "A store of games.": "ゲームの保存ファイル。",
    "The store of the earlier run.": "以前の保存ファイル。",
    "The store of the current run.": "今回の保存ファイル。",
    "The new store.": "新しい保存ファイル。",
    "One line for each game instead of the report.": "報告の代わりに1ゲーム1行。",
    "The report of one pairing (or group) of a tournament.": "トーナメントの一つの対戦（組）の報告。",
    "Of a tournament: whose score over the field; the first deck's.": (
        "トーナメントで: どのデッキの全体に対する成績か。既定は一つ目。"
    ),
    "Points A may lose.": "A が失ってよいポイント。",
    "A test of two win rates.": "二つの勝率の検定。",
    "Points to either side.": "上下のポイント。",
    "Points between two runs.": "二つの結果の差のポイント。",
    "Take the variance of pairs from here.": "組の分散をここから取る。",
    # bench, play, replay, rulings
    "Measure games, decisions and clones per second of CPU time, on one core.": (
        "CPU 1秒あたりのゲーム、選択、複製の数を、1コアで測る。"
    ),
    "Random play of two sample decks; forced answers are not decisions. A game with formats has a "
    "line for each, and one for more than two another with a full table. The last column is the "
    "largest number of legal actions met.": (
        "二つの付属デッキをでたらめに動かす。一つしかない答えは選択に数えない。フォーマットのある"
        "ゲームはそれぞれ1行、三人以上で遊べるゲームは満席の卓をもう1行。最後の列は、一度に選べた"
        "行動の最大数。"
    ),
    "Only these games.": "これらのゲームだけ。",
    "CPU time for each line.": "1行あたりの CPU 時間。",
    "Play one game and tell it move by move.": "1ゲームを遊び、一手ずつ伝える。",
    "A person (--human) sees the table from their own seat, picks from numbered choices or types "
    "actions, and may ask for help, hints and cards, undo, save and quit. Before another person sits "
    "down (--human 1,2), the screen is cleared. A --puzzle is for a person, or for a bot. If the output "
    "is cut off (`| head`), bots play on to complete a --log, and stop without one. Exit status: 0 the "
    "game is over, 1 a puzzle is not solved, 130 it was left early.": (
        "人（--human）は自分の席から場を見て、番号か言葉で行動を選び、説明、ヒント、カードを見て、"
        "取り消し、保存、中断ができる。ほかの人に席を譲る前に（--human 1,2）画面を消す。"
        "--puzzle は人かボットが解く。出力が切られたら（`| head`）、--log があればボットは最後まで"
        "遊び、なければやめる。終了コード: 0 ゲーム終了、1 詰め問題が解けない、130 途中でやめた。"
    ),
    "The deck of p1: a file or game/name.": "p1のデッキ: ファイルか ゲーム/名前。",
    "The deck of p2.": "p2のデッキ。",
    "The deck of p3, in games for more.": "p3のデッキ（多人数のゲームで）。",
    "The deck of p4.": "p4のデッキ。",
    "random, greedy, tuned, roll:4 (default), FILE.py:CLASS: for all, or as a,b.": (
        "random、greedy、tuned、roll:4（既定）、FILE.py:CLASS: 全員に一つ、または a,b。"
    ),
    "The same seed, the same game.": "同じシードなら同じゲーム。",
    "Continue a saved game.": "保存したゲームを続ける。",
    "Tell what each option was worth to the bot.": "ボットが各選択肢をどう評価したかを示す。",
    "Write a transcript.": "記録を書く。",
    "Replay a game or a draft from its log, or check that it still goes the same way.": (
        "記録からゲームやドラフトを再現する。または、今も同じように進むかを調べる。"
    ),
    "A game played with other card data is reported as such; it is the same if every decision and "
    "the ending are. Logs of older versions are compared by actions, winner, ending and turns. "
    "Exit status: 0 the same, 1 something differs or is missing, 2 not a transcript.": (
        "別のカードデータで遊んだゲームはそう報告する。すべての選択と終わり方が同じなら同じとみなす。"
        "古い版の記録は、行動、勝者、終わり方、ターン数で比べる。終了コード: 0 同じ、1 違うか足りない、"
        "2 記録ではない。"
    ),
    "Games or drafts.": "ゲームかドラフト。",
    "Show the table as this turn begins.": "このターンの初めの場を表示する。",
    "Only check that it still ends the same.": "同じように終わるかだけを調べる。",
    "Go move by move, forwards and back.": "一手ずつ、前へも後ろへも進む。",
    "Run rulings: lay out a table, take actions, and see whether the claims hold.": (
        "裁定を実行する: 場を作り、行動し、主張が成り立つかを見る。"
    ),
    "docs/rulings explains the format, with a page for each game. A file has one ruling, or several "
    "in a list under `rulings:`. If one fails, the table, the legal actions and what does not hold "
    "are shown; one that cannot be played does not stop the others; one whose claim would hold "
    "anyway gives a warning. A puzzle holds if the bot roll:8 solves it. Exit status: 0 all hold, 1 one fails, 2 not a ruling, 5 nothing to run.": (
        "形式は docs/rulings に、ゲームごとの頁とともにある。ファイルには裁定が一つ、または "
        "`rulings:` の下に列として複数。失敗すれば、場、できる行動、成り立たないことを表示する。"
        "実行できないものがあってもほかは続ける。何もしなくても成り立つ主張には警告する。詰め問題はボット roll:8 が解けば成り立つ。終了コード: "
        "0 すべて成り立つ、1 失敗あり、2 裁定ではない、5 実行するものがない。"
    ),
    "Win this turn, at the table of a puzzle.": "詰め問題の卓で、このターンに勝つ。",
    "What the bot tuned weighs tables by.": "ボット tuned が卓を評価する重み。",
    "Ruling files or folders.": "裁定のファイルかフォルダ。",
}
