"""Ashes, put together: cards, dice, the programs of a round, notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.coverage import is_programmed
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.errors import NotPlayable
from deckcli.core.vecs import append, i64, vec
from deckcli.decks.deck import Deck
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.language.ability_forms import is_frame
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.modifiers import GRANTED
from deckcli.engine.notation import action, verb_of
from deckcli.engine.rule_options import RuleOption, Rules
from deckcli.engine.state import BITS
from deckcli.engine.things import PLAYERS
from deckcli.games.ashes.decks.conjurations import reached
from deckcli.games.ashes.rules import codes as t
from deckcli.games.ashes.rules.damage import Settle
from deckcli.games.ashes.rules.faces import AshesFace, Price
from deckcli.games.ashes.rules.paying import DiceCost, OfferIfPayable, payment_ops
from deckcli.games.ashes.rules.playing import ChooseHost, PutDown, is_permanent
from deckcli.games.ashes.rules.programs import AshesPrograms
from deckcli.games.ashes.rules.setup import AshesDeck, seat_player
from deckcli.games.ashes.rules.state import AshesState
from deckcli.games.ashes.rules.stats import AshesRules
from deckcli.games.ashes.rules.verbs import all_verbs
from deckcli.games.ashes.rules.zones import draw
from deckcli.games.ashes.table.layout import AshesLayout
from deckcli.games.ashes.words.dice import LayDie
from deckcli.games.ashes.words.forms import (
    ability_names,
    as_program,
    focus_places,
    form_of,
    inner_abilities,
    place_of,
)
from deckcli.games.ashes.words.vocabulary import vocabulary
from deckcli.games.ashes.worth import FAR_HORIZON, HORIZON, SCALE, TUNED, WEIGHTS, count_side, habit

if TYPE_CHECKING:
    from deckcli.games.ashes.table.presenter import AshesPresenter


class Ashes(AshesPrograms):
    """The rules with all cards of a catalog."""

    def __init__(self, catalog: Catalog, rules: Rules) -> None:
        super().__init__()
        self.winner_chooses = rules["first_player"] == "winner_chooses"
        self.is_one_by_one = rules["meditation"] == "one_by_one"
        types = catalog.info.table("dice")["types"]
        self.types = [kind for kind, facts in types.items() if "effect" in facts]
        self.summoned = {
            card.id: {one: made["limit"] for one, made in reached([card], catalog).items()}
            for card in catalog
        }
        self.windows = list(t.WINDOWS)
        self.endings = list(t.ENDINGS)
        self.answers = [list(verbs) for verbs in t.ANSWERS]
        self.verbs = all_verbs()
        self.idle_verbs = vec[i64](t.IDLE)
        self.purposes = ["dice"]
        self.set_weights(WEIGHTS, TUNED)
        self.horizon, self.far_horizon, self.scale = HORIZON, FAR_HORIZON, SCALE
        if not self.winner_chooses:
            self.unopened.append(t.ASK_FIRST_PLAYER)
        self._name_dice()
        self.add_programs()
        self._add_cards(catalog)

    def _name_dice(self) -> None:
        kinds = [f"{kind} {face}" for kind in self.types for face in t.FACES]
        self.words = [*kinds, *self.types, *t.FACES, *t.TOKENS]
        self.type_words = len(kinds)
        self.face_words = self.type_words + len(self.types)
        self.token_words = self.face_words + len(t.FACES)
        for kind in range(len(kinds)):
            others = [level for level in range(t.LEVELS) if level != kind % t.LEVELS]
            turns = [action(t.TURN_DIE, kind, self.face_words + level) for level in others]
            self.turnings = append(self.turnings, vec[i64](turns))

    # -- cards

    def _add_cards(self, catalog: Catalog) -> None:
        unknown = AshesFace(0, "?", {"en": "an unknown card"}, len(self.types))
        self.faces, self.prints = vec[Face]([unknown]), vec[AshesFace]([unknown])
        skills: dict[str, int] = {}

        def skill(name: str) -> int:
            return skills.setdefault(name, len(skills))

        for card in catalog:
            self._add_face(card)
        leaders = [face.id for face in self.prints if face.kind == t.PHOENIXBORN and face.index]
        self.usual_leader = next(iter(leaders), "")
        words = vocabulary(self, self.types, self.face_of, skill, ability_names(catalog))
        windows = Windows(
            t.ASK_CHOICE, [t.CHOOSE, t.DONE], t.ASK_MAY, [t.ACCEPT, t.DECLINE],
            things={PLAYERS: t.CHOOSE_PLAYER},
        )  # fmt: skip
        compiler = Compiler(self, words, windows)
        compiler.skills = skills
        compiler.targeting = self.window_programs[t.TARGETED]
        for card in catalog:
            face = self.prints[self.face_of[card.id]]
            self._compile(card, face, compiler)
            self.set_abilities(face, face.abilities)
        self._add_powers(catalog, compiler)

    def _add_face(self, card: CardDef) -> None:
        face = AshesFace(len(self.prints), card.id, card.names, len(self.types))
        face.read(card.facts, self.types)
        self.prints = append(self.prints, face)
        self.faces = append(self.faces, face)
        self.face_of[card.id] = face.index
        if face.kind != t.PHOENIXBORN:
            ops = payment_ops(face.price)
            if face.kind == t.ALTERATION:
                ops.append(ChooseHost())
            face.program = self.add_program(f"playing {card.id}", *ops, PutDown(), Settle())

    def _compile(self, card: CardDef, face: AshesFace, compiler: Compiler) -> None:
        abilities = card.get("abilities", ())
        face.is_playable = (
            face.can_be_paid
            and all(is_programmed(ability) for ability in abilities)
            and (len(abilities) > 0 or is_permanent(face))
        )
        for number, facts in enumerate(abilities):
            if is_frame(facts):
                continue
            compiler.before_steps = [PutDown()]
            compiler.closing = [PutDown(), Settle()]
            if facts["class"] == "respark":  # no spell is played, and other lines may be running
                compiler.before_steps, compiler.closing = [], []
            told = len(compiler.problems)
            made = compiler.ability(
                face, as_program(card.facts, number), number, form_of(facts, card.kind)
            )
            places = focus_places(card.facts, number)
            compiler.problems[told:] = [
                one._replace(at=place_of(one.at, places)) for one in compiler.problems[told:]
            ]
            if facts["class"] == "respark" and made.program >= 0:
                made.names, made.name = dict(t.RESPARK), t.RESPARK["en"]
                self.programs[made.program].ops[0] = OfferIfPayable(made)
            if facts.get("needs_no_target"):
                for target in made.targets:
                    target.is_needed = False
            self._note_lasting(made, facts)
            self._note_focus(made, facts, card.facts)

    def _note_lasting(self, made: Ability, facts: Mapping[str, Any]) -> None:
        """Whether exhaustion leaves an ability, and those inside of it, which come first."""
        for inner in inner_abilities(facts):
            self.is_lasting = append(self.is_lasting, int(bool(inner.get("inexhaustible"))))
        lasting = facts.get("inexhaustible") or facts["class"] in ("focus", "effect", "respark")
        while len(self.is_lasting) < made.index:
            self.is_lasting = append(self.is_lasting, 0)
        self.is_lasting = append(self.is_lasting, int(bool(lasting)))

    def _note_focus(self, made: Ability, facts: Mapping[str, Any], card: Mapping[str, Any]) -> None:
        """What focus does to the cost of an activation."""
        if facts["class"] == "focus":
            fewer = facts.get("discount", {}).get("dice", {}).get(t.FACES[t.BASIC], 0)
            self.focusing[made.index] = (facts["level"], fewer, "alternative_cost" in facts)
        if facts["class"] != "activated":
            return
        for cost in made.cost:
            if isinstance(cost, DiceCost):
                cost.is_activation = True
                for other in card["abilities"]:
                    if "alternative_cost" in other:
                        cost.other = Price(len(self.types))
                        cost.other.read(other["alternative_cost"], self.types)

    def set_abilities(self, face: Face, abilities: vec[Ability]) -> None:
        super().set_abilities(face, abilities)
        mine = self.prints[face.index]
        mine.clear_abilities()
        for ability in abilities:
            before = len(mine.uses)
            mine.note(ability)
            if len(mine.uses) > before and self.is_lasting[ability.index]:
                mine.has_lasting_uses = True
            if ability.kind == "focus":
                level, fewer, is_other = self.focusing[ability.index]
                mine.focus |= BITS[level]
                mine.discounts[level] += fewer
                if is_other:
                    mine.other_cost = level
            for static in ability.statics:
                if static.stat == GRANTED:
                    granted = self.abilities[self.granted_by(static)]
                    if granted.event >= 0:
                        mine.listens |= BITS[granted.event]

    # -- dice powers

    def _add_powers(self, catalog: Catalog, compiler: Compiler) -> None:
        compiler.before_steps, compiler.closing = [], [Settle()]
        for kind in self.types:
            facts = catalog.info.table("dice")["types"][kind]
            names = dict(facts["name"])
            face = AshesFace(len(self.prints), f"{kind}-die", names, len(self.types))
            face.kind = t.PHOENIXBORN
            self.prints, self.faces = append(self.prints, face), append(self.faces, face)
            written = {"name": names, "class": "activated", **facts["effect"]}
            made = compiler.ability(face, written, 0, form_of(written))
            self._note_lasting(made, written)
            self.set_abilities(face, face.abilities)
            self.powers = append(self.powers, made)
            for op in self.programs[made.program].ops:
                if isinstance(op, LayDie):
                    self.attached_type = len(self.powers) - 1

    # -- playing

    def new_state(self) -> AshesState:
        return AshesState()

    def set_up(self, state: AshesState, decks: Sequence[Any]) -> None:
        for seat, deck in enumerate(decks):
            seat_player(state, seat, deck)
        state.push(self.setup_program, 0)

    def deck(self, deck: Deck) -> AshesDeck:
        """The deck as the table needs it; raises NotPlayable without a Phoenixborn."""
        leader = deck.entry("phoenixborn")
        if leader is None or self.prints[self.face_of[leader.card.id]].kind != t.PHOENIXBORN:
            raise NotPlayable(
                f'the deck "{deck.name}" cannot be dealt: it has no Phoenixborn',
                hint="deckcli check tells what is wrong",
            )
        dice = {amount.name: amount.count for amount in deck.amounts("dice")}
        return AshesDeck(
            self.face_of[leader.card.id],
            self._faces_of(deck, "cards"),
            self._pile_of(deck),
            self._faces_of(deck, "first_five"),
            [dice.get(kind, 0) for kind in self.types],
        )

    def _pile_of(self, deck: Deck) -> list[int]:
        """The conjurations of a deck; one that lists none has all that its cards can summon."""
        if deck.section("conjurations") is not None:
            return self._faces_of(deck, "conjurations")
        pile: dict[str, int] = {}
        for part in ("phoenixborn", "cards"):
            for entry in deck.entries(part):
                pile.update(self.summoned[entry.card.id])
        return [self.face_of[one] for one, limit in pile.items() for _ in range(limit)]

    def _faces_of(self, deck: Deck, part: str) -> list[int]:
        return [
            self.face_of[entry.card.id]
            for entry in deck.entries(part)
            for _ in range(max(entry.count, 1))
        ]

    def unplayable(self, deck: Deck) -> list[str]:
        """The cards of a deck whose abilities have no program yet."""
        found: set[str] = set()
        for part in ("phoenixborn", "cards", "conjurations"):
            for entry in deck.entries(part):
                if not self.prints[self.face_of[entry.card.id]].is_playable:
                    found.add(entry.card.id)
        unknown = [dice.name for dice in deck.amounts("dice") if dice.name not in self.types]
        return [*found, *(f"{kind} dice" for kind in unknown)]

    def draw(self, state: AshesState, seat: i64, amount: i64) -> None:
        draw(state, seat, amount)

    # -- looking

    def count_side(self, state: AshesState, seat: i64, sign: i64, found: vec[i64]) -> None:
        count_side(self, state, seat, sign, found)

    def is_settled(self, state: AshesState) -> bool:
        return state.question is not None and state.question.window == t.ASK_TURN

    def ends_turn(self, action: i64) -> bool:
        return verb_of(action) in (t.PASS, t.END)

    def habit(self, state: AshesState) -> i64:
        return habit(self, state)

    def zones(self, state: AshesState) -> vec[vec[i64]]:
        found = vec[vec[i64]]()
        for player in state.players:
            found = append(append(found, vec[i64]([player.phoenixborn])), player.hand)
            found = append(append(append(found, player.deck), player.discard), player.pile)
            found = append(append(found, player.battlefield), player.spellboard)
            found = append(append(found, player.attached), player.removed)
        return found

    def presenter(self) -> AshesPresenter:
        from deckcli.games.ashes.table.presenter import AshesPresenter

        return AshesPresenter(self)


def rule_options(info: GameFacts) -> tuple[RuleOption, ...]:
    """Where the rulebook and the tournament rules differ."""
    return (
        RuleOption(
            "first_player", "most_basics", "Who begins: the winner of the roll, or whom they name.",
            ("most_basics", "winner_chooses"),
        ),
        RuleOption(
            "meditation", "cards_first", "Whether all cards go before a die is turned.",
            ("cards_first", "one_by_one"),
        ),
    )  # fmt: skip


def make_game(catalog: Catalog, rules: Rules) -> Ashes:
    return Ashes(catalog, rules)


def make_layout(game: AshesRules, filler: str, rules: Sequence[str]) -> AshesLayout:
    return AshesLayout(game, filler, rules)
