"""What triggered skills wait for."""

from __future__ import annotations

from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import OTHER_CARD
from deckcli.engine.words.events import add_card_event, add_seat_event
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words.forms import COMBAT

WORDS: Final = v.Vocabulary()


def _add_pair(name: str, event: int, doc: str) -> v.Word:
    """An event with two cards: the one it happens to, and `other`."""
    return add_card_event(WORDS, name, event, doc)


def _add_lone(name: str, event: int, doc: str) -> v.Word:
    """An event with one card."""
    word = add_card_event(WORDS, name, event, doc)
    word.lacks = (OTHER_CARD,)
    return word


def _add_turn(name: str, event: int, doc: str) -> v.Word:
    """An event of a turn: no card is involved, and nobody fights."""
    word = add_seat_event(WORDS, name, event, doc)
    word.lacks += (COMBAT,)
    return word


_add_lone("deployed", t.DEPLOYED, "A unit is deployed; level-ups do not count.").says(
    en="{who:some} is deployed", ja="{who:some が}出撃/する"
)
_add_lone("class_changes", t.CLASS_CHANGES, "A unit class-changes.").says(
    en="{who:some} class-changes", ja="{who:some が}クラスチェンジ/する"
)
_add_pair("attacks", t.ATTACKS, "A unit attacks; whom: the unit it attacks.").says(
    en="{who:some} attacks[ {whom:some}]{other:attacked unit}",
    ja="{who:some が}[{whom:some を}]{other:攻撃されたユニット}攻撃/する",
)
_add_pair(
    "destroys", t.DESTROYS, "A unit's attack destroys; whom: the unit that is destroyed."
).says(
    en="{who:some} destroys {whom:some} with an attack",
    ja="{who:some が}攻撃で{whom:some を}撃破/する",
).says(
    {"whom": None},
    en="{who:some} destroys a unit{other:destroyed unit} with an attack",
    ja="{who:some が}攻撃でユニット{other:撃破されたユニット}を撃破/する",
)
_add_pair("destroyed", t.DESTROYED, "A unit is destroyed; whom: the unit that did it.").says(
    en="{who:some} is destroyed[ by {whom:some}]{other:destroyer}",
    ja="{who:some が}[{whom:some に}]{other:撃破したユニット}撃破され/る",
)
_add_lone("moved", t.MOVED, "A unit is moved; a march does not count.").says(
    en="{who:some} is moved", ja="{who:some が}移動/する"
)
_add_pair("evades", t.EVADES, "A unit evades an attack; whom: the unit that attacked it.").says(
    en="{who:some} evades an attack[ of {whom:some}]{other:attacker}",
    ja="{who:some が}[{whom:some の}]{other:攻撃したユニット}攻撃を神速回避/する",
)
_add_pair(
    "skill_destroys", t.SKILL_DESTROYS, "A unit's skill destroys; whom: what it destroys."
).says(
    en="{who:some} destroys {whom:some} with a skill",
    ja="{who:some が}スキルで{whom:some を}撃破/する",
).says(
    {"whom": None},
    en="{who:some} destroys a unit{other:destroyed unit} with a skill",
    ja="{who:some が}スキルでユニット{other:撃破されたユニット}を撃破/する",
)
_add_lone("levels_up", t.LEVELS_UP, "A unit levels up, with or without a class change.").says(
    en="{who:some} levels up", ja="{who:some が}レベルアップ/する"
)
_add_pair(
    "attack_ends", t.ATTACK_ENDS, "An attack is over; whom: the unit attacked, if still there."
).says(
    en="an attack of {who:some}[ on {whom:some}]{other:attacked unit} is over",
    ja="{who:some の}[{whom:some への}]{other:攻撃されたユニット}攻撃が終わ/ル",
)
_add_lone("laid", t.LAID, "A card is laid as a bond.").says(
    en="{who:some} is laid as a bond", ja="{who:some が}絆エリアに置かれ/る"
)
_add_turn("turn_starts", t.TURN_STARTS, "A turn starts: yours, the enemy's, any.").says(
    {"whose": "yours"}, en="at the start of your turn", ja="自分のターン開始"
).says(
    {"whose": "enemy"},
    en="at the start of your opponent's turn",
    ja="相手のターン開始",
).says({"whose": "any"}, en="at the start of each turn", ja="いずれかのターン開始")
_add_turn("turn_ends", t.TURN_ENDS, "A turn ends: yours, the enemy's, any.").says(
    {"whose": "yours"}, en="at the end of your turn", ja="自分のターン終了"
).says(
    {"whose": "enemy"},
    en="at the end of your opponent's turn",
    ja="相手のターン終了",
).says({"whose": "any"}, en="at the end of each turn", ja="いずれかのターン終了")
