"""What a second opinion asks; it knows nothing of the engine, as its rules do not."""

from typing import NamedTuple


class Question(NamedTuple):
    """Who is asked what, and every answer in words."""

    seat: int
    window: str
    answers: list[str]
