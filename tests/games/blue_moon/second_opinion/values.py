"""What is ignored now and what everything is worth: worked out anew whenever somebody asks."""

ELEMENTS = ("fire", "earth")
NOBODY = (False, False)
IGNORING = frozenset(  # the cards that ignore others
    {"flit-07", "flit-08", "flit-09", "flit-12", "flit-13", "hoax-16", "khind-27", "terrah-26"}
)


class View:
    """The table as its texts leave it.

    Tittertweet comes first, then Enthrall Opposition, Laughing Gas and Flitterflutter, then
    whatever ignores whole cards, then icons; only then is anything counted.
    """

    def __init__(self, table):
        self.table = table
        self.players = table.players
        self.known = {}  # the texts of a seat, once somebody has asked for them
        self.ids = [
            {laid.card.id for laid in player.active if not laid.is_bluff}
            for player in table.players
        ]
        led = table.players[table.active].led
        if IGNORING.isdisjoint(self.ids[0] | self.ids[1]) and (led is None or led.id != "hoax-28"):
            self.titter = self.enthrall = self.gas = self.flutter = NOBODY
            self.hawk = self.magpie = self.trill = self.shrewd = self.fog = NOBODY
            return
        self._who_silences()
        self.hawk, self.magpie, self.trill = map(self._flits, ("flit-12", "flit-13", "flit-09"))
        self.shrewd = self._silencers("hoax-16")
        self.fog = self._silencers("terrah-26")

    # -- what ignores what

    def _who_silences(self):
        """One entry for each seat: whether its card works."""
        has = self._has
        on_turn = self.table.active
        other = 1 - on_turn
        led = self.players[on_turn].led
        self.titter = [has(seat, "flit-07") for seat in (0, 1)]
        flutter, gas = ([has(seat, one) for seat in (0, 1)] for one in ("flit-08", "khind-27"))
        # gas that is ignored opposes nothing
        gas[other] = gas[other] and not self.titter[on_turn] and not flutter[on_turn]
        self.enthrall = [False, False]
        self.enthrall[on_turn] = (
            led is not None and led.id == "hoax-28" and not self.titter[other] and not gas[other]
        )
        flutter[other] = flutter[other] and not self.enthrall[on_turn]
        gas[on_turn] = gas[on_turn] and not self.titter[other] and not flutter[other]
        self.gas = [False, False] if all(gas) else gas
        self.flutter = flutter

    def _has(self, seat, card_id):
        return card_id in self.ids[seat]

    def _flits(self, card_id):
        """Flit characters that ignore cards: only Enthrall Opposition silences them."""
        return [self._has(seat, card_id) and not self.enthrall[1 - seat] for seat in (0, 1)]

    def _silencers(self, card_id):
        """For each seat whether this card of its works; none of them is protected itself."""
        found = [False, False]
        for seat in (0, 1):
            if self._has(seat, card_id):
                active = self.players[seat].active
                card = next(one.card for one in active if one.card.id == card_id)
                is_whole = self._is_hit(seat, card, card.kind)
                found[seat] = not is_whole and not self._is_hushed(seat, card)
        return found

    def _is_hushed(self, seat, card):
        """Whether texts like this one are ignored."""
        foe = 1 - seat
        return self.enthrall[foe] or (
            not card.is_flit_character and (self.titter[foe] or self.gas[foe])
        )

    def _is_hit(self, seat, card, kind, *, is_lent_an_icon=False):
        """Whether cards like this one are ignored altogether."""
        foe = 1 - seat
        if kind == "support" and self.flutter[foe]:
            return True
        if kind == "booster" and self.trill[foe]:
            return True
        if kind == "character" and self.hawk[foe] and not card.is_flit_character:
            return True
        is_flit = kind == "character" and card.is_flit_character
        return bool(self.magpie[foe] and (card.icons or is_lent_an_icon) and not is_flit)

    # -- cards that lie in an area

    def is_protected(self, laid):
        is_marked = laid.is_active and not laid.is_bluff and "protected" in laid.card.icons
        return is_marked and not self.shrewd[1 - laid.seat]

    def is_ignored(self, laid):
        return not self.is_protected(laid) and self._is_hit(laid.seat, laid.card, laid.kind)

    def text(self, laid):
        """What works of its text."""
        if not laid.is_active or self.is_ignored(laid):
            return {}
        is_hushed = self._is_hushed(laid.seat, laid.card) and not self.is_protected(laid)
        return {} if is_hushed else laid.text

    def icons(self, laid):
        if laid.is_bluff:
            return set()
        return self._icons(laid.seat, laid.card, laid.kind, is_protected=self.is_protected(laid))

    def _icons(self, seat, card, kind, *, is_protected):
        if not is_protected and self._is_hit(seat, card, kind):
            return set()
        if self.shrewd[1 - seat]:
            return card.icons & {"stop"}
        if self.fog[1 - seat] and not is_protected:
            return card.icons & {"stop", "protected"}
        return set(card.icons)

    # -- cards that do not

    def is_safe_in_hand(self, seat, card):
        """Whether nothing of the enemy's ignores a card that may be played."""
        return "protected" in card.icons and not self.shrewd[1 - seat]

    def icons_in_hand(self, seat, card):
        is_safe = self.is_safe_in_hand(seat, card)
        return self._icons(seat, card, card.kind, is_protected=is_safe)

    def are_icons_ignored(self, seat):
        """Whether those of a hand and of bluffs are."""
        return self.shrewd[1 - seat] or self.fog[1 - seat]

    def is_icon_ignored(self, seat, card, kind):
        """Whether an icon that a text lends to a card of a hand, played as this kind, is ignored."""
        if kind == card.kind and self.is_safe_in_hand(seat, card):
            return False
        return self.are_icons_ignored(seat) or self._is_hit(seat, card, kind, is_lent_an_icon=True)

    def text_elsewhere(self, seat, card):
        """Of a card in the hand, of a ship, or of the leadership card of this turn."""
        is_ignored = self._is_hit(seat, card, card.kind) or self._is_hushed(seat, card)
        return {} if is_ignored else card.text

    # -- texts that work

    def texts(self, seat):
        """Every text that works for a player."""
        if seat not in self.known:
            player = self.players[seat]
            found = [self.text(laid) for laid in player.active]
            if player.led is not None:
                found.append(self.text_elsewhere(seat, player.led))
            self.known[seat] = [text for text in found if text]
        return self.known[seat]

    def said(self, seat, what):
        """What the texts of a player say about something."""
        return [text[what] for text in self.texts(seat) if what in text]

    # -- values

    def printed(self, laid, contested):
        """Both values, those that an enemy reduces being 0."""
        if laid.is_bluff:
            return {element: 2 if element == contested else 0 for element in ELEMENTS}
        values = {element: laid.card.value(element) for element in ELEMENTS}
        if self.is_protected(laid):
            return values
        for kinds, rest in self.said(1 - laid.seat, "zeroes"):
            if laid.kind in kinds:
                for element in ELEMENTS:
                    if values[element] % 2 == rest:
                        values[element] = 0
        return values

    def value(self, laid, contested):
        """What a card adds to its player's power."""
        if not laid.is_active or self.is_ignored(laid):
            return 0
        printed = self.printed(laid, contested)
        value = printed[contested]
        texts = [
            self.text(one)
            for one in self.players[laid.seat].active
            if one.text.get("one_of_my") is None or one.chosen is laid
        ]
        for text in texts:
            if "raises" in text:
                value = max(value, text["raises"](laid, contested, printed) or 0)
        for text in texts:
            if "doubles" in text and text["doubles"](laid, contested):
                value *= 2
        return value

    def power(self, seat, contested):
        total = sum(self.value(laid, contested) for laid in self.players[seat].active)
        for element, least in self.said(seat, "total"):
            if element in (contested, None):
                total = max(total, least)
        return total

    def has_shield(self, seat, contested):
        combat = self.players[seat].combat
        return any(f"shield_{contested}" in self.icons(laid) for laid in combat if laid.is_active)
