"""What `card check` finds in abilities and in the form of card files."""

PHRASES = {
    # names of abilities in BlackPoker
    "Effect": "効果",
    "Ready": "準備",
    "Next Generation": "世代交代",
    "Haste": "速攻",
    "Free Quick Magic": "速攻魔法のコスト免除",
    "Cannot Attack": "攻撃不可",
    "Bulwark Block": "防壁のダメージ判定",
    # names of abilities in Ashes that its texts say in Japanese
    "Bypass": "すり抜け",
    "Illusion": "幻像",
    "Spiked Skin 2": "棘の皮膚２",
    "Throw 1": "投擲１",
    "Unit Guard": "ユニットガード",
    # the form of a file
    "{1} is not allowed here": "{1}はここでは使えません",
    "{1} must be {2} here": "{1}はここでは{2}です",
    "{1} is not {2}": "{1}は{2}ではありません",
    "{1} must not be empty": "{1}を空にはできません",
    "{1} has the wrong form": "{1}の形が正しくありません",
    "{1} fits none of the allowed forms": "{1}はどの形にも合いません",
    'the key "{1}" must not be empty': "キー「{1}」を空にはできません",
    'the key "{1}" does not belong here': "キー「{1}」はここには書けません",
    "this does not belong here": "これはここには書けません",
    "{1} does not belong here": "{1}はここには書けません",
    '"{1}" is one key too many here': "キー「{1}」が一つ余分です",
    "one more key is needed here": "キーがもう一つ必要です",
    "such as {1}": "例: {1}",
    "text with a colon in it stands in quotes: {1}": "コロンのある文は引用符で囲みます: {1}",
    "in a list each is an entry of its own: {1}": "列ではそれぞれが一つの項目です: {1}",
    # what is expected
    "one of {1} is expected here": "ここには{1}のどれかを書きます",
    "one {1} is expected here, as a word or as {word: arguments}": (
        "ここには{1}を一つ、語か {word: arguments} の形で書きます"
    ),
    "a whole ability is expected here": "ここには能力全体を書きます",
    "true is expected here, or nothing at all": "ここには true と書くか、何も書きません",
    "a list is expected here": "ここには列を書きます",
    "a number is expected here, or {at_least: …, at_most: …}": (
        "ここには数か {at_least: …, at_most: …} を書きます"
    ),
    "two words or more are expected here, each with steps": (
        "ここには二つ以上の語を、それぞれ手順とともに書きます"
    ),
    "until when: a word is expected here": "いつまでか: ここには語を書きます",
    '"{1}" means {2}, but {3} are expected here': "「{1}」は{2}ですが、ここには{3}を書きます",
    '"{1}" means {2}, not a number': "「{1}」は{2}で、数ではありません",
    '"{1}" is a number': "「{1}」は数です",
    '"{1}" is no number chosen before': "「{1}」は前に選んだ数ではありません",
    '"{1}" is said of {2}, not of {3}': "「{1}」は{3}ではなく{2}に使います",
    # what has no meaning
    "{1} cannot be chosen in this game": "このゲームで{1}は選べません",
    "{1} are never hidden": "{1}は隠れていません",
    "no card is chosen blindly in this game": "このゲームでは見ないでカードを選ぶことはありません",
    "an ability that is given": "与えられる能力",
    "what each player does": "各プレイヤーが行うこと",
    "a target is a choice": "対象は選択で書きます",
    '"repeat" would never end here': "ここの「repeat」は終わりません",
    "an ability waits for one event": "能力が待つ出来事は一つです",
    "`{1}` is a mapping, such as {{2}: self}": "`{1}` はマッピングです。例: {{2}: self}",
    "`{1}` names one event": "`{1}` に書く出来事は一つです",
    '"{1}" has yet to happen': "「{1}」はまだ起きていません",
    "this would never be counted: {1}": "これは数えられません: {1}",
    "a filter is a mapping: what is asked for, and how it must be": (
        "条件はマッピングです: 何を見るかと、どうあるべきか"
    ),
    '"{1}" is bound only in a branch that is over': "「{1}」の名前は終わった分岐の中だけのものです",
    '"{1}" is bound only further below': "「{1}」の名前はもっと下で付けられています",
    "{1} is not known here": "{1}はここではわかりません",
    '"{1}" is not known here': "「{1}」はここではわかりません",
    "there is no layer {1}": "層{1}はありません",
    "an empty list has no meaning here": "空の列はここでは意味がありません",
    "{1} is neither true nor false": "{1}は true でも false でもありません",
    "false changes nothing here": "ここの false は何も変えません",
    "{1} is not a word": "{1}は語ではありません",
    "nothing is at least {1} and at most {2}": "{1}以上で{2}以下のものはありません",
    "this must not be empty": "空にはできません",
    "{1} is too little here: {2} is the least": "{1}は少なすぎます: 最小は{2}です",
    '"{1}" takes no "{2}"': "「{1}」に「{2}」は書けません",
    "no ability can stand here": "ここに能力は書けません",
    '"{1}" has no meaning here: there is no {2}': "「{1}」はここでは意味がありません: {2}がありません",
    '"{1}" has nothing behind it': "「{1}」の後に何もありません",
    '"{1}" takes its arguments by name': "「{1}」の引数は名前を付けて書きます",
    '"{1}" changes nothing': "「{1}」は何も変えません",
    "a name is a word": "名前は語です",
    'the name "{1}" is taken': "名前「{1}」はすでにあります",
    "whatever is decided here, nothing happens": "何を選んでも、何も起きません",
    # hints
    "{1} has the arguments {2}": "{1}の引数は{2}です",
    "{1} alone is meant, or an argument is missing": "{1}だけを書くか、引数を加えます",
    "a name is bound before it is used: put that step first": (
        "名前は使う前に付けます: その手順を先に書きます"
    ),
    "bind it before the branches; what one of them chooses, the others never see": (
        "分岐の前に名前を付けます。一つの分岐で選んだものは、ほかからは見えません"
    ),
    "a sum is paid with others": "合計はほかとともに支払います",
    "another part may want the same cards": "ほかの部分が同じカードを求めるかもしれません",
    "as a number: {1}": "数として: {1}",
    "ask for something else, or change it once, with `do` and `until`": (
        "別のものを条件にするか、`do` と `until` で一度だけ変えます"
    ),
    "leave it out": "外します",
    "this says which card it is": "それがどのカードかは、ここで決まります",
    "put it into a may_pay or an if": "may_pay か if の中に書きます",
    "the layers are 1 to {1}": "層は1から{1}です",
    "two abilities can do the same, each at its time": (
        "二つの能力に分ければ、それぞれのときに同じことができます"
    ),
    "use `when`": "`when` を使います",
}
