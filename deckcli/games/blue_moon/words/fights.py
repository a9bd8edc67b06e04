"""What texts do to the fight: its element, dragons, ships, achievements."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import action, actions, first_of, second_of, verb_of
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, SUBJECT, Frame
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.blue_moon.rules.codes import (
    ACHIEVEMENT,
    ASK_CHOICE,
    CHANGES_ELEMENT,
    DONE,
    ELEMENTS,
    FIGHTING,
    LOAD,
    LOADS,
    PLAY,
)
from deckcli.games.blue_moon.rules.dragons import attract
from deckcli.games.blue_moon.rules.playing import (
    cancel,
    lead,
    load,
    place_led,
    take_from_deck_to_play,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState
from deckcli.games.blue_moon.words.forms import INTERFERED

WORDS: Final = v.Vocabulary()


class ChangeElement(Op):
    """The contested element changes; before the first announcement there is none to change."""

    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        self.to: i64 = NONE
        if to in ELEMENTS:
            self.to = ELEMENTS.index(to)

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        if state.element == NONE:
            return
        wanted = 1 - state.element
        if self.to != NONE:
            wanted = self.to
        if wanted != state.element:
            state.element, state.stale = wanted, True
            state.emit(CHANGES_ELEMENT, frame.seat, frame.source, amount=wanted)


WORDS.add(
    v.VERB, "change_element", ChangeElement, "The fight is about the other element, or this one.",
    "to", to=v.text((*ELEMENTS, "other")),
).says(
    {"to": "fire"},
    en="the fight changes to fire",
    ja="戦いの元素は炎に/なる",
).says(
    {"to": "earth"},
    en="the fight changes to earth",
    ja="戦いの元素は大地に/なる",
).says(
    {"to": "other"},
    en="the fight changes to the other element",
    ja="戦いの元素はもう一方に/なる",
)  # fmt: skip


class Attract(Op):
    """The player attracts dragons."""

    __slots__ = ("amount",)

    def __init__(self, amount: Number) -> None:
        self.amount = amount

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        attract(game, state, frame.seat, self.amount.value(game, state, frame))


WORDS.add(
    v.VERB, "attract", Attract, "Attract dragons.", "amount", amount=v.number(1, least=1)
).says(
    en="attract {amount:dragon|dragons}",
    ja="ドラゴンを{amount}匹引き寄せ/る",
)


class LoadHand(Op):
    """The player may load a card of the hand onto this ship; if not, no further one either."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left  # how many may follow

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        seat, options = frame.seat, vec[i64]()
        if frame.source in game.ships_with_room(state, seat):
            for card in state.players[seat].hand:
                if game.face(state, card).kind < FIGHTING:
                    options = append(options, action(LOAD, card, frame.source))
        if len(options) > 0:
            options = append(options, action(DONE))
            self.ask(game, state, frame, ASK_CHOICE, seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if verb_of(action) == LOAD:
            load(game, state, frame.seat, first_of(action), frame.source)
        else:
            frame.step += self.left


def load_from_hand(most: int) -> list[Op]:
    return [LoadHand(left) for left in range(most - 1, -1, -1)]


WORDS.add(
    v.VERB, "load_from_hand", load_from_hand,
    "You may load so many cards of your hand onto this ship.", "most", most=v.integer(least=1),
).says(
    en="you may load up to {most:card|cards} from hand onto {self}",
    ja="手札から{most:枚}まで{self}に積載してもよ/い",
).says(
    {"most": 1},
    en="you may load 1 card from hand onto {self}",
    ja="手札から１枚を{self}に積載してもよ/い",
)  # fmt: skip


class SailOrLoad(Op):
    """A ship found in the deck is played; another card goes onto a ship of the player's choice."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:1]:
            if card not in state.players[frame.seat].deck:
                continue
            if game.face(state, card).kind < FIGHTING:
                ships = game.ships_with_room(state, frame.seat)
                options = vec[i64]([action(LOAD, card, ship) for ship in ships])
                if len(options) > 0:
                    self.ask(game, state, frame, ASK_CHOICE, frame.seat, options)
            else:
                take_from_deck_to_play(state, frame.seat, card)
                state.plays += 1
                place_led(game, state, frame.seat, card)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        card, ship = first_of(action), second_of(action)
        take_from_deck_to_play(state, frame.seat, card)
        state.players[frame.seat].load(card, ship)
        state.emit(LOADS, frame.seat, card, ship)


WORDS.add(
    v.VERB, "sail_or_load", SailOrLoad, "A ship of your deck is played, another card loaded.",
    "what", what=v.target(),
).says(
    en="play {what:from} if <they are ships|it is a ship> or else load <them|it>",
    ja="{what:を}船ならプレイし、そうでなければ積載/する",
)  # fmt: skip


class PlayAchievement(Op):
    """The player may play an achievement card of the hand, whatever its condition."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        cards = vec[i64]()
        for card in state.players[frame.seat].hand:
            if game.face(state, card).kind == ACHIEVEMENT and not game.is_barred(
                state, frame.seat, card, ACHIEVEMENT, face_down=False
            ):
                cards = append(cards, card)
        if len(cards) > 0:
            options = append(actions(PLAY, cards), action(DONE))
            self.ask(game, state, frame, ASK_CHOICE, frame.seat, options)

    def take(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame, action: i64) -> None:
        if verb_of(action) != DONE:
            lead(game, state, frame.seat, first_of(action))


WORDS.add(
    v.VERB, "play_achievement", PlayAchievement,
    "You may play an achievement card, whatever its condition.",
).says(
    en="you may play an achievement card whatever its condition",
    ja="条件に関わらず達成カードを１枚プレイでき/る",
)  # fmt: skip


class CancelPlay(Op):
    """The card that this one interferes with has no effect and is discarded."""

    __slots__ = ()

    def run(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> None:
        cancel(game, state, frame.values[SUBJECT])


WORDS.add(
    v.VERB, "cancel_play", CancelPlay, "The played card has no effect and is discarded."
).says(
    en="the played card is cancelled and discarded",
    ja="プレイされたカードはキャンセルされ、捨て札に/なる",
).needs = INTERFERED
