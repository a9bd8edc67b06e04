"""Words that move cards to hand and field, and under monsters."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64, pop
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ITSELF
from deckcli.engine.ops import Op
from deckcli.engine.state import Frame
from deckcli.engine.words.kinds import Group
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.entering import (
    DEFENDING,
    EITHER,
    IN_ATTACK,
    UNSEEN,
    begin_entry,
    can_lie,
    lay,
)
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import (
    EVERYBODY,
    bury,
    equip,
    lay_set,
    leave_field,
    leave_stage,
    lift,
    play_from,
    play_hidden,
    take_from_pile,
    to_hand,
    turn_up,
)

WORDS: Final = v.Vocabulary()

_ENTRIES: Final = {
    "attack": IN_ATTACK, "defence": DEFENDING, "either": EITHER, "face_down": UNSEEN,
}  # fmt: skip


class ToHand(Op):
    """Cards go to their owner's hand: monsters with all their cards, shown ones stay known."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if state.over:
                return
            if game.is_unit(state, card):
                self._lift(game, state, card)
            elif game.on_field(state, card):
                leave_field(game, state, card)
                to_hand(game, state, card)
            elif take_from_pile(state, card):
                state.seen[card] = EVERYBODY
                to_hand(game, state, card)

    def _lift(self, game: SummonRules, state: SummonState, monster: i64) -> None:
        turn_up(game, state, monster)
        if not state.over:
            for card in lift(game, state, monster):
                to_hand(game, state, card)


WORDS.add(
    v.VERB, "to_hand", ToHand, "Cards go to their owner's hand.", "what", what=v.target()
).says(
    en="return {what:from} to <their owners' hands|its owner's hand>",
    ja="{what:を}所有者の手札に戻/す",
).says({"what": v.YOURS}, en="add {what:from} to your hand", ja="{what:を}手札に加え/る")


class BringIn(Op):
    """A monster enters by an effect: no action point, but sacrifices and ADV costs as always."""

    __slots__ = ("position", "what")

    def __init__(self, what: Group, position: str) -> None:
        self.what, self.position = what, _ENTRIES[position]

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if game.prints[state.faces[card]].kind != t.MONSTER or not self._is_held(state, card):
                continue
            laid = card
            if self.position == UNSEEN:
                laid = play_hidden(state, t.HAND, state.owners[card], card)
            else:
                play_from(state, card)
            begin_entry(game, state, game.entry_program, frame.seat, laid, self.position)

    def _is_held(self, state: SummonState, card: i64) -> bool:
        """Whether a card lies where it can come from: face down only from the hand."""
        player = state.players[state.owners[card]]
        if card in player.hand:
            return True
        is_in_pile = card in player.deck or card in player.graveyard or card in player.side
        return is_in_pile and self.position != UNSEEN


WORDS.add(
    v.VERB, "summon", BringIn, "Monsters enter without an action point.",
    what=v.target(), position=v.text(tuple(_ENTRIES)),
).says(
    {"position": "attack"},
    en="put {what:from} onto the field in attack position",
    ja="{what:を}攻撃表示で場に出/す",
).says(
    {"position": "defence"},
    en="put {what:from} onto the field in defence position",
    ja="{what:を}守備表示で場に出/す",
).says(
    {"position": "either"},
    en="put {what:from} onto the field in either position",
    ja="{what:を}好きな表示形式で場に出/す",
).says(
    {"position": "face_down"},
    en="put {what:from} onto the field face down",
    ja="{what:を}裏側守備表示で場に出/す",
)  # fmt: skip


class SetCard(Op):
    """Magic of the side deck is set face down; nothing else of it can be."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            is_there = card in state.players[frame.seat].side
            if is_there and game.prints[state.faces[card]].kind == t.MAGIC:
                laid = play_hidden(state, t.SIDE, frame.seat, card)
                state.emit(t.SETS, frame.seat, laid)
                leave_stage(state, laid)
                lay_set(state, laid)


WORDS.add(
    v.VERB, "set_card", SetCard, "Magic of your side deck is set face down.",
    "what", what=v.target(),
).says(
    en="set {what:from} face down", ja="{what:を}伏せ/る",
)  # fmt: skip


class LayCards(Op):
    """Fields and weathers are laid."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if can_lie(game.prints[state.faces[card]]) and take_from_pile(state, card):
                lay(game, state, card)


WORDS.add(v.VERB, "lay", LayCards, "A field or weather is laid.", "what", what=v.target()).says(
    en="lay {what:from} onto the field",
    ja="{what:を}場に置/く",
)


class EquipTo(Op):
    """The card itself, which is being played, lies on a monster from now on."""

    __slots__ = ("bearer",)

    def __init__(self, bearer: Group) -> None:
        self.bearer = bearer

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for monster in self.bearer.cards(game, state, frame)[:]:
            if game.is_unit(state, monster) and leave_stage(state, frame.source):
                equip(game, state, frame.source, monster)


WORDS.add(
    v.VERB, "equip", EquipTo, "This equip card goes to a monster.", "bearer", bearer=v.target()
).says(
    en="equip {bearer} with {self}",
    ja="{bearer:に}{self}を装備/する",
).needs = ITSELF


class LayUnder(Op):
    """A monster becomes the equipment of another one."""

    __slots__ = ("under", "what")

    def __init__(self, what: Group, under: Group) -> None:
        self.what, self.under = what, under

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for host in self.under.cards(game, state, frame)[:]:
            for monster in self.what.cards(game, state, frame)[:]:
                if monster == host:
                    continue
                if game.is_unit(state, monster) and game.is_unit(state, host):
                    cards = lift(game, state, monster)
                    equip(game, state, monster, host)
                    for card in cards[1:]:
                        bury(state, card)


WORDS.add(
    v.VERB, "lay_under", LayUnder, "A monster goes under another one, as equipment.",
    what=v.group(), under=v.target(),
).says(
    en="lay {what} under {under} as equipment", ja="{what:を}{under:の}下に置き、装備カードと/する",
)  # fmt: skip


class PlaceCounters(Op):
    """The top card of the player's deck goes face down under a monster; nobody looks at it."""

    __slots__ = ("on",)

    def __init__(self, on: Group) -> None:
        self.on = on

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for monster in self.on.cards(game, state, frame)[:]:
            if len(player.deck) > 0 and game.is_unit(state, monster):
                player.deck, card = pop(player.deck)
                state.attach(card, monster, t.COUNTER)
                state.emit(t.GETS_COUNTER, frame.seat, monster)


WORDS.add(
    v.VERB, "place_counter", PlaceCounters, "The top card of your deck is a counter on a monster.",
    "on", on=v.target(),
).says(
    en="lay the top card of your deck under {on} as a counter without looking",
    ja="自分のデッキの一番上のカードを見ずに{on:の}下にカウンターとして置/く",
)  # fmt: skip
