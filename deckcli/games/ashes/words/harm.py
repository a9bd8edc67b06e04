"""Verbs of damage, wounds and destruction."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.interrupts import event_below
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import TO_COME
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, SUBJECT, Frame
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.ashes.rules.codes import DESTROY, IN_PLAY, REMOVED, WOUNDED
from deckcli.games.ashes.rules.dealing import can_be_hurt, deal, end_line, note_harm
from deckcli.games.ashes.rules.state import AshesState, with_value
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import heal, put_wounds

WORDS: Final = v.Vocabulary()


def doer(state: AshesState, frame: Frame) -> i64:
    """Whose doing it is: the player of the card, also in what each player does because of it."""
    return state.side[frame.source] if frame.source != NONE else frame.seat


class DealDamage(Op):
    """Damage to cards, resolved when all lines are done; `together` is also redirected then."""

    __slots__ = ("amount", "to", "together")

    def __init__(self, amount: Number, to: Group, *, together: bool) -> None:
        self.amount, self.to, self.together = amount, to, together

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount, since = self.amount.value(game, state, frame), len(state.dealt)
        seat = doer(state, frame)
        for card in self.to.cards(game, state, frame)[:]:
            deal(game, state, card, frame.source, amount, seat)
        if not self.together:
            end_line(game, state, since)


WORDS.add(
    v.VERB,
    "deal",
    DealDamage,
    "Deal damage to cards (`together`: when all players are done).",
    amount=v.number(least=1),
    to=v.target(),
    together=v.flag(default=False),
).says(
    {"together": False},
    en="deal {amount:damage|damage} to {to}",
    ja="{to:に}{amount:=}ダメージを与え/る",
).says(
    {"together": False, "amount": int},
    en="deal {amount:damage|damage} to {to}",
    ja="{to:に}{amount:ダメージ}を与え/る",
).says(
    {"together": True},
    en="when all players are done, deal {amount:damage|damage} to {to}",
    ja="全員が終えてから{to:に}{amount:=}ダメージを与え/る",
).says(
    {"together": True, "amount": int},
    en="when all players are done, deal {amount:damage|damage} to {to}",
    ja="全員が終えてから{to:に}{amount:ダメージ}を与え/る",
)


class PlaceWounds(Op):
    """Wounds on cards, which is no damage."""

    __slots__ = ("amount", "on")

    def __init__(self, amount: Number, on: Group) -> None:
        self.amount, self.on = amount, on

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        for card in self.on.cards(game, state, frame)[:]:
            if can_be_hurt(state, card) and not game.is_shielded(
                state, card, frame.seat, frame.source
            ):
                put_wounds(state, card, amount)
                if not game.is_unit(state, card):
                    note_wounded(game, state, card, frame)


def note_wounded(game: AshesRules, state: AshesState, card: i64, frame: Frame) -> None:
    """A Phoenixborn that wounds were put on may be destroyed by them."""
    note_harm(state, card, frame.source, 0, frame.seat, WOUNDED)


WORDS.add(
    v.VERB,
    "place_wounds",
    PlaceWounds,
    "Put wound tokens on cards; that is no damage.",
    amount=v.number(least=1),
    on=v.target(),
).says(en="put {amount:wound|wounds} on {on}", ja="{on:に}負傷トークンを{amount:個}ずつ置/く").says(
    {"on": v.ONE},
    en="put {amount:wound|wounds} on {on}",
    ja="{on:に}負傷トークンを{amount:個}置/く",
)


class RemoveWounds(Op):
    """Wounds off cards, as many as there are."""

    __slots__ = ("amount", "cards")

    def __init__(self, amount: Number, cards: Group) -> None:
        self.amount, self.cards = amount, cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        for card in self.cards.cards(game, state, frame):
            if can_be_hurt(state, card):
                heal(state, card, amount)


WORDS.add(
    v.VERB,
    "remove_wounds",
    RemoveWounds,
    "Take wound tokens off cards.",
    amount=v.number(least=1),
    cards=v.target(),
).says(
    en="remove {amount:wound|wounds} from {cards}",
    ja="{cards:から}負傷トークンを{amount:個}取り除/く",
)


class Destroy(Op):
    """Cards are destroyed, whatever wounds they have."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.cards.cards(game, state, frame)[:]:
            note_harm(state, card, frame.source, 0, frame.seat, DESTROY)


WORDS.add(v.VERB, "destroy", Destroy, "Destroy units.", "cards", cards=v.target()).says(
    en="destroy {cards}", ja="{cards:を}破壊/する"
)


class RemoveFromGame(Op):
    """Cards in play will leave the game instead of going to a pile."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.cards.cards(game, state, frame):
            if state.flags[card] & IN_PLAY and not game.is_shielded(
                state, card, frame.seat, frame.source
            ):
                state.flags = with_value(state.flags, card, state.flags[card] | REMOVED)


WORDS.add(
    v.VERB,
    "remove_from_game",
    RemoveFromGame,
    "When these cards leave play they leave the game.",
    "cards",
    cards=v.target(),
).says(
    en="{cards} <are|is> removed from the game when <they leave|it leaves> play",
    ja="{cards:は}場を離れる時ゲームから取り除かれ/る",
)


class Redirect(Op):
    """What would be dealt damage is another card, all of it."""

    __slots__ = ("to",)

    def __init__(self, to: Group) -> None:
        self.to = to

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.to.cards(game, state, frame):
            event_below(game, state).values[SUBJECT] = card


WORDS.add(
    v.VERB,
    "redirect",
    Redirect,
    "The damage is dealt to another card instead.",
    "to",
    to=v.target(),
).says(
    en="the damage is dealt to {to} instead", ja="そのダメージは代わりに{to:に}与えられ/る"
).needs = TO_COME
