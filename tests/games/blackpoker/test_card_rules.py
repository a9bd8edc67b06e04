"""Playing cards, actions and characters fit together; what does not is found, and only that."""

import pytest

from deckcli.core.examples import card


@pytest.fixture
def findings(run_example):
    """What is wrong with the BlackPoker data after a change, as `CODE message`."""

    def run(base, **changes):
        found = run_example(card(base, **changes), "blackpoker")
        return [f"{finding.code} {finding.message}" for finding in found]

    return run


def test_the_data_itself_is_clean(findings):
    assert findings("SA") == []


@pytest.mark.parametrize(
    ("changes", "legal"),
    [
        ({"cards": 4, "same": "number"}, True),
        ({"cards": 5, "same": "number"}, False),
        ({"cards": 2, "same": None, "ranks": ["Joker", "A"]}, True),
        ({"cards": 2, "same": "suit", "ranks": ["Joker", "A"]}, False),
        ({"cards": 2, "from": "10", "to": "A"}, False),
        ({"cards": 2, "same": None, "suits": ["heart", "club"], "ranks": ["A", "K"]}, True),
    ],
)
def test_keys_that_a_pack_cannot_supply(findings, changes, legal):
    expected = [] if legal else ['CRD601 no cards of the pack make up the key of "Reverse"']

    assert findings("reverse", key=changes) == expected


def test_a_key_of_two_suits_for_three_cards(findings):
    assert findings("kill", key={"cards": 3}) == ["CRD602 2 suits for 3 key cards"]


@pytest.mark.parametrize(
    ("base", "changes", "message"),
    [
        ("draw", {"raised_by": ["refill"]}, 'no action has the id "refill"'),
        ("draw", {"raised_by": ["charge", "hero"]}, '"hero" is of kind character, not action'),
        ("truce", {"target": {"named": "harm"}}, 'no action has the id "harm"'),
        ("add-bulwark", {"makes": ["wall"]}, 'no character has the id "wall"'),
        ("S7", {"character": "SA"}, None),
        ("S7", {"character": "kill"}, '"kill" is of kind action, not character'),
    ],
)
def test_names_of_nothing(findings, base, changes, message):
    found = findings(base, **changes)

    if message is None:  # an id of that form is the schema's business
        assert [line[:6] for line in found] == ["CRD103"]
    else:
        assert f"CRD603 {message}" in found


def test_an_action_cannot_make_what_its_format_does_not_know(findings):
    assert findings("summon-magician", format="lite") == [
        'CRD604 "Magician" is not known before std'
    ]


def test_an_action_needs_a_raiser_in_its_own_format(findings):
    assert findings("end", format="std") == ["CRD604 nothing in lite puts this action up"]


def test_a_character_that_no_action_makes(findings):
    assert findings("equip", makes=None) == ['CRD605 no action of lite makes "Armed Soldier"']
    assert findings("summon-hero", makes=None) == ['CRD605 no action of lite makes "Hero"']


def test_rank_number_and_id_agree(findings):
    assert findings("S9", number=8) == ["CRD606 rank 9 is number 9"]
    assert findings("S9", suit="heart") == ["CRD606 the id of this suit and rank is H9"]


def test_a_card_becomes_what_it_can_be(findings):
    assert findings("SA", character="hero") == ['CRD607 "Ace of Spades" cannot be a hero']
    assert findings("SA", character="bulwark") == []


def test_triggers_are_told_on_both_sides(findings):
    ready = [{"name": "Ready", "while": ["came_this_turn"], "gives": ["cannot_attack"]}]
    assert findings("hero", abilities=ready) == [
        'CRD608 no ability of "Hero" puts up "Next Generation"'
    ]
    without_hero = ["ace", "magician", "armed-soldier", "bulwark"]
    assert findings("next-generation", raised_by=without_hero) == [
        'CRD608 "Next Generation" is not raised by "Hero"'
    ]
    effect = [{"name": "Effect", "do": ["name_blockers"]}]
    assert findings("block", abilities=effect) == ['CRD608 no ability of "Block" puts up "Damage"']


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({"to_graveyard": "victim"}, '"victim" is neither a group nor a name bound before'),
        ({"put_up": "refill"}, '"refill" is not known here'),
        (
            {"decide": {"charge": [{"charge": "victim"}], "leave": []}},
            '"victim" is neither a group',
        ),
    ],
)
def test_programs_that_mean_nothing(findings, step, message):
    found = findings("kill", abilities=[{"name": "Effect", "do": [step]}])

    assert any(line.startswith(f"CRD106 {message}") for line in found)


def test_authors_choose_the_words_of_a_decision(findings):
    spare = {"decide": {"spare_it": [], "slay_it": [{"to_graveyard": "target"}]}}

    assert findings("kill", abilities=[{"name": "Effect", "do": [spare]}]) == []


def test_a_decision_needs_two_words(findings):
    alone = {"decide": {"slay_it": [{"to_graveyard": "target"}]}}
    found = findings("kill", abilities=[{"name": "Effect", "do": [alone]}])

    assert len(found) == 1


@pytest.mark.parametrize(
    ("target", "steps", "message"),
    [
        ("soldier", ["change_target"], "there is no targeted action"),
        ("player", [{"become_soldiers": "target"}], "there is no targeted character"),
    ],
)
def test_what_is_not_aimed_at_cannot_be_meant(findings, target, steps, message):
    what = {"what": target, "whose": "any"}
    (found,) = findings("kill", target=what, abilities=[{"name": "Effect", "do": steps}])

    assert found.startswith("CRD106 ")
    assert found.endswith(f" has no meaning here: {message}")


def test_an_action_has_one_effect(findings):
    both = [{"name": name, "do": [{"to_graveyard": "target"}]} for name in ("One", "Two")]

    assert findings("kill", abilities=both) == ["CRD103 2 entries are too many here; at most 1"]
