"""What players choose while the lines of an effect are carried out."""

from ashes.second_opinion.damage import Destruction
from ashes.second_opinion.nouns import DICE, FACES, Cost, Die


class Choices(Destruction):
    """The choices of cards."""

    def decide(self, use):
        return (yield from self.ask_yes(use.seat))

    def may_draw(self, use):
        player = self.players[use.seat]
        if player.draw_pile and (yield from self.ask_yes(use.seat)):
            return self.draw(player, 1)
        return 0

    def may_pay(self, use, price):
        price = Cost.told(price)
        if not self.can_pay(use.seat, price) or not (yield from self.ask_yes(use.seat)):
            return False
        yield from self.pay_dice(self.players[use.seat], price.dice)
        return True

    def ask_amount(self, use, least, most):
        return (yield from self.ask_number(use.seat, least, most))

    def draw_up_to(self, use, player, most):
        most = min(most, len(player.draw_pile))
        return self.draw(player, (yield from self.ask_number(player.seat, 0, most)))

    def discard_from_hand(self, use, player):
        yield from self.discard_one(player)

    # -- cards

    def choose(self, use, cards):
        """One of several cards in play, without aiming at it."""
        if not cards:
            return None
        return (yield from self.ask_things(use.seat, "choice", "choose", cards))

    def ask_card(self, use, cards):
        if not cards:
            return None
        return (yield from self.ask_from_pile(use.seat, "choice", "choose", cards))

    def ask_healed(self, use, cards):
        done = {"done": None}
        return (yield from self.ask_things(use.seat, "choice", "choose", cards, done))

    def return_ally(self, use):
        player = self.players[use.seat]
        allies = [card for card in player.discard_pile if card.kind == "ally"]
        card = yield from self.ask_card(use, allies)
        if card is not None:
            player.discard_pile.remove(card)
            player.hand.append(card)
        return card

    def ask_token(self, use, cards, kinds):
        """Which card gives which kind of token to which other card."""
        givers = [card for card in cards if any(getattr(card, kind) for kind in kinds)]
        if not givers:
            return None, None, None
        giver = yield from self.ask_things(use.seat, "choice", "choose", givers)
        others = [card for card in cards if card is not giver]
        taker = yield from self.ask_things(use.seat, "choice", "choose", others)
        answers = {f"move {word}": kind for kind, word in kinds.items() if getattr(giver, kind)}
        kind = yield from self.ask(use.seat, "token", answers)
        return giver, kind, taker

    # -- dice

    def reroll_exhausted(self, use, *, is_optional=False):
        """One of the own exhausted dice is rolled and becomes active."""
        player, kind = self.players[use.seat], None
        if player.exhausted:
            kinds = {f"die {kind}": kind for kind in player.exhausted}
            otherwise = {"done": None} if is_optional else {}
            kind = yield from self.ask(use.seat, "die", kinds | otherwise)
        if kind is not None:
            player.exhausted.remove(kind)
            player.active += self.roll(player, [kind])

    def turn_dice(self, use, most):
        """Active dice to other faces, so many at most, each of them once."""
        player, left = self.players[use.seat], list(self.players[use.seat].active)
        for _ in range(min(most, len(left))):
            answers = {
                f"turn {die.kind} {die.face} -> {face}": (die, face)
                for die in left
                for face in FACES
                if face != die.face
            }
            chosen = yield from self.ask(use.seat, "turn_dice", answers | {"done": None})
            if chosen is None:
                break
            die, face = chosen
            left.remove(die)
            player.active.remove(die)
            player.active.append(Die(die.kind, face))

    def ready_dice(self, use, most):
        """Exhausted dice become active on chosen faces."""
        player = self.players[use.seat]
        for _ in range(min(most, len(player.exhausted))):
            answers = {
                f"ready {kind} -> {face}": (kind, face)
                for kind in DICE
                if kind in player.exhausted
                for face in FACES
            }
            kind, face = yield from self.ask(use.seat, "ready", answers)
            self.ready(player, kind, face)

    def exhaust_die_of(self, use, player):
        """One of a player's active dice; the user picks it."""
        if player.active:
            answers = {f"die {die.kind} {die.face}": die for die in player.active}
            self.exhaust_die(player, (yield from self.ask(use.seat, "die", answers)))
