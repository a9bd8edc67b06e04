"""Which cards and players words mean: units, Phoenixborn, spells, piles."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import joined
from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import NONE, SEAT, Frame
from deckcli.engine.things import PLAYERS
from deckcli.engine.words.groups import Fitting, InZone
from deckcli.engine.words.kinds import Filter, Group
from deckcli.games.ashes.rules.codes import (
    DISCARD,
    DRAW_PILE,
    DYING,
    HAND,
    IN_PLAY,
    NO_ATTACK,
    ON_PHOENIXBORN,
    SPELLBOARD,
)
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules

WORDS: Final = v.Vocabulary()


class Units(Fitting):
    """Units that fit and can be affected: of the player, of others, or of everybody."""

    __slots__ = ("others", "without_self", "yours")

    def __init__(
        self, fitting: Filter, *, yours: bool, others: bool, without_self: bool = False
    ) -> None:
        super().__init__(fitting)
        self.yours, self.others, self.without_self = yours, others, without_self

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in range(state.seats):
            if self.yours if seat == frame.seat else self.others:
                for unit in state.players[seat].battlefield:
                    if self._can_be(game, state, frame, unit):
                        found = append(found, unit)
        return found

    def is_empty(self, game: AshesRules, state: AshesState, frame: Frame) -> bool:
        for seat in range(state.seats):
            if self.yours if seat == frame.seat else self.others:
                for unit in state.players[seat].battlefield:
                    if self._can_be(game, state, frame, unit):
                        return False
        return True

    def _can_be(self, game: AshesRules, state: AshesState, frame: Frame, unit: i64) -> bool:
        """Whether a unit on a battlefield that counts is one of these."""
        if self.without_self and unit == frame.source:
            return False
        if not game.is_targetable(state, unit, frame.seat, frame.source):
            return False
        return self.takes_all or self.filter.fits(game, state, frame, unit)

    def has(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        """Also one that is just being destroyed, and has perhaps gone with its player since."""
        if card == NONE:
            return False
        if game.is_unit(state, card):
            if not (self.yours if state.side[card] == frame.seat else self.others):
                return False
        elif not self.others or state.flags[card] & (IN_PLAY | DYING) != DYING:
            return False
        if self.without_self and card == frame.source:
            return False
        return self.takes_all or self.filter.fits(game, state, frame, card)


def unit(fitting: Filter) -> Units:
    return Units(fitting, yours=True, others=True)


def ally(fitting: Filter) -> Units:
    return Units(fitting, yours=True, others=False)


def other_ally(fitting: Filter) -> Units:
    return Units(fitting, yours=True, others=False, without_self=True)


def enemy(fitting: Filter) -> Units:
    return Units(fitting, yours=False, others=True)


WORDS.add(v.GROUP, "unit", unit, "All units.").says(en="unit|units", ja="ユニット|体")
WORDS.add(v.GROUP, "ally", ally, "Your units, the card itself among them.").says(
    en="your> unit|units", ja="自分の>ユニット|体"
)
WORDS.add(v.GROUP, "other_ally", other_ally, "Your units other than the card itself.").says(
    en="your> other unit|other units", ja="自分の>他のユニット|体"
)


class EnemyUnits(Fitting):
    """Units of others, shielded ones too: to choose a card is not to affect it."""

    __slots__ = ()

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in range(state.seats):
            if seat != frame.seat:
                found = joined(found, state.players[seat].battlefield)
        return self.fitting(game, state, frame, found)


WORDS.add(v.GROUP, "enemy_unit", EnemyUnits, "The units of others, shielded ones too.").says(
    en="your opponent's> unit|units @ (even with spell guard)",
    ja="対戦相手の>ユニット（呪文無効を持つものも含む）|体",
)
WORDS.add(v.GROUP, "enemy", enemy, "The units of others.").says(
    en="your opponent's> unit|units", ja="対戦相手の>ユニット|体"
)


class PhoenixbornOf(Group):
    """The Phoenixborn of players who are still in the game."""

    __slots__ = ("players",)

    def __init__(self, players: Group) -> None:
        self.players = players

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in self.players.cards(game, state, frame):
            if not state.players[seat].is_out:
                found = append(found, state.players[seat].phoenixborn)
        return found


WORDS.add(
    v.GROUP, "phoenixborn_of", PhoenixbornOf, "The Phoenixborn of these players.",
    "players", players=v.group(of=PLAYERS),
).says(
    en="Phoenixborn|Phoenixborn @ of {players:bare}", ja="{players:bare の}>フェニックスボーン|体"
).says({"players": "you"}, en="=your Phoenixborn", ja="=自分のフェニックスボーン|体").says(
    {"players": "that_player"}, en="=that player's Phoenixborn",
    ja="=そのプレイヤーのフェニックスボーン|体",
)  # fmt: skip


class AllPhoenixborn(Fitting):
    """Everybody's Phoenixborn."""

    __slots__ = ()

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in game.order(state, frame.seat):
            found = append(found, state.players[seat].phoenixborn)
        return self.fitting(game, state, frame, found)


WORDS.add(v.GROUP, "phoenixborn", AllPhoenixborn, "Everybody's Phoenixborn.").says(
    en="Phoenixborn|Phoenixborn", ja="フェニックスボーン|体"
)


class EventPlayer(Fitting):
    """The player whom the event is about."""

    __slots__ = ()

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        if len(frame.values) <= SEAT or frame.values[SEAT] == NONE:
            return vec[i64]()
        return self.fitting(game, state, frame, vec[i64]([frame.values[SEAT]]))


WORDS.add(v.GROUP, "that_player", EventPlayer, "The player whom the event is about.").says(
    en="=that player", ja="=そのプレイヤー|人"
).of = PLAYERS


class SpellsOf(Group):
    """The ready spells of players, guarded ones too: to choose a card is not to affect it."""

    __slots__ = ("players",)

    def __init__(self, players: Group) -> None:
        self.players = players

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for seat in self.players.cards(game, state, frame):
            found = joined(found, state.players[seat].spellboard)
        return found


WORDS.add(
    v.GROUP, "ready_spells_of", SpellsOf, "The ready spells of these players.",
    "players", players=v.group(of=PLAYERS),
).says(
    en="ready spell|ready spells @ of {players:bare}", ja="{players:bare の}>展開呪文|枚"
).says({"players": "you"}, en="your> ready spell|ready spells", ja="自分の>展開呪文|枚").says(
    {"players": "opponents"}, en="your opponent's> ready spell|ready spells",
    ja="対戦相手の>展開呪文|枚",
)  # fmt: skip


class Alterations(Fitting):
    """All alterations in play that can be affected."""

    __slots__ = ()

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for player in state.players:
            for card in player.attached:
                if game.is_targetable(state, card, frame.seat, frame.source):
                    found = append(found, card)
        return self.fitting(game, state, frame, found)


WORDS.add(v.GROUP, "alteration", Alterations, "All alterations in play.").says(
    en="alteration spell|alteration spells", ja="変成呪文|枚"
)


class CardsOf(Group):
    """What players have in play beside their Phoenixborn, as far as it can be affected."""

    __slots__ = ("but", "players", "with_tokens")

    def __init__(self, players: Group, but: Group | None, *, with_tokens: bool) -> None:
        self.players, self.but, self.with_tokens = players, but, with_tokens

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found, excluded = vec[i64](), vec[i64]()
        if self.but is not None:
            excluded = self.but.cards(game, state, frame)
        for seat in self.players.cards(game, state, frame):
            for card in game.in_play(state, seat)[1:]:
                if card in excluded:
                    continue
                if not game.is_targetable(state, card, frame.seat, frame.source):
                    continue
                tokens = state.wounds[card] + state.exhaustion[card] + state.status[card]
                if tokens > 0 or not self.with_tokens:
                    found = append(found, card)
        return found


WORDS.add(
    v.GROUP, "cards_of", lambda players, but: CardsOf(players, but, with_tokens=False),
    "What these players have in play beside their Phoenixborn, but for some.",
    "players", players=v.group(of=PLAYERS), but=v.group(None),
).says(
    en=(
        "non-Phoenixborn ^card|non-Phoenixborn ^cards @ of {players:bare} in play[ other than "
        "{but:bare}]"
    ),
    ja="{players:bare の}場の、フェニックスボーン[と{but:bare}]以外の>カード|枚",
)  # fmt: skip
WORDS.add(
    v.GROUP, "bearing_of", lambda players: CardsOf(players, None, with_tokens=True),
    "The same, as far as there are tokens on it.",
    "players", players=v.group(of=PLAYERS),
).says(
    en="non-Phoenixborn ^card|non-Phoenixborn ^cards @ with tokens of {players:bare} in play",
    ja="{players:bare の}場の、フェニックスボーン以外でトークンの置かれた>カード|枚",
)  # fmt: skip


class Host(Fitting):
    """The unit that this card is attached to."""

    __slots__ = ()

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        host = state.host[frame.source]
        if host == NONE:
            return vec[i64]()
        return self.fitting(game, state, frame, vec[i64]([host]))


WORDS.add(v.GROUP, "host", Host, "The unit that this card is attached to.").says(
    en="the> unit with {self}", ja="={self}の付いたユニット|体"
)


class Opponents(Fitting):
    """The units that attack this unit, or counter it, right now."""

    __slots__ = ()

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found, card = vec[i64](), frame.source
        if state.attack == NO_ATTACK:
            return found
        for at in range(len(state.attackers)):
            attacker = state.attackers[at]
            is_attacked = state.blockers[at] == card
            if state.attack != ON_PHOENIXBORN:
                is_attacked = state.target == card
            if is_attacked and state.is_in_play(attacker):
                found = append(found, attacker)
            is_countered = state.countering != NONE and attacker == card
            if state.attack == ON_PHOENIXBORN and state.blockers[at] != state.countering:
                is_countered = False
            if is_countered:
                found = append(found, state.countering)
        return self.fitting(game, state, frame, found)


WORDS.add(v.GROUP, "fighting_self", Opponents, "The units that attack or counter this unit.").says(
    en="the> unit|units @ attacking or countering {self}",
    ja="={self}を攻撃または反撃したユニット|体|多",
)


def _zone(name: str, zone: i64, doc: str) -> v.Word:
    return WORDS.add(v.GROUP, name, lambda fitting: InZone(zone, fitting), doc)


_zone("hand", HAND, "The cards of your hand.").says(
    en="card|cards @ in your hand", ja="自分の手札の>カード|枚"
)
_zone("draw_pile", DRAW_PILE, "The cards of your draw pile.").says(
    en="card|cards @ in your draw pile", ja="自分の山札の>カード|枚"
).feeds = ("draw", "look_through_pile")
_zone("discard_pile", DISCARD, "The cards of your discard pile.").says(
    en="card|cards @ in your discard pile", ja="自分の捨札の>カード|枚"
)
_zone("spellboard", SPELLBOARD, "Your ready spells.").says(
    en="ready spell|ready spells @ on your spellboard", ja="自分の呪盤の>展開呪文|枚"
)


class CopiesOf(Group):
    """The cards of the same name on the same spellboard as these, and these."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def cards(self, game: AshesRules, state: AshesState, frame: Frame) -> vec[i64]:
        found = vec[i64]()
        for card in self.group.cards(game, state, frame):
            for other in state.players[state.side[card]].spellboard:
                is_copy = state.faces[other] == state.faces[card]
                if is_copy and game.is_targetable(state, other, frame.seat, frame.source):
                    found = append(found, other)
        return found


WORDS.add(
    v.GROUP, "copies_of", CopiesOf, "All cards of that name on the same spellboard.",
    "group", group=v.group(),
).says(
    en="the> |copies of {group:bare} on the same spellboard, itself included",
    ja="={group:bare と}同じ呪盤にある同名の展開呪文（それ自身も含む）|枚|多",
)  # fmt: skip
