"""Rulings over the toys: all hold, and every ability of a toy is needed by one."""

from pathlib import Path

import pytest
from formats import TOYS

from deckcli.engine.blanking import Blanked
from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.proofs import rulings_below, rulings_of

HERE = Path(__file__).parent / "rulings"
FILES = sorted(HERE.rglob("*.yaml"))


def abilities():
    """Every ability of every toy, by the face that has it printed."""
    for key, toy in TOYS.items():
        for face in toy().faces:
            for number, ability in enumerate(face.abilities):
                yield pytest.param(key, face.index, number, id=f"{key} {face.id} {ability.name}")


@pytest.mark.parametrize("key", TOYS)
def test_every_toy_has_rulings(key):
    assert [path for path in FILES if path.parent.name == key]


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_a_ruling_over_a_toy_holds(path):
    game = TOYS[path.parent.name]()
    for ruling in rulings_of(path):
        assert ruling.content["game"] == game.key
        for outcome in run_ruling(game, game.layout(), ruling.content):
            case = f"{ruling.name} {outcome.case}\n{outcome.table}"
            assert not outcome.failures, f"{case}\nlegal: {outcome.legal}"
            assert not outcome.warnings, case


@pytest.mark.parametrize(("key", "face", "number"), list(abilities()))
def test_a_ruling_notices_when_an_ability_of_a_toy_does_nothing(key, face, number):
    game = TOYS[key]()
    with Blanked(game, game.faces[face].abilities[number]):
        assert any(fails(game, ruling.content) for ruling in rulings_below(HERE / key))


def fails(game, ruling):
    try:
        return any(outcome.failures for outcome in run_ruling(game, game.layout(), ruling))
    except BadRuling:  # without the ability there is no such table
        return True
