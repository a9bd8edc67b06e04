"""The play sheet of Cipher: what lies where, and no face that the seat does not know."""

from itertools import chain

import pytest

from deckcli.core.rng import seeded
from deckcli.core.sheets import draw
from deckcli.core.text import display_width
from deckcli.engine.notation import spell
from deckcli.engine.play import advance, apply, start
from deckcli.engine.views import view_of
from deckcli.games.playing import game_of, layout_of, seated

SEATS = (0, 1)


@pytest.fixture(scope="module")
def game(library):
    return game_of(library.catalog("cipher"))


@pytest.fixture(scope="module")
def pairs(library, game):
    """Every sample deck that can be played against the next one."""
    samples = [library.deck(name).deck for name in sorted(library.sample_files("cipher"))]
    decks = [deck for deck in samples if not game.unplayable(deck)]
    return [
        seated(game, [one, other]) for one, other in zip(decks, decks[1:] + decks[:1], strict=True)
    ]


@pytest.fixture
def walk(game, pairs):
    """The tables of a random game of two sample decks."""

    def tables(seed):
        state, rng = start(game, pairs[seed % len(pairs)], seed), seeded(seed, "sheet")
        while not state.over:
            yield state
            apply(game, state, rng.pick(state.question.options))

    return tables


def texts(game, state, seat, lang):
    """Everything that stands on the sheet and in the areas, before anything is clipped."""
    view = view_of(game, state, seat)
    for row in chain.from_iterable(side.rows for side in game.presenter().sheet(view, lang)):
        yield from row.pieces
        for cell in row.cells:
            yield cell.name
            yield from cell.words
    for sides in game.presenter().areas(view, lang).values():
        yield from chain.from_iterable(sides)


def spellings(game, face, lang):
    """A card as the sheet may write it, the longest first."""
    printed = game.prints[face]
    who, name = printed.who[lang], printed.name(lang)
    return [f"{who} {name.removesuffix(who).strip()}", name, printed.id, who]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_face_is_shown_that_the_seat_does_not_know(game, walk, seed, lang):
    for number, state in enumerate(walk(seed)):
        if number % 7:
            continue
        for seat in SEATS:
            seen = {
                face for face, who in zip(state.faces, state.seen, strict=True) if who >> seat & 1
            }
            known = list(chain.from_iterable(spellings(game, face, lang) for face in seen))
            unseen = chain.from_iterable(
                spellings(game, face, lang) for face in set(state.faces) - seen
            )
            secrets = set(unseen) - set(known)
            text = "\n".join(texts(game, state, seat, lang))
            for name in sorted(known, key=len, reverse=True):
                text = text.replace(name, "")  # Lucina calls herself Marth
            assert not [name for name in secrets if name in text]


def test_what_a_player_declines_is_not_heard(game, walk):
    """It would tell that there was something to decline."""
    silent, tellers = set(), [game.presenter().teller("en", seat) for seat in SEATS]
    for seed in range(6):
        for state in walk(seed):
            asker = state.question.seat
            for option in state.question.options:
                if not tellers[1 - asker].heard(state, option, asker):
                    silent.add(spell(game, state, option))

    assert silent >= {"no critical", "no evade", "decline", "done"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_line_of_a_sheet_is_equally_wide(game, walk, lang):
    for number, state in enumerate(walk(3)):
        if number % 10 == 0:
            for columns in (50, 80, 120):
                lines = draw(game.presenter().sheet(view_of(game, state, 0), lang), columns)
                assert {display_width(line) for line in lines} == {columns}


GIVEN = {
    "turn": "p1",
    "p1": {
        "front": [{"card": "B01-003", "main_character": True}, {"card": "B01-006", "tapped": True}],
        "hand": ["B01-018"],
        "bonds": ["B01-005", {"card": "B01-012", "face_down": True}],
        "retreat": ["B01-019", "B01-020"],
        "orbs": 2,
    },
    "p2": {
        "front": [{"card": "B01-053", "main_character": True}],
        "back": ["B01-080"],
        "hand": ["B01-054", "B01-055"],
        "orbs": 4,
    },
}
SHEET = """\
┌─ p2 ───────────────────────────────────────────── turn 5, p1's action phase ─┐
│ hand ▒▒ 2   deck ▒ 10   orbs ▒▒▒▒ 4   retreat 0                              │
│ bonds   0                                                                    │
│ back    Tharja, Dark Mage of Love and Ob…                                    │
│         60 r1-2                                                              │
│ front   Chrom, Prince of Ylisse                                              │
│         40 r1 MAIN                                                           │
├─ p1 (you) ───────────────────────────────────────────────────────────────────┤
│ front   Marth, Altean Prince               Caeda, Talys's Heart              │
│         40 r1 MAIN                         30 r1 tapped                      │
│ back    -                                                                    │
│ bonds   2  Caeda  ▒Draug                                                     │
│ deck ▒ 10   orbs ▒▒ 2   retreat 2, top Cord, Talysian Axeman                 │
│ hand    Ogma, Loyal Blade                                                    │
│         cost 1 40 +10                                                        │
└──────────────────────────────────────────────────────────────────────────────┘"""


@pytest.fixture
def laid_out(game):
    state = layout_of(game).lay_out(GIVEN, {})
    advance(game, state)
    return state


def test_the_other_side_lies_above_and_mirrored(game, laid_out):
    sheet = game.presenter().sheet(view_of(game, laid_out, 0), "en")

    assert "\n".join(draw(sheet, 80)) == SHEET


def test_areas_can_be_looked_through_from_the_top(game, laid_out):
    areas = game.presenter().areas(view_of(game, laid_out, 1), "en")

    assert areas["bonds"] == [
        ["B01-012  Draug, Guardian Knight, face-down", "B01-005  Caeda, Soul-Soothing Wings"],
        [],
    ]
    assert areas["hand"][0] == ["a card that you have not seen"]
