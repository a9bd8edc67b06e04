"""The story of a game of Blue Moon, with both totals added up at each announcement."""

from __future__ import annotations

from typing import Final

from deckcli.core.vecs import i64
from deckcli.engine.listening import Listener
from deckcli.engine.notation import verb_of
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.telling.teller import Teller
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.layers import BLUFFED
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.state import BlueMoonState

_PLAIN: Final = {  # told in one sentence with who did it and the cards
    t.GOES_FIRST: "goes_first",
    t.DRAWS: "draws",
    t.ATTRACTS: "attracts",
    t.LOSES_DRAGON: "loses_dragon",
    t.DISCARDS: "discards",
    t.TAKES_BACK: "takes_back",
    t.STEPS_BACK: "steps_back",
    t.SHIELDED: "shielded",
    t.REVEALS: "reveals",
    t.RETREATS: "retreats",
    t.DISCLOSES: "discloses",
    t.PUTS_UNDER: "puts_under",
    t.MILLS: "mills",
    t.RETURNS: "returns",
    t.TURNS_UP: "turns_up",
    t.LEAVES_SHIP: "leaves_ship",
    t.DEMAND_STANDS: "demand_stands",
    t.LOADS: "loads",
    t.CANCELS: "cancels",
    t.DRAWS_FROM_DISCARD: "draws_from_discard",
}
Part = tuple[int, str]


class Changes(Listener):
    """Hears, while totals are computed, which card changes a value of which, and by how much."""

    def __init__(self, element: int) -> None:
        self.kind = t.GIVES + element
        self.given: list[tuple[int, int, int]] = []  # card, source, amount
        self.ignored: list[tuple[int, int]] = []  # card, source
        self.raised: list[tuple[int, int]] = []  # source, amount

    def hear(
        self, state: BlueMoonState, kind: i64, seat: i64, card: i64, other: i64, amount: i64
    ) -> None:
        if kind == self.kind:
            self.given.append((card, other, amount))
        elif kind == t.GIVES_NOTHING:
            self.ignored.append((card, other))
        elif kind == t.RAISES_POWER:
            self.raised.append((card, amount))
        elif kind == t.COUNTS_ANEW:
            self.given, self.ignored = [], []


class BlueMoonTeller(Teller):
    """Tells a game to one reader."""

    def __init__(
        self, presenter: Presenter[BlueMoonRules, BlueMoonState], lang: str, reader: int
    ) -> None:
        super().__init__(presenter, lang, reader)
        self.rules: BlueMoonRules = presenter.game
        self.keys.update(_PLAIN)

    def tell_kind(
        self, state: BlueMoonState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        if kind == t.TURN_BEGINS:
            self.tell_heading("turn", turn=amount, who=self.seat(seat))
        elif kind == t.CHANGES_ELEMENT:
            element = self.book.word(t.ELEMENTS[amount])
            self.tell("changes_element", card=self.name(state, card), element=element)
        elif kind == t.TEXT_BEGINS:
            self.tell("text_begins", card=self.name(state, card))
        elif kind == t.ANNOUNCES:
            self._tell_announcement(state, seat)
        else:
            super().tell_kind(state, kind, seat, card, other, amount)

    # -- totals

    def _tell_announcement(self, state: BlueMoonState, seat: int) -> None:
        element = self.book.word(t.ELEMENTS[state.element])
        mine, theirs = (self._told_total(state, side) for side in (seat, 1 - seat))
        who, other = self.seat(seat), self.seat(1 - seat)
        self.tell("announces", who=who, element=element, mine=mine, other=other, theirs=theirs)

    def _told_total(self, state: BlueMoonState, seat: int) -> str:
        """All that makes up a total: cards, what texts make of them, and the sum."""
        parts = self._parts(state, seat)
        total = sum(amount for amount, _ in parts)
        if not parts:
            return str(total)
        first, why = parts[0]
        told = self.book.say("sum_first", amount=first, why=why)
        for amount, why in parts[1:]:
            key = "sum_more" if amount >= 0 else "sum_less"
            told += self.book.say(key, amount=abs(amount), why=why)
        return told + self.book.say("sum_total", total=total) if len(parts) > 1 else told

    def _parts(self, state: BlueMoonState, seat: int) -> list[Part]:
        listener, changes = state.listener, Changes(state.element)
        state.listener, state.stale = changes, True  # what a teller asks the rules is not news
        self.rules.power(state, seat, state.element)
        state.listener = listener
        found: list[Part] = []
        player = state.players[seat]
        for card in (*player.combat, *player.support, *player.bluffs):
            found += self._parts_of(state, card, changes)
        return found + [(amount, self.name(state, source)) for source, amount in changes.raised]

    def _parts_of(self, state: BlueMoonState, card: int, changes: Changes) -> list[Part]:
        face = self.rules.prints[state.faces[card]]
        if card in state.players[state.owners[card]].bluffs:
            printed, name = BLUFFED, self.book.say("a bluff")
        elif not face.has_values:
            return []
        else:
            printed = face.fire if state.element == t.FIRE else face.earth
            name = self.name(state, card)
        found = [(printed, name)]
        found += [
            (amount, self.name(state, source))
            for changed, source, amount in changes.given
            if changed == card
        ]
        for ignored, source in changes.ignored:
            rest = sum(amount for amount, _ in found)
            if ignored == card and rest > 0:
                found.append((-rest, self.name(state, source)))
        return found

    # -- what players answer

    def say_action(self, state: BlueMoonState, packed: int) -> str:
        """Answers that name no card say what they are about."""
        verb = verb_of(packed)
        if verb not in (t.DONE, t.YES, t.NO) or not state.agenda:
            return ""
        frame = state.agenda[-1]
        if frame.source == NONE or frame.program <= self.rules.rivalry_program:
            return ""
        key = {t.DONE: "chooses_no_more", t.YES: "uses", t.NO: "does_not_use"}[verb]
        return self.book.say(key, card=self.name(state, frame.source))
