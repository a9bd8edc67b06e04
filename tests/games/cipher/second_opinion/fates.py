"""The skills of the white and the black cards, as they are printed."""

from cipher.second_opinion.conditions import (
    ANTI_FLIERS_SKILL,
    ARMOR_EXPERTISE,
    BATTLEFIELD_MENTOR,
    allies_stronger,
    attacked_by,
    attacking,
    attacks,
    both,
    destroys,
    fewer_orbs,
    has_ally,
    my_turn,
    other_symbols,
    others,
    stronger,
    supported_by,
)
from cipher.second_opinion.costs import flip, tap_others
from cipher.second_opinion.emblems import (
    ATTACK_EMBLEM,
    DARKNESS_EMBLEM,
    DEFENSE_EMBLEM,
    FLYING_EMBLEM,
    MAGIC_EMBLEM,
    MIRACLE_EMBLEM,
    emblem,
    hero_emblem,
    performance_emblem,
)
from cipher.second_opinion.fates_effects import (
    HOSHIDO,
    NOHR,
    any_destroyed,
    attacking_retainer,
    black_ally_destroys,
    cherry_blossoms,
    consecrated,
    divine_weapon,
    evades,
    front_allies,
    healing_descant,
    intertwined,
    many_enemy_orbs,
    moved_to_front,
    ninjutsu,
    no_orbs,
    other_black_ally_destroys,
    other_front_allies,
    other_white_ally_deployed,
    retainer,
    song,
    tap_itself,
    white_ally_falls,
    yato,
)
from cipher.second_opinion.shapes import (
    deployed,
    enemy_hand,
    heal,
    levin_sword,
    range_for_a_bond,
    thief,
)
from cipher.second_opinion.vocabulary import (
    act,
    all_allies,
    always,
    auto,
    discard,
    gain,
    gain_ranges,
    in_order,
    lasting,
    move_any,
    move_one,
    take_back,
    you,
)

FATES = {
    "B02-003": [
        always("Nohrian Heart", symbol="black"),
        yato("Noble Yato", "white"),
        hero_emblem("white"),
    ],
    "B02-004": [song("Hoshidan Paean", "white")],
    "B02-005": [healing_descant(), performance_emblem("white")],
    "B02-007": [
        stronger("Eldest Hoshidan Brother", 10, supported_by("Hinoka", "Takumi", "Sakura")),
        ATTACK_EMBLEM,
    ],
    "B02-009": [stronger("Hoshidan Princess", 10, other_symbols(2, "white")), FLYING_EMBLEM],
    "B02-011": [
        stronger("Competitive", 10, others(1, lambda unit: unit.cost >= 3)),
        ANTI_FLIERS_SKILL,
        ATTACK_EMBLEM,
    ],
    "B02-013": [heal("Bloom Festal", "Sakura"), MIRACLE_EMBLEM],
    "B02-014": [
        act("Formation of the Fire Demon", gain(20), (tap_others(2),), once=True),
        auto(
            "Reconnaissance-in-Force",
            destroys,
            thief,
            needs=lambda table, unit: unit.used["Formation of the Fire Demon"] > 0,
        ),
    ],
    "B02-015": [
        stronger("Saizo, Retainer to Ryoma", 10, both(my_turn, has_ally("Ryoma"))),
        emblem("Ninjutsu Emblem", "ATK", ninjutsu),
    ],
    "B02-018": [auto('"I\'ll try, too..."', attacks, gain(30), once=True), ANTI_FLIERS_SKILL],
    "B02-019": [
        attacking_retainer("Setsuna, of Hinoka's Company", "Hinoka"),
        ANTI_FLIERS_SKILL,
        ATTACK_EMBLEM,
    ],
    "B02-022": [
        stronger("Triple Threat", 10, attacked_by(lambda attacker: attacker.cost >= 4)),
        auto(
            '"I\'ll be your first sword!"',
            moved_to_front,
            move_one(other_front_allies, may=True),
            once=True,
        ),
    ],
    "B02-023": [
        auto(
            "Hinata, Retainer to Takumi",
            destroys,
            move_one(front_allies, may=True),
            needs=has_ally("Takumi"),
        ),
        ATTACK_EMBLEM,
    ],
    "B02-026": [
        auto("Windswept Cherry Blossoms", evades, cherry_blossoms, once=True),
        stronger(
            "Diligent Training", 10, others(1, lambda unit: unit.cost == 3), class_changed=True
        ),
    ],
    "B02-027": [stronger("Hana, Retainer to Sakura", 20, supported_by("Sakura")), ATTACK_EMBLEM],
    "B02-031": [heal("Heal", "Felicia")],
    "B02-036": [stronger("Pride of the Tribe", 20, my_turn), ATTACK_EMBLEM],
    "B02-038": [
        stronger("Pride", 10, attacking(lambda target: target.cost >= 2)),
        MAGIC_EMBLEM,
    ],
    "B02-053": [
        always("Hoshidan Heart", symbol="white"),
        yato("Grim Yato", "black"),
        hero_emblem("black"),
    ],
    "B02-054": [song("Nohrian Hymn", "black")],
    "B02-055": [healing_descant(), performance_emblem("black")],
    "B02-057": [
        stronger("Eldest Nohrian Brother", 10, supported_by("Camilla", "Leo", "Elise")),
        ATTACK_EMBLEM,
    ],
    "B02-059": [stronger("Nohrian Princess", 10, other_symbols(2, "black")), FLYING_EMBLEM],
    "B02-061": [
        stronger("Malefic Aura", 10, enemy_hand(lambda cards: cards <= 4)),
        DARKNESS_EMBLEM,
    ],
    "B02-063": [heal("Heal", "Elise"), MIRACLE_EMBLEM],
    "B02-066": [
        auto('"Look at all that gushing blood!"', any_destroyed, gain(10)),
        range_for_a_bond("Peri's Lance", class_changed=True),
    ],
    "B02-067": [attacking_retainer("Peri, Retainer of Xander", "Xander"), ATTACK_EMBLEM],
    "B02-068": [
        auto("Lunge", destroys, move_one(all_allies, may=True)),
        act(
            "Tomahawk",
            in_order(gain(10), gain_ranges()),
            (flip(1),),
            once=True,
            class_changed=True,
        ),
    ],
    "B02-069": [retainer("Beruka, Retainer of Camilla", "Camilla"), FLYING_EMBLEM],
    "B02-072": [
        act("One Hundred Torturous Moves", gain(10), (flip(1),)),
        always(
            "Genealogy of Infinite Pain, The Forbidden Tome",
            enemy_hand(lambda cards: cards == 0),
            class_changed=True,
            two_orbs=True,
        ),
    ],
    "B02-073": [retainer("Odin, Retainer to Leo", "Leo"), DARKNESS_EMBLEM],
    "B02-078": [
        always('"Oh, save me, Arthur!"', fewer_orbs, two_orbs=True),
        stronger("Hero's Expertise", 20, my_turn),
    ],
    "B02-079": [
        stronger("Hero's Expertise", 20, my_turn),
        auto(
            '"This is...a bottomless swamp?!"',
            deployed,
            tap_itself,
            needs=lambda table, unit: not has_ally("Elise", "Percy")(table, unit),
        ),
        ATTACK_EMBLEM,
    ],
    "B02-081": [heal("Heal", "Jakob")],
    "B02-082": [BATTLEFIELD_MENTOR],
    "B02-088": [ARMOR_EXPERTISE, DEFENSE_EMBLEM],
    "S03-001": [
        allies_stronger("Intertwined Feelings", 10, lambda one, unit: unit is not one, intertwined),
        consecrated("Sword Consecrated to Hoshido", "black", HOSHIDO),
    ],
    "S03-002": [
        divine_weapon("Raijinto, the Divine Weapon"),
        always('"I will not yield!"', no_orbs, two_orbs=True),
    ],
    "S03-003": [
        range_for_a_bond("Throwing Naginata"),
        auto("Holy Elysian Rider", other_white_ally_deployed, move_any(all_allies)),
    ],
    "S03-004": [
        act("Spy's Yumi", lasting("reaches_back", True), (flip(1),)),
        ANTI_FLIERS_SKILL,
    ],
    "S03-005": [
        auto(
            "Quiet Strength",
            white_ally_falls,
            take_back(lambda card: "white" in card.symbols and not card.is_named("Sakura")),
            (flip(2),),
            once=True,
        ),
        ANTI_FLIERS_SKILL,
    ],
    "S04-001": [
        auto(
            "Black Surge",
            destroys,
            move_one(lambda table, use: table.players[1 - use.seat].back, may=True),
        ),
        consecrated("Sword Consecrated to Nohr", "white", NOHR),
    ],
    "S04-002": [
        divine_weapon("Siegfried, the Divine Weapon"),
        always("Nohrian Chivalry", many_enemy_orbs, two_orbs=True),
    ],
    "S04-003": [
        levin_sword("Fimbulvetr"),
        auto("Black Palpitation", other_black_ally_destroys, gain(10)),
    ],
    "S04-004": [auto("Powerful Tome", destroys, discard(you), (flip(2),))],
    "S04-005": [
        auto(
            "Lily's Poise",
            black_ally_destroys,
            take_back(lambda card: "black" in card.symbols and not card.is_named("Elise")),
            (flip(2),),
            once=True,
        )
    ],
}
