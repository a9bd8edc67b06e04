"""`deckcli draft`: what a user types and sees."""

import csv
import json
import re

import pytest

RULEBOOK = ("draft", "ashes/rulebook", "--seed", "7")


def test_without_a_format_the_formats_are_listed(deckcli):
    run = deckcli("draft")

    assert run.status == 0
    assert "ashes/rulebook" in run.out
    assert "swap=optional|required" in run.out


def test_about_a_format(deckcli):
    run = deckcli("draft", "ashes/rulebook", "--about")

    assert run.status == 0
    assert "--rule swap=optional|required" in run.out


def test_a_draft_writes_legal_decks_a_log_and_a_table(deckcli, tmp_path):
    run = deckcli(*RULEBOOK, "--players", "4", "--bots", "rating,random", "--out", "decks")
    names = sorted(file.name for file in (tmp_path / "decks").iterdir())

    assert run.status == 0
    assert names == ["draft.log", "picks.txt", *(f"player-{n}.yaml" for n in (1, 2, 3, 4))]
    assert deckcli("check", *(f"decks/player-{n}.yaml" for n in (1, 2, 3, 4))).status == 0
    assert "4 random" in run.out
    assert "30 cards" in run.out
    assert (tmp_path / "decks" / "picks.txt").read_text(encoding="utf-8") in run.out


@pytest.mark.parametrize("name", ["cipher/booster", "summon_magic/cube", "blue_moon/draft"])
def test_where_a_builder_makes_the_deck_the_pool_is_written_too(deckcli, tmp_path, name):
    assert deckcli("draft", name, "--players", "2", "--seed", "1", "--out", "d").status == 0
    pool = (tmp_path / "d" / "player-1-pool.txt").read_text(encoding="utf-8")

    assert sum(int(line.split()[0]) for line in pool.splitlines()[1:]) >= 45
    assert deckcli("check", "d/player-1.yaml", "d/player-2.yaml").status == 0


def test_the_same_seed_gives_the_same_bytes(deckcli):
    first, second = (deckcli(*RULEBOOK, "-o", "json") for _ in range(2))

    assert first.out == second.out
    assert len(json.loads(first.out)) == 64


def test_without_a_seed_one_is_drawn_and_told(deckcli):
    first = deckcli("draft", "ashes/rulebook", "-o", "csv")
    seed = first.err.split("seed ")[1].split()[0]

    assert deckcli("draft", "ashes/rulebook", "-o", "csv", "--seed", seed).out == first.out


def test_names_in_japanese(deckcli):
    assert "アラデル・サマーガード" in deckcli(*RULEBOOK, "--lang", "ja").out


def test_several_outputs_at_once(deckcli, tmp_path):
    run = deckcli(*RULEBOOK, "-o", "text", "-o", "csv=picks.csv", "-o", "markdown=picks.md")

    assert run.status == 0
    rows = list(csv.DictReader((tmp_path / "picks.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 64
    assert set(rows[0]) == {"stage", "pick", "player", "take", "give"}
    assert (tmp_path / "picks.md").read_text(encoding="utf-8").startswith("|")


def test_a_collection_of_ones_own(deckcli, tmp_path):
    (tmp_path / "mine.yaml").write_text("game: ashes\ncards: {Fear: 3}\n", encoding="utf-8")
    run = deckcli(*RULEBOOK, "--players", "2", "--collection", "mine.yaml")

    assert run.status == 2
    assert "2 players need 2 Phoenixborn and 20 different cards; there are only 0" in run.err


# Many drafts


def test_many_drafts_give_pick_orders(deckcli):
    run = deckcli(*RULEBOOK, "--repeat", "20", "-o", "json")
    rows = json.loads(run.out)

    assert run.status == 0
    assert set(rows[0]) == {
        "id", "name", "picked", "average_pick", "earliest", "latest", "wheel_rate", "deck_share",
    }  # fmt: skip
    assert sum(row["picked"] for row in rows if row["wheel_rate"] is not None) == 20 * 36


def test_many_drafts_as_text_and_csv(deckcli):
    text, table = (
        deckcli(*RULEBOOK, "--repeat", "3", "-o", output).out for output in ("text", "csv")
    )

    assert "average pick" in text
    assert table.startswith("id,name,picked,average_pick")


def test_each_of_many_drafts_is_the_draft_of_its_own_seed(deckcli):
    two = json.loads(
        deckcli("draft", "ashes/rulebook", "--seed", "5", "--repeat", "2", "-o", "json").out
    )
    singles = [
        json.loads(
            deckcli("draft", "ashes/rulebook", "--seed", seed, "--repeat", "1", "-o", "json").out
        )
        for seed in ("5", "6")
    ]
    picked = {row["id"]: row["picked"] for row in two}

    for item, number in picked.items():
        assert number == sum(row["picked"] for one in singles for row in one if row["id"] == item)


# Logs


def test_a_log_replays_and_verifies(deckcli, tmp_path):
    first = deckcli(*RULEBOOK, "--players", "3", "--out", "d")
    told = deckcli("replay", "d/draft.log")
    run = deckcli("replay", "d/draft.log", "--verify")

    assert (told.status, run.status) == (0, 0)
    assert first.out.startswith(told.out)
    assert run.out == "d/draft.log: ends the same\n"
    log = tmp_path / "d" / "draft.log"
    log.write_text(log.read_text(encoding="utf-8").replace('result: "', 'result: "0'), "utf-8")
    assert deckcli("replay", "d/draft.log", "--verify").status == 1


def test_an_unfinished_draft_is_said_to_be_unfinished(deckcli, tmp_path):
    deckcli(*RULEBOOK, "--players", "3", "--out", "d")
    log = tmp_path / "d" / "draft.log"
    lines = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join(line for line in lines[:-1] if not line.startswith("result:")), "utf-8")
    picks = sum(line.startswith("  - p") for line in lines) - 1

    run = deckcli("replay", "d/draft.log", "--verify")

    assert run.status == 0
    assert run.out == f"d/draft.log: goes the same, but is not over after {picks} picks\n"


def test_a_log_of_other_card_data_is_refused(deckcli, tmp_path):
    deckcli(*RULEBOOK, "--out", "d")
    log = tmp_path / "d" / "draft.log"
    log.write_text(
        log.read_text(encoding="utf-8").replace('card_data: "', 'card_data: "f'), "utf-8"
    )
    run = deckcli("replay", "d/draft.log")

    assert run.status == 2
    assert "another version of the ashes card data" in run.err


@pytest.mark.parametrize("options", [("--step",), ("--turn", "2")])
def test_a_draft_has_no_turns_to_step_through(deckcli, options):
    deckcli(*RULEBOOK, "--out", "d")
    run = deckcli("replay", "d/draft.log", *options)

    assert run.status == 2
    assert run.out == ""
    assert run.err.splitlines()[:2] == [
        f"error[setting]: {options[0]} is about games",
        "  at: d/draft.log",
    ]


# A person at the terminal


def drafted(deckcli, typed, *options):
    return deckcli("draft", "ashes/rulebook", "--players", "2", "--seed", "3", "--human", "1",
                   *options, typed=typed)  # fmt: skip


def test_a_person_drafts_with_numbers(deckcli):
    run = drafted(deckcli, "1\n" * 30, "--out", "d")

    assert run.status == 0
    assert "Cards, pick 1. Take one card and pass the others:" in run.out
    assert "1 human" in run.out
    assert "Three cards from your draw pile to your hand" in run.out  # texts of the cards
    assert deckcli("check", "d/player-1.yaml").status == 0


def test_picks_curve_and_dice_needs_are_shown(deckcli):
    out = drafted(deckcli, "1\n" * 30).out

    assert "phoenixborn: Coal Roarkwin" in out
    assert "dice to play: 0 " in out
    assert "symbols to play against dice: " in out


def test_open_piles_tell_what_is_left_and_p_tells_of_the_others(deckcli):
    out = drafted(deckcli, "1\n" * 9 + "p\n" + "1\n" * 20).out

    assert "natural     10 left" in out or "natural     8 left" in out
    assert "player 2: phoenixborn Aradel Summergaard; companions 3 Summon Blue Jaguar" in out


def test_the_second_half_of_a_swap_can_be_left(deckcli):
    run = drafted(deckcli, "1\n" * 15 + "0\n0\n")

    assert run.status == 0
    assert "0 goes back" in run.out


def test_undo_takes_the_last_pick_back(deckcli):
    plain = drafted(deckcli, "2\n" + "1\n" * 30, "--out", "a")
    undone = drafted(deckcli, "1\nu\n2\n1\n3\nu\n" + "1\n" * 30, "--out", "b")

    assert plain.status == undone.status == 0
    assert plain.out.splitlines()[-20:] == undone.out.splitlines()[-20:]


def test_undo_with_nothing_to_undo(deckcli):
    assert "nothing to take back" in drafted(deckcli, "u\n").out


def test_nonsense_gets_help(deckcli):
    out = drafted(deckcli, "hello\n99\n0\n-1\n\n²\n" + "1\n" * 30).out

    assert out.count("save and stop") == 4  # the others are numbers


def test_the_swap_may_be_declined(deckcli):
    run = drafted(deckcli, "1\n" * 14 + "0\n")

    assert run.status == 0
    assert "0 passes" in run.out


def test_a_person_stops_and_goes_on_later(deckcli, tmp_path):
    whole = drafted(deckcli, "1\n" * 30)
    stopped = drafted(deckcli, "1\n1\n1\nq\n")

    assert stopped.status == 130
    assert "deckcli draft --resume draft.log" in stopped.err
    resumed = deckcli("draft", "--resume", "draft.log", typed="1\n" * 30)
    assert resumed.status == 0
    assert resumed.out.splitlines()[-19:] == whole.out.splitlines()[-19:]


def test_the_end_of_input_saves(deckcli, tmp_path):
    assert drafted(deckcli, "1\n1\n").status == 130
    assert (tmp_path / "draft.log").is_file()


def test_save_and_go_on(deckcli, tmp_path):
    run = drafted(deckcli, "1\ns\n" + "1\n" * 30)

    assert run.status == 0
    assert "saved: draft.log" in run.out
    assert deckcli("draft", "--resume", "draft.log", "--bots", "random").status == 0


def test_a_saved_draft_can_be_finished_by_bots(deckcli):
    drafted(deckcli, "1\n1\nq\n")
    run = deckcli("draft", "--resume", "draft.log", "--bots", "payable")

    assert run.status == 0
    assert "1 payable" in run.out


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("99", "there is no line 99: the choices are 1 to "),
        ("0", "you may not pass here: something must be chosen\n"),
        ("fire", "'fire' is neither a line nor a command\n  1, 2, …   choose that line"),
        ("?", "? for help]   1, 2, …   choose that line"),
    ],
)
def test_a_wrong_answer_is_told_why(deckcli, word, why):
    assert why in drafted(deckcli, f"{word}\n").out


def test_commands_may_be_written_out(deckcli):
    written = drafted(deckcli, "1\nundo\npicks\nsave\nquit\n").out

    assert "neither a line nor" not in written
    assert re.sub(r"(?<=for help\] ).*", "", written) == re.sub(
        r"(?<=for help\] ).*", "", drafted(deckcli, "1\nu\np\ns\nq\n").out
    )


def test_two_people_at_one_keyboard(deckcli):
    run = deckcli(*RULEBOOK, "--players", "2", "--human", "1,2", typed="1\n" * 60)

    assert run.status == 0
    assert "Player 2, Cards, pick 1" in run.out


def test_other_stages_can_be_played_by_a_person(deckcli):
    for name in ("ashes/organised-play", "summon_magic/cube", "blue_moon/draft"):
        run = deckcli("draft", name, "--players", "2", "--seed", "1", "--human", "1",
                      typed="1\n" * 80)  # fmt: skip
        assert run.status == 0, name


# What cannot be done


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("ashes/rulebok",), "did you mean ashes/rulebook?"),
        (("nothing.yaml",), "no draft format is called"),
        (("ashes/rulebook", "--players", "0"), "0 players: ashes/rulebook is for 2 to 32"),
        (("ashes/rulebook", "--players", "1"), "1 player: "),
        (("ashes/rulebook", "--players", "99"), "99 players: "),
        (("ashes/rulebook", "--players", "x"), "is not a valid int"),
        (("ashes/rulebook", "--players", "5"), "5 players need 50 dice"),
        (("ashes/rulebook", "--sets", "0"), "0 sets"),
        (("ashes/rulebook", "--bots", "rateing"), "did you mean rating?"),
        (("ashes/rulebook", "--bots", "rating,,random"), "no draft bot is called ''"),
        (("ashes/rulebook", "--human", "5"), "seats go from 1 to 4"),
        (("ashes/rulebook", "--human", "me"), "seats go from 1 to 4"),
        (("ashes/rulebook", "--rule", "swap"), "write it as key=value"),
        (("ashes/rulebook", "--rule", "swap=never"), "values: optional, required"),
        (("ashes/rulebook", "--rule", "swop=optional"), "did you mean swap?"),
        (("ashes/rulebook", "--collection", "none.yaml"), "no such file"),
        (("ashes/rulebook", "--ratings", "none.yaml"), "no such file"),
        (("ashes/rulebook", "-o", "xml"), "no output is called 'xml'"),
        (("ashes/rulebook", "-o", "csv="), "names no file"),
        (("ashes/rulebook", "--repeat", "-1"), "--repeat -1"),
        (("ashes/rulebook", "--repeat", "5", "--human", "1"), "do not go together"),
        (("ashes/rulebook", "--repeat", "5", "--out", "d"), "do not go together"),
        (("ashes/rulebook", "--resume", "x.log"), "leave FORMAT out"),
        (("--resume", "x.log", "--repeat", "5"), "do not go together"),
        (("--resume", "x.log"), "no such file"),
    ],
)  # fmt: skip
def test_a_clear_error(deckcli, argv, message):
    run = deckcli("draft", *argv)

    assert run.status == 2
    assert message in run.err
    assert "Traceback" not in run.err
    assert run.out == ""


def test_an_output_folder_that_cannot_be(deckcli, tmp_path):
    (tmp_path / "taken").write_text("", encoding="utf-8")
    run = deckcli(*RULEBOOK, "--out", "taken")

    assert run.status == 2
    assert "cannot be written" in run.err
    assert run.out == ""


def test_a_draft_that_cannot_be_saved_goes_on(deckcli, tmp_path):
    (tmp_path / "draft.log").mkdir()
    run = drafted(deckcli, "1\ns\nq\n" + "1\n" * 30)

    assert run.status == 0
    assert run.out.count("cannot be written") == 2


def test_another_saved_draft_is_not_overwritten(deckcli, tmp_path):
    (tmp_path / "draft.log").write_text("precious\n", encoding="utf-8")
    drafted(deckcli, "1\ns\nq\n")

    assert (tmp_path / "draft.log").read_text(encoding="utf-8") == "precious\n"
    assert (tmp_path / "draft-2.log").is_file()


def test_where_nobody_picks_there_is_no_table_of_picks(deckcli):
    run = deckcli("draft", "cipher/sealed", "--players", "2", "--seed", "1", "--lang", "ja")

    assert run.out == "1  プレイヤー1: 50枚\n2  プレイヤー2: 50枚\n"
