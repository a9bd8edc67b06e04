"""Stories of Summon & Magic, in the order of events and with the reasons."""

import pytest
from listening import told

from deckcli.engine.notation import read
from deckcli.engine.play import advance
from deckcli.engine.state import NONE
from deckcli.games.playing import game_of, layout_of


@pytest.fixture(scope="module")
def game(library):
    return game_of(library.catalog("summon_magic"))


def story(game, given, actions, *, reader=NONE, lang="en"):
    """What is told while these actions are taken, without indents."""
    state = layout_of(game).lay_out({"turn": "p1", **given}, {})
    advance(game, state)
    left = iter(actions)

    def taken(state):
        action = next(left, None)
        return action and read(game, state, action)

    return [line.strip() for line in told(game, state, taken, reader, lang)]


def test_a_set_is_told_before_it_can_be_answered(game):
    given = {"p1": {"hand": ["SM-040", "SM-061"]}, "p2": {"sets": ["SM-057"], "deck": 9}}
    assert story(game, given, ["set SM-040"], reader=1) == ["p1 sets a card"]
    assert story(game, given, ["set SM-040"], reader=0) == ["p1 sets Ice Edge"]
    assert story(game, given, ["set SM-040"], reader=1, lang="ja") == ["p1はカード1枚を伏せた"]
    assert story(game, given, ["set SM-040", "pass"], reader=0) == ["p1 sets Ice Edge"]


@pytest.mark.parametrize(
    ("attacker", "command", "target", "counter", "first"),
    [
        (
            "SM-004", "Jab", "SM-043", "Shadow Strike",
            "Shadow Assassin strikes before Ironwall Squire can: 1000 against 500",
        ),
        (
            "SM-043", "Shadow Strike", "SM-004", "Jab",
            "Shadow Assassin strikes before Ironwall Squire can: 1000 against 500",
        ),
        (
            "SM-005", "Charging Lance", "SM-043", "Shadow Strike",
            (
                "Lance Cavalry 1300 + 100 Mounted Momentum + 200 for the command = 1600 against "
                "Shadow Assassin 1000 (attack)"
            ),
        ),
    ],
)  # fmt: skip
def test_a_first_strike_has_its_comparison(game, attacker, command, target, counter, first):
    given = {
        "ap": 1,
        "p1": {"monsters": [attacker, "SM-001"], "deck": 9},
        "p2": {"monsters": [target], "deck": 9},
    }
    actions = [f"command {attacker}: {command}", f"counter {target}: {counter}"]
    lines = story(game, given, actions)
    at = lines.index(first)
    assert lines[at - 1].endswith(f"counters with {counter}")
    assert lines[at + 1].endswith(" is destroyed")
    assert sum(" against " in line for line in lines) == 1


def test_a_first_strike_counts_what_the_command_adds(game):
    given = {
        "ap": 1,
        "p1": {"monsters": ["SM-005", "SM-001"], "deck": 9},
        "p2": {
            "monsters": [
                {"card": "SM-043", "effects": [{"attack": 600, "until": "end_of_turn"}]},
            ],
            "deck": 9,
        },
    }
    actions = ["command SM-005: Charging Lance", "counter SM-043: Shadow Strike"]
    assert (
        "Shadow Assassin strikes before Lance Cavalry can: 1000 + 600 Shadow Assassin = 1600 "
        "against 1300 + 100 Mounted Momentum + 200 for the command = 1600"
    ) in story(game, given, actions)
    assert (
        "先制：影の暗殺者は槍騎兵より先に攻撃する（1000、影の暗殺者 +600、計1600 対 "
        "1300、「騎馬の勢い」 +100、コマンド +200、計1600）"
    ) in story(game, given, actions, lang="ja")


def test_an_offer_is_told_as_one(game):
    given = {
        "p1": {"avatar": ["SM-039"], "hand": ["SM-009"], "monsters": ["SM-002"], "deck": 9},
        "p2": {"monsters": ["SM-001"], "deck": 9},
    }
    evolved = [
        "p1 evolves Knight Voen into Knight-Captain Voen",
        "Knight Voen has become Knight-Captain Voen",
        "Forest Caller: p1 may use it",
    ]
    asked = ["evolve SM-009 -> SM-002"]
    assert story(game, given, [*asked, "yes"]) == [*evolved, "p1 draws 1"]
    assert story(game, given, [*asked, "no"]) == [*evolved, "p1: no"]
    assert story(game, given, [*asked, "no"], reader=1) == evolved
    assert story(game, given, asked, lang="ja")[-1] == "p1は森の呼び手の効果を使用できる"


def test_what_nobody_is_asked_for_takes_effect(game):
    given = {"ap": 1, "p1": {"hand": ["SM-034"], "deck": 9}, "p2": {"deck": 9}}
    lines = story(game, given, ["play SM-034", "end turn"])
    assert "Corrosive Spores takes effect" in lines


def test_a_card_of_the_side_deck_is_told_as_one(game):
    given = {
        "p1": {"avatar": ["SM-065"], "side_deck": ["SM-061"], "hand": ["SM-061"], "deck": 9},
        "p2": {"monsters": ["SM-001"], "deck": 9},
    }
    aside = ["play SM-061 from the side deck"]
    assert story(game, given, aside)[0] == "p1 plays Ember from the side deck"
    assert story(game, given, ["play SM-061"])[0] == "p1 plays Ember"
    assert story(game, given, aside, lang="ja")[0] == "p1はサイドデッキの火の粉を使用する"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Lance Cavalry's attack is negated"), ("ja", "槍騎兵の攻撃は無効になった")],
)
def test_an_attack_is_negated_not_its_monster(game, lang, said):
    given = {
        "ap": 1,
        "p1": {"monsters": ["SM-005"], "deck": 9},
        "p2": {"sets": ["SM-017"], "monsters": ["SM-001"], "deck": 9},
    }
    actions = ["command SM-005: Charging Lance", "use SM-017"]
    assert said in story(game, given, actions, lang=lang)


def test_a_negated_card_is_negated_itself(game):
    given = {
        "ap": 1,
        "p1": {"hand": ["SM-061"], "deck": 9},
        "p2": {"sets": ["SM-056"], "monsters": ["SM-001"], "deck": 9},
    }
    assert "Ember is negated" in story(game, given, ["play SM-061", "use SM-056"])


@pytest.mark.parametrize(
    ("card", "monster", "said"),
    [
        ("SM-061", "SM-001", "Morfan Rookie Knight is dealt 600 damage: attack 1000 -> 400"),
        (
            "SM-061", {"card": "SM-001", "position": "defence"},
            "Morfan Rookie Knight is dealt 600 damage: defence 1000 -> 400",
        ),
        ("SM-062", "SM-001", "Morfan Rookie Knight is dealt 1400 damage: attack 1000 -> 0"),
    ],
)  # fmt: skip
def test_damage_is_no_lowering(game, card, monster, said):
    given = {
        "ap": 2,
        "p1": {"hand": [card], "deck": 9},
        "p2": {"monsters": [monster], "deck": 9},
    }
    lines = story(game, given, [f"play {card}"])
    assert said in lines
    assert not any(" gets " in line for line in lines)
    if card == "SM-061" and isinstance(monster, str):
        told_in_japanese = "モルファンの新米騎士は600のダメージを受けた：攻撃力1000→400"
        assert told_in_japanese in story(game, given, [f"play {card}"], lang="ja")


@pytest.mark.parametrize(("reader", "is_told"), [(NONE, True), (0, True), (1, False)])
def test_only_who_is_stuck_hears_that_nothing_else_could_be_done(game, reader, is_told):
    given = {
        "ap": 1,
        "p1": {"hand": ["SM-061"], "deck": 9},
        "p2": {"monsters": ["SM-001"], "deck": 9},
    }
    lines = story(game, given, ["play SM-061"], reader=reader)

    assert ("p1 can do nothing more" in lines) == is_told
    assert "-- turn 6: p2 --" in lines


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "p2 pays 3 for Giant Ant (1) and Radwald Bug Rider (2): "),
        ("ja", "p2はコスト3を支払った（ジャイアント・アント 1、ラドワルドの蟲乗り 2）："),
    ],
)
def test_a_sum_of_costs_has_its_parts(game, lang, said):
    given = {
        "ap": 1,
        "p1": {"monsters": ["SM-032", "SM-044"], "deck": 9},
        "p2": {
            "monsters": [{"card": "SM-020", "equipment": ["SM-021", "SM-038"]}, "SM-024"],
            "deck": 9,
        },
    }
    actions = ["command SM-032: Swarm Torrent", "choose SM-020", "done", "take SM-020"]
    assert sum(line.startswith(said) for line in story(game, given, actions, lang=lang)) == 1


@pytest.mark.parametrize(
    ("defenders", "said"),
    [
        (["SM-044"], "recoil costs p1 1 card: "),
        (["SM-028"], "recoil costs p1 2 cards for Web Warden: "),
        (
            ["SM-028", "SM-044"],
            "recoil costs p1 3 cards for Web Warden (2) and Abyss Sentinel (1): ",
        ),
    ],
)
def test_a_recoil_of_several_cards_has_its_reasons(game, defenders, said):
    monsters = [{"card": card, "position": "defence"} for card in defenders]
    given = {
        "ap": 1,
        "p1": {"monsters": [{"card": "SM-021", "equipment": ["SM-022"]}, "SM-004"], "deck": 9},
        "p2": {"monsters": monsters, "deck": 9},
    }
    aims = [f"choose {card}" for card in defenders] if len(defenders) > 1 else []
    lines = story(game, given, ["command SM-021: Rapid Arrows", *aims])
    assert sum(line.startswith(said) for line in lines) == 1


def test_what_cannot_be_paid_has_its_parts(game):
    given = {
        "ap": 1,
        "p1": {"monsters": ["SM-032"], "deck": 9},
        "p2": {"monsters": [{"card": "SM-020", "equipment": ["SM-021"]}], "deck": 2},
    }
    lines = story(game, given, ["command SM-032: Swarm Torrent", "take SM-020"])
    assert "p2 cannot pay 3 for Giant Ant (1) and Radwald Bug Rider (2)" in lines


@pytest.mark.parametrize(
    "action", ["command SM-021: Mount", "command SM-021: Hatchet", "turn SM-021"]
)
def test_a_skill_whose_monster_has_left_comes_to_nothing(game, action):
    given = {
        "ap": 1,
        "p1": {"monsters": ["SM-021", "SM-024"], "deck": 9},
        "p2": {"monsters": ["SM-004"], "sets": ["SM-049"], "deck": 9},
    }
    answers = ["use SM-049", "choose SM-021"]
    if "Hatchet" not in action:
        answers += ["pass"]
    lines = story(game, given, [action, *answers])
    at = lines.index("Mana Backflow goes to the graveyard")
    assert lines[at + 1 :] == ["nothing comes of it"]


def test_both_avatars_are_shown_before_a_deck_is_picked(game):
    cards = {"SM-001": 37}
    sides = {
        who: {"cards": cards, "side_deck": cards, "avatar": avatar}
        for who, avatar in (("p1", "SM-065"), ("p2", "SM-064"))
    }
    state = layout_of(game).lay_out({"new_game": sides}, {})
    state.listener = teller = game.presenter().teller("en", NONE)
    advance(game, state)
    assert [line.strip() for line in teller.news()] == [
        "p1's avatar is Librarian of Two Books", "p2's avatar is Tide Diviner"
    ]  # fmt: skip
    assert state.question.seat == 0


def test_what_a_command_adds_is_told_though_the_sum_is_below_0(game):
    given = {
        "ap": 1,
        "p1": {
            "monsters": [
                {"card": "SM-005", "effects": [{"attack": -1600, "until": "end_of_turn"}]},
                "SM-044",
            ],
            "deck": 9,
        },
        "p2": {"monsters": ["SM-024"], "deck": 9},
    }
    lines = story(game, given, ["command SM-005: Charging Lance", "take SM-024"])
    told = "Lance Cavalry 1300 - 1600 Lance Cavalry + 200 for the command = -100, so 0 against "
    assert any(line.startswith(told) for line in lines)
