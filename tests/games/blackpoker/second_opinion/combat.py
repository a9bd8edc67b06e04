"""Attack, Block and Damage, told once more."""


def attack(table, action):
    """The turn player drives soldiers, as many as he likes; without any there is no Block."""
    soldiers = table.players[action.seat].soldiers
    while able := [one for one in soldiers if one.may_attack]:
        answers = {f"attacker {table.called(one)}": one for one in able}
        attacker = yield from table.ask(action.seat, "attackers", answers | {"done": None})
        if attacker is None:
            break
        attacker.is_driven = True
        table.attackers.append(attacker)
    if table.attackers:
        table.put_up("block")


def block(table, action):
    """The other player names blockers, which are not driven by it."""
    while pairs := possible_blocks(table):
        answers = {
            f"block {table.called(one)} -> {table.called(at)}": (one, at) for one, at in pairs
        }
        pair = yield from table.ask(1 - table.active, "blockers", answers | {"done": None})
        if pair is None:
            break
        table.blocks.append(pair)
    table.put_up("damage")


def possible_blocks(table):
    """Any number of soldiers may block an attacker, or one bulwark."""
    player, busy = table.players[1 - table.active], [one for one, _ in table.blocks]
    free = [one for one in player.characters if not one.is_driven and one not in busy]
    pairs = []
    for attacker in table.attackers:
        against = blockers_of(table, attacker)
        if not any(one.is_bulwark for one in against):
            pairs += [(one, attacker) for one in free if one.is_soldier or not against]
    return pairs


def blockers_of(table, attacker):
    return [one for one, blocked in table.blocks if blocked is attacker]


def damage(table, action):
    """All fights at once: first who dies and what is dealt, then it happens."""
    dead, dealt = [], 0
    for attacker in table.attackers:
        blockers = blockers_of(table, attacker)
        if not blockers:
            dealt += max(0, table.number(attacker))
        elif blockers[0].is_bulwark:
            dead += dead_at_bulwark(attacker, blockers[0])
        else:
            mine, theirs = table.number(attacker), sum(map(table.number, blockers))
            dead += [attacker] if mine <= theirs else []
            dead += blockers if theirs <= mine else []
    for character in dead:
        table.die(character)
    table.players[1 - table.active].damage(dealt)
    table.end_fight()


def dead_at_bulwark(attacker, bulwark):
    """The bulwark; the attacker too, if one of its cards has the rank, or before a Joker."""
    rank = bulwark.cards[0].rank
    is_caught = rank == "Joker" or any(card.rank == rank for card in attacker.cards)
    return [bulwark, attacker] if is_caught else [bulwark]
