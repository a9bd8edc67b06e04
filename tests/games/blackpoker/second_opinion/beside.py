"""Play the engine and the second opinion side by side: where they differ, one of them is wrong."""

from collections import Counter

from deckcli.core.rng import Rng, seeded
from deckcli.engine.notation import cards_of, spell
from deckcli.engine.play import advance, apply
from deckcli.games.playing import game_of, layout_of
from second_opinion.nouns import Card, Character, Entry, Player
from second_opinion.rules import Rules
from second_opinion.table import Question, in_words
from second_opinion.tables import new_game, rich_table

RULES = (
    {"format": "lite"}, {"format": "std"}, {"format": "pro"}, {"format": "mast"},
    {"format": "mast", "recruit_from": "bottom"},
)  # fmt: skip
DULL = ("raise End", "raise Set Bulwark", "pass", "done")
LAST_ANSWERS = 15  # as many of them a report shows


class Disagreement(AssertionError):
    """The two tables differ."""


class Rivals:
    """The engine and the second opinion, with the same rules, and what was played."""

    def __init__(self, catalog, rules):
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

    def play(self, number):
        """A game, every other time from a rich table on; raises Disagreement."""
        rng = seeded(number, "second opinion")
        wanted = rng.pick(self.wanted)
        if number % 2:
            has_magicians = "summon-magician" in self.entries
            given = rich_table(self.pack[:], rng, wanted, with_magicians=has_magicians)
        else:
            given = new_game(self.pack[:], rng)
        SideBySide(self, given, rng, number, wanted).play()


class SideBySide:
    """One game on two tables."""

    def __init__(self, rivals, given, rng, number, wanted):
        self.wanted = wanted
        self.rivals, self.game, self.rng, self.number = rivals, rivals.game, rng, number
        self.state = rivals.layout.lay_out({**given, "seed": number}, {})
        self.table = Rules(
            [self._side(seat) for seat in (0, 1)],
            rivals.entries,
            active=self.state.active,
            shuffles=[Rng(self.state.streams[seat]) for seat in (0, 1)],
            recruits_from_bottom=rivals.rules.get("recruit_from") == "bottom",
        )
        self.table.raised_this_turn = set(given.get("once", ()))
        self.opinion = self.table.play(is_dealt="new_game" not in given)
        self.answers = []
        self.winner = None

    def play(self):
        advance(self.game, self.state)
        question = self.opined(None)
        while question is not None:
            options = self.options()
            self.compare(question, options)
            answer = self.pick(sorted(options))
            self.note(answer)
            apply(self.game, self.state, options[answer])
            question = self.opined(answer)
        self.compare_end()

    # -- playing

    def opined(self, answer):
        """The next question in the second opinion; none if the game is over."""
        try:
            return self.opinion.send(answer)
        except StopIteration as over:
            self.winner = over.value
            return None

    def options(self):
        """The engine's options, by the words for them.

        Two Jokers in a hand are two options if others know one of them; where there is nothing
        else to choose the second opinion asks nobody.
        """
        while (asked := self.state.question) is not None:
            found = {}
            for option in asked.options:
                words = self.in_words(option)
                if words in found and self._knowers(option) == self._knowers(found[words]):
                    self.differ("an option", f"two alike: {words}")
                found[words] = option
            if len(found) > 1:
                return found
            apply(self.game, self.state, asked.options[0])
        return {}

    def in_words(self, option):
        names = {}
        if self.window != "order":  # there a character is just its cards
            names = {card: self._called(card) for card in cards_of(self.game, option)}
        return spell(self.game, self.state, option, names)

    @property
    def window(self):
        return self.game.windows[self.state.question.window]

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
        self.answers.append(f"p{self.state.question.seat + 1}: {answer}")
        self.rivals.decisions += 1
        if answer.startswith("raise "):
            self.rivals.raised[answer.removeprefix("raise ")] += 1

    # -- comparing

    def compare(self, expected, options):
        asked = self.state.question
        if asked is None:
            self.differ(expected, f"over: {self.state.ending}")
        found = Question(asked.seat, self.window, sorted(options))
        if found != expected:
            self.differ(expected, found)
        if found.window != "order":  # where the cards lie meanwhile is nobody's business
            self.compare_zones()
        expected, found = self.expected_actions(), self.found_actions()
        if expected != found:
            self.differ(expected, found)

    def compare_end(self):
        self.options()
        if not self.state.over:
            self.differ("over", f"asked: {self.window}")
        winner = self.state.winner if self.state.winner >= 0 else None
        if winner != self.winner:
            self.differ(self.winner, winner)
        self.compare_zones()

    def compare_zones(self):
        expected, found = self.expected_zones(), self.found_zones()
        if expected != found:
            names = [one for one in expected if expected[one] != found[one]]
            self.differ({one: expected[one] for one in names}, {one: found[one] for one in names})

    def expected_actions(self):
        """The stage, then who attacks and who blocks whom."""
        called, table = self.table.called, self.table
        return [
            [one.entry.name for one in reversed(table.stage)],
            sorted(map(called, table.attackers)),
            sorted((called(one), called(attacker)) for one, attacker in table.blocks),
        ]

    def found_actions(self):
        called, state = self._called, self.state
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
        state, ids, zones = self.state, self._ids, {}
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

    def differ(self, expected, found):
        lines = [
            f"game {self.number} of {self.rivals.rules}",
            *self.answers[-LAST_ANSWERS:],
            f"second opinion: {expected}",
            f"engine:         {found}",
            self.game.table(self.state),
        ]
        raise Disagreement("\n".join(lines))

    # -- reading the engine's table

    def _knowers(self, option):
        return [self.state.seen[card] for card in cards_of(self.game, option)]

    def _number(self, soldier):
        return self.game.number(self.state, soldier)

    def _ids(self, cards):
        return [self.game.faces[self.state.faces[card]].id for card in cards]

    def _cards(self, cards):
        return [Card.of(self.rivals.catalog[card_id]) for card_id in self._ids(cards)]

    def _called(self, card):
        """A character as both tables call it; any other card by its id."""
        seat = self.state.owners[card]
        player = self.state.players[seat]
        for zone in (player.soldiers, player.bulwarks):
            if card in zone:
                is_bulwark = zone is player.bulwarks
                return in_words(seat, self._ids(zone), zone.index(card), is_bulwark=is_bulwark)
        return self._ids([card])[0]

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
