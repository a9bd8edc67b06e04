"""What texts do to the enemy: each is a generator that asks whoever has to decide.

It is called with the table, the seat of whoever owns the card, and where the card lies.
"""

ALL = ("character", "booster", "support")


# -- cards on the table


def discards_one(*kinds, spares_last=False):
    """One of the enemy's active cards."""

    def discard(table, seat, source):
        laid = yield from table.choose_laid(seat, _active(table, seat, kinds, spares_last))
        if laid:
            table.throw(laid)

    return discard


def with_icon(table, seat, source):
    """TopDog: something must be there, and goes."""
    found = [one for one in _active(table, seat, ALL, True) if one.card.icons]
    table.throw((yield from table.choose_laid(seat, found, is_forced=True)))


def without_characters(table, seat, source):
    """TopNotch."""
    found = _active(table, seat, ("booster", "support"), False)
    table.throw((yield from table.choose_laid(seat, found, is_forced=True)))


def has_with_icon(table, seat):
    return any(one.card.icons for one in _active(table, seat, ALL, True))


def has_without_characters(table, seat):
    return bool(_active(table, seat, ("booster", "support"), False))


def _active(table, seat, kinds, spares_last):
    """Those of the enemy's active cards that may be discarded."""
    foe = table.players[1 - seat]
    found = [one for one in foe.active_of(*kinds) if not table.view.is_protected(one)]
    if spares_last and len(foe.active_of("character")) == 1:
        found = [one for one in found if one.kind != "character"]
    return found


def discards_all(*kinds, is_also_inactive=False, where=lambda laid: True):
    """All or nothing; active protected ones stay."""

    def discard(table, seat, source):
        foe = table.players[1 - seat]
        found = [
            one
            for one in (foe.table if is_also_inactive else foe.active)
            if one.kind in kinds and not table.view.is_protected(one) and where(one)
        ]
        if found and (yield from table.offer(seat)):
            for one in found:
                table.throw(one)

    return discard


def one_kind(table, seat, source):
    """Lookout Dolora Paal: who names a card means all of its kind."""
    found = _active(table, seat, ("booster", "support"), False)
    chosen = yield from table.choose_laid(seat, found)
    if chosen:
        for one in found:
            if one.kind == chosen.kind:
                table.throw(one)


def drown(table, seat, source):
    """All active cards of the combat area but one character."""
    view, foe = table.view, table.players[1 - seat]
    active = [one for one in foe.combat if one.is_active]
    characters = [one for one in active if one.kind == "character"]
    loose = [one for one in active if not view.is_protected(one)]
    can_go = [one for one in loose if one.kind != "character" or len(characters) > 1]
    if can_go and (yield from table.offer(seat)):
        spared = yield from table.choose_laid(seat, characters, is_forced=True)
        for one in loose:
            if one is not spared:
                table.throw(one)


def erupt(table, seat, source):
    """The enemy's areas go into the deck, all but active protected cards."""
    foe = table.players[1 - seat]
    gone = [one for one in foe.table if not table.view.is_protected(one)]
    for one in gone:
        table.lift(one)
        foe.deck.append(one.card)
    if gone:
        table.shuffle_deck(foe)
    yield from ()


def from_ship(effect):
    """Only if the card came from a ship."""

    def act(table, seat, source):
        if not table.turn.plays[-1].from_hand:
            yield from effect(table, seat, source)

    return act


# -- the hand and the deck


def draws_blind(amount):
    """Cards of the enemy's hand, unseen; those laid open may be named."""

    def draw(table, seat, source):
        foe = table.players[1 - seat]
        if not foe.hand or not (yield from table.offer(seat)):
            return
        for _ in range(amount):
            card = yield from table.choose_of_hidden_hand(seat)
            if card is None:
                return
            table.discard_card(foe, card)

    return draw


def makes_discard(amount):
    def force(table, seat, source):
        foe = table.players[1 - seat]
        if foe.hand and (yield from table.offer(seat)):
            yield from table.discard_of(foe.seat, amount, "discard")

    return force


def calm(table, seat, source):
    """The enemy keeps five cards."""
    foe = table.players[1 - seat]
    yield from table.discard_of(foe.seat, len(foe.hand) - 5, "discard")


def disclose(table, seat, source):
    foe = table.players[1 - seat]
    foe.open |= set(foe.hand)
    yield from ()


def mills(table, seat, source):
    foe = table.players[1 - seat]
    if foe.deck and (yield from table.offer(seat)):
        table.to_pile(foe, foe.deck.pop())
