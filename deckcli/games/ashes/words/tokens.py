"""Verbs of status and exhaustion tokens."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.ashes.rules.codes import (
    ASK_TOKEN,
    EXHAUSTION,
    GAINS_SIDE,
    IN_PLAY,
    MOVE_TOKEN,
    MOVES_TOKEN,
    STATUS,
    TURNS,
    UNTIL_RECOVERY,
    WOUND,
)
from deckcli.games.ashes.rules.state import AshesState, with_more
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import add_status, exhaust, refresh, take_status

WORDS: Final = v.Vocabulary()
CANCELLING: Final = {  # of what bears the mark, only ready spells lose their text
    "en": "cancel that effect; a ready spell stays cancelled {marked}",
    "ja": "その効果を打ち消し、展開呪文は{marked}打ち消されたままに/する",
}


def _affected(game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
    return state.flags[card] & IN_PLAY != 0 and not game.is_shielded(
        state, card, frame.seat, frame.source
    )


class PlaceStatus(Op):
    __slots__ = ("amount", "on")

    def __init__(self, amount: Number, on: Group) -> None:
        self.amount, self.on = amount, on

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        for card in self.on.cards(game, state, frame):
            if amount > 0 and _affected(game, state, frame, card):
                add_status(state, card, amount)


WORDS.add(
    v.VERB,
    "place_status",
    PlaceStatus,
    "Put status tokens on cards.",
    amount=v.number(1),
    on=v.target(),
).says(
    en="put {amount:status token|status tokens} on {on}",
    ja="{on:に}状況トークンを{amount:個}ずつ置/く",
).says(
    {"on": v.ONE},
    en="put {amount:status token|status tokens} on {on}",
    ja="{on:に}状況トークンを{amount:個}置/く",
)


class RemoveStatus(Op):
    __slots__ = ("amount", "cards")

    def __init__(self, amount: Number, cards: Group) -> None:
        self.amount, self.cards = amount, cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        for card in self.cards.cards(game, state, frame)[:]:
            taken = min(amount, state.status[card])
            if taken > 0:
                take_status(game, state, card, taken)


WORDS.add(
    v.VERB,
    "remove_status",
    RemoveStatus,
    "Take status tokens off cards.",
    amount=v.number(),
    cards=v.target(),
).says(
    en="remove {amount:status token|status tokens} from {cards}",
    ja="{cards:から}状況トークンを{amount:個}取り除/く",
).takes = "status_on"


class Exhaust(Op):
    __slots__ = ("amount", "cards")

    def __init__(self, cards: Group, amount: Number) -> None:
        self.cards, self.amount = cards, amount

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        for card in self.cards.cards(game, state, frame):
            if _affected(game, state, frame, card):
                exhaust(state, card, amount)


WORDS.add(
    v.VERB,
    "exhaust",
    Exhaust,
    "Put exhaustion tokens on cards.",
    "cards",
    cards=v.target(),
    amount=v.number(1, least=1),
).says(
    en="put {amount:exhaustion token|exhaustion tokens} on {cards}",
    ja="{cards:に}消耗トークンを{amount:個}ずつ置/く",
).says(
    {"cards": v.ONE},
    en="put {amount:exhaustion token|exhaustion tokens} on {cards}",
    ja="{cards:に}消耗トークンを{amount:個}置/く",
)


class Refresh(Op):
    """All exhaustion tokens off cards."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.cards.cards(game, state, frame):
            if _affected(game, state, frame, card):
                refresh(state, card, state.exhaustion[card])


WORDS.add(
    v.VERB, "refresh", Refresh, "Take all exhaustion tokens off cards.", "cards", cards=v.target()
).says(
    en="remove all exhaustion tokens from {cards}", ja="{cards:から}消耗トークンをすべて取り除/く"
)


class MoveToken(Op):
    """One token goes from a card to another; the player says which, if there are several kinds."""

    __slots__ = ("source", "to")

    def __init__(self, source: Group, to: Group) -> None:
        self.source, self.to = source, to

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        source, to = self._ends(game, state, frame)
        if source == NONE or to == NONE:
            return
        options = vec[i64]()
        for token, number in (
            (WOUND, state.wounds[source]),
            (EXHAUSTION, state.exhaustion[source]),
            (STATUS, state.status[source]),
        ):
            if number > 0:
                options = append(options, action(MOVE_TOKEN, game.token_words + token))
        if len(options) > 0:
            self.ask(game, state, frame, ASK_TOKEN, frame.seat, options)

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        source, to = self._ends(game, state, frame)
        token = first_of(action) - game.token_words
        state.emit(MOVES_TOKEN, frame.seat, source, to, token)
        state.is_unsettled = True
        if token == WOUND:
            state.wounds = with_more(state.wounds, source, -1)
            state.wounds = with_more(state.wounds, to, 1)
        elif token == EXHAUSTION:
            state.exhaustion = with_more(state.exhaustion, source, -1)
            state.exhaustion = with_more(state.exhaustion, to, 1)
        else:
            state.status = with_more(state.status, to, 1)
            take_status(game, state, source, 1)

    def _ends(self, game: AshesRules, state: AshesState, frame: Frame) -> tuple[i64, i64]:
        source: i64 = NONE
        to: i64 = NONE
        for card in self.source.cards(game, state, frame):
            source = card
        for card in self.to.cards(game, state, frame):
            to = card
        return source, to


def move_token(**given: Group) -> MoveToken:
    return MoveToken(given["from"], given["to"])


WORDS.add(
    v.VERB,
    "move_token",
    move_token,
    "Move one token from a card to another.",
    **{"from": v.target(), "to": v.target()},
).says(en="move 1 token from {from} to {to}", ja="{from:から}{to:に}トークン１個を移/す")


class GainSideActions(Op):
    """More side actions this turn."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        if state.phase == TURNS and state.active == frame.seat:
            state.sides += amount
            state.emit(GAINS_SIDE, frame.seat, amount=amount)


WORDS.add(
    v.VERB,
    "gain_side_actions",
    GainSideActions,
    "More side actions this turn.",
    "amount",
    amount=v.number(),
).says(
    en="you have {amount:more side action|more side actions} this turn",
    ja="このターン、サイドアクションが{amount:回}増え/る",
)


WORDS.add(v.UNTIL, "recovery", lambda: UNTIL_RECOVERY, "Until the recovery phase begins.").says(
    en="until the recovery phase", ja="回復フェイズまで"
)
