"""A second Blue Moon, written from the player aid, the digest and the cards: the order of a turn.

Whatever a player decides is a `yield` of a Question, to which the answer is sent.
"""

from blue_moon.second_opinion.legal_end import LegalEnd
from blue_moon.second_opinion.needs import Need, can_pay_all
from blue_moon.second_opinion.nouns import GameOver, Turn

MOST_DECLINED, SIX = 3, 6


class TurnOver(Exception):
    """Somebody has retreated or declined: the next turn begins."""


class Rules(LegalEnd):
    """The order of play."""

    def play(self, *, is_new):
        """A whole game, or what is left of it from the start of a turn; it returns the winner."""
        try:
            if is_new:
                for player in (self.player, self.foe):
                    self.refill(player)
            while True:
                try:
                    yield from self.one_turn()
                except TurnOver:
                    continue
        except GameOver as over:
            return over.winner

    def one_turn(self):
        self.turn = Turn()
        for laid in self.player.table:
            laid.is_used = False
        self.storms()
        yield from self.settle_targets(self.foe)
        yield from self.beginning()
        yield from self.leadership()
        yield from self.engage()
        yield from self.phase_of("character")
        yield from self.phase_of("support")
        yield from self.meet_demands()
        yield from self.texts_at("after_support")
        self.discard_landed()
        yield from self.announce()
        self.refill(self.player)
        yield from self.texts_at("end")
        self.player.led = None
        yield from self.floods()
        self.active = self.foe.seat

    # -- before the fight goes on

    def storms(self):
        if self.view.said(self.active, "tag").count("storm") > 1:
            self.attract(self.active)

    def beginning(self):
        while True:
            chosen = yield from self.ask_or_use("beginning", self.beginnings)
            if chosen is None:
                return
            act, what = chosen
            act(what)
            yield from self.settle_targets(self.foe)

    def beginnings(self):
        answers = {f"land {ship.card.id}": (self.land, ship) for ship in self.player.ships}
        for laid in self.player.support:
            if laid.is_bluff:
                answers[f"discard {laid.card.id}"] = self.throw, laid
        for laid in self.retrievable():
            answers[f"retrieve {laid.card.id}"] = self.retrieve, laid
        return answers

    def ask_or_use(self, window, answers):
        """Asked until it is no use of a card; what may be answered is looked at each time."""
        while True:
            answers_now = answers() | {"done": None} | self.uses()
            chosen = yield from self.ask(self.active, window, answers_now)
            if chosen is None or chosen[0] != "use":
                return chosen
            yield from self.do(*chosen)

    def retrievable(self):
        if not self.can_take(self.active):
            return []
        view = self.view
        is_barred = any("retrieve" in one.card.icons for one in self.foe.active_of("character"))
        return [
            laid
            for laid in self.player.active
            if "retrieve" in view.icons(laid) and not (is_barred and laid.kind == "character")
        ]

    def land(self, ship):
        self.player.ships.remove(ship)
        self.player.landed.append(ship)

    def retrieve(self, laid):
        self.lift(laid)
        self.take(self.player, laid.card)

    def leadership(self):
        chosen = yield from self.ask_or_use("leadership", self.leading)
        if chosen:
            yield from self.lead(chosen[1])

    def leading(self):
        cards = [card for card in self.player.hand if card.kind in ("leadership", "ship")]
        cards = [card for card in cards if self.may_play_at_all(card, card.kind)]
        return {f"play {card.id}": ("lead", card) for card in cards}

    def engage(self):
        self.turn.phase = "character"
        is_fight = self.element is not None
        while True:
            answers = {"fight": ("fight",)} if self.can_end() else {}
            answers["retreat" if is_fight else "decline"] = ("leave",)
            chosen = yield from self.ask(self.active, "engage", answers | self.uses())
            if chosen[0] == "use":
                yield from self.do(*chosen)
                continue
            if chosen[0] == "leave":
                yield from self.retreat(self.player) if is_fight else self.decline()
            return

    def decline(self):
        player = self.player
        if not player.hand and not player.deck:
            self.end_game()
        for count in range(MOST_DECLINED):
            answers = {f"discard {card.id}": card for card in player.hand}
            if count or not answers:
                answers["done"] = None
            card = yield from self.ask(player.seat, "decline", answers)
            if card is None:
                break
            self.discard_card(player, card)
        self.discard_landed()
        player.led = None
        self.refill(player)
        self.end_if_somebody_is_out()
        self.active = self.foe.seat
        raise TurnOver

    # -- playing cards

    def phase_of(self, phase):
        """Until its player is done; who can no longer end the turn well retreats late."""
        turn = self.turn
        turn.phase = phase
        while turn.phase == phase:
            ways = self.good_ways()
            if not ways and not self.can_end():
                yield from self.retreat(self.player)
            way = yield from self.ask(self.active, phase, ways | self.uses())
            yield from self.do(*way)

    def meet_demands(self):
        """Those that would make their player retreat first, then the Sirens."""
        needs = self.demands() if self.element is not None else []
        while needs:
            need = needs.pop(0)
            yield from self.pay(self.active, need, "demand", needs)
        self.turn.has_met_demands = True
        yield from self.face_sirens(self.player)

    def pay(self, seat, need, window, others=()):
        """Card by card; no card is superfluous, and the other needs can still be met."""
        player = self.players[seat]
        for number, pile in enumerate(need.piles):
            rest = [Need(*need.piles[number + 1 :]), *others]
            chosen = set()
            while not pile.is_met(chosen):
                hand = [*player.hand, *chosen]
                ways = [
                    way
                    for way in pile.ways(hand)
                    if chosen <= way and can_pay_all(rest, set(hand) - way)
                ]
                cards = [card for card in player.hand if any(card in way for way in ways)]
                card = yield from self.ask_card(seat, window, "discard", cards)
                chosen.add(card)
                self.discard_card(player, card)

    def face_sirens(self, player):
        """A character for each of them, or the enemy attracts a dragon."""
        foe = self.players[1 - player.seat]
        for _ in self.view.said(foe.seat, "sirens"):
            cards = [card for card in player.hand if card.kind == "character"]
            otherwise = {"concede": None}
            card = yield from self.ask_card(player.seat, "demand", "discard", cards, otherwise)
            if card:
                self.discard_card(player, card)
            else:
                self.attract(foe.seat)

    def texts_at(self, moment):
        """In an order that their player chooses."""
        waiting = [laid for laid in self.player.active if moment in self.view.text(laid)]
        while waiting:
            answers = {f"first {one.card.id}: {one.card.name}": one for one in waiting}
            laid = yield from self.ask(self.active, "order", answers)
            waiting.remove(laid)
            text = self.view.text(laid)
            if moment in text:
                yield from text[moment](self, self.active, laid)

    # -- power

    def announce(self):
        if self.element is None:
            answers = {"announce fire": "fire", "announce earth": "earth"}
            self.element = yield from self.ask(self.active, "element", answers)
            is_first_turn = True
        else:
            is_first_turn = False
        choosers, settled = self.choosers(self.player), []
        for laid in choosers:
            settled.append(laid)
            found = self.candidates(laid)
            if found and not is_first_turn:
                found = self.good_targets(laid, found, settled)
            if found:
                laid.chosen = yield from self.choose_target(self.player, found)
        yield from self.call()

    def good_targets(self, laid, found, settled):
        """Those with which the power can be enough."""
        before, good = laid.chosen, []
        for one in found:
            laid.chosen = one
            if self.can_announce(settled):
                good.append(one)
        laid.chosen = before
        return good

    def call(self):
        """The enemy may call a bluff."""
        player, foe, view = self.player, self.foe, self.view
        bluffs = [laid for laid in player.support if laid.is_bluff]
        if not any(not view.is_ignored(laid) for laid in bluffs) or view.said(
            player.seat, "no_call"
        ):
            return
        if not (yield from self.ask(foe.seat, "call", {"call": True, "no call": False})):
            return
        are_true = all(
            laid.card.bluff == self.element
            and "bluff" in view.icons_in_hand(player.seat, laid.card)
            for laid in bluffs
        )
        for laid in bluffs:
            self.throw(laid)
        self.attract(player.seat if are_true else foe.seat)
        if not are_true:
            yield from self.retreat(player)

    # -- the end of a fight

    def floods(self):
        if self.view.said(self.active, "tag").count("flood") > 1:
            yield from self.retreat(self.foe)

    def retreat(self, player):
        """Dragons for the winner, then both clear the table; the loser begins the next fight."""
        winner = self.players[1 - player.seat]
        if not self.turn.has_met_demands:
            yield from self.face_sirens(player)
        for _ in range(self.dragons_of_retreat(player, winner)):
            self.attract(winner.seat)
        self.player.led = None
        self.discard_landed()
        for one in (winner, player):
            self.clear(one)
        self.element = None
        for one in (winner, player):
            self.refill(one)
        self.end_if_somebody_is_out()
        self.active = player.seat
        raise TurnOver

    def dragons_of_retreat(self, player, winner):
        view = self.view
        cards = [laid for laid in winner.table if not laid.is_bluff]
        dragons = 2 if len(cards) >= SIX else 1
        dragons += sum(view.said(winner.seat, "you_retreat"))
        dragons = max(0, dragons + sum(view.said(player.seat, "i_retreat")))
        dragons = min([dragons, *view.said(player.seat, "i_retreat_at_most")])
        return 0 if view.said(player.seat, "i_retreat_none") else dragons
