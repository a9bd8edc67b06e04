"""Finds puzzles: tables of games between bots at which p1 can win this turn, and greedy cannot.

    python scripts/make_puzzles.py cipher card_data/cipher/puzzles --count 20

Tables are taken from the beginnings of turns, with the other player closer to defeat than in the
game and without some of the cards. A table is kept if `roll:8` wins there whatever its random
numbers are, `greedy` does not, and it takes little time, so that the tests stay quick: run this
compiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

from deckcli.bots.bot import bot_stream, make_bot
from deckcli.bots.solving import ANSWERS, SOLVES, is_solved, other_player
from deckcli.core.rng import Rng, seeded
from deckcli.engine.play import apply, start
from deckcli.engine.rulings.layouts import BadRuling, Layout
from deckcli.engine.rulings.puzzles import puzzle_table
from deckcli.engine.state import State
from deckcli.engine.views import view_of
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of, seated

STREAMS = (0, 1, 2)  # of random numbers, with each of which it must be solved

Side = dict[str, Any]
Given = dict[str, Any]


# -- a table in the words of rulings, seen by whose turn it is


def _cipher(game: Any, state: Any, rng: Rng) -> Given:
    def units(player: Any, line: str) -> list[Any]:
        return [
            _marked(
                game,
                state,
                unit,
                main_character=unit == player.leader,
                tapped=state.is_tapped(unit) and player is not state.players[state.active],
            )
            for unit in getattr(player, line)
        ]

    def side(player: Any, orbs: int) -> Side:
        return {
            "front": units(player, "front"),
            "back": units(player, "back"),
            "bonds": _ids(game, state, player.bonds),
            "hand": _ids(game, state, player.hand),
            "orbs": orbs,
        }

    mine, theirs = _players(state)
    return {"phase": "bond", "p1": side(mine, 2), "p2": side(theirs, rng.below(2))}


def _blackpoker(game: Any, state: Any, rng: Rng) -> Given:
    def side(player: Any, deck: int) -> Side:
        return {
            "soldiers": [
                _marked(
                    game,
                    state,
                    soldier,
                    under=_ids(game, state, state.cards_of(soldier)[1:]),
                    driven=state.is_driven(soldier),
                )
                for soldier in player.soldiers
            ],
            "bulwarks": [
                _marked(game, state, card, driven=state.is_driven(card)) for card in player.bulwarks
            ],
            "hand": _ids(game, state, player.hand),
            "deck": deck,
        }

    mine, theirs = _players(state)
    return {"p1": side(mine, 20), "p2": side(theirs, 1 + rng.below(9))}


def _ashes(game: Any, state: Any, rng: Rng) -> Given:
    kinds = game.words[: game.type_words]

    def tokens(card: int, *, wounds: int = -1) -> Any:
        return _marked(
            game,
            state,
            card,
            wounds=state.wounds[card] if wounds < 0 else wounds,
            exhaustion=state.exhaustion[card],
        )

    def side(player: Any, life: int) -> Side:
        leader = player.phoenixborn
        wounds = max(0, game.life(state, leader) - life) if life else state.wounds[leader]
        return {
            "phoenixborn": tokens(leader, wounds=wounds),
            "battlefield": [tokens(unit) for unit in player.battlefield[:3]],
            "spellboard": [
                _marked(game, state, card, exhaustion=state.exhaustion[card])
                for card in player.spellboard[:1]
            ],
            "hand": _ids(game, state, player.hand[:2]),
            "pile": _ids(game, state, player.pile),
            "active": {
                kind: number for kind, number in zip(kinds, player.active, strict=True) if number
            },
        }

    mine, theirs = _players(state)
    return {"p1": side(mine, 0), "p2": side(theirs, 1 + rng.below(5))}


def _blue_moon(game: Any, state: Any, rng: Rng) -> Given:
    def side(player: Any, *, deck: int, hand: int) -> Side:
        return {
            "combat": _ids(game, state, player.combat),
            "support": _ids(game, state, player.support),
            "hand": _ids(game, state, player.hand)[:hand],
            "deck": deck,
        }

    mine, theirs = _players(state)
    element = ("fire", "earth", "none")[state.element]
    first = side(mine, deck=rng.below(3), hand=6)
    return {
        "phase": "leadership",
        "element": element,
        "p1": {**first, "dragons": 1 + rng.below(3)},
        "p2": side(theirs, deck=rng.below(4), hand=1 + rng.below(4)),
    }


def _summon_magic(game: Any, state: Any, rng: Rng) -> Given:
    def side(seat: int, deck: int) -> Side:
        player = state.players[seat]
        return {
            "monsters": [
                _marked(
                    game,
                    state,
                    monster,
                    position="defence" if state.in_defence(monster) else "attack",
                    face_down=state.is_face_down(monster),
                )
                for monster in player.monsters[:3]
            ],
            "sets": _ids(game, state, [card for card in player.magic if state.is_face_down(card)]),
            "hand": _ids(game, state, player.hand[:2]),
            "deck": deck,
        }

    return {"p1": side(state.active, 9), "p2": side(1 - state.active, 1 + rng.below(6))}


TABLES: dict[str, Callable[[Any, Any, Rng], Given]] = {
    "ashes": _ashes,
    "blackpoker": _blackpoker,
    "blue_moon": _blue_moon,
    "cipher": _cipher,
    "summon_magic": _summon_magic,
}


def _players(state: Any) -> tuple[Any, Any]:
    return state.players[state.active], state.players[1 - state.active]


def _ids(game: Any, state: Any, cards: Any) -> list[str]:
    return [game.faces[state.faces[card]].id for card in cards]


def _marked(game: Any, state: Any, card: int, **marks: Any) -> Any:
    """A card with those marks that say something; alone if none does."""
    name = game.faces[state.faces[card]].id
    told = {mark: value for mark, value in marks.items() if value and value != "attack"}
    return {"card": name, **told} if told else name


# -- finding


def beginnings(game: Any, decks: Any, seed: int) -> Iterator[State]:
    """The tables of a game between two greedy bots with which turns begin."""
    state = start(game, decks, seed)
    bots = [make_bot("greedy", game, bot_stream(seed, seat)) for seat in range(2)]
    turn = state.turn
    while state.question is not None:
        seat = state.question.seat
        if state.turn > max(turn, 2) and seat == state.active:
            turn = state.turn
            yield state
        apply(game, state, bots[seat].choose(view_of(game, state, seat)))


def is_puzzle(game: Any, layout: Layout[Any], given: Given, seconds: float) -> bool:
    ruling = {"given": given}
    try:
        if is_solved(game, puzzle_table(game, layout, ruling), ANSWERS):
            return False
    except BadRuling:  # something lies there that tables of rulings cannot have
        return False
    started = process_time()
    return all(
        _is_won(game, puzzle_table(game, layout, ruling), stream) for stream in STREAMS
    ) and (process_time() - started < len(STREAMS) * seconds)


def _is_won(game: Any, state: State, stream: int) -> bool:
    """Whether it is solved with these random numbers, and not by a single decision."""
    turn, decisions = state.turn, 0
    players = [make_bot(SOLVES, game, bot_stream(stream, 0)), other_player(game)]
    while state.question is not None and state.turn == turn:
        seat = state.question.seat
        decisions += seat == 0 and len(state.question.options) > 1
        apply(game, state, players[seat].choose(view_of(game, state, seat)))
    return state.winner == 0 and decisions > 1


def puzzles(key: str, seed: int, seconds: float) -> Iterator[Given]:
    library = Library()
    game = game_of(library.catalog(key))
    layout, rng = layout_of(game), seeded("puzzles", key, seed)
    decks = [library.deck(name).deck for name in sorted(library.sample_files(key))]
    decks = [deck for deck in decks if not game.unplayable(deck)]
    number = seed
    while True:
        number += 1
        pair = [decks[number % len(decks)], decks[(number * 3 + 1) % len(decks)]]
        for state in beginnings(game, seated(game, pair), number):
            given = {"turn": "p1", **TABLES[key](game, state, rng)}
            given = {word: _said(value) for word, value in given.items()}
            if is_puzzle(game, layout, given, seconds):
                yield given
                break


def _said(value: Any) -> Any:
    """A side without what is empty."""
    if not isinstance(value, dict):
        return value
    return {word: part for word, part in value.items() if part not in ([], {}) or word == "hand"}


# -- writing


def text_of(key: str, given: Given, names: dict[str, str]) -> str:
    """A puzzle as a file."""
    lines = [
        "# yaml-language-server: $schema=../../../schemas/ruling.schema.json",
        "ruling: p1 can win before this turn ends.",
        f"game: {key}",
        "given:",
    ]
    for word, value in given.items():
        if not isinstance(value, dict):
            lines.append(f"  {word}: {value}")
            continue
        lines.append(f"  {word}:")
        for part, cards in value.items():
            if isinstance(cards, list) and cards:
                lines.append(f"    {part}:")
                lines += [f"      - {_flow(card)}{_comment(card, names)}" for card in cards]
            else:
                lines.append(f"    {part}: {_flow(cards)}{_comment(cards, names)}")
    return "\n".join([*lines, "puzzle: p1", ""])


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{word}: {_flow(part)}" for word, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_flow(part) for part in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _comment(value: Any, names: dict[str, str]) -> str:
    name = names.get(str(value.get("card") if isinstance(value, dict) else value))
    return f"  # {name}" if name else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.01, help="the most a solution may take")
    given = parser.parse_args()
    names = {card.id: card.name("en") for card in Library().catalog(given.game)}
    given.folder.mkdir(parents=True, exist_ok=True)
    for number, puzzle in enumerate(puzzles(given.game, given.seed, given.seconds), start=1):
        file = given.folder / f"{number:02}.yaml"
        file.write_text(text_of(given.game, puzzle, names), encoding="utf-8")
        print(file, flush=True)
        if number == given.count:
            break


if __name__ == "__main__":
    main()
