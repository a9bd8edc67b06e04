"""Play many games and look for what must never happen.

    python scripts/soak.py                            in CI: 5,000 random games of each game
    python scripts/soak.py --games 20000 --random-decks 0               all pairs of sample decks
    python scripts/soak.py --games 2000 --random-decks 0 --bots greedy
    python scripts/soak.py --games 5000 --decks none --random-decks 500
    python scripts/soak.py --games 100000 --random-decks 0 --memory 120 \\
        --decks cipher/s01-marth,cipher/s02-chrom

Every game must end; no card may be lost or doubled, looked for at every decision; nobody may see
what he does not know, looked for in some games only. At the end stand the abilities that nobody
used and the windows that never opened, not even at the tables of rulings; where every card was
dealt and everything is tried at random, both lists must be empty.
"""

from __future__ import annotations

import argparse
import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from deckcli.bots.bot import make_bot
from deckcli.core.files import read_source
from deckcli.core.rng import Rng, seeded
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.layouts import UnknownCard
from deckcli.engine.play import advance, apply, start
from deckcli.engine.rulings import run_ruling
from deckcli.engine.state import State
from deckcli.engine.views import view_of
from deckcli.games.library import Library
from deckcli.games.playing import (
    chosen_rules,
    engines,
    formats_of,
    game_of,
    layout_of,
    rules_of_ruling,
    seated,
)
from deckcli.games.random_decks import cards_in, decks_with_every_card, random_deck

RULINGS = Path(__file__).parents[1] / "tests" / "rulings"
TRIES = 10  # games from each table of a ruling
CHECKED = 25  # every so many games views are compared; odd, so that decks of both kinds play them
GROWTH = 2048  # KB that a process may grow in the second half of its games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=5000, help="of each game and format")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--decks", default="all", help="all sample decks, none, or names")
    parser.add_argument("--random-decks", type=int, default=250, help="how many play half the time")
    parser.add_argument("--bots", default="random", help="random or greedy")
    parser.add_argument("--memory", type=int, default=0, help="MB the process may take")
    options = parser.parse_args()
    library, worst = Library(), 0
    for key in engines():
        for rules in formats_of(key):
            soak = Soak(library, key, rules, options)
            if soak.samples or options.random_decks:
                soak.run()
                worst = max(worst, soak.report())
    return worst


class Soak:
    """Games of one game in one format, and what came of them."""

    def __init__(self, library: Library, key: str, rules: Any, options: Any) -> None:
        self.library, self.rules, self.options = library, rules, options
        self.title = " ".join((key, *map(str, rules.values())))
        self.game = game_of(library.catalog(key), rules=rules)
        self.thinking = game_of(library.catalog(key), rules=rules)  # what bots imagine is no game
        self.dealt: set[str] = set()  # the cards that were in a deck
        self.samples = [self._seat(deck) for deck in self._sample_decks(key)]
        self.random: list[Any] = []
        self.decisions, self.endings = 0, Counter[str]()
        self.memory: list[int] = []  # KB after a quarter, a half, three quarters, all of the games

    def _sample_decks(self, key: str) -> Iterator[Any]:
        names = self.library.sample_files(key)
        asked = self.options.decks.split(",")
        for name in (
            names if self.options.decks == "all" else [one for one in asked if one in names]
        ):
            deck = self.library.deck(name).deck
            if deck is not None and not self.game.unplayable(deck):
                yield deck

    def _seat(self, deck: Any) -> Any:
        self.dealt |= cards_in(deck)
        return seated(self.game, [deck])[0]

    # -- playing

    def run(self) -> None:
        first, games = self.options.seed, self.options.games
        began = time.process_time()
        for number in range(first, first + games):
            self._play(number, number - first)
            if (number - first + 1) * 4 % games < 4:
                self.memory.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        seconds = time.process_time() - began
        speed = f"{games / seconds:.0f} games/s"
        print(f"{self.title}: {games} games, {self.decisions} decisions, {speed}")

    def _play(self, number: int, played: int) -> None:
        rng = seeded(number, "soak")
        game, state = self.game, start(self.game, self._decks(number, played, rng), number)
        bots = [make_bot(self.options.bots, self.thinking, number, seat) for seat in (0, 1)]
        at_random = self.options.bots == "random"
        while state.question is not None:
            count_cards(game, state)
            if number % CHECKED == 0:
                compare_decks(state)
                compare_views(game, state, seeded(self.decisions, "scrambled"))
            seat = state.question.seat
            if at_random:
                option = rng.pick(state.question.options)
            else:
                option = bots[seat].choose(view_of(game, state, seat))
            apply(game, state, option)
            self.decisions += 1
        count_cards(game, state)
        compare_decks(state)
        assert state.ending, f"game {number} has no reason for its end"
        self.endings[re.sub(r"\bp\d", "a player", state.ending)] += 1

    def _decks(self, number: int, played: int, rng: Rng) -> list[Any]:
        """Two decks: all pairs of samples in turn, and random ones every other time."""
        count, wanted = len(self.samples), self.options.random_decks
        if not wanted or (number % 2 and count):
            pair = number // (2 if wanted else 1)
            return [self.samples[pair % count], self.samples[pair // count % count]]
        if len(self.random) * self.options.games <= played * wanted:
            idle = {self.game.faces[one.face].id for one in self._idle()}
            deck = random_deck(self.library, self.game, rng, idle)
            self.random.append(self._seat(deck))
        return [self.random[-1], rng.pick(self.random)]

    # -- what came of it

    def _idle(self) -> list[Any]:
        """Abilities that nobody has used."""
        fired = self.game.fired
        return [one for one in self.game.abilities if not fired[one.index] and one.can_be_used]

    def _shut(self) -> list[str]:
        """Windows in which nobody was asked anything."""
        windows = zip(self.game.windows, self.game.opened, strict=True)
        return [name for name, count in windows if not count]

    def report(self) -> int:
        """Print what was found; 1 if something must not be."""
        for ending, count in self.endings.most_common():
            print(f"  {count:7} {ending}")
        told = ", ".join(f"{kilobytes / 1024:.1f}" for kilobytes in self.memory)
        print(f"  memory after each quarter: {told} MB")
        self._try_rulings()
        decks = decks_with_every_card(self.library, self.game, Rng(1))
        holdable = set().union(*map(cards_in, decks))
        faces = self.game.faces
        idle = [
            one
            for one in self._idle()
            if faces[one.face].id in self.dealt or faces[one.face].id not in holdable
        ]
        shut = self._shut()
        for one in idle:
            print(f"  never used: {one.name} of {faces[one.face].id}")
        for name in shut:
            print(f"  never opened: {name}")
        missing = bool(idle or shut) and self.dealt >= holdable and self.options.bots == "random"
        return int(missing or not self._is_small())

    def _try_rulings(self) -> None:
        """What random games hardly ever lead to: look for it at the tables of rulings."""
        game, layout = self.game, layout_of(self.game)
        for ability in self._idle():
            for ruling in rulings_about(game.key, game.faces[ability.face].id, self.rules):
                with suppress(UnknownCard):  # cards that only the tests have
                    self._play_on_from(layout.lay_out(ruling["given"], {}), ability.index)
        if self._shut():
            for ruling in rulings_about(game.key, "", self.rules):
                with suppress(UnknownCard):
                    run_ruling(game, layout, ruling)

    def _play_on_from(self, table: State, ability: int) -> None:
        """Some random games from this table, until one of them uses the ability."""
        for seed in range(TRIES):
            if not self.game.fired[ability]:
                state, rng = table.clone(), seeded(seed, "soak")
                advance(self.game, state)
                while state.question is not None:
                    apply(self.game, state, rng.pick(state.question.options))

    def _is_small(self) -> bool:
        if not self.options.memory:
            return True
        grown = self.memory[-1] - self.memory[len(self.memory) // 2 - 1]
        return self.memory[-1] <= self.options.memory * 1024 and grown <= GROWTH


def rulings_about(key: str, card: str, rules: Any) -> Iterator[Any]:
    """The rulings of a game that name a card ("": any) and are about these rules."""
    for file in sorted((RULINGS / key).rglob("*.yaml")):
        if card in file.read_text(encoding="utf-8"):
            ruling = read_yaml(read_source(str(file))).value
            chosen = chosen_rules(key, rules_of_ruling(ruling))
            if "for_each" not in ruling and rules.items() <= chosen.items():
                yield ruling


def count_cards(game: Any, state: State) -> None:
    """No card is lost or doubled."""
    cards: list[int] = []
    for zone in game.zones(state):
        cards += zone
    cards.sort()
    assert cards == list(range(len(state.faces))), "a card is lost or doubled"


def compare_decks(state: State) -> None:
    """Each player has the cards that he brought."""
    decks: list[list[int]] = [[] for _ in state.decklists]
    for owner, face in zip(state.owners, state.faces, strict=True):
        decks[owner].append(face)
    assert [sorted(deck) for deck in decks] == state.decklists, "a deck has changed"


def compare_views(game: Any, state: State, rng: Rng) -> None:
    """No view changes with what its seat does not know."""
    for seat in range(state.seats):
        hidden: list[list[int]] = [[] for _ in state.decklists]
        for card, owner in enumerate(state.owners):
            if not state.seen[card] >> seat & 1:
                hidden[owner].append(card)
        other = state.clone()
        for cards in hidden:
            faces = [state.faces[card] for card in cards]
            rng.shuffle(faces)
            for card, face in zip(cards, faces, strict=True):
                other.faces[card] = face
        shown = view_of(game, state, seat).state.dump()
        assert shown == view_of(game, other, seat).state.dump(), "a view leaks"


if __name__ == "__main__":
    sys.exit(main())
