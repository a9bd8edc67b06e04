"""Every ruling holds with the seats changed, too: no rule knows who is the first player.

Only new games differ, for p1 begins them.
"""

import re
from pathlib import Path

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings.files import rulings_in
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


def all_rulings():
    for file in sorted(HERE.rglob("*.yaml")):
        for at, ruling in rulings_in(seats_changed(file)):
            yield " ".join([file.name, *map(str, at)]), ruling


def test_every_ruling_holds_with_the_seats_changed():
    catalog = Library([ORIGINAL]).catalog("cipher")
    tables, failing = {}, {}
    for name, ruling in all_rulings():
        if "new_game" in ruling["given"]:
            continue
        rules = rules_of_ruling(ruling)
        key = tuple(rules.items())
        if key not in tables:
            game = game_of(catalog, rules=rules)
            tables[key] = game, layout_of(game)
        for outcome in run_ruling(*tables[key], ruling):
            if outcome.failures:
                failing[f"{name} {outcome.case}"] = outcome.failures

    assert failing == {}
