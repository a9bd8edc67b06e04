"""Cards of one's own: --card-data DIR, beside the built-in ones."""

import pytest

NINIAN = "B01-008: 3  # Cain, Red Knight"


@pytest.fixture
def own(write, own_card):
    """A folder with a set of one new card."""
    write("own/cipher/cards/x01.yaml", own_card())
    return "own"


@pytest.fixture
def deck(write, sample_text):
    """A legal deck, but for a card that is not built in."""
    text = sample_text("cipher/s01-marth")
    assert NINIAN in text
    return write("deck.yaml", text.replace(NINIAN, "湖の乙女 ニニアン: 3"))


def test_a_deck_with_a_card_of_ones_own(deckcli, own, deck):
    without = deckcli("check", deck, "-o", "concise")
    beside = deckcli("check", deck, "--card-data", own)

    assert without.status == 1
    assert without.out == 'deck.yaml:9:3: DCK209 no card is called "湖の乙女 ニニアン"\n'
    assert (beside.status, beside.out) == (0, "1 deck checked: 1 legal\n")


def test_the_rules_hold_for_own_cards_too(deckcli, own, write, sample_text):
    text = sample_text("cipher/s01-marth").replace(NINIAN, "X01-001: 5")

    run = deckcli("--card-data", own, "check", write("deck.yaml", text), "-o", "concise")

    assert run.status == 1
    assert run.out == (
        'deck.yaml:9:3: CIP102 5 copies of "Ninian, Lady of the Lake"; at most 4 are allowed\n'
    )


def test_own_cards_are_found_shown_counted_and_suggested(deckcli, own, write, catalog_of):
    shown = deckcli("--card-data", own, "card", "show", "湖の乙女 ニニアン")
    found = deckcli("--card-data", own, "card", "search", "ninian", "-q")
    counted = deckcli("--card-data", own, "card", "coverage", "-o", "csv")
    wrong = write("wrong.yaml", "game: cipher\ncards: {X01-01: 4}\n")

    assert shown.out.startswith("Ninian, Lady of the Lake  [cipher X01-001]\n湖の乙女 ニニアン\n")
    assert "X01-001  Ninian, Lady of the Lake" in found.out
    assert f"cipher,{len(catalog_of('cipher')) + 1}," in counted.out
    assert 'did you mean "X01-001"' in deckcli("--card-data", own, "check", wrong).out


def test_a_sample_deck_in_an_own_folder(deckcli, own, deck, write, folder):
    write("own/cipher/decks/mine.yaml", (folder / deck).read_text(encoding="utf-8"))

    assert deckcli("check", "--card-data", own, "cipher/mine").status == 0
    assert deckcli("check", "cipher/mine").status == 2
    assert "cipher/mine" in deckcli("check", "--card-data", own, "--samples", "-v").out


def test_several_folders(deckcli, own, deck, write, own_card):
    other = own_card({"X01": "X02", "Ninian": "Nils", "ニニアン": "ニルス"})
    write("more/cipher/cards/x02.yaml", other)

    run = deckcli("check", deck, "--card-data", own, "--card-data", "more")

    assert (run.status, run.err) == (0, "")


def test_the_same_folder_twice_does_no_harm(deckcli, own, deck):
    assert deckcli("check", deck, "--card-data", own, "--card-data", own).status == 0


def test_an_id_that_is_taken_is_refused(deckcli, write, own_card):
    write("own/cipher/cards/x01.yaml", own_card({"X01-001": "B01-003"}))

    run = deckcli("check", "cipher/s01-marth", "--card-data", "own")

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith(
        "error[card-data]: 1 error in the card data; the first: B01-003 is already defined in "
    )
    assert "\n  at: own/cipher/cards/x01.yaml:4:3\n" in run.err


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (
            {"attack:": "atack:"},
            (
                '1 error in the card data; the first: unknown key "atack"\n'
                "  at: own/cipher/cards/x01.yaml:13:5\n"
                '  hint: did you mean "attack"? deckcli card check'
            ),
        ),
        (
            {"game: cipher": "game: ashes"},
            (
                "1 error in the card data; the first: this is no card file of cipher: "
                "its game is 'ashes'\n  at: own/cipher/cards/x01.yaml:1:7\n"
            ),
        ),
        (
            {"cards:\n": "cards: [\n"},
            "1 error in the card data; the first: not YAML: ",
        ),
    ],
)
def test_a_broken_card_file(deckcli, write, own_card, change, error):
    write("own/cipher/cards/x01.yaml", own_card(change))

    run = deckcli("check", "cipher/s01-marth", "--card-data", "own")

    assert (run.status, run.out) == (2, "")
    assert run.err.startswith(f"error[card-data]: {error}")
    assert "deckcli card check own/cipher/cards/x01.yaml shows more" in run.err


def test_a_misspelt_verb_is_answered_with_the_likeliest_one(deckcli, write, own_card):
    ability = "- {name: Mine, class: ACT, do: [{moev: {choose: enemy}}]}\n"
    file = write("own/cipher/cards/x01.yaml", own_card(abilities=ability))

    run = deckcli("check", "cipher/s01-marth", "--card-data", "own")

    assert run.status == 2
    assert run.err == (
        'error[card-data]: 1 error in the card data; the first: unknown key "moev"\n'
        f"  at: {file}:18:40\n"
        f'  hint: did you mean "move"? deckcli card check {file} shows more\n'
    )


def test_a_broken_file_of_one_game_leaves_the_others_alone(deckcli, write, own_card):
    write("own/cipher/cards/x01.yaml", own_card({"attack:": "atack:"}))

    assert deckcli("check", "ashes/iron-men", "--card-data", "own").status == 0


def test_an_empty_folder_adds_nothing(deckcli, folder):
    (folder / "own").mkdir()

    assert deckcli("check", "cipher/s01-marth", "--card-data", "own").status == 0


def test_a_file_is_no_folder(deckcli, write, own_card):
    write("x01.yaml", own_card())

    run = deckcli("check", "cipher/s01-marth", "--card-data", "x01.yaml")

    assert run.status == 2
    assert (
        run.err == "error[setting]: the card data folder x01.yaml cannot be read: Not a directory\n"
    )
