"""Tables that a seat cannot tell apart, and what it gets to see when they are played on."""

from deckcli.core.sheets import draw
from deckcli.engine.notation import spellings
from deckcli.engine.play import apply
from deckcli.engine.views import view_of

COLUMNS = 100
PATIENCE = 400  # foreign answers until the seat is asked again


class Course:
    """What a seat was told between two of its questions, and what it sees then."""

    def __init__(self):
        self.lines = []
        self.learned = set()  # cards with the faces it saw on the way
        self.moved = set()  # cards that lie elsewhere now
        self.sight = None


def course(game, state, seat, option):
    """Answer for the seat, and let others give their last answer until the seat is asked again.

    The last answer is mostly a refusal.
    """
    before, state, told = state, state.clone(), Course()
    presenter = game.presenter()
    teller = state.listener = presenter.teller("en", reader=seat)
    known, places = _known(state, seat), _places(game, state)
    for _ in range(PATIENCE):
        apply(game, state, option)
        told.lines += teller.news()
        told.learned |= _known(state, seat).items() - known.items()
        if state.question is None or state.question.seat == seat:
            break
        option = state.question.options[-1]
    shuffled = list(state.streams) != list(before.streams)
    told.moved = _moved(places, _places(game, state), shuffled=shuffled)
    view = view_of(game, state, seat)
    told.sight = {
        "view": view.state.dump(),
        "table": presenter.table(view.state),
        "sheet": draw(presenter.sheet(view), COLUMNS),
        "areas": presenter.areas(view),
        "options": spellings(game, view.state),
    }
    return told


def _known(state, seat):
    return {card: face for card, face in enumerate(state.faces) if state.seen[card] >> seat & 1}


def _places(game, state):
    return {
        (card, number, at)
        for number, zone in enumerate(game.zones(state))
        for at, card in enumerate(zone)
    }


def _moved(before, after, *, shuffled):
    """Cards in other zones; or in other places, since zones tell nothing of what was shuffled."""
    if not shuffled:
        before, after = ({(card, number) for card, number, _ in one} for one in (before, after))
    return {card for card, *_ in before ^ after}


def with_other_secrets(game, state, seat, taken, rng):
    """The same table, but cards that the seat has not seen are exchanged.

    In the course that was taken it learns none of them, and all stay where they are: one that was
    turned up and shuffled away before anybody was asked would be missed otherwise.
    """
    other = state.clone()
    faces = other.faces = state.faces[:]
    told = _known(state, seat).keys() | {card for card, _ in taken.learned} | taken.moved
    secret = [card for card in range(len(faces)) if card not in told]
    for card in secret:
        twin = rng.pick(secret)
        fits = game.could_be(other, card, faces[twin]) and game.could_be(other, twin, faces[card])
        if state.owners[card] == state.owners[twin] and fits:
            faces[card], faces[twin] = faces[twin], faces[card]
    return other
