"""What may be played cannot depend on what may be played: refused when the cards are read."""

import pytest

CARD = """\
game: blue_moon
set: {{id: own, name: {{en: My own cards}}}}
cards:
  own-01:
    name: {{en: Snake}}
    kind: character
    fire: 1
    earth: 1
    moons: 1
    people: hoax
    summary: "A snake that bites its tail."
    abilities:
      - timing: while_active
        gives: [{gift}]
"""


@pytest.mark.parametrize(
    ("gift", "told"),
    [
        ("{playable_only_if: {self_is: {playable: false}}}", "playable_only_if"),
        ("{waives_condition: {playable: true}}", "waives_condition"),
    ],
)
def test_a_card_that_asks_whether_it_may_be_played(deckcli, write, gift, told):
    write("mine/blue_moon/cards/own.yaml", CARD.format(gift=gift))
    checked = deckcli("card", "check", "mine")

    assert checked.status == 1
    assert f'this would never be counted: "{told}" depends on "{told}"' in checked.out
