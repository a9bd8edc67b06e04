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
        Stat("attack", t.ATTACK, v.number()).says(
            en="<get|gets> {value:+} attack",
            ja="攻撃力を{value:+}/する",
        ),
        Stat("defence", t.DEFENCE, v.number()).says(
            en="<get|gets> {value:+} defence",
            ja="守備力を{value:+}/する",
        ),
        Passives("gains", t.GAINED).says(
            en="<gain|gains> {value:and}",
            ja="パッシブ{value:tags}を得/る",
        ),
        Passives("loses", t.LOST).says(
            en="<lose|loses> {value:and}",
            ja="パッシブ{value:tags}を失/う",
        ),
        Stat("recoil", t.RECOIL, v.number()).says(
            en="<make|makes> recoil cost {value:more card|more cards}",
            ja="与える魔力反動を{value:枚}増や/す",
        ),
    ]


def hand_limit(size: int) -> Static:
    return Static(t.HOLDS, Itself(), Plain(size))


WORDS.add(
    v.STATIC, "hand_limit", hand_limit, "You may hold this many cards.",
    "size", size=v.integer(least=1),
).says(
    en="you may hold up to {size:card|cards} in hand", ja="自分は手札を{size:枚}まで持て/る",
)  # fmt: skip


def plays_from_side(times: int) -> Static:
    return Static(t.SIDE_PLAYS, Itself(), Plain(times))


WORDS.add(
    v.STATIC, "plays_from_side", plays_from_side,
    "So many times in a game you may play magic of your side deck.",
    "times", times=v.integer(least=1),
).says(
    en=(
        "up to {times} times per game you may play a magic card from your side deck as if it were "
        "in your hand"
    ),
    ja="ゲーム中{times}回まで、自分のサイドデッキの魔法カードを手札のカードのように使用でき/る",
).says(
    {"times": 1},
    en="once per game you may play a magic card from your side deck as if it were in your hand",
    ja="ゲーム中に１回だけ、自分のサイドデッキの魔法カードを手札のカードのように使用でき/る",
)  # fmt: skip


def _add_lone(name: str, event: int, doc: str) -> v.Word:
    word = add_card_event(WORDS, name, event, doc)
    word.lacks = (OTHER_CARD,)
    return word


_add_lone("enters", t.ENTERS, "A monster enters face up or evolves; any other card is laid.").says(
    en="{who:some} enters",
    ja="{who:some が}場に出/る",
)
add_card_event(WORDS, "attacked", t.ATTACKED, "A monster is attacked; whom: the attacker.").says(
    en="{who:some} is attacked[ by {whom:some}]{other:attacker}",
    ja="{who:some が}[{whom:some に}]{other:攻撃したモンスター}攻撃され/る",
)
add_card_event(WORDS, "kills", t.KILLS, "A monster kills in battle; whom: its victim.").says(
    en="{who:some} destroys {whom:some} in battle",
    ja="{who:some が}戦闘で{whom:some を}破壊/する",
).says(
    {"whom": None},
    en="{who:some} destroys a monster{other:victim} in battle",
    ja="{who:some が}戦闘でモンスター{other:破壊されたモンスター}を破壊/する",
)
add_card_event(WORDS, "destroyed", t.DESTROYED, "A monster is destroyed; whom: its killer.").says(
    en="{who:some} is destroyed[ by {whom:some}]{other:killer}",
    ja="{who:some が}[{whom:some に}]{other:破壊したモンスター}破壊され/る",
)
add_card_event(
    WORDS, "would_be_buried", t.WOULD_BE_BURIED,
    "A destroyed monster would go to the graveyard; whom: its killer in battle.",
).says(
    en=(
        "{who:some}, destroyed[ in battle by "
        "{whom:some}]{other:killer}, would go to the graveyard"
    ),
    ja=(
        "{who:some が}[戦闘で{whom:some に}]{other:破壊したモンスター}破壊され、"
        "墓地へ送られようと/する"
    ),
)  # fmt: skip
_add_lone("evolves", t.EVOLVES, "A monster evolves.").says(
    en="{who:some} evolves",
    ja="{who:some が}進化/する",
)
_add_lone("leaves_set", t.LEAVES_SET, "A monster enters from a face-down set.").says(
    en="{who:some} enters after being set",
    ja="{who:some が}伏せられた状態から場に出/る",
)
add_seat_event(WORDS, "turn_starts", t.TURN_STARTS, "A turn starts: yours, the enemy's, any.").says(
    {"whose": "yours"},
    en="at the start of your turn",
    ja="自分のターン開始",
).says(
    {"whose": "enemy"},
    en="at the start of the opponent's turn",
    ja="相手のターン開始",
).says(
    {"whose": "any"},
    en="at the start of each turn",
    ja="いずれかのターン開始",
)
add_seat_event(WORDS, "turn_ends", t.TURN_ENDS, "A turn ends: yours, the enemy's, any.").says(
    {"whose": "yours"},
    en="at the end of your turn",
    ja="自分のターン終了",
).says(
    {"whose": "enemy"},
    en="at the end of the opponent's turn",
    ja="相手のターン終了",
).says(
    {"whose": "any"},
    en="at the end of each turn",
    ja="いずれかのターン終了",
)
add_seat_event(WORDS, "game_starts", t.GAME_STARTS, "The game begins, before Boost.").says(
    {"whose": "yours"},
    en="just before your Boost",
    ja="自分のブースト開始",
).says(
    {"whose": "enemy"},
    en="just before the opponent's Boost",
    ja="相手のブースト開始",
).says(
    {"whose": "any"},
    en="just before each Boost",
    ja="いずれかのプレイヤーのブースト開始",
)
