"""The story of a game of Summon & Magic: who does what, and what comes of it."""

from __future__ import annotations

from typing import Final

from deckcli.engine.modifiers import THIS_TURN, Modifier
from deckcli.engine.state import NONE
from deckcli.engine.telling.presenter import Presenter
from deckcli.engine.telling.teller import Teller
from deckcli.engine.words.choosing import May, OfferPayment
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.table.numbers import number_told

_PLAIN: Final = {  # told in one sentence with who did it and the cards
    t.GOES_FIRST: "goes_first", t.CALLS: "calls", t.DRAWS: "draws", t.CHARGES: "charges",
    t.USES: "uses", t.EVOLVES_IT: "evolves", t.SETS: "sets",
    t.ENDS_TURN: "ends_turn", t.AIMS_AT_PLAYER: "attacks_player", t.TURNS_UP: "turns_up",
    t.IS_BURIED: "is_buried", t.GOES_ASIDE: "goes_aside", t.EVOLVED: "has_evolved",
    t.IS_LAID: "is_laid", t.IS_EQUIPPED: "is_equipped", t.GETS_COUNTER: "gets_counter",
    t.FIZZLES: "fizzles", t.TAKES_IT: "takes_it",
    t.EVADES_IT: "evades", t.IS_DESTROYED: "is_destroyed", t.RETURNS: "returns",
    t.GOES_UNDER_DECK: "goes_under_deck", t.DISCARDS: "discards", t.IS_SENT: "is_sent",
    t.ENTERS_UNSEEN: "enters_unseen",
}  # fmt: skip
_PLACED: Final = {  # these say in which position
    t.SUMMONS_IT: "summons", t.ENTERS_FIELD: "enters", t.TURNS: "turns",
}  # fmt: skip
_SKILLS: Final = {
    t.COMMANDS: "commands", t.IS_COUNTERING: "counters", t.TRIGGERS: "triggers",
}  # fmt: skip
_PILES: Final = {  # these say which cards of the deck are lost, and how many are left
    t.PAYS: "pays", t.MILLS: "mills", t.RECOILS: "recoils", t.BURNS: "burns",
}  # fmt: skip
_NEGATED: Final = {  # what of a monster is negated; other cards are, themselves
    t.ATTACK_ITEM: "attack_negated", t.ACTION_ITEM: "skill_negated", t.SKILL_ITEM: "skill_negated",
    t.SUMMON_ITEM: "summons_negated", t.TURN_ITEM: "turn_negated",
}  # fmt: skip
_SHARED: Final = {  # these may be sums, whose parts are heard before
    t.PAYS: t.OWES, t.CANNOT_PAY: t.OWES, t.RECOILS: t.THROWS_BACK,
}  # fmt: skip
_LOSSES: Final = {*_PILES, *_SHARED, *_SHARED.values()}
_STATS: Final = {t.ATTACK: "attack", t.DEFENCE: "defence"}
_CHANGED_PASSIVES: Final = {t.GAINED: "gains", t.LOST: "loses"}


class SummonTeller(Teller):
    """Tells a game to one reader."""

    def __init__(
        self, presenter: Presenter[SummonRules, SummonState], lang: str, reader: int
    ) -> None:
        super().__init__(presenter, lang, reader)
        self.rules: SummonRules = presenter.game
        self.keys.update(_PLAIN)
        self.last_resort = t.END_TURN
        self.damaged: int = NONE  # the monster whose next change is damage
        self.unhurt = 0  # the number that it had before
        self.shares: list[tuple[int, int, str, int]] = []  # kind, seat, a card, its part of a sum

    def skill(self, ability: int) -> str:
        """The name of an ability."""
        skill = self.rules.abilities[ability]
        return self.book.say("skill_name", name=skill.names.get(self.lang, skill.name))

    def tell_kind(
        self, state: SummonState, kind: int, seat: int, card: int, other: int, amount: int
    ) -> None:
        if kind == t.BEGINS_TURN:
            self.tell_heading("turn", turn=amount, who=self.seat(seat))
        elif kind == t.PICKS_DECK:
            word = self.book.word(t.BOOKS[max(amount, 0)])
            self.tell("picks_deck", who=self.seat(seat), word=word)
        elif kind in _PLACED:
            self.tell(
                _PLACED[kind], who=self.seat(seat), card=self.name(state, card),
                position=self.book.say(f"in_{t.POSITIONS[amount]}"),
            )  # fmt: skip
        elif key := self._key(state, kind, card, amount):
            self.tell(key, who=self.seat(seat), card=self.name(state, card))
        elif kind in _SKILLS:
            name = self.name(state, card)
            self.tell(_SKILLS[kind], who=self.seat(seat), card=name, skill=self.skill(amount))
        elif kind in _LOSSES:
            self._tell_loss(state, kind, seat, card, amount)
        elif kind in (t.FIGHTS, t.STRIKES_FIRST):
            self._tell_fight(state, kind, card, other, amount)
        elif kind == t.IS_DAMAGED:
            self.damaged, stat = card, t.DEFENCE if state.in_defence(card) else t.ATTACK
            self.unhurt = self._quiet_number(state, card, stat)
        elif kind == t.RESISTS:
            word = self.book.word(t.ATTRIBUTES[amount])
            self.tell("resists", card=self.name(state, card), word=word)
        else:
            super().tell_kind(state, kind, seat, card, other, amount)

    def _key(self, state: SummonState, kind: int, card: int, amount: int) -> str:
        """The sentence for what is told in one of several, if this is."""
        if kind == t.PLAYS:
            return "plays_side" if state.flags[card] & t.OF_SIDE else "plays"
        if kind == t.IS_NEGATED:
            return _NEGATED.get(amount, "is_negated")
        if kind == t.TRIGGERS and not self.rules.abilities[amount].kind:  # it has no name
            ops = self.rules.programs[self.rules.abilities[amount].program].ops
            is_offer = any(isinstance(op, (May, OfferPayment)) for op in ops)
            return "may_be_used" if is_offer else "takes_effect"
        return ""

    def _tell_loss(self, state: SummonState, kind: int, seat: int, card: int, amount: int) -> None:
        """Cards of a deck go to the graveyard, where everybody sees them; parts of a sum wait."""
        if kind in (t.OWES, t.THROWS_BACK):
            if amount > 0:
                self.shares.append((kind, seat, self.name(state, card), amount))
            return
        causes = [self.name(state, card)] if card != NONE else self._causes(kind, seat)
        if kind == t.CANNOT_PAY:
            self.tell("cannot_pay", who=self.seat(seat), card=causes, amount=amount)
            return
        player = state.players[seat]
        lost = list(player.graveyard)[len(player.graveyard) - amount :]
        self.tell(
            _PILES[kind], who=self.seat(seat), card=causes, amount=amount,
            cards=[self.name(state, one) for one in lost], left=len(player.deck),
        )  # fmt: skip

    def _causes(self, kind: int, seat: int) -> list[str]:
        """What a loss is for: one card, or several with their parts of the sum."""
        sought = (_SHARED.get(kind, NONE), seat)
        mine = [share[2:] for share in self.shares if share[:2] == sought]
        self.shares = [share for share in self.shares if share[:2] != sought]
        if len(mine) == 1:
            return [name for name, amount in mine if amount > 1 or kind != t.RECOILS]
        return [self.book.say("share", card=name, amount=amount) for name, amount in mine]

    def _tell_fight(
        self, state: SummonState, kind: int, first: int, second: int, bonus: int
    ) -> None:
        """Both numbers, with everything that adds up to them; the turn player's is the attacker."""
        stat = t.DEFENCE if state.in_defence(second) and kind == t.FIGHTS else t.ATTACK
        told = []
        for monster, counted in ((first, t.ATTACK), (second, stat)):
            added = bonus if state.owners[monster] == state.active else 0
            told.append(number_told(self, state, monster, counted, added))
        self.tell(
            "fights" if kind == t.FIGHTS else "strikes_first",
            card=self._of_player(state, first, second), mine=told[0],
            other=self._of_player(state, second, first), theirs=told[1],
            stat=self.book.say(_STATS[stat]),
        )  # fmt: skip

    def _quiet_number(self, state: SummonState, monster: int, stat: int = t.ATTACK) -> int:
        listener, state.listener = state.listener, None
        number = self.rules.number(state, monster, stat)
        state.listener = listener
        return number

    def _of_player(self, state: SummonState, monster: int, other: int) -> str:
        """A monster's name, with its player if the other one has the same."""
        name = self.name(state, monster)
        if name != self.name(state, other):
            return name
        return self.book.say("of_player", who=self.seat(state.owners[monster]), card=name)

    # -- what cards change

    def tell_change(self, state: SummonState, made: Modifier) -> None:
        maker = self.name(state, made.source) if made.source != NONE else ""
        self.makers.append((made, maker or self.book.say("an effect")))
        card = self.name(state, made.card)
        until = self.book.say("this_turn") if made.until == THIS_TURN else ""
        if made.stat in _STATS:
            now = self._quiet_number(state, made.card, made.stat)
            stat = self.book.say(_STATS[made.stat])
            if made.card == self.damaged:
                self.damaged = NONE
                self.tell(
                    "is_damaged", card=card, amount=-made.amount, stat=stat, before=self.unhurt,
                    now=now,
                )  # fmt: skip
            else:
                self.tell("changes", card=card, amount=made.amount, now=now, until=until, stat=stat)
        elif made.stat in _CHANGED_PASSIVES:
            words = [
                self.book.word(word.replace("_", " "))
                for at, word in enumerate(t.PASSIVES)
                if made.amount >> at & 1
            ]
            self.tell(_CHANGED_PASSIVES[made.stat], card=card, words=words, until=until)
