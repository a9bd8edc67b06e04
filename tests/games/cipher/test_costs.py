"""Costs of several parts, paid in every way there is, beside a plain search for all payments."""

from typing import NamedTuple

import pytest

from deckcli.core.rng import seeded
from deckcli.engine.listening import Counter
from deckcli.engine.notation import action
from deckcli.engine.play import advance, apply, start
from deckcli.engine.views import imagine, view_of
from deckcli.games.cipher.rules.codes import FACE_UP, USE
from deckcli.games.cipher.rules.setup import CipherDeck
from deckcli.games.playing import game_of, layout_of

UNITS = ("X02-001", "X02-004", "B01-010", "X01-001", "X01-013", "X01-014")
BONDS = ("X02-002", "X02-002", "B01-020", "B01-019")
HAND = ("X02-003", "X02-003", "X01-010", "X01-011", "B01-020")
PAYING = ("tap", "flip", "discard", "orb")
TABLES = 200


@pytest.fixture(scope="module")
def game(cipher_library):
    return game_of(cipher_library.catalog("cipher"))


def random_table(game, rng):
    def some(cards, most):
        return [rng.pick(cards) for _ in range(rng.below(most + 1))]

    leader = {"card": "B01-003", "main_character": True, "tapped": rng.below(2) == 0}
    units = [{"card": one, "tapped": rng.below(3) == 0} for one in UNITS if rng.below(3)]
    side = {
        "front": [leader, *units],
        "bonds": [{"card": one, "face_down": rng.below(3) == 0} for one in some(BONDS, 5)],
        "hand": some(HAND, 4),
        "orbs": [{"card": "B01-020", "face_up": rng.below(2) == 0} for _ in range(rng.below(4))],
    }
    enemy = {"front": [{"card": "B01-053", "main_character": True}]}
    state = layout_of(game).lay_out({"turn": "p1", "p1": side, "p2": enemy}, {})
    advance(game, state)
    return state


class Purse(NamedTuple):
    """The cards of a player that can be spent: units, bonds and orbs as long as they lie so."""

    untapped: frozenset
    up: frozenset
    bonds: frozenset
    hand: frozenset
    hidden: frozenset

    def without(self, place, card):
        return self._replace(**{place: getattr(self, place) - {card}})


def purse_of(state, known):
    player, flags = state.players[0], state.flags
    return Purse(
        frozenset(one for one in player.front if not state.is_tapped(one)),
        frozenset(one for one in player.bonds if state.is_face_up(one)),
        frozenset(player.bonds),
        frozenset(player.hand) & known,  # not what the skill draws
        frozenset(one for one in player.orbs if not flags[one] & FACE_UP),
    )


class Search:
    """All purses that can be left when a cost is paid as it is written, part by part."""

    def __init__(self, facts, source):
        self.facts, self.source = facts, source  # of each card, and whose skill it is

    def ends(self, purse, parts):
        found = {purse}
        for part in parts:
            word, given = next(iter(part.items())) if isinstance(part, dict) else (part, {})
            found = {end for one in found for end in getattr(self, word)(one, given)}
        return found

    def tap_self(self, purse, given):
        return self._given(purse, "untapped", self._is_source)

    def flip_self(self, purse, given):
        return self._given(purse, "up", self._is_source)

    def show_orb(self, purse, given):
        return self._given(purse, "hidden", lambda card: True)

    def flip(self, purse, amount):
        return self._given(purse, "up", lambda card: True, amount)

    def discard(self, purse, wanted):
        return self._given(purse, "hand", lambda card: self._is_like(card, wanted))

    def tap(self, purse, given):
        if "amount" in given:
            assert given["group"] == "ally"
            return self._given(purse, "untapped", lambda card: True, given["amount"])
        return self._given(purse, "untapped", lambda card: self._is_like(card, given["ally"]))

    def retreat_self(self, purse, given):
        if self.source not in purse.hand | purse.bonds:
            return set()
        for place in ("up", "bonds", "hand"):
            purse = purse.without(place, self.source)
        return {purse}

    def _is_source(self, card):
        return card == self.source

    def _is_like(self, card, wanted):
        facts = self.facts[card]
        says = {
            "unit": facts["unit"]["en"],
            "symbol": facts["symbols"][0],
            "cost": facts["cost"]["deploy"],
        }
        return all(says[key] == value for key, value in wanted.items())

    def _given(self, purse, place, fits, amount=1):
        found = {purse}
        for _ in range(amount):
            found = {
                one.without(place, card)
                for one in found
                for card in getattr(one, place)
                if fits(card)
            }
        return found


def skills(state, facts):
    """The skills with costs of several parts of all cards that lie where they can be used."""
    player = state.players[0]
    places = {"bond": [one for one in player.bonds if state.is_face_up(one)], "hand": player.hand}
    for card in player.front + player.bonds + player.hand:
        for number, ability in enumerate(facts[card].get("abilities", ())):
            is_there = card in places.get(ability.get("area"), player.front)
            is_plain = "cost" in ability and "may_pay" not in ability
            if facts[card].set_id == "X02" and is_there and is_plain:
                yield card, number, ability["cost"]


def payments(game, state):
    """The table after each way in which the player is let pay."""
    asked = state.question
    if asked is None or game.windows[asked.window] not in PAYING:
        yield state
        return
    for option in asked.options:
        paid = state.clone()
        apply(game, paid, option)
        yield from payments(game, paid)


def told(purse, facts):
    """Units one by one, other cards by what they are: equal ones are one choice."""
    zones = (purse.up, purse.bonds, purse.hand)
    cards = [sorted(facts[card].id for card in zone) for zone in zones]
    return str([sorted(purse.untapped), *cards, sorted(purse.hidden)])


def test_every_way_to_pay_is_offered_and_no_other(game, cipher_catalog):
    rng, offered, refused = seeded(1, "costs"), 0, 0
    for _ in range(TABLES):
        state = random_table(game, rng)
        facts = [cipher_catalog.get(game.faces[face].id) for face in state.faces]
        before = purse_of(state, frozenset(state.players[0].hand))
        for card, number, cost in skills(state, facts):
            ability = game.faces[state.faces[card]].abilities[number]
            use = action(USE, card, ability.index)
            ends = Search(facts, card).ends(before, cost)
            twins = [one for one, face in enumerate(state.faces) if face == state.faces[card]]
            uses = [action(USE, twin, ability.index) for twin in twins]
            assert any(one in state.question.options for one in uses) == bool(ends), ability.name
            if use in state.question.options:
                offered += 1
                begun = state.clone()
                apply(game, begun, use)
                left = {told(purse_of(one, before.hand), facts) for one in payments(game, begun)}
                assert left == {told(end, facts) for end in ends}, ability.name
            refused += not ends
    assert min(offered, refused) > TABLES


def walk(game, seed, listener=None):
    """A random game with four of each card of the set, and cards that their skills ask for."""
    cards = [face.index for face in game.prints if face.id.startswith("X02")]
    cards += [game.face_of[one] for one in ("X01-002", "X01-010", "X01-036", "X01-037", "B01-019")]
    decks = [CipherDeck(game.face_of[leader], cards * 4) for leader in ("X01-001", "X01-003")]
    state = start(game, decks, seed, max_turns=40, listener=listener)
    rng = seeded(seed, "walk")
    while not state.over:
        yield state
        apply(game, state, rng.pick(state.question.options))


def test_no_card_is_lost_and_every_skill_is_used(game):
    counter = Counter(game)
    for seed in range(30):
        for state in walk(game, seed, counter):
            cards = sorted(card for zone in game.zones(state) for card in zone)
            assert cards == list(range(len(state.faces)))
            assert all(state.below[card] == -1 for player in state.players for card in player.hand)
    mine = [one for one in game.abilities if game.faces[one.face].id.startswith("X02")]
    assert [one.name for one in mine if not counter.fired[one.index]] == []


@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_change_with_what_its_seat_does_not_know(game, seed):
    rng = seeded(seed, "worlds")
    for state in walk(game, seed):
        for seat in (0, 1):
            view = view_of(game, state, seat)
            world = imagine(game, view, rng)
            world.streams = view.state.streams
            assert view_of(game, world, seat).state.dump() == view.state.dump()
