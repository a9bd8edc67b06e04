"""What each action of the list does, told once more. Effects that ask somebody are generators."""

from blackpoker.second_opinion.combat import attack, block, damage
from blackpoker.second_opinion.nouns import Character

MOST_CARDS_IN_HAND = 7


# -- cards that come to the field


def set_bulwark(table, action):
    player = table.players[action.seat]
    if player.hand:
        card = yield from table.ask_card(action.seat, "choice", "choose", player.hand)
        player.hand.remove(card)
        table.enter(action.seat, card, is_bulwark=True)


def summon(table, action):
    table.enter(action.seat, action.keys.pop())


def quick_summon(table, action):
    word = yield from table.decide(action.seat, "as ace", "as bulwark")
    table.enter(action.seat, action.keys.pop(), is_bulwark=word == "as bulwark")


def equip(table, action):
    card = action.keys.pop()
    action.target.cards.append(card)
    action.target.new.append(card)


def give_back(table, action):
    hand = table.players[action.seat].hand
    if not action.target.is_driven:
        table.leave(action.target)
        hand += action.target.cards
    hand += action.keys
    action.keys = []


def add_bulwark(table, action):
    deck = table.players[action.seat].deck
    word = yield from table.decide(action.seat, "one charged", "two driven")
    several = word == "two driven"
    for _ in range(min(2 if several else 1, len(deck))):
        table.enter(action.seat, deck.pop(), is_bulwark=True, is_driven=several)


def reanimate(table, action):
    graveyard, card = table.players[action.seat].graveyard, None
    if graveyard:
        card = yield from table.ask_card(action.seat, "choice", "choose", graveyard)
    table.die(action.target)
    if card:
        graveyard.remove(card)
        table.enter(action.seat, card)


def recruit(table, action):
    deck = table.players[action.seat].deck
    end = 0 if table.recruits_from_bottom else -1
    shown = [deck.pop(end) for _ in range(min(4, len(deck)))]
    for card in shown:
        if card.number <= action.sum_of_keys:
            table.enter(action.seat, card, is_driven=True)
    rest = [card for card in shown if card.number > action.sum_of_keys]
    ordered = yield from in_order(table, action.seat, rest)
    deck[:0] = reversed(ordered)


def in_order(table, seat, cards):
    """Cards as a player puts them on a deck or under it, one after the other."""
    left, ordered = list(cards), []
    while left:
        card = yield from table.ask_card(seat, "order", "put", left)
        left.remove(card)
        ordered.append(card)
    return ordered


# -- the turn


def draw(table, action):
    player = table.players[table.active]
    player.draw(1)
    if player.deck:
        word = yield from table.decide(table.active, "draw", "no draw")
        player.draw(1 if word == "draw" else 0)


def end(table, action):
    player = table.players[action.seat]
    while len(player.hand) > MOST_CARDS_IN_HAND:
        card = yield from table.ask_card(action.seat, "discard", "discard", player.hand)
        player.discard(card)
    table.active = 1 - table.active
    table.raised_this_turn.clear()
    table.end_fight()
    for one in table.players:
        one.force = 0
        for character in one.characters:
            character.new, character.bonus = [], 0
    for character in table.players[table.active].characters:  # Charge
        character.is_driven = False
    table.put_up("draw")


# -- magic


def up(table, action):
    action.target.bonus += action.sum_of_keys


def down(table, action):
    action.target.bonus -= action.sum_of_keys
    if table.number(action.target) <= 0:
        table.die(action.target)


def twist(table, action):
    word = yield from table.decide(action.seat, "charge", "drive")
    action.target.is_driven = word == "drive"


def cancel(table, action):
    """Counter and Truce."""
    other = action.target
    table.stage.remove(other)
    table.players[other.seat].graveyard += other.keys
    other.keys = []
    if other.entry.id == "damage":
        table.end_fight()


def change_target(table, action):
    other = action.target
    answers = table.targets(other)
    answers = {words: one for words, one in answers.items() if one is not other.target}
    if answers:
        other.target = yield from table.ask(action.seat, "target", answers)


def reunion(table, action):
    player = table.players[action.seat]
    if player.graveyard:
        card = yield from table.ask_card(action.seat, "choice", "choose", player.graveyard)
        player.graveyard.remove(card)
        player.hand.append(card)


def kill(table, action):
    """Kill and Break Bulwark."""
    table.die(action.target)


def throwing(table, action):
    table.players[action.target].damage(action.number_of_key("spade"))


def death_lance(table, action):
    soldier = action.target
    number, owner = table.number(soldier), table.players[soldier.seat]
    if number and number % action.number_of_key("diamond") == 0:
        ordered = yield from in_order(table, soldier.seat, soldier.cards)
        table.leave(soldier)
        owner.deck += ordered
        owner.damage(action.number_of_key("spade"))


def hand_strip(table, action):
    player = table.players[action.target]
    if player.hand:
        card = yield from table.ask_card(action.seat, "choice", "choose", player.hand)
        player.discard(card)


def force(table, action):
    table.players[action.seat].force += action.sum_of_keys


def sword_rain(table, action):
    soldiers = [one for player in table.players for one in player.soldiers]
    for soldier in [one for one in soldiers if table.number(one) <= action.sum_of_keys]:
        table.die(soldier)


def surprise(table, action):
    player = table.players[action.seat]
    for bulwark in list(player.bulwarks):
        become_soldier(table, bulwark)
    for soldier in player.soldiers:
        soldier.is_driven = False


def become_soldier(table, bulwark):
    table.leave(bulwark)
    bulwark.is_bulwark = False
    table.add(bulwark)


def search(table, action):
    yield from look_for(table, action, 1)


def black_jack(table, action):
    yield from look_for(table, action, 2)


def look_for(table, action, count):
    player = table.players[action.seat]
    for _ in range(min(count, len(player.deck))):
        card = yield from table.ask_card(action.seat, "choice", "choose", player.deck)
        player.deck.remove(card)
        player.hand.append(card)
    table.shuffles[action.seat].shuffle(player.deck)


def royal_flush(table, action):
    table.players[action.target].damage(40)


def reverse(table, action):
    character = action.target
    word = yield from table.decide(action.seat, "charge", "drive", "leave")
    if word != "leave":
        character.is_driven = word == "drive"
    if character.is_bulwark:
        become_soldier(table, character)
        return
    table.leave(character)
    for card in character.cards:
        new = [card] if card in character.new else []
        table.add(Character([card], character.seat, True, character.is_driven, new))


EFFECTS = {
    "set-bulwark": set_bulwark, "summon-soldier": summon, "summon-hero": summon,
    "summon-ace": summon, "summon-magician": summon, "quick-summon": quick_summon, "equip": equip,
    "return": give_back, "draw": draw, "end": end, "attack": attack, "block": block,
    "damage": damage, "up": up, "down": down, "twist": twist, "counter": cancel, "truce": cancel,
    "reunion": reunion, "kill": kill, "change-target": change_target, "break-bulwark": kill,
    "throwing": throwing, "death-lance": death_lance, "add-bulwark": add_bulwark,
    "reanimate": reanimate, "hand-strip": hand_strip, "force": force, "sword-rain": sword_rain,
    "recruit": recruit, "surprise": surprise, "search": search, "b-j": black_jack,
    "r-s-f": royal_flush, "reverse": reverse,
}  # fmt: skip
WITHIN_OTHERS = ("charge", "next-generation")  # part of how a turn ends and a character dies
