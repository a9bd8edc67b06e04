"""Groups of cards: zones, and cards of others that a text can do something to."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.packed import joined
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import Frame
from deckcli.engine.words.groups import Enemies, Fitting, InZone, allies, other_allies
from deckcli.engine.words.kinds import Filter
from deckcli.games.blue_moon.rules.codes import (
    ACHIEVED,
    AREAS,
    CHARACTER,
    COMBAT,
    DECK,
    DISCARDED,
    HAND,
    PILE,
    SHIPS,
)
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

WORDS: Final = v.Vocabulary()

WORDS.add(v.GROUP, "ally", allies, "Your active cards.").says(
    en="your> active ^card|active ^cards",
    ja="自分のアクティブな>カード|枚",
)
WORDS.add(
    v.GROUP, "other_ally", other_allies, "Your active cards other than the card itself."
).says(
    en="your> other active ^card|other active ^cards",
    ja="自分の>他のアクティブなカード|枚",
)
WORDS.add(v.GROUP, "enemy", Enemies, "The opponent's active cards.").says(
    en="your opponent's> active ^card|active ^cards",
    ja="相手のアクティブな>カード|枚",
)
WORDS.add(v.GROUP, "hand", partial(InZone, HAND), "Cards of your hand.").says(
    en="card|cards @ in your hand",
    ja="自分の手札の>カード|枚",
)
WORDS.add(v.GROUP, "deck", partial(InZone, DECK), "Cards of your deck.").says(
    en="card|cards @ in your draw deck",
    ja="自分の山札の>カード|枚",
)
WORDS.add(v.GROUP, "discard_pile", partial(InZone, DISCARDED), "Cards of your discard pile.").says(
    en="card|cards @ in your discard pile",
    ja="自分の捨て札の>カード|枚",
).feeds = ("draw_from_discard",)
WORDS.add(v.GROUP, "leadership_pile", partial(InZone, PILE), "Leadership cards you played.").says(
    en="your> played leadership card|played leadership cards",
    ja="自分の>プレイ済みリーダーシップカード|枚",
)
WORDS.add(
    v.GROUP, "combat_area", partial(InZone, COMBAT), "Your combat area, inactive cards too."
).says(
    en="card|cards @ in your combat area",
    ja="自分の戦闘エリアの>カード|枚",
)
WORDS.add(v.GROUP, "areas", partial(InZone, AREAS), "Your combat and support areas.").says(
    en="card|cards @ in your combat and support areas",
    ja="自分の戦闘エリアとサポートエリアの>カード|枚",
)
WORDS.add(v.GROUP, "ships", partial(InZone, SHIPS), "Your influence area.").says(
    en="card|cards @ in your influence area",
    ja="自分の影響エリアの>カード|枚",
)
WORDS.add(v.GROUP, "enemy_deck", partial(InZone, DECK, ahead=1), "The opponent's deck.").says(
    en="card|cards @ in your opponent's draw deck",
    ja="相手の山札の>カード|枚",
).feeds = ("mill",)
WORDS.add(v.GROUP, "enemy_hand", partial(InZone, HAND, ahead=1), "The opponent's hand.").says(
    en="card|cards @ in your opponent's hand",
    ja="相手の手札の>カード|枚",
).feeds = ("draw_blindly", "opponent_does.discard_from_hand")
WORDS.add(
    v.GROUP, "enemy_areas", partial(InZone, AREAS, ahead=1),
    "The opponent's combat and support areas.",
).says(
    en="card|cards @ in your opponent's combat and support areas",
    ja="相手の戦闘エリアとサポートエリアの>カード|枚",
)  # fmt: skip
WORDS.add(
    v.GROUP, "enemy_achievements", partial(InZone, ACHIEVED, ahead=1),
    "The opponent's achievement cards.",
).says(
    en="your opponent's> achievement card|achievement cards",
    ja="相手の>達成カード|枚",
)  # fmt: skip


class InPlay(Fitting):
    """All cards of the opponent whose texts may work: areas, leadership, ships and the rest."""

    __slots__ = ()

    def cards(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> vec[i64]:
        other = 1 - frame.seat
        cards = joined(game.in_play(state, other), state.players[other].bluffs)
        return self.fitting(game, state, frame, cards)


WORDS.add(v.GROUP, "enemy_in_play", InPlay, "All cards of the opponent that are in play.").says(
    en="card|cards @ your opponent has in play",
    ja="相手の場の>カード|枚",
)


class Exposed(Fitting):
    """Active cards of the opponent that are not protected."""

    __slots__ = ()

    def cards(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for card in self.fitting(game, state, frame, game.units(state, 1 - frame.seat)):
            if not game.is_protected(state, card):
                found = append(found, card)
        return found


WORDS.add(v.GROUP, "exposed", Exposed, "Active cards of the opponent, not those protected.").says(
    en="your opponent's> active unprotected ^card|active unprotected ^cards",
    ja="相手の保護されていないアクティブな>カード|枚",
)


class ExposedAreas(Fitting):
    """Cards in the opponent's combat area (and support area) but active protected ones."""

    __slots__ = ("with_support",)

    def __init__(self, fitting: Filter, *, with_support: bool) -> None:
        super().__init__(fitting)
        self.with_support = with_support

    def cards(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> vec[i64]:
        other = state.players[1 - frame.seat]
        cards = joined(other.combat, other.past)
        if self.with_support:
            cards = extend(extend(cards, other.support), other.bluffs)
        found = vec[i64]()
        for card in self.fitting(game, state, frame, cards):
            if card in other.past or not game.is_protected(state, card):
                found = append(found, card)
        return found


WORDS.add(
    v.GROUP, "exposed_combat_area", partial(ExposedAreas, with_support=False),
    "The opponent's combat area, inactive cards too, but not active protected ones.",
).says(
    en="card|cards @ in your opponent's combat area except active protected ones",
    ja="相手の戦闘エリアの>カード（アクティブな保護カードを除く）|枚",
)  # fmt: skip
WORDS.add(
    v.GROUP, "exposed_areas", partial(ExposedAreas, with_support=True),
    "The opponent's combat and support areas, but not active protected cards.",
).says(
    en="card|cards @ in your opponent's combat and support areas except active protected ones",
    ja="相手の戦闘エリアとサポートエリアの>カード（アクティブな保護カードを除く）|枚",
)  # fmt: skip


class SpareExposed(Exposed):
    """Exposed cards, but the opponent's last active character is never among them."""

    __slots__ = ()

    def cards(self, game: BlueMoonRules, state: BlueMoonState, frame: Frame) -> vec[i64]:
        active: i64 = 0
        for card in state.players[1 - frame.seat].combat:
            if game.prints[state.faces[card]].kind == CHARACTER:
                active += 1
        found = super().cards(game, state, frame)
        if active > 1:
            return found
        return vec[i64]([card for card in found if not _is_character(game, state, card)])


def _is_character(game: BlueMoonRules, state: BlueMoonState, card: i64) -> bool:
    face = game.prints[state.faces[card]]
    return face.kind == CHARACTER and card in state.players[state.owners[card]].combat


WORDS.add(
    v.GROUP, "spare_exposed", SpareExposed,
    "As exposed, but never the opponent's last active character.",
).says(
    en=(
        "your opponent's> active unprotected ^card|active unprotected ^cards @ (except their last "
        "active character)"
    ),
    ja="相手の保護されていないアクティブな>カード（最後のアクティブなキャラクターを除く）|枚",
)  # fmt: skip
