"""What cards and players must be like."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.state import Frame
from deckcli.engine.things import PLAYERS
from deckcli.engine.words.kinds import Filter
from deckcli.games.ashes.rules.codes import ACTION, ALLY, IN_PLAY, KINDS
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import has_slot

WORDS: Final = v.Vocabulary()


class IsKind(Filter):
    """Is printed as one of these kinds."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = vec[i64]([KINDS.index(kind) for kind in kinds])

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        return game.prints[state.faces[card]].kind in self.kinds


_KIND: Final = WORDS.add(
    v.FILTER, "kind", IsKind, "Is printed as one of these kinds.", "kinds", kinds=v.texts(KINDS)
).says(en="~ printed as {kinds}", ja="{kinds}と書かれた~")
for _kinds, _en, _ja in (
    (["ally"], "ally|allies", "味方ユニット"),
    (["conjuration"], "conjuration|conjurations", "魔物ユニット"),
    (["ally", "conjuration"], "ally or conjuration|allies or conjurations", "味方か魔物"),
):
    _KIND.says({"kinds": _kinds}, en=f"!{_en}", ja=f"!{_ja}")


class IsAlly(Filter):
    """Is an ally, or counts as one, or is not."""

    __slots__ = ("wanted",)

    def __init__(self, wanted: bool) -> None:  # noqa: FBT001 - a filter's value
        self.wanted = wanted

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        kind = game.prints[state.faces[card]].kind
        is_ally = kind == ALLY or (kind == ACTION and state.flags[card] & IN_PLAY != 0)
        return is_ally == self.wanted


WORDS.add(
    v.FILTER, "is_ally", IsAlly, "Is an ally or counts as one, or not.", "wanted", wanted=v.flag()
).says({"wanted": True}, en="~ that is an ally|an ally", ja="味方の~").says(
    {"wanted": False}, en="~ that is no ally|no ally", ja="味方でない~"
)


class IsExhausted(Filter):
    """Has an exhaustion token, or has none."""

    __slots__ = ("wanted",)

    def __init__(self, wanted: bool) -> None:  # noqa: FBT001 - a filter's value
        self.wanted = wanted

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        return (state.exhaustion[card] > 0) == self.wanted


WORDS.add(
    v.FILTER, "exhausted", IsExhausted, "Is exhausted, or is not.", "wanted", wanted=v.flag()
).says({"wanted": True}, en="exhausted ~", ja="消耗した~").says(
    {"wanted": False}, en="unexhausted ~", ja="消耗していない~"
)


class AttackAtMost(Filter):
    """Has no more attack than this."""

    __slots__ = ("most",)

    def __init__(self, most: i64) -> None:
        self.most = most

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        return game.attack(state, card) <= self.most


WORDS.add(
    v.FILTER,
    "attack_at_most",
    AttackAtMost,
    "Has no more attack than this.",
    "most",
    most=v.integer(least=0),
).says(en="~ with attack {most} or less", ja="攻撃力{most}以下の~")


class HasNoUnits(Filter):
    """A player without a unit, or with one."""

    __slots__ = ("wanted",)

    def __init__(self, wanted: bool) -> None:  # noqa: FBT001 - a filter's value
        self.wanted = wanted

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        return (len(state.players[card].battlefield) == 0) == self.wanted


WORDS.add(
    v.FILTER,
    "without_units",
    HasNoUnits,
    "Has no unit in play, or has one.",
    "wanted",
    wanted=v.flag(),
).says({"wanted": True}, en="~ without units", ja="ユニットのいない~").says(
    {"wanted": False}, en="~ with units", ja="ユニットのいる~"
).of = PLAYERS


class HasSlot(Filter):
    """A player with room on the battlefield, or without."""

    __slots__ = ("wanted",)

    def __init__(self, wanted: bool) -> None:  # noqa: FBT001 - a filter's value
        self.wanted = wanted

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        return has_slot(game, state, card) == self.wanted


WORDS.add(
    v.FILTER,
    "with_slot",
    HasSlot,
    "Has room on the battlefield, or has none.",
    "wanted",
    wanted=v.flag(),
).says({"wanted": True}, en="~ with room on the battlefield", ja="戦場に空き枠のある~").says(
    {"wanted": False}, en="~ without room on the battlefield", ja="戦場に空き枠のない~"
).of = PLAYERS


class HasActiveDice(Filter):
    """A player with an active die, or without one."""

    __slots__ = ("wanted",)

    def __init__(self, wanted: bool) -> None:  # noqa: FBT001 - a filter's value
        self.wanted = wanted

    def fits(self, game: AshesRules, state: AshesState, frame: Frame, card: i64) -> bool:
        for number in state.players[card].active:
            if number > 0:
                return self.wanted
        return not self.wanted


WORDS.add(
    v.FILTER,
    "with_dice",
    HasActiveDice,
    "Has an active die, or has none.",
    "wanted",
    wanted=v.flag(),
).says({"wanted": True}, en="~ with active dice", ja="活性ダイスのある~").says(
    {"wanted": False}, en="~ without active dice", ja="活性ダイスのない~"
).of = PLAYERS
