"""Text files: decoded strictly, refused with a reason, written back as they were."""

import io

import pytest

from deckcli.core.files import Source, Trouble, Unreadable, decode, read_source


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_and_byte_order_mark_survive(newline, mark):
    content = mark + newline.join(["game: cipher", "name: 聖", ""]).encode()
    source = decode("deck.yaml", content)
    assert source.text == "game: cipher\nname: 聖\n"
    assert source.to_bytes(source.text) == content


def test_mixed_line_ends_become_the_usual_one():
    assert decode("x", b"a\r\nb\r\nc\n").newline == "\r\n"
    assert decode("x", b"a\nb\nc\r\n").newline == "\n"


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (b"", Trouble.EMPTY),
        (b"\xef\xbb\xbf \n", Trouble.EMPTY),
        (b"a\0b", Trouble.BINARY),
        ("a".encode("utf-16"), Trouble.NOT_UTF8),
        (b"a" * 11, Trouble.TOO_BIG),
    ],
)
def test_what_is_no_text(content, trouble):
    with pytest.raises(Unreadable) as caught:
        decode("x", content, max_bytes=10)
    assert caught.value.trouble is trouble


@pytest.mark.parametrize(
    ("content", "line", "column"),
    [
        (b"\xff", 1, 1),
        ("聖\n騎".encode() + b"\xff", 2, 2),
        (b"\xef\xbb\xbfab\xff", 1, 3),
        (b"a\rb\r\nc\xff", 3, 2),
    ],
)
def test_the_place_of_a_bad_byte_is_counted_in_characters(content, line, column):
    with pytest.raises(Unreadable) as caught:
        decode("x", content)
    assert (caught.value.place.line, caught.value.place.column) == (line, column)
    assert "0xff" in caught.value.message


def test_standard_input_has_the_same_limits(monkeypatch):
    class Stdin:
        buffer = io.BytesIO(b"x" * 100)

    monkeypatch.setattr("sys.stdin", Stdin)
    with pytest.raises(Unreadable) as caught:
        read_source("-", max_bytes=10)
    assert (caught.value.trouble, caught.value.place.path) == (Trouble.TOO_BIG, "<stdin>")


def test_a_file_is_shown_under_another_name(tmp_path):
    file = tmp_path / "marth.yaml"
    file.write_text("game: cipher\n")
    assert read_source(str(file), shown_as="cipher/marth") == Source(
        "cipher/marth", "game: cipher\n"
    )


def test_lines_are_counted_from_one():
    source = Source("x", "a\nb\r\n")
    assert [source.line(number) for number in range(5)] == ["", "a", "b", "", ""]
