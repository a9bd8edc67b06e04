"""BlackPoker, put together: cards, actions, characters, notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.game_facts import GameFacts
from deckcli.core.errors import BadSetting, NotPlayable
from deckcli.core.findings import Problem
from deckcli.core.packed import filled, index_of
from deckcli.core.vecs import append, i64, vec
from deckcli.decks.deck import Deck
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.notation import CARD, COVERED, NUMBER, RETOLD, SILENT, WORD, Verb, first_of
from deckcli.engine.ops import Op, Program
from deckcli.engine.rule_options import RuleOption, Rules
from deckcli.engine.state import BITS, NONE, Frame
from deckcli.games.blackpoker.rules import codes as t
from deckcli.games.blackpoker.rules.characters import BlackPokerRules
from deckcli.games.blackpoker.rules.faces import ActionFace, CardFace, CharacterFace
from deckcli.games.blackpoker.rules.raising import PayCharacter, raisable, raising_steps
from deckcli.games.blackpoker.rules.setup import Deal, seat_player
from deckcli.games.blackpoker.rules.stage import (
    Act,
    CheckTarget,
    Conclude,
    RaisedAtOnce,
    RespondToAction,
    Triggers,
    announce,
)
from deckcli.games.blackpoker.rules.state import UNCOUNTED_HAND, BlackPokerState
from deckcli.games.blackpoker.rules.targets import target_of
from deckcli.games.blackpoker.rules.zones import draw
from deckcli.games.blackpoker.table.layout import BlackPokerLayout
from deckcli.games.blackpoker.words.actions import decision_words
from deckcli.games.blackpoker.words.forms import form_of
from deckcli.games.blackpoker.words.vocabulary import vocabulary
from deckcli.games.blackpoker.words.zones import ToDeck
from deckcli.games.blackpoker.worth import HORIZON, SCALE, TUNED, WEIGHTS, count_side, habit

if TYPE_CHECKING:
    from deckcli.games.blackpoker.table.presenter import BlackPokerPresenter

_SETUP = 0
_RESERVED = ["#keys"]


class BlackPoker(BlackPokerRules):
    """The rules of one format, with the cards of a catalog."""

    def __init__(self, catalog: Catalog, rules: Rules) -> None:
        super().__init__()
        self.recruits_from_top = rules["recruit_from"] == "top"
        self.windows = list(t.WINDOWS)
        self.endings = list(t.ENDINGS)
        self.answers = [list(verbs) for verbs in t.ANSWERS]
        self.verbs = _verbs()
        self.idle_verbs = vec[i64](t.IDLE)
        self.set_weights(WEIGHTS, TUNED)
        self.horizon, self.scale = HORIZON, SCALE
        self.programs = vec[Program]([Program("setup", [Deal()]), Program("turn", [Act()])])
        self.turn_program = 1
        order = list(catalog.info.formats)
        known = order[: order.index(str(rules["format"])) + 1]
        listed = [card for card in catalog if card.get("format") in known]
        actions = [card for card in listed if card.kind == "action"]
        self.words = [card.name("en") for card in actions]  # followed by what players decide
        self.other_words = [card.name("en") for card in catalog if card.kind == "action"]
        self.other_words += decision_words([card.get("abilities", ()) for card in catalog])
        self._add_kinds([card for card in listed if card.kind == "character"])
        self._add_cards([card for card in catalog if card.kind == "playing_card"])
        self._add_actions(actions)
        self._compile(listed)
        self._limit_decks(catalog, str(rules["regulation"]))

    def _limit_decks(self, catalog: Catalog, name: str) -> None:
        """A regulation sets the largest deck, or how many cards of a whole pack are played."""
        regulation = catalog.info.table("regulations")[name]
        pack = sum(card.copies for card in catalog if card.kind == "playing_card")
        self.most_cards = regulation.get("max", pack)
        self.most_played = regulation.get("exactly", pack)

    # -- cards

    def _add_face(self, face: Face) -> None:
        self.faces = append(self.faces, face)
        self.face_of[face.id] = face.index

    def _add_cards(self, cards: Sequence[CardDef]) -> None:
        kinds = {kind.id: kind.place for kind in self.kinds}
        self.faces = vec[Face]([self.prints[0]])
        for card in cards:
            face = CardFace(len(self.faces), card.id, card.names)
            face.read(card.facts, kinds.get(card["character"], self.bulwark))
            self.prints = append(self.prints, face)
            self._add_face(face)
        for kind in self.kinds:
            kind.index = len(self.faces)
            self._add_face(kind)

    def _add_kinds(self, cards: Sequence[CardDef]) -> None:
        for card in cards:
            face = CharacterFace(0, card.id, card.names)
            face.place = len(self.kinds)
            if card["type"] == "bulwark":
                self.bulwark = face.place
            elif "or_more" in card["key"]:
                self.armed = face.place
            self.kinds = append(self.kinds, face)

    def _add_actions(self, cards: Sequence[CardDef]) -> None:
        for card in cards:
            face = ActionFace(len(self.faces), card.id, card.names)
            face.read(card.facts, len(self.actions))
            face.target = target_of(card.get("target"))
            self.actions = append(self.actions, face)
            self._add_face(face)
        self._mark_once(cards)
        self._number_masks()
        direct = [action for action in self.actions if action.is_raised_by_players]
        direct.sort(key=lambda action: t.TYPES[action.type] == "turn")  # End is the last resort
        own = [action for action in direct if not action.not_on_own_turn]
        self.on_own_turn = vec[ActionFace](own)
        self.on_own_stage = vec[ActionFace]([one for one in own if one.timing == "quick"])
        self.on_other_turn = vec[ActionFace]([one for one in direct if one.timing == "quick"])

    def _mark_once(self, cards: Sequence[CardDef]) -> None:
        """Actions that have no bit of their own for "once a turn" get those nobody uses."""
        used = {face.once for face in self.actions}
        left = [bit for bit in BITS if bit not in used]
        for place, card in enumerate(cards):
            face = self.actions[place]
            if face.once or "once_per_turn" not in card.facts:
                continue
            if left:
                face.once = left.pop(0)
            else:
                told = f"only {len(BITS)} actions can be limited to once a turn"
                self.problems.append(Problem(told, (card.id, "once_per_turn")))

    def _number_masks(self) -> None:
        """Note which masks of keys each card is in; with more masks than bits, keys are counted."""
        for action in self.actions:
            for mask in action.wanted():
                if mask not in self.masks and len(self.masks) < len(BITS):
                    self.masks = append(self.masks, mask)
                if mask in self.masks:
                    action.wants |= BITS[index_of(self.masks, mask)]
                else:
                    action.counts_keys = action.asks_for_more = True
        for card in self.prints:
            for nth in range(len(self.masks)):
                if card.bits & self.masks[nth]:
                    card.is_in |= BITS[nth]

    # -- what they do

    def _compile(self, listed: Sequence[CardDef]) -> None:
        windows = Windows(t.ASK_CHOICE, [t.CHOOSE, t.DONE], t.ASK_CHOICE, [t.CHOOSE, t.DONE])
        places = {action.id: action.place for action in self.actions}
        compiler = Compiler(self, vocabulary(places, self.words), windows)
        compiler.reserved = _RESERVED
        for card in listed:
            face = self.faces[self.face_of[card.id]]
            for number, facts in enumerate(card.get("abilities", ())):
                compiler.ability(face, facts, number, form_of(card, facts))
            if isinstance(face, ActionFace):
                face.program = len(self.programs)
                self.programs = append(self.programs, Program("", []))
            self.set_abilities(face, face.abilities)
        self.action_at = filled(NONE, len(self.programs))
        for action in self.actions:
            self.action_at[action.program] = action.place
        self._shut_windows()

    def _shut_windows(self) -> None:
        """Do not expect questions that nothing in this format asks."""
        ops = [op for program in self.programs for op in program.ops]
        if not any(isinstance(op, PayCharacter) for op in ops):
            self.unopened.append(t.ASK_SACRIFICE)
        if not any(isinstance(op, ToDeck) for op in ops):
            self.unopened.append(t.ASK_ORDER)

    def set_abilities(self, face: Face, abilities: vec[Ability]) -> None:
        super().set_abilities(face, abilities)
        if isinstance(face, CharacterFace):
            face.note_statics()
        elif isinstance(face, ActionFace):
            self.programs[face.program] = self._program_of(face)

    def _program_of(self, face: ActionFace) -> Program:
        """An action from its announcement to its end, as one program."""
        effect: list[Op] = []
        names: list[str] = list(_RESERVED)
        for ability in face.abilities:
            made = self.programs[ability.program]
            effect += list(made.ops)[:-1]
            names = made.names
        steps = raising_steps(face, face.cost)
        if face.is_immediate:
            if face.is_raised_by_players:
                steps.append(RaisedAtOnce())
        else:
            if face.sacrifices:
                steps.append(Triggers())
            steps.append(RespondToAction())
            if face.target is not None:
                steps.append(CheckTarget(len(effect)))
        steps += [*effect, Conclude(was_on_stage=not face.is_immediate)]
        return Program(face.name("en"), steps, names)

    # -- playing

    def new_state(self) -> BlackPokerState:
        return BlackPokerState()

    def set_up(self, state: BlackPokerState, decks: Sequence[Any]) -> None:
        for seat, faces in enumerate(decks):
            seat_player(state, seat, faces, self.most_played)
        state.push(_SETUP, 0)

    def deck(self, deck: Deck) -> list[int]:
        """Its faces; raises BadSetting if there are more cards than the regulation allows."""
        faces: list[int] = []
        for entry in deck.entries("cards"):
            if entry.card.kind != "playing_card":
                raise NotPlayable(
                    f'the deck "{deck.name}" cannot be dealt: "{entry.card.name()}" is no '
                    "playing card",
                    hint="deckcli check tells what is wrong",
                )
            faces += [self.face_of[entry.card.id]] * entry.count
        if len(faces) > self.most_cards:
            raise BadSetting(
                f'the deck "{deck.name}" has {len(faces)} cards, the regulation allows '
                f"{self.most_cards}",
                hint="choose another deck, or another --rule regulation",
            )
        return faces

    def responses(self, state: BlackPokerState, frame: Frame, seat: i64) -> vec[i64]:
        """The quick actions that a player may raise above one on the stage."""
        several = self.on_own_stage if seat == state.active else self.on_other_turn
        return raisable(self, state, seat, several)

    def respond(self, state: BlackPokerState, frame: Frame, seat: i64, action: i64) -> None:
        announce(self, state, seat, first_of(action))

    def draw(self, state: BlackPokerState, seat: i64, amount: i64) -> None:
        draw(state, seat, amount)

    # -- looking

    def hide(self, state: BlackPokerState, seat: i64) -> None:
        """Hands are recounted from what is known, and an unfinished ordering is a secret."""
        for player in state.players:
            player.held = UNCOUNTED_HAND
        asked = state.question
        if asked is not None and asked.window == t.ASK_ORDER and asked.seat != seat:
            frame = state.agenda[-1]
            frame.values = frame.values[: t.ORDER]

    def count_side(self, state: BlackPokerState, seat: i64, sign: i64, found: vec[i64]) -> None:
        count_side(self, state, seat, sign, found)

    def is_settled(self, state: BlackPokerState) -> bool:
        return state.question is not None and state.question.window == t.ASK_ACTION

    def habit(self, state: BlackPokerState) -> i64:
        return habit(self, state)

    def zones(self, state: BlackPokerState) -> vec[vec[i64]]:
        found = vec[vec[i64]]()
        for player in state.players:
            found = append(append(append(found, player.hand), player.deck), player.graveyard)
            found = append(append(append(found, player.soldiers), player.bulwarks), player.aside)
            for soldier in player.soldiers:
                found = append(found, state.cards_of(soldier)[1:])
        for frame in state.agenda:
            if self.action_at[frame.program] != NONE:
                found = append(found, frame.chosen[0])
        return found

    def presenter(self) -> BlackPokerPresenter:
        from deckcli.games.blackpoker.table.presenter import BlackPokerPresenter

        return BlackPokerPresenter(self)


def rule_options(info: GameFacts) -> tuple[RuleOption, ...]:
    """What players may choose, in the words of `game.yaml`."""
    formats, regulations = info.deck_keys["format"], info.deck_keys["regulation"]
    return (
        RuleOption(
            "format", formats.default, "Which actions and characters there are.", formats.of,
            deck_key="format",
        ),
        RuleOption(
            "recruit_from", "top", "From which end of the deck Recruit takes its cards.",
            ("top", "bottom"),
        ),
        RuleOption(
            "regulation", regulations.default, "How large decks are, or that half a pack is dealt.",
            regulations.of,
        ),
    )  # fmt: skip


def make_game(catalog: Catalog, rules: Rules) -> BlackPoker:
    return BlackPoker(catalog, rules)


def make_layout(game: BlackPokerRules, filler: str, rules: Sequence[str]) -> BlackPokerLayout:
    return BlackPokerLayout(game, filler, rules)


def _verbs() -> list[Verb]:
    """How each action is written, in the order of the verbs in `codes`."""
    return [
        Verb("raise {a}", WORD), Verb("drive {a}", CARD, told=COVERED),
        Verb("discard {a}", CARD, told=RETOLD), Verb("sacrifice {a}", CARD),
        Verb("key {a}", CARD, told=RETOLD), Verb("target {a}", CARD, told=RETOLD),
        Verb("target p{a}", NUMBER, told=RETOLD), Verb("target action {a}", NUMBER, told=RETOLD),
        Verb("pass", told=SILENT),
        Verb("attacker {a}", CARD), Verb("block {a} -> {b}", CARD, CARD, told=COVERED),
        Verb("done"), Verb("choose {a}", CARD, told=SILENT), Verb("{a}", WORD),
        Verb("put {a}", CARD, told=SILENT),
    ]  # fmt: skip
