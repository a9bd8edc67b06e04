"""Whatever is typed wrong, a fitting word is suggested, and no other."""

import pytest

DECKS = ("cipher/s01-marth", "cipher/s02-chrom")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (("chek", "x"), "No such command 'chek'. Did you mean 'check'?"),
        (("mtach",), "No such command 'mtach'. Did you mean 'match'?"),
        (("card", "serch", "x"), "No such command 'serch'. Did you mean 'search'?"),
        (("check", "--sampels"), "No such option: --sampels (Possible options: --game, --samples)"),
        (("card", "fields", "ciper"), "did you mean cipher? games: ashes, blackpoker, "),
        (("play", *DECKS, "--bots", "greddy"), "did you mean greedy? players: greedy, random"),
        (("match", *DECKS, "--bots", "greddy"), "did you mean greedy? bots: greedy, random"),
        (("explain", "CIP1O2"), "did you mean CIP102"),
        (("deck", "convert", DECKS[0], "--to", "lacky"), "did you mean lackey? formats: "),
        (("check", DECKS[0], "-o", "jsno"), "did you mean json? outputs: "),
        (("card", "show", "Irn Worker"), 'did you mean "Iron Worker"?'),
        (("card", "show", "marthh"), 'did you mean "Marth, Hero of Altea", "Marth, Prince in'),
        (("draft", "cipher/boster"), "did you mean cipher/booster? formats: "),
        (("check", DECKS[0], "--select", "CPI"), "did you mean CIP"),
    ],
)
def test_names_typed_wrong(deckcli, line, told):
    run = deckcli(*line)

    assert run.status == 2
    assert told in run.err


@pytest.mark.parametrize("word", ["x", "qqqqqqq", "nothing-like-it"])
def test_no_command_is_suggested_for_anything(deckcli, word):
    assert deckcli(word).err.endswith(f"\nError: No such command '{word}'.\n")


@pytest.mark.parametrize(
    ("deck", "meant"),
    [
        ("cipher/s01-mart", "did you mean cipher/s01-marth?"),
        ("cipher/marth", "did you mean cipher/s01-marth?"),
        ("ciper/s02-chrom", "did you mean cipher/s02-chrom?"),
        ("ciper/s02-crom", "did you mean cipher/s02-chrom?"),
        ("cipher/nope", "deckcli deck list cipher lists the decks"),
        ("decks/s01-marth", ""),
        ("s01-marth.yaml", ""),
    ],
)
def test_built_in_decks(deckcli, deck, meant):
    run = deckcli("check", deck)

    hint = f"   = hint: {meant}\n" if meant else ""
    assert run.out.startswith(
        f"{deck}: DCK101 unreadable-file: no such file\n{hint}   = help: deckcli explain DCK101\n"
    )


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("symbol:bleu", "no card has symbol:bleu; did you mean blue?\n"),
        ("cost=1 -symbol:bleu symbol=rde", "no card has symbol:bleu; did you mean blue?\n"),
        ("symbol:red cost>=99", ""),
        ("symbol:qqqqq", ""),
    ],
)
def test_values_of_a_query_that_finds_nothing(deckcli, query, told):
    run = deckcli("card", "search", "--game", "cipher", query)

    assert (run.status, run.err) == (1, f"0 cards found\n{told}")


@pytest.mark.parametrize(
    "command", ["card coverage", "card fields", "deck list", "deck new", "games"]
)
def test_a_game_may_be_an_argument_or_an_option(deckcli, command):
    argument = deckcli(*command.split(), "blackpoker")

    assert argument.status == 0
    assert deckcli(*command.split(), "--game", "blackpoker") == argument
    assert deckcli(*command.split(), "blackpoker", "--game", "blackpoker") == argument
    assert deckcli(*command.split(), "blackpoker", "--game", "ashes").err == (
        "error[setting]: blackpoker or ashes?\n  hint: name one game\n"
    )


def test_fields_are_those_of_a_game(deckcli):
    run = deckcli("card", "fields")

    assert (run.status, run.err) == (
        2,
        (
            "error[setting]: which game?\n"
            "  hint: games: ashes, blackpoker, blue_moon, cipher, summon_magic\n"
        ),
    )


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("check mien.yaml", "did you mean mine.yaml?"),
        ("deck fmt mien.yaml", "did you mean mine.yaml?"),
        ("replay mien.yaml", "did you mean mine.yaml?"),
        ("rulings mien.yaml", "did you mean mine.yaml?"),
        ("replay mine.json", "did you mean mine.yaml?"),
        ("runs status decks/cupp.db", "did you mean decks/cup.db?"),
        ("check cipher/nope", "deckcli deck list cipher lists the decks"),
        ("deck stats cipher/s01-marth --section crads", "did you mean cards? parts: "),
        ("hand cipher/s01-marth --part crads", "did you mean cards? parts: cards"),
        ("tournament a b --type gauntlte", "did you mean gauntlet? types: "),
        ("draft ashes/rulebook --rule pool=al", "did you mean all? values: master-set, all"),
        ("card show Nobody", 'did you mean "Body Inversion" or'),
    ],
)
def test_whatever_is_typed_wrong(deckcli, write, line, hint):
    write("mine.yaml", "")
    write("decks/cup.db", "")
    run = deckcli(*line.split())

    assert run.status == 2
    assert f"hint: {hint}" in run.out + run.err
    japanese = deckcli(*line.split(), "--lang", "ja")
    assert "did you mean" not in japanese.out + japanese.err


def test_an_ending_makes_no_names_alike(deckcli, write):
    write("bp.json", "")

    assert "hint" not in deckcli("replay", "nope.json").err


def test_the_game_of_a_new_deck_and_of_a_bench(deckcli):
    assert deckcli("deck", "new", "--game", "ashes") == deckcli("deck", "new", "ashes")
    run = deckcli("bench", "--game", "blackpoker", "--seconds", "0.05")
    assert {line.split()[0] for line in run.out.splitlines()[2:]} == {"blackpoker"}


def test_cards_that_a_card_names_go_by_their_names(deckcli):
    page = deckcli("card", "show", "one-hundred-blades").out.split("\n")

    assert [line.removeprefix("Unique to").strip() for line in page if line.startswith("Uniq")] == [
        "Coal Roarkwin"
    ]
