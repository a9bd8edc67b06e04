"""Values in layers: what the hill is there to show."""

from itertools import permutations

import pytest
from hill import CARDS, EQUAL_HILLS, HIGHER_HILL, VALUE, Hill, HillFace

from deckcli.core.rng import Rng
from deckcli.core.vecs import PACKED, i64, vec
from deckcli.engine import layers
from deckcli.engine.deeds import allowance, is_forbidden
from deckcli.engine.layers import is_ignored
from deckcli.engine.modifiers import RAISE_TO, SET, Modifier
from deckcli.engine.ops import Op, Program
from deckcli.engine.play import apply
from deckcli.engine.rulings.layouts import BadRuling
from deckcli.engine.state import NONE
from deckcli.engine.views import imagine, view_of
from deckcli.engine.words.verbs import put_in_force


def table(game, mine, theirs=()):
    """A hill with just these cards on it."""
    state = game.new_state()
    names = [*mine, *theirs]
    state.faces = vec[i64]([game.face_of[name] for name in names])
    state.owners = vec[i64]([0] * len(mine) + [1] * len(theirs))
    state.hill = [
        vec[i64](range(len(mine))),
        vec[i64](range(len(mine), len(names))),
    ]
    return state


def values(game, state):
    return [game.stat(state, card, VALUE) for card in range(len(state.faces))]


def hill(rigs, mine, theirs=()):
    game = rigs["hill"].game
    return dict(zip([*mine, *theirs], values(game, table(game, mine, theirs)), strict=True))


def ignored(game, mine, theirs):
    state = table(game, mine, theirs)
    names = [*mine, *theirs]
    return {name for card, name in enumerate(names) if is_ignored(game, state, card)}


def with_cards(**cards):
    """The hill with further cards of no value."""
    game = Hill()
    for name, facts in cards.items():
        face = HillFace(len(game.faces), name, 0)
        game.add_face(face)
        game.compiler.ability(face, facts)
    return game


def ignoring(*names, layer=1):
    beaten = [{"enemy": {"card": name}} for name in names]
    return {"gives": [{"ignores": {"of": beaten, "layer": layer}}]}


@pytest.mark.parametrize("order", [*permutations(("giant", "anthem", "mirror", "banner"))])
def test_values_come_in_layers_whatever_the_order_of_play(rigs, order):
    """anthem raises before mirror doubles, and that comes before banner adds."""
    assert hill(rigs, order) == {"giant": 15, "anthem": 7, "mirror": 7, "banner": 6}


def test_a_silenced_card_has_no_text(rigs):
    assert hill(rigs, ("giant", "mirror"))["giant"] == 14
    assert hill(rigs, ("giant", "mirror"), ("silencer",))["giant"] == 7


def test_inside_a_layer_no_order_matters_either():
    def change(word, amount):
        return {"gives": [{word: {"of": "enemy", "value": amount, "layer": 3}}]}

    game = with_cards(
        low=change("set", 2), high=change("set", 4), up=change("raise_to", 3),
        twice=change("multiply", 2), more=change("modify", 1),
    )  # fmt: skip

    for order in permutations(("low", "high", "up", "twice", "more")):
        assert values(game, table(game, order, ("giant",)))[-1] == 3 * 2 + 1


@pytest.mark.parametrize(
    ("mine", "theirs", "beaten"),
    [
        (("stone",), ("scissors",), {"scissors"}),
        (("stone",), ("paper",), {"stone"}),
        (("stone",), ("scissors", "paper"), {"stone"}),  # which beats no scissors then
        (("stone", "scissors"), ("paper",), {"paper"}),  # which beats no stone then
    ],
)
def test_what_is_beaten_in_its_layer_beats_nothing(mine, theirs, beaten):
    game = with_cards(
        stone=ignoring("scissors"), scissors=ignoring("paper"), paper=ignoring("stone")
    )

    assert ignored(game, mine, theirs) == beaten


def test_a_circle_cancels_and_what_hangs_on_it_goes_on():
    """Three in a circle ignore nobody; so the fourth, which one of them would ignore, works."""
    game = with_cards(
        a=ignoring("b"), b=ignoring("c", "d"), c=ignoring("e"), e=ignoring("a"), d=ignoring("f"),
        f={"gives": [{"modify": {"of": "self", "value": 1, "layer": 5}}]},
    )  # fmt: skip
    for mine in permutations(("a", "c", "d")):
        assert ignored(game, mine, ("b", "e", "f")) == {"a", "b", "c", "e", "f"}
        assert ignored(game, ("b", "e", "f"), mine) == {"a", "b", "c", "e", "f"}


def test_a_card_ignored_in_a_later_layer_has_worked_before():
    game = with_cards(
        late=ignoring("helper", layer=5),
        helper={
            "gives": [
                {"modify": {"of": "ally", "value": amount, "layer": layer}}
                for amount, layer in ((1, 4), (10, 5), (100, 6))
            ]
        },
    )

    assert values(game, table(game, ("helper",), ("late",))) == [1, 0]


def test_no_card_ignores_itself():
    game = with_cards(loud={"gives": [{"ignores": {"of": "ally", "layer": 1}}]})

    assert ignored(game, ("loud", "giant"), ()) == {"giant"}


@pytest.mark.parametrize(("how", "value"), [(SET, 4), (RAISE_TO, 7)])
def test_a_modifier_has_its_layer_and_its_way(rigs, how, value):
    game = rigs["hill"].game
    state = table(game, ("giant", "mirror"))
    assert values(game, state) == [14, 2]

    put_in_force(game, state, Modifier(VALUE, 0, 4, 0, 0, 0, NONE, 3, how))
    assert values(game, state) == [2 * value, 2]
    put_in_force(game, state, Modifier(VALUE, 0, 4, 0, 0, 0, NONE, 5, SET))
    assert values(game, state) == [4, 2]


@pytest.mark.skipif(PACKED, reason="functions of compiled modules cannot be replaced")
def test_values_are_computed_only_when_the_table_has_changed(rigs, monkeypatch):
    game, computed = rigs["hill"].game, []
    compute = layers._compute
    monkeypatch.setattr(
        layers, "_compute", lambda game, state: (computed.append(1), compute(game, state))
    )
    state = rigs["hill"].start(1)
    for _ in range(3):
        values(game, state)
    assert len(computed) == 1
    values(game, state.clone())
    assert len(computed) == 1
    apply(game, state, state.question.options[0])
    values(game, state)
    assert len(computed) == 2


@pytest.mark.parametrize("seed", range(len(CARDS)))
def test_values_are_never_stale(rigs, seed):
    """After an answer too: the last card that is played counts in the sums at the end."""
    game = rigs["hill"].game
    for state in rigs["hill"].walk(seed):
        fresh = state.clone()
        fresh.stale = True
        assert values(game, state) == values(game, fresh)
    sums = [game.height(state, seat) for seat in range(2)]

    assert list(state.about) == sums
    assert state.ending == (HIGHER_HILL if sums[0] != sums[1] else EQUAL_HILLS)
    if sums[0] != sums[1]:
        assert sums[state.winner] == max(sums)


class Read(Op):
    """Ends the game with the values it finds."""

    def run(self, game, state, frame):
        state.about = vec[i64](values(game, state))
        state.finish(-1, EQUAL_HILLS)


def test_values_are_there_before_the_first_op(rigs, monkeypatch):
    rig = rigs["hill"]
    monkeypatch.setattr(rig.game, "programs", vec[Program]([Program("turn", [Read()])]))
    state = rig.start(1)

    assert list(state.about) == [CARDS[rig.game.faces[face].id][0] for face in state.faces]


def test_a_view_and_an_imagined_table_have_the_values_of_their_faces(rigs):
    game, state = rigs["hill"].game, rigs["hill"].start(1)
    assert any(values(game, state)[6:])
    view = view_of(game, state, 0)
    assert values(game, view.state)[6:] == [0] * 6
    world = imagine(game, view, Rng(1))

    assert values(game, world) == [CARDS[game.faces[face].id][0] for face in world.faces]


def test_what_is_forbidden_and_what_is_allowed(rigs):
    game = rigs["hill"].game
    state = table(game, ("warden", "crier", "crier"), ("giant",))

    assert [is_forbidden(game, state, seat, 0, 3) for seat in range(2)] == [False, True]
    assert not is_forbidden(game, state, 1, 0, 0)  # warden is even
    assert not is_forbidden(game, state, 1, 0)  # it is about some cards only
    assert [allowance(game, state, seat, 0) for seat in range(2)] == [2, 0]


def test_what_is_said_of_one_deed_is_not_said_of_another():
    game = Hill()
    game.forbidden = game.allowed = 3  # as if cards were about a second one
    state = table(game, ("warden", "crier"), ("giant",))

    assert [is_forbidden(game, state, 1, deed, 2) for deed in range(2)] == [True, False]
    assert [allowance(game, state, 0, deed) for deed in range(2)] == [1, 0]


@pytest.mark.parametrize(("enemy", "holds"), [("giant", True), ("banner", False)])
def test_a_card_forbids_and_allows_while_its_condition_holds(enemy, holds):
    needed = {"any": {"enemy": {"card": "giant"}}}
    deed = {"who": "you", "deed": "play_a_card"}
    given = [{"forbids": deed}, {"allows": {**deed, "more": 3}}]
    game = with_cards(law={"while": [needed], "gives": given})
    state = table(game, ("law",), (enemy,))

    assert is_forbidden(game, state, 0, 0) == holds
    assert allowance(game, state, 0, 0) == 3 * holds


@pytest.mark.parametrize(
    ("layer", "message"),
    [
        ({}, "an effect says in which layer it is: 1 to 6"),
        ({"layer": 7}, "there is no layer 7"),
    ],
)
def test_an_effect_of_a_ruling_needs_its_layer(rigs, layer, message):
    effect = {"value": 3, "until": "end_of_game", **layer}
    given = {"turn": "p1", "p1": {"hill": [{"card": "giant", "effects": [effect]}]}}
    with pytest.raises(BadRuling) as error:
        rigs["hill"].game.layout().lay_out(given, {})

    assert message in str(error.value)


@pytest.mark.parametrize(
    ("who", "expected"),
    [("you", [True, False]), ("opponents", [False, True]), ("players", [True] * 2)],
)
def test_whom_a_card_is_about(who, expected):
    game = with_cards(law={"gives": [{"forbids": {"who": who, "deed": "play_a_card"}}]})
    state = table(game, ("law",))

    assert [is_forbidden(game, state, seat, 0) for seat in range(2)] == expected
    assert not is_forbidden(Hill(), table(Hill(), ("giant",)), 0, 0)


def test_a_deed_that_no_card_is_about_is_not_looked_for(monkeypatch):
    game = Hill()
    game.forbidden = game.allowed = 0
    monkeypatch.setattr(game, "in_play", None)

    assert not is_forbidden(game, table(game, ("giant",)), 0, 0)
    assert allowance(game, table(game, ("giant",)), 0, 0) == 0


@pytest.mark.parametrize(
    ("facts", "message", "at", "hint"),
    [
        (
            {"modify": {"of": "self", "value": 1, "layer": 7}},
            "there is no layer 7", ("modify", "layer"), "the layers are 1 to 6",
        ),
        (
            {"modify": {"of": "self", "value": 1}},
            '"modify" needs "layer"', ("modify",), "modify has the arguments of, layer and value",
        ),
        (
            {"multiply": {"of": "self", "layer": 1}},
            '"multiply" changes nothing', ("multiply",), "multiply has the arguments of, layer and value",
        ),
        (
            {"ignores": {"of": "enemy", "layer": "first"}},
            "'first' is not a whole number", ("ignores", "layer"), "",
        ),
        (
            {"forbids": {"who": "oponents", "deed": "play_a_card"}},
            '"oponents" is not known here', ("forbids", "who"), 'did you mean "opponents"?',
        ),
        (
            {"allows": {"who": "you", "deed": "win"}},
            '"win" is not known here', ("allows", "deed"), "allowed: play_a_card",
        ),
        (
            {"forbids": {"who": "you", "deed": "play_a_card", "with": {}}},
            "this must not be empty", ("forbids", "with"), "",
        ),
    ],
)  # fmt: skip
def test_mistakes(facts, message, at, hint):
    game = with_cards(wrong={"gives": [facts]})
    (problem,) = game.problems

    assert (problem.message, problem.hint) == (message, hint)
    assert tuple(problem.at)[-len(at) :] == at


def test_a_layer_may_read_what_it_changes():
    """It reads what the layers below have made of it."""
    for layer in (1, 6):
        odd = {"of": {"ally": {"value": 3}}, "value": 1, "layer": layer}
        assert with_cards(odd={"gives": [{"modify": odd}]}).problems == []
