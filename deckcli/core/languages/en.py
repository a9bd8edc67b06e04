"""English: one card, two cards; A, B and C."""

COMMA = ", "
AND = " and "


def form_for(number: int) -> int:
    return 0 if number == 1 else 1
