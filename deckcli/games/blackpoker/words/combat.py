"""Words about combat: the effects of Attack, Block and Damage, which are a chapter of the rules."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.games.blackpoker.rules.combat import JudgeFights, NameAttackers, NameBlockers

WORDS: Final = v.Vocabulary()

WORDS.add(v.VERB, "name_attackers", NameAttackers, "Drive soldiers to attack with.")
WORDS.add(v.VERB, "name_blockers", NameBlockers, "The opponent names blockers.")
WORDS.add(v.VERB, "judge_fights", JudgeFights, "Attackers meet their blockers, or deal damage.")
