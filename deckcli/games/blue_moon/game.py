"""Blue Moon, put together: cards, texts, programs, notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.packed import joined
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.decks.deck import Deck
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.language.ability_forms import PROGRAM
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import (
    ABILITY,
    CARD,
    COVERED,
    RETOLD,
    SEAT,
    SILENT,
    WORD,
    Verb,
)
from deckcli.engine.ops import Program
from deckcli.engine.rule_options import RuleOption, Rules
from deckcli.engine.state import NONE, NOTHING, UNKNOWN, Frame
from deckcli.engine.words.groups import Fitting
from deckcli.games.blue_moon.rules import codes as t
from deckcli.games.blue_moon.rules import fight, meeting, turn
from deckcli.games.blue_moon.rules.areas import draw_cards
from deckcli.games.blue_moon.rules.faces import BlueMoonFace
from deckcli.games.blue_moon.rules.playing import GiveUpAchievement, Interfere
from deckcli.games.blue_moon.rules.plays import BlueMoonRules
from deckcli.games.blue_moon.rules.setup import BlueMoonDeck, DealHands, dealt, seat_player
from deckcli.games.blue_moon.rules.state import BlueMoonState, Player
from deckcli.games.blue_moon.rules.texts import Fits, Ignores, Text
from deckcli.games.blue_moon.table.layout import BlueMoonLayout
from deckcli.games.blue_moon.words.forms import form_of
from deckcli.games.blue_moon.words.statics import is_card_by_card
from deckcli.games.blue_moon.words.vocabulary import all_words
from deckcli.games.blue_moon.worth import FREE, HORIZON, SCALE, TUNED, WEIGHTS, count_side, habit

if TYPE_CHECKING:
    from deckcli.games.blue_moon.table.presenter import BlueMoonPresenter


class BlueMoon(BlueMoonRules):
    """The rules with all cards of a catalog."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self.windows = list(t.WINDOWS)
        self.endings = list(t.ENDINGS)
        self.answers = [list(verbs) for verbs in t.ANSWERS]
        self.words = list(t.ELEMENTS)
        self.verbs = _verbs()
        self.idle_verbs = vec[i64](t.IDLE)
        self.set_weights(WEIGHTS, TUNED)
        self.horizon, self.scale = HORIZON, SCALE
        self.inquisitors: Mapping[str, Mapping[str, int]] = catalog.info.table("inquisitors")
        self.purposes = ["blind draws"]
        self._add_programs()
        self._add_faces(catalog)
        self.has_interference = any(card.kind == "interference" for card in catalog)
        if not self.has_interference:
            self.unopened.append(t.ASK_INTERFERE)

    def _add_programs(self) -> None:
        after, end = t.TIMINGS.index("after_booster_support"), t.TIMINGS.index("end_of_turn")
        meet = meeting.MeetDemands()
        self.programs = vec[Program]([
            Program("setup", [DealHands()]),
            Program("turn", [
                turn.BeginTurn(), turn.BeginningPhase(), turn.LeadershipPhase(), turn.Engage(),
                fight.CharacterPhase(), fight.SupportPhase(),
                meeting.ListDemands(only_dragons=False), meet,
                fight.GatherTexts(after), fight.RunTexts(after, t.AFTER), fight.ShipsLeave(),
                fight.ChooseElement(), fight.Aim(), fight.AnnouncePower(), fight.CallBluff(),
                fight.RefillHand(), fight.GatherTexts(end), fight.RunTexts(end, t.END),
                fight.FurtherDraws(), fight.PassTurn(),
            ]),
            Program("aim", [turn.AimAnew()]),
            Program("decline", [turn.DiscardToDecline(), turn.EndDeclined()]),
            Program("retreat", [meeting.ListDemands(only_dragons=True), meet, fight.Retreat()]),
            Program("flight", [fight.Retreat()]),
            Program("interference", [Interfere()]),
            Program("rivalry", [GiveUpAchievement()]),
        ])  # fmt: skip

    # -- cards

    def _add_faces(self, catalog: Catalog) -> None:
        pairs: dict[str, int] = {}
        for card in catalog:
            if "pair" in card.facts:
                pairs.setdefault(card.facts["pair"], len(pairs))
        windows = Windows(t.ASK_CHOICE, [t.CHOOSE, t.DONE], t.ASK_OFFER, [t.YES, t.NO])
        compiler = Compiler(self, all_words(), windows)
        self.prints[UNKNOWN].kind = t.SUPPORT  # what a card is that is played face down
        for card in catalog:
            self._add_face(card, pairs, compiler)

    def _add_face(self, card: CardDef, pairs: Mapping[str, int], compiler: Compiler) -> None:
        face = BlueMoonFace(len(self.prints), card.id, card.labels)
        face.read(card.facts, pairs)
        self.prints = append(self.prints, face)
        self.faces = append(self.faces, face)
        self.face_of[card.id] = face.index
        for number, facts in enumerate(card.get("abilities", ())):
            if any(key in facts for key in PROGRAM):
                ability = compiler.ability(face, facts, number, form_of(facts))
                ability.kind = facts["timing"]
                self._note_blanks(ability)
                for static in ability.statics:
                    if isinstance(static, Text):
                        static.is_card_by_card = is_card_by_card(static)
            else:
                face.is_playable = False  # in a ruling it may still lie there, as a blank card
        self.set_abilities(face, face.abilities)

    def _note_blanks(self, ability: Ability) -> None:
        """Note which kinds of cards a text speaks of as a whole, and whether of face-down ones."""
        table = BlueMoonState()
        table.faces, table.owners = vec[i64]([UNKNOWN]), vec[i64]([0])
        table.players = vec[Player]([Player(), Player()])
        frame, blank = Frame(-1, 1, NONE, vec[i64](), NOTHING), self.prints[UNKNOWN]
        for static in ability.statics:
            group = static.group
            if isinstance(static, Ignores) and isinstance(group, Fitting):
                table.players[0].bluffs = vec[i64]([0])
                static.reaches_blank = group.filter.fits(self, table, frame, 0)
                table.players[0].bluffs = vec[i64]()
            if isinstance(static, Fits):
                static.fits_blank = static.fitting.fits(self, table, frame, 0)
                for kind in (t.BOOSTER, t.SUPPORT):
                    blank.kind, blank.has_text = kind, True
                    fits_text = static.fitting.fits(self, table, frame, 0)
                    blank.has_text = False
                    if fits_text and static.fitting.fits(self, table, frame, 0):
                        static.covers |= 2**kind
                blank.kind = t.SUPPORT

    def set_abilities(self, face: Face, abilities: vec[Ability]) -> None:
        super().set_abilities(face, abilities)
        self.prints[face.index].file_texts(abilities)

    # -- playing

    def new_state(self) -> BlueMoonState:
        return BlueMoonState()

    def set_up(self, state: BlueMoonState, decks: Sequence[Any]) -> None:
        for seat, deck in enumerate(decks):
            seat_player(state, seat, deck)
        state.push(self.setup_program, 0)

    def deck(self, deck: Deck) -> BlueMoonDeck:
        """The deck as the table needs it; raises NotPlayable without enough cards for a hand."""
        faces = [
            self.face_of[entry.card.id]
            for entry in deck.entries("cards")
            for _ in range(entry.count)
        ]
        named = deck.options.get("inquisitor")
        brought = self.inquisitors.get(str(named.value), {}) if named is not None else {}
        made = BlueMoonDeck(faces, brought.get("early_dragons", 0), brought.get("further_draws", 0))
        return dealt(deck.name, made)

    def unplayable(self, deck: Deck) -> list[str]:
        """The cards of a deck whose texts have no program yet."""
        ids = {entry.card.id for entry in deck.entries("cards")}
        return [card_id for card_id in ids if not self.prints[self.face_of[card_id]].is_playable]

    def draw(self, state: BlueMoonState, seat: i64, amount: i64) -> None:
        """What texts draw; at the end of a turn the opponent's may forbid it."""
        if state.phase == t.END and self.has_working(state, 1 - seat, t.NO_EXTRA_DRAWS):
            return
        draw_cards(self, state, seat, amount)

    def prize(self, state: BlueMoonState) -> i64:
        return state.crystals

    def zone(self, state: BlueMoonState, seat: i64, zone: i64) -> vec[i64]:
        player = state.players[seat]
        if zone >= t.COMBAT:
            return _area(player, zone)
        if zone == t.HAND:
            return player.hand
        if zone == t.DECK:
            return player.deck
        if zone == t.DISCARDED:
            return player.discard
        return player.pile

    def is_in_play(self, state: BlueMoonState, card: i64) -> bool:
        return card in self.in_play(state, state.owners[card])

    def is_unit(self, state: BlueMoonState, card: i64) -> bool:
        player = state.players[state.owners[card]]
        return card in player.combat or card in player.support or card in player.bluffs

    # -- looking

    def could_be(self, state: BlueMoonState, card: i64, face: i64) -> bool:
        """A bluff shows its icon once it is turned up."""
        return card not in state.players[state.owners[card]].bluffs or bool(
            self.prints[face].icons & t.BLUFF
        )

    def count_side(self, state: BlueMoonState, seat: i64, sign: i64, found: vec[i64]) -> None:
        count_side(self, state, seat, sign, found)

    def is_settled(self, state: BlueMoonState) -> bool:
        return state.question is not None and state.question.window in FREE

    def habit(self, state: BlueMoonState) -> i64:
        return habit(self, state)

    def zones(self, state: BlueMoonState) -> vec[vec[i64]]:
        found, between = vec[vec[i64]](), vec[i64]()
        for player in state.players:
            carried = vec[i64]()
            for cards in player.cargo:
                carried = extend(carried, cards)
            zones = vec[vec[i64]]([
                player.hand, player.deck, player.discard, player.pile, player.combat, player.past,
                player.support, player.bluffs, player.ships, carried, player.landed,
                player.ashore, player.achieved,
            ])  # fmt: skip
            found = extend(found, zones)
        if state.hyla != NONE:
            between = append(between, state.hyla)
        return append(found, between)

    def presenter(self) -> BlueMoonPresenter:
        from deckcli.games.blue_moon.table.presenter import BlueMoonPresenter

        return BlueMoonPresenter(self)


def _area(player: Player, zone: i64) -> vec[i64]:
    """What lies on the table in front of a player."""
    if zone == t.SHIPS:
        return player.ships
    if zone == t.ACHIEVED:
        return player.achieved
    found = joined(player.combat, player.past)
    if zone == t.AREAS:
        found = extend(extend(found, player.support), player.bluffs)
    return found


def rule_options(info: GameFacts) -> tuple[RuleOption, ...]:
    """Only the options that every game offers."""
    return ()


def make_game(catalog: Catalog, rules: Rules) -> BlueMoon:
    return BlueMoon(catalog)


def make_layout(game: BlueMoonRules, filler: str, rules: Sequence[str]) -> BlueMoonLayout:
    return BlueMoonLayout(game, filler, rules)


def _verbs() -> list[Verb]:
    """How each action is written, in the order of the verbs in `codes`."""
    return [
        Verb("land {a}", CARD), Verb("retrieve {a}", CARD, told=RETOLD),
        Verb("discard {a}", CARD, told=RETOLD), Verb("use {a}: {b}", CARD, ABILITY),
        Verb("done", told=SILENT), Verb("play {a}", CARD), Verb("replace {a}", CARD),
        Verb("fight", told=SILENT), Verb("retreat", told=RETOLD), Verb("decline"),
        Verb("bluff {a}", CARD, told=COVERED), Verb("load {a} -> {b}", CARD, CARD, told=RETOLD),
        Verb("concede", told=RETOLD), Verb("announce {a}", WORD),
        Verb("choose {a}", CARD, told=COVERED), Verb("call"), Verb("no call", told=SILENT),
        Verb("first {a}: {b}", CARD, ABILITY, told=RETOLD), Verb("yes"), Verb("no", told=SILENT),
        Verb("blind {a}", SEAT, told=RETOLD), Verb("interfere {a}", CARD),
        Verb("let be", told=SILENT), Verb("cover {a}", CARD),
    ]  # fmt: skip
