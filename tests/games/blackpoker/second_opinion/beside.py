"""Play the engine and the second opinion of BlackPoker side by side."""

from collections import Counter

from blackpoker.second_opinion.effects import EFFECTS, WITHIN_OTHERS
from blackpoker.second_opinion.nouns import CHARACTERS, Card, Character, Entry, Player
from blackpoker.second_opinion.rules import Rules
from blackpoker.second_opinion.table import in_words
from blackpoker.second_opinion.tables import new_game, rich_table
from second_opinion_common.lockstep import SideBySide

from deckcli.catalog.catalog import Catalog
from deckcli.core.rng import Rng, seeded
from deckcli.engine.notation import spell
from deckcli.games.playing import game_of, layout_of

RULES = (
    {"format": "lite"}, {"format": "std"}, {"format": "pro"}, {"format": "mast"},
    {"format": "mast", "recruit_from": "bottom"},
)  # fmt: skip
DULL = ("raise End", "raise Set Bulwark", "pass", "done")


class Rivals:
    """The engine and the second opinion, with the same rules, and what was played.

    They play with what the second opinion knows: a catalog may have more.
    """

    def __init__(self, library, rules):
        everything = library.catalog("blackpoker")
        self.unknown = [card.id for card in everything if not is_known(card)]
        known = {card.id: card for card in everything if is_known(card)}
        catalog = Catalog(everything.info, known, everything.sets)
        self.catalog, self.rules = catalog, rules
        self.game = game_of(catalog, rules=rules)
        self.layout = layout_of(self.game)
        formats = list(catalog.info.formats)
        known = formats[: formats.index(rules["format"]) + 1]
        entries = [card for card in catalog if card.kind == "action" and card["format"] in known]
        self.entries = {card.id: Entry(card) for card in entries}
        self.direct = [entry for entry in self.entries.values() if entry.is_direct]
        # what this format has brought; games of lower formats look for the rest
        self.wanted = [entry for entry in self.direct if entry.format == rules["format"]]
        cards = [card for card in catalog if card.kind == "playing_card"]
        self.pack = [Card.of(card) for card in (*cards, catalog["Joker"])]  # the second one
        self.raised = Counter()  # by the names of actions
        self.decisions = 0

    @property
    def rarest(self):
        """How often each action was raised, the rarest first."""
        return sorted((self.raised[one.name], one.name) for one in self.direct)

    def play(self, number):
        """A game, every other time from a rich table on; raises Disagreement."""
        rng = seeded(number, "second opinion")
        wanted = rng.pick(self.wanted)
        if number % 2:
            has_magicians = "summon-magician" in self.entries
            given = rich_table(self.pack[:], rng, wanted, with_magicians=has_magicians)
        else:
            given = new_game(self.pack[:], rng)
        Beside(self, given, rng, number, wanted).play()


def is_known(card):
    """Whether the second opinion tells what the card does."""
    if card.kind == "action":
        return card.id in EFFECTS or card.id in WITHIN_OTHERS
    return card.kind == "playing_card" or card.id in CHARACTERS


class Beside(SideBySide):
    """One game of BlackPoker on two tables."""

    def __init__(self, rivals, given, rng, number, wanted):
        self.rivals, self.rng, self.wanted = rivals, rng, wanted
        state = rivals.layout.lay_out({**given, "seed": number}, {})
        super().__init__(rivals.game, state, f"game {number} of {rivals.rules}")
        self.table = Rules(
            [self._side(seat) for seat in (0, 1)],
            rivals.entries,
            active=state.active,
            shuffles=[Rng(state.streams[seat]) for seat in (0, 1)],
            recruits_from_bottom=rivals.rules.get("recruit_from") == "bottom",
        )
        self.table.raised_this_turn = set(given.get("once", ()))
        self.opinion = self.table.play(is_dealt="new_game" not in given)

    # -- playing

    def in_words(self, option):
        if self.window == "order":  # there a character is just its cards
            return spell(self.game, self.state, option)
        return super().in_words(option)

    def pick(self, answers):
        """A random answer: rather the wanted action, rather a raise or a fight than none.

        Who holds the keys of the wanted action often waits until it can be raised.
        """
        wanted = f"raise {self.wanted.name}"
        if wanted in answers and self.rng.below(10) < 8:
            return wanted
        hand = self.table.players[self.state.question.seat].hand
        if any(self.wanted.ways_to_show(hand)) and self.rng.below(10) < 8:
            with_keys = [f"raise {one.name}" for one in self.rivals.direct if one.keys]
            answers = [one for one in answers if one not in with_keys] or answers
        lively = [one for one in answers if one not in DULL]
        return self.rng.pick(lively if lively and self.rng.below(10) < 6 else answers)

    def note(self, answer):
        self.rivals.decisions += 1
        if answer.startswith("raise "):
            self.rivals.raised[answer.removeprefix("raise ")] += 1

    # -- comparing

    def compare_more(self, question):
        is_ordering = question is not None and question.window == "order"
        if not is_ordering:  # where the cards lie meanwhile is nobody's business
            self.compare_named(self.expected_zones(), self.found_zones())
        if question is not None:
            expected, found = self.expected_actions(), self.found_actions()
            if expected != found:
                self.differ(expected, found)

    def expected_actions(self):
        """The stage, then who attacks and who blocks whom."""
        called, table = self.table.called, self.table
        return [
            [one.entry.name for one in reversed(table.stage)],
            sorted(map(called, table.attackers)),
            sorted((called(one), called(attacker)) for one, attacker in table.blocks),
        ]

    def found_actions(self):
        called, state = self.called, self.state
        return [
            self.rivals.layout.look_at_table(state, "stage"),
            sorted(map(called, state.attackers)),
            sorted(zip(map(called, state.blockers), map(called, state.blocked), strict=True)),
        ]

    def expected_zones(self):
        zones = {}
        for seat, player in enumerate(self.table.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(card.id for card in player.hand),
                f"p{seat} deck": [card.id for card in player.deck],
                f"p{seat} graveyard": sorted(card.id for card in player.graveyard),
                f"p{seat} soldiers": sorted(
                    (sorted(card.id for card in one.cards), one.is_driven, player.number(one))
                    for one in player.soldiers
                ),
                f"p{seat} bulwarks": sorted((one.name, one.is_driven) for one in player.bulwarks),
            }
        return zones

    def found_zones(self):
        state, ids, zones = self.state, self.ids, {}
        for seat, player in enumerate(state.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(ids(player.hand)),
                f"p{seat} deck": ids(player.deck),
                f"p{seat} graveyard": sorted(ids(player.graveyard)),
                f"p{seat} soldiers": sorted(
                    (sorted(ids(state.cards_of(one))), state.is_driven(one), self._number(one))
                    for one in player.soldiers
                ),
                f"p{seat} bulwarks": sorted(
                    zip(ids(player.bulwarks), map(state.is_driven, player.bulwarks), strict=True)
                ),
            }
        return zones

    # -- reading the engine's table

    def _number(self, soldier):
        return self.game.number(self.state, soldier)

    def _cards(self, cards):
        return [Card.of(self.rivals.catalog[card_id]) for card_id in self.ids(cards)]

    def called(self, card):
        """A character as both tables call it; any other card by its id."""
        seat = self.state.owners[card]
        player = self.state.players[seat]
        for zone in (player.soldiers, player.bulwarks):
            if card in zone:
                is_bulwark = zone is player.bulwarks
                return in_words(seat, self.ids(zone), zone.index(card), is_bulwark=is_bulwark)
        return self.ids([card])[0]

    def _side(self, seat):
        side = self.state.players[seat]
        soldiers = [self._character(seat, one, is_bulwark=False) for one in side.soldiers]
        bulwarks = [self._character(seat, one, is_bulwark=True) for one in side.bulwarks]
        zones = [self._cards(zone) for zone in (side.hand, side.deck, side.graveyard)]
        return Player(*zones, soldiers, bulwarks)

    def _character(self, seat, card, *, is_bulwark):
        cards = self._cards(self.state.cards_of(card))
        new = cards[:] if self.state.is_new(card) else []
        return Character(cards, seat, is_bulwark, self.state.is_driven(card), new)
