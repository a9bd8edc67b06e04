"""Play cards with abilities made at random from all words of a game: nothing may go wrong inside.

    python scripts/made_cards.py                      a few games of each
    python scripts/made_cards.py --games 10000        by hand
    python scripts/made_cards.py --only ashes --seed 7 --first 12 --rounds 1

The cards of two sample decks get new abilities. What the schema or the compiler refuses, as `card
check` would, keeps its old ones; with what passes, games are played at random, some of them told
and looked at. Any exception is a fault: the ability should have been refused, or should work. So
is a card that is lost or doubled, and an ability that takes all memory.
"""

from __future__ import annotations

import argparse
import resource
import sys
import traceback
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "engine"))

from made_abilities import Maker
from soak_checks import count_cards

from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.schema_check import schema_problems
from deckcli.core.rng import seeded
from deckcli.engine.game import Game
from deckcli.engine.play import answer, start
from deckcli.engine.state import NONE
from deckcli.engine.views import view_of
from deckcli.games.library import Library
from deckcli.games.playing import engines, formats_of, seated, unshared_game, words_of

PROGRAM = ("when", "after", "times", "if", "cost", "may_pay", "targets", "do", "gives", "while")
CHANGED = 12  # cards of a round
TRIES = 5  # abilities made for a card until the compiler takes one
GAMES = 10  # of each round
TURNS = 30
TOLD = 3  # every so many games are told
LOOKED_AT = 7  # every so many decisions
MEMORY = 4 << 30  # bytes: what grows without end is a fault that can be told


class Workshop:
    """The cards of one game, in one format."""

    def __init__(self, library: Library, key: str, rules: Mapping[str, Any], seed: int) -> None:
        self.key, self.rules, self.seed = key, rules, seed
        self.catalog, self.words = library.catalog(key), words_of(key)
        self.decks = library.bench_decks(key)
        self.made = self.played = 0
        self.faults: dict[str, str] = {}
        self.refused: Counter[str] = Counter()

    def round(self, number: int) -> None:
        """Cards with new abilities, and games with them."""
        rng = Random(f"{self.seed} {self.key} {self.rules} {number}")
        able = [card for card in self._at_the_table() if card.get("abilities")]
        chosen = rng.sample(able, min(CHANGED, len(able)))
        cards: dict[str, CardDef] = {}
        try:
            game = self._game_with(cards, chosen, Maker(self.words, rng, as_written=True))
        except Exception as trouble:  # noqa: BLE001 - whatever it is, it is reported as a fault
            self._note(trouble, number, cards)
            return
        self.made += len(cards)
        decks = seated(game, self.decks)
        for nth in range(GAMES):
            self.played += 1
            try:
                play(game, decks, number * GAMES + nth)
            except Exception as trouble:  # noqa: BLE001
                self._note(trouble, number, cards)

    def _game_with(
        self, cards: dict[str, CardDef], chosen: list[CardDef], maker: Maker
    ) -> Game[Any]:
        """The game with new abilities on these cards; what it refuses is made anew, a few times."""
        for last in [False] * TRIES + [True]:
            if not last:
                for card in chosen:
                    if card.id not in cards:
                        cards[card.id] = self._made(card, maker)
            together = {**self.catalog.cards, **cards}
            game = unshared_game(
                Catalog(self.catalog.info, together, self.catalog.sets), self.rules
            )
            wrong = {str(problem.at[0]) for problem in game.problems} & cards.keys()
            for card_id in wrong:
                del cards[card_id]
            self.refused["by the compiler"] += len(wrong)
        return game

    def _made(self, card: CardDef, maker: Maker) -> CardDef:
        """A card with a new ability that the schema allows."""
        while True:
            facts = changed(card.facts, maker)
            of_set = self.catalog.sets[card.set_id]
            file = {"game": self.key, "set": of_set, "cards": {card.id: facts}}
            if not any(schema_problems(f"{self.key}.cards", file)):
                return CardDef(card.id, self.key, card.set_id, card.kind, card.names, facts)
            self.refused["by the schema"] += 1

    def _at_the_table(self) -> list[CardDef]:
        """The cards of the decks, and those of no deck: actions, characters, conjured ones."""
        dealt = {
            entry.card.id
            for deck in self.decks
            for section in deck.sections
            for entry in deck.entries(section)
        }
        kinds = {self.catalog.cards[card].kind for card in dealt}
        return [
            card
            for card in self.catalog
            if card.id in dealt or (card.kind not in kinds and self.key != "cipher")
        ]

    def _note(self, trouble: Exception, number: int, cards: Mapping[str, CardDef]) -> None:
        frames = traceback.extract_tb(trouble.__traceback__)
        last = frames[-1]
        where = f"{type(trouble).__name__} in {Path(last.filename).name}:{last.lineno}"
        if where not in self.faults:
            self.faults[where] = "\n".join(
                [f"round {number}: {trouble!r}", *traceback.format_list(frames[-4:])]
                + [f"{card.id}: {card['abilities']}" for card in cards.values()]
            )


def changed(facts: Mapping[str, Any], maker: Maker) -> dict[str, Any]:
    """A card with one of its abilities made anew: its name and how it is used stay."""
    abilities = list(facts["abilities"])
    at = maker.rng.randrange(len(abilities))
    kept = {
        key: part
        for key, part in abilities[at].items()
        if key not in PROGRAM or (key == "cost" and isinstance(part, dict))
    }
    abilities[at] = {**kept, **maker.ability()}
    return {**facts, "abilities": abilities}


def play(game: Game[Any], decks: list[object], seed: int) -> None:
    """A random game; now and then somebody listens and looks."""
    rng = seeded(seed, "made cards")
    listener = game.presenter().teller("en", NONE) if seed % TOLD == 0 else None
    state = start(game, decks, seed, max_turns=TURNS, listener=listener)
    while not state.over:
        if state.answers % LOOKED_AT == 0:
            view_of(game, state, rng.below(state.seats))
            count_cards(game, state)
        answer(game, state, rng.below(len(state.question.options)))
        if listener is not None:
            list(listener.news())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="in all, shared among all games")
    parser.add_argument("--only", choices=engines(), help="this game alone")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--rounds", type=int, help="of each format, instead of --games")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    library, faults = Library(), 0
    keys = [options.only] if options.only else list(engines())
    shops = [(key, rules) for key in keys for rules in formats_of(key)]
    rounds = options.rounds or max(1, options.games // len(shops) // GAMES)
    for key, rules in shops:
        shop = Workshop(library, key, rules, options.seed)
        for number in range(options.first, options.first + rounds):
            shop.round(number)
        told = ", ".join(f"{count} refused {by}" for by, count in sorted(shop.refused.items()))
        name = " ".join([key, *map(str, rules.values())])
        print(f"{name}: {shop.played} games with {shop.made} made cards; {told}", flush=True)
        for where, story in shop.faults.items():
            print(f"  {where}\n    " + story.replace("\n", "\n    "))
        faults += len(shop.faults)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
