"""Verbs that move cards: drawing, discarding, searching, summoning, taking back."""

from __future__ import annotations

from typing import Final

from deckcli.core.packed import without
from deckcli.core.vecs import append, i64
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.engine.targeting import break_off
from deckcli.engine.things import PLAYERS
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.kinds import Group, Number
from deckcli.games.ashes.rules.codes import (
    ASK_DISCARD,
    DISCARD_CARD,
    DRAW_PILE,
    HAND,
    IN_PLAY,
    PHOENIXBORN,
)
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.zones import (
    discard_from_hand,
    discard_from_play,
    enter,
    has_slot,
    leave_play,
    mill,
    to_hand,
)

WORDS: Final = v.Vocabulary()


def _may_leave(game: AshesRules, state: AshesState, card: i64) -> bool:
    """Whether it lies in play and is no Phoenixborn, which stays until it is destroyed."""
    is_phoenixborn = game.prints[state.faces[card]].kind == PHOENIXBORN
    return state.flags[card] & IN_PLAY != 0 and not is_phoenixborn


class Mill(Op):
    """Players discard from the tops of their draw piles."""

    __slots__ = ("amount", "of")

    def __init__(self, amount: Number, of: Group) -> None:
        self.amount, self.of = amount, of

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        amount = self.amount.value(game, state, frame)
        for seat in self.of.cards(game, state, frame):
            mill(state, seat, amount)


WORDS.add(
    v.VERB,
    "discard_from_pile",
    Mill,
    "Players discard the top cards of their draw piles.",
    amount=v.number(1, least=1),
    of=v.target(of=PLAYERS),
).says(
    en=(
        "{of} <discard|discards> the {amount:top card|top cards} of <their draw piles|their draw "
        "pile>"
    ),
    ja="{of:は}山札の上からカード{amount:枚}を捨て/る",
)


class DiscardFromHand(Op):
    """A player discards a card of the hand, which one is up to that player."""

    __slots__ = ("of",)

    def __init__(self, of: Group) -> None:
        self.of = of

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for seat in self.of.cards(game, state, frame):
            cards = game.distinct(state, state.players[seat].hand)
            if len(cards) > 0:
                self.ask(game, state, frame, ASK_DISCARD, seat, actions(DISCARD_CARD, cards))

    def take(self, game: AshesRules, state: AshesState, frame: Frame, action: i64) -> None:
        discard_from_hand(state, first_of(action))


WORDS.add(
    v.VERB,
    "discard_from_hand",
    DiscardFromHand,
    "A player discards a card of the hand.",
    "of",
    of=v.target(of=PLAYERS),
).says(en="{of} <discard|discards> 1 card from hand", ja="{of:は}手札１枚を捨て/る").says(
    {"of": "you"}, en="discard 1 card from hand", ja="手札１枚を捨て/る"
)


class TakeToHand(Op):
    """Cards of the discard pile go to the hand; all have seen them."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.cards.cards(game, state, frame)[:]:
            to_hand(state, card)


WORDS.add(
    v.VERB,
    "take_to_hand",
    TakeToHand,
    "Take cards of your discard pile to your hand.",
    "cards",
    cards=v.target(),
).says(en="take {cards:from} into your hand", ja="{cards:を}自分の手札に加え/る")


class Search(Op):
    """A card of the draw pile goes to the hand unseen, and the pile is shuffled."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for card in self.cards.cards(game, state, frame)[:]:
            if card in player.deck:
                player.deck = without(player.deck, card)
                player.hand = append(player.hand, card)
                state.seen[card] = BITS[frame.seat]


WORDS.add(
    v.VERB,
    "take_unseen",
    Search,
    "Take cards of your draw pile to your hand, unseen.",
    "cards",
    cards=v.target(),
).says(
    en="take {cards:from} into your hand without showing <them|it>",
    ja="{cards:を}公開せずに自分の手札に加え/る",
)
WORDS.add(
    v.VERB, "look_through_pile", lambda: LookThrough(DRAW_PILE), "Look through your draw pile."
).says(en="look through your draw pile", ja="自分の山札を見/る").searches = "draw_pile"
WORDS.add(v.VERB, "shuffle_pile", lambda: Shuffle(DRAW_PILE), "Shuffle your draw pile.").says(
    en="shuffle your draw pile", ja="自分の山札をシャッフル/する"
)


class Bounce(Op):
    """Units go back: conjurations to the pile, others to the hand of their owner."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.cards.cards(game, state, frame)[:]:
            if _may_leave(game, state, card):
                leave_play(game, state, card, HAND)


WORDS.add(
    v.VERB,
    "return_to_owner",
    Bounce,
    "Units go back to their owner: conjurations to the pile, others to the hand.",
    "cards",
    cards=v.target(),
).says(
    en="return {cards} to <their owners' hands|its owner's hand> (conjurations to their pile)",
    ja="{cards:を}持ち主の手札（魔物なら魔物パイル）に戻/す",
)


class DiscardCards(Op):
    """Cards in play are discarded."""

    __slots__ = ("cards",)

    def __init__(self, cards: Group) -> None:
        self.cards = cards

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        for card in self.cards.cards(game, state, frame)[:]:
            if _may_leave(game, state, card) and not game.is_shielded(
                state, card, frame.seat, frame.source
            ):
                discard_from_play(game, state, card)


WORDS.add(
    v.VERB, "discard_cards", DiscardCards, "Discard cards in play.", "cards", cards=v.target()
).says(en="discard {cards}", ja="{cards:を}捨札に/する")


class Stop(Op):
    """The rest of the effect does not happen."""

    __slots__ = ()

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        break_off(game, frame)


WORDS.add(v.VERB, "stop", Stop, "The rest of the effect does not happen.").says(
    en="skip the rest of the effect", ja="残りの効果を飛ば/す"
)


class Summon(Op):
    """Conjurations of the pile come into play, as many as there are and fit."""

    __slots__ = ("amount", "face", "onto", "slot")

    def __init__(self, face: i64, amount: Number, onto: Group, slot: i64) -> None:
        self.face, self.amount, self.onto, self.slot = face, amount, onto, slot

    def run(self, game: AshesRules, state: AshesState, frame: Frame) -> None:
        player = state.players[frame.seat]
        for seat in self.onto.cards(game, state, frame):
            for nth in range(self.amount.value(game, state, frame)):
                if not has_slot(game, state, seat):
                    return
                for card in player.pile:
                    if state.faces[card] == self.face:
                        player.pile = without(player.pile, card)
                        enter(game, state, card, seat)
                        if self.slot != NONE:
                            frame.chosen[self.slot] = append(frame.chosen[self.slot], card)
                        break


class CopiesOnBoard(Number):
    """How many ready spells of a name lie on the player's spellboard."""

    __slots__ = ("face",)

    def __init__(self, face: i64) -> None:
        self.face = face

    def value(self, game: AshesRules, state: AshesState, frame: Frame) -> i64:
        found: i64 = 0
        for card in state.players[frame.seat].spellboard:
            if state.faces[card] == self.face:
                found += 1
        return found


def add_summon(words: v.Vocabulary, faces: dict[str, int]) -> None:
    """Add `summon` and `copies`, for a pool with these cards."""

    def summon(card: str, amount: Number, onto: Group, **named: int | None) -> Summon:
        slot = named["as"]
        return Summon(faces.get(card, NONE), amount, onto, NONE if slot is None else slot)

    args = {"card": v.text(list(faces)), "amount": v.number(1), "onto": v.group("you", of=PLAYERS)}
    args["as"] = v.name()
    words.add(v.VERB, "summon", summon, "Put conjurations into play.", "card", **args).says(
        en=(
            "put {amount:copy|copies} of {card:card} onto the battlefield of {onto:bare}"
            "{as:new unit}"
        ),
        ja="{onto:bare の}戦場に{card:card}を{amount:体}{as:出したユニット}置/く",
    ).says(
        {"onto": "you"},
        en="put {amount:copy|copies} of {card:card} onto your battlefield{as:new unit}",
        ja="自分の戦場に{card:card}を{amount:体}{as:出したユニット}置/く",
    )
    words.add(
        v.NUMBER,
        "copies",
        lambda card: CopiesOnBoard(faces.get(card, NONE)),
        "How many ready spells of this name lie on your spellboard.",
        "card",
        card=v.text(list(faces)),
    ).says(
        en="copy|copies @ of {card:card} on your spellboard",
        ja="自分の呪盤の>{card:card}|枚",
    )
