"""What cards do to monsters: destroy, damage, turn, attack; and to what they answer."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import THIS_TURN, Modifier
from deckcli.engine.ops import Op
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.kinds import Group, Number
from deckcli.engine.words.verbs import put_in_force
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.battle import attack_steps
from deckcli.games.summon_magic.rules.chain import answered, negate
from deckcli.games.summon_magic.rules.destruction import destroy, destroyed_by
from deckcli.games.summon_magic.rules.entering import put_into
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import turn_up
from deckcli.games.summon_magic.words.forms import ANSWERED, COMMAND

WORDS: Final = v.Vocabulary()


def _shown(game: SummonRules, state: SummonState, frame: Frame, group: Group) -> vec[i64]:
    """The cards of a group that are on the field.

    Those that lie face down are turned up first, and may turn out to be none of them.
    """
    there = group.cards(game, state, frame)
    cards = vec[i64]([card for card in there if game.on_field(state, card)])
    for card in cards:
        turn_up(game, state, card)
    return vec[i64]([card for card in cards if group.has(game, state, frame, card)])


class Destroy(Op):
    """Monsters are destroyed, those that do not resist the attribute of the card or skill."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        cards = _shown(game, state, frame, self.what)
        if state.over:
            return
        pairs = destroyed_by(game, state, cards, game.element_of[frame.program])
        if len(pairs) > 0:
            destroy(game, state, pairs)


WORDS.add(v.VERB, "destroy", Destroy, "Destroy monsters.", "what", what=v.target()).says(
    en="destroy {what}",
    ja="{what:を}破壊/する",
)


class Damage(Op):
    """The number of a monster's position falls for this turn; at 0 the monster is destroyed."""

    __slots__ = ("amount", "to")

    def __init__(self, to: Group, amount: Number) -> None:
        self.to, self.amount = to, amount

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        there = _shown(game, state, frame, self.to)
        if state.over:
            return
        cards = vec[i64]([card for card in there if game.is_unit(state, card)])
        for card in cards:
            stat: i64 = t.ATTACK
            if state.in_defence(card):
                stat = t.DEFENCE
            seat = state.owners[card]
            made = Modifier(stat, card, -amount, THIS_TURN, seat, state.turn, frame.source)
            state.emit(t.IS_DAMAGED, seat, card, frame.source, amount)
            put_in_force(game, state, made)
        fallen = vec[i64]()
        for card in cards:
            if game.present_number(state, card) == 0:
                fallen = append(fallen, card)
        pairs = destroyed_by(game, state, fallen, game.element_of[frame.program])
        if len(pairs) > 0:
            destroy(game, state, pairs)


WORDS.add(
    v.VERB, "damage", Damage, "The number of their position falls for this turn.",
    to=v.target(), amount=v.number(least=1),
).says(
    en="deal {amount} damage to {to}", ja="{to:に}{amount}のダメージを与え/る",
)  # fmt: skip


class TurnTo(Op):
    """Monsters are put into a position; this is no change that their player makes."""

    __slots__ = ("position", "who")

    def __init__(self, who: Group, position: str) -> None:
        self.who, self.position = who, t.POSITIONS.index(position)

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        for monster in self.who.cards(game, state, frame)[:]:
            if game.is_unit(state, monster):
                put_into(game, state, monster, self.position)


WORDS.add(
    v.VERB, "turn_to", TurnTo, "Monsters are put into a position.",
    who=v.target(), position=v.text(t.POSITIONS),
).says(
    {"position": "attack"}, en="put {who} into attack position", ja="{who:を}攻撃表示に/する",
).says(
    {"position": "defence"}, en="put {who} into defence position", ja="{who:を}守備表示に/する",
)  # fmt: skip


class NegateAnswered(Op):
    """What the card answers has no effect."""

    __slots__ = ()

    def run(self, game: SummonRules, state: SummonState, frame: Frame) -> None:
        below = answered(game, state, frame)
        if below.source != NONE:
            negate(game, state, below)


WORDS.add(v.VERB, "negate", NegateAnswered, "What this answers has no effect.").says(
    en="cancel what this card answers",
    ja="このカードがオーバーマジックしたものを無効に/する",
).needs = ANSWERED

WORDS.add(
    v.VERB, "strike", attack_steps, "Attack as many as `strikes` says; a command may add to it.",
    bonus=v.integer(0, least=0),
).says(
    en="attack, with +{bonus} attack on a command",
    ja="コマンドでは攻撃力を{bonus}上げて攻撃/する",
).says({"bonus": 0}, en="attack", ja="攻撃/する").needs = COMMAND  # fmt: skip
