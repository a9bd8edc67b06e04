"""The vocabulary of Cipher's skills: the core's words, its own, and those of its chapters."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.events import EventClause, add_seat_event
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Filter, Number, Static
from deckcli.engine.words.verbs import Stat, add_modify
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.cipher.language_combat import add_combat_words
from deckcli.games.cipher.language_skills import add_skill_words
from deckcli.games.cipher.language_support import add_support_words
from deckcli.games.cipher.language_units import add_unit_words
from deckcli.games.cipher.language_zones import add_zone_words
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words import facts as w
from deckcli.games.cipher.words import filters as f
from deckcli.games.cipher.words.costs import (
    discard_cost,
    flip,
    flip_self,
    retreat_self,
    show_orb,
    tap_self,
    tap_units,
)
from deckcli.games.cipher.words.limits import limit_words


class Bits(Stat):
    """A stat that is a set of words or numbers, each of them a bit."""

    __slots__ = ("known",)

    def __init__(self, name: str, index: int, known: tuple[str, ...]) -> None:
        super().__init__(name, index, v.texts(known) if known else v.integers())
        self.known = known

    def amount(self, value: object) -> Number:
        assert isinstance(value, list)
        if self.known:
            return Plain(t.bits(value, self.known))
        return Plain(sum(2**one for one in value))


class Flag(Stat):
    """A stat that is there or not."""

    __slots__ = ("bit",)

    def __init__(self, name: str, index: int, bit: int = 1) -> None:
        super().__init__(name, index, v.flag())
        self.bit = bit

    def amount(self, value: object) -> Number:
        return Plain(self.bit if value else 0)


class SkillName(Stat):
    """A skill by its name."""

    __slots__ = ("skills",)

    def __init__(self, name: str, index: int, skills: Mapping[str, int]) -> None:
        super().__init__(name, index, v.text(list(skills)), is_given=False)
        self.skills = skills

    def amount(self, value: object) -> Number:
        assert isinstance(value, str)
        return Plain(self.skills[value])


def all_words() -> v.Vocabulary:
    """The words as they are for any pool of cards."""
    return vocabulary({}, {})


def vocabulary(units: Mapping[str, int], skills: Mapping[str, int]) -> v.Vocabulary:
    """All words, for a pool with these unit names and skill names."""
    words = core_vocabulary()
    _add_filters(words, units)
    _add_numbers(words)
    _add_events(words)
    _add_costs(words)
    _add_orbs_and_facts(words)
    add_zone_words(words)
    add_unit_words(words)
    add_combat_words(words)
    add_support_words(words)
    add_skill_words(words, skills)
    stats = [
        Stat("attack", t.ATTACK, v.number()),
        Stat("breaks_orbs", t.ORBS, v.number()),
        Bits("range", t.RANGE, ()),
        Bits("weapon", t.WEAPON, t.WEAPONS),
        Bits("symbol", t.SYMBOL, t.SYMBOLS),
        Flag("reaches_back_line", t.REACHES_BACK),
        SkillName("skill", t.SKILL, skills),
        Flag("cannot_critical", t.NO_CRITICAL),
        Flag("attacks_cannot_destroy", t.UNBEATEN),
        Flag("cannot_be_evaded", t.NO_EVADE, t.ALL_TYPES),
        Bits("cannot_be_evaded_by", t.NO_EVADE, t.TYPES),
    ]
    add_modify(words, stats)
    limit_words(words)
    return words


def _add_filters(words: v.Vocabulary, units: Mapping[str, int]) -> None:
    def named(names: list[str]) -> Filter:
        return f.UnitNamed([units[name] for name in names])

    def within(limits: tuple[int, int]) -> Filter:
        return f.CostsBetween(*limits)

    def add(name: str, make: object, doc: str, arg: v.Arg) -> None:
        assert callable(make)
        words.add(v.FILTER, name, make, doc, "value", value=arg)

    add("unit", named, "Bears one of these unit names.", v.texts(list(units)))
    add("symbol", _of_bits(f.OfSymbol, t.SYMBOLS), "Has one of these symbols.", v.texts(t.SYMBOLS))
    add(
        "weapon", _of_bits(f.WithWeapon, t.WEAPONS), "Has one of these weapons.", v.texts(t.WEAPONS)
    )
    add("type", _of_bits(f.OfType, t.TYPES), "Has one of these types.", v.texts(t.TYPES))
    add("gender", _of_bits(f.OfGender, t.GENDERS), "Is male or female.", v.texts(t.GENDERS))
    add("cost", within, "Has this deployment cost.", v.span())
    class_changed = partial(_wanted, f.ClassChanged)
    add("class_changed", class_changed, "Is class-changed, or is not.", v.flag())
    add("main_character", partial(_wanted, f.IsLeader), "Is a main character, or not.", v.flag())
    add("line", _in_line, "Stands in the front line or the back line.", v.text(t.LINES))


def _of_bits(make: type[Filter], known: tuple[str, ...]) -> object:
    return lambda names: make(t.bits(names, known))  # type: ignore[call-arg]  # each takes a mask


def _wanted(make: type[f.ClassChanged | f.IsLeader], value: object) -> Filter:
    return make(wanted=value is True)


def _in_line(line: str) -> Filter:
    return f.InLine(t.LINES.index(line))


def _add_numbers(words: v.Vocabulary) -> None:
    words.add(v.CONDITION, "odd", w.Odd, "The number is odd.", "number", number=v.number())
    words.add(v.NUMBER, "your_orbs", partial(w.OrbCount, mine=True), "How many orbs you have.")
    words.add(v.NUMBER, "enemy_orbs", partial(w.OrbCount, mine=False), "How many the enemy has.")


def _add_events(words: v.Vocabulary) -> None:
    events = {
        "deployed": (t.DEPLOYED, "A unit is deployed; level-ups do not count."),
        "class_changes": (t.CLASS_CHANGES, "A unit class-changes."),
        "attacks": (t.ATTACKS, "A unit attacks; whom: the unit it attacks."),
        "destroys": (t.DESTROYS, "A unit's attack destroys; whom: the unit that is destroyed."),
        "destroyed": (t.DESTROYED, "A unit is destroyed; whom: the unit that did it."),
        "moved": (t.MOVED, "A unit is moved; a march does not count."),
        "evades": (t.EVADES, "A unit evades an attack; whom: the unit that attacked it."),
        "skill_destroys": (t.SKILL_DESTROYS, "A unit's skill destroys; whom: what it destroys."),
        "levels_up": (t.LEVELS_UP, "A unit levels up, with or without a class change."),
        "attack_ends": (
            t.ATTACK_ENDS,
            "An attack is over; whom: the unit attacked, if still there.",
        ),
        "laid": (t.LAID, "A card is laid as a bond."),
    }
    for name, (event, doc) in events.items():
        words.add(v.EVENT, name, partial(EventClause, event), doc)
    add_seat_event(words, "turn_starts", t.TURN_STARTS, "A turn starts: yours, the enemy's, any.")
    add_seat_event(words, "turn_ends", t.TURN_ENDS, "A turn ends: yours, the enemy's, any.")


def _add_costs(words: v.Vocabulary) -> None:
    amount = {"amount": v.integer(1, least=1)}
    words.add(v.COST, "tap_self", tap_self, "Tap this unit.")
    words.add(v.COST, "flip", flip, "Turn bonds face-down.", "amount", amount=v.integer(least=1))
    words.add(v.COST, "flip_self", flip_self, "Turn this bond face-down.")
    words.add(v.COST, "retreat_self", retreat_self, "This card goes to the retreat area.")
    words.add(v.COST, "show_orb", show_orb, "Turn one of your orbs face-up.")
    words.add(v.COST, "tap", tap_units, "Tap such units.", "group", group=v.group(), **amount)
    words.add(
        v.COST, "discard", discard_cost, "Discard such cards.",
        "fitting", fitting=v.filtered({}), **amount,
    )  # fmt: skip


def _add_orbs_and_facts(words: v.Vocabulary) -> None:
    words.add(
        v.VERB, "add_orbs", w.AddOrbs, "Deck tops become orbs.",
        "amount", amount=v.number(1, least=1),
    )  # fmt: skip
    words.add(v.STATIC, "further_names", _further_names, "The card bears the name under `also`.")
    words.add(v.STATIC, "cannot_be_bond", _no_bond, "The card cannot be laid as a bond.")


def _no_bond() -> Static:
    return w.NoBond(Itself())


def _further_names() -> Static:
    return w.FurtherNames(Itself())
