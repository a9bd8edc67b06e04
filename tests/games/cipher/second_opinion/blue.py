"""The skills of the blue cards, as they are printed."""

from cipher.second_opinion.blue_effects import (
    add_orb,
    aegis,
    assassinate,
    bond_to_hand,
    crossed_bond,
    defy_destiny,
    destroy_user,
    double_attack,
    exalted_lineage,
    feminine_wiles,
    fliers,
    has_woman,
    more_cards,
    my_turn_ends,
    rally_pegasi,
    ruin,
    shepherds,
    tactical,
    untap_itself,
    was_assassinated,
)
from cipher.second_opinion.conditions import (
    ANTI_FLIERS_SKILL,
    ARMOR_EXPERTISE,
    BATTLEFIELD_MENTOR,
    allies_stronger,
    attacks,
    both,
    destroys,
    dragonslayer,
    fewer_orbs,
    fighting,
    has_ally,
    has_weapon,
    my_turn,
    named_stronger,
    other_ally_class_changes,
    stronger,
    stronger_by_each,
    supported_by,
)
from cipher.second_opinion.costs import discard_card, flip, tap_self
from cipher.second_opinion.emblems import (
    ATTACK_EMBLEM,
    DARKNESS_EMBLEM,
    DEFENSE_EMBLEM,
    FLYING_EMBLEM,
    MAGIC_EMBLEM,
    MIRACLE_EMBLEM,
    dragonkin_emblem,
    emblem,
    hero_emblem,
    is_coloured,
)
from cipher.second_opinion.shapes import (
    FIGHTERS_EXPERTISE,
    attacked_allies,
    deployed,
    dragon_tribe,
    enemies,
    enemy_hand,
    heal,
    heavens_flier,
    killing_edge,
    learn_anti_fliers,
    locktouch,
    reveal_and_pay,
    ten_for_a_bond,
    thief,
    winged_deliverer,
)
from cipher.second_opinion.vocabulary import (
    act,
    all_allies,
    always,
    auto,
    choose_unit,
    discard,
    draw,
    gain,
    gain_ranges,
    in_order,
    lasting,
    me,
    move_any,
    move_one,
    take_back,
    to_bonds,
    untap,
    you,
)

BLUE = {
    "B01-051": [
        act(
            "Authority of the Exalt",
            in_order(move_any(enemies, may=False), gain(30, who=all_allies)),
            (flip(3), discard_card(1, "Chrom")),
        ),
        dragonslayer("Exalted Falchion", 40, class_changed=True),
    ],
    "B01-052": [act("Gallant Prince", move_one(enemies), (flip(2),))],
    "B01-053": [
        stronger_by_each("Brilliance of the Brand", lambda unit: unit.is_class_changed),
        hero_emblem("blue"),
    ],
    "B01-054": [
        act("Defiant of Destiny", defy_destiny, (flip(1), discard_card(1, "Lucina")), once=True),
        dragonslayer("Parallel Falchion"),
    ],
    "B01-055": [
        act("Exalted Lineage", exalted_lineage, (flip(1),), needs=has_ally("Chrom"), once=True)
    ],
    "B01-056": [
        always("The Name of the Hero-King", second_name=True),
        dragonslayer("Parallel Falchion"),
        hero_emblem("blue"),
    ],
    "B01-057": [
        auto("Grandmaster's Command", other_ally_class_changes, move_one(enemies, may=True)),
        act('"This is all part of the plan."', add_orb, (flip(3),), class_changed=True),
    ],
    "B01-058": [
        stronger("A Gift for Tactics", 10, fewer_orbs),
        emblem("Tactical Emblem", "ATK", move_one(tactical, may=True), is_coloured("blue")),
    ],
    "B01-059": [
        auto(
            "Cleric in Combat",
            destroys,
            take_back(lambda card: card.cost <= 3 and not card.is_named("Lissa")),
            class_changed=True,
        )
    ],
    "B01-060": [heal("Heal", "Lissa"), MIRACLE_EMBLEM],
    "B01-061": [BATTLEFIELD_MENTOR],
    "B01-062": [
        stronger_by_each("Bowfaire", has_weapon("bow"), class_changed=True),
        ANTI_FLIERS_SKILL,
    ],
    "B01-063": [ten_for_a_bond("Steel Bow"), ANTI_FLIERS_SKILL, ATTACK_EMBLEM],
    "B01-064": [aegis(), crossed_bond("Crimson and Viridian Bond", "Stahl")],
    "B01-065": [crossed_bond("Crimson and Viridian Bond", "Stahl"), ATTACK_EMBLEM],
    "B01-066": [aegis(), crossed_bond("Viridian and Crimson Bond", "Sully")],
    "B01-067": [crossed_bond("Viridian and Crimson Bond", "Sully"), ATTACK_EMBLEM],
    "B01-068": [
        always("Rally Pegasi", class_changed=True, support=rally_pegasi),
        heavens_flier(),
    ],
    "B01-069": [winged_deliverer(), FLYING_EMBLEM],
    "B01-070": [
        stronger_by_each("Swordfaire", has_weapon("sword"), class_changed=True),
        killing_edge(),
    ],
    "B01-071": [
        always('"Away, woman!"', not_supported=lambda table, unit, card: card.gender == "female"),
        ATTACK_EMBLEM,
    ],
    "B01-072": [
        heal("Heal", "Maribelle"),
        named_stronger("Noblewoman's Etiquette", 20, "Lissa", needs=my_turn),
        MIRACLE_EMBLEM,
    ],
    "B01-073": [
        act("Assassination", reveal_and_pay(2, choose_unit(enemies, assassinate)), (tap_self,)),
        auto('"Pay me in candy."', was_assassinated, draw(), class_changed=True),
    ],
    "B01-074": [locktouch(), emblem("Thief Emblem", "ATK", thief)],
    "B01-075": [
        auto("Galeforce", destroys, untap_itself, once=True),
        act(
            "Handcrafted Javelin",
            in_order(lasting("weapon", "lance", who=fliers), gain_ranges(who=fliers)),
            (flip(1),),
            class_changed=True,
        ),
    ],
    "B01-076": [winged_deliverer(), FLYING_EMBLEM],
    "B01-077": [always("Gregor and the Little Dragon", falls_to_bonds=True)],
    "B01-078": [auto("Young Dragon", my_turn_ends, bond_to_hand), dragon_tribe(6)],
    "B01-079": [
        dragon_tribe(4),
        stronger(
            "Odd Rhythm", 10, lambda table, unit: len(table.players[unit.seat].bonds) % 2 == 1
        ),
        dragonkin_emblem("blue"),
    ],
    "B01-080": [
        act("Ruin", ruin, (flip(3), discard_card(1, "Tharja")), once=True),
        stronger("Forbidden Hex", 20, enemy_hand(lambda cards: cards == 0)),
    ],
    "B01-081": [act("Flux", discard(you), (tap_self, flip(2)))],
    "B01-082": [stronger("Hex", 20, both(my_turn, more_cards)), DARKNESS_EMBLEM],
    "B01-083": [act("Dance", choose_unit(attacked_allies, untap), (tap_self, flip(2)))],
    "B01-084": [
        allies_stronger(
            "Rally Wyverns",
            10,
            lambda one, unit: unit is not one and "flier" in unit.types,
            class_changed=True,
        ),
        heavens_flier(),
    ],
    "B01-085": [winged_deliverer(), FLYING_EMBLEM],
    "B01-086": [
        auto("Mire", other_ally_class_changes, in_order(discard(me), discard(you))),
        act(
            "Mortal Hex",
            in_order(destroy_user, discard(you, 2)),
            (tap_self, flip(1)),
            class_changed=True,
        ),
    ],
    "B01-087": [stronger("Anathema", 10, enemy_hand(lambda cards: cards <= 4)), DARKNESS_EMBLEM],
    "B01-088": [
        auto(
            "Tactician's Pedigree",
            deployed,
            add_orb,
            (flip(2),),
            needs=both(fewer_orbs, has_ally("Robin (Female)")),
        )
    ],
    "B01-089": [
        stronger("Swordbreaker", 20, fighting(has_weapon("sword"))),
        act(
            "Short Axe",
            in_order(gain(10), gain_ranges()),
            (flip(1),),
            once=True,
            class_changed=True,
        ),
    ],
    "B01-090": [
        allies_stronger(
            "Skyfaring Twin Wyverns",
            10,
            lambda one, unit: unit is one or unit.is_named("Cherche"),
            both(my_turn, has_ally("Cherche")),
        )
    ],
    "B01-091": [
        act("Radiant Dawn", double_attack, (discard_card(1, "Owain"),)),
        always(
            "Mystletainn, the Apocryphal Brand", class_changed=True, no_critical=True, two_orbs=True
        ),
    ],
    "B01-092": [
        ten_for_a_bond("Sacred Stones"),
        always("Inherited Brand", supported_by("Lissa"), two_orbs=True),
    ],
    "B01-093": [
        act(
            "Apocryphal Brand? Missiletainn",
            in_order(gain(-10), lasting("two_orbs", True)),
            (flip(1),),
        ),
        ATTACK_EMBLEM,
    ],
    "B01-094": [
        stronger("Axebreaker", 20, fighting(has_weapon("axe"))),
        always("Feminine Wiles", class_changed=True, support=feminine_wiles),
    ],
    "B01-095": [stronger("Contrarian Heart", 10, has_ally("Cordelia")), ATTACK_EMBLEM],
    "B01-096": [
        stronger("Hex Learned From Her Mother", 20, both(my_turn, more_cards, has_ally("Tharja"))),
        ANTI_FLIERS_SKILL,
    ],
    "B01-097": [
        auto("Sol", destroys, gain(20, turns=1)),
        stronger(
            "Fated Rendezvous",
            10,
            lambda table, unit: table.is_supported_by(unit, lambda card: card.gender == "female"),
            class_changed=True,
        ),
    ],
    "B01-098": [auto("Inigo the Flirt", attacks, gain(10), needs=has_woman), ATTACK_EMBLEM],
    "B01-099": [
        act("Voice of the Divine Dragon", to_bonds(may=False), (flip(2),), once=True),
        dragon_tribe(5),
    ],
    "B01-100": [
        stronger_by_each("The Anna Sisters", lambda unit: unit.is_named("Anna")),
        always(
            "One Hundred Annas",
            stands_with_others=True,
            supported=lambda table, unit, card: card.is_named("Anna"),
        ),
    ],
    "S02-001": [
        auto("Chrom's Shepherds", other_ally_class_changes, shepherds, once=True),
        dragonslayer("Sealed Falchion"),
    ],
    "S02-002": [ARMOR_EXPERTISE, DEFENSE_EMBLEM],
    "S02-003": [FIGHTERS_EXPERTISE, ATTACK_EMBLEM],
    "S02-004": [act("Magical Research", draw(), (tap_self, discard_card(1))), MAGIC_EMBLEM],
    "S02-005": [learn_anti_fliers("Elwind"), MAGIC_EMBLEM],
}
