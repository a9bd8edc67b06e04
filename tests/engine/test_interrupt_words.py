"""Only what has not happened yet can be stopped."""

from functools import partial

import pytest

from deckcli.engine.game import Face, Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.words.events import EventClause
from deckcli.engine.words.offers import add_answers
from deckcli.engine.words.vocabulary import core_vocabulary


def problems(facts):
    words = core_vocabulary()
    for number, name in enumerate(("would_fall", "fell")):
        words.add(v.EVENT, name, partial(EventClause, number), "Somebody falls.")
    add_answers(words, ["would_fall"])
    compiler = Compiler(Game(), words, Windows(0, [0, 0], 0, [0, 0]))
    compiler.ability(Face(1, "one", {}), {"name": "Catch", **facts})
    return [(problem.message, problem.hint) for problem in compiler.problems]


@pytest.mark.parametrize("word", ["stop_event", {"lessen_event": 1}])
def test_what_would_happen_is_stopped_or_lessened(word):
    assert problems({"when": {"would_fall": "ally"}, "do": [word]}) == []


@pytest.mark.parametrize(
    ("facts", "hint"),
    [
        ({"when": {"fell": "ally"}}, '"fell" has happened already'),
        ({}, "only a `when` can name one"),
    ],
)
@pytest.mark.parametrize("word", ["stop_event", {"lessen_event": 1}])
def test_what_has_happened_is_not(facts, hint, word):
    name = word if isinstance(word, str) else next(iter(word))
    message = f'"{name}" has no meaning here: there is no event still to come'
    assert problems({**facts, "do": [word]}) == [(message, hint)]


def test_without_an_event_nothing_of_it_is_counted():
    do = [{"draw": {"amount": "event_amount"}}]
    assert problems({"when": {"fell": "ally"}, "do": do}) == []
    ((message, _),) = problems({"do": do})
    assert message.startswith('"event_amount" has no meaning here')
