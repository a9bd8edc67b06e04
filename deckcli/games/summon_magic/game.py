"""Summon & Magic, put together: cards, skills, programs, notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.coverage import Status, status
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.errors import NotPlayable
from deckcli.core.rng import Rng
from deckcli.core.text import fold
from deckcli.core.vecs import append, i64, vec
from deckcli.decks.deck import Deck
from deckcli.decks.namesakes import name_keys
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.language.ability_forms import is_frame
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.ops import Op, Program
from deckcli.engine.rule_options import RuleOption, Rules
from deckcli.engine.state import NONE, Frame
from deckcli.engine.words.choosing import Choose
from deckcli.games.summon_magic.rules import codes as t
from deckcli.games.summon_magic.rules.actions import begin, with_answers
from deckcli.games.summon_magic.rules.chain import Answer, CloseItem, Named, PayCard, StillThere
from deckcli.games.summon_magic.rules.faces import SummonFace
from deckcli.games.summon_magic.rules.notation import all_verbs
from deckcli.games.summon_magic.rules.programs import rule_programs
from deckcli.games.summon_magic.rules.setup import SummonDeck, dealt, make_room, seat_player
from deckcli.games.summon_magic.rules.state import SummonState
from deckcli.games.summon_magic.rules.stats import SummonRules
from deckcli.games.summon_magic.rules.zones import draw
from deckcli.games.summon_magic.table.layout import SummonLayout
from deckcli.games.summon_magic.words.forms import form_of
from deckcli.games.summon_magic.words.vocabulary import vocabulary
from deckcli.games.summon_magic.worth import HORIZON, SCALE, TUNED, WEIGHTS, count_side, habit

if TYPE_CHECKING:
    from deckcli.games.summon_magic.table.presenter import SummonPresenter


_SECOND_PICK = 3  # the step of the setup that follows the question to the second player
_ANSWERED = {"enters", "attacked", "kills"}  # timing skills that wait for these can be answered


class SummonMagic(SummonRules):
    """The rules with all cards of a catalog."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self.windows = list(t.WINDOWS)
        self.endings = list(t.ENDINGS)
        self.answers = [list(verbs) for verbs in t.ANSWERS]
        self.words = list(t.WORDS)
        self.verbs = all_verbs()
        self.idle_verbs = vec[i64](t.IDLE)
        self.set_weights(WEIGHTS, TUNED)
        self.horizon, self.scale = HORIZON, SCALE
        self.unknown: list[str] = []  # cards whose abilities have no program
        self._add_programs()
        self._add_faces(catalog)

    def _add_programs(self) -> None:
        named = rule_programs()
        self.programs = vec[Program](list(named.values()))
        at = {name: place for place, name in enumerate(named)}
        self.setup_program, self.turn_program = at["setup"], at["turn"]
        self.charge_program, self.summon_program = at["charge"], at["summon"]
        self.evolve_program, self.lay_program = at["evolve"], at["lay"]
        self.set_program, self.position_program = at["set"], at["position"]
        self.end_program, self.entry_program = at["end"], at["entry"]
        self.counter_program, self.destruction_program = at["counter"], at["destruction"]
        self.burial_program = at["burial"]

    # -- cards

    def _add_faces(self, catalog: Catalog) -> None:
        words = catalog.info.table("words")
        known = {field: list(words[field]) for field in ("race", "category")}
        windows = Windows(t.ASK_CHOICE, [t.CHOOSE, t.DONE], t.ASK_OFFER, [t.YES, t.NO])
        compiler = Compiler(self, vocabulary(known["race"]), windows)
        self.element_of = vec[i64]([t.NO_ATTRIBUTE] * len(self.programs))
        for card in catalog:
            face = SummonFace(len(self.prints), card.id, card.names)
            face.read(card.facts, known)
            self.prints = append(self.prints, face)
            self.faces = append(self.faces, face)
            self.face_of[card.id] = face.index
        self._number_names(catalog)
        for card in catalog:
            face = self.prints[self.face_of[card.id]]
            for number, facts in enumerate(card.get("abilities", ())):
                if not is_frame(facts):
                    self._add_ability(face, facts, number, compiler)
            if status(card, catalog.info, [self.key]) is Status.FACTS:
                self.unknown.append(card.id)
            self.set_abilities(face, face.abilities)

    def _number_names(self, catalog: Catalog) -> None:
        """Cards of one name have one number, by which conditions of EX-S and EVO-L find them."""
        keys = name_keys(catalog)
        numbers = {key: number for number, key in enumerate(dict.fromkeys(keys.values()))}
        called: dict[str, int] = {}
        for card in catalog:
            self.prints[self.face_of[card.id]].name_index = numbers[keys[card.id]]
            for name in (card.id, *card.names.values()):
                called[fold(name)] = numbers[keys[card.id]]
        for card in catalog:
            face = self.prints[self.face_of[card.id]]
            by = card.get("extra_summon", {}).get("by", ())
            face.summoned_by = vec[i64]([called.get(fold(name), NONE) for name in by])
            base = card.get("evolves_from", {}).get("name")
            if base is not None:
                face.base_name = called.get(fold(base), NONE)

    def _add_ability(
        self, face: SummonFace, facts: Mapping[str, Any], number: int, compiler: Compiler
    ) -> None:
        flag = facts.get("flag", "")
        written = {**facts, "class": flag}
        asked = facts.get("while", [])
        if flag == "guard" and isinstance(asked, list):
            written["while"] = [*asked, {"self_is": {"position": "defence"}}]
        compiler.reserved = ["#targets"] if flag == "attack" else []
        compiler.before_steps, compiler.closing = self._around(face, facts)
        made = compiler.ability(face, written, number, form_of(face, facts))
        made.once = made.event >= 0
        attribute = t.ATTRIBUTES.index(facts.get("attribute", "none")) if flag else face.attribute
        self._note(made, attribute, facts)
        if made.program >= 0:
            self._ask_for_targets(made)

    def _ask_for_targets(self, made: Ability) -> None:
        """What is named before the steps is asked for in a window of its own."""
        slots = vec[i64]([target.slot for target in made.targets])
        for op in self.programs[made.program].ops:
            if isinstance(op, Choose) and op.slot in slots:
                op.window = t.ASK_TARGET

    def _around(self, face: SummonFace, facts: Mapping[str, Any]) -> tuple[list[Op], list[Op]]:
        """What comes before and after the steps of an ability, given how it is used."""
        flag = facts.get("flag", "")
        if flag == "action":
            return [Named(), Answer(), StillThere()], []
        when = facts.get("when")
        if flag == "timing" and isinstance(when, dict) and when.keys() & _ANSWERED:
            return [Named(), Answer(), StillThere()], []
        if not flag and "when" not in facts:
            return [PayCard(), Named(), Answer(), StillThere()], [CloseItem()]
        return [], []

    def _note(self, made: Ability, attribute: int, facts: Mapping[str, Any]) -> None:
        """What is known of each ability and of the programs that belong to it."""
        for nth in range(len(self.attributes), len(self.abilities)):
            self.attributes = append(self.attributes, attribute)
            strikes = facts.get("strikes", {})
            self.strikes = append(
                self.strikes, strikes.get("monsters", 0) - strikes.get("cards", 0)
            )
            usual = 1 if "strikes" in facts else 0
            self.costs_ap = append(self.costs_ap, facts.get("ap", usual))
        for nth in range(len(self.element_of), len(self.programs)):
            self.element_of = append(self.element_of, attribute)

    def set_abilities(self, face: Face, abilities: vec[Ability]) -> None:
        super().set_abilities(face, abilities)
        mine = self.prints[face.index]
        mine.clear_skills()
        for ability in abilities:
            mine.add_skill(ability)

    # -- playing

    def new_state(self) -> SummonState:
        return SummonState()

    def set_up(self, state: SummonState, decks: Sequence[Any]) -> None:
        total: i64 = 0
        for deck in decks:
            total += len(deck.listed)
        make_room(state, total)
        for seat, deck in enumerate(decks):
            seat_player(state, seat, deck)
        state.push(self.setup_program, 0)

    def deck(self, deck: Deck) -> SummonDeck:
        """The decks as the table needs them; raises NotPlayable for what cannot be dealt."""
        avatar = deck.entry("avatar")
        if avatar is not None and avatar.card.kind != "avatar":
            raise NotPlayable(
                f'the deck "{deck.name}" cannot be dealt: "{avatar.card.name()}" is no avatar',
                hint="deckcli check tells what is wrong",
            )
        cards, side = self._book(deck, "cards"), self._book(deck, "side_deck")
        chosen = self.face_of[avatar.card.id] if avatar is not None else NONE
        return dealt(deck.name, SummonDeck(cards, side, chosen))

    def _book(self, deck: Deck, section: str) -> list[int]:
        faces: list[int] = []
        for entry in deck.entries(section):
            if entry.card.kind == "avatar":
                raise NotPlayable(
                    f'the deck "{deck.name}" cannot be dealt: "{entry.card.name()}" is an avatar',
                    hint="deckcli check tells what is wrong",
                )
            faces += [self.face_of[entry.card.id]] * entry.count
        return faces

    def unplayable(self, deck: Deck) -> list[str]:
        """The cards of a deck whose abilities have no program yet."""
        entries = [*deck.entries("cards"), *deck.entries("side_deck")]
        avatar = deck.entry("avatar")
        ids = {entry.card.id for entry in entries} | ({avatar.card.id} if avatar else set())
        return [card_id for card_id in ids if card_id in self.unknown]

    def responses(self, state: SummonState, frame: Frame, seat: i64) -> vec[i64]:
        if seat == frame.seat:  # nobody answers an item of their own
            return vec[i64]()
        return with_answers(self, state, seat, frame.values[t.ITEM])

    def respond(self, state: SummonState, frame: Frame, seat: i64, action: i64) -> None:
        begin(self, state, seat, action)

    def draw(self, state: SummonState, seat: i64, amount: i64) -> None:
        draw(self, state, seat, amount)

    def target_lost(self, state: SummonState, frame: Frame, slot: i64) -> bool:
        """A card or skill that has lost its target has no effect."""
        state.emit(t.FIZZLES, frame.seat, frame.source)
        return False

    # -- looking

    def could_be(self, state: SummonState, card: i64, face: i64) -> bool:
        """A set card can be set; a face-down monster is one that a card may lay there."""
        printed, flags = self.prints[face], state.flags[card]
        if flags & t.OF_SIDE and (flags & t.FACE_DOWN or card in state.staged):
            return printed.kind == t.MAGIC
        if not flags & t.FACE_DOWN:
            if card in state.staged:
                return self._could_be_staged(state, card, printed)
            return True
        if flags & t.IN_DEFENCE:
            return printed.kind == t.MONSTER and printed.summon == t.NORMAL
        return printed.kind != t.MONSTER or printed.is_settable

    def _could_be_staged(self, state: SummonState, card: i64, printed: SummonFace) -> bool:
        """A card that is being laid unseen: set by an action, or as a monster by an effect."""
        for frame in state.agenda:
            if frame.source == card and frame.program == self.entry_program:
                return printed.kind == t.MONSTER and printed.summon == t.NORMAL
        return printed.kind != t.MONSTER or printed.is_settable

    def hide(self, state: SummonState, seat: i64) -> None:
        """Which deck the other player has picked is a secret until both have."""
        state.players[1 - seat].picked = NONE

    def guess(self, state: SummonState, seat: i64, rng: Rng) -> None:
        """The second player is asked when the first has picked a deck already."""
        if seat == 1 and len(state.agenda) > 0:
            bottom, player = state.agenda[0], state.players[0]
            is_asked = bottom.program == self.setup_program and bottom.step == _SECOND_PICK
            if is_asked and len(player.side) > 0:
                player.picked = rng.below(2)

    def count_side(self, state: SummonState, seat: i64, sign: i64, found: vec[i64]) -> None:
        count_side(self, state, seat, sign, found)

    def is_settled(self, state: SummonState) -> bool:
        return state.question is not None and state.question.window == t.ASK_ACTION

    def habit(self, state: SummonState) -> i64:
        return habit(self, state)

    def zones(self, state: SummonState) -> vec[vec[i64]]:
        found = vec[vec[i64]]([state.attached, state.staged])
        alone = vec[i64]()
        if state.weather != NONE:
            alone = append(alone, state.weather)
        for player in state.players:
            found = append(append(append(found, player.hand), player.deck), player.graveyard)
            found = append(append(append(found, player.monsters), player.magic), player.side)
            if player.field != NONE:
                alone = append(alone, player.field)
            if player.avatar != NONE:
                alone = append(alone, player.avatar)
        return append(found, alone)

    def presenter(self) -> SummonPresenter:
        from deckcli.games.summon_magic.table.presenter import SummonPresenter

        return SummonPresenter(self)


def rule_options(info: GameFacts) -> tuple[RuleOption, ...]:
    """Only the options that every game offers."""
    return ()


def make_game(catalog: Catalog, rules: Rules) -> SummonMagic:
    return SummonMagic(catalog)


def make_layout(game: SummonRules, filler: str, rules: Sequence[str]) -> SummonLayout:
    return SummonLayout(game, filler, rules)
