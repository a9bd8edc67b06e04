"""Japanese: nouns have one form; A、B、C."""

COMMA = "、"
AND = "、"


def form_for(number: int) -> int:
    return 0
