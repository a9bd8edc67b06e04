"""What is always so: numbers, passives, and what avatars change; and the events of the game."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import OTHER_CARD
from deckcli.engine.words.events import add_card_event, add_seat_event
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Number, Static
from deckcli.engine.words.verbs import Stat
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.faces import bits

WORDS: Final = v.Vocabulary()


class Passives(Stat):
    """Passives that are gained or lost, each a bit."""

    __slots__ = ()

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index, v.texts(t.PASSIVES))

    def amount(self, value: object) -> Number:
        return Plain(bits(value, t.PASSIVES))


def stats() -> list[Stat]:
    """What `modify` can change."""
    return [
        Stat("attack", t.ATTACK, v.number()),
        Stat("defence", t.DEFENCE, v.number()),
        Passives("gains", t.GAINED),
        Passives("loses", t.LOST),
        Stat("recoil", t.RECOIL, v.number()),
    ]


def hand_limit(size: int) -> Static:
    return Static(t.HOLDS, Itself(), Plain(size))


WORDS.add(
    v.STATIC, "hand_limit", hand_limit, "You may hold this many cards.",
    "size", size=v.integer(least=1),
)  # fmt: skip


def plays_from_side(times: int) -> Static:
    return Static(t.SIDE_PLAYS, Itself(), Plain(times))


WORDS.add(
    v.STATIC, "plays_from_side", plays_from_side,
    "So many times in a game you may play magic of your side deck.",
    "times", times=v.integer(least=1),
)  # fmt: skip


def _add_lone(name: str, event: int, doc: str) -> None:
    add_card_event(WORDS, name, event, doc).lacks = (OTHER_CARD,)


_add_lone("enters", t.ENTERS, "A monster enters face up or evolves; any other card is laid.")
add_card_event(WORDS, "attacked", t.ATTACKED, "A monster is attacked; whom: the attacker.")
add_card_event(WORDS, "kills", t.KILLS, "A monster kills in battle; whom: its victim.")
add_card_event(WORDS, "destroyed", t.DESTROYED, "A monster is destroyed; whom: its killer.")
add_card_event(
    WORDS, "would_be_buried", t.WOULD_BE_BURIED,
    "A destroyed monster would go to the graveyard; whom: its killer in battle.",
)  # fmt: skip
_add_lone("evolves", t.EVOLVES, "A monster evolves.")
_add_lone("leaves_set", t.LEAVES_SET, "A monster enters from a face-down set.")
add_seat_event(WORDS, "turn_starts", t.TURN_STARTS, "A turn starts: yours, the enemy's, any.")
add_seat_event(WORDS, "turn_ends", t.TURN_ENDS, "A turn ends: yours, the enemy's, any.")
add_seat_event(WORDS, "game_starts", t.GAME_STARTS, "The game begins, before Boost.")
