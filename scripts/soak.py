"""Play many games and look for what must never happen.

    python scripts/soak.py -j 2                       in CI: 5,000 random games of each game
    python scripts/soak.py --games 20000 --random-decks 0               all pairs of sample decks
    python scripts/soak.py --games 2000 --random-decks 0 --bots greedy
    python scripts/soak.py --games 5000 --decks none --random-decks 500
    python scripts/soak.py --games 1000 --seats 3,4 -j 2      in CI, too: games for more than two
    python scripts/soak.py --games 100000 --random-decks 0 --memory 120 \\
        --decks cipher/s01-marth,cipher/s02-chrom
    python scripts/soak.py --games 125000 --bare -j 2                   a million games

Every game must end as its rules say: one that got stuck is a fault, and so are more than a few that
were cut at the turn limit. No card may be lost or doubled, looked for at every decision. Nobody may
see what he does not know: views are looked at every few decisions of every game, are compared with
those of a table with other secrets in some games, and with what a witness remembers in a few. With
`--bare` only ends and memory are looked at, for as many games as possible.

At the end stand the abilities that nobody used and the windows that never opened, not even at the
tables of rulings; where every card was dealt and everything is tried at random, both lists must be
empty.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout, suppress
from io import StringIO
from multiprocessing import get_context
from typing import Any

from soak_checks import (
    STUCK,
    TESTS,
    Witnesses,
    compare_decks,
    compare_views,
    count_cards,
    look_at_views,
)

from deckcli.bots.bot import bot_stream, make_bot
from deckcli.core.files import read_source
from deckcli.core.rng import Rng, seeded
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.endings import TURN_LIMIT
from deckcli.engine.listening import Counter
from deckcli.engine.play import advance, apply, start
from deckcli.engine.rulings.files import rulings_in
from deckcli.engine.rulings.layouts import UnknownCard
from deckcli.engine.rulings.running import run_ruling
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

RULINGS = TESTS / "rulings"
TRIES = 10  # games from each table of a ruling
LOOKED_AT = 9  # every so many decisions
COMPARED = 25  # every so many games; odd, so that decks of both kinds play them
WITNESSED = 75  # ditto
LIMITED = 0.001  # the share of games that may be cut at the turn limit
GROWTH = 2048  # KB that a process may grow in the second half of its games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=5000, help="of each game and format")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--decks", default="all", help="all sample decks, none, or names")
    parser.add_argument("--random-decks", type=int, default=250, help="how many play half the time")
    parser.add_argument("--bots", default="random", help="random or greedy")
    parser.add_argument(
        "--seats", default="2", help="players at a table; 3,4: so many, then so many"
    )
    parser.add_argument("--memory", type=int, default=0, help="MB the process may take")
    parser.add_argument("--bare", action="store_true", help="look at ends and memory alone")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes, a game in each")
    options = parser.parse_args()
    seats = [int(number) for number in options.seats.split(",")]
    kinds = [(key, rules) for key in engines() for rules in formats_of(key)]
    tables = [(*kind, number) for kind in kinds for number in seats]
    # A process for every game, so that each one's memory is its own.
    with ProcessPoolExecutor(options.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        soaked = [pool.submit(soaked_as_told, *table, options) for table in tables]
        return max(_printed(one.result()) for one in soaked)


def soaked_as_told(key: str, rules: Any, seats: int, options: Any) -> tuple[int, str]:
    """Soak one game in one format: 1 if something must not be, and what is to be printed."""
    with redirect_stdout(StringIO()) as told:
        soak, status = Soak(Library(), key, rules, options, seats), 0
        try:
            if seats <= soak.game.most_seats and (soak.samples or options.random_decks):
                soak.run()
                status = soak.report()
        except Exception:  # noqa: BLE001 - the other games are reported all the same
            status = 1
            print(f"{soak.title}: {traceback.format_exc()}", end="")
    return status, told.getvalue()


def _printed(soaked: tuple[int, str]) -> int:
    status, told = soaked
    print(told, end="", flush=True)
    return status


# Cards about others whose print nobody knows: in their games nothing is there to use them on.
_IDLE = {"blue_moon": ("terrah-31",)}


class Soak:
    """Games of one game in one format with so many players, and what came of them."""

    def __init__(
        self, library: Library, key: str, rules: Any, options: Any, seats: int = 2
    ) -> None:
        self.library, self.rules, self.options, self.seats = library, rules, options, seats
        self.title = " ".join((key, *map(str, rules.values())))
        if seats > 2:
            self.title += f", {seats} players"
        self.game = game_of(library.catalog(key), rules=rules)
        self.presenter, self.counter = self.game.presenter(), Counter(self.game)
        self.dealt: set[str] = set()  # the cards that were in a deck
        self.samples = [self._seat(deck) for deck in self._sample_decks(key)]
        self.random: list[Any] = []
        self.witnesses = Witnesses(key)
        self.decisions, self.cut = 0, 0
        self.endings: dict[str, int] = {}
        self.stuck: list[int] = []  # the numbers of games that no rule ended
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
        decks = self._decks(number, played, rng)
        is_bare = self.options.bare
        if number % WITNESSED == 0 and not is_bare:
            for told in self.witnesses.hear(self.game, decks, number):
                raise AssertionError(f"game {number}: {told}")
        game = self.game
        state = start(game, decks, number, listener=self.counter)
        bots = [
            make_bot(self.options.bots, game, bot_stream(number, seat))
            for seat in range(state.seats)
        ]
        at_random = self.options.bots == "random"
        while state.question is not None:
            if not is_bare:
                self._look_at(state, is_compared=number % COMPARED == 0)
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
        if state.ending in STUCK:
            self.stuck.append(number)
        self.cut += state.ending == TURN_LIMIT
        told = self.presenter.ending(state, seats=["a player"] * state.seats)
        self.endings[told] = self.endings.get(told, 0) + 1

    def _look_at(self, state: State, *, is_compared: bool) -> None:
        """Look whether a table keeps its promises at a decision."""
        count_cards(self.game, state)
        if self.decisions % LOOKED_AT == 0:
            look_at_views(self.game, state)
        if is_compared:
            compare_decks(state)
            compare_views(self.game, state, seeded(self.decisions, "scrambled"))

    def _decks(self, number: int, played: int, rng: Rng) -> list[Any]:
        """Decks for a table: all groups of samples in turn, and random ones every other time."""
        count, wanted = len(self.samples), self.options.random_decks
        if not wanted or (number % 2 and count):
            group = number // (2 if wanted else 1)
            return [self.samples[group // count**seat % count] for seat in range(self.seats)]
        if len(self.random) * self.options.games <= played * wanted:
            idle = {self.game.faces[one.face].id for one in self._idle()}
            deck = random_deck(self.library, self.game, rng, idle)
            self.random.append(self._seat(deck))
        return [self.random[-1], *(rng.pick(self.random) for _ in range(1, self.seats))]

    # -- what came of it

    def _idle(self) -> list[Any]:
        """Abilities that nobody has used."""
        fired, idle = self.counter.fired, _IDLE.get(self.game.key, ())
        return [
            one
            for one in self.game.abilities
            if not fired[one.index] and one.can_be_used and self.game.faces[one.face].id not in idle
        ]

    def _shut(self) -> list[str]:
        """Windows in which nobody was asked anything."""
        game, opened = self.game, self.counter.opened
        asked = [at for at in range(len(game.windows)) if at not in game.unopened]
        return [game.windows[at] for at in asked if not opened[at]]

    def report(self) -> int:
        """Print what was found; 1 if something must not be."""
        for ending, count in sorted(self.endings.items(), key=lambda one: -one[1]):
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
        return int(missing or not self._ends_well() or not self._is_small())

    def _ends_well(self) -> bool:
        """Whether rules ended the games, and not the guards of the engine."""
        games = sum(self.endings.values())
        if self.stuck:
            first = ", ".join(map(str, self.stuck[:5]))
            print(f"  {len(self.stuck)} of {games} games got stuck, the first are {first}")
        if self.cut > games * LIMITED:
            print(f"  {self.cut} of {games} games were cut, more than {LIMITED:.1%}")
        return not self.stuck and self.cut <= games * LIMITED

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
                    run_ruling(game, layout, ruling, self.counter)

    def _play_on_from(self, table: State, ability: int) -> None:
        """Some random games from this table, until one of them uses the ability."""
        for seed in range(TRIES):
            if not self.counter.fired[ability]:
                state, rng = table.clone(), seeded(seed, "soak")
                state.listener = self.counter
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
        if card not in file.read_text(encoding="utf-8"):
            continue
        for _, ruling in rulings_in(read_yaml(read_source(str(file))).value):
            chosen = chosen_rules(key, rules_of_ruling(ruling))
            if card in str(ruling) and "for_each" not in ruling and rules.items() <= chosen.items():
                yield ruling


if __name__ == "__main__":
    sys.exit(main())
