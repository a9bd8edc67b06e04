"""What texts do for their own player: each is a generator that asks whoever has to decide.

It is called with the table, the seat of whoever owns the card, and where the card lies.
"""

HAND_CARDS = ("character", "booster", "support")


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


# -- the hand, the deck and the piles


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
        turned_up = player.deck[::-1][: min(3, table.room_to_take(seat))]
        card = yield from table.ask_card(seat, "choice", "choose", turned_up)
        player.deck.remove(card)
        table.to_pile(player, card)
        for _ in turned_up[1:]:
            table.draw(seat)


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
            player.deck.insert(0, card)
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
    """Unseen, from the shuffled pile."""

    def draw(table, seat, source):
        player = table.players[seat]
        if player.discard and table.can_take(seat) and (yield from table.offer(seat)):
            table.shuffle_discard(player)
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
    for card in (yield from table.any_number(seat)):
        table.discard_card(table.players[seat], card)


def under_the_deck(table, seat, source):
    player = table.players[seat]

    def put(card):
        table.leave_hand(player, card)
        player.deck.insert(0, card)

    yield from table.any_number(seat, put)


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
            cards = [card for card in player.hand if card.kind in HAND_CARDS]
            if not cards or not ship.has_room:
                return
            answers = {f"load {card.id} -> {ship.card.id}": card for card in cards}
            card = yield from table.ask(seat, "choice", answers | {"done": None})
            if card is None:
                return
            table.leave_hand(player, card)
            ship.cargo.append(card)
            table.notice_running_out(player)

    return load


def entreat(table, seat, source):
    """A ship of the deck is played, or another card of it comes on board."""
    player = table.players[seat]
    if player.deck and not table.is_deck_shut(seat):
        ships = [ship for ship in player.ships if ship.has_room]
        cards = [
            card
            for card in player.deck
            if (card.kind == "ship" and table.may_play_at_all(card, card.kind))
            or (card.kind in HAND_CARDS and ships)
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
                table.notice_running_out(player)
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
    hand = player.hand[:]
    for card in hand:
        table.leave_hand(player, card)
        player.deck.append(card)
    if hand:
        table.shuffle_deck(player)
    for _ in range(6):
        table.draw(seat)
    yield from ()
