"""What each card says, by its id; a card that is not here prints no text.

`now` happens when the card is played, `end` at the end of its player's turn, `after_support` before
he announces, `on_my_turn` once when he likes. Everything else works while the card is active.
"""

from blue_moon.second_opinion import against, home, needs
from blue_moon.second_opinion.needs import Need, Pile

COMBAT, BESIDE = ("character", "booster"), ("booster", "support")
ACTION_CARDS = ("leadership", "ship", "hyla", "achievement")
CHARACTERS, ALL = ("character",), ("character", "booster", "support")
ANY = 99  # number of plays
STORM = {"tag": "storm"}
FLOOD = {"tag": "flood"}


# -- who may not be played: asked with a card, as what it is played and whether it shows text


def barred(*kinds):
    return {"bars": lambda card, kind, has_text: kind in kinds}


def barred_with_text(*kinds):
    return {"bars": lambda card, kind, has_text: has_text and (kind in kinds or not kinds)}


def barred_without_text(*kinds):
    return {"bars": lambda card, kind, has_text: not has_text and (kind in kinds or not kinds)}


def is_too_strong(card, kind, has_text):
    return kind == "character" and max(card.value("fire"), card.value("earth")) > 4


# -- values


def doubles(kind, *elements):
    elements = elements or ("fire", "earth")
    return {"doubles": lambda laid, element: laid.kind == kind and element in elements}


def doubles_one(*elements):
    return doubles("character", *elements) | {"one_of_my": "character"}


def raises_one(value, *elements):
    elements = elements or ("fire", "earth")

    def raised(laid, element, printed):
        return value(printed) if laid.kind == "character" and element in elements else 0

    return {"raises": raised, "one_of_my": "character"}


def higher(printed):
    return max(printed.values())


def raises_bluffs(laid, element, printed):
    return 4 if laid.is_bluff else 0


def raises_characters(laid, element, printed):
    return higher(printed) if laid.kind == "character" else 0


# -- mutants: asked with the table and the seat of whoever would play it


def mutant(only_if, element="other"):
    return {"only_if": only_if, "element": element}


def attacked(least, element=None):
    def is_attacked(table, seat):
        if table.element is None or element not in (None, table.element):
            return False
        return table.view.power(1 - seat, table.element) >= least

    return is_attacked


def foe(table, seat):
    return table.players[1 - seat]


def foe_has(amount, *kinds):
    return lambda table, seat: len(foe(table, seat).active_of(*kinds)) >= amount


def foe_has_six(table, seat):
    return len(foe(table, seat).table) >= 6


def foe_has_two_icons(table, seat):
    return sum(bool(one.card.icons) for one in foe(table, seat).active) >= 2


def foe_shows_free(table, seat):
    active = foe(table, seat).active
    return any("free" in one.card.icons for one in active if not one.is_bluff)


def foe_holds_two_more(table, seat):
    return len(foe(table, seat).hand) >= len(table.players[seat].hand) + 2


def free(only_if):
    return {"free_if": only_if}


def caterpillar(*piles):
    return {"demand": Need(*piles), "tag": "caterpillar"}


HOAX = {
    "hoax-10": {"you_retreat": 1},
    "hoax-11": {"i_retreat_none": True},
    "hoax-12": doubles("support"),
    "hoax-13": barred("booster", "support", "leadership"),
    "hoax-14": {"extra": ("support", 1)},
    "hoax-15": {"end": home.up_to_nine},
    "hoax-16": {"ignores": "icons"},
    "hoax-17": {"now": against.draws_blind(2)},
    "hoax-25": doubles_one("earth"),
    "hoax-26": {"plays_at_most": (ALL + ACTION_CARDS, 1)},
    "hoax-27": {"now": home.draws(5)},
    "hoax-28": {"ignores": "texts"},
    "hoax-29": {"extra": ("support", ANY)},
    "hoax-30": {
        "now": against.discards_all(
            *ALL, where=lambda laid: "free" in laid.card.icons and not laid.is_bluff
        )
    },
    "hoax-31": {"now": home.influence},
    "hoax-32": {"now": home.both(home.discards_three)},
}
VULCA = {
    "vulca-14": {"now": against.discards_one("booster", "support")},
    "vulca-15": {"end": home.draws(2, is_extra=True)},
    "vulca-16": barred_without_text("character"),
    "vulca-17": {"now": against.erupt},
    "vulca-20": {"total": (None, 6)},
    "vulca-21": doubles_one("fire"),
    "vulca-22": doubles_one("earth"),
    "vulca-24": barred("leadership"),
    "vulca-25": barred_with_text(*COMBAT),
    "vulca-26": {"deck_gives": 0},
    "vulca-27": {"you_retreat": 1},
    "vulca-28": {"now": home.takes_back("table", is_active=True)},
    "vulca-29": {"now": home.buys(Need(Pile(8, needs.fire)))},
    "vulca-30": {"now": against.discards_all("support")},
    "vulca-31": {"waives": True},
    "vulca-32": {"now": home.both(home.leads_again)},
}
MIMIX = {
    "mimix-18": {"end": home.sacrifice},
    "mimix-19": {"end": home.deeds},
    "mimix-20": {"after_support": home.searches_deck},
    "mimix-21": {"after_support": home.draws_from_discard(2)},
    "mimix-28": barred("booster"),
    "mimix-29": {"i_retreat": -1},
    "mimix-30": {"now": home.takes_back("combat")},
    "mimix-31": {"now": home.searches_discard},
    "mimix-32": {"now": home.both(home.recycle_all)},
}
FLIT = {
    "flit-06": {"now": against.discards_one("character", spares_last=True)},
    "flit-07": {"ignores": "texts"},
    "flit-08": {"ignores": "supports"},
    "flit-09": {"ignores": "boosters"},
    "flit-10": {"plays_at_most": (COMBAT, 1)},
    "flit-11": doubles("booster"),
    "flit-12": {"ignores": "characters"},
    "flit-13": {"ignores": "cards with icons"},
    "flit-27": {"i_retreat": -1},
    "flit-28": {"no_more_draws": True},
    "flit-29": {"i_retreat_at_most": 1},
    "flit-30": {"now": home.buys(Need(Pile(3, needs.characters)))},
    "flit-31": {"extra": ("booster", ANY)},
    "flit-32": {"now": home.both(home.drops_supports)},
}
KHIND = {
    "khind-01": {"zeroes": (CHARACTERS, 1)},
    "khind-02": {"zeroes": (CHARACTERS, 0)},
    "khind-03": {"zeroes": (BESIDE, 1)},
    "khind-04": {"zeroes": (BESIDE, 0)},
    "khind-05": {"end": home.draws(1, is_extra=True)},
    "khind-06": {"on_my_turn": (against.has_with_icon, against.with_icon)},
    "khind-07": {"on_my_turn": (against.has_without_characters, against.without_characters)},
    "khind-08": {"end": against.makes_discard(1)},
    "khind-09": {"end": against.mills},
    "khind-14": doubles("character"),
    "khind-23": {"keeps_all_active": True},
    "khind-24": {"you_retreat": 1},
    "khind-25": {"deck_gives_on_a_turn": 1},
    "khind-26": barred("support"),
    "khind-27": {"ignores": "texts"},
    "khind-28": {"end": home.draws(1, is_extra=True)},
    "khind-29": {"now": home.searches_deck},
    "khind-30": {"now": home.draws_from_discard(3)},
    "khind-31": {"attacks_again": True},
    "khind-32": {"now": home.nothing},
}
TERRAH = {
    "terrah-12": barred_with_text(),
    "terrah-13": {"must_play": "support"},
    "terrah-14": {"must_play": "booster"},
    "terrah-15": {"now": against.makes_discard(2)},
    "terrah-16": barred_without_text(),
    "terrah-19": {"now": against.discards_one("booster", "support")},
    "terrah-21": STORM,
    "terrah-22": STORM,
    "terrah-23": STORM,
    "terrah-24": STORM,
    "terrah-25": {"bars": is_too_strong},
    "terrah-26": {"ignores": "icons"},
    "terrah-27": {"hand_takes_below": 4},
    "terrah-28": barred(*ACTION_CARDS),
    "terrah-29": {"now": against.discards_all(*COMBAT, is_also_inactive=True)},
    "terrah-30": {"now": home.buys(Need(Pile(8, needs.earth)))},
    "terrah-31": {"now": home.nothing},
    "terrah-32": {"now": home.both(home.draws_three)},
}
PILLAR = {
    "pillar-11": {"extra": ("booster", 1)},
    "pillar-12": {"now": home.takes_back("combat")},
    "pillar-13": {"now": against.draws_blind(1)},
    "pillar-14": {"doubles_demand": True, "one_of_my": "caterpillar"},
    "pillar-15": {"hand_takes_below": 0},
    "pillar-16": caterpillar(Pile(3, needs.fire)),
    "pillar-17": caterpillar(Pile(3, needs.earth)),
    "pillar-18": caterpillar(Pile(2, needs.fire), Pile(2, needs.earth)),
    "pillar-19": caterpillar(Pile(5, needs.fire, needs.earth)),
    "pillar-20": caterpillar(Pile(2, needs.moons)),
    "pillar-21": doubles_one(),
    "pillar-22": raises_one(lambda printed: sum(printed.values())),
    "pillar-23": raises_one(higher),
    "pillar-24": raises_one(lambda printed: 6, "fire"),
    "pillar-25": raises_one(lambda printed: 6, "earth"),
    "pillar-26": raises_one(lambda printed: 5),
    "pillar-27": {"now": against.disclose},
    "pillar-30": {"now": against.disclose},
    "pillar-31": {"now": home.buys(Need(Pile(5, needs.moons)))},
    "pillar-32": {"now": home.both(home.buys(Need(Pile(2, needs.fire), Pile(2, needs.earth))))},
}
AQUA = {
    "aqua-11": {"now": home.discards_any},
    "aqua-12": {"next_is_free": True},
    "aqua-13": {"next_is_free": True},
    "aqua-14": {"now": home.under_the_deck},
    "aqua-15": {"now": home.nothing},
    "aqua-19": {"total": ("fire", 7)},
    "aqua-20": {"total": ("earth", 7)},
    "aqua-25": FLOOD,
    "aqua-26": FLOOD,
    "aqua-27": {"raises": raises_characters},
    "aqua-28": {"sirens": True},
    "aqua-29": {"now": against.calm},
    "aqua-30": {"now": against.drown},
    "aqua-31": {"now": home.recycle},
    "aqua-32": {"now": home.both(home.new_hand)},
}
BUKA = {
    "buka-13": free(foe_has_six),
    "buka-14": free(foe_has(2, "character")),
    "buka-15": free(foe_has(2, "booster")),
    "buka-16": free(foe_has(2, "support")),
    "buka-17": free(foe_has_two_icons),
    "buka-18": {"one_character": True},
    "buka-19": {"now": against.from_ship(against.discards_all(*COMBAT, is_also_inactive=True))},
    "buka-20": {"extra": ("support", ANY)},
    "buka-21": {"raises": raises_bluffs},
    "buka-22": {"now": against.one_kind},
    "buka-23": mutant(lambda table, seat: not table.players[seat].ships),
    "buka-24": {"no_call": True},
    "buka-25": {"extra": ("support", 1)},
    "buka-26": doubles_one("fire"),
    "buka-27": {"now": home.entreat},
    "buka-28": {"hand_beside_cargo": ANY},
    "buka-29": {"now": home.loads(3)},
    "buka-31": {"now": home.loads(1), "hand_beside_cargo": 1},
}
MUTANTS = {
    "mutant-101": mutant(lambda table, seat: foe(table, seat).dragons >= 1),
    "mutant-102": mutant(foe_holds_two_more),
    "mutant-103": mutant(foe_has_six),
    "mutant-104": mutant(foe_has(3, *ALL)),
    "mutant-105": mutant(attacked(7)),
    "mutant-106": mutant(attacked(5, "earth"), "fire"),
    "mutant-107": mutant(attacked(5, "fire"), "earth"),
    "mutant-108": mutant(lambda table, seat: False),  # no Hyla card is known
    "mutant-109": mutant(lambda table, seat: not table.players[seat].table),
    "mutant-110": mutant(foe_shows_free),
}
TEXTS = HOAX | VULCA | MIMIX | FLIT | KHIND | TERRAH | PILLAR | AQUA | BUKA | MUTANTS
