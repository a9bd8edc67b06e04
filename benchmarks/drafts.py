"""How long drafts take: CPU time of four-player drafts with rating bots, decks included.

python benchmarks/drafts.py [DRAFTS]        exits with 1 where 1,000 Ashes drafts take over 5 s
"""

from __future__ import annotations

import sys
import time

from deckcli.drafts.bots import make_bots
from deckcli.drafts.decks import deck_of
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import format_files, open_format
from deckcli.drafts.ratings import built_in_ratings
from deckcli.drafts.session import DraftSession
from deckcli.games.library import Library

BUDGET = 5.0  # seconds of CPU for a thousand drafts of the measured format
MEASURED = "ashes/rulebook"
PLAYERS = 4


def seconds(key: str, drafts: int, library: Library) -> float:
    """CPU seconds for so many drafts of a format, from the first card to the last deck."""
    draft_format = open_format(key, library)
    draft = Draft(draft_format, library.catalog(draft_format.game), players=PLAYERS)
    ratings = built_in_ratings(draft_format.game, library)
    bots = make_bots(["rating"], draft, ratings)
    started = time.process_time()
    for seed in range(drafts):
        session = DraftSession(draft, seed)
        session.play_on(bots)
        for seat in range(PLAYERS):
            deck_of(draft, session.table, seat, ratings)
    return time.process_time() - started


def main() -> int:
    drafts = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    library = Library()
    thousand = 0.0
    for key in format_files(library):
        held = drafts if key == MEASURED else max(1, drafts // 10)
        each = seconds(key, held, library) / held
        print(f"{key:24} {1000 * each:8.2f} ms a draft")
        if key == MEASURED:
            thousand = 1000 * each
    print(f"1,000 {PLAYERS}-player drafts of {MEASURED}: {thousand:.2f} s (budget {BUDGET:g} s)")
    return 0 if thousand <= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
