"""The vocabulary of BlackPoker's lists: the core's words and its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.compiler import EventClause
from deckcli.engine.ops import Op
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.groups import InZone, Itself
from deckcli.engine.words.kinds import Filter, Group, Number, Static
from deckcli.engine.words.verbs import Stat, add_modify
from deckcli.engine.words.vocabulary import core_vocabulary
from deckcli.games.blackpoker.rules import codes as t
from deckcli.games.blackpoker.rules import combat as c
from deckcli.games.blackpoker.rules.faces import Freed
from deckcli.games.blackpoker.rules.key_sets import bits_of
from deckcli.games.blackpoker.words import actions as w
from deckcli.games.blackpoker.words import groups as g
from deckcli.games.blackpoker.words import zones as z
from deckcli.games.blackpoker.words.limits import limit_words


def all_words() -> v.Vocabulary:
    """The words as they are for any list of actions."""
    return vocabulary({}, [])


def vocabulary(actions: Mapping[str, int], answers: list[str]) -> v.Vocabulary:
    """All words, for a list with these actions, by id; what players decide joins `answers`."""
    words = core_vocabulary()
    _add_filters(words)
    _add_groups(words)
    _add_numbers_and_conditions(words)
    _add_events_and_statics(words)
    _add_zone_verbs(words)
    _add_verbs(words)
    _add_decide(words, answers)
    words.add(
        v.VERB, "put_up", lambda action: w.PutUp(actions[action]),
        "Another action comes up that no player raises.", "action", action=v.text(list(actions)),
    )  # fmt: skip
    add_modify(words, [Stat("number", t.NUMBER, v.number(), is_given=False)])
    limit_words(words)
    return words


def _add_filters(words: v.Vocabulary) -> None:
    def of_kind(kind: str) -> Filter:
        return g.OfKind(bulwark=kind == "bulwark")

    def charged(wanted: bool) -> Filter:  # noqa: FBT001 - as it stands in card files
        return g.Charged(wanted=wanted)

    def add(name: str, make: object, doc: str, arg: v.Arg) -> None:
        assert callable(make)
        words.add(v.FILTER, name, make, doc, "value", value=arg)

    add("kind", of_kind, "Is a soldier, or is a bulwark.", v.text(t.KINDS))
    add("charged", charged, "Is charged, or is driven.", v.flag())
    add("suit", _of_suits, "Is a card of one of these suits.", v.texts(t.SUITS))
    add("rank", _of_ranks, "Is a card of one of these ranks.", v.texts(t.RANKS))
    add("number_at_most", g.NumberAtMost, "Has no larger number now.", v.number())


def _of_suits(suits: Sequence[str]) -> Filter:
    return g.Printed(sum(bits_of(suit, rank) for suit in suits for rank in t.RANKS[1:]))


def _of_ranks(ranks: Sequence[str]) -> Filter:
    mask = 0
    for rank in ranks:
        for suit in t.SUITS:
            mask |= bits_of(suit, rank)
    return g.Printed(mask)


def _add_groups(words: v.Vocabulary) -> None:
    def in_zone(zone: int, ahead: int) -> object:
        return lambda fitting: InZone(zone, fitting, ahead)

    groups: dict[str, tuple[object, str]] = {
        "target": (g.Targeted, "The character the action is aimed at."),
        "keys": (g.KeyCards, "The key cards of the action."),
        "own_cards": (g.OwnCards, "The cards the character is made of."),
        "attackers": (g.Attackers, "The soldiers that were named as attackers."),
        "hand": (in_zone(t.HAND, 0), "Your hand."),
        "enemy_hand": (in_zone(t.HAND, 1), "The opponent's hand."),
        "deck": (in_zone(t.DECK, 0), "Your deck."),
        "graveyard": (in_zone(t.GRAVEYARD, 0), "Your graveyard."),
    }
    for name, (make, doc) in groups.items():
        assert callable(make)
        words.add(v.GROUP, name, make, doc)


def _add_numbers_and_conditions(words: v.Vocabulary) -> None:
    words.add(
        v.NUMBER, "number_of", g.NumberOf, "The numbers of cards, added up.",
        "group", group=v.group(),
    )  # fmt: skip
    words.add(
        v.CONDITION, "divides", g.Divides, "Number is not 0, and a multiple of the divisor.",
        divisor=v.number(), number=v.number(),
    )  # fmt: skip
    words.add(
        v.CONDITION, "shares_number", g.SharesNumber,
        "The number printed on the card is printed on a card of such a character.",
        "group", group=v.group(),
    )  # fmt: skip
    words.add(v.CONDITION, "came_this_turn", g.CameThisTurn, "All its cards came this turn.")


def _add_events_and_statics(words: v.Vocabulary) -> None:
    def free(types: Sequence[str]) -> Static:
        return Freed(sum(2 ** t.TYPES.index(one) for one in types))

    words.add(
        v.EVENT, "dies", partial(EventClause, t.DIES),
        "The character goes from the field to the graveyard.",
    )  # fmt: skip
    words.add(
        v.EVENT, "is_judged", partial(EventClause, t.IS_JUDGED),
        "The character has blocked, and Damage is carried out; other: the attacker.",
    )  # fmt: skip
    words.add(
        v.STATIC, "cannot_attack", partial(Static, t.CANNOT_ATTACK, Itself(), Plain(1)),
        "It may not be named as an attacker.",
    )  # fmt: skip
    words.add(
        v.STATIC, "attacks_at_once", partial(Static, t.AT_ONCE, Itself(), Plain(1)),
        "It may attack on the turn it came, whatever forbids it.",
    )  # fmt: skip
    words.add(
        v.STATIC, "free", free, "Your actions of these types cost nothing.",
        "types", types=v.texts(t.TYPES),
    )  # fmt: skip


def _add_zone_verbs(words: v.Vocabulary) -> None:
    def to_field(what: Group, character: str, driven: bool) -> Op:  # noqa: FBT001 - see above
        return z.ToField(what, bulwark=character == "bulwark", driven=driven)

    def to_deck(what: Group, end: str) -> Op:
        return z.ToDeck(what, on_top=end == "top")

    def deck_cards(amount: int, end: str, shown: bool, called: int) -> Op:  # noqa: FBT001
        return z.DeckCards(amount, called, is_shown=shown, as_ruled=end == "as_ruled")

    def add(name: str, make: object, doc: str, **args: v.Arg) -> None:
        assert callable(make)
        main = next(iter(args)) if len(args) == 1 else ""
        words.add(v.VERB, name, make, doc, main, **args)

    add(
        "to_field", to_field, "Cards enter the field charged, or driven.",
        what=v.target(), character=v.text(t.KINDS), driven=v.flag(default=False),
    )  # fmt: skip
    add("to_hand", z.ToHand, "Cards come to their owner's hand.", what=v.target())
    add("to_graveyard", z.ToGraveyard, "Cards go to their owner's graveyard.", what=v.target())
    add(
        "to_deck", to_deck, "Cards go on top of their owner's deck or under it, as he orders them.",
        what=v.target(), end=v.text(("top", "bottom")),
    )  # fmt: skip
    add(
        "deck_cards", deck_cards, "Name cards of your deck, turned up for both players or not.",
        amount=v.integer(least=1), end=v.text(("top", "as_ruled"), "top"),
        shown=v.flag(default=False), called=v.Arg("name"),
    )  # fmt: skip
    add("dig_for", z.DigFor, "Deck cards go to the graveyard until one fits.", fitting=v.filtered())
    add("look_at_hand", z.LookAtHand, "You see the targeted player's hand.")
    add("look_through_deck", partial(LookThrough, t.DECK), "You see your deck.")
    add("shuffle_deck", partial(Shuffle, t.DECK), "You shuffle your deck.")
    add("attach", z.Attach, "Cards become part of a soldier.", what=v.group(), to=v.group())
    add("become_bulwarks", z.BecomeBulwarks, "Soldiers become bulwarks.", who=v.group())
    add("become_soldiers", z.BecomeSoldiers, "Bulwarks become soldiers.", who=v.group())
    add("turn_up", z.TurnUp, "Everybody sees the face of bulwarks.", who=v.group())


def _add_verbs(words: v.Vocabulary) -> None:
    def damage(whom: str, amount: Number) -> Op:
        return w.DealDamage(w.OWNER if whom == "owner_of_target" else 0, amount)

    def add(name: str, make: object, doc: str, **args: v.Arg) -> None:
        assert callable(make)
        main = next(iter(args)) if len(args) == 1 else ""
        words.add(v.VERB, name, make, doc, main, **args)

    add("charge", partial(w.SetDriven, driven=False), "Charge characters.", who=v.group())
    add("drive", partial(w.SetDriven, driven=True), "Drive characters.", who=v.group())
    whom = ("target", "owner_of_target")
    add("damage", damage, "A player takes damage.", whom=v.text(whom), amount=v.number(least=1))
    add("strengthen", w.Strengthen, "Your soldiers gain a number this turn.", number=v.number())
    add("cancel_target", w.CancelTarget, "The targeted action leaves the stage without effect.")
    add("change_target", w.ChangeTarget, "Aim the targeted action at something else.")
    add(
        "discard_down_to",
        w.DiscardDownTo,
        "Discard until so many are left.",
        size=v.integer(least=0),
    )
    add("pass_turn", w.PassTurn, "The turn goes to the opponent.")
    add("name_attackers", c.NameAttackers, "Drive soldiers to attack with.")
    add("name_blockers", c.NameBlockers, "The opponent names blockers.")
    add("judge_fights", c.JudgeFights, "Attackers meet their blockers, or deal damage.")


def _add_decide(words: v.Vocabulary, answers: list[str]) -> None:
    def decide(branches: Mapping[str, list[Op]]) -> list[Op]:
        spoken = [word.replace("_", " ") for word in branches]
        answers.extend(word for word in spoken if word not in answers)
        return w.decide([answers.index(word) for word in spoken], list(branches.values()))

    words.add(
        v.VERB, "decide", decide, "The player decides what happens, by one of these words.",
        "branches", branches=v.branches(),
    )  # fmt: skip
