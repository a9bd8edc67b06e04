"""Words about combat: the effects of Attack, Block and Damage, which are a chapter of the rules."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.games.blackpoker.rules.combat import JudgeFights, NameAttackers, NameBlockers

WORDS: Final = v.Vocabulary()

WORDS.add(v.VERB, "name_attackers", NameAttackers, "Drive soldiers to attack with.").says(
    en="drive any number of your charged soldiers that can attack; they become the attackers",
    ja="攻撃できる自分のチャージ状態の兵士を好きな数だけドライブしてアタッカーに/する",
)
WORDS.add(v.VERB, "name_blockers", NameBlockers, "The opponent names blockers.").says(
    en=(
        "for each attacker, the opponent may name one charged bulwark or any number of charged "
        "soldiers as blockers"
    ),
    ja=(
        "対戦相手はチャージ状態のキャラクターから、アタッカーごとに防壁１体か好きな数の兵士をブロ"
        "ッカーに指定/する"
    ),
)
WORDS.add(
    v.VERB, "judge_fights", JudgeFights, "Attackers meet their blockers, or deal damage."
).says(
    en=(
        "each attacker fights the soldiers that block it, whose numbers are added: the lower side "
        "goes to the graveyard, both if equal; an attacker that nothing blocks deals its number as "
        "damage to the opponent"
    ),
    ja=(
        "アタッカーの数字と、それをブロックする兵士すべての数字の合計とを比べ、小さい方を、同じな"
        "ら両方を墓地に移し、ブロックされないアタッカーはその数字のダメージを対戦相手に与え/る"
    ),
)
