"""Values written as YAML are read as themselves, by our reader and by PyYAML."""

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from deckcli.core.files import Source
from deckcli.core.yaml_source import read_yaml
from deckcli.core.yaml_text import requoted, scalar

WORDS = ["no", "54", "1_000", "2020-01-01", "", " a", "a ", "- a", "a: b", "a #b", "'", '"', "?",
         "[a]", "a, b", "{", "~", "=", "null", "\x85", "\u2028", "a\tb", "*a", "&a", "%", "@x",
         "0x1", "Starter S01: Marth", "Lon'qu", "12:30", ".5", "\ufeff", "😀", "\xa0"]  # fmt: skip
TEXTS = st.one_of(st.sampled_from(WORDS), st.text())


@given(TEXTS)
def test_text_stays_text(text):
    block = f"a: {scalar(text)}\n"
    flow = f"a: [{scalar(text, in_flow=True)}, x]\n"
    assert read_yaml(Source("x", block)).value == {"a": text}
    assert read_yaml(Source("x", flow)).value == {"a": [text, "x"]}
    assert yaml.safe_load(block) == {"a": text}


@given(TEXTS, st.sampled_from(["'a'", '"a"', "a"]))
def test_quotes_are_kept(text, old):
    new = requoted(old, text, in_flow=True)
    assert read_yaml(Source("x", f"[{new}, x]")).value == [text, "x"]


@pytest.mark.parametrize(
    "text", ["Iron Worker", "Caeda, Talys's Heart", "亡国の王子 マルス", "B01-003"]
)
def test_ordinary_names_need_no_quotes(text):
    assert scalar(text) == text
