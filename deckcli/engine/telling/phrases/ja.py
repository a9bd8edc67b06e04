"""Japanese."""

PHRASES = {
    "gained_ability": "（{name}：{text}）",
    "skill_of": "{skill}（{card}）",
    "asked_for": "{name}：{step}",
    "a card": "カード1枚",
    "an effect": "効果",
    "answer": "{who}：{words}",
    "wins": "{turn}ターン目、{who}の勝ち：{why}",
    "nobody wins": "引き分け：{why}",
    "sum_more": "＋{why}{amount}",
    "sum_less": "－{why}{amount}",
    "sum_total": "＝{total}",
    "ending_turn_limit": "ターン数の上限{limit}に達した",
    "ending_endless_loop": "終わらないループ（{programs}）",
    "ending_too_many_decisions": "1ターンに{limit}回の選択、最後は{programs}",
    "ending_bot_failed": "{who}のボットがエラーで止まった",
    "ending_bot_late": "{who}のボットが時間切れになった",
    "ending_bot_illegal": "{who}のボットが許されない答えを返した",
}
