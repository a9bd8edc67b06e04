"""play --human: whole sessions, as a person types them."""

import re
from pathlib import Path

import pytest

from deckcli.cli.files_out import write_file
from deckcli.core.errors import BadSetting
from deckcli.core.text import display_width
from deckcli.engine.transcripts import from_text

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")
PLAY = ("play", *DECKS, "--bots", "greedy", "--human", "1", "--seed", "4")
FIRST = "1\n" * 2000  # always the first choice


@pytest.fixture
def sit_down(deckcli, folder, monkeypatch):
    """Play with these lines as input; tells the run and the transcript."""
    monkeypatch.setenv("COLUMNS", "80")

    def play(*lines, options=PLAY, rest=""):
        script = "".join(f"{line}\n" for line in lines) + rest
        run = deckcli(*options, "--log", "game.json", stdin=script)
        return run, (folder / "game.json").read_text(encoding="utf-8")

    return play


def test_a_whole_game(sit_down):
    run, text = sit_down(rest=FIRST)

    assert run.status == 0
    assert run.err == ""
    assert from_text(text, "game.json").result["winner"] in ("p1", "p2")
    assert run.out.rstrip().splitlines()[-1].startswith(("p1 wins in turn", "p2 wins in turn"))


def test_choices_have_numbers_and_may_be_written_out(sit_down):
    by_number, same = sit_down("2", "1", "2")
    names = re.findall(r"^p1: (.*)", by_number.out, re.MULTILINE)
    ids = [line[3:] for line in from_text(same, "").actions if line.startswith("p1 ")]

    assert len(names) == len(ids) == 3
    assert sit_down(*names)[1] == same
    assert sit_down(*[name.upper() for name in names])[1] == same
    assert sit_down(*ids)[1] == same


def test_the_table_fits_eighty_columns(sit_down):
    for lang in ("en", "ja"):
        run, _ = sit_down("?", rest=FIRST, options=(*PLAY, "--lang", lang))
        lines = run.out.splitlines()
        boxed = [line for line in lines if line.startswith(("┌", "│", "├", "└"))]

        assert {display_width(line) for line in boxed} == {80}
        assert max(map(display_width, lines)) <= 80


def test_a_table_that_has_not_changed_is_not_shown_again(sit_down):
    assert sit_down("hint", "nonsense")[0].out.count("┌") == 1
    assert sit_down("table")[0].out.count("┌") == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("keeep", "not understood: 'keeep' is neither a choice now nor a command\n  did you mean 'keep'?"),
        ("savee", "did you mean 'save'?"),
        ("0", "not understood: the choices are 1 to 2"),
        ("99", "not understood: the choices are 1 to 2"),
        ("9" * 5000, "not understood: the choices are 1 to 2"),
        ("card " + "9" * 5000, "no card to show for '9999"),
        ("", "not understood: the choices are 1 to 2"),
        ("attack B01-003 -> B01-053", "not understood: 'attack B01-003 -> B01-053' is neither"),
        ("card", "card NUMBER or card NAME"),
        ("card 1", "no card to show for '1'"),
        ("card Mart, Altean Prince", "did you mean 'Marth, Altean Prince'?"),
        ("card B01-003", "Marth, Altean Prince  [cipher B01-003]"),
        ("card Marth", "'Marth': "),
        ("look", "look at one of: retreat, bonds, orbs, hand, stacks; of all players, or of p1"),
        ("look moon", "look at one of"),
        ("look bonds p3", "look at one of"),
        ("look bonds", "p1 bonds: 0 cards\np2 bonds: 0 cards"),
        ("look hand p2", "p2 hand: 6 cards\n  a card that you have not seen\n"),
        ("undo", "there is nothing to take back"),
        ("save", "saved; go on with: deckcli play --resume deckcli-game.json"),
        ("help", "On the table: 40 r1-2 is attack and range"),
    ],
)  # fmt: skip
def test_what_a_person_may_type(sit_down, line, answer):
    run, text = sit_down(line)

    assert answer in run.out
    assert [one for one in from_text(text, "").actions if one.startswith("p1")] == []


def test_the_cards_of_a_choice(sit_down):
    run, _ = sit_down("2", "card 1")
    first = re.findall(r"^ +1  bond (.*?)(?:  |$)", run.out, re.MULTILINE)[-1]

    assert f"\n{first}  [cipher " in run.out


def test_a_question_of_a_skill_says_what_it_is_for(sit_down):
    run, _ = sit_down(options=(*PLAY[:-1], "1"), rest="2\n" * 2000)

    asked = re.findall(r"p1, (.*?) \(\? for help\)", " ".join(run.out.split()))
    assert "action" in asked
    assert (
        "Flying Emblem (Caeda, Talys's Heart): you may move 1 ally other than the attacking unit"
    ) in asked


def test_strange_bytes_are_a_wrong_answer(deckcli):
    run = deckcli(*PLAY, stdin=b"\xff\xfe\n\x1b[A\n")

    assert run.status == 130
    assert run.out.count("not understood") == 2
    assert "\x1b" not in run.out


def test_a_hint_is_one_of_the_choices(sit_down):
    for length in range(0, 24, 3):
        run, _ = sit_down(*["1"] * length, "hint greedy", "hint greedy")
        hints = re.findall(r"^greedy would take (\d+): (.*)", run.out, re.MULTILINE)
        shown = run.out[: run.out.index("greedy would take")]

        assert len(set(hints)) == 1
        number, words = hints[0]
        assert re.findall(rf"(?<!\d){number}  {re.escape(words)}", shown)


def test_the_sheet_in_the_readme_is_a_real_one(sit_down):
    page = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```text\n(\$ deckcli play .*?)\n```", page, re.DOTALL)
    command, _, *shown = block.splitlines()
    options = command.removeprefix("$ deckcli ").split()
    run, _ = sit_down("2", "6", "1", "4", "3", "5", "4", "6", "5", "hint greedy", options=options)

    assert "\n".join(shown) in run.out


# -- undo, save, resume


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_what_is_taken_back_leaves_no_trace(sit_down, bot):
    options = (*PLAY, "--bots", bot)
    run, straight = sit_down(rest=FIRST, options=options)
    assert run.status == 0

    once, _ = sit_down("2", "undo", "2", options=options)
    assert "taken back: keep" in once.out
    assert once.out.count("goes first") == 1  # nor is it told twice
    wavering = ["1", "2", "undo", "1", "1", "1", "undo", "undo", "1", "1", "2", "2", "undo", "undo"]
    assert sit_down(*wavering, rest=FIRST, options=options)[1] == straight


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("decisions", [0, 3, 11])
def test_a_saved_game_goes_on_as_if_nothing_had_happened(sit_down, bot, decisions):
    options = (*PLAY, "--bots", bot)
    straight = sit_down(rest=FIRST, options=options)[1]
    run, log = sit_down(*["1"] * decisions, "save mine.json", "quit", options=options)

    assert run.status == 130
    assert "saved; go on with: deckcli play --resume mine.json" in run.out
    again, whole = sit_down(rest=FIRST, options=("play", "--resume", "mine.json"))
    assert again.status == 0
    assert whole == straight
    assert from_text(log, "").result == {}


def test_a_resumed_game_shows_the_table_and_can_be_taken_back_and_saved(sit_down, folder):
    sit_down("1", "1", "1", "save mine.json")
    saved = (folder / "mine.json").read_text(encoding="utf-8")
    resume = ("play", "--resume", "mine.json")
    run, _ = sit_down("undo", "1", "save", options=resume)

    assert run.out.startswith("\n┌")
    assert "taken back: " in run.out
    assert "saved; go on with: deckcli play --resume mine.json" in run.out
    assert (folder / "mine.json").read_text(encoding="utf-8") == saved


def test_nothing_else_is_written_over(sit_down, write, folder):
    run, _ = sit_down("save " + write("deck.yaml", "mine"))

    assert "not saved: deck.yaml is there already (choose another name)" in run.out
    assert (folder / "deck.yaml").read_text() == "mine"


@pytest.mark.parametrize(
    "options",
    [DECKS, ("--human", "1"), ("--seed", "1"), ("--bots", "random"), ("--rule", "max_turns=3")],
)
def test_a_resumed_game_takes_no_other_options(sit_down, deckcli, options):
    sit_down("1", "save mine.json")
    run = deckcli("play", *options, "--resume", "mine.json")

    assert run.status == 2
    assert "a saved game goes on as it began" in run.err


def test_a_game_that_is_over_does_not_go_on(sit_down, deckcli):
    sit_down(rest=FIRST)
    run = deckcli("play", "--resume", "game.json")

    assert run.status == 2
    assert "this game is over" in run.err


def test_a_game_needs_two_decks(deckcli):
    assert "a game needs two decks" in deckcli("play", DECKS[0]).err


# -- leaving


def test_who_quits_is_told_how_to_save(deckcli, folder):
    run = deckcli(*PLAY, stdin="1\nquit\nquit\n1\n1\n")

    assert run.status == 130
    warning = "the game is not saved: `save FILE` keeps it, `quit` once more leaves it"
    assert run.out.count(warning) == 1
    assert run.err == "the game was not saved\n"
    assert list(folder.iterdir()) == []


def test_who_has_saved_may_go(deckcli):
    run = deckcli(*PLAY, stdin="1\nsave a.json\nquit\n")

    assert run.status == 130
    assert "not saved" not in run.out
    assert run.err == "go on with: deckcli play --resume a.json\n"


def test_who_plays_on_after_saving_is_warned_again(deckcli):
    assert "is not saved" in deckcli(*PLAY, stdin="1\nsave a.json\n1\nquit\nquit\n").out


def test_the_end_of_the_input_leaves_with_the_log_written(sit_down):
    run, text = sit_down("1", "1")

    assert run.status == 130
    assert run.err == "go on with: deckcli play --resume game.json\n"
    assert len([line for line in from_text(text, "").actions if line.startswith("p1")]) == 2


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        (("save a.json", "save b.json"), "b.json"),
        (("save a.json", "save b.json", "save a.json"), "a.json"),
        (("save a.json", "save b.json", "save ./a.json"), "./a.json"),
        (("save a.json", "save none/x.json", "save"), "a.json"),
        (("save a.json", "save b.json", "save none/x.json"), "b.json"),
    ],
)
def test_who_goes_is_told_of_the_latest_file(deckcli, lines, last):
    run = deckcli(*PLAY, stdin="\n".join((*lines, "quit", "")))

    assert run.err == f"go on with: deckcli play --resume {last}\n"


@pytest.mark.parametrize("how", ["save", "log"])
def test_no_folder_is_made_for_a_game(deckcli, folder, how):
    if how == "log":
        told = deckcli("play", *DECKS, "--seed", "7", "--log", "none/x.json").err
    else:
        told = deckcli(*PLAY, stdin="save none/x.json\nquit\nquit\n").out

    assert "none/x.json cannot be written: No such file or directory" in told
    assert "the folder none does not exist; create it first" in told
    assert list(folder.iterdir()) == []


def test_a_file_that_could_not_be_written_keeps_no_game(deckcli, folder, monkeypatch):
    def full(file, *_):
        file.write_text("half", encoding="utf-8")
        raise BadSetting("the disk is full")

    real, saves = write_file, []
    monkeypatch.setattr(
        "deckcli.cli.playing.game_files.write_file",
        lambda *given: (full if saves else real)(*given) or saves.append(given),
    )
    run = deckcli(*PLAY, stdin="save a.json\nsave a.json\nquit\nquit\n")

    assert "not saved: the disk is full" in run.out
    assert run.err == "the game was not saved\n"


def test_a_game_without_phases_tells_whose_turn_it_is(deckcli):
    deck = "blackpoker/full-54"
    run = deckcli("play", deck, deck, "--human", "1", "--seed", "1", stdin="")

    assert re.search(r" turn 1, p[12] ─┐$", run.out, re.MULTILINE)


TWO_BOOKS = ("play", "summon_magic/two-books", "summon_magic/two-books", "--bots", "greedy")


def test_an_area_of_two_words(deckcli):
    run = deckcli(*TWO_BOOKS, "--human", "1", "--seed", "1", stdin="look side deck p1\nlook side\n")

    assert "\np1 side deck: 37 cards\n" in run.out.replace("> ", "\n")
    assert "look at one of: " in run.out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_help_at_the_table_fits_it(deckcli, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    decks = ("blue_moon/hoax", "blue_moon/vulca")
    run = deckcli("play", *decks, "--bots", "greedy", "--human", "1", "--seed", "8",
                  "--lang", lang, stdin="?\n")  # fmt: skip

    assert "\n  look AREA [p2]    " in run.out
    assert [line for line in run.out.splitlines() if display_width(line) > 80] == []
