"""The cards of The Snakes in Silver."""

from ashes.second_opinion.vocabulary import (
    ability,
    any_player,
    any_unit,
    own_unit,
    unit_or_phoenixborn,
)

# -- after attackers were declared


@ability("maeoni-viper", "attackers_declared", "basic exhaust", name="Strike", targets=[any_unit])
def strike(table, use):
    use.target.raised += 2


@ability("empower", "attackers_declared", "basic exhaust", targets=[any_unit])
def empower(table, use):
    use.target.raised += 1
    player = table.players[use.seat]
    if player.draw_pile and (yield from table.decide(use)):
        table.draw(player, 1)
        yield from table.discard_from_hand(use, player)
    if table.is_focused(use, 1):
        yield from table.reroll_exhausted(use, is_optional=True)


# -- ready spells


@ability("summon-silver-snake", "activate", "main exhaust charm.power natural.power")
def summon_silver_snake(table, use):
    snake = table.summon(use, "silver-snake")
    if snake is not None:
        snake.status += sum(table.is_focused(use, times) for times in (1, 2))


@ability("hypnotize", "activate", "side exhaust charm.class charm.class", targets=[own_unit])
def hypnotize(table, use):
    use.target.has_bypass = True


@ability("summon-gilder", "activate", "main exhaust natural.class", targets=[any_unit])
def summon_gilder(table, use):
    table.summon(use, "gilder")
    if use.target is not None and (yield from table.decide(use)):
        yield from table.deal(use.source, 1, use.target)


# -- action spells


@ability("call-upon-the-realms", "play")
def call_upon_the_realms(table, use):
    yield from table.turn_dice(use, 3)


@ability("refresh", "play", targets=[any_unit])
def refresh(table, use):
    use.target.exhaustion = 0


@ability("open-memories", "play")
def open_memories(table, use):
    """Who searches takes a card of the draw pile and shuffles it."""
    player = table.players[use.seat]
    if player.draw_pile and (yield from table.ask_yes(use.seat)):
        card = yield from table.ask_card(use, player.draw_pile)
        player.draw_pile.remove(card)
        player.hand.append(card)
        table.shuffle(player)


@ability("molten-gold", "play", targets=[unit_or_phoenixborn])
def molten_gold(table, use):
    table.place_wounds(use.source, 3, use.target)


TOKENS = {"wounds": "wound", "exhaustion": "exhaustion", "status": "status"}


@ability("transfer", "play", targets=[any_player])
def transfer(table, use):
    """One token from a card of that player to another; neither is a Phoenixborn."""
    cards = [
        card
        for card in use.target.cards_in_play
        if not card.is_phoenixborn and not table.is_shielded(card, use.source)
    ]
    if len(cards) > 1:
        giver, kind, taker = yield from table.ask_token(use, cards, TOKENS)
        if giver is not None:
            setattr(giver, kind, getattr(giver, kind) - 1)
            setattr(taker, kind, getattr(taker, kind) + 1)
            table.check_protect(giver)


# -- reactions


def aims_at_own_unit(table, use):
    other = use.event.answered
    own = table.players[use.seat].units
    return other.seat != use.seat and any(target in own for target in other.targets)


@ability("golden-veil", "targeted", where=aims_at_own_unit, may=True)
def golden_veil(table, use):
    use.event.answered.is_cancelled = True


# -- conjurations


def is_destroyed_itself(table, use):
    return use.event.card is use.card


@ability(
    "gilder", "destroyed", name="Inheritance 1", targets=[any_unit], where=is_destroyed_itself,
    inexhaustible=True, may=True,
)  # fmt: skip
def inheritance(table, use):
    use.target.status += 1


def is_prey(table, use):
    """An enemy's unit, destroyed by something that the snake's controller controls."""
    source = use.event.source
    return use.event.seat != use.seat and source.seat == use.seat


@ability("silver-snake", "destroyed", name="Consume", where=is_prey, inexhaustible=True)
def consume(table, use):
    use.card.status += 1
    if use.event.card.is_ally:
        use.event.card.is_consumed = True
