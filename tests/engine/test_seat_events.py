"""Events that happen to players, not to cards: turns that start or end."""

import pytest

from deckcli.core.vecs import i64, vec
from deckcli.engine.events import concerns
from deckcli.engine.game import Face, Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.language.choices import Windows
from deckcli.engine.language.compiler import Compiler
from deckcli.engine.language.schema import ability_definitions
from deckcli.engine.state import NONE, Frame, State
from deckcli.engine.words.events import add_seat_event
from deckcli.engine.words.vocabulary import core_vocabulary

ENDS = 5


@pytest.fixture
def words():
    made = core_vocabulary()
    add_seat_event(made, "turn_ends", ENDS, "A turn ends.")
    return made


def compiled(words, when, do="draw"):
    compiler = Compiler(Game(), words, Windows(0, [0, 1], 0, [0, 1]))
    facts = {"name": "Rest", "when": when, "do": [do]}
    return compiler.ability(Face(1, "x", {}), facts), [one.message for one in compiler.problems]


@pytest.mark.parametrize(
    ("whose", "seats"), [("yours", [True, False]), ("enemy", [False, True]), ("any", [True, True])]
)
def test_a_card_waits_for_what_happens_to_its_player(words, whose, seats):
    ability, problems = compiled(words, {"turn_ends": whose})

    assert problems == []
    assert ability.event == ENDS
    for seat in (0, 1):
        frame = Frame(-1, 0, 0, vec[i64]([NONE, NONE, 0, seat]), vec[vec[i64]]())
        assert concerns(Game(), State(), ability, frame) == seats[seat]


@pytest.mark.parametrize(
    ("when", "message"),
    [
        ({"turn_ends": "ally"}, '"ally" is not known here'),
        ({"turn_ends": "yours", "whom": "enemy"}, '"whom" has no meaning here'),
    ],
)
def test_no_card_is_in_it(words, when, message):
    _, (told,) = compiled(words, when)

    assert told.startswith(message)


def test_it_is_no_card_either(words):
    _, (told,) = compiled(
        words, {"turn_ends": "yours"}, {"if": {"condition": {"any": "it"}, "then": ["draw"]}}
    )

    assert told == '"it" has no meaning here: there is no event'


def test_editors_know_whose_it_may_be(words):
    events = ability_definitions(words)[v.EVENT]["properties"]

    assert events["turn_ends"]["enum"] == ["yours", "enemy", "any"]
