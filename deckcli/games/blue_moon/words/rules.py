"""What texts forbid, allow and demand all the time, and what they are worth in dragons."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.engine.language import vocabulary as v
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules.texts import (
    Demands,
    DemandsPlay,
    DragonsOnRetreat,
    Fits,
    If,
    PlaysAtMost,
    PlaysMore,
    Text,
)

WORDS: Final = v.Vocabulary()

# -- plays

WORDS.add(
    v.STATIC, "may_not_play", partial(Fits, t.FORBIDS), "The opponent plays no cards that fit.",
    "fitting", fitting=v.filtered(least=1),
)  # fmt: skip


def plays_at_most(amount: Number, area: str) -> PlaysAtMost:
    return PlaysAtMost(amount, into_combat=area == "combat")


WORDS.add(
    v.STATIC, "plays_at_most", plays_at_most,
    "On his turn the opponent plays at most so many cards, anywhere or into his combat area.",
    "amount", amount=v.number(least=0), area=v.text(("any", "combat"), "any"),
)  # fmt: skip


def amounts(stat: int, amount: Number) -> Text:
    return Text(stat, amount=amount)


WORDS.add(
    v.STATIC, "active_characters_at_most", partial(amounts, t.ACTIVE_AT_MOST),
    "The opponent ends his character phase with at most so many active characters.",
    "amount", amount=v.number(least=1),
)  # fmt: skip


def plays_more(kind: str, amount: Number | None) -> PlaysMore:
    return PlaysMore(t.KINDS.index(kind), amount or Plain(t.ANY_NUMBER))


WORDS.add(
    v.STATIC, "plays_more", plays_more, "You may play so many more of them, or any number.",
    kind=v.text(("booster", "support")), amount=v.number(None, least=1),
)  # fmt: skip


def plain_text(stat: int) -> Text:
    return Text(stat)


WORDS.add(
    v.STATIC, "frees_next", partial(plain_text, t.FREES_NEXT),
    "The next character, booster or support you play this turn is played as FREE.",
)  # fmt: skip
WORDS.add(
    v.STATIC, "free_if", partial(If, t.IS_FREE_IF), "You may play it as FREE if this holds.",
    "condition", condition=v.condition(),
)  # fmt: skip
WORDS.add(
    v.STATIC, "playable_only_if", partial(If, t.ONLY_IF), "You may play it only if this holds.",
    "condition", condition=v.condition(),
)  # fmt: skip
WORDS.add(
    v.STATIC, "waives_condition", partial(Fits, t.WAIVES),
    "You may play cards that fit whether their condition holds or not.",
    "fitting", fitting=v.filtered(least=1),
)  # fmt: skip
WORDS.add(
    v.STATIC, "keeps_active", partial(plain_text, t.KEEPS_ACTIVE),
    "When it is played, the cards before it stay active.",
)  # fmt: skip
WORDS.add(
    v.STATIC, "attacks_again", partial(plain_text, t.ATTACKS_AGAIN),
    "Your active cards attack again; you need not play a character.",
)  # fmt: skip


def hand_plays(amount: Number | None) -> Text:
    return Text(t.HAND_PLAYS, amount=amount or Plain(t.ANY_NUMBER))


WORDS.add(
    v.STATIC, "hand_plays", hand_plays,
    "In the turn it lands you may play so many cards from your hand, or any number.",
    "amount", amount=v.number(None, least=1),
)  # fmt: skip
WORDS.add(
    v.STATIC, "may_not_call", partial(plain_text, t.NO_CALL),
    "The opponent does not call your bluffs.",
)  # fmt: skip

# -- taking cards

WORDS.add(
    v.STATIC, "takes_from_deck_at_most", partial(amounts, t.DRAWS_AT_MOST),
    "The opponent takes at most so many cards from his deck in his turn; 0: none at any time.",
    "amount", amount=v.number(least=0),
)  # fmt: skip
WORDS.add(
    v.STATIC, "takes_none_from", partial(amounts, t.HAND_AT_MOST),
    "With so many cards in hand the opponent takes no further ones.",
    "amount", amount=v.number(least=0),
)  # fmt: skip
WORDS.add(
    v.STATIC, "no_extra_draws", partial(plain_text, t.NO_EXTRA_DRAWS),
    "The opponent's texts draw no cards at the end of his turn.",
)  # fmt: skip

# -- demands


def demands(
    fire: int, earth: int, either: int, moons: int, characters: int, **otherwise: str
) -> Demands:
    or_dragon = otherwise["else"] == "dragon"
    return Demands(fire, earth, either, moons, characters, or_dragon=or_dragon)


_DEMANDED: Final = {
    what: v.integer(0, least=0) for what in ("fire", "earth", "either", "moons", "characters")
}
WORDS.add(
    v.STATIC, "demands", demands,
    "By the end of his booster/support phase the opponent discards cards worth so much, or else.",
    **_DEMANDED, **{"else": v.text(("retreat", "dragon"), "retreat")},
).any_of = tuple(_DEMANDED)  # fmt: skip


def demands_play(kind: str) -> DemandsPlay:
    return DemandsPlay(t.KINDS.index(kind))


WORDS.add(
    v.STATIC, "demands_play", demands_play, "On his turn the opponent plays one, or retreats.",
    "kind", kind=v.text(("booster", "support")),
)  # fmt: skip


def doubles_demand(of: Group) -> Text:
    return Text(t.DOUBLES_DEMAND, of)


WORDS.add(
    v.STATIC, "doubles_demand", doubles_demand, "What these demand doubles.", "of", of=v.group()
)

# -- dragons and crystals


def dragons_on_retreat(of: str, change: int, at_most: int | None) -> DragonsOnRetreat:
    limit = -1 if at_most is None else at_most
    return DragonsOnRetreat(change, limit, of_own=of == "you")


WORDS.add(
    v.STATIC, "dragons_on_retreat", dragons_on_retreat,
    "A retreat is worth so many dragons more or fewer, or so many at most.",
    of=v.text(("you", "opponents")), change=v.integer(0), at_most=v.integer(None, least=0),
).any_of = ("change", "at_most")  # fmt: skip


WORDS.add(
    v.STATIC, "attracts_with", partial(amounts, t.STORM),
    "With so many such texts at the start of your turn you attract one dragon in all.",
    "amount", amount=v.number(least=1),
)  # fmt: skip
WORDS.add(
    v.STATIC, "routs_with", partial(amounts, t.FLOOD),
    "With so many such texts after your turn the opponent retreats.",
    "amount", amount=v.number(least=1),
)  # fmt: skip
WORDS.add(
    v.STATIC, "gains_crystals", partial(amounts, t.CRYSTALS),
    "If you win, you win so many crystals more.", "amount", amount=v.number(least=1),
)  # fmt: skip
WORDS.add(
    v.STATIC, "interferes_with", partial(Fits, t.INTERFERES),
    "You may play it when the opponent plays a card that fits.",
    "fitting", fitting=v.filtered(),
)  # fmt: skip
