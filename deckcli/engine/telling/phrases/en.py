"""English."""

PHRASES = {
    "gained_ability": " ({name}: {text})",
    "skill_of": "{skill} ({card})",
    "asked_for": "{name}: {step}",
    "a card": "a card",
    "an effect": "an effect",
    "answer": "{who}: {words}",
    "wins": "{who} wins in turn {turn}: {why}",
    "nobody wins": "draw: {why}",
    "sum_more": " + {amount} {why}",
    "sum_less": " - {amount} {why}",
    "sum_total": " = {total}",
    "ending_turn_limit": "turn limit of {limit} reached",
    "ending_endless_loop": "endless loop of {programs}",
    "ending_too_many_decisions": "{limit} decisions in one turn, the last in {programs}",
    "ending_bot_failed": "{who}'s bot failed",
    "ending_bot_late": "{who}'s bot took too long",
    "ending_bot_illegal": "{who}'s bot answered what is not legal",
}
