"""A game in words: each decision, and what came of it."""

from __future__ import annotations

from typing import Any, Final

from deckcli.engine.listening import CHANGES, MUST, OWN_KIND, SHUFFLES, SKIPS, TAKES, Listener
from deckcli.engine.modifiers import Modifier
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import (
    COVERED,
    RETOLD,
    SEATS,
    SILENT,
    action_words,
    verb_of,
)
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter

_INDENT: Final = "    "


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller(Listener):
    """Turns what it hears into lines.

    The reader is a seat whose player reads along and must not learn secrets, or NONE.
    """

    def __init__(self, presenter: Presenter[Any, Any], lang: str, reader: int) -> None:
        self.presenter, self.lang, self.reader = presenter, lang, reader
        self.game: Any = presenter.game
        self.book = presenter.book(lang)
        self.lines: list[str] = []
        self.makers: list[tuple[Modifier, str]] = []  # what made each modifier, in words
        self.keys: dict[int, str] = {SHUFFLES: "shuffles"}  # kind -> the key of its phrase
        self.last_resort: int = NONE  # the verb that is told as `stuck` if nothing else can be done

    def news(self) -> list[str]:
        """What was told since the last call."""
        told, self.lines = self.lines, []
        return told

    def ending(self, state: Any) -> str:
        """Who won, on which turn, and why."""
        why = self.presenter.ending(state, self.lang)
        if state.winner == NONE:
            return f"\n{why}"
        return f"\n{self.book.say('wins', who=SEATS[state.winner], turn=state.turn, why=why)}"

    # -- hearing

    def hear(self, state: Any, kind: int, seat: int, card: int, other: int, amount: int) -> None:
        if kind in (TAKES, MUST):
            self._tell_action(state, seat, amount, is_forced=kind == MUST)
        elif kind == SKIPS:
            self.tell_skipped(state)
        elif kind == CHANGES:
            self.tell_change(state, state.modifiers[-1])
        elif kind >= OWN_KIND or kind in self.keys:
            self.tell_kind(state, kind, seat, card, other, amount)

    def tell_kind(
        self, state: Any, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        """One plain sentence for most kinds; games override this for those that need more."""
        if kind in self.keys:
            self.tell(
                self.keys[kind], who=self.seat(seat), card=self.name(state, card),
                other=self.name(state, other), amount=amount,
            )  # fmt: skip

    def tell_skipped(self, state: Any) -> None:
        """A condition does not hold, so steps of the running program are skipped."""

    def tell_change(self, state: Any, made: Modifier) -> None:
        """A modifier was made."""

    # -- saying

    def tell(self, key: str, **slots: Any) -> None:
        """A line about what happened."""
        self.lines.append(_INDENT + self.book.say(key, **slots))

    def tell_heading(self, key: str, **slots: Any) -> None:
        """A line that stands out: a turn begins."""
        self.lines.append("\n" + self.book.say(key, **slots))

    def seat(self, seat: int) -> str:
        return SEATS[seat] if seat != NONE else ""

    def name(self, state: Any, card: int) -> str:
        """A card by its name, if the reader may know it."""
        if card == NONE:
            return ""
        if not self.may_know(state, card):
            return self.presenter.unnamed(state, card, self.lang)
        return self.presenter.called(state, card, self.lang)

    def may_know(self, state: Any, card: int) -> bool:
        """Whether the reader may know the face of a card."""
        return self.reader == NONE or state.seen[card] >> self.reader & 1 != 0

    def maker(self, state: Any, modifier: Modifier) -> str:
        """What made a modifier, in words."""
        for made, name in self.makers:
            if made is modifier:
                return name
        if modifier.source == NONE:
            return self.book.say("an effect")
        return self.presenter.called(state, modifier.source, self.lang)

    # -- answers

    def _tell_action(self, state: Any, seat: int, packed: int, *, is_forced: bool) -> None:
        """Tell an action, except a forced refusal: with nothing to refuse, nothing happens."""
        verb = verb_of(packed)
        if is_forced and verb == self.last_resort:
            if self.reader in (NONE, seat):  # others would learn that nothing in the hand helps
                self.tell("stuck", who=self.seat(seat))
            return
        if is_forced and self.game.verbs[verb].told == SILENT:
            return
        words = self.heard(state, packed, seat)
        if words:
            self.lines.append(self.book.say("answer", who=SEATS[seat], words=words))

    def heard(self, state: Any, packed: int, seat: int) -> str:
        """What the reader hears of an action a seat is about to take; may be empty."""
        told = self.game.verbs[verb_of(packed)].told
        if told == RETOLD or (told == SILENT and self.reader not in (NONE, seat)):
            return ""
        covered: dict[int, str] = {}
        # others hear covered actions; and a player may choose among cards they do not know
        if self.reader == seat or (self.reader != NONE and told == COVERED):
            covered = self.presenter.unseen(state, packed, self.reader, self.lang)
        return self.say_action(state, packed) or self._say_plainly(state, packed, covered)

    def say_action(self, state: Any, packed: int) -> str:
        """Better words for an action without cards than those of notation, if there are any."""
        return ""

    def _say_plainly(self, state: Any, packed: int, covered: dict[int, str]) -> str:
        """In the words of notation, or in those of the language if it has its own."""
        form = self.game.verbs[verb_of(packed)].form
        if not self.book.knows(form):
            return self.presenter.spell(state, packed, self.lang, covered)
        names = self.presenter.named(state, packed, self.lang, covered)
        a, b = action_words(self.game, state, packed, names, self.lang)
        return self.book.say(form, a=self.book.word(a), b=self.book.word(b))
