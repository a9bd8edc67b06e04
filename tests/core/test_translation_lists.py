"""Lists within sentences that are said in another language."""

import pytest

from deckcli.core.translation import Translation

NAMES = {"Marth, Altean Prince": "アリティアの王子 マルス", "Iron Worker": "鉄職人"}


@pytest.fixture
def japanese():
    translation = Translation("ja")
    translation.names = lambda name: NAMES.get(name, name)
    return translation


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("did you mean Marth, Altean Prince or Iron Worker?", "アリティアの王子 マルス、鉄職人"),
        ("did you mean Iron Worker, Nobody or Marth, Altean Prince?", "鉄職人、Nobody、アリティアの王子 マルス"),
        ('did you mean "Marth, Altean Prince" or "B"?', '"Marth, Altean Prince"、"B"'),
        ("did you mean B01-003 (Marth, Altean Prince), X (Y)?", "B01-003 (アリティアの王子 マルス)、X (Y)"),
        ("did you mean Marth, Altean Prince?", "アリティアの王子 マルス"),
    ],
)  # fmt: skip
def test_items_are_said_one_by_one(japanese, text, told):
    assert japanese.said(text) == f"もしかして{told}ですか？"


def test_a_clause_is_no_item(japanese):
    text = "a card that is long and has very many words in it and more"

    assert japanese.said(f"did you mean {text}?") == f"もしかして{text}ですか？"


def test_words_to_type_stay(japanese):
    told = japanese.said("did you mean attack or support? fields: attack, support")

    assert told == "もしかしてattack、supportですか？ フィールド: attack, support"
