"""A seat sees its own cards and what lies open; what it may not know does not show."""

import pytest

from deckcli.core.rng import seeded

FORMATS = ["ashes/rulebook", "ashes/organised-play", "blue_moon/draft", "cipher/booster"]


def scramble(session, seat, rng):
    """Deal everything anew that the seat may not know."""
    table, draft = session.table, session.draft
    hidden = [pile for name, pile in table.piles.items() if name not in draft.open_piles]
    hidden += [hand for other, hand in enumerate(table.hands) if other != seat]
    hidden += [
        items
        for other, owned in enumerate(table.owned)
        if other != seat
        for key, items in owned.items()
        if key not in draft.open_keys
    ]
    cards = [card for pile in hidden for card in pile]
    rng.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
    for items in table.own_piles:
        for name, pile in items.items():
            if items is not table.own_piles[seat]:
                items[name] = list(reversed(pile))
    table.pending = [f"unknown {number}" for number, _ in enumerate(table.pending)]
    table.rng.state ^= 0xFFFF


@pytest.mark.parametrize("key", FORMATS)
def test_what_a_seat_may_not_know_does_not_show(session_of, key):
    session = session_of(key, players=3, seed=2)
    rng = seeded("scramble")
    while not session.is_over:
        for seat in range(3):
            table = session.table
            seen = session.draft.view(table, seat)
            session.table = table.copy()
            scramble(session, seat, rng)
            assert session.draft.view(session.table, seat) == seen
            session.table = table
        session.take(rng.pick(session.draft.legal_picks(session.table)))


def test_the_scrambling_would_be_noticed(session_of, to_stage):
    """The other players' hands are really dealt anew: a view that showed them would differ."""
    session = to_stage(session_of("ashes/rulebook", players=3), 1)
    before = [list(hand) for hand in session.table.hands]
    scramble(session, 0, seeded("scramble"))

    assert session.table.hands[0] == before[0]
    assert session.table.hands[1:] != before[1:]


def test_looking_changes_nothing(session_of, to_stage):
    for stage in range(4):
        session = to_stage(session_of("ashes/rulebook", players=4), stage)
        before = repr(session.table.contents())
        for seat in range(4):
            view = session.draft.view(session.table, seat)
            for items in view.owned.values():
                items.append("mine")
            view.hand.append("mine")
            view.row.append("mine")
        assert repr(session.table.contents()) == before


def test_only_the_asked_seat_has_legal_picks(session_of):
    session = session_of("ashes/rulebook", players=4)
    views = [session.draft.view(session.table, seat) for seat in range(4)]

    assert [bool(view.legal) for view in views] == [seat == session.seat for seat in range(4)]


def test_open_piles_and_picks_are_seen_by_all(session_of, to_stage):
    session = to_stage(session_of("ashes/rulebook", players=2), 2)
    view = session.draft.view(session.table, 0)

    assert view.piles["dice"] == dict.fromkeys(("natural", "charm", "ceremonial", "illusion"), 10)
    assert view.others[1]["phoenixborn"] == {session.table.owned[1]["phoenixborn"][0]: 1}
    assert view.others[1]["cards"] == 9
    assert view.hidden == {"deck": 36}
