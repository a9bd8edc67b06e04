"""What play sheets of all games have in common: order, backs, and names of known cards only."""

import pytest

from deckcli.core.sheets import Row, Side
from deckcli.engine.play import start
from deckcli.engine.state import UNKNOWN
from deckcli.engine.telling.sheets import BACK, Sheet
from deckcli.engine.views import view_of
from deckcli.games.playing import engines, game_of, seated


class Plain(Sheet):
    """The least a game has to say."""

    def rows(self, seat):
        return [Row("edge"), Row(f"line of p{seat + 1}")]

    def moment(self):
        return "turn 1"

    def middle(self):
        return [Side("between", [])]


@pytest.fixture(params=engines())
def sheet(request, library):
    """The table of the second player when hands are dealt."""
    game = game_of(library.catalog(request.param))
    deck = library.deck(next(iter(library.sample_files(request.param)))).deck
    view = view_of(game, start(game, seated(game, [deck, deck]), 1), 1)
    return Plain(game.presenter(), view, "en")


@pytest.fixture
def known(sheet):
    return [card for card, face in enumerate(sheet.state.faces) if face != UNKNOWN][:2]


@pytest.fixture
def unseen(sheet):
    return [card for card, face in enumerate(sheet.state.faces) if face == UNKNOWN][:3]


def test_the_own_side_lies_below_and_mirrored(sheet):
    sides = [(side.heading, side.note, [row.label for row in side.rows]) for side in sheet.sides()]

    assert sides == [
        ("p1", "turn 1", ["edge", "line of p1"]),
        ("between", "", []),
        ("p2 (you)", "", ["line of p2", "edge"]),
    ]


def test_unseen_cards_are_counted_and_known_ones_named(sheet, known, unseen):
    names = [sheet.presenter.called(sheet.state, card, "en") for card in known]

    assert sheet.backs([known[0], *unseen, known[1]]) == [f"{BACK * 3} 3", *names]
    assert sheet.backs(known) == names
    assert sheet.backs([]) == []
    assert sheet.name(unseen[0]) == BACK


def test_the_top_of_a_deck_is_told_if_it_is_known(sheet, known, unseen):
    name = sheet.presenter.called(sheet.state, known[0], "en")

    assert sheet.deck([*unseen, known[0]]) == f"deck {BACK} 4 ({name} on top)"
    assert sheet.deck([known[0], *unseen]) == f"deck {BACK} 4"
    assert sheet.deck([]) == f"deck {BACK} 0"


def test_an_area_is_looked_through_from_its_top(sheet, known, unseen):
    card = known[0]
    face = sheet.game.faces[sheet.state.faces[card]]

    assert sheet.listed([unseen[0], card]) == [
        f"{face.id}  {sheet.presenter.called(sheet.state, card, 'en')}",
        "a card that you have not seen",
    ]
