"""Errors in searches, wishes and files."""

PHRASES = {
    'write "{1=}" in quotes to search for the word': 'その語を探すなら "{1}" と引用符を付けます',
    "{1} holds words and cannot be compared by {2}": "{1}は語で、{2}では比べられません",
    "the query is empty": "条件が空です",
    "this parenthesis closes nothing": "この括弧に対応する括弧がありません",
    "nothing stands before this {1}": "この{1}の前に何もありません",
    "nothing stands after this {1}": "この{1}の後に何もありません",
    "a word or a comparison is missing here": "ここに語か比較がありません",
    "{1} needs a field directly before it": "{1}のすぐ前にフィールドが必要です",
    "{1} compares numbers, and {2} is none": "{1}は数を比べますが、{2}は数ではありません",
    "nothing follows this -": "この - の後に何もありません",
    "nothing stands between these parentheses": "この括弧の中に何もありません",
    "this parenthesis is never closed": "この括弧が閉じていません",
    "parentheses and - go deeper than {1} levels here": "括弧と - が{1}段より深くなっています",
    "parentheses and not go deeper than {1} levels here": "括弧と not が{1}段より深くなっています",
    "{1} has no field {2} to sort by": "{1}に並べ替えのフィールド{2}はありません",
    "the query is {1} characters long; at most {2} are read": (
        "条件が{1}文字あります。読めるのは最大{2}文字です"
    ),
    "this quotation mark is never closed": "この引用符が閉じていません",
    "nothing is written after {1}": "{1}の後に何も書かれていません",
    "two signs stand side by side here": "記号が二つ並んでいます",
    "there is nothing here to search for": "探すものがありません",
    "a word of a name, or a field as in cost>=3": "名前の語か、cost>=3 のようなフィールドを書きます",
    'write the value directly after it, as in cost>=3 or name:"two words"': (
        'すぐ後に値を書きます。例: cost>=3、name:"two words"'
    ),
    # wishes for hands
    "there is no wish here": "ここに望みがありません",
    "a term has one number only": "一つの項に書ける数は一つです",
    "'and' or 'or' is missing before this": "この前に 'and' か 'or' がありません",
    "a number of cards is compared by >=, <=, =, <, > or !=": (
        "枚数を比べる記号は >=、<=、=、<、>、!= です"
    ),
    "a space is missing before the number of cards": "枚数の前に空白がありません",
    "how many? a number is missing after {1}": "何枚ですか？ {1}の後に数がありません",
    "a number of cards is a whole number from 0 on": "枚数は0以上の整数です",
    "no hand has so many cards": "そんなに多い手札はありません",
    # files
    "this is a folder, not a file": "ファイルではなくフォルダです",
    "this is not a regular file": "ふつうのファイルではありません",
    "cannot be read: {1}": "読めません: {1}",
    "cannot be read": "読めません",
    "does not exist": "ありません",
    "larger than {1} MB": "{1} MB を超えています",
    "this is UTF-16 text; save it as UTF-8": "UTF-16 の文です。UTF-8 で保存します",
    "this is a binary file, not text": "文ではなくバイナリのファイルです",
    "the character U+{1} cannot stand in a text file": "文字 U+{1} は文のファイルには書けません",
    "anchors and aliases (& and *) are not used in these files": (
        "これらのファイルではアンカーとエイリアス（& と *）は使えません"
    ),
    "more than one YAML document in the file": "ファイルに YAML の文書が二つ以上あります",
    "tags such as {1} are not used in these files": "これらのファイルでは{1}のようなタグは使えません",
    "more than {1} values": "値が{1}個を超えています",
    "a list or mapping cannot be a key": "列やマッピングはキーになりません",
    "nested more than {1} levels deep": "{1}段より深くなっています",
    "unreadable characters": "読めない文字",
    "not XML: {1}": "XML ではありません: {1}",
    "document types (<!DOCTYPE …>) are not used in deck files": (
        "デッキのファイルでは文書型（<!DOCTYPE …>）は使えません"
    ),
    '"{1}" is written twice': "「{1}」が2回書かれています",
    '"{1}" is no key of this game\'s decks': "「{1}」はこのゲームのデッキのキーではありません",
    "its content cannot be kept": "内容を保てません",
    '"{1}" must be {2}': "「{1}」は{2}です",
    "this must be {1}": "これは{1}です",
    "one value": "一つの値",
    "one card": "カード1枚",
    "one word": "一つの語",
    "a list": "列",
    "a whole number": "整数",
    "true or false": "true か false",
    "the name of a game": "ゲームの名前",
    "a mapping to counts": "枚数へのマッピング",
    "a mapping of words to numbers": "語から数へのマッピング",
    "a mapping of cards to counts or a list": "カードから枚数へのマッピングか列",
    "a list of cards, or how many there are": "カードの列か枚数",
    "how many dice of each kind, or how many there are": "種類ごとのダイスの数か、全部の数",
    'something in "{1}" is no card and no count': "「{1}」にカードでも枚数でもないものがあります",
    "known keys: {1}": "あるキー: {1}",
}
