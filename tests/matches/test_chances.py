"""What a pilot could do and did is counted, told and kept."""

import json

from deckcli.core.vecs import i64, vec
from deckcli.engine.notation import action
from deckcli.games.playing import game_of
from deckcli.matches.chances import Chances, Kinds, chances_in, joined_chances

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
SMALL = ("--bots", "greedy,random", "--pairs", "2", "--seed", "1")


def verb(game, form):
    return next(at for at, one in enumerate(game.verbs) if one.form.startswith(form))


def test_a_chance_is_offered_beside_something_else(library):
    game = game_of(library.catalog("cipher"))
    counted = Chances(Kinds(game))
    move, other = action(verb(game, "move"), 1), action(verb(game, "move"), 2)
    use, end = action(verb(game, "use"), 3), action(verb(game, "end turn"))

    counted.count(vec[i64]([move, use, other, end]), other)
    counted.count(vec[i64]([move, use, end]), end)
    counted.count(vec[i64]([move, other]), move)  # to move or to move is no choice
    assert counted.text() == "move=2/1,use=2/0"


def test_words_of_actions_are_told_apart(library):
    game = game_of(library.catalog("blackpoker"))
    counted = Chances(Kinds(game))
    raised = verb(game, "raise")
    first, second = action(raised, 0), action(raised, 1)

    counted.count(vec[i64]([first, second]), second)
    words = [game.words[at].replace(" ", "_") for at in (0, 1)]
    assert chances_in(counted.text()) == {
        f"raise_{words[0]}": (1, 0),
        f"raise_{words[1]}": (1, 1),
    }


def test_verbs_that_are_told_alike_count_as_one(library):
    game = game_of(library.catalog("ashes"))
    counted = Chances(Kinds(game))
    one, other = (at for at, verb in enumerate(game.verbs) if verb.form == "attack {a}")

    counted.count(vec[i64]([action(one, 1), action(other, 0)]), action(one, 1))  # no choice
    counted.count(vec[i64]([action(one, 1), action(verb(game, "end"))]), action(one, 1))
    counted.count(
        vec[i64]([action(other, 0), action(verb(game, "end"))]), action(verb(game, "end"))
    )
    assert counted.text() == "attack=2/1"


def test_the_games_of_a_race_are_added():
    assert joined_chances("a=2/1,b=3/0", "b=1/1,c=4/2") == "a=2/1,b=4/1,c=4/2"
    assert joined_chances("", "") == ""


def test_a_report_tells_what_was_not_done(deckcli):
    run = deckcli("match", *DECKS, *SMALL)
    document = json.loads(deckcli("match", *DECKS, *SMALL, "-o", "json").out)

    told = {one["action"]: one for one in document["chances"]["A"]}
    assert told["mulligan"] == {"action": "mulligan", "offered": 4, "taken": 0}
    assert told["attack"]["offered"] >= told["attack"]["taken"] > 0
    assert "Taken of the chances to\naction" in run.out
    assert "mulligan  0 of 4, 0.0 %" in run.out
    never = [card["card"] for card in document["cards"]["A"] if not card["played"]["games"]]
    assert never
    line = run.out.partition("Cards never played\nA: ")[2].partition("\n")[0]
    assert all(card in line for card in never)
    csv = deckcli("match", *DECKS, *SMALL, "-o", "csv").out
    assert "taken_A,mulligan,4,0.0,," in csv


def test_chances_are_the_same_from_workers_and_stores(deckcli):
    whole = deckcli("match", *DECKS, *SMALL, "-o", "json").out
    kept = ("--store", "runs.db", "-o", "json")

    assert deckcli("match", *DECKS, *SMALL, "-j", "2", *kept).out == whole
    assert deckcli("runs", "export", "runs.db", "-o", "json").out == whole
