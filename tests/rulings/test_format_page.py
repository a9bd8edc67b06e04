"""The pages that explain the format show a ruling that holds, and every action."""

import re
from pathlib import Path

import pytest

from deckcli.catalog.schema_check import schema_problems
from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings.files import rulings_in
from deckcli.engine.rulings.layouts import CLAIMS
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.playing import engines, game_of, layout_of, rules_of_ruling

PAGES = Path(__file__).parents[2] / "docs" / "rulings"


@pytest.fixture(params=engines())
def key(request):
    return request.param


@pytest.fixture
def page(key):
    return (PAGES / f"{key}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["format", *engines()])
def test_the_examples_hold(library, name):
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```yaml\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    content = read_yaml(Source("page", text)).value
    assert not list(schema_problems("ruling", content))
    for _, ruling in rulings_in(content):
        game = game_of(library.catalog(ruling["game"]), rules=rules_of_ruling(ruling))
        for one in run_ruling(game, layout_of(game), ruling):
            assert (one.failures, one.warnings) == ([], [])


def test_every_action_is_on_the_page(library, key, page):
    game = game_of(library.catalog(key))
    for verb in game.verbs:
        first_words = verb.form.split("{")[0].strip()
        assert f"`{first_words}" in page, verb.form


def test_every_question_is_on_the_page(library, key, page):
    """Beside the actions that answer it."""
    game = game_of(library.catalog(key))
    rows = page.split("\n## Actions\n")[1].splitlines()
    told = {
        word for row in rows if "|" in row for word in re.findall(r"`(\w+)`", row.split("|")[2])
    }

    assert told >= set(game.windows)


def test_every_claim_is_on_the_page(library, key, page):
    layout = layout_of(game_of(library.catalog(key)))
    said = page.split("\n## The format\n")[1].split("\n## ")[0]
    for claim in (*CLAIMS, *layout.of_seats, *layout.of_cards, *layout.of_tables):
        assert re.search(rf"`{claim}[`:]", said), claim


def test_every_window_has_a_name(library, key):
    game = game_of(library.catalog(key))

    assert len(set(game.windows)) == len(game.windows)
