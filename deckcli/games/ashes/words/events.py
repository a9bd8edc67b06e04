"""What abilities wait for."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.events import add_card_event, add_seat_event
from deckcli.games.ashes.rules import codes as t

WORDS: Final = v.Vocabulary()
_card, _seat = partial(add_card_event, WORDS), partial(add_seat_event, WORDS)

_card(
    "targeted", t.TARGETED, "It would be the target of an effect; the other card is its source."
).says(
    en="{who:some} would be targeted[ by {whom:some}]{other:source}",
    ja="{who:some が}[{whom:some によって}]{other:発生源}対象にされようと/する",
)
_card("would_be_dealt", t.WOULD_BE_DEALT, "It would be dealt damage.").says(
    en="{who:some} would be dealt damage[ by {whom:some}]{other:source}",
    ja="[{whom:some によって}]{other:発生源}{who:some に}ダメージが与えられようと/する",
)
_card("deals_damage", t.DEALS, "It has dealt damage by attacking or countering.").says(
    en="{who:some} deals damage[ to {whom:some}]{other:other card} by attacking or countering",
    ja="{who:some が}攻撃か反撃で[{whom:some に}]{other:もう一方のカード}ダメージを与え/る",
)
_card("is_dealt", t.IS_DEALT, "It was dealt damage by units that attack or counter.").says(
    en="{who:some} is dealt damage[ by {whom:some}]{other:other card} in an attack or counter",
    ja="{who:some が}攻撃か反撃で[{whom:some によって}]{other:もう一方}ダメージを与えられ/る",
)
_card("would_receive", t.WOULD_RECEIVE, "It would receive damage; the other card deals it.").says(
    en="{who:some} would receive damage[ from {whom:some}]{other:source}",
    ja="{who:some が}[{whom:some から}]{other:発生源}ダメージを受けようと/する",
)
_card("receives", t.RECEIVED, "It has received damage, and wounds come next.").says(
    en="{who:some} receives damage[ from {whom:some}]{other:source}",
    ja="{who:some が}[{whom:some から}]{other:発生源}ダメージを受け/る",
)
_card("destroyed", t.DESTROYED, "It is destroyed, and has not left play yet.").says(
    en="{who:some} is destroyed[ by {whom:some}]{other:source}",
    ja="{who:some が}[{whom:some によって}]{other:発生源}破壊され/る",
).calls(en="the destroyed ~", ja="破壊された~")
_card("enters", t.ENTERS, "It comes into play.").says(
    en="{who:some} comes into play[ because of {whom:some}]{other:source}",
    ja="{who:some が}[{whom:some によって}]{other:発生源}場に出/る",
)
_seat("declares_attackers", t.DECLARES, "A player is declaring attackers.").says(
    {"whose": "yours"}, en="you declare attackers", ja="自分がアタッカーを宣言/する"
).says(
    {"whose": "enemy"}, en="your opponent declares attackers", ja="対戦相手がアタッカーを宣言/する"
).says({"whose": "any"}, en="a player declares attackers", ja="プレイヤーがアタッカーを宣言/する")
_seat("attackers_declared", t.DECLARED, "A player has declared attackers.").says(
    {"whose": "yours"}, en="you have declared attackers", ja="自分がアタッカーを宣言し終え/る"
).says(
    {"whose": "enemy"},
    en="your opponent has declared attackers",
    ja="対戦相手がアタッカーを宣言し終え/る",
).says(
    {"whose": "any"},
    en="a player has declared attackers",
    ja="プレイヤーがアタッカーを宣言し終え/る",
)
_seat("unit_leaves_play", t.LEFT_PLAY, "A unit of a player has left play.").says(
    {"whose": "yours"}, en="one of your units leaves play", ja="自分のユニットが場を離れ/る"
).says(
    {"whose": "enemy"},
    en="one of your opponent's units leaves play",
    ja="対戦相手のユニットが場を離れ/る",
).says({"whose": "any"}, en="a unit leaves play", ja="プレイヤーのユニットが場を離れ/る")
_seat("discards_from_pile", t.MILLED, "A player has discarded from the draw pile.").says(
    {"whose": "yours"},
    en="you discard cards from your draw pile",
    ja="自分が山札からカードを捨て/る",
).says(
    {"whose": "enemy"},
    en="your opponent discards cards from their draw pile",
    ja="対戦相手が山札からカードを捨て/る",
).says(
    {"whose": "any"},
    en="a player discards cards from their draw pile",
    ja="プレイヤーが山札からカードを捨て/る",
)
_seat("turns_begin", t.TURNS_BEGIN, "The player turns phase begins.").says(
    {"whose": "yours"},
    en="at the start of the player turns phase for you",
    ja="自分のプレイヤーターンフェイズ開始",
).says(
    {"whose": "enemy"},
    en="at the start of the player turns phase for your opponent",
    ja="対戦相手のプレイヤーターンフェイズ開始",
).says(
    {"whose": "any"},
    en="at the start of the player turns phase",
    ja="プレイヤーターンフェイズ開始",
)
_seat("round_ends", t.ROUND_ENDS, "The round ends.").says(
    {"whose": "yours"}, en="at the end of the round for you", ja="自分のラウンド終了"
).says(
    {"whose": "enemy"},
    en="at the end of the round for your opponent",
    ja="対戦相手のラウンド終了",
).says({"whose": "any"}, en="at the end of the round", ja="ラウンド終了")
