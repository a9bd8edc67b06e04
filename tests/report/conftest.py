"""Reports with real findings, and one whose every word is an attempt to break the format."""

import pytest

from deckcli.core.files import Source
from deckcli.report.checked import checked_deck

FIRE = """\
game: cipher
name: 炎の紋章
main_character: アリティアの王子 マルス
cards:
  アリティアの王子 マルス: 5
  "Ｂ01-008": 46
  {ｶﾐ聖騎士: -1
"""
JAPANESE = FIRE.replace("{ｶﾐ聖騎士: -1", "ﾏﾙｽの馬: 2")
NASTY = r"""game: ashes
name: "a|b\n# <b>*c*</b> {0} %0A"
phoenixborn: Coal Roarkwin
dice: {natural: 5, ceremonial: 5}
cards:
  "x|y\e[31m {0} ]]> <br> \r\n %0A `z` \u2028 \x01 ::error::": 3
"""


@pytest.fixture(scope="session")
def checked(library):
    """Check a deck's text under a name of one's own."""

    def check(path, text):
        return checked_deck(library.deck_from_text(Source(path, text)))

    return check


@pytest.fixture(scope="session")
def report(library, checked):
    """A legal deck, one with errors and advice, advice only, unreadable ones, and a nasty one."""
    advice_only = library.sample_files("ashes")["ashes/iron-men"].read_text(encoding="utf-8")
    return [
        checked_deck(library.deck("cipher/s01-marth")),
        checked("decks/fire.yaml", JAPANESE),
        checked("decks/iron.yaml", advice_only.replace("Iron Worker", "iron  WORKER")),
        checked("decks/broken.yaml", FIRE),
        checked_deck(library.deck("no/such,file: 100%.yaml")),
        checked("decks/a|b & <c>\n, 50%: [x](y).yaml", NASTY),
    ]
