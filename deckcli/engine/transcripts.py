"""Games written down: decks, seed, options and every decision; enough to play them again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source, Unreadable
from deckcli.core.json_text import without_halves
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.endings import ending_name, forfeit, forfeit_of
from deckcli.engine.game import Game, S
from deckcli.engine.listening import Listener
from deckcli.engine.notation import SEATS, IllegalAction, read
from deckcli.engine.play import MAX_TURNS, apply, start

VERSION = 2
READABLE = (1, VERSION)  # in older versions everything still holds but the fingerprint


class BadTranscript(DeckcliError):
    """A transcript that cannot be read, or whose game now goes differently."""

    code = "transcript"


class Transcript:
    """One game as it was played. `actions` are lines such as `p1 attack B01-003 -> B01-053`.

    A game that is not over yet has no `result`.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        *,
        decks: Sequence[Mapping[str, Any]] = (),
        bots: Sequence[str] = (),
        rules: Mapping[str, int | str] | None = None,
        actions: Sequence[str] = (),
        result: Mapping[str, Any] | None = None,
        card_data: str = "",
        version: int = VERSION,
    ) -> None:
        self.version = version  # which kind of fingerprint it has; new transcripts have the latest
        self.game, self.seed, self.decks, self.bots = game, seed, list(decks), list(bots)
        self.rules = dict(rules or {"max_turns": MAX_TURNS})
        self.actions = list(actions)
        self.result = dict(result or {})
        self.card_data = card_data

    def to_text(self) -> str:
        """As JSON with one line per action, so that transcripts can be compared line by line."""
        head: dict[str, Any] = {
            "transcript": VERSION,
            "game": self.game,
            "card_data": self.card_data,
            "seed": self.seed,
            "rules": self.rules,
            "bots": self.bots,
            "decks": self.decks,
        }
        if self.result:
            head["result"] = self.result
        lines = [f"{json.dumps(key)}: {_json(value)}" for key, value in head.items()]
        actions = ",\n".join(f"  {_json(line)}" for line in self.actions)
        lines.append(f'"actions": [\n{actions}\n]')
        return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: Any) -> str:
    return without_halves(json.dumps(value, ensure_ascii=False))


def from_text(text: str, where: str) -> Transcript:
    """Read a transcript from text; raises BadTranscript."""
    try:
        content = json.loads(text, object_pairs_hook=_mapping, parse_constant=_no_number)
    except _RepeatedKey as again:  # not `error`: in compiled code a name has one type
        raise _repeated(text, where, again) from again
    except (ValueError, RecursionError) as error:
        at = f"line {error.lineno} is" if isinstance(error, json.JSONDecodeError) else "it is"
        raise BadTranscript(f"not a transcript: {at} no JSON", where=where) from error
    if not isinstance(content, dict) or content.get("transcript") not in READABLE:
        known = " or ".join(map(str, READABLE))
        raise BadTranscript(f"not a transcript of version {known}", where=where)
    for problem in schema_problems("transcript", content):
        place = ".".join(str(step) for step in problem.at)
        raise BadTranscript(f"{problem.message}{f' (at {place})' if place else ''}", where=where)
    return Transcript(
        content["game"],
        content["seed"],
        decks=content["decks"],
        bots=content["bots"],
        rules=content["rules"],
        actions=content["actions"],
        result=content.get("result"),
        card_data=content["card_data"],
        version=int(content["transcript"]),  # 1.0 is a version too, but compiled code wants an int
    )


class _RepeatedKey(Exception):
    """A key appears twice, where JSON would silently keep the last value."""


def _mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        raise _RepeatedKey("a key is written twice in one object")
    return content


def _no_number(word: str) -> Any:
    raise ValueError(f"{word} is a number for Python alone")


def _repeated(text: str, where: str, error: _RepeatedKey) -> BadTranscript:
    """JSON does not report positions, but YAML does, and JSON is YAML too."""
    try:
        read_yaml(Source(where, text))
    except Unreadable as trouble:
        return BadTranscript(trouble.message, where=str(trouble.place))
    return BadTranscript(str(error), where=where)


def fingerprint_of(game: Game[S], state: S) -> str:
    """What lies where, by card ids, so it does not change when cards join the catalog."""
    zones = [[game.faces[state.faces[card]].id for card in zone] for zone in game.zones(state)]
    table = repr([zones, list(state.streams), state.turn, state.ending])
    return hashlib.blake2b(table.encode(), digest_size=16).hexdigest()


def result_of(game: Game[S], state: S) -> dict[str, Any]:
    """How a game ended, and the fingerprint of its final table."""
    return {
        "winner": f"p{state.winner + 1}" if state.winner >= 0 else None,
        "ending": game.presenter().ending(state),
        "code": ending_name(game, state.ending),
        "turns": state.turn,
        "fingerprint": fingerprint_of(game, state),
    }


def replay(
    game: Game[S], decks: Sequence[Any], transcript: Transcript, listener: Listener | None = None
) -> Iterator[S]:
    """Yield the table before the first action and after each; always the same object."""
    limit = int(transcript.rules.get("max_turns", MAX_TURNS))
    state = start(game, decks, transcript.seed, max_turns=limit, listener=listener)
    _give_up(game, state, transcript, 0)
    yield state
    for number, line in enumerate(transcript.actions, start=1):
        who, _, text = line.partition(" ")
        if state.question is None:
            raise BadTranscript(
                f"action {number} comes after the end: {game.presenter().ending(state)}", hint=line
            )
        if who != SEATS[state.question.seat]:
            raise BadTranscript(f"action {number}: {who} is not to act", hint=line)
        try:
            action = read(game, state, text)
        except IllegalAction as error:
            raise BadTranscript(f"action {number}: {error.message}", hint=error.hint) from error
        apply(game, state, action)
        _give_up(game, state, transcript, number)
        yield state


def _give_up(game: Game[S], state: S, transcript: Transcript, number: int) -> None:
    """After the last action: a bot that had no answer lost the game, as the transcript says."""
    ending = forfeit_of((transcript.result or {}).get("code", ""))
    if ending and number == len(transcript.actions) and state.question is not None:
        forfeit(game, state, state.question.seat, ending)


def differences(game: Game[S], transcript: Transcript, state: S) -> list[str]:
    """What differs from the transcript after its last action.

    The fingerprint of an older version is computed differently, so it is not compared.
    """
    if state.over and not transcript.result:
        return ["the game is over, but the transcript does not tell how it ended"]
    actual = result_of(game, state)
    return [
        f"{key} is {actual[key]!r}, the transcript says {value!r}"
        for key, value in transcript.result.items()
        if actual.get(key) != value and (key != "fingerprint" or transcript.version == VERSION)
    ]
