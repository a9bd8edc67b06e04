"""The page that explains the format shows a ruling that holds."""

import re
from pathlib import Path

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.rulings import run_ruling
from deckcli.games.playing import game_of, layout_of

PAGE = (Path(__file__).parents[2] / "docs" / "rulings" / "cipher.md").read_text(encoding="utf-8")


def test_the_example_holds(library):
    (text,) = re.findall(r"^```yaml\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    game = game_of(library.catalog("cipher"))
    content = read_yaml(Source("page", text)).value

    assert [one.failures for one in run_ruling(game, layout_of(game), content)] == [[]]


def test_every_action_is_on_the_page(library):
    game = game_of(library.catalog("cipher"))
    for verb in game.verbs:
        first_words = verb.form.split("{")[0].strip()
        assert f"`{first_words}" in PAGE, verb.form


def test_every_window_has_a_name(library):
    game = game_of(library.catalog("cipher"))

    assert len(set(game.windows)) == len(game.windows) == len(game.opened)
