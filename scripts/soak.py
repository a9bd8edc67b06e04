"""Play many random games and look for what must never happen.

    python scripts/soak.py --games 5000           in CI
    python scripts/soak.py --games 100000         by hand

Every game must end; no card may be lost or doubled; nobody may see what he does not know. At the
end stand the abilities nobody used and the windows that never opened: both lists must be empty.
Half of the games are played with the sample decks, half with random ones.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from typing import Any

from deckcli.core.rng import Rng, seeded
from deckcli.engine.abilities import Ability
from deckcli.engine.play import apply, start
from deckcli.engine.state import State
from deckcli.engine.views import view_of
from deckcli.games.library import Library
from deckcli.games.playing import engines, game_of, seated

UNITS = 9  # unit names that a random deck is built around
CHECKED = 50  # every so many games each position is looked at closely


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    library = Library()
    return max(soak(library, key, options.games, options.seed) for key in engines())


def soak(library: Library, key: str, games: int, seed: int) -> int:
    game = game_of(library.catalog(key))
    pairs = sample_pairs(library, game, key)
    began, decisions, endings, memory = time.process_time(), 0, {}, 0
    for number in range(seed, seed + games):
        rng = seeded(number, "soak")
        decks = pairs[number % len(pairs)] if number % 2 else [random_deck(game, rng) for _ in "ab"]
        state = start(game, decks, number)
        while state.question is not None:
            if number % CHECKED == 0:
                look_closely(game, state, rng)
            apply(game, state, rng.pick(state.question.options))
            decisions += 1
        assert state.ending, f"game {number} has no reason for its end"
        kind = state.ending.replace("p1", "a player").replace("p2", "a player")
        endings[kind] = endings.get(kind, 0) + 1
        if number - seed == games // 4:
            memory = resident()
    seconds = time.process_time() - began
    print(f"{key}: {games} games, {decisions} decisions, {games / seconds:.0f} games/s")
    for ending, count in sorted(endings.items(), key=lambda one: -one[1]):
        print(f"  {count:7} {ending}")
    print(f"  memory: {memory} KB after a quarter, {resident()} KB at the end")
    return report(game)


def sample_pairs(library: Library, game: Any, key: str) -> list[Any]:
    samples = [library.deck(name).deck for name in library.sample_files(key)]
    playable = [deck for deck in samples if not game.unplayable(deck)]
    return [seated(game, [one, other]) for one in playable for other in playable]


def random_deck(game: Any, rng: Rng) -> Any:
    """A legal deck drawn at random: a few units with all their cards, so that they level up.

    Some cards may be known only as facts: they have no text, but skills that speak of their unit
    names find them.
    """
    from deckcli.games.cipher.setup import CipherDeck

    prints = game.prints[1:]
    names = {rng.pick(prints).unit for _ in range(UNITS)}
    names |= {face.unit for face in prints if face.also in names}
    family = [face for face in prints if face.unit in names for _ in range(4)]
    others = [face for face in prints if face.unit not in names for _ in range(4)]
    leader = rng.pick([face for face in prints if face.cost == 1])
    rng.shuffle(family)
    rng.shuffle(others)
    chosen = [face for face in (*family[:40], *others) if face is not leader][:49]
    return CipherDeck(leader.index, [face.index for face in chosen])


def look_closely(game: Any, state: State, rng: Rng) -> None:
    """No card lost or doubled, no view that changes with what its seat does not know."""
    cards = [card for zone in game.zones(state) for card in zone]
    assert sorted(cards) == list(range(len(state.faces))), "a card is lost or doubled"
    for seat in range(state.seats):
        other = state.clone()
        for owner, listed in enumerate(state.decklists):
            mine = [card for card, who in enumerate(state.owners) if who == owner]
            assert sorted(state.faces[card] for card in mine) == listed, "a deck has changed"
            hidden = [card for card in mine if not state.seen[card] >> seat & 1]
            faces = [state.faces[card] for card in hidden]
            rng.shuffle(faces)
            for card, face in zip(hidden, faces, strict=True):
                other.faces[card] = face
        shown = view_of(game, state, seat).state.fingerprint()
        assert shown == view_of(game, other, seat).state.fingerprint(), "a view leaks"


def report(game: Any) -> int:
    """What was never used; 1 if there is anything."""
    playable = [one for one in game.abilities if game.prints[one.face].is_playable]
    idle = [one for one in playable if not game.used[one.index] and not is_passive(one)]
    shut = [name for name, count in zip(game.windows, game.opened, strict=True) if not count]
    for one in idle:
        print(f"  never used: {one.name} of {game.faces[one.face].id}")
    for name in shut:
        print(f"  never opened: {name}")
    return 1 if idle or shut else 0


def is_passive(ability: Ability) -> bool:
    """A rule about the card itself, which is read and not used."""
    return ability.kind == "SPEC"


def resident() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    sys.exit(main())
