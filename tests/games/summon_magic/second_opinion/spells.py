"""What every card does that is no monster, told once more."""

from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, Laid
from summon_magic.second_opinion.skills import enemies


def fits(card, monster, *, is_race_asked=True):
    """Whether a monster may carry an equipment: no two artifacts of one category."""
    race = card.equip.get("race") if is_race_asked else None
    worn = [one.category for one in monster.equipment if one.kind == "artifact"]
    is_double = card.kind == "artifact" and card.category in worn
    return not is_double and (race is None or race in monster.card.races)


def fits_printed(card, monster):
    """Whether a monster card, as it is printed, could carry a card."""
    race = card.equip.get("race")
    return bool(card.equip) and (race is None or race in monster.races)


# -- targets; nobody knows the numbers of an opposing monster that lies face-down


def weak(table, use):
    return [one for one in enemies(table, use) if not one.is_up or table.attack(one) <= 1000]


def strong(table, use):
    return [one for one in enemies(table, use) if not one.is_up or table.attack(one) >= 1400]


def defenders(table, use):
    return [one for one in enemies(table, use) if one.position == DEFENCE]


def bearers(table, use):
    """Whoever lies face-down is tried, and who has somebody below that would do."""
    return [one for one in table.players[use.seat].monsters if may_try(use.card, one)]


def may_try(card, monster):
    if not monster.is_up or fits(card, monster):
        return True
    race = card.equip.get("race")
    is_double = not fits(card, monster, is_race_asked=False)
    return not is_double and any(race in one.races for one in monster.equipment)


# -- effects; those that ask somebody are generators


def destroy(table, use):
    return table.destroy_by(use.targets, use.card.attribute)


def to_attack(table, use):
    use.targets[0].position = ATTACK


def negate(table, use):
    use.answered.is_void = True


def call(table, use):
    return table.extra_summon(use.seat, use.card)


def forest_embrace(table, use):
    return table.salvage(use.seat, table.buried(use.seat, lambda card: card.is_monster))


def forced_knowledge(table, use):
    table.draw(1 - use.seat, 2)


def mana_flask(table, use):
    table.draw(use.seat, 2)


def backflow(table, use):
    table.bounce(use.targets[0])


def ember(table, use):
    return table.deal(use.targets, 600, "fire")


def fireball(table, use):
    return table.deal(use.targets, 1400, "fire")


def from_hand(table, use, is_wanted):
    """A normal monster of the hand that may enter now."""
    hand = table.players[use.seat].hand
    able = [card for card in hand if card.summon == "normal" and table.may_enter(use.seat, card)]
    card = yield from table.choose(use.seat, [one for one in able if is_wanted(one)])
    if card:
        hand.remove(card)
        yield from table.sacrifice(use.seat, card)
    return card


def emergency_summon(table, use):
    card = yield from from_hand(table, use, lambda card: card.cost <= 1)
    if card:
        table.pay({use.seat: card.adv})
        yield from table.enter(use.seat, card, DEFENCE)


def mist(table, use):
    card = yield from from_hand(table, use, lambda card: True)
    if card:
        yield from table.enter(use.seat, card, DEFENCE, is_up=False)


def codex(table, use):
    player = table.players[use.seat]
    card = yield from table.choose(
        use.seat, [one for one in player.side_deck if one.kind == "magic"]
    )
    if card:
        player.side_deck.remove(card)
        player.magic.append(Laid(card, use.seat, is_up=False, turn=table.turn))


TARGETS = {
    "Challenge to Duel": defenders,
    "Judgment of Light": strong,
    "Ice Edge": weak,
    "Mana Backflow": enemies,
    "Ember": enemies,
    "Great Fireball": enemies,
}
EFFECTS = {
    "Horn of Calling": call,
    "Challenge to Duel": to_attack,
    "Judgment of Light": destroy,
    "Counter Salvo": negate,
    "Call of the Swarm": call,
    "Forest Embrace": forest_embrace,
    "Ice Edge": destroy,
    "Forced Knowledge": forced_knowledge,
    "Mana Backflow": backflow,
    "Book of Silence": negate,
    "Mana Flask": mana_flask,
    "Ember": ember,
    "Great Fireball": fireball,
    "Emergency Summon": emergency_summon,
    "Mist Concealment": mist,
    "Codex Fragment": codex,
}


def targets_of(card):
    return bearers if card.equip else TARGETS.get(card.name)


def condition_holds(table, seat, card):
    """What must hold to use the card, but for its targets."""
    player = table.players[seat]
    if card.name == "Call of the Swarm":
        return sum(one.has_race("insect") for one in player.monsters) >= 2
    if card.name == "Horn of Calling":
        return any(one is not card for one in player.hand)
    return True


def activate(table, seat, card):
    if card.name == "Horn of Calling":
        yield from table.discard(seat)


def take_effect(table, use):
    """A card that was played or used: it is laid, put on a monster, or used up."""
    card, seat = use.card, use.seat
    if card.is_monster:
        if table.may_enter(seat, card):
            yield from table.enter(seat, card, use.position, from_set=True)
        else:
            table.bury(card)
    elif card.kind == "field":
        table.lay_field(seat, card)
    elif card.kind == "weather":
        yield from table.lay_weather(seat, card)
    elif card.subkind == "continuous":
        table.players[seat].magic.append(Laid(card, seat))
    elif table.has_lost_target(use) or (card.equip and not fits(card, use.targets[0])):
        table.bury(card)
    elif card.equip:
        use.targets[0].equipment.append(card)
    else:
        yield from EFFECTS[card.name](table, use) or ()
        table.bury(card)
