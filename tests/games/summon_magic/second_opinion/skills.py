"""Both skills of every monster, and those that equipment lends, told once more."""

from collections.abc import Callable
from dataclasses import dataclass

from summon_magic.second_opinion.nouns import ATTACK, DEFENCE


@dataclass(frozen=True)
class Skill:
    """A skill; which of the fields count is a matter of its flag."""

    name: str
    flag: str
    attribute: str = "none"
    ap: int = 0
    strikes: int = 0  # so many targets at most
    hits_cards: bool = False  # or monsters only
    rush: int = 0  # more attack on its own command
    own: Callable | None = None  # what it gives the monster itself, as numbers
    others: Callable | None = None  # what it gives another monster of its side
    resists: tuple[str, ...] = ()
    recoil: int = 0
    when: str | None = None
    may: bool = False
    targets: Callable | None = None  # whom it may be aimed at
    entering: Callable | None = None  # what must hold as it enters
    does: Callable | None = None


def blow(name, attribute="physical", strikes=1, **more):
    return Skill(name, "attack", attribute, ap=1, strikes=strikes, **more)


def guard(name, **more):
    return Skill(name, "guard", "guard", **more)


def constant(name, **more):
    return Skill(name, "constant", **more)


def timing(name, when, does, attribute="none", **more):
    return Skill(name, "timing", attribute, when=when, does=does, **more)


def action(name, ap, does, attribute="none", **more):
    return Skill(name, "action", attribute, ap=ap, does=does, **more)


def ambush(name, does, attribute="none"):
    return Skill(name, "ambush", attribute, does=does)


# -- numbers, as pairs of attack and defence


def always(attack, defence):
    return lambda table, monster: (attack, defence)


def beside_a_knight(table, monster):
    return (100, 0) if table.comrades(monster, "knight") else (0, 0)


def beside_insects(table, monster):
    return min(300, 100 * len(table.comrades(monster, "insect"))), 0


def to_race(race, attack, defence):
    return lambda other: (attack, defence) if other.has_race(race) else (0, 0)


def to_attribute(attribute, attack, defence):
    return lambda other: (attack, defence) if other.card.attribute == attribute else (0, 0)


# -- targets


def enemies(table, use):
    return table.players[1 - use.seat].monsters[:]


def standing_enemies(table, use):
    return [one for one in enemies(table, use) if one.position == ATTACK]


def weak_defenders(table, use):
    """Nobody knows the number of a monster that lies face-down."""
    return [one for one in enemies(table, use) if not one.is_up or table.defence(one) <= 1000]


def own_insects(table, use):
    """A player knows his own monsters, also face-down."""
    own = table.players[use.seat].monsters
    return [one for one in own if one is not use.monster and "insect" in one.card.races]


def enemy_sets(table, use):
    return table.players[1 - use.seat].sets


# -- what they do; those that ask somebody are generators


def oath_shield(table, use):
    use.monster.boosts.append((200, 200))


def static_charge(table, use):
    """In vain if the attacker has left: its card may be back, but that is another monster."""
    attackers = [table.attacker] if table.is_on_field(table.attacker) else []
    return table.deal(attackers, 200, "thunder")


def muster(table, use):
    knights = table.buried(use.seat, lambda card: card.is_monster and "knight" in card.races)
    yield from table.salvage(use.seat, knights)


def draw_one(table, use):
    table.draw(use.seat)


def restock(table, use):
    table.draw(use.seat, 2)
    yield from table.discard(use.seat)


def menace(table, use):
    use.targets[0].position = DEFENCE


def sleep_powder(table, use):
    use.targets[0].boosts.append((-400, -400))


def moult(table, use):
    deck = table.players[use.seat].deck
    if deck:
        use.monster.counters.append(deck.pop())


def beside_an_insect(table, monster):
    return bool(table.comrades(monster, "insect"))


def mount(table, use):
    """The Rider becomes a card below the insect."""
    table.leave(use.monster)
    use.targets[0].equipment.append(use.monster.card)


def drive_the_prey(table, use):
    return table.deal(use.targets, 400, "wind")


def forest_lore(table, use):
    def is_wanted(card):
        is_cheap = card.cost_kind != "reference" and card.cost <= 1
        return card.is_monster and "insect" in card.races and is_cheap

    yield from table.search(use.seat, is_wanted)


def cycle_of_life(table, use):
    yield from table.recycle(use.seat)


def swallow(table, use):
    table.return_laid(use.targets[0])


def call_the_storm(table, use):
    yield from table.weather_from_deck(use.seat)


def burden(table, use):
    table.draw(use.seat)
    table.draw(1 - use.seat)


def roaring_thunder(table, use):
    return table.destroy_by(use.targets, "thunder")


def mirror_image(table, use):
    """It happens at once: the target is named only now."""
    target = yield from table.choose(use.seat, enemies(table, use))
    if target:
        table.turn_up(target)
        table.bounce(target)


def shadow_walk(table, use):
    use.monster.boosts.append((300, 300))


SKILLS = {
    "SM-001": (blow("Knight's Stroke"), guard("Squire's Stance", own=always(0, 200))),
    "SM-002": (blow("Mighty Blade"), timing("Oath Shield", "attacked", oath_shield)),
    "SM-004": (blow("Jab"), guard("Greatshield", own=always(0, 300))),
    "SM-005": (
        blow("Charging Lance", rush=200),
        constant("Mounted Momentum", own=beside_a_knight),
    ),
    "SM-006": (blow("Aimed Shot"), action("Restock Arrows", 1, restock)),
    "SM-007": (
        blow("Holy Sword", "light"),
        timing("Muster", "enter", muster, may=True),
    ),
    "SM-008": (
        blow("Flame Slash", "fire"),
        timing("Bounty", "kills", draw_one, may=True),
    ),
    "SM-009": (blow("Command Blade"), constant("Order", others=to_race("knight", 200, 0))),
    "SM-010": (
        blow("White-Dragon Breath", "light", 2),
        guard("Dragon Scales", resists=("fire",)),
    ),
    "SM-011": (
        blow("Dive", "wind"),
        timing("Menace", "enter", menace, targets=standing_enemies),
    ),
    "SM-020": (blow("Mandible Strike"), constant("Marching Swarm", own=beside_insects)),
    "SM-021": (blow("Hatchet"), action("Mount", 0, mount, targets=own_insects)),
    "SM-022": (blow("Rapid Arrows", strikes=2),),
    "SM-023": (blow("Venom Fangs", "dark"), Skill("Cursed Ichor", "timing", when="felled")),
    "SM-024": (
        blow("Tackle"),
        timing("Prepare to Moult", "enter", moult, may=True),
    ),
    "SM-025": (blow("Horn Strike"), guard("Hard Shell", resists=("physical",))),
    "SM-026": (
        blow("Poison Dust", "dark"),
        timing("Sleep Powder", "enter", sleep_powder, "dark", targets=enemies),
    ),
    "SM-027": (
        blow("Sting"),
        timing("Scouting", "enter", draw_one, may=True, entering=beside_an_insect),
    ),
    "SM-028": (blow("Bite"), guard("Sticky Web", recoil=1)),
    "SM-029": (
        blow("Hunting Arrow"),
        action("Drive the Prey", 1, drive_the_prey, "wind", targets=enemies),
    ),
    "SM-030": (blow("Staff Blow"), action("Forest Lore", 1, forest_lore)),
    "SM-031": (
        blow("Earth Hammer", "earth"),
        timing("Cycle of Life", "turn end", cycle_of_life),
    ),
    "SM-032": (
        blow("Swarm Torrent", "dark", 2),
        constant("Majesty of the Swarm", others=to_race("insect", 100, 100)),
    ),
    "SM-041": (
        blow("Lightning Strike", "thunder"),
        timing("Static Charge", "attacked", static_charge, "thunder"),
    ),
    "SM-042": (blow("Water Bolt", "water"), ambush("Mirror Image", mirror_image, "water")),
    "SM-043": (blow("Shadow Strike"), ambush("Shadow Walk", shadow_walk)),
    "SM-044": (blow("Tentacle", "water"), guard("Abyssal Shell", resists=("fire", "thunder"))),
    "SM-045": (
        blow("Maelstrom", "water", hits_cards=True),
        timing("Swallowing Wave", "enter", swallow, "water", targets=enemy_sets),
    ),
    "SM-046": (
        blow("Thunder Breath", "thunder"),
        timing("Call the Storm", "enter", call_the_storm, may=True),
    ),
    "SM-047": (
        blow("Bone Fist"),
        timing("Whisper of the Dead", "destroyed", draw_one, may=True),
    ),
    "SM-050": (blow("Abyssal Gaze", "dark"), action("Burden of Knowing", 1, burden)),
    "SM-051": (
        blow("Thunderbolt", "thunder"),
        action("Roaring Thunder", 2, roaring_thunder, "thunder", targets=weak_defenders),
    ),
    "SM-052": (
        blow("Tidal Blade", "water"),
        constant("Ebb and Flow", others=to_attribute("water", 0, 100)),
    ),
}
