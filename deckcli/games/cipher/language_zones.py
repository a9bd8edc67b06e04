"""The part of Cipher's vocabulary that is about cards on their way from zone to zone."""

from __future__ import annotations

from functools import partial

from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.groups import InZone, Itself
from deckcli.engine.words.kinds import Filter, Number
from deckcli.engine.words.offers import add_offers
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words import zones as z
from deckcli.games.cipher.words.costs import Priced, discards

_WHOSE = ("yours", "enemy", "both")


def add_zone_words(words: v.Vocabulary) -> None:
    """Groups, filters, verbs and a cost about zones."""
    _add_groups_and_filters(words)
    _add_verbs(words)
    words.add(v.COST, "destroy_self", _destroy_self, "Destroy this unit.")


def _add_groups_and_filters(words: v.Vocabulary) -> None:
    own = {"hand": t.HAND, "retreat": t.RETREAT, "bonds": t.BONDS, "deck": t.DECK}
    for name, zone in own.items():
        words.add(v.GROUP, name, partial(InZone, zone), f"Cards of your {name}.")
    for name, zone in {"hand": t.HAND, "deck": t.DECK}.items():
        enemy = partial(InZone, zone, ahead=1)
        words.add(v.GROUP, f"enemy_{name}", enemy, f"Cards of the enemy's {name}.")
    words.add(
        v.FILTER, "can_become", _can_become, "May be laid as a bond, or deployed as a unit.",
        "what", what=v.text(("bond", "unit")),
    )  # fmt: skip
    words.add(
        v.FILTER, "named_unlike", z.NamedUnlike, "Bears no unit name of these.",
        "group", group=v.group(),
    )  # fmt: skip
    words.add(
        v.FILTER, "face_down", _face_down, "Is a face-down bond, or not.", "value", value=v.flag()
    )


def _add_verbs(words: v.Vocabulary) -> None:
    def add_put(name: str, zone: int, doc: str) -> None:
        words.add(v.VERB, name, partial(z.Put, zone), doc, "what", what=v.target())

    add_put("to_hand", t.HAND, "Cards go to their owner's hand, shown to both.")
    add_put("to_retreat", t.RETREAT, "Cards go to their owner's retreat area.")
    add_put("to_bonds", t.BONDS, "Cards become face-up bonds.")
    add_put("to_deck_top", t.DECK, "Cards of your hand go on top of your deck, unseen.")
    words.add(v.VERB, "deploy", z.DeployCards, "Deploy cards for free.", "what", what=v.target())
    words.add(v.VERB, "destroy", z.DestroyUnits, "Destroy units.", "what", what=v.target())
    words.add(
        v.VERB, "reveal_deck", _reveal, "Show top cards of a deck.",
        amount=v.number(1, least=1), whose=v.text(_WHOSE[:2], "yours"), **{"as": v.name()},
    )  # fmt: skip
    look, shuffle = partial(LookThrough, t.DECK), partial(Shuffle, t.DECK)
    words.add(v.VERB, "look_through_deck", look, "Look at all cards of your deck.")
    words.add(v.VERB, "shuffle_deck", shuffle, "Shuffle your deck.")
    words.add(
        v.VERB, "discard", _discard, "Discard cards; whose hand it is chooses.",
        fitting=v.filtered({}), amount=v.integer(1, least=1), whose=v.text(_WHOSE, "yours"),
    )  # fmt: skip
    add_offers(words, t.ASK_PAY, [t.PAY, t.DECLINE])


def _can_become(what: str) -> Filter:
    return z.CanBecome(unit=what == "unit")


def _face_down(value: object) -> Filter:
    return z.FaceDown(wanted=value is True)


def _reveal(amount: Number, whose: str, **named: int | None) -> Op:
    slot = named["as"]
    return z.RevealDeck(amount, _WHOSE.index(whose), -1 if slot is None else slot)


def _discard(fitting: Filter, amount: int, whose: str) -> list[Op]:
    seats = [0, 1] if whose == "both" else [_WHOSE.index(whose)]
    return [one for ahead in seats for one in discards(fitting, amount, ahead)]


def _destroy_self() -> Priced:
    return z.destroy_self(Itself())
