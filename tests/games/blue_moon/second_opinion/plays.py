"""What may be played, as what, and what playing it does."""

from blue_moon.second_opinion.nouns import HAND_CARDS, Laid, Play, Ship
from blue_moon.second_opinion.table import Table


class Plays(Table):
    """Cards that come to the table."""

    # -- what the enemy's texts forbid

    def may_play_at_all(self, card, kind):
        view, foe = self.view, self.foe.seat
        has_text = bool(card.text) and not (kind == "support" and card.kind != "support")
        if any(bars(card, kind, has_text) for bars in view.said(foe, "bars")):
            return False
        return all(
            kind not in kinds or len(self.turn.played(*kinds)) < most
            for kinds, most in view.said(foe, "plays_at_most")
        )

    def may_replace_a_play(self):
        """Whether some booster or support might still be played."""
        view, foe = self.view, self.foe.seat
        said = view.said(foe, "bars")
        return any(
            not any(bars(None, kind, has_text) for bars in said)
            and all(
                kind not in kinds or len(self.turn.played(*kinds)) < most
                for kinds, most in view.said(foe, "plays_at_most")
            )
            for kind in ("booster", "support")
            for has_text in (True, False)
        )

    # -- where cards are played from

    def at_hand(self):
        """Characters, boosters and supports that may be played, if nothing else forbids it."""
        player, view = self.player, self.view
        cargo = [card for ship in player.landed for card in ship.cargo]
        hand = [card for card in player.hand if card.kind in HAND_CARDS]
        if player.landed:
            texts = [view.text_elsewhere(player.seat, ship.card) for ship in player.landed]
            most = max(text.get("hand_beside_cargo", 0) for text in texts)
            played = [play for play in self.turn.played(*HAND_CARDS) if play.from_hand]
            hand = hand if len(played) < most else []
        return hand + cargo

    # -- characters

    def characters(self):
        cards = [card for card in self.at_hand() if card.kind == "character"]
        cards = [card for card in cards if self.may_be_character(card)]
        found = {f"play {card.id}": ("play", card) for card in cards}
        if not self.turn.has_character and self.player.active_of("character", "booster"):
            gang = [card for card in cards if card.gang and self.is_of_the_gang(card)]
            found |= {f"cover {card.id}": ("cover", card) for card in gang}
        return found

    def may_be_character(self, card):
        if self.turn.is_stopped or not self.may_play_at_all(card, "character"):
            return False
        if not self.meets_its_condition(card) and not self.is_waived(card):
            return False
        is_first = not any(play.counts for play in self.turn.played("character"))
        return is_first or self.is_free(card, card.kind) or self.joins(card)

    def meets_its_condition(self, card):
        only_if = self.view.text_elsewhere(self.active, card).get("only_if")
        return only_if is None or only_if(self, self.active)

    def is_waived(self, card):
        is_mutant = card.people == "mutant" and not self.turn.has_waived
        return is_mutant and bool(self.view.said(self.active, "waives"))

    # -- free cards, pairs and gangs

    def is_free(self, card, kind):
        """By its own icon, or by one that a text lends it; never after a STOP."""
        view, seat = self.view, self.active
        if self.turn.is_stopped:
            return False
        if kind == card.kind and "free" in view.icons_in_hand(seat, card):
            return True
        if view.is_icon_ignored(seat, card, kind):
            return False
        return self.next_is_free() or (kind == "character" and self.is_character_free(card))

    def is_character_free(self, card):
        """By its own text, or coming from a ship."""
        only_if = self.view.text_elsewhere(self.active, card).get("free_if")
        if only_if is not None and only_if(self, self.active):
            return True
        return card.people == "buka" and self.player.ship_with(card) is not None

    def next_is_free(self):
        """Whether the card played last was Yang or Yin."""
        plays = self.turn.played(*HAND_CARDS)
        if not plays or "next_is_free" not in plays[-1].card.text:
            return False
        return any(
            "next_is_free" in self.view.text(laid)
            for laid in self.player.active
            if laid.card is plays[-1].card
        )

    def joins(self, card):
        """Whether it makes up a pair, or is of the gang that is being played."""
        plays = self.turn.plays
        if self.turn.is_stopped or not plays:
            return False
        view, last = self.view, plays[-1]
        icons = view.icons_in_hand(self.active, card)
        for laid in self.player.active:  # what works by now counts, ignored before or not
            if laid.card is last.card:
                icons &= view.icons(laid)
                if "pair" in icons and last.pair == card.pair:
                    return True
                return "gang" in icons and last.gang == card.gang
        return False

    # -- boosters and supports

    def supports(self):
        found = {}
        for card in self.at_hand():
            if card.kind != "character" and self.may_be_support(card, card.kind):
                found[f"play {card.id}"] = "play", card
            has_icon = "bluff" in self.view.icons_in_hand(self.active, card)
            if has_icon and self.may_be_support(card, "support"):
                found[f"bluff {card.id}"] = "bluff", card
        return found

    def may_be_support(self, card, kind):
        if not self.may_play_at_all(card, kind):
            return False
        if self.is_free(card, kind) or (kind == card.kind and self.joins(card)):
            return True
        return self.has_place_for(kind)

    def has_place_for(self, kind):
        """One place for a booster or a support or a load, and those that texts grant."""
        counted = [play.kind for play in self.turn.plays if play.counts] + [kind]
        over = counted.count("load") + self.turn.loads
        for one in ("booster", "support"):
            granted = sum(n for what, n in self.view.said(self.active, "extra") if what == one)
            over += max(0, counted.count(one) - granted)
        is_first_turn = self.element is None
        return over <= (0 if is_first_turn or self.turn.is_stopped else 1)

    def loads(self):
        if not self.has_place_for("load") or not self.may_replace_a_play():
            return {}
        player = self.player
        cards = [card for card in player.hand if card.kind in HAND_CARDS]
        return {
            f"load {card.id} -> {ship.card.id}": ("load", card, ship)
            for ship in player.ships
            if ship.has_room
            for card in cards
        }

    # -- playing

    def carry_out(self, how, card, ship=None):
        """A play, a bluff or a load, and what it brings."""
        if how == "load":
            self.turn.loads += 1
            self.take_up(card)
            ship.cargo.append(card)
            self.notice_running_out(self.player)
        elif how == "bluff":
            self.note_play(card, "support")
            self.take_up(card)
            self.player.support.append(Laid(card, self.active, is_bluff=True))
            self.notice_running_out(self.player)
        else:
            yield from self.play_card(card, covers=how == "cover")
        yield from self.settle_targets(self.foe)

    def take_up(self, card):
        """From the hand or from a landed ship."""
        ship = self.player.ship_with(card)
        if ship:
            ship.cargo.remove(card)
        else:
            self.leave_hand(self.player, card)

    def note_play(self, card, kind):
        """It is played, free or not."""
        icons = card.icons if kind == card.kind else ()
        joins = kind == card.kind and self.joins(card)
        is_free = joins or self.is_free(card, kind)
        play = Play(card, kind, counts=not is_free, from_hand=card in self.player.hand)
        is_second = joins and self.turn.plays[-1].pair == card.pair
        play.pair = card.pair if "pair" in icons and not is_second else None
        play.gang = card.gang if "gang" in icons else None
        self.turn.plays.append(play)

    def play_card(self, card, *, covers=False):
        """The gang that is already there may be covered; else it stays active."""
        player, turn = self.player, self.turn
        if not self.meets_its_condition(card):
            turn.has_waived = True
        is_first = card.kind == "character" and not turn.has_character
        stays = is_first and not covers and self.is_of_the_gang(card)
        self.note_play(card, card.kind)
        self.take_up(card)
        laid = Laid(card, player.seat, is_used=any(one is card for one in turn.used))
        (player.support if card.kind == "support" else player.combat).append(laid)
        self.notice_running_out(player)
        if is_first and not stays and "keeps_all_active" not in self.view.text(laid):
            for one in player.combat:
                one.is_active = one is laid
        if "stop" in self.view.icons(laid):
            turn.is_stopped = True
        text = self.view.text(laid)
        if "element" in text and self.element is not None:
            other = "earth" if self.element == "fire" else "fire"
            self.element = other if text["element"] == "other" else text["element"]
        if "now" in text:
            yield from text["now"](self, player.seat, laid)

    def is_of_the_gang(self, card):
        """Whether all active cards of the combat area are of its gang."""
        view, player = self.view, self.player
        active = [laid for laid in player.combat if laid.is_active]
        return "gang" in view.icons_in_hand(player.seat, card) and all(
            "gang" in view.icons(laid) and laid.card.gang == card.gang for laid in active
        )

    def lead(self, card):
        """A card of the leadership phase."""
        player, turn = self.player, self.turn
        turn.plays.append(Play(card, card.kind))
        self.leave_hand(player, card)
        if card.kind == "ship":
            yield from self.board(player, card)
        else:
            player.led = card
            player.leadership.append(card)
            self.notice_running_out(player)
            view = self.view
            if "stop" in view.icons_in_hand(player.seat, card):
                turn.is_stopped = True
            text = view.text_elsewhere(player.seat, card)
            turn.attacks_again = "attacks_again" in text
            if "now" in text:
                yield from text["now"](self, player.seat, None)
        yield from self.settle_targets(self.foe)

    def sail(self, player, card):
        """A ship that a text plays."""
        self.turn.plays.append(Play(card, card.kind))
        yield from self.board(player, card)

    def board(self, player, card):
        player.ships.append(Ship(card))
        self.notice_running_out(player)
        text = self.view.text_elsewhere(player.seat, card)
        if "now" in text:
            yield from text["now"](self, player.seat, None)

    # -- "one of my ..."

    def candidates(self, laid):
        """Those a card may choose from."""
        active = self.players[laid.seat].active
        if laid.card.text["one_of_my"] == "character":
            return [one for one in active if one.kind == "character"]
        return [one for one in active if one.text.get("tag") == "caterpillar"]

    def choosers(self, player):
        view = self.view
        return [laid for laid in player.active if "one_of_my" in view.text(laid)]

    def settle_targets(self, player):
        """Whoever is not on turn chooses anew for a card that has lost what it chose."""
        for laid in self.choosers(player):
            found = self.candidates(laid)
            if found and laid.chosen not in found:
                laid.chosen = yield from self.choose_target(player, found)

    def choose_target(self, player, found):
        answers = {f"choose {one.card.id}": one for one in found}
        return self.ask(player.seat, "target", answers)
