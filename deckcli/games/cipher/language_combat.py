"""The part of Cipher's vocabulary that is about combat."""

from __future__ import annotations

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.facts import Exists, Plain
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Condition, Filter, Static
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words import combat as c


def add_combat_words(words: v.Vocabulary) -> None:
    """Groups, conditions, a verb and statics about attacks."""

    def add_condition(name: str, make: object, doc: str) -> None:
        assert callable(make)
        words.add(v.CONDITION, name, make, doc, "fitting", fitting=v.filtered())

    words.add(v.GROUP, "attacker", c.AttackingUnit, "The attacking unit.")
    words.add(v.GROUP, "defender", c.DefendingUnit, "The defending unit.")
    add_condition("attacking", c.Attacking, "This unit attacks such a unit.")
    add_condition("attacked_by", c.AttackedBy, "This unit is attacked by such a unit.")
    add_condition("attacker_is", _attacker_is, "The attacking unit is such a unit.")
    words.add(
        v.VERB, "redirect_attack", c.Redirect, "A unit is attacked instead of the defender.",
        "to", to=v.target(),
    )  # fmt: skip
    words.add(
        v.STATIC, "cannot_attack", c.Ban, "Units cannot attack others.",
        who=v.group(), whom=v.group(),
    )  # fmt: skip
    words.add(
        v.STATIC, "destroyed_becomes", _destroyed_becomes,
        "When an attack destroys this unit it becomes a bond instead of retreating.",
        "what", what=v.text(("bond",)),
    )  # fmt: skip
    words.add(v.UNTIL, "end_of_combat", lambda: t.UNTIL_COMBAT, "This combat.")


def _attacker_is(fitting: Filter) -> Condition:
    return Exists(c.AttackingUnit(fitting))


def _destroyed_becomes(what: str) -> Static:
    assert what == "bond"
    return Static(t.FALLS_TO_BONDS, Itself(), Plain(1))
