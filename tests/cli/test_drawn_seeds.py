"""A seed that was drawn is told when the work begins, not above an error."""

import pytest

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")


@pytest.mark.parametrize(
    "line",
    [
        ("match", *DECKS, "--bots", "gredy"),
        ("match", *DECKS, "--store", "none/x.db"),
        ("match", *DECKS, "--sprt", "50:52", "--store", "none/x.db"),
        ("tournament", *DECKS, "--expect", "robin>=1%"),
        ("play", *DECKS, "--bots", "gredy"),
        ("play", *DECKS, "--log", "none/x.json"),
        ("draft", "ashes/rulebook", "--bots", "ratting"),
        ("draft", "ashes/rulebook", "--repeat", "3", "--bots", "ratting"),
    ],
)
def test_an_error_stands_alone(deckcli, line):
    run = deckcli(*line)

    assert run.status == 2
    assert run.err.startswith("error[")


@pytest.mark.parametrize(
    "line",
    [
        ("match", *DECKS, "--pairs", "1", "--bots", "random"),
        ("tournament", *DECKS, "--pairs", "1", "--bots", "random"),
        ("play", *DECKS, "--bots", "random"),
        ("draft", "ashes/rulebook"),
        ("draft", "ashes/rulebook", "--repeat", "2"),
    ],
)
def test_otherwise_it_is_the_first_line(deckcli, line):
    first, *rest = deckcli(*line).err.splitlines()

    assert first.startswith("seed ")
    seed = first.removeprefix("seed ")
    again = deckcli(*line, "--seed", seed)
    assert not any(one.startswith("seed") for one in [*rest, *again.err.splitlines()])
