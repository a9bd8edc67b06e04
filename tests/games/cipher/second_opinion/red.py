"""The skills of the red cards, as they are printed."""

from cipher.second_opinion.conditions import (
    ANTI_FLIERS_SKILL,
    ARMOR_EXPERTISE,
    BATTLEFIELD_MENTOR,
    attacking,
    attacks,
    both,
    cheap_ally_deployed,
    destroys,
    dragonslayer,
    is_type,
    my_turn,
    named_stronger,
    other_ally_attacked,
    other_symbols,
    others,
    stronger,
    stronger_by_each,
    supported_by,
)
from cipher.second_opinion.costs import destroy_self, discard_card, flip, tap, tap_others, tap_self
from cipher.second_opinion.emblems import (
    ATTACK_EMBLEM,
    DEFENSE_EMBLEM,
    FLYING_EMBLEM,
    MAGIC_EMBLEM,
    MIRACLE_EMBLEM,
    dragonkin_emblem,
    hero_emblem,
)
from cipher.second_opinion.nouns import COMBAT
from cipher.second_opinion.red_effects import (
    aum,
    defending,
    dual_wielder,
    fortify,
    gradivus,
    guard_captain,
    imitate,
    persuade,
    redirect,
    steal_treasure,
    wargods_blow,
)
from cipher.second_opinion.shapes import (
    FIGHTERS_EXPERTISE,
    alone_with_leader,
    dragon_tribe,
    enemies,
    fateful_opponent,
    formation,
    heal,
    heavens_flier,
    in_front,
    is_cheap,
    killing_edge,
    learn_anti_fliers,
    levin_sword,
    locktouch,
    other_allies,
    paladins_protection,
    pegasus_sisters,
    range_for_a_bond,
    ten_for_a_bond,
    three_sisters,
    triangle_attack,
    twin_strike,
    winged_deliverer,
)
from cipher.second_opinion.vocabulary import (
    act,
    all_allies,
    always,
    auto,
    choose_unit,
    draw,
    gain,
    lasting,
    move_any,
    move_one,
    take_back,
    unevadable,
)

RED = {
    "B01-001": [
        act(
            "Hero's Paean",
            gain(30, who=all_allies, turns=1),
            (flip(3), discard_card(1, "Marth")),
        ),
        dragonslayer("Falchion"),
    ],
    "B01-002": [stronger("Hero's Disposition", 10, other_symbols(2, "red"))],
    "B01-003": [
        act("Young Hero", move_one(enemies), (tap_self, tap_others(1)), needs=in_front),
        hero_emblem("red"),
    ],
    "B01-004": [auto("Persuasion", destroys, persuade, (flip(1),)), heavens_flier()],
    "B01-005": [
        stronger("Wing Spear", 20, attacking(is_type("beast", "armored"))),
        winged_deliverer(),
    ],
    "B01-006": [
        act(
            "Princess's Charisma",
            choose_unit(other_allies, lambda table, use, unit: table.last(unit, "attack", 10)),
            (tap_self, tap_others(1)),
        ),
        FLYING_EMBLEM,
    ],
    "B01-007": [paladins_protection(), twin_strike("Red-Green Twin Strike", "Abel")],
    "B01-008": [stronger("Red-Green Bond", 30, supported_by("Abel")), ATTACK_EMBLEM],
    "B01-009": [paladins_protection(), twin_strike("Green-Red Twin Strike", "Cain")],
    "B01-010": [stronger("Green and Red Bond", 30, supported_by("Cain")), ATTACK_EMBLEM],
    "B01-011": [
        auto("Impregnable Shield", other_ally_attacked, redirect, (flip(1),), needs=in_front),
        ARMOR_EXPERTISE,
    ],
    "B01-012": [ARMOR_EXPERTISE, DEFENSE_EMBLEM],
    "B01-013": [
        auto(
            "Warning Shot",
            cheap_ally_deployed,
            move_one(
                lambda table, use: [one for one in enemies(table, use) if "flier" in one.types],
                may=True,
            ),
        ),
        ANTI_FLIERS_SKILL,
    ],
    "B01-014": [ten_for_a_bond("Steel Bow"), ANTI_FLIERS_SKILL, ATTACK_EMBLEM],
    "B01-015": [
        auto(
            "Vulnerary",
            other_ally_attacked,
            gain(20, who=defending, until=COMBAT),
            (tap_self, destroy_self),
        ),
        MIRACLE_EMBLEM,
    ],
    "B01-016": [
        act("Battlefield Breath", gain(10), (tap_others(1),)),
        auto(
            "Wargod's Blow",
            attacks,
            wargods_blow,
            needs=lambda table, unit: table.attack(unit) >= 100,
        ),
    ],
    "B01-017": [fateful_opponent("Caeda", "Navarre")],
    "B01-018": [
        stronger("Mercenary Captain", 20, both(my_turn, others(2, is_cheap))),
        ATTACK_EMBLEM,
    ],
    "B01-019": [FIGHTERS_EXPERTISE, ATTACK_EMBLEM],
    "B01-020": [FIGHTERS_EXPERTISE, ATTACK_EMBLEM],
    "B01-021": [
        formation(
            "Bord, Cord, and Barst", ("Bord", "Cord"), lasting("two_orbs", True, until=COMBAT)
        ),
        FIGHTERS_EXPERTISE,
    ],
    "B01-022": [
        act("Deathheralding Brandish", unevadable(), (discard_card(1, "Navarre"),)),
        auto(
            "Dual Wielder",
            destroys,
            choose_unit(
                lambda table, use: [
                    one for one in enemies(table, use) if one.cost <= 2 and not one.is_leader
                ],
                dual_wielder,
            ),
            (flip(1),),
        ),
    ],
    "B01-023": [fateful_opponent("Caeda", "Ogma")],
    "B01-024": [
        stronger("Sword of the Cutthroats", 20, both(my_turn, alone_with_leader)),
        ATTACK_EMBLEM,
    ],
    "B01-025": [
        auto(
            "Saintly Blessing",
            cheap_ally_deployed,
            take_back(lambda card: card.cost == 1 and not card.is_named("Lena")),
            (flip(1),),
            once=True,
        )
    ],
    "B01-026": [
        heal("Heal", "Lena"),
        named_stronger("Bond with Julian", 10, "Julian"),
        MIRACLE_EMBLEM,
    ],
    "B01-027": [locktouch(), act("Theft of Treasure", steal_treasure, (flip(1),))],
    "B01-028": [
        learn_anti_fliers("Excalibur"),
        auto(
            "The Supreme Wind Magic",
            destroys,
            draw(),
            needs=lambda table, unit: unit.used["Excalibur"] > 0,
        ),
    ],
    "B01-029": [learn_anti_fliers("Excalibur"), MAGIC_EMBLEM],
    "B01-030": [
        stronger_by_each("Wyvern Whip", is_type("flier")),
        always("Iote's Shield", no_anti_fliers=True),
    ],
    "B01-031": [stronger("Winds of Macedon", 10, others(2, is_type("flier"))), FLYING_EMBLEM],
    "B01-032": [act("Fortify", fortify, (tap_self, flip(3)))],
    "B01-033": [
        heal("Heal", "Maria"),
        named_stronger("Maria's Wish", 10, "Minerva", "Michalis"),
        MIRACLE_EMBLEM,
    ],
    "B01-034": [
        act(
            "Peerless Archer",
            unevadable(is_type("flier")),
            (tap(1, lambda unit, one: one.cost <= 2),),
        ),
        ANTI_FLIERS_SKILL,
    ],
    "B01-035": [
        auto("Font of Wisdom", cheap_ally_deployed, draw(), (flip(1),), once=True),
        act("Aura", gain(20), (flip(1),), once=True),
    ],
    "B01-036": [ten_for_a_bond("Thunder"), MAGIC_EMBLEM],
    "B01-037": [twin_strike("Twin Blades of Love", "Astram"), dragonslayer("Dragonpike")],
    "B01-038": [triangle_attack("Catria", "Est"), three_sisters("Catria", "Est")],
    "B01-039": [pegasus_sisters("Catria", "Est"), FLYING_EMBLEM],
    "B01-040": [triangle_attack("Palla", "Est"), three_sisters("Palla", "Est")],
    "B01-041": [pegasus_sisters("Palla", "Est"), FLYING_EMBLEM],
    "B01-042": [triangle_attack("Palla", "Catria"), three_sisters("Palla", "Catria")],
    "B01-043": [pegasus_sisters("Palla", "Catria"), FLYING_EMBLEM],
    "B01-044": [twin_strike("Twin Blades of Love", "Midia"), dragonslayer("Wyrmslayer")],
    "B01-045": [act("Imitate", choose_unit(other_allies, imitate), (flip(2),))],
    "B01-046": [
        always("The Dragon Scion's Smile", my_turn, support_to_bonds=True),
        dragon_tribe(8),
        dragonslayer("Divine Dragonstone"),
    ],
    "B01-047": [dragon_tribe(4), dragonkin_emblem("red")],
    "B01-048": [
        act("Aum", aum, (tap_self, flip(1))),
        named_stronger("Elice's Wish", 10, "Marth", "Merric"),
    ],
    "B01-049": [
        always("Swordswoman's Repayment", deploys=lambda player: len(player.retreat) >= 5),
        levin_sword("Levin Sword"),
    ],
    "B01-050": [act("Gradivus, the Divine Lance", gradivus, (flip(4),))],
    "S01-001": [
        auto(
            "Prince of Light",
            cheap_ally_deployed,
            move_one(lambda table, use: table.players[1 - use.seat].back, may=True),
            once=True,
        ),
        dragonslayer("Falchion"),
    ],
    "S01-002": [
        auto("Wyvern's Wings", cheap_ally_deployed, move_any(all_allies)),
        range_for_a_bond("Javelin"),
    ],
    "S01-003": [BATTLEFIELD_MENTOR],
    "S01-004": [
        auto("Talysian Guard Captain", cheap_ally_deployed, guard_captain),
        levin_sword("Levin Sword"),
    ],
    "S01-005": [killing_edge(), stronger("Solitary Swordsman", 10, alone_with_leader)],
}
