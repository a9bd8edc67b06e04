"""Every format of every game that can be played, under a name of its own."""

from toys import all_toys

from deckcli.engine import play
from deckcli.games.playing import engines, formats_of

FORMATS = {
    " ".join((key, *rules.values())): (key, rules) for key in engines() for rules in formats_of(key)
}
TOYS = all_toys()
GAMES = (*FORMATS, *TOYS)

IS_COMPILED = not play.__file__.endswith(".py")


def seeds(number):
    """This many games where they are compiled, as CI plays them; a few where they take longer.

    Three have every number of seats, and compiled games are the same (`scripts/compare_builds.py`).
    """
    return range(number if IS_COMPILED else max(3, number // 6))
