"""Fire Emblem Cipher, put together: cards, skills, programs, notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.catalog.catalog import CardDef, Catalog, ability_name
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.vecs import append, extend, i64, vec
from deckcli.decks.deck import Deck
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.language.ability_forms import is_frame
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import (
    ABILITY,
    CARD,
    COVERED,
    NUMBER,
    RETOLD,
    SILENT,
    WORD,
    Verb,
    verb_of,
)
from deckcli.engine.ops import Op, Program
from deckcli.engine.rule_options import RuleOption, Rules
from deckcli.engine.secrets import conceal
from deckcli.engine.state import NONE
from deckcli.games.cipher.decks.names import numbered_units, units_of
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.rules.check_timing import BreakOrbs, Settle
from deckcli.games.cipher.rules.combat import (
    Critical,
    Declare,
    EndCombat,
    Evade,
    Judge,
    LeaveCombat,
    StillFighting,
)
from deckcli.games.cipher.rules.deploying import DeployPhase
from deckcli.games.cipher.rules.faces import CipherFace
from deckcli.games.cipher.rules.icons import icon_bits, needed_by
from deckcli.games.cipher.rules.places import require, tie_to_places, works_in
from deckcli.games.cipher.rules.setup import (
    CipherDeck,
    DealHands,
    LayOrbs,
    Mulligan,
    dealt,
    seat_player,
)
from deckcli.games.cipher.rules.state import CipherState
from deckcli.games.cipher.rules.stats import CipherRules
from deckcli.games.cipher.rules.support import (
    AddSupport,
    CheckNow,
    SupportSkills,
    SupportsLeave,
    TurnUpSupports,
)
from deckcli.games.cipher.rules.turn import (
    ActionPhase,
    BeginTurn,
    BondPhase,
    DrawForTurn,
    EndPhase,
    PassTurn,
    Untap,
)
from deckcli.games.cipher.rules.zones import draw_cards
from deckcli.games.cipher.table.layout import CipherLayout
from deckcli.games.cipher.words.forms import DECIDING, form_of
from deckcli.games.cipher.words.vocabulary import vocabulary
from deckcli.games.cipher.worth import FREE, HORIZON, SCALE, TUNED, WEIGHTS, count_side, habit

if TYPE_CHECKING:
    from deckcli.games.cipher.table.presenter import CipherPresenter


class Cipher(CipherRules):
    """The rules with all cards of a catalog."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self.windows = list(t.WINDOWS)
        self.endings = list(t.ENDINGS)
        self.answers = [list(verbs) for verbs in t.ANSWERS]
        self.words = list(t.LINES)
        self.verbs = _verbs()
        self.idle_verbs = vec[i64](t.IDLE)
        self.set_weights(WEIGHTS, TUNED)
        self.horizon, self.scale = HORIZON, SCALE
        self._add_programs()
        self._add_faces(catalog)

    def _add_programs(self) -> None:
        setup = Program("setup", [DealHands(), Mulligan(0), Mulligan(1), LayOrbs()])
        turn = Program("turn", [
            BeginTurn(), Untap(), DrawForTurn(), BondPhase(), DeployPhase(), ActionPhase(),
            EndPhase(), PassTurn(),
        ])  # fmt: skip
        still_fighting = StillFighting()
        checks: list[Op] = [CheckNow(), still_fighting]
        combat = Program("combat", [
            Declare(), still_fighting, TurnUpSupports(),
            SupportSkills(attacking=True, checks=len(checks)), *checks,
            SupportSkills(attacking=False, checks=len(checks)), *checks,
            AddSupport(), Critical(), Evade(), Judge(), SupportsLeave(),
            EndCombat(), LeaveCombat(),
        ])  # fmt: skip
        still_fighting.last = combat.place_of(SupportsLeave)
        checking, orbs = Program("check", [Settle()]), Program("orbs", [BreakOrbs()])
        self.programs = vec[Program]([setup, turn, combat, checking, orbs])
        self.setup_program, self.turn_program = 0, 1
        self.combat_program, self.check_program, self.orbs_program = 2, 3, 4

    # -- cards

    def _add_faces(self, catalog: Catalog) -> None:
        units, skills = numbered_units(catalog), _numbered_skills(catalog)
        self.skills, self.bearing = skills, [[] for _ in skills]
        self.skilled = vec[vec[Ability]]([vec[Ability]() for skill in skills])
        windows = Windows(t.ASK_CHOICE, [t.CHOOSE, t.DONE], t.ASK_PAY, [t.PAY, t.DECLINE])
        compiler = Compiler(self, vocabulary(units, skills), windows)
        compiler.skills, compiler.deciding = skills, list(DECIDING)
        for card in catalog:
            self._add_face(card, units, compiler)

    def _add_face(self, card: CardDef, units: Mapping[str, int], compiler: Compiler) -> None:
        face = CipherFace(len(self.prints), card.id, card.names)
        mine = [units[next(iter(names.values()))] for names in units_of(card)]
        face.read(card.facts, mine[0], mine[1] if len(mine) > 1 else -1)
        self.prints = append(self.prints, face)
        self.faces = append(self.faces, face)
        self.face_of[card.id] = face.index
        for number, facts in enumerate(card.get("abilities", ())):
            if not is_frame(facts):
                self._add_ability(face, facts, number, compiler)
            else:
                face.is_playable = False  # in a ruling it may still lie there, as a blank card
        self.set_abilities(face, face.abilities)
        if face.places:
            self.places |= face.places
            places = [self.working_in[ability.index] for ability in face.abilities]
            tie_to_places(face.abilities, places, self.programs)

    def _add_ability(
        self, face: CipherFace, facts: Mapping[str, Any], number: int, compiler: Compiler
    ) -> None:
        ability = compiler.ability(face, facts, number, form_of(facts))
        icons = facts.get("icons", ())
        self.icons = append(self.icons, icon_bits(icons))
        require(ability, extend(ability.requires, needed_by(icons)))
        self.modes.append(facts.get("mode", ""))
        self.working_in.append(works_in(facts))
        self.bearing[ability.skill].append(ability)

    def set_abilities(self, face: Face, abilities: vec[Ability]) -> None:
        changed = {ability.skill for ability in [*face.abilities, *abilities]}
        super().set_abilities(face, abilities)
        mine = self.prints[face.index]
        mine.clear_skills()
        for ability in abilities:
            mine.add_skill(ability, self.modes[ability.index], self.working_in[ability.index])
        mine.note_names()
        for skill in changed:
            self.skilled[skill] = self._first_borne(skill)

    def _first_borne(self, skill: int) -> vec[Ability]:
        """The first ability with a skill name that its face has now, if there is one."""
        for ability in self.bearing[skill]:
            if ability in self.faces[ability.face].abilities:
                return vec[Ability]([ability])
        return vec[Ability]()

    # -- playing

    def new_state(self) -> CipherState:
        return CipherState()

    def set_up(self, state: CipherState, decks: Sequence[Any]) -> None:
        for seat, deck in enumerate(decks):
            seat_player(state, seat, deck)
        state.push(self.setup_program, 0)

    def deck(self, deck: Deck) -> CipherDeck:
        """The deck as the table needs it; raises NotPlayable without a leader and enough cards."""
        faces = [
            self.face_of[entry.card.id]
            for entry in deck.entries("cards")
            for _ in range(entry.count)
        ]
        leader = deck.entry("main_character")
        return dealt(deck.name, faces, self.face_of[leader.card.id] if leader else NONE)

    def unplayable(self, deck: Deck) -> list[str]:
        """The cards of a deck whose skills have no program yet."""
        ids = {entry.card.id for entry in deck.entries("cards")}
        return [card_id for card_id in ids if not self.prints[self.face_of[card_id]].is_playable]

    def draw(self, state: CipherState, seat: i64, amount: i64) -> None:
        draw_cards(self, state, seat, amount)

    # -- looking

    def could_be(self, state: CipherState, card: i64, face: i64) -> bool:
        """A main character that is not turned up yet costs 1, as all of them do."""
        is_leader = state.players[state.owners[card]].leader == card
        return not is_leader or self.prints[face].cost == 1

    def hide(self, state: CipherState, seat: i64) -> None:
        if self.places & t.IN_HAND:
            conceal(state, seat, t.ASK_ORDER)

    def count_side(self, state: CipherState, seat: i64, sign: i64, found: vec[i64]) -> None:
        count_side(self, state, seat, sign, found)

    def is_settled(self, state: CipherState) -> bool:
        return state.question is not None and state.question.window in FREE

    def ends_turn(self, action: i64) -> bool:
        return verb_of(action) == t.END_TURN

    def habit(self, state: CipherState) -> i64:
        return habit(self, state)

    def zones(self, state: CipherState) -> vec[vec[i64]]:
        found = vec[vec[i64]]()
        for player in state.players:
            support, stacked = vec[i64](), vec[i64]()
            if player.support != NONE:
                support = append(support, player.support)
            for unit in player.units:
                stacked = extend(stacked, state.stack(unit)[1:])
            zones = vec[vec[i64]]([
                player.hand, player.deck, player.front, player.back, player.bonds,
                player.orbs, player.retreat, support, stacked,
            ])  # fmt: skip
            found = extend(found, zones)
        return found

    def presenter(self) -> CipherPresenter:
        from deckcli.games.cipher.table.presenter import CipherPresenter

        return CipherPresenter(self)


def rule_options(info: GameFacts) -> tuple[RuleOption, ...]:
    """Only the options that every game offers."""
    return ()


def make_game(catalog: Catalog, rules: Rules) -> Cipher:
    return Cipher(catalog)


def make_layout(game: CipherRules, filler: str, rules: Sequence[str]) -> CipherLayout:
    return CipherLayout(game, filler, rules)


def _numbered_skills(catalog: Catalog) -> dict[str, int]:
    """One number for all skills of the same name."""
    skills: dict[str, int] = {}
    for card in catalog:
        for ability in card.get("abilities", ()):
            skills.setdefault(ability_name(ability), len(skills))
    return skills


def _verbs() -> list[Verb]:
    """How each action is written, in the order of the verbs in `codes`."""
    return [
        Verb("keep"), Verb("mulligan"),
        Verb("bond {a}", CARD), Verb("no bond", told=SILENT),
        Verb("deploy {a} -> {b}", CARD, WORD), Verb("level up {a} -> {b}", CARD, CARD),
        Verb("end deployment", told=SILENT),
        Verb("move {a}", CARD), Verb("attack {a} -> {b}", CARD, CARD),
        Verb("use {a}: {b}", CARD, ABILITY), Verb("end turn", told=SILENT),
        Verb("critical {a}", CARD), Verb("no critical", told=SILENT),
        Verb("evade {a}", CARD), Verb("no evade", told=SILENT),
        Verb("choose orb {a}", NUMBER), Verb("choose {a}", CARD, told=COVERED),
        Verb("done", told=SILENT), Verb("pay"), Verb("decline", told=SILENT),
        Verb("first {a}: {b}", CARD, ABILITY, told=RETOLD),
        Verb("flip {a}", CARD), Verb("discard {a}", CARD, told=RETOLD), Verb("tap {a}", CARD),
        Verb("keep {a}", CARD),
    ]  # fmt: skip
