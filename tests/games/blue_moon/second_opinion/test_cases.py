"""The second opinion itself: cases whose answers the digest of the rules gives."""

from types import SimpleNamespace

import pytest
from blue_moon.second_opinion.home import both, new_hand
from blue_moon.second_opinion.nouns import Card, GameOver, Laid, Player, Ship, Turn
from blue_moon.second_opinion.rules import Rules, TurnOver


@pytest.fixture
def lay(catalog):
    """A table with the first player on turn, who plays characters."""
    cards = {}

    def card(card_id):
        return cards.setdefault(card_id, Card.of(catalog[card_id]))

    def laid(seat, word):
        """A card by its id, `-` before it where it is inactive, `?` where it is a bluff."""
        card_id = word.strip("-?")
        return Laid(card(card_id), seat, word[0] != "-", word[0] == "?")

    def side(seat, zones):
        player = Player(seat, deck=list(map(card, zones.get("deck", "hoax-01").split())))
        player.hand = list(map(card, zones.get("hand", "").split()))
        for word in zones.get("table", "").split():
            one = laid(seat, word)
            (player.support if one.kind == "support" else player.combat).append(one)
        player.dragons = zones.get("dragons", 0)
        for ship, cargo in zones.get("landed", {}).items():
            player.landed.append(Ship(card(ship), list(map(card, cargo.split()))))
        return player

    def table(element="fire", foe=None, **zones):
        players = [side(0, zones), side(1, foe or {})]
        turn = Turn(phase="character")
        return Rules(players, active=0, element=element, turn=turn, chance=None)

    return table


def play(table, *words):
    """Plays, whose questions are answered with the first answer; the phase changes with `-`."""
    for word in words:
        if word == "-":
            table.turn.phase = "support"
            continue
        doing = table.do(*table.ways_on()[word])
        try:
            question = doing.send(None)
            while True:
                question = doing.send(question.answers[0])
        except StopIteration:
            pass


def power(table, seat=0, element=None):
    return table.view.power(seat, element or table.element)


@pytest.mark.parametrize(
    ("element", "mine", "yours", "expected"),
    [
        ("fire", "hoax-01 hoax-20", "", 8),
        ("fire", "khind-10 khind-12 khind-14", "", 12),
        ("fire", "vulca-01 vulca-23", "khind-01", 3),
        ("fire", "aqua-09 aqua-19", "", 7),
        ("earth", "aqua-09 aqua-19", "", 0),
        ("fire", "buka-01 ?buka-07", "", 7),
        ("earth", "buka-01 ?buka-07", "", 6),
        ("fire", "hoax-01 aqua-23", "flit-08", 8),
        ("fire", "hoax-01 aqua-23", "flit-08 hoax-16", 5),
        ("fire", "hoax-01 hoax-20", "flit-12", 3),
        ("fire", "-hoax-01 hoax-02", "", 5),
    ],
)
def test_power(lay, element, mine, yours, expected):
    table = lay(element, table=mine, foe={"table": yours})
    assert power(table) == expected


def test_a_support_waits_for_the_second_turn_of_a_fight(lay):
    table = lay(None, hand="hoax-05 hoax-14 hoax-20")
    play(table, "play hoax-05", "-")
    assert table.ways_on() == {}


def test_a_text_grants_a_support_on_the_first_turn(lay):
    table = lay(None, hand="hoax-14 hoax-20")
    play(table, "play hoax-14", "-")
    assert set(table.ways_on()) == {"play hoax-20"}


def test_a_pair_is_one_play(lay):
    table = lay(hand="mimix-16 mimix-17 mimix-13")
    play(table, "play mimix-16")
    assert set(table.ways_on()) == {"play mimix-17"}


@pytest.mark.parametrize(("card", "expected"), [("khind-17", 6), ("khind-10", 3)])
def test_a_gang_goes_on(lay, card, expected):
    table = lay(table="khind-15", hand=card)
    play(table, f"play {card}")
    assert power(table) == expected


def test_a_gang_may_be_covered(lay):
    table = lay(table="khind-15", hand="khind-17 khind-20")
    play(table, "cover khind-17")
    assert (power(table), set(table.ways_on())) == (3, {"play khind-20"})


def test_a_card_that_covers_nothing_of_its_gang_is_just_played(lay):
    table = lay(table="hoax-05", hand="khind-17")
    assert set(table.ways_on()) == {"play khind-17"}


def test_without_a_hand_nothing_is_shuffled(lay):
    table = lay(deck="hoax-01 hoax-02", foe={"deck": "hoax-03 hoax-04"})
    table.chance = SimpleNamespace(shuffled=lambda *_: pytest.fail("a deck was shuffled"))
    list(both(new_hand)(table, 0, None))
    assert [len(player.hand) for player in table.players] == [2, 2]


def test_who_was_out_first_has_lost_though_cards_came_back(lay):
    table = lay(deck="", foe={"deck": "", "table": "hoax-05"})
    for player in table.players[::-1]:
        table.notice_running_out(player)
    table.active = 1
    table.retrieve(table.player.combat[0])
    with pytest.raises(GameOver) as over:
        table.end_if_somebody_is_out()
    assert over.value.winner == 0


@pytest.mark.parametrize(("mine", "expected"), [("", set()), ("flit-07", {"play vulca-18"})])
def test_tittertweet_silences_a_prohibition(lay, mine, expected):
    table = lay(table=mine, hand="vulca-18", foe={"table": "hoax-13"})
    table.turn.phase = "support"
    assert set(table.ways_on()) == expected


def test_only_one_card_against_brain_drain(lay):
    table = lay(hand="vulca-08 vulca-18 vulca-23", foe={"table": "hoax-26"})
    play(table, "play vulca-08", "-")
    assert table.ways_on() == {}


def test_no_strong_characters_against_cloying_mud(lay):
    table = lay(hand="vulca-01 vulca-08", foe={"table": "terrah-25"})
    assert set(table.ways_on()) == {"play vulca-08"}


def test_gauntlets_double_one_character(lay):
    table = lay(table="vulca-01 vulca-21")
    table.players[0].combat[1].chosen = table.players[0].combat[0]
    assert power(table) == 14


@pytest.mark.parametrize(
    ("winner", "loser", "led", "expected"),
    [
        ("hoax-01", "", None, 1),
        ("hoax-01 -hoax-02 -hoax-03 hoax-20 hoax-21 hoax-22", "", None, 2),
        ("hoax-01 -hoax-02 -hoax-03 hoax-20 hoax-21 ?buka-07", "", None, 1),
        ("hoax-01 vulca-27", "", None, 2),
        ("hoax-01 -hoax-02 -hoax-03 vulca-27 hoax-21 hoax-22", "", "flit-29", 1),
        ("hoax-01", "mimix-29", None, 0),
        ("hoax-01 vulca-27", "hoax-11", None, 0),
    ],
)
def test_dragons_of_a_retreat(lay, winner, loser, led, expected):
    table = lay(table=loser, hand=led or "", foe={"table": winner})
    if led:
        table.player.led = table.player.hand[0]
    assert table.dragons_of_retreat(*table.players) == expected


def test_a_fourth_dragon_wins(lay):
    table = lay(foe={"table": "hoax-01", "dragons": 3})
    with pytest.raises(GameOver) as over:
        list(table.retreat(table.player))
    assert over.value.winner == 1


@pytest.mark.parametrize(
    ("yours", "expected"), [("hoax-01 -hoax-02", set()), ("vulca-01 hoax-21", 1)]
)
def test_a_mutant_answers_an_attack(lay, yours, expected):
    table = lay(hand="mutant-105 hoax-20", foe={"table": yours})
    ways = set(table.ways_on())
    assert ways == (expected and {"play mutant-105"})
    if ways:
        play(table, "play mutant-105", "-")
        assert (table.element, table.ways_on()) == ("earth", {})


@pytest.mark.parametrize(("hand", "expected"), [("hoax-05", False), ("hoax-05 hoax-06", True)])
def test_watertamer_takes_two_cards(lay, hand, expected):
    table = lay(table="hoax-03", hand=hand, foe={"table": "hoax-04 pillar-18"})
    table.turn.phase = "support"
    assert table.may_end_supports() is expected


def test_kabu_kat_wants_a_support(lay):
    table = lay(hand="hoax-01 hoax-18", foe={"table": "terrah-13"})
    assert not table.can_end()


@pytest.mark.parametrize(("storms", "expected"), [("21", 0), ("21 22 23", 1)])
def test_storms(lay, storms, expected):
    table = lay(table=" ".join(f"terrah-{one}" for one in storms.split()))
    table.storms()
    assert table.player.dragons == expected


def test_floods(lay):
    table = lay(table="aqua-01 aqua-25 aqua-26", foe={"table": "hoax-01"})
    with pytest.raises(TurnOver):
        list(table.floods())
    assert (table.players[0].dragons, table.active) == (1, 1)


def test_cargo_lands_free(lay):
    table = lay(landed={"buka-30": "buka-01 buka-02"}, hand="hoax-01")
    play(table, "play buka-01", "play buka-02")
    assert (power(table), table.ways_on()) == (9, {})


def test_yang_frees_the_next_card(lay):
    table = lay(hand="aqua-12 aqua-02 hoax-01")
    play(table, "play aqua-12", "play aqua-02")
    assert (power(table), table.ways_on()) == (7, {})


def test_a_shield_makes_nothing_enough(lay):
    table = lay(table="flit-14", foe={"table": "terrah-01"}, element="earth")
    assert table.can_announce(())
