"""Every ruling holds with the seats changed, too: no rule knows who is the first player.

Only new games differ, for p1 begins them.
"""

import re
from pathlib import Path

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.library import Library
from deckcli.games.playing import game_of, layout_of, rules_of_ruling

HERE = Path(__file__).parent
ORIGINAL = HERE.parents[1] / "games" / "cipher" / "original"
OTHER = {"p1": "p2", "p2": "p1"}


def seats_changed(file):
    text = file.read_text(encoding="utf-8")
    changed = re.sub(r"\bp[12]\b", lambda seat: OTHER[seat[0]], text)
    return read_yaml(Source(str(file), changed)).value


def test_every_ruling_holds_with_the_seats_changed():
    catalog = Library([ORIGINAL]).catalog("cipher")
    tables, failing = {}, {}
    for file in sorted(HERE.rglob("*.yaml")):
        content = seats_changed(file)
        if "new_game" in content["given"]:
            continue
        rules = rules_of_ruling(content)
        key = tuple(rules.items())
        if key not in tables:
            game = game_of(catalog, rules=rules)
            tables[key] = game, layout_of(game)
        for outcome in run_ruling(*tables[key], content):
            if outcome.failures:
                failing[f"{file.name} {outcome.case}"] = outcome.failures

    assert failing == {}
