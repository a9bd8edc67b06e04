"""Hold many drafts of every kind and check what must never fail.

No card, die or copy is created or lost at any pick, somebody can always pick, and every deck that
comes out is legal. Formats, numbers of players and sets, rules and bots are drawn at random.

    python scripts/draft_soak.py [DRAFTS] [SEED]        default: 10000 drafts, seed 1
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Mapping
from functools import cache

from deckcli.core.rng import Rng, seeded
from deckcli.drafts.bots import BOTS, make_bots
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import DraftFormat, format_files, open_format
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.outcome import outcomes
from deckcli.drafts.ratings import built_in_ratings
from deckcli.drafts.session import DraftSession
from deckcli.games.library import Library

_MOST_PLAYERS = 8
_MOST_SETS = 3


def any_draft(draft_format: DraftFormat, library: Library, rng: Rng) -> Draft | None:
    """A draft with random settings; None where its cards do not suffice."""
    least, most = draft_format.players
    players = least + rng.below(min(most, _MOST_PLAYERS) - least + 1)
    rules = {rule.name: rng.pick(rule.of) for rule in draft_format.rules.values()}
    sets = 1 + rng.below(_MOST_SETS)
    try:
        return Draft(
            draft_format,
            library.catalog(draft_format.game),
            players=players,
            sets=sets,
            rules=rules,
        )
    except BadDraft:
        return None


def hold(draft: Draft, library: Library, seed: int, rng: Rng) -> list[str]:
    """Play one draft; what went wrong, in words."""
    ratings = ratings_of(draft.format.game, library)
    bots = make_bots([rng.pick(BOTS) for _ in range(draft.players)], draft, ratings)
    session = DraftSession(draft, seed)
    before = session.table.census()
    while not session.is_over:
        session.let_choose(bots[session.seat])
        if session.table.census() != before:
            return [f"cards were created or lost at pick {len(session.taken)}"]
    wrong = []
    for one in outcomes(session, library, ratings):
        wrong += [f"player {one.seat + 1} has no deck: {reason}" for reason in one.reasons]
        wrong += [f"player {one.seat + 1}: {error.code} {error.message}" for error in one.errors]
    return wrong


@cache
def ratings_of(game: str, library: Library) -> Mapping[str, float]:
    return built_in_ratings(game, library)


def main() -> int:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    library = Library()
    formats = [open_format(key, library) for key in format_files(library)]
    held: Counter[str] = Counter()
    failed, started = 0, time.process_time()
    for seed in range(first, first + number):
        rng = seeded(seed, "soak")
        draft = None
        while draft is None:
            draft = any_draft(rng.pick(formats), library, rng)
        held[f"{draft.format.key} {draft.players} players"] += 1
        for problem in hold(draft, library, seed, rng):
            failed += 1
            told = f"{draft.format.key}, {draft.players} players, {draft.sets} sets, {draft.rules}"
            print(f"seed {seed}: {told}: {problem}")
    for name, count in sorted(held.items()):
        print(f"{count:6}  {name}")
    spent = time.process_time() - started
    print(f"{number} drafts, {failed} failures, {spent:.0f} s of CPU")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
