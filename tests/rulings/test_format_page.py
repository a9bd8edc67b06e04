"""The pages that explain the format show a ruling that holds, and every action."""

import re
from pathlib import Path

import pytest

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings.running import run_ruling
from deckcli.games.playing import engines, game_of, layout_of, rules_of_ruling

PAGES = Path(__file__).parents[2] / "docs" / "rulings"


@pytest.fixture(params=engines())
def key(request):
    return request.param


@pytest.fixture
def page(key):
    return (PAGES / f"{key}.md").read_text(encoding="utf-8")


def test_the_example_holds(library, key, page):
    (text,) = re.findall(r"^```yaml\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    content = read_yaml(Source("page", text)).value
    game = game_of(library.catalog(key), rules=rules_of_ruling(content))

    assert [one.failures for one in run_ruling(game, layout_of(game), content)] == [[]]


def test_every_action_is_on_the_page(library, key, page):
    game = game_of(library.catalog(key))
    for verb in game.verbs:
        first_words = verb.form.split("{")[0].strip()
        assert f"`{first_words}" in page, verb.form


def test_every_window_has_a_name(library, key):
    game = game_of(library.catalog(key))

    assert len(set(game.windows)) == len(game.windows)
