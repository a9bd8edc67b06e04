"""The story of a game of BlackPoker: who does what, with which cards, and with what result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deckcli.core.languages import language
from deckcli.engine.modifiers import Modifier
from deckcli.engine.notation import first_of, verb_of
from deckcli.engine.state import NONE, OTHER, Frame
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.telling.teller import Teller
from deckcli.engine.words.choosing import Branch
from deckcli.engine.words.facts import Exists
from deckcli.games.blackpoker.rules import codes as t
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.state import BlackPokerState
from deckcli.games.blackpoker.rules.targets import ActionTarget, PlayerTarget, aimed_at
from deckcli.games.blackpoker.table.numbers import number_told
from deckcli.games.blackpoker.words.groups import Charged, Divides, Targeted

_PLAIN: Final = {
    t.TURNS_UP: "turns_up", t.GOES_FIRST: "goes_first", t.DISCARDS: "discards",
    t.HAS_NO_ATTACKER: "has_no_attacker", t.HAS_NO_BLOCKER: "has_no_blocker",
    t.NOBODY_ENTERS: "nobody_enters", t.IS_SHOWN: "is_shown", t.TAKES_UP: "takes_up",
    t.DIGS: "digs",
}  # fmt: skip
_PILES: Final = {  # these say how many cards are left in the deck
    t.DRAWS: "draws", t.PAYS_LIFE: "pays_life", t.TAKES_DAMAGE: "takes_damage", t.FINDS: "finds",
    t.FINDS_NOTHING: "finds_nothing",
}  # fmt: skip
_ACTIONS: Final = {
    t.LOSES_TARGET: "loses_target", t.IS_CANCELLED: "is_cancelled", t.KEEPS_TARGET: "keeps_target",
}  # fmt: skip
_TOGETHER: Final = {  # one sentence for all who do it at once
    t.IS_DRIVEN: "is_driven", t.IS_CHARGED: "is_charged", t.GOES_ON_DECK: "goes_on_deck",
    t.GOES_UNDER_DECK: "goes_under_deck",
}  # fmt: skip
_STAYING: Final = {t.STAYS_DRIVEN: "stays_driven", t.STAYS_CHARGED: "stays_charged"}

_Told = Callable[[BlackPokerState, int, int, int], None]  # of a seat, a card and an amount


class BlackPokerTeller(Teller):
    """Tells what everyone at the table sees, and about hidden cards what the reader may know."""

    def __init__(
        self, presenter: Presenter[BlackPokerRules, BlackPokerState], lang: str, reader: int
    ) -> None:
        super().__init__(presenter, lang, reader)
        self.rules = presenter.game
        self.keys.update(_PLAIN)
        self.together: list[str] = []  # who has done the same so far
        self.together_of = ("", NONE)  # what they did, and for which seat
        self.together_told = ""  # the line that says so
        self.others: dict[int, _Told] = {  # what requires looking at the table
            t.BEGINS_TURN: self._tell_turn, t.RAISES: self._tell_raised,
            t.COMES_UP: self._tell_put_up, t.CHANGES_TARGET: self._tell_aimed,
            t.FIGHTS: self._tell_fight, t.FALLS: self._tell_fall, t.ENTERS: self._tell_entry,
            t.BECOMES_BULWARK: self._tell_bulwark, t.BECOMES_SOLDIER: self._tell_soldier,
            t.IS_ARMED: self._tell_armed, t.RETURNS: self._tell_return,
            t.LOOKS_AT_HAND: self._tell_hand,
        }  # fmt: skip

    def tell_kind(
        self, state: BlackPokerState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        if kind in self.others:
            self.others[kind](state, seat, card, amount)
        elif kind in _PILES:
            left = self._left(state, seat, is_always_told=kind not in (t.DRAWS, t.FINDS))
            name = self.name(state, card)
            self.tell(_PILES[kind], who=self.seat(seat), card=name, amount=amount, left=left)
        elif kind in _ACTIONS:
            self.tell(_ACTIONS[kind], action=self._action(amount))
        elif kind in _TOGETHER:
            self._tell_together(state, _TOGETHER[kind], seat, card)
        elif kind in _STAYING:
            if self._is_aimed_at(state, card):
                self.tell(_STAYING[kind], card=self._character(state, card))
        else:
            super().tell_kind(state, kind, seat, card, other, amount)

    # -- answers

    def say_action(self, state: BlackPokerState, packed: int) -> str:
        verb, question = verb_of(packed), state.question
        form = self.rules.verbs[verb].form
        if verb == t.RAISE and self.book.knows(form):
            return self.book.say(form, a=self._action(first_of(packed)))
        if verb == t.PASS:
            return self.book.say("passes", action=self._action_of(state.agenda[-1]))
        if verb == t.DONE and question is not None:
            if question.window == t.ASK_ATTACKERS:
                return self.book.say(
                    "no_more_attackers" if len(state.attackers) > 0 else "no_attackers"
                )
            if question.window == t.ASK_BLOCKERS:
                return self.book.say(
                    "no_more_blockers" if len(state.blockers) > 0 else "no_blockers"
                )
        return ""

    # -- actions

    def _tell_turn(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        self.tell_heading("turn", who=self.seat(seat), amount=amount)

    def _tell_raised(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        """How everyone saw an action being raised; the answer already says that it was."""
        frame = state.agenda[-1]
        keys = [self.name(state, key) for key in frame.chosen[0]]
        aimed = self._target(state, frame)
        if keys or aimed:
            self.tell("raises", action=self._action(amount), keys=keys, target=aimed)

    def _tell_put_up(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        """What happens in every turn and every fight anyway is not told."""
        if t.TYPES[self.rules.actions[amount].type] == "triggered":
            self.tell("comes_up", action=self._action(amount), who=self.seat(seat))

    def _tell_aimed(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        targeted = aimed_at(self.rules, state, state.agenda[-1])
        if targeted is not None:
            aimed = self._target(state, targeted)
            self.tell("changes_target", action=self._action(amount), target=aimed)

    def _action(self, place: int) -> str:
        return self.rules.actions[place].name(self.lang)

    def _action_of(self, frame: Frame) -> str:
        return self._action(self.rules.action_at[frame.program])

    def _target(self, state: BlackPokerState, frame: Frame) -> str:
        """What an action is aimed at, in words that reveal no secrets; empty without a target."""
        target = self.rules.actions[self.rules.action_at[frame.program]].target
        aim = frame.values[t.TARGET]
        if target is None:
            return ""
        if isinstance(target, PlayerTarget):
            return self.seat(aim)
        if isinstance(target, ActionTarget):
            targeted = aimed_at(self.rules, state, frame)
            return self._action_of(targeted) if targeted is not None else self.book.say("nothing")
        if aim == NONE:
            return self.book.say("nothing")
        return self._place(state, aim) if state.is_bulwark(aim) else self.name(state, aim)

    def _is_aimed_at(self, state: BlackPokerState, card: int) -> bool:
        """Whether a character is the target of the running action."""
        frame = state.agenda[-1]
        place = self.rules.action_at[frame.program]
        return (
            place != NONE
            and self.rules.actions[place].aims_at_characters
            and frame.values[t.TARGET] == card
        )

    # -- characters

    def _tell_together(self, state: BlackPokerState, key: str, seat: int, card: int) -> None:
        """A character that does the same as the previous one joins the line about it."""
        if self.together_of == (key, seat) and self.lines[-1:] == [self.together_told]:
            self.lines.pop()
        else:
            self.together_of, self.together = (key, seat), []
        self.together.append(self._character(state, card))
        self.tell(key, who=self.seat(seat), cards=self.together, amount=len(self.together))
        self.together_told = self.lines[-1]

    def _tell_entry(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        key = "enters_driven" if state.is_driven(card) else "enters"
        self.tell(key, card=self.name(state, card))

    def _tell_bulwark(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        key = "becomes_driven_bulwark" if state.is_driven(card) else "becomes_bulwark"
        name = self.name(state, card) if self.may_know(state, card) else self.book.say("a card")
        self.tell(key, card=name, place=self._place(state, card))

    def _tell_soldier(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        self.tell("becomes_soldier", card=self._shown(state, card), place=self._place(state, card))

    def _tell_armed(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        self.tell("is_armed", number=number_told(self, self.rules, state, [card]))

    def _tell_return(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        self.tell("returns", card=self._character(state, card), who=self.seat(seat))

    def _tell_fall(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        self.tell("falls", card=self._shown(state, card))

    def _tell_fight(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        """Both sides with their numbers; or who blocks, if no numbers are compared."""
        pairs = zip(state.blockers, state.blocked, strict=True)
        blockers = [blocker for blocker, attacker in pairs if attacker == card]
        number = number_told(self, self.rules, state, [card])
        if not blockers:
            self.tell("is_not_blocked", number=number)
        elif state.is_bulwark(blockers[0]):
            place = self._place(state, blockers[0])
            self.tell("is_blocked", card=self.name(state, card), place=place)
        else:
            other = number_told(self, self.rules, state, blockers)
            self.tell("fights", number=number, other=other)

    def _character(self, state: BlackPokerState, card: int) -> str:
        """A soldier by its cards; a bulwark by its place, and for those who know it, its card."""
        name = self.name(state, card)
        if not state.is_bulwark(card) or not self.may_know(state, card):
            return name
        return self.book.say("known_bulwark", place=self._place(state, card), card=name)

    def _place(self, state: BlackPokerState, bulwark: int) -> str:
        return self.presenter.unnamed(state, bulwark, self.lang)

    def _shown(self, state: BlackPokerState, card: int) -> str:
        """A card by its name, because everyone is about to see it."""
        return self.presenter.called(state, card, self.lang)

    # -- cards

    def _tell_hand(self, state: BlackPokerState, seat: int, card: int, amount: int) -> None:
        names = [self.name(state, card) for card in state.players[amount].hand]
        cards = str(language(self.lang).COMMA).join(names) or self.book.say("no_cards")
        self.tell("looks_at_hand", who=self.seat(seat), whose=self.seat(amount), cards=cards)

    def _left(self, state: BlackPokerState, seat: int, *, is_always_told: bool) -> str:
        """How many cards a deck has, as its owner tells others (public information)."""
        left = len(state.players[seat].deck)
        if left < t.UNCOUNTED:
            return self.book.say("left", amount=left)
        return self.book.say("many_left", amount=t.UNCOUNTED) if is_always_told else ""

    # -- changes

    def tell_change(self, state: BlackPokerState, made: Modifier) -> None:
        """A number changes for this turn."""
        running = self.rules.action_at[state.agenda[-1].program]
        if running != NONE:
            self.makers.append((made, self._action(running)))
        if made.card == NONE:
            self.tell("changes_all", who=self.seat(made.seat), amount=made.amount)
        else:
            now = self.rules.number(state, made.card)
            self.tell("changes", card=self.name(state, made.card), amount=made.amount, now=now)

    def tell_skipped(self, state: BlackPokerState) -> None:
        frame = state.agenda[-1]
        branch = self.rules.programs[frame.program].ops[frame.step - 1]
        condition = branch.condition if isinstance(branch, Branch) else None
        if isinstance(condition, Divides):
            self._tell_division(state, frame, condition)
        elif isinstance(condition, Exists) and isinstance(condition.group, Targeted):
            if isinstance(condition.group.filter, Charged):
                target = self._character(state, frame.values[t.TARGET])
                self.tell("driven_stays", card=target)
        elif self.rules.action_at[frame.program] == NONE:  # a character that has blocked
            attacker = frame.values[OTHER]
            if attacker != NONE and self.rules.is_in_play(state, attacker):
                self.tell("other_number_stays", card=self.name(state, attacker))

    def _tell_division(self, state: BlackPokerState, frame: Frame, divides: Divides) -> None:
        number = divides.number.value(self.rules, state, frame)
        divisor = divides.divisor.value(self.rules, state, frame)
        if number:
            self.tell("does_not_divide", divisor=divisor, number=number)
        else:
            self.tell("number_is_zero")
