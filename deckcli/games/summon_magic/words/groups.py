"""Words for cards: where they lie, and whose they are."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.facts import AllOf
from deckcli.engine.words.groups import Fitting, InZone
from deckcli.engine.words.kinds import Filter
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.faces import SummonFace
from deckcli.games.summon_magic.rules.field import opposing
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.words.filters import FaceUp, PositionIs

WORDS: Final = v.Vocabulary()
WORDS.keys.add("targets")  # cards on the field are named before anybody can answer

WORDS.add(v.GROUP, "hand", partial(InZone, t.HAND), "Cards of your hand.").says(
    en="card|cards @ in your hand",
    ja="自分の手札の>カード|枚",
)
WORDS.add(v.GROUP, "deck", partial(InZone, t.DECK), "Cards of your deck.").says(
    en="card|cards @ in your deck",
    ja="自分のデッキの>カード|枚",
)
WORDS.add(v.GROUP, "graveyard", partial(InZone, t.GRAVEYARD), "Cards of your graveyard.").says(
    en="card|cards @ in your graveyard",
    ja="自分の墓地の>カード|枚",
)
WORDS.add(v.GROUP, "side_deck", partial(InZone, t.SIDE), "Cards of your side deck.").says(
    en="card|cards @ in your side deck",
    ja="自分のサイドデッキの>カード|枚",
)


class OwnMonsters(Fitting):
    """The player's own monsters that fit, with or without the card itself."""

    __slots__ = ("others_only",)

    def __init__(self, fitting: Filter, *, others_only: bool) -> None:
        super().__init__(fitting)
        self.others_only = others_only

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        return vec[i64](
            [
                card
                for card in state.players[frame.seat].monsters
                if (card != frame.source or not self.others_only)
                and (self.takes_all or self.filter.fits(game, state, frame, card))
            ]
        )

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if card < 0 or state.owners[card] != frame.seat:
            return False
        if card == frame.source and self.others_only:
            return False
        return game.is_unit(state, card) and (
            self.takes_all or self.filter.fits(game, state, frame, card)
        )


WORDS.add(v.GROUP, "ally", partial(OwnMonsters, others_only=False), "Your monsters.").says(
    en="your> monster|monsters",
    ja="自分の>モンスター|体",
)
WORDS.add(
    v.GROUP, "other_ally", partial(OwnMonsters, others_only=True),
    "Your monsters other than the card itself.",
).says(
    en="your> other monster|other monsters", ja="自分の>他のモンスター|体",
)  # fmt: skip


def could_fit(
    fitting: Filter, game: SummonRules, state: SummonState, frame: Frame, card: i64
) -> bool:
    """Whether a monster fits, as far as its face need not be known if it lies face down."""
    if not state.is_face_down(card):
        return fitting.fits(game, state, frame, card)
    if isinstance(fitting, AllOf):
        for part in fitting.parts:
            if not could_fit(part, game, state, frame, card):
                return False
        return True
    if isinstance(fitting, (PositionIs, FaceUp)):  # everybody sees these
        return fitting.fits(game, state, frame, card)
    return True


class OpposingMonsters(Fitting):
    """The opponent's monsters that fit; one that lies face down could be any."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        return vec[i64](
            [
                card
                for card in state.players[opposing(frame.seat)].monsters
                if self.takes_all or could_fit(self.filter, game, state, frame, card)
            ]
        )

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return (
            card >= 0
            and state.owners[card] != frame.seat
            and game.is_unit(state, card)
            and (self.takes_all or self.filter.fits(game, state, frame, card))
        )


WORDS.add(v.GROUP, "enemy", OpposingMonsters, "The opponent's monsters.").says(
    en="the opponent's> monster|monsters",
    ja="相手の>モンスター|体",
)


class AllMonsters(Fitting):
    """Every monster that lies face up and fits, on both sides."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for player in state.players:
            for card in player.monsters:
                if self.has(game, state, frame, card):
                    found = append(found, card)
        return found

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if card < 0 or state.is_face_down(card) or not game.is_unit(state, card):
            return False
        return self.takes_all or self.filter.fits(game, state, frame, card)


WORDS.add(v.GROUP, "monsters", AllMonsters, "All face-up monsters, yours and the opponent's.").says(
    en="face-up ^monster|face-up ^monsters @ on either side",
    ja="お互いの>おもて表示のモンスター|体",
)


class OpposingSets(Fitting):
    """The opponent's set cards."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        magic = state.players[opposing(frame.seat)].magic
        return vec[i64]([card for card in magic if state.is_face_down(card)])

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        return card in self.cards(game, state, frame)


WORDS.add(v.GROUP, "enemy_sets", OpposingSets, "The opponent's set cards.").says(
    en="the opponent's> set card|set cards",
    ja="相手の>伏せカード|枚",
)


class MayBear(Fitting):
    """The player's own monsters that may carry the equip card itself.

    It can be aimed at others, too, and then fails: at what lies face down, whatever it is, and at a
    monster of the wrong race with one of the right race below (rulebook p.21 and p.30).
    """

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        monsters = state.players[frame.seat].monsters
        return vec[i64]([card for card in monsters if self._is_tried(game, state, frame, card)])

    def has(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if card < 0 or state.owners[card] != frame.seat or not game.is_unit(state, card):
            return False
        equipment = game.prints[state.faces[frame.source]]
        if equipment.bearer and not game.prints[state.faces[card]].races & equipment.bearer:
            return False
        return not _has_category(game, state, card, equipment)

    def _is_tried(self, game: SummonRules, state: SummonState, frame: Frame, card: i64) -> bool:
        if state.is_face_down(card):
            return True
        equipment = game.prints[state.faces[frame.source]]
        is_of_race = not equipment.bearer
        if not is_of_race:
            is_of_race = game.prints[state.faces[card]].races & equipment.bearer != 0
        if not is_of_race and len(state.attached) > 0:
            for below in state.equipment(card):
                if game.prints[state.faces[below]].races & equipment.bearer:
                    is_of_race = True
        return is_of_race and not _has_category(game, state, card, equipment)


def _has_category(
    game: SummonRules, state: SummonState, monster: i64, equipment: SummonFace
) -> bool:
    """Whether a monster carries an artifact of the category of another artifact."""
    if equipment.kind != t.ARTIFACT:
        return False
    for worn in state.equipment(monster):
        face = game.prints[state.faces[worn]]
        if face.kind == t.ARTIFACT and face.category == equipment.category:
            return True
    return False


WORDS.add(v.GROUP, "able_bearer", MayBear, "Your monsters that may carry this equip card.").says(
    en="your> suitable monster|suitable monsters",
    ja="このカードを装備できる自分の>モンスター|体",
).needs = ITSELF


class Bearer(Fitting):
    """The monster that the card itself lies on or under."""

    __slots__ = ()

    def cards(self, game: SummonRules, state: SummonState, frame: Frame) -> vec[i64]:
        host = state.hosts[frame.source]
        if host == NONE:
            return vec[i64]()
        return vec[i64]([host])


WORDS.add(v.GROUP, "bearer", Bearer, "The monster that this card lies on.").says(
    en="the> bearer of this card",
    ja="=このカードを装備したモンスター|体",
).needs = ITSELF
