"""From the abilities of a card file to the abilities of a face."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.core.yaml_source import KeyPath, Path
from deckcli.engine.abilities import Ability
from deckcli.engine.game import Face, Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.ability_forms import ANY_FORM, OTHER_CARD, TO_COME, Form, absent_in
from deckcli.engine.language.circles import StatGraph
from deckcli.engine.language.naming import Names
from deckcli.engine.language.plain import Misread, entries
from deckcli.engine.language.reader import Reader
from deckcli.engine.notation import FORMERLY
from deckcli.engine.ops import Op, Program
from deckcli.engine.words.choosing import Choose, MarkUsed, May, OfferPayment, Repeat
from deckcli.engine.words.events import EventClause, SeatClause
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Static
from deckcli.engine.words.paying import Priced, joined


class Windows:
    """The questions and verbs of a game that abilities use."""

    __slots__ = ("choose", "choose_verbs", "may", "may_verbs")

    def __init__(
        self, choose: int, choose_verbs: list[int], may: int, may_verbs: list[int]
    ) -> None:
        self.choose, self.choose_verbs = choose, choose_verbs  # choose a card; done
        self.may, self.may_verbs = may, may_verbs  # pay; decline


class Compiler:
    """Gives faces their abilities; mistakes are collected with their place in the card."""

    def __init__(self, game: Game[Any], words: v.Vocabulary, windows: Windows) -> None:
        self.game, self.words, self.windows = game, words, windows
        self.skills: dict[str, int] = {}
        self.reserved: list[str] = []  # names the game itself binds in the frames of abilities
        self.deciding: list[int] = []  # stats that decide whether any others change, in order
        self.graph = StatGraph()
        self.graph.names.update(words.stats)
        self.problems = game.problems

    def skill(self, name: str) -> int:
        """One number for all abilities of the same name."""
        return self.skills.setdefault(name, len(self.skills))

    def ability(
        self, face: Face, facts: Mapping[str, Any], number: int = 0, form: Form = ANY_FORM
    ) -> Ability:
        """Compile the ability at this position on the card, and add it to the face and the game."""
        game, at = self.game, (face.id, "abilities", number)
        made = Ability(len(game.abilities), _names(face, facts), facts.get("class", ""))
        made.face, made.number = face.index, number
        made.skill, made.once = self.skill(made.name), facts.get("limit") == "once_per_turn"
        names = Names(self.reserved, facts)
        reader = Reader(self.words, names, self.windows.choose, self.windows.choose_verbs)
        reader.absent = absent_in(form, facts)
        reader.problems += form.problems(facts, at)
        try:
            self._read(made, reader, facts, at)
        except Misread as mistake:
            reader.problems.append(mistake.problem)
        self.problems += reader.problems
        if reader.ops:
            made.program = len(game.programs)
            title = f"{made.name} ({face.id})"
            game.programs.append(Program(title, reader.ops, names.slots))
        game.abilities.append(made)
        face.abilities.append(made)
        face.note_events()
        return made

    def _read(self, made: Ability, reader: Reader, facts: Mapping[str, Any], at: Path) -> None:
        if "when" in facts:
            clause = self._event(reader, facts["when"], (*at, "when"))
            made.event, made.when = clause.event, clause.conditions
        if "times" in facts:
            made.times = reader.number(facts["times"], (*at, "times"))
        for key in ("if", "while"):
            if key in facts:
                made.requires += reader.conditions(facts[key], (*at, key))
        if "may_pay" in facts:
            reader.ops.append(May(self.windows.may, self.windows.may_verbs))
        parts: list[Priced] = []
        for key in ("cost", "may_pay"):
            if key in facts:
                parts += reader.parts(facts[key], (*at, key))
        made.cost, ops = joined(parts)
        reader.ops += ops
        if "do" in facts:
            self._steps(made, reader, facts["do"], (*at, "do"))
        if "gives" in facts:
            made.statics = self._statics(made, reader, facts["gives"], (*at, "gives"))

    def _steps(self, made: Ability, reader: Reader, value: Any, at: Path) -> None:
        first = len(reader.ops)
        for place, op in reader.steps(value, at).items():
            if isinstance(op, Repeat):
                hint = "put it into a may_pay or an if"
                raise Misread('"repeat" would never end here', place, hint)
        _mark(made, reader.ops, first)
        for number, op in enumerate(reader.ops):
            if isinstance(op, Repeat):
                op.back = number + 1 - first

    def _event(self, reader: Reader, value: Any, at: Path) -> EventClause | SeatClause:
        if not isinstance(value, dict):
            known = next(iter(self.words.of(v.EVENT)), "event")
            raise Misread(f"`when` is a mapping, such as {{{known}: self}}", at)
        names = [key for key in value if key != "whom"]
        if len(names) != 1:
            place = KeyPath((*at, names[1])) if names else at
            raise Misread("`when` names one event", place)
        word = reader.known(v.EVENT, names[0], KeyPath((*at, names[0])))
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
        who = reader.group(value[names[0]], (*at, names[0]))
        whom = None
        if "whom" in value:
            whom = reader.group(value["whom"], (*at, "whom"))
        clause: EventClause = word.make(who, whom)
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
                    self._note_reads(made, static.stat, reader.reads, place)
            except Misread as mistake:
                reader.problems.append(mistake.problem)
                continue
            found += several
        for static in found:
            static.requires, static.ability = made.requires, made.index
            static.is_own = isinstance(static.group, Itself)
        return found

    def _note_reads(
        self, made: Ability, stat: int, asked: list[tuple[int, Path]], place: Path
    ) -> None:
        """Raises if a stat that is read depends on the one that is changed."""
        deciding = self.deciding
        if stat in deciding:
            deciding = deciding[: deciding.index(stat)]
        teller = f"{made.name} of {self.game.faces[made.face].id}"
        for read, at in [*asked, *((stat, place) for stat in deciding)]:
            circle = self.graph.add(stat, read, teller)
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
