"""Words about zones: what lies where, and what is put, deployed or destroyed."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.events import happen
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import first_of, second_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import Frame
from deckcli.engine.words.groups import EventCard, InZone, Itself
from deckcli.engine.words.kinds import Filter, Group
from deckcli.games.cipher.rules.codes import (
    ASK_LINE,
    BONDS,
    CANNOT_DEPLOY,
    DECK,
    DESTROYED,
    HAND,
    IS_DESTROYED,
    PUTS,
    PUTS_ON_DECK,
    RETREAT,
    SKILL_DESTROYS,
)
from deckcli.games.cipher.rules.deploying import lines_for
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import (
    EVERYBODY,
    can_be_bond,
    can_be_deployed,
    deploy,
    destroy,
    lay_bond,
    lift,
    put_on_deck,
    refresh_decks,
    retreat,
    take_from_zone,
)

WORDS: Final = v.Vocabulary()

WORDS.add(v.GROUP, "hand", partial(InZone, HAND), "Cards of your hand.").says(
    en="card|cards @ in your hand", ja="自分の手札の>カード|枚"
)
WORDS.add(v.GROUP, "retreat", partial(InZone, RETREAT), "Cards of your retreat.").says(
    en="card|cards @ in your retreat area", ja="自分の退避エリアの>カード|枚"
)
WORDS.add(v.GROUP, "bonds", partial(InZone, BONDS), "Cards of your bonds.").says(
    en="your> bond|bonds", ja="自分の>絆カード|枚"
)
WORDS.add(v.GROUP, "deck", partial(InZone, DECK), "Cards of your deck.").says(
    en="card|cards @ in your deck", ja="自分のデッキの>カード|枚"
)
WORDS.add(v.GROUP, "enemy_hand", partial(InZone, HAND, ahead=1), "Cards of the enemy's hand.").says(
    en="card|cards @ in your opponent's hand", ja="相手の手札の>カード|枚"
)
WORDS.add(v.GROUP, "enemy_deck", partial(InZone, DECK, ahead=1), "Cards of the enemy's deck.").says(
    en="card|cards @ in your opponent's deck", ja="相手のデッキの>カード|枚"
)

# -- filters


class CanBecome(Filter):
    """May be laid as a bond, or may be deployed now."""

    __slots__ = ("unit",)

    def __init__(self, *, unit: bool) -> None:
        self.unit = unit

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        if self.unit:
            return can_be_deployed(game, state, card)
        return can_be_bond(game, state, card)


WORDS.add(
    v.FILTER, "can_become", lambda what: CanBecome(unit=what == "unit"),
    "May be laid as a bond, or deployed as a unit.", "what", what=v.text(("bond", "unit")),
).says(
    {"what": "bond"}, en="eligible ~|able to become a bond", ja="絆カードにできる~"
).says(
    {"what": "unit"}, en="deployable ~|able to be deployed", ja="出撃できる~"
).reads = (CANNOT_DEPLOY,)  # fmt: skip


class NamedUnlike(Filter):
    """Shares no unit name with any card of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        face = game.prints[state.faces[card]]
        for named in self.group.cards(game, state, frame):
            if face.shares_name(game.prints[state.faces[named]]):
                return False
        return True


WORDS.add(
    v.FILTER, "named_unlike", NamedUnlike, "Bears no unit name of these.", "group", group=v.group()
).says(en="~ with a different unit name than {group:bare}", ja="{group:bare と}ユニット名の異なる~")


class FaceDown(Filter):
    """Is a face-down bond, or a face-up one."""

    __slots__ = ("wanted",)

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return state.is_face_up(card) != self.wanted


WORDS.add(
    v.FILTER, "face_down", lambda value: FaceDown(wanted=value),
    "Is a face-down bond, or not.", "value", value=v.flag(),
).says(
    {"value": True}, en="face-down ~", ja="裏向きの~"
).says(
    {"value": False}, en="face-up ~", ja="表向きの~"
)  # fmt: skip


# -- moving cards


def still_there(game: CipherRules, state: CipherState, frame: Frame, group: Group) -> vec[i64]:
    """The cards of a group, except one that was named and then shuffled away: nobody knows it."""
    cards = group.cards(game, state, frame)
    if isinstance(group, Itself | EventCard):
        seen = state.seen
        return vec[i64]([card for card in cards if seen[card]])
    return cards[:]


class Put(Op):
    """Cards leave the zone they lie in for another zone of their owner, units with their stack."""

    __slots__ = ("what", "zone")

    def __init__(self, zone: i64, what: Group) -> None:
        self.zone, self.what = zone, what

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        if self.zone == DECK:
            self._put_on_deck(game, state, frame, still_there(game, state, frame, self.what))
        else:
            for card in still_there(game, state, frame, self.what):
                for taken in _taken(game, state, card):
                    self._place(game, state, taken)
        refresh_decks(game, state)

    def _put_on_deck(
        self, game: CipherRules, state: CipherState, frame: Frame, cards: vec[i64]
    ) -> None:
        seat = frame.seat
        for card in cards:
            if card in state.players[seat].hand:
                put_on_deck(state, card)
                state.emit(PUTS_ON_DECK, seat, state.players[seat].deck[-1])

    def _place(self, game: CipherRules, state: CipherState, card: i64) -> None:
        seat, zone = state.owners[card], self.zone
        if zone == HAND:
            state.seen[card] = EVERYBODY
            state.flags[card] = 0
            player = state.players[seat]
            player.hand = append(player.hand, card)
        elif zone == BONDS and can_be_bond(game, state, card):
            lay_bond(game, state, card)
        else:
            zone = RETREAT
            retreat(state, card)
        state.emit(PUTS, seat, card, amount=zone)


def _taken(game: CipherRules, state: CipherState, card: i64) -> vec[i64]:
    """A card taken from where it lies, or all cards of a unit; a main character stays."""
    if not game.is_in_play(state, card):
        taken = take_from_zone(game, state, card)
        return vec[i64]([card]) if taken else vec[i64]()
    if state.players[state.owners[card]].leader == card:
        return vec[i64]()
    return lift(game, state, card)


WORDS.add(
    v.VERB, "to_hand", partial(Put, HAND), "Cards go to their owner's hand, shown to both.",
    "what", what=v.target(),
).says(
    en="put {what:from} into <their owners' hands|its owner's hand>",
    ja="{what:を}持ち主の手札に加え/る",
).says(
    {"what": v.YOURS}, en="add {what:from} to your hand", ja="{what:を}手札に加え/る",
)  # fmt: skip
WORDS.add(
    v.VERB, "to_retreat", partial(Put, RETREAT), "Cards go to their owner's retreat area.",
    "what", what=v.target(),
).says(
    en="put {what:from} into the retreat area", ja="{what:を}退避エリアに置/く"
)  # fmt: skip
WORDS.add(
    v.VERB, "to_bonds", partial(Put, BONDS), "Cards become face-up bonds.",
    "what", what=v.target(),
).says(
    en="lay {what:from} as <face-up bonds|a face-up bond>", ja="{what:を}表向きで絆エリアに置/く",
)  # fmt: skip
WORDS.add(
    v.VERB, "to_deck_top", partial(Put, DECK), "Cards of your hand go on top of your deck, unseen.",
    "what", what=v.target(),
).says(
    en="put {what:from} on top of your deck", ja="{what:を}自分のデッキの一番上に置/く",
)  # fmt: skip


class DeployCards(Op):
    """Cards are deployed without being paid for, each in a line of the player's choice."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for card in still_there(game, state, frame, self.what):
            if not game.is_in_play(state, card) and can_be_deployed(game, state, card):
                self.ask(game, state, frame, ASK_LINE, frame.seat, lines_for(card))
                return
        refresh_decks(game, state)  # once all are there: cards in a new deck are not meant

    def take(self, game: CipherRules, state: CipherState, frame: Frame, action: i64) -> None:
        card = first_of(action)
        take_from_zone(game, state, card)
        deploy(game, state, card, second_of(action))
        again(frame)


WORDS.add(v.VERB, "deploy", DeployCards, "Deploy cards for free.", "what", what=v.target()).says(
    en="deploy {what:from} for free", ja="{what:を}コストを支払わずに出撃させ/る"
)


class DestroyUnits(Op):
    """Units are destroyed; a main character costs one orb."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        skill = _skill_of(game, frame)
        for unit in self.what.cards(game, state, frame)[:]:
            if not game.is_in_play(state, unit):
                continue
            state.emit(IS_DESTROYED, state.owners[unit], unit, frame.source)
            destroy(state, unit, 1)
            happen(game, state, SKILL_DESTROYS, frame.source, unit, skill)
            happen(game, state, DESTROYED, unit, frame.source)


WORDS.add(v.VERB, "destroy", DestroyUnits, "Destroy units.", "what", what=v.target()).says(
    en="destroy {what}", ja="{what:を}撃破/する"
)


def _skill_of(game: CipherRules, frame: Frame) -> i64:
    """The number of the skill that runs in a frame."""
    for ability in game.abilities:
        if ability.program == frame.program:
            return ability.skill
    return -1
