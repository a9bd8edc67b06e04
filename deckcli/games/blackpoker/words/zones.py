"""Words about zones, and cards on their way from one to another."""

from __future__ import annotations

from functools import partial
from typing import Final

from deckcli.core.packed import insert
from deckcli.core.vecs import append, extend, i64, pop, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.notation import actions, first_of
from deckcli.engine.ops import Op, again
from deckcli.engine.state import BITS, Frame
from deckcli.engine.words.decks import LookThrough, Shuffle
from deckcli.engine.words.groups import InZone
from deckcli.engine.words.kinds import Filter, Group
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.codes import (
    ASK_ORDER,
    BECOMES_BULWARK,
    DECK,
    DIGS,
    ENTERS,
    FINDS,
    FINDS_NOTHING,
    GOES_ON_DECK,
    GOES_UNDER_DECK,
    GRAVEYARD,
    HAND,
    KINDS,
    LOOKS_AT_HAND,
    NOBODY_ENTERS,
    ORDER,
    PUT,
    RETURNS,
    TAKES_UP,
    TARGET,
    TURNS_UP,
)
from deckcli.games.blackpoker.rules.state import UNCOUNTED_HAND, BlackPokerState
from deckcli.games.blackpoker.rules.zones import (
    EVERYBODY,
    add_to_hand,
    bury,
    die,
    discard,
    enter_as_bulwark,
    enter_as_soldier,
    take,
)
from deckcli.games.blackpoker.words import forms

WORDS: Final = v.Vocabulary()

WORDS.add(v.GROUP, "hand", partial(InZone, HAND), "Your hand.").says(
    en="card|cards @ in your hand", ja="自分の手札の>カード|枚"
)
WORDS.add(v.GROUP, "enemy_hand", partial(InZone, HAND, ahead=1), "The opponent's hand.").says(
    en="card|cards @ in the opponent's hand", ja="対戦相手の手札の>カード|枚"
)
WORDS.add(v.GROUP, "deck", partial(InZone, DECK), "Your deck.").says(
    en="card|cards @ in your deck", ja="自分のデッキの>カード|枚"
)
WORDS.add(v.GROUP, "graveyard", partial(InZone, GRAVEYARD), "Your graveyard.").says(
    en="card|cards @ in your graveyard", ja="自分の墓地の>カード|枚"
)


class ToField(Op):
    """Cards enter the field as soldiers, or face down as bulwarks; each of them by itself."""

    __slots__ = ("bulwark", "driven", "what")

    def __init__(self, what: Group, *, bulwark: bool, driven: bool) -> None:
        self.what, self.bulwark, self.driven = what, bulwark, driven

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        cards = self.what.cards(game, state, frame)[:]
        if len(cards) == 0:
            state.emit(NOBODY_ENTERS, frame.seat)
        for chosen in cards:
            player = state.players[state.owners[chosen]]
            if self.bulwark and chosen in player.hand:
                state.slip_out(player.hand, chosen)
                player.hand, slipped = pop(player.hand)
                player.held = UNCOUNTED_HAND
                entering = vec[i64]([slipped])
            else:
                entering = take(game, state, frame, chosen)
            for card in entering:
                if self.bulwark:
                    enter_as_bulwark(state, card, driven=self.driven)
                    state.emit(BECOMES_BULWARK, state.owners[card], card)
                else:
                    enter_as_soldier(state, card, driven=self.driven)
                    state.emit(ENTERS, state.owners[card], card)


def to_field(what: Group, character: str, driven: bool) -> Op:  # noqa: FBT001 - as in card files
    return ToField(what, bulwark=character == "bulwark", driven=driven)


_TO_FIELD: Final = WORDS.add(
    v.VERB, "to_field", to_field, "Cards enter the field charged, or driven.",
    what=v.target(), character=v.text(KINDS), driven=v.flag(default=False),
).says(
    {"character": "soldier", "driven": False},
    en="put {what:from} onto the field as <charged soldiers|a charged soldier>",
    ja="{what:を}兵士としてチャージ状態で場に出/す",
).says(
    {"character": "soldier", "driven": True},
    en="put {what:from} onto the field as <driven soldiers|a driven soldier>",
    ja="{what:を}兵士としてドライブ状態で場に出/す",
).says(
    {"character": "bulwark", "driven": False},
    en="put {what:from} onto the field face down as <charged bulwarks|a charged bulwark>",
    ja="{what:を}防壁として裏向き、チャージ状態で場に出/す",
).says(
    {"character": "bulwark", "driven": True},
    en="put {what:from} onto the field face down as <driven bulwarks|a driven bulwark>",
    ja="{what:を}防壁として裏向きのドライブ状態で場に出/す",
)  # fmt: skip
for _made, _en, _ja in (  # an action that makes one sort of soldier from its key card says so
    ("common-soldier", "common soldier", "一般兵"),
    ("hero", "hero", "英雄"),
    ("ace", "ace", "エース"),
    ("magician", "magician", "魔術士"),
):
    _TO_FIELD.says(
        {"what": "keys", "character": "soldier", "driven": False, "makes": _made},
        en=f"put the key card onto the field as a charged {_en}",
        ja=f"キーカードを{_ja}としてチャージ状態で場に出/す",
    )


class ToHand(Op):
    """Cards come to their owner's hand; those from the deck or the graveyard are shown."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for chosen in self.what.cards(game, state, frame)[:]:
            was_on_field = game.is_in_play(state, chosen)
            if was_on_field:
                state.emit(RETURNS, state.owners[chosen], chosen)
            for card in take(game, state, frame, chosen):
                add_to_hand(state, card)
                if not was_on_field:
                    state.seen[card] = EVERYBODY
                    state.emit(TAKES_UP, state.owners[card], card)


WORDS.add(
    v.VERB, "to_hand", ToHand, "Cards come to their owner's hand.", "what", what=v.target()
).says(
    en="return {what} to <their owners' hands|its owner's hand>",
    ja="{what:を}オーナーの手札に加え/る",
).says(
    {"what": v.YOURS},
    en="show {what:from} to the opponent and take <them|it> into your hand",
    ja="{what:を}対戦相手に見せて手札に加え/る",
)


class ToGraveyard(Op):
    """Characters die; cards of a hand are discarded."""

    __slots__ = ("what",)

    def __init__(self, what: Group) -> None:
        self.what = what

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        for card in self.what.cards(game, state, frame)[:]:
            if game.is_in_play(state, card):
                die(game, state, card)
            elif card in state.players[state.owners[card]].hand:
                discard(state, card)


WORDS.add(
    v.VERB, "to_graveyard", ToGraveyard, "Cards go to their owner's graveyard.",
    "what", what=v.target(),
).says(en="put {what:from} into the graveyard", ja="{what:を}墓地に移/す")  # fmt: skip


class ToDeck(Op):
    """Cards go on top of their owner's deck or under it; the owner orders them, unseen."""

    __slots__ = ("on_top", "what")

    def __init__(self, what: Group, *, on_top: bool) -> None:
        self.what, self.on_top = what, on_top

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        listed = self.what.cards(game, state, frame)
        cards = vec[i64]()
        for moved in listed:
            cards = extend(cards, state.cards_of(moved))
        ordered = frame.values[ORDER:]
        left = vec[i64]([card for card in cards if card not in ordered])
        if len(left) > 0:
            options = actions(PUT, left)
            self.ask(game, state, frame, ASK_ORDER, state.owners[left[0]], options)
        elif len(cards) > 0:
            frame.values = frame.values[:ORDER]
            kind = GOES_ON_DECK if self.on_top else GOES_UNDER_DECK
            for moved in listed:
                state.emit(kind, state.owners[moved], moved)
            self._put(game, state, frame, cards, ordered)

    def take(
        self, game: BlackPokerRules, state: BlackPokerState, frame: Frame, action: i64
    ) -> None:
        frame.values = append(frame.values, first_of(action))
        again(frame)

    def _put(
        self,
        game: BlackPokerRules,
        state: BlackPokerState,
        frame: Frame,
        cards: vec[i64],
        ordered: vec[i64],
    ) -> None:
        """The ids go in an order that reveals nothing; the faces go as the owner says."""
        seat = state.owners[cards[0]]
        for card in cards:
            take(game, state, frame, card)
        if len(cards) > 1:
            faces = vec[i64]([state.faces[card] for card in ordered])
            for at in range(len(cards)):
                state.faces[cards[at]] = faces[at]
                state.seen[cards[at]] = BITS[seat]
        deck = state.players[seat].deck
        for card in cards:
            state.flags[card] = 0
            deck = append(deck, card) if self.on_top else insert(deck, 0, card)
        state.players[seat].deck = deck


WORDS.add(
    v.VERB, "to_deck", lambda what, end: ToDeck(what, on_top=end == "top"),
    "Cards go on top of their owner's deck or under it, as he orders them.",
    what=v.target(), end=v.text(("top", "bottom")),
).says(
    {"end": "top"},
    en="put {what:from} face down on top of the owner's deck, in any order the owner likes",
    ja="{what:を}オーナーのデッキの一番上に裏向きでオーナーの好きな順に移/す",
).says(
    {"end": "bottom"},
    en="put {what:from} face down under the owner's deck, in any order the owner likes",
    ja="{what:を}オーナーのデッキの一番下に裏向きでオーナーの好きな順に移/す",
)  # fmt: skip


class DeckCards(Op):
    """Refer to cards at one end of the player's own deck, turned up for everyone or not."""

    __slots__ = ("amount", "as_ruled", "is_shown", "slot")

    def __init__(self, amount: i64, slot: i64, *, is_shown: bool, as_ruled: bool) -> None:
        self.amount, self.slot, self.is_shown = amount, slot, is_shown
        self.as_ruled = as_ruled  # at the end that this game's rules say, otherwise at the top

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        deck = state.players[frame.seat].deck
        amount = min(self.amount, len(deck))
        for nth in range(amount):
            at = len(deck) - 1 - nth
            if self.as_ruled and not game.recruits_from_top:
                at = nth
            card = deck[at]
            frame.chosen[self.slot] = append(frame.chosen[self.slot], card)
            if self.is_shown:
                state.seen[card] = EVERYBODY
                state.emit(TURNS_UP, frame.seat, card)


def deck_cards(amount: int, end: str, shown: bool, called: int) -> Op:  # noqa: FBT001 - as above
    return DeckCards(amount, called, is_shown=shown, as_ruled=end == "as_ruled")


WORDS.add(
    v.VERB, "deck_cards", deck_cards,
    "Name cards of your deck, turned up for both players or not.",
    amount=v.integer(least=1), end=v.text(("top", "as_ruled"), "top"),
    shown=v.flag(default=False), called=v.Arg("name"),
).says(
    {"end": "top", "shown": False},
    en="take the {amount:top card|top cards} of your deck{called:card taken|cards taken}",
    ja="自分のデッキの上からカード{amount:枚}{called:取ったカード}を取/ル",
).says(
    {"end": "top", "shown": True},
    en=(
        "turn up the {amount:top card|top cards} of your deck"
        "{called:card turned up|cards turned up}"
    ),
    ja="自分のデッキの上からカード{amount:枚}{called:めくったカード}をめく/ル",
).says(
    {"end": "as_ruled", "shown": False},
    en=(
        "take {amount:card|cards} from the top of your deck (or the bottom, by choice of "
        "rules){called:card taken|cards taken}"
    ),
    ja="自分のデッキの上（または下：ルールの選択による）からカード{amount:枚}{called:取ったカード}を取/ル",
).says(
    {"end": "as_ruled", "shown": True},
    en=(
        "turn up {amount:card|cards} from the top of your deck (or the bottom, by choice of "
        "rules){called:card turned up|cards turned up}"
    ),
    ja="自分のデッキの上（または下：ルールの選択による）からカード{amount:枚}{called:めくったカード}をめく/ル",
)  # fmt: skip


class DigFor(Op):
    """Cards go from the deck to the graveyard until one fits, which goes to the hand."""

    __slots__ = ("filter",)

    def __init__(self, fitting: Filter) -> None:
        self.filter = fitting

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        player = state.players[frame.seat]
        while len(player.deck) > 0:
            player.deck, card = pop(player.deck)
            state.seen[card] = EVERYBODY
            if self.filter.fits(game, state, frame, card):
                add_to_hand(state, card)
                state.emit(FINDS, frame.seat, card)
                return
            bury(state, card)
            state.emit(DIGS, frame.seat, card)
        state.emit(FINDS_NOTHING, frame.seat)


WORDS.add(
    v.VERB, "dig_for", DigFor, "Deck cards go to the graveyard until one fits.",
    "fitting", fitting=v.filtered(),
).says(
    en=(
        "put cards from the top of your deck into the graveyard until {fitting:card|cards} "
        "appears, which you put into your hand"
    ),
    ja=(
        "{fitting:カード}が出るまで自分のデッキの上からカードを墓地に移し、出たカードを手札に加え"
        "/る"
    ),
)  # fmt: skip


class LookAtHand(Op):
    """The player sees the hand of the targeted player."""

    __slots__ = ()

    def run(self, game: BlackPokerRules, state: BlackPokerState, frame: Frame) -> None:
        whose = frame.values[TARGET]
        for card in state.players[whose].hand:
            state.seen[card] |= BITS[frame.seat]
        state.emit(LOOKS_AT_HAND, frame.seat, amount=whose)


WORDS.add(v.VERB, "look_at_hand", LookAtHand, "You see the targeted player's hand.").says(
    en="look at the targeted player's hand",
    ja="対象のプレイヤーの手札を見/る",
).needs = forms.PLAYER
WORDS.add(v.VERB, "look_through_deck", partial(LookThrough, DECK), "You see your deck.").says(
    en="look through your deck", ja="自分のデッキを見/る"
).searches = "deck"
WORDS.add(v.VERB, "shuffle_deck", partial(Shuffle, DECK), "You shuffle your deck.").says(
    en="shuffle your deck", ja="自分のデッキを切りなお/す"
)
