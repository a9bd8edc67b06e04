"""Whether a turn can still end as the rules want it: every way to go on is tried."""

from itertools import product

from blue_moon.second_opinion.needs import can_pay_all
from blue_moon.second_opinion.plays import Plays


class LegalEnd(Plays):
    """Demands, power, and whether both can be met."""

    # -- what is demanded

    def demands(self):
        """The needs of the enemy's cards, one after the other."""
        view, foe = self.view, self.foe
        found = []
        for laid in foe.active:
            need = view.text(laid).get("demand")
            if need is not None:
                doubled = any(
                    "doubles_demand" in view.text(one) and one.chosen is laid for one in foe.active
                )
                found.append(need.doubled() if doubled else need)
        return found

    def may_end_characters(self):
        turn, characters = self.turn, self.player.active_of("character")
        if turn.attacks_again:
            if not characters:
                return False
        elif not turn.has_character:
            return False
        return len(characters) < 2 or not self.view.said(self.foe.seat, "one_character")

    def may_end_supports(self):
        if self.element is None:
            return True
        wanted = self.view.said(self.foe.seat, "must_play")
        if not all(self.turn.played(kind) for kind in wanted):
            return False
        return can_pay_all(self.demands(), self.player.hand) and self.can_announce(())

    def can_announce(self, chosen):
        """Whether the power is enough, whatever those who have not chosen yet may choose."""
        if self.element is None:
            return True
        view, player, foe = self.view, self.player, self.foe
        if view.has_shield(player.seat, self.element):
            return True
        needed = view.power(foe.seat, self.element)
        choosers = [laid for laid in self.choosers(player) if laid not in chosen]
        before = [laid.chosen for laid in choosers]
        is_enough = False
        for choice in product(*(self.candidates(laid) or [None] for laid in choosers)):
            for laid, one in zip(choosers, choice, strict=True):
                laid.chosen = one
            is_enough = is_enough or view.power(player.seat, self.element) >= needed
        for laid, one in zip(choosers, before, strict=True):
            laid.chosen = one
        return is_enough

    # -- what may be done

    def uses(self):
        """What own cards may do once on a turn."""
        view, seat, found = self.view, self.active, {}
        for laid in self.player.active:
            text = view.text(laid)
            if "on_my_turn" in text and not laid.is_used and text["on_my_turn"][0](self, seat):
                found[f"use {laid.card.id}: {laid.card.name}"] = "use", laid
        return found

    def ways_on(self):
        """Everything that the phase allows but to end it."""
        if self.turn.phase == "character":
            return self.characters()
        return self.supports() | self.loads()

    def do(self, how, *what):
        if how == "use":
            (laid,) = what
            laid.is_used = True
            yield from laid.text["on_my_turn"][1](self, self.active, laid)
            yield from self.settle_targets(self.foe)
        elif how == "done":
            self.turn.phase = "support" if self.turn.phase == "character" else "demand"
        else:
            yield from self.carry_out(how, *what)

    def done(self):
        """Whether the phase may end as things are."""
        is_character = self.turn.phase == "character"
        may_end = self.may_end_characters() if is_character else self.may_end_supports()
        return {"done": ("done",)} if may_end else {}

    # -- trying

    def good_ways(self):
        """Those ways after which the turn can still end."""
        known = {}
        ways = self.ways_on() | self.done()
        return {
            words: way
            for words, way in ways.items()
            if any(other.can_end(known) for other in self.outcomes(words))
        }

    def can_end(self, known=None):
        """Whether something leads to the end of this turn; what is known of a table is kept."""
        if self.turn.phase == "demand":
            return True
        known = {} if known is None else known
        key = repr(self.key())
        if key not in known:
            known[key] = any(
                other.can_end(known)
                for ways in (self.done, self.ways_on, self.uses)
                for words in ways()
                for other in self.outcomes(words)
            )
        return known[key]

    def way(self, words):
        """What these words say, on this table."""
        if words == "done":
            return ("done",)
        return (self.uses() if words.startswith("use ") else self.ways_on())[words]

    def outcomes(self, words):
        """Every table to which something may lead, however its questions are answered."""
        scripts = [[]]
        while scripts:
            script = scripts.pop()
            other = self.copy()
            doing = other.do(*other.way(words))
            try:
                question = doing.send(None)
                for answer in script:
                    question = doing.send(answer)
                scripts += [[*script, answer] for answer in question.answers]
            except StopIteration:
                yield other
