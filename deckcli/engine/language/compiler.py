"""From the abilities of a card file to the abilities of a face."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from deckcli.core.text import meant
from deckcli.core.vecs import append, extend, vec
from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.abilities import NO_EVENT, Ability
from deckcli.engine.game import Face, Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import (
    ANY_FORM,
    OTHER_CARD,
    PROGRAM,
    TO_COME,
    TRIGGERS,
    Form,
    absent_in,
)
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.circles import StatGraph
from deckcli.engine.language.members import read_met
from deckcli.engine.language.naming import Names
from deckcli.engine.language.plain import Misread, entries
from deckcli.engine.language.reader import Reader
from deckcli.engine.notation import FORMERLY
from deckcli.engine.ops import Op, Program
from deckcli.engine.state import NONE
from deckcli.engine.targeting import CheckTargets, NameTargets
from deckcli.engine.things import ANY_KIND, CARDS
from deckcli.engine.words.choosing import Choose, MarkUsed, May, OfferPayment, Repeat
from deckcli.engine.words.events import EventClause, SeatClause
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Cost, Static, Target
from deckcli.engine.words.paying import Priced, joined
from deckcli.engine.words.players import Each


class Compiler:
    """Gives faces their abilities; mistakes are collected with their place in the card."""

    def __init__(self, game: Game[Any], words: v.Vocabulary, windows: Windows) -> None:
        self.game, self.words, self.windows = game, words, windows
        self.skills: dict[str, int] = {}
        self.reserved: list[str] = []  # names the game itself binds in the frames of abilities
        # What abilities with steps do besides, in games that need it:
        self.targeting: int = NONE  # the program in which each target may answer
        self.before_steps: list[Op] = []  # between naming the targets and the first step
        self.closing: list[Op] = []  # after the last step, even if the others are left out
        self.deciding: list[int] = []  # stats that decide whether any others change, in order
        self.graph = StatGraph()
        self.graph.names.update(words.stats)
        self.graph.layered = words.layered
        self.problems = game.problems
        if windows.blind != NONE:
            windows.blind_purpose = len(game.purposes)
            game.purposes.append("blind choices")

    def skill(self, name: str) -> int:
        """One number for all abilities of the same name."""
        return self.skills.setdefault(name, len(self.skills))

    def ability(
        self, face: Face, facts: Mapping[str, Any], number: int = 0, form: Form = ANY_FORM
    ) -> Ability:
        """Compile the ability at this position on the card, and add it to the face and the game."""
        made = self._compiled(face, facts, number, form, (face.id, "abilities", number))
        face.abilities = append(face.abilities, made)
        face.note_events()
        return made

    def _compiled(
        self, face: Face, facts: Mapping[str, Any], number: int, form: Form, at: Path
    ) -> Ability:
        """An ability that is written here, as one of the game's."""
        game = self.game
        made = Ability(0, _names(face, facts), facts.get("class", ""))
        made.face, made.number = face.index, number
        made.skill, made.once = self.skill(made.name), facts.get("limit") == "once_per_turn"
        names = Names(self.reserved, facts)
        reader = Reader(self.words, names, self.windows)
        reader.inner = partial(self._inner, face, number)
        reader.absent = absent_in(form, facts)
        reader.problems += form.problems(facts, at)
        try:
            self._read(made, reader, facts, at)
        except Misread as mistake:
            reader.problems.append(mistake.problem)
        self.problems += reader.problems
        if reader.ops:
            title = f"{made.name} ({face.id})"
            closing = self.closing if "do" in facts else []
            self._name_steps_of_each(reader, title)
            made.program = len(game.programs)
            program = Program(title, reader.ops, names.slots, closing, names.kinds)
            game.programs = append(game.programs, program)
        made.index = len(game.abilities)
        for op in reader.ops:
            if isinstance(op, MarkUsed):
                op.ability = made.index
        for static in made.statics:
            static.ability = made.index
        game.abilities = append(game.abilities, made)
        return made

    def _name_steps_of_each(self, reader: Reader, title: str) -> None:
        """What each of several players does becomes a program, with all names of the ability."""
        names = reader.names
        for op in reader.ops:
            if isinstance(op, Each):
                program = Program(title, op.steps, names.slots, kinds=names.kinds)
                program.copied, op.program = op.copied, len(self.game.programs)
                self.game.programs = append(self.game.programs, program)

    def _inner(self, face: Face, number: int, value: Any, at: Path) -> int:
        """The index of an ability that another one grants; it is no ability of the face itself."""
        if not isinstance(value, dict):
            raise Misread("a whole ability is expected here", at)
        known = ["name", *self.words.marks, *PROGRAM]
        for key, given in value.items():
            if key not in known:
                told = f'"{key}" has no meaning in an ability that is given'
                raise Misread(told, KeyPath((*at, key)), meant(key, known))
            if key in self.words.marks and given is not True:
                raise Misread("true is expected here, or nothing at all", (*at, key))
        return self._compiled(face, value, number, ANY_FORM, at).index

    def _read(self, made: Ability, reader: Reader, facts: Mapping[str, Any], at: Path) -> None:
        self._read_event(made, reader, facts, at)
        for key in ("if", "while"):
            if key in facts:
                made.requires = extend(made.requires, reader.conditions(facts[key], (*at, key)))
        if "may_pay" in facts:
            reader.ops.append(May(self.windows.may, self.windows.may_verbs))
        parts: list[Priced] = []
        for key in ("cost", "may_pay"):
            if key in facts:
                parts += reader.parts(facts[key], (*at, key))
        costs, ops = joined(parts)
        made.cost = vec[Cost](costs)
        reader.ops += ops
        if "targets" in facts:
            self._read_targets(made, reader, facts["targets"], (*at, "targets"))
        if "do" in facts:
            self._steps(made, reader, facts["do"], (*at, "do"))
        if "gives" in facts:
            made.statics = vec[Static](self._statics(made, reader, facts["gives"], (*at, "gives")))

    def _read_targets(self, made: Ability, reader: Reader, value: Any, at: Path) -> None:
        for entry, place in entries(value, at):
            known, before = reader.names.used, len(reader.ops)
            reader.target(entry, place, ANY_KIND)
            if len(reader.ops) == before:
                hint = "such as {choose: enemy, as: victim}"
                raise Misread("a target is a choice", place, hint)
            choice = reader.ops[-1]
            assert isinstance(choice, Choose)
            # what depends on a target named before can only be looked for when that one is known
            is_needed = choice.fewest > 0 and reader.names.used == known
            made.targets = append(
                made.targets, Target(choice.slot, choice.among, is_needed=is_needed)
            )
        if self.targeting != NONE:
            kinds = reader.names.kinds
            cards = [target for target in made.targets if kinds[target.slot] == CARDS]
            reader.ops.append(NameTargets(vec[Target](cards), self.targeting))

    def _steps(self, made: Ability, reader: Reader, value: Any, at: Path) -> None:
        reader.ops += self.before_steps
        if len(made.targets) > 0:
            reader.ops.append(CheckTargets(made.targets))
        first, bound = len(reader.ops), len(reader.names.slots)
        for place, op in reader.steps(value, at).items():
            if isinstance(op, Repeat):
                hint = "put it into a may_pay or an if"
                raise Misread('"repeat" would never end here', place, hint)
        _mark(made, reader.ops, first)
        for number, op in enumerate(reader.ops):
            if isinstance(op, Repeat):
                op.back = number + 1 - first
                op.kept = bound

    def _read_event(
        self, made: Ability, reader: Reader, facts: Mapping[str, Any], at: Path
    ) -> None:
        for key in TRIGGERS:
            if key not in facts:
                continue
            if made.event != NO_EVENT:
                hint = "two abilities can do the same, each at its time"
                raise Misread("an ability waits for one event", KeyPath((*at, key)), hint)
            clause = self._event(reader, facts[key], (*at, key), key)
            made.event, made.when = clause.event, clause.conditions
            made.is_late = key == "after"
        if "times" in facts:
            made.times = reader.number(facts["times"], (*at, "times"))

    def _event(self, reader: Reader, value: Any, at: Path, key: str) -> EventClause | SeatClause:
        if not isinstance(value, dict):
            known = next(iter(self.words.of(v.EVENT)), "event")
            raise Misread(f"`{key}` is a mapping, such as {{{known}: self}}", at)
        names = [name for name in value if name != "whom"]
        if len(names) != 1:
            place = KeyPath((*at, names[1])) if names else at
            raise Misread(f"`{key}` names one event", place)
        word = reader.known(v.EVENT, names[0], KeyPath((*at, names[0])))
        if word.is_to_come and key == "after":
            raise Misread(
                f'"{word.name}" has yet to happen', KeyPath((*at, names[0])), "use `when`"
            )
        if not word.is_to_come:
            reader.absent[TO_COME] = f'"{word.name}" has happened already'
        for what in word.lacks:
            reader.absent[what] = f'when "{word.name}" has happened there is none'
        if "whom" in value:
            reader.need(OTHER_CARD, "whom", KeyPath((*at, "whom")))
        if word.args:
            of_seat: SeatClause = word.make(
                **reader.arguments(word, value[names[0]], (*at, names[0]))
            )
            return of_seat
        clause: EventClause = word.make(*read_met(reader, word, value, at))
        return clause

    def _statics(self, made: Ability, reader: Reader, value: Any, at: Path) -> list[Static]:
        found: list[Static] = []
        required = reader.reads[:]
        for entry, place in entries(value, at):
            reader.reads = required[:]
            try:
                read = reader.word(v.STATIC, entry, place)
                several: list[Static] = read if isinstance(read, list) else [read]
                for static in several:
                    name = entry if isinstance(entry, str) else next(iter(entry))
                    self.graph.names.setdefault(static.stat, name)
                    self._note_reads(made, static, reader.reads, place)
            except Misread as mistake:
                reader.problems.append(mistake.problem)
                continue
            found += several
        for static in found:
            static.requires, static.ability = made.requires, made.index
            static.is_own = isinstance(static.group, Itself)
        return found

    def _note_reads(
        self, made: Ability, static: Static, asked: list[tuple[int, Path]], place: Path
    ) -> None:
        """Raises if a stat that is read depends on the one that is changed."""
        stat, deciding = static.stat, self.deciding
        if stat in deciding:
            deciding = deciding[: deciding.index(stat)]
        teller = f"{made.name} of {self.game.faces[made.face].id}"
        for read, at in [*asked, *((stat, place) for stat in deciding)]:
            circle = self.graph.add(stat, read, teller, static.layer)
            if circle:
                hint = "ask for something else, or change it once, with `do` and `until`"
                raise Misread(f"this would never be counted: {circle}", at, hint)


def _names(face: Face, facts: Mapping[str, Any]) -> Mapping[str, str]:
    """The printed name by language; a nameless text goes by its card's name and its number."""
    name: str | Mapping[str, str] | None = facts.get("name")
    if name is not None:
        names = {"en": name} if isinstance(name, str) else dict(name)
        return {**names, FORMERLY: facts[FORMERLY]} if FORMERLY in facts else names
    number = len(face.abilities) + 1
    called = face.names or {"en": face.id}
    return {
        lang: printed if number == 1 else f"{printed} {number}" for lang, printed in called.items()
    }


def _mark(made: Ability, ops: list[Op], first: int) -> None:
    """Note the use among the ops: if an offer comes first, then after its acceptance."""
    op = ops[first] if first < len(ops) else None
    if isinstance(op, Choose) and op.fewest == 0:
        ops.insert(first + 1, MarkUsed(made.index, made.skill, op.slot))
    elif isinstance(op, OfferPayment) and first + 1 + op.skip == len(ops):
        op.skip += 1
        ops.insert(first + 1, MarkUsed(made.index, made.skill, -1))
    else:
        ops.insert(first, MarkUsed(made.index, made.skill, -1))
