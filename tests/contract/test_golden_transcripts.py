"""One game of each kind and format, kept: it must go the same way on every machine and build.

After a change of rules or cards that is meant to change it, play it again:
`deckcli play cipher/s01-marth cipher/s02-chrom --seed 20 --bots greedy,random --log FILE`, and
`deckcli play blackpoker/full-54 blackpoker/full-54 --rule format=lite …` for each format. Ashes also
has games of three (iron-men, mist-guardian, bloodwoods-queen) and four (and shadows-of-viros), in
which every other player is greedy.
"""

import json
from pathlib import Path

import pytest
from formats import FORMATS

from deckcli.core.files import Source
from deckcli.engine.transcripts import VERSION, differences, from_text, replay
from deckcli.games.playing import game_of, seated

GOLDEN = Path(__file__).parent / "golden"
KEPT = FORMATS | {f"ashes {seats} players": FORMATS["ashes"] for seats in (3, 4)}


def kept(folder, label):
    return GOLDEN / folder / f"{label.replace(' ', '-')}.json"


@pytest.mark.parametrize(
    ("folder", "label"),
    [("", label) for label in KEPT]
    + [("before", label) for label in KEPT if kept("before", label).exists()],
)
def test_the_golden_game_goes_as_before(library, label, folder):
    """Those of version 1 too, whose fingerprints were of other numbers: later games have none."""
    key, rules = KEPT[label]
    file = kept(folder, label)
    transcript = from_text(file.read_text(encoding="utf-8"), file.name)
    assert rules.items() <= transcript.rules.items()
    assert transcript.version == (1 if folder else VERSION)
    game = game_of(library.catalog(key), rules=transcript.rules)
    texts = [Source("deck.json", json.dumps(deck)) for deck in transcript.decks]
    decks = seated(game, [library.deck_from_text(text).deck for text in texts])

    *_, last = replay(game, decks, transcript)
    assert last.over
    assert differences(game, transcript, last) == []
