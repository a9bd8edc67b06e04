"""Play the engine and the second opinion of Cipher side by side."""

from collections import Counter

from cipher.second_opinion import values
from cipher.second_opinion.nouns import Bond, Card, Player, Unit
from cipher.second_opinion.rules import Rules
from cipher.second_opinion.skills import SKILLS
from cipher.second_opinion.table import in_words
from cipher.second_opinion.tables import Pool
from second_opinion_common.lockstep import SideBySide
from second_opinion_common.shuffles import Shuffles

from deckcli.core.rng import seeded
from deckcli.decks.plain import content_of
from deckcli.games.playing import game_of, layout_of

RULES = ({},)
STARTERS = ("cipher/s01-marth", "cipher/s02-chrom")
DECISIONS_AT_RICH_TABLES = 40  # what is rare happens soon
DULL = ("no bond", "end deployment", "end turn", "no critical", "no evade", "decline", "done")


class Rivals:
    """The engine and the second opinion, and what was played.

    They play with the cards that the second opinion knows; others may be in the catalog.
    """

    def __init__(self, library, rules):
        catalog = library.catalog("cipher")
        self.game = game_of(catalog, rules=rules)
        self.layout = layout_of(self.game)
        self.cards = {card.id: Card.of(card) for card in catalog if card.id in SKILLS}
        self.unknown = [card.id for card in catalog if card.id not in SKILLS]
        starters = [content_of(library.deck(name).deck, catalog) for name in STARTERS]
        self.pool = Pool(
            self.cards.values(),
            {card_id: catalog[card_id].summary for card_id in self.cards},
            [{key: deck[key] for key in ("main_character", "cards")} for deck in starters],
        )
        self.counted = Counter()  # uses of skills, by their names
        self.decisions = 0

    @property
    def rarest(self):
        """How often each skill was used, the rarest first."""
        skills = [skill for skills in SKILLS.values() for skill in skills]
        names = {skill.name for skill in skills if "second_name" not in skill.always}
        return sorted((self.counted[name], name) for name in names)

    def play(self, number):
        """A game: of eight one with starter decks, one with others; raises Disagreement."""
        rng = seeded(number, "second opinion")
        wanted = self.pool.cards[number % len(self.pool.cards)]
        if number % 8 == 0:
            given = self.pool.starter_game(rng)
        elif number % 8 == 1:
            given = self.pool.new_game(rng, wanted)
        else:
            given = self.pool.rich_table(rng, wanted)
        most = None if "new_game" in given else DECISIONS_AT_RICH_TABLES
        Beside(self, given, rng, number, wanted).play(most)


class Beside(SideBySide):
    """One game of Cipher on two tables."""

    def __init__(self, rivals, given, rng, number, wanted):
        self.words = [wanted.id, *(f": {skill.name}" for skill in SKILLS[wanted.id])]
        self.rivals, self.rng, self.look = rivals, rng, rivals.layout.look_at_card
        state = rivals.layout.lay_out({**given, "seed": number}, {})
        super().__init__(rivals.game, state, f"game {number}")
        self.shuffles = Shuffles(self)
        self.table = Rules(
            [self._side(seat) for seat in (0, 1)],
            active=state.active,
            turn=state.turn,
            shuffled=self.shuffles.order,
            uses=rivals.counted,
        )
        self.is_new = "new_game" in given
        self.opinion = self.table.play(None if self.is_new else given["phase"])

    def play(self, most=None):
        with self.shuffles.watched():
            super().play(most)

    def begin(self):
        super().begin()
        if self.is_new:  # who begins is drawn by lot
            self.table.active = self.state.active

    def pick(self, answers):
        """A random answer: rather with the wanted card, rather something than nothing."""
        lively = [one for one in answers if one not in DULL]
        wanted = [one for one in lively if any(word in one for word in self.words)]
        if wanted and self.rng.below(3):
            skills = [one for one in wanted if one.startswith("use ")]
            return self.rng.pick(skills if skills and self.rng.below(2) else wanted)
        return self.rng.pick(lively if lively and self.rng.below(10) < 8 else answers)

    def note(self, answer):
        self.rivals.decisions += 1

    # -- comparing

    def compare_more(self, question):
        if self.shuffles.seen:
            self.differ("no shuffle", f"p{self.shuffles.seen[0][0] + 1} shuffles")
        if question is None:  # where the cards of the loser lie then is nobody's business
            return
        self.compare_named(self.expected_zones(), self.found_zones())

    def expected_zones(self):
        table, zones = self.table, {"active": self.table.active, "turn": self.table.turn}
        for seat, player in enumerate(table.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(card.id for card in player.hand),
                f"p{seat} deck": [card.id for card in player.deck],
                f"p{seat} retreat": sorted(card.id for card in player.retreat),
                f"p{seat} orbs": [card.id for card in player.orbs],
                f"p{seat} bonds": sorted((one.card.id, one.is_up) for one in player.bonds),
                f"p{seat} support": player.support and player.support.id,
                f"p{seat} front": list(map(self._told, player.front)),
                f"p{seat} back": list(map(self._told, player.back)),
            }
        return zones

    def _told(self, unit):
        return {
            "cards": [card.id for card in unit.cards],
            "attack": self.table.attack(unit),
            "orbs": values.orbs_broken(self.table, unit),
            "tapped": unit.is_tapped,
            "class_changed": unit.is_class_changed,
            "leader": unit.is_leader,
        }

    def found_zones(self):
        state, ids, zones = self.state, self.ids, {}
        zones |= {"active": state.active, "turn": state.turn}
        for seat, player in enumerate(state.players, start=1):
            bonds = zip(ids(player.bonds), map(state.is_face_up, player.bonds), strict=True)
            zones |= {
                f"p{seat} hand": sorted(ids(player.hand)),
                f"p{seat} deck": ids(player.deck),
                f"p{seat} retreat": sorted(ids(player.retreat)),
                f"p{seat} orbs": ids(player.orbs),
                f"p{seat} bonds": sorted(bonds),
                f"p{seat} support": ids([player.support])[0] if player.support >= 0 else None,
                f"p{seat} front": [self._seen(one, player) for one in player.front],
                f"p{seat} back": [self._seen(one, player) for one in player.back],
            }
        return zones

    def _seen(self, unit, player):
        return {
            "cards": self.ids(self._stack(unit)),
            "attack": self.game.attack(self.state, unit),
            "orbs": self.look(self.state, unit, "breaks_orbs"),
            "tapped": self.state.is_tapped(unit),
            "class_changed": self.game.is_class_changed(self.state, unit),
            "leader": unit == player.leader,
        }

    # -- reading the engine's table

    def _stack(self, unit):
        cards = [unit]
        while (below := self.state.below[cards[-1]]) >= 0:
            cards.append(below)
        return cards

    def called(self, card):
        """A unit as both tables call it; a bond that is face-down; any other card by its id."""
        seat = self.state.owners[card]
        player = self.state.players[seat]
        for line in (player.front, player.back):
            if card in line:
                is_front = line is player.front
                return in_words(seat, self.ids(line), line.index(card), is_front=is_front)
        is_down = card in player.bonds and not self.state.is_face_up(card)
        return self.ids([card])[0] + (" (down)" if is_down else "")

    def _cards(self, cards):
        """Each of them for itself, though they may look alike."""
        return [_copy(self.rivals.cards[card_id]) for card_id in self.ids(cards)]

    def _side(self, seat):
        side, state = self.state.players[seat], self.state
        ups = map(state.is_face_up, side.bonds)
        bonds = [Bond(card, up) for card, up in zip(self._cards(side.bonds), ups, strict=True)]
        units = [
            Unit(
                self._cards(self._stack(unit)),
                seat,
                unit in side.front,
                state.is_tapped(unit),
                unit == side.leader,
            )
            for unit in (*side.front, *side.back)
        ]
        zones = [self._cards(zone) for zone in (side.deck, side.hand, side.orbs, side.retreat)]
        return Player(seat, *zones, bonds, units)


def _copy(card):
    return Card(**vars(card))
