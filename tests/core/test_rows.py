"""Tables of a game wrap beside their labels, which are as wide as the widest in any language."""

from deckcli.core.messages import said_rows, speak
from deckcli.core.rows import fitted_rows
from deckcli.core.text import display_width

TABLE = (
    "turn 3\n  hand       Marth; Caeda, Talys's Heart; Cain\n  leadership Muster\n  draw pile  -"
)


def test_pieces_go_on_below_their_beginning():
    assert fitted_rows(TABLE, 41) == (
        "turn 3\n  hand       Marth; Caeda, Talys's Heart;\n             Cain\n"
        "  leadership Muster\n  draw pile  -"
    )


def test_a_file_and_a_narrow_screen_have_no_room_to_lose():
    assert fitted_rows(TABLE, 0) == TABLE
    assert max(map(display_width, fitted_rows(TABLE, 20).split("\n"))) <= 20


def test_japanese_labels_stand_in_one_column():
    speak("ja")
    try:
        lines = said_rows(TABLE).split("\n")
    finally:
        speak("en")
    assert lines[1:] == ["  手札           Marth; Caeda, Talys's Heart; Cain", "  リーダーシップ Muster", "  山札           -"]  # fmt: skip
