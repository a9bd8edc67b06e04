"""Cards of toys on the page for authors, and the words that the core has for the asking."""

import re
import runpy
from functools import partial
from pathlib import Path

import pytest

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.engine.game import Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.words import players
from deckcli.engine.words.choices import add_numbers, add_sums
from deckcli.engine.words.deeds import add_deeds
from deckcli.engine.words.events import EventClause
from deckcli.engine.words.layers import add_layers
from deckcli.engine.words.offers import add_answers, add_offers
from deckcli.engine.words.verbs import Stat, add_attaching, add_rounds
from deckcli.engine.words.vocabulary import core_vocabulary

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "card_language.md").read_text(encoding="utf-8")
TOYS = ROOT / "tests" / "contract"
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


def blocks(kind):
    """The examples of a kind on the page, each with the paragraph above it."""
    found = re.finditer(rf"^```yaml {kind}\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [
        (PAGE[: one.start()].rstrip().rpartition("\n")[2], read_yaml(Source("page", one[1])).value)
        for one in found
    ]


def shared_words(events=()):
    """The core with everything that a game can have of it for the asking."""
    words = core_vocabulary()
    add_offers(words, 1, [2, 3])
    for name in events:
        words.add(v.EVENT, name, partial(EventClause, 0), "")
    add_answers(words, events)
    return words


@pytest.mark.parametrize("key", ["ward", "tavern"])
def test_cards_of_a_toy_are_as_the_toy_has_them(key):
    cards = runpy.run_path(str(TOYS / f"{key}.py"))["CARDS"]
    printed = [several if isinstance(several, list) else several[-1] for several in cards.values()]
    abilities = [one for several in printed for one in several]
    shown = blocks(key)

    assert len(shown) == 3
    assert all(ability in abilities for _, ability in shown)

    cards = runpy.run_path(str(TOYS / "hill.py"))["CARDS"]
    shown = blocks("hill")

    assert len(shown) == 8
    assert all(ability in [facts for _, facts in cards.values()] for _, ability in shown)


def test_the_words_of_layers_and_deeds_are_told():
    """All of them, with their arguments and durations."""
    chapter = PAGE.split("\n## Layers, prohibitions, and how long it lasts\n")[1].split("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| (.*?) ?\|", chapter, re.MULTILINE))
    words = core_vocabulary()
    add_layers(words, Game(), [Stat("stats", 0, v.number())], 3)
    add_deeds(words, Game(), ["play"])
    add_rounds(words)
    add_attaching(words)
    statics = words.of(v.STATIC)

    assert {name: re.sub(r" \(.*?\)|and ", "", args) for name, args in told.items()} == {
        name: ", ".join(word.args) for name, word in statics.items()
    }
    assert words.of(v.VERB).keys() - core_vocabulary().of(v.VERB).keys() == {
        "modify", "multiply", "raise_to", "set", "ignore",
    }  # fmt: skip
    for name in words.of(v.UNTIL).keys() - core_vocabulary().of(v.UNTIL).keys():
        assert f"`until: {name}`" in chapter


def test_the_words_about_players_and_numbers_are_told():
    chapter = PAGE.split("\n## Players, dice and other things\n")[1].split("\n## ")[0]
    told = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (.*?) \|", chapter, re.MULTILINE))))
    words = v.Vocabulary()
    words.include(players.WORDS)
    add_numbers(words, 0, 0)
    add_sums(words, [])

    assert told == {name for kind in v.KINDS for name in words.of(kind)}


def test_the_words_of_answers_are_told():
    """All of them, with their arguments."""
    chapter = PAGE.split("\n## What would happen\n")[1].split("\n## ")[0]
    told = dict(re.findall(r"^\| `(\w+)` \| (.*?) ?\|", chapter, re.MULTILINE))
    new = shared_words(["would_be_hit"]).of(v.VERB).keys() - core_vocabulary().of(v.VERB).keys()
    words = shared_words().of(v.VERB)

    assert told == {name: ", ".join(words[name].args) for name in new - {"may", "may_pay"}}
    assert "`event_amount` is a number" in chapter
    assert shared_words().of(v.NUMBER).keys() - core_vocabulary().of(v.NUMBER).keys() == {
        "event_amount"
    }
