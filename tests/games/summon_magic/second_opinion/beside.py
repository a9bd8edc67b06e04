"""Play the engine and the second opinion of Summon & Magic side by side."""

from collections import Counter

from second_opinion_common.lockstep import SideBySide
from second_opinion_common.shuffles import Shuffles
from summon_magic.second_opinion.naming import among
from summon_magic.second_opinion.nouns import ATTACK, DEFENCE, Card, Laid, Monster, Player
from summon_magic.second_opinion.rules import Rules
from summon_magic.second_opinion.skills import SKILLS
from summon_magic.second_opinion.tables import Pool

from deckcli.core.rng import seeded
from deckcli.decks.plain import content_of
from deckcli.engine.endings import ending_name
from deckcli.games.playing import game_of, layout_of
from deckcli.games.summon_magic.rules.codes import OF_SIDE

RULES = ({},)
SAMPLES = (
    "forest", "great-moult", "knights", "scorched-sky", "shield-wall", "storm", "tide-shrine",
    "two-books",
)  # fmt: skip
FIGHTING = ("flying", "anti_air", "first_strike", "ranged")  # passives that count on the field
ATTRIBUTES = ("fire", "water", "wind", "earth", "thunder", "light", "dark", "physical")
DECISIONS_AT_RICH_TABLES = 40  # what is rare happens soon
DULL = ("pass", "end turn", "no", "done")


class Rivals:
    """The engine and the second opinion, and what was played."""

    def __init__(self, library, rules):
        self.catalog = library.catalog("summon_magic")
        self.game = game_of(self.catalog, rules=rules)
        self.layout = layout_of(self.game)
        self.cards = {card.id: Card.of(card) for card in self.catalog}
        self.unknown = [
            card.id for card in self.cards.values() if card.is_monster and card.id not in SKILLS
        ]
        samples = [
            content_of(library.deck(f"summon_magic/{name}").deck, self.catalog) for name in SAMPLES
        ]
        keys = ("avatar", "cards", "side_deck")
        self.pool = Pool(
            self.cards.values(),
            [{key: deck[key] for key in keys if key in deck} for deck in samples],
        )
        self.counted = Counter()  # uses of skills and cards, by their names
        self.decisions = 0

    @property
    def rarest(self):
        """How often each skill and card was used, the rarest first."""
        skills = [skill for skills in SKILLS.values() for skill in skills]
        names = {one.name for one in skills if one.flag not in ("guard", "constant")}
        names |= {
            card.name for card in self.cards.values() if card.kind not in ("monster", "avatar")
        }
        return sorted((self.counted[name], name) for name in names)

    def play(self, number):
        """A game: of eight one with sample decks, two with others; raises Disagreement."""
        rng = seeded(number, "second opinion")
        wanted = self.pool.cards[number % len(self.pool.cards)]
        if number % 8 == 0:
            given = self.pool.sample_game(rng)
        elif number % 8 < 3:
            given = self.pool.new_game(rng, wanted)
        else:
            given = self.pool.rich_table(rng, wanted)
        most = None if "new_game" in given else DECISIONS_AT_RICH_TABLES
        Beside(self, given, rng, number, wanted).play(most)


class Beside(SideBySide):
    """One game of Summon & Magic on two tables."""

    def __init__(self, rivals, given, rng, number, wanted):
        self.rivals, self.rng, self.look = rivals, rng, rivals.layout.look_at_card
        self.words = [wanted.id, *(f": {skill.name}" for skill in SKILLS.get(wanted.id, ()))]
        state = rivals.layout.lay_out({**given, "seed": number}, {})
        super().__init__(rivals.game, state, f"game {number}")
        self.shuffles = Shuffles(self)
        self.is_new = "new_game" in given
        self.table = Rules(
            [self._side(seat, given) for seat in (0, 1)],
            self._laid(state.weather),
            active=state.active,
            turn=given.get("turn_number", state.turn),
            ap=state.ap,
            shuffled=self.shuffles.order,
            begins=lambda: self.state.active,
            uses=rivals.counted,
        )
        self.opinion = self.table.play(None if self.is_new else given["phase"])

    def play(self, most=None):
        with self.shuffles.watched():
            super().play(most)

    def pick(self, answers):
        """A random answer: rather with the wanted card, rather something than nothing."""
        lively = [one for one in answers if one not in DULL]
        wanted = [one for one in lively if any(word in one for word in self.words)]
        if wanted and self.rng.below(3):
            return self.rng.pick(wanted)
        return self.rng.pick(lively if lively and self.rng.below(10) < 8 else answers)

    def note(self, answer):
        self.rivals.decisions += 1

    # -- comparing

    def compare_more(self, question):
        if self.shuffles.seen:
            self.differ("no shuffle", f"p{self.shuffles.seen[0][0] + 1} shuffles")
        if question is None:  # where the cards of the loser lie then is nobody's business
            ending = ending_name(self.game, self.state.ending)
            if ending != self.table.why:
                self.differ(self.table.why, ending)
            return
        self.compare_named(self.expected_zones(), self.found_zones())

    def expected_zones(self):
        table = self.table
        zones = {"active": table.active, "turn": table.turn, "ap": table.ap}
        zones["weather"] = table.weather and table.weather.card.id
        for seat, player in enumerate(table.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(card.id for card in player.hand),
                f"p{seat} deck": [card.id for card in player.deck],
                f"p{seat} side deck": sorted(card.id for card in player.side_deck),
                f"p{seat} graveyard": sorted(card.id for card in player.graveyard),
                f"p{seat} magic": [(laid.card.id, laid.is_up) for laid in player.magic],
                f"p{seat} field": player.field and player.field.card.id,
                f"p{seat} monsters": list(map(self._told, player.monsters)),
            }
        return zones

    def _told(self, monster):
        return {
            "cards": [card.id for card in monster.cards],
            "equipment": sorted(card.id for card in monster.equipment),
            "counters": sorted(card.id for card in monster.counters),
            "position": monster.position,
            "up": monster.is_up,
            "numbers": monster.is_up and (self.table.attack(monster), self.table.defence(monster)),
            "passives": monster.is_up and self._passives_of(monster),
        }

    def _passives_of(self, monster):
        table = self.table
        return sorted(
            [name for name in FIGHTING if table.has(monster, name)]
            + [f"resist_{one}" for one in ATTRIBUTES if table.resists(monster, one)]
        )

    def found_zones(self):
        state, ids = self.state, self.ids
        zones = {"active": state.active, "turn": state.turn, "ap": state.ap}
        zones["weather"] = self._id(state.weather)
        for seat, player in enumerate(state.players, start=1):
            zones |= {
                f"p{seat} hand": sorted(ids(player.hand)),
                f"p{seat} deck": ids(player.deck),
                f"p{seat} side deck": sorted(ids(player.side)),
                f"p{seat} graveyard": sorted(ids(player.graveyard)),
                f"p{seat} magic": [(self._id(one), self._is_up(one)) for one in player.magic],
                f"p{seat} field": self._id(player.field),
                f"p{seat} monsters": list(map(self._seen, player.monsters)),
            }
        return zones

    def _seen(self, monster):
        state, is_up = self.state, self._is_up(monster)
        numbers = tuple(self.game.number(state, monster, stat) for stat in (0, 1))
        return {
            "cards": self.ids(self._stack(monster)),
            "equipment": sorted(self.ids(state.equipment(monster))),
            "counters": sorted(self.ids(state.counters(monster))),
            "position": self._position(monster),
            "up": is_up,
            "numbers": is_up and numbers,
            "passives": is_up and sorted(self.look(state, monster, "passives")),
        }

    # -- reading the engine's table

    def _id(self, card):
        return self.ids([card])[0] if card >= 0 else None

    def _is_up(self, card):
        return not self.state.is_face_down(card)

    def _position(self, monster):
        return DEFENCE if self.state.in_defence(monster) else ATTACK

    def _stack(self, monster):
        return [monster, *reversed(self.state.bases(monster))]

    def called(self, card):
        """A thing on the field as both tables call it; any other card by its id."""
        state = self.state
        for seat, player in enumerate(state.players, start=1):
            if card in player.monsters:
                return f"p{seat}'s {among(card, player.monsters, self._monster_in_words)}"
            if card in player.magic:
                return f"p{seat}'s {among(card, player.magic, self._laid_in_words)}"
            if card == player.field:
                return f"p{seat}'s field {self._id(card)}"
            for bearer in player.monsters:
                if card in state.equipment(bearer):
                    words = among(card, state.equipment(bearer), self._id)
                    return f"{words} on {self.called(bearer)}"
            for zone, name in ((player.deck, "deck"), (player.side, "side deck")):
                if card in zone:
                    return f"{self._id(card)} ({name})"
        return f"weather {self._id(card)}" if card == state.weather else self._id(card)

    def _monster_in_words(self, card):
        return f"{self._id(card)}{'' if self._is_up(card) else ' (down)'}"

    def _laid_in_words(self, card):
        return f"{'laid' if self._is_up(card) else 'set'} {self._id(card)}"

    # -- taking it over

    def _cards(self, cards):
        """Each of them for itself, though they may look alike."""
        return [self._copy(card) for card in cards]

    def _copy(self, card):
        state, printed = self.state, self.rivals.cards[self._id(card)]
        is_side = state.flags[card] & OF_SIDE != 0
        return Card(**{**vars(printed), "owner": state.owners[card], "is_side": is_side})

    def _laid(self, card):
        return (
            Laid(self._copy(card), self.state.owners[card], self._is_up(card))
            if card >= 0
            else None
        )

    def _side(self, seat, given):
        side = self.state.players[seat]
        zones = [self._cards(zone) for zone in (side.deck, side.hand, side.graveyard, side.side)]
        player = Player(
            seat,
            *zones,
            [self._monster(seat, one) for one in side.monsters],
            [self._laid(one) for one in side.magic],
            self._laid(side.field),
            self._copy(side.avatar) if side.avatar >= 0 else None,
        )
        if not self.is_new:
            self._mark(player, given[f"p{seat + 1}"], given["turn_number"])
        return player

    def _mark(self, player, given, turn):
        """What the second opinion has to know of what happened before."""
        for card in player.side_deck:
            card.is_side = True
        for laid, told in zip(player.sets, given["sets"], strict=True):
            laid.turn = turn if told["new"] else 0
        for monster, told in zip(player.monsters, given["monsters"], strict=True):
            monster.is_commanded = "commanded" in told
            monster.is_turned = "turned" in told
        player.has_read_side_deck = bool(given.get("side_plays"))
        player.evolutions = given.get("evolved", 0)

    def _monster(self, seat, card):
        return Monster(
            self._cards(self._stack(card)),
            seat,
            self._position(card),
            self._is_up(card),
            self._cards(self.state.equipment(card)),
            self._cards(self.state.counters(card)),
        )
