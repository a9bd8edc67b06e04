"""Numbers and conditions that texts ask for."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.kinds import Condition, Number
from deckcli.games.blue_moon.rules.areas import deck_is_open, may_take, may_take_from_deck
from deckcli.games.blue_moon.rules.codes import ELEMENTS, END, NO_EXTRA_DRAWS
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

WORDS: Final = v.Vocabulary()
WHOSE: Final = ("you", "opponents")
_PLACES: Final = ("table", "deck", "deck_to_play")


class Dragons(Number):
    """How many dragons are on a side."""

    __slots__ = ("ahead",)

    def __init__(self, whose: str) -> None:
        self.ahead: i64 = WHOSE.index(whose)

    def value(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> i64:
        return state.dragons((frame.seat + self.ahead) % 2)


WORDS.add(
    v.NUMBER, "dragons", Dragons, "How many dragons are on a side.", "whose", whose=v.text(WHOSE)
).says(
    {"whose": "you"},
    en="your> dragon|dragons",
    ja="自分の>ドラゴン|匹",
).says(
    {"whose": "opponents"},
    en="your opponent's> dragon|dragons",
    ja="相手の>ドラゴン|匹",
)


class MoreInHand(Number):
    """How many cards more the opponent has in hand; the card itself counts where it is."""

    __slots__ = ()

    def value(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> i64:
        mine, other = state.players[frame.seat], state.players[1 - frame.seat]
        return len(other.hand) - len(mine.hand)


WORDS.add(v.NUMBER, "more_in_enemy_hand", MoreInHand, "Cards more in the opponent's hand.").says(
    en="your opponent's> card more|cards more @ in hand than you",
    ja="相手が自分より多く持つ>手札|枚",
)


class AttackedBy(Number):
    """The power against the player now, in one element or whichever is contested; else 0."""

    __slots__ = ("element",)

    def __init__(self, element: str) -> None:
        self.element: i64 = NONE
        if element in ELEMENTS:
            self.element = ELEMENTS.index(element)

    def value(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> i64:
        contested = state.element
        if contested == NONE or (self.element != NONE and self.element != contested):
            return 0
        return game.power(state, 1 - frame.seat, contested)


WORDS.add(
    v.NUMBER, "attacked_by", AttackedBy, "The opponent's power, if the fight is about this.",
    "element", element=v.text((*ELEMENTS, "any")),
).says(
    {"element": "fire"},
    en="the fire power you are attacked with",
    ja="自分に向けられた炎の攻撃値",
).says(
    {"element": "earth"},
    en="the earth power you are attacked with",
    ja="自分に向けられた大地の攻撃値",
).says(
    {"element": "any"},
    en="the power you are attacked with",
    ja="自分に向けられた攻撃値",
)  # fmt: skip


class FromShip(Condition):
    """The card was played from a ship that has landed this turn."""

    __slots__ = ()

    def holds(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> bool:
        return state.from_ship == frame.source


WORDS.add(v.CONDITION, "from_ship", FromShip, "It was played from a landed ship.").says(
    en="{self} was played from a landed ship",
    ja="{self}が上陸した船からプレイされ/た",
)


class HylaLies(Condition):
    """A Hyla card of the opponent lies on the table."""

    __slots__ = ()

    def holds(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> bool:
        return state.hyla != NONE and state.owners[state.hyla] != frame.seat


WORDS.add(v.CONDITION, "enemy_hyla", HylaLies, "A Hyla card of the opponent lies there.").says(
    en="your opponent has a Hyla card in play",
    ja="相手のハイラカードが場に/ある",
)


class CanTake(Condition):
    """The player may take one more card: into the hand from the table or the deck, or to play."""

    __slots__ = ("place",)

    def __init__(self, zone: str) -> None:
        self.place: i64 = _PLACES.index(zone)

    def holds(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> bool:
        if self.place == 0:
            return may_take(game, state, frame.seat)
        if self.place == 1:
            return may_take_from_deck(game, state, frame.seat)
        return deck_is_open(game, state, frame.seat)


WORDS.add(
    v.CONDITION, "can_take_from", CanTake,
    "You may take a card from there: into your hand, or from the deck to play it.",
    "zone", zone=v.text(_PLACES),
).says(
    {"zone": "table"},
    en="you may take a card from the table into your hand",
    ja="場のカードを手札に加えられ/る",
).says(
    {"zone": "deck"},
    en="you may take a card from your draw deck into your hand",
    ja="山札のカードを手札に加えられ/る",
).says(
    {"zone": "deck_to_play"},
    en="you may take a card from your draw deck",
    ja="山札のカードを取れ/る",
).is_guard = True  # fmt: skip


class CanDraw(Condition):
    """A text of the player can draw a card now."""

    __slots__ = ()

    def holds(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> bool:
        if state.phase == END and game.has_working(state, 1 - frame.seat, NO_EXTRA_DRAWS):
            return False
        has_deck = len(state.players[frame.seat].deck) > 0
        return has_deck and may_take_from_deck(game, state, frame.seat)


WORDS.add(v.CONDITION, "can_draw", CanDraw, "You can draw a card.").says(
    en="you can draw a card",
    ja="カードを引け/る",
).is_guard = True
