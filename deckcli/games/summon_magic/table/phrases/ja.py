"""Japanese, in the terms of the rulebook."""

_ACTIONS_AS_WRITTEN = {
    "turn {a}": "{a}の表示形式を変更する",
    "choose {a}": "{a}を選ぶ",
    "pass": "パス",
    "done": "選び終える",
    "no": "使用しない",
    "play {a}": "{a}を使う",
}
_NAMES = {
    "set_card": "{who}の伏せカード{amount}",
    "face_down_monster": "{who}の裏側モンスター{amount}",
    "of_player": "{who}の{card}",
    "skill_name": "「{name}」",
    "an effect": "効果",
    "in_attack": "攻撃表示",
    "in_defence": "守備表示",
    "attack": "攻撃力",
    "defence": "守備力",
    "command": "コマンド",
    "this_turn": "このターン",
}
_SETUP_AND_TURNS = {
    "calls": "{who}のアバターは{card}",
    "picks_deck": "{who}は{word}を使用する",
    "goes_first": "{who}が先攻",
    "turn": "-- {turn}ターン目：{who} --",
    "ends_turn": "{who}はターン終了を宣言した",
    "stuck": "{who}にできることはもうない",
    "shuffles": "{who}はデッキをシャッフルした",
}
_ACTIONS = {
    "charges": "{who}はチャージする",
    "summons": "{who}は{card}を{position}で召喚する",
    "evolves": "{who}は{other}を{card}に進化させる",
    "plays": "{who}は{card}を使用する",
    "plays_side": "{who}はサイドデッキの{card}を使用する",
    "uses": "{who}は伏せカードの{card}を使用する",
    "sets": "{who}は{card}を伏せた",
    "commands": "{who}は{card}にコマンド：{skill}",
    "attacks_player": "{card}は{who}に直接攻撃する",
    "triggers": "{card}の{skill}",
    "takes_effect": "{card}の効果",
    "may_be_used": "{who}は{card}の効果を使用できる",
    "fizzles": "不発になった[：{card}]",
    "is_negated": "{card}は無効になった",
    "attack_negated": "{card}の攻撃は無効になった",
    "skill_negated": "{card}のスキルは無効になった",
    "summons_negated": "{card}の召喚は無効になった",
    "turn_negated": "{card}の表示形式の変更は無効になった",
}
_CARDS = {
    "draws": "{who}は{amount}枚引いた",
    "discards": "{who}は{card}を捨てた",
    "pays": "{who}はコスト{amount}を支払った[（{card}）]：{cards}。デッキ残り{left}枚",
    "mills": "{who}のデッキから{amount}枚が墓地へ送られた[：{cards}]。残り{left}枚",
    "recoils": (
        "魔力反動：{who}のデッキから{amount}枚が墓地へ送られた[（{card}）][：{cards}]。残り{left}枚"
    ),
    "share": "{card} {amount}",
    "burns": "魔力の暴発：{who}のデッキから{amount}枚が墓地へ送られた[：{cards}]。残り{left}枚",
    "cannot_pay": "{who}はコスト{amount}を支払えない[（{card}）]",
    "is_buried": "{card}は墓地へ送られた",
    "goes_aside": "{card}はサイドデッキに戻った",
    "returns": "{card}は{who}の手札に加わった",
    "goes_under_deck": "{card}は{who}のデッキの一番下に置かれた",
    "is_sent": "{who}は{card}を生贄にした",
}
_FIELD = {
    "enters": "{card}が{position}で場に出た",
    "enters_unseen": "{who}は{card}を裏側守備表示で場に置いた",
    "has_evolved": "{other}は{card}に進化した",
    "turns": "{card}は{position}になった",
    "turns_up": "{card}がおもて表示になった",
    "is_laid": "{card}が場に置かれた",
    "is_equipped": "{other}は{card}を装備した",
    "gets_counter": "{card}にカウンターが置かれた",
    "is_damaged": "{card}は{amount}のダメージを受けた：{stat}{before}→{now}",
    "changes": "[{until}、]{card}の{stat}は{amount:+}（現在{now}）",
    "gains": "[{until}、]{card}は{words}を得た",
    "loses": "[{until}、]{card}は{words}を失った",
}
_FIGHTS = {
    "counters": "{card}は{skill}で応戦する",
    "takes_it": "{card}は攻撃を受ける",
    "evades": "{card}は回避した",
    "fights": "{card}（{mine}） 対 {other}（{stat}{theirs}）",
    "strikes_first": "先制：{card}は{other}より先に攻撃する（{mine} 対 {theirs}）",
    "resists": "{card}は耐性（{word}）により破壊されない",
    "is_destroyed": "{card}は破壊された",
    "sum_more": "、{why} +{amount}",
    "sum_less": "、{why} -{amount}",
    "sum_total": "、計{total}",
    "at_least_0": "{sum}、したがって0",
}
_ENDINGS = {
    "ending_direct_attack": "{who}へのダイレクトアタックが決まった",
    "ending_magic_burst": "マジックバースト：{who}の手札が多すぎる",
    "ending_exhaustion": "エグゾーション：[{who}の]デッキが尽きた",
    "ending_unpayable_cost": "[{who}は]コストを支払えない",
    "ending_empty_draw": "{who}はデッキからカードを引けない",
}
_WORDS = {
    "fire": "炎", "water": "水", "wind": "風", "earth": "土", "thunder": "雷", "light": "光",
    "dark": "闇", "physical": "物", "guard": "守", "none": "無", "flying": "飛行",
    "anti air": "対空", "first strike": "先制", "ranged": "遠撃", "resist fire": "耐性（炎）",
    "resist water": "耐性（水）", "resist wind": "耐性（風）", "resist earth": "耐性（土）",
    "resist thunder": "耐性（雷）", "resist light": "耐性（光）", "resist dark": "耐性（闇）",
    "resist physical": "耐性（物）", "cards": "メインのデッキ", "side deck": "二つ目のデッキ",
}  # fmt: skip

_TEXTS = {
    "this monster": "このモンスター",
    "this card": "このカード",
    "flag_attack": "攻",
    "flag_timing": "時",
    "flag_guard": "守",
    "flag_action": "行",
    "flag_constant": "常",
    "flag_ambush": "伏",
    "tag_ap": "行動値{amount}",
    "tag_strikes_monsters": "モンスター{amount}体まで",
    "tag_strikes_cards": "カード{amount}枚まで",
    "tag_strikes_monsters_1": "モンスター1体",
    "tag_strikes_cards_1": "カード1枚",
    "tag_bearer": "種族「{race}」に装備",
    "tag_answers": "{what}へのオーバーマジックでのみ使用",
    "item_charge": "チャージ",
    "item_summon": "召喚",
    "item_magic": "魔法カード",
    "item_set": "セット",
    "item_attack_command": "攻撃コマンド",
    "item_action_command": "行動コマンド",
    "item_effect": "効果",
    "item_timing_skill": "タイミングスキル",
    "item_position_change": "表示形式の変更",
    "item_turn_end": "ターン終了",
    "tag_lends": "攻撃力{attack:+}・守備力{defence:+}",
}
_RACES_AND_KINDS = {
    "human": "人間", "knight": "騎士", "mercenary": "傭兵", "legend": "レジェンド",
    "dragon": "竜", "spirit beast": "霊獣", "insect": "虫", "adult insect": "成虫", "ant": "蟻",
    "demi human": "亜人", "centipede": "百足", "larva": "幼虫", "beetle": "甲虫", "moth": "蛾",
    "bee": "蜂", "spider": "蜘蛛", "spirit": "精霊", "king": "王", "bird": "鳥",
    "witch": "魔女", "assassin": "暗殺者", "aquatic": "水棲", "undead": "不死",
    "dragonfolk": "竜人", "monster": "モンスター", "magic": "魔法",
    "artifact": "アーティファクト", "field": "土地", "weather": "天候", "avatar": "アバター",
}  # fmt: skip

PHRASES = {
    **_ACTIONS_AS_WRITTEN, **_NAMES, **_SETUP_AND_TURNS, **_ACTIONS, **_CARDS, **_FIELD,
    **_FIGHTS, **_ENDINGS, **_WORDS, **_TEXTS, **_RACES_AND_KINDS,
}  # fmt: skip
