"""Words about units: how they lie, what they are made of, where they stand, who leads or falls."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Filter, Group, Number, Static
from deckcli.engine.words.paying import ITSELF, Part
from deckcli.games.cipher.rules.codes import (
    ATTACK,
    ATTACKED,
    BEATEN,
    CANNOT_DEPLOY,
    LEADS,
    SHARES_NAME,
    TAPPED,
    TAPS,
    UNTAPS,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.zones import grow, move, refresh_decks, take_from_zone, tap
from deckcli.games.cipher.words.costs import STANDS
from deckcli.games.cipher.words.zones import DestroyUnits

WORDS: Final = v.Vocabulary()


class Stacked(Group):
    """The cards under the unit itself that fit."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        below = state.stack(frame.source)[1:]
        return vec[i64]([card for card in below if self.filter.fits(game, state, frame, card)])


WORDS.add(v.GROUP, "stacked", Stacked, "The cards stacked under this unit.").says(
    en="card|cards @ under this unit", ja="このユニットの下の>カード|枚"
)


class Marked(Filter):
    """Has a flag on the table (is tapped, has attacked), or does not."""

    __slots__ = ("flag", "wanted")

    def __init__(self, flag: i64, *, wanted: bool) -> None:
        self.flag, self.wanted = flag, wanted

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        return (state.flags[card] & self.flag != 0) == self.wanted


WORDS.add(
    v.FILTER, "tapped", lambda value: Marked(TAPPED, wanted=value),
    "Is tapped, or is not.", "value", value=v.flag(),
).says(
    {"value": True}, en="tapped ~", ja="行動済みの~"
).says(
    {"value": False}, en="untapped ~", ja="未行動の~"
)  # fmt: skip
WORDS.add(
    v.FILTER, "attacked_this_turn", lambda value: Marked(ATTACKED, wanted=value),
    "Has attacked this turn, or has not.", "value", value=v.flag(),
).says(
    {"value": True},
    en="~ that attacked this turn|one that attacked this turn",
    ja="このターンに攻撃した~",
).says(
    {"value": False},
    en="~ that did not attack this turn|one that did not attack this turn",
    ja="このターンに攻撃していない~",
)  # fmt: skip
WORDS.add(
    v.FILTER, "destroyed", lambda value: Marked(BEATEN, wanted=value),
    "Was just destroyed and is about to leave, or not.", "value", value=v.flag(),
).says(
    {"value": True}, en="~ destroyed by this skill", ja="このスキルで撃破された~",
).says(
    {"value": False}, en="~ spared by this skill", ja="このスキルで撃破されていない~",
)  # fmt: skip


class SameLine(Filter):
    """Stands in the same line of the same player as a unit of a group."""

    __slots__ = ("group",)

    def __init__(self, group: Group) -> None:
        self.group = group

    def fits(self, game: CipherRules, state: CipherState, frame: Frame, card: i64) -> bool:
        player = state.players[state.owners[card]]
        if card not in player.units:
            return False
        line = player.front if card in player.front else player.back
        for unit in self.group.cards(game, state, frame):
            if unit in line:
                return True
        return False


WORDS.add(
    v.FILTER, "same_line_as", SameLine, "Stands in one line with a unit of these.",
    "group", group=v.group(),
).says(en="~ in one line with {group:some}", ja="{group:some と}同じエリアの~")  # fmt: skip


class StatOf(Number):
    """The sum of a current stat over the cards of a group."""

    __slots__ = ("of", "stat")

    def __init__(self, stat: i64, of: Group) -> None:
        self.stat, self.of = stat, of

    def value(self, game: CipherRules, state: CipherState, frame: Frame) -> i64:
        total: i64 = 0
        for card in self.of.cards(game, state, frame):
            total += game.stat(state, card, self.stat)
        return total


WORDS.add(
    v.NUMBER, "attack_of", partial(StatOf, ATTACK), "The attack of units now.", "of", of=v.group()
).says(en="the total attack of {of:bare}", ja="{of:bare の}戦闘力の合計").says(
    {"of": "self"}, en="the attack of {self}", ja="{self}の戦闘力"
).reads = (ATTACK,)


class SetTapped(Op):
    """Units are tapped, or untapped."""

    __slots__ = ("tapped", "who")

    def __init__(self, who: Group, *, tapped: bool) -> None:
        self.who, self.tapped = who, tapped

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame):
            if not game.is_in_play(state, unit):
                continue
            if self.tapped:
                tap(state, unit)
            else:
                state.flags[unit] &= ~TAPPED
            state.emit(TAPS if self.tapped else UNTAPS, state.owners[unit], unit)


WORDS.add(v.VERB, "tap", partial(SetTapped, tapped=True), "Tap units.", "who", who=v.target()).says(
    en="tap {who}", ja="{who:を}行動済みに/する"
)
WORDS.add(
    v.VERB, "untap", partial(SetTapped, tapped=False), "Untap units.", "who", who=v.target()
).says(en="untap {who}", ja="{who:を}未行動に/する")


class MoveUnits(Op):
    """Units change to the other line, tapped or not, without tapping for it."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame)[:]:
            if game.is_in_play(state, unit):
                move(game, state, unit)


WORDS.add(v.VERB, "move", MoveUnits, "Move units to their other line.", "who", who=v.target()).says(
    en="move {who}", ja="{who:を}移動させ/る"
)


class Grow(Op):
    """Cards are stacked under a unit whose name they bear; others stay where they are."""

    __slots__ = ("under", "what")

    def __init__(self, under: Group, what: Group) -> None:
        self.under, self.what = under, what

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.under.cards(game, state, frame):
            face = game.prints[state.faces[unit]]
            for card in self.what.cards(game, state, frame)[:]:
                if (
                    game.is_in_play(state, unit)
                    and face.shares_name(game.prints[state.faces[card]])
                    and take_from_zone(game, state, card)
                ):
                    grow(game, state, card, unit)
        refresh_decks(game, state)


WORDS.add(
    v.VERB, "grow", Grow, "Stack cards of a unit's name under it.",
    under=v.target(), what=v.target(),
).says(
    en="stack under {under} what bears its name of {what}",
    ja="{under:の}下に、同じユニット名の{what:を}重ね/る",
)  # fmt: skip


class MainCharacterBecomes(Op):
    """A unit of the player becomes the main character; the old one is now a plain unit."""

    __slots__ = ("who",)

    def __init__(self, who: Group) -> None:
        self.who = who

    def run(self, game: CipherRules, state: CipherState, frame: Frame) -> None:
        for unit in self.who.cards(game, state, frame):
            if state.owners[unit] == frame.seat and game.is_in_play(state, unit):
                state.players[frame.seat].leader = unit
                state.emit(LEADS, frame.seat, unit)


WORDS.add(
    v.VERB, "main_character_becomes", MainCharacterBecomes,
    "A unit of yours is your main character from now on.", "who", who=v.target(),
).says(en="make {who} your main character", ja="{who:を}自分の主人公に/する")  # fmt: skip


class DestroySelf(Part):
    """The unit itself is on the field to be destroyed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(STANDS, STANDS, whose=ITSELF)

    def cards(self, game: CipherRules, state: CipherState, frame: Frame) -> vec[i64]:
        if game.is_in_play(state, frame.source):
            return vec[i64]([frame.source])
        return vec[i64]()


WORDS.add(
    v.COST, "destroy_self", lambda: (DestroySelf(), [DestroyUnits(Itself())]), "Destroy this unit."
).says(en="destroy {self}", ja="{self}を撃破/する")


def of_itself(stat: i64) -> Static:
    return Static(stat, Itself(), Plain(1))


WORDS.add(
    v.STATIC, "stands_with_namesakes", partial(of_itself, SHARES_NAME),
    "The card may be deployed beside units of its name.",
).says(
    en="{self} may be deployed and stay on the field even if you have a unit of the same name",
    ja="{self}は同じユニット名の味方がいても出撃でき、ともに場に残/ル",
)  # fmt: skip
WORDS.add(
    v.STATIC, "cannot_be_deployed", partial(of_itself, CANNOT_DEPLOY),
    "The card cannot be deployed; level-ups are no deployment.",
).says(en="{self} cannot be deployed", ja="{self}は出撃でき/ない")  # fmt: skip
