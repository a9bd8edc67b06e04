"""What texts do at a moment: each is a generator that asks whoever has to decide.

It is called with the table, the seat of whoever owns the card, and where the card lies.
"""


def nothing(table, seat, source):
    yield from ()


# -- dragons for cards


def buys(need):
    """Cards of the hand for a dragon."""

    def buy(table, seat, source):
        hand = table.players[seat].hand
        if need.can_be_paid(hand) and (yield from table.offer(seat)):
            yield from table.pay(seat, need, "pay")
            table.attract(seat)

    return buy


def influence(table, seat, source):
    """Two leadership cards for a dragon."""
    player = table.players[seat]
    cards = [card for card in player.hand if card.kind == "leadership"]
    if len(cards) >= 2 and (yield from table.offer(seat)):
        yield from table.discard_of(seat, 2, "pay", lambda card: card.kind == "leadership")
        table.attract(seat)


# -- cards of the enemy on the table


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


ALL = ("character", "booster", "support")


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
    """Lookout Dolora Paal."""
    view, foe = table.view, table.players[1 - seat]
    answers = {}
    for kind in ("booster", "support"):
        found = [one for one in foe.active_of(kind) if not view.is_protected(one)]
        if found:
            answers[f"{kind}s"] = found
    if answers and (yield from table.offer(seat)):
        for one in (yield from table.ask(seat, "kind", answers)):
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


# -- the enemy's hand


def draws_blind(amount):
    """Cards of the enemy's hand, unseen; those laid open may be named."""

    def draw(table, seat, source):
        for _ in range(amount):
            card = yield from table.choose_of_hidden_hand(seat)
            if card is None:
                return
            table.discard_card(table.players[1 - seat], card)

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


# -- the own hand, deck and piles


def draws(amount, *, is_extra=False):
    def draw(table, seat, source):
        if is_extra and table.may_draw_no_more(seat):
            return
        if table.can_take(seat, is_from_deck=True) and (yield from table.offer(seat)):
            for _ in range(amount):
                table.draw(seat)

    return draw


def up_to_nine(table, seat, source):
    player = table.players[seat]
    if len(player.hand) < 9:
        yield from draws(9 - len(player.hand), is_extra=True)(table, seat, source)


def sacrifice(table, seat, source):
    """Three cards are turned up, one of them is discarded."""
    player = table.players[seat]
    if table.may_draw_no_more(seat) or not table.can_take(seat, is_from_deck=True):
        return
    if (yield from table.offer(seat)):
        before = len(player.hand)
        for _ in range(3):
            table.draw(seat)
        answers = {f"choose {card.id}": card for card in player.hand[before:]}
        table.discard_card(player, (yield from table.ask(seat, "choice", answers)))


def deeds(table, seat, source):
    """Three more cards, then two of the hand go back."""
    player = table.players[seat]
    if table.may_draw_no_more(seat) or not table.can_take(seat, is_from_deck=True):
        return
    if (yield from table.offer(seat)):
        for _ in range(3):
            table.draw(seat)
        for _ in range(min(2, len(player.hand))):
            card = yield from table.ask_card(seat, "choice", "choose", player.hand)
            table.leave_hand(player, card)
            player.deck.append(card)
        table.shuffle_deck(player)


def searches_deck(table, seat, source):
    player = table.players[seat]
    if player.deck and table.can_take(seat, is_from_deck=True):
        answers = {f"choose {card.id}": card for card in player.deck} | {"done": None}
        card = yield from table.ask(seat, "choice", answers)
        if card:
            player.deck.remove(card)
            table.take(player, card, is_from_deck=True)
    table.shuffle_deck(player)


def searches_discard(table, seat, source):
    player = table.players[seat]
    if player.discard and table.can_take(seat):
        card = yield from table.ask_card(seat, "choice", "choose", player.discard, {"done": None})
        if card:
            player.discard.remove(card)
            table.take(player, card)


def draws_from_discard(amount):
    """The pile is shuffled whether or not anything is taken."""

    def draw(table, seat, source):
        player = table.players[seat]
        if not player.discard:
            return
        table.shuffle_discard(player)
        if table.can_take(seat) and (yield from table.offer(seat)):
            for _ in range(amount):
                if player.discard and table.can_take(seat):
                    table.take(player, player.discard.pop())

    return draw


def takes_back(zone, *, is_active=False):
    """A card of an own area returns to the hand."""

    def take(table, seat, source):
        player = table.players[seat]
        found = player.table if zone == "table" else player.combat
        found = [one for one in found if one is not source and (one.is_active or not is_active)]
        if table.can_take(seat):
            laid = yield from table.choose_laid(seat, found)
            if laid:
                table.lift(laid)
                table.take(player, laid.card)

    return take


def discards_any(table, seat, source):
    player = table.players[seat]
    yield from table.any_number(seat, lambda card: table.discard_card(player, card))


def under_the_deck(table, seat, source):
    player = table.players[seat]

    def put_under(card):
        table.leave_hand(player, card)
        player.deck.insert(0, card)

    yield from table.any_number(seat, put_under)


def recycle(table, seat, source):
    player = table.players[seat]
    if player.discard and (yield from table.offer(seat)):
        table.recycle(player)


# -- ships


def loads(amount):
    """Cards of the hand come on board as the ship is played."""

    def load(table, seat, source):
        player = table.players[seat]
        ship = player.ships[-1]
        for _ in range(amount):
            cards = [card for card in player.hand if card.kind in ALL]
            if not cards or not ship.has_room:
                return
            answers = {f"choose {card.id}": card for card in cards} | {"done": None}
            card = yield from table.ask(seat, "choice", answers)
            if card is None:
                return
            table.leave_hand(player, card)
            ship.cargo.append(card)

    return load


def entreat(table, seat, source):
    """A ship of the deck is played, or another card of it comes on board."""
    player = table.players[seat]
    if player.deck and not table.is_deck_shut(seat):
        ships = [ship for ship in player.ships + player.landed if ship.has_room]
        cards = [
            card
            for card in player.deck
            if (card.kind == "ship" and table.may_play_at_all(card, card.kind))
            or (card.kind in ALL and ships)
        ]
        card = yield from table.ask_card(seat, "choice", "choose", cards, {"done": None})
        if card:
            player.deck.remove(card)
            table.count_taken(seat)
            if card.kind == "ship":
                yield from table.sail(player, card)
            else:
                answers = {f"choose {ship.card.id}": ship for ship in ships}
                ship = yield from table.ask(seat, "choice", answers)
                ship.cargo.append(card)
    table.shuffle_deck(player)


# -- Chosen cards: the enemy first


def both(effect):
    def act(table, seat, source):
        for one in (1 - seat, seat):
            yield from effect(table, one, source)

    return act


def discards_three(table, seat, source):
    yield from table.discard_of(seat, 3, "discard")


def leads_again(table, seat, source):
    player = table.players[seat]
    cards = [card for card in player.leadership if card is not table.players[table.active].led]
    if cards and table.can_take(seat):
        card = yield from table.ask_card(seat, "choice", "choose", cards)
        player.leadership.remove(card)
        table.take(player, card)


def recycle_all(table, seat, source):
    table.recycle(table.players[seat])
    yield from ()


def drops_supports(table, seat, source):
    player = table.players[seat]
    for one in player.active_of("support"):
        if not table.view.is_protected(one):
            table.throw(one)
    yield from ()


def draws_three(table, seat, source):
    for _ in range(3):
        table.draw(seat)
    yield from ()


def new_hand(table, seat, source):
    player = table.players[seat]
    for card in player.hand[:]:
        table.leave_hand(player, card)
        player.deck.append(card)
    table.shuffle_deck(player)
    for _ in range(6):
        table.draw(seat)
    yield from ()
