"""A table where two decks play many games. Written like the engine: plain and typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from deckcli.bots.bot import Bot, make_bot
from deckcli.core.packed import are_equal
from deckcli.core.vecs import i64, vec
from deckcli.engine.endings import TURN_LIMIT
from deckcli.engine.game import Game
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import CARD, first_of, verb_of
from deckcli.engine.play import apply, start
from deckcli.engine.state import NONE, State
from deckcli.engine.views import view_of

SIDES: Final = ("A", "B")
EVERYBODY: Final = 3  # a bit for each of the two seats
_NOT_ASKED: Final = -2  # neither a card nor NONE


class GameRow(NamedTuple):
    """One game of a pair, as sent between processes and kept in stores.

    `winner` and `first` are a side or nobody (""). The masks are hexadecimal: bit n stands for
    card n in the side's list of distinct cards.
    """

    pair: int
    game: int  # 1: A sits at p1; 2: A sits at p2
    seed: int
    winner: str
    first: str  # who had the first turn
    cut: int  # 1 if the turn limit ended it
    ending: str
    turns: int
    decisions: int
    seen_a: str
    played_a: str
    seen_b: str
    played_b: str

    def half_points(self) -> int:
        """What A gets: 2 for a win, 1 for a draw or a game cut off by the turn limit."""
        return 2 if self.winner == "A" else 0 if self.winner == "B" else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game, two decks and the names of their bots; each game depends only on its seed."""

    def __init__(
        self, game: Game[Any], decks: Sequence[Any], bots: Sequence[str], max_turns: int
    ) -> None:
        self.game, self.decks, self.bots, self.max_turns = game, list(decks), list(bots), max_turns
        self.presenter = game.presenter()
        for side in range(2):
            self.bot(side, 0, side)  # report an unknown name now, not in a worker
        state = start(game, decks, 0, max_turns=max_turns)
        self.cards: list[list[str]] = []  # for each side the ids of its distinct cards
        self.bits: list[
            list[int]
        ] = []  # for each side and face its bit, 0 for faces it does not have
        for side in range(2):
            self._number_cards(sorted(set(state.decklists[side])))
        self.named: dict[int, int] = {}  # action -> the first card it names, or NONE

    def _number_cards(self, faces: list[int]) -> None:
        bits = [0] * len(self.game.faces)
        bit = 1
        for face in faces:
            bits[face] = bit
            bit += bit
        self.bits.append(bits)
        self.cards.append([self.game.faces[face].id for face in faces])

    def bot(self, side: int, seed: int, seat: int) -> Bot:
        """The bot for a side's deck in the game with this seed, at this seat."""
        return make_bot(self.bots[side], self.game, seed, seat)

    def play_pair(self, pair: int, seed: int) -> list[GameRow]:
        """Play both games: the same seed for shuffles, coin and bots, but seats swapped."""
        return [self.play(pair, 1, seed), self.play(pair, 2, seed)]

    def play(self, pair: int, number: int, seed: int) -> GameRow:
        """Play game 1 or 2 of a pair."""
        sides = [0, 1] if number == 1 else [1, 0]  # seat -> side
        decks = [self.decks[side] for side in sides]
        players = [self.bot(side, seed, seat) for seat, side in enumerate(sides)]
        state = start(self.game, decks, seed, max_turns=self.max_turns)
        watch = _Watch(state, [self.bits[side] for side in sides])
        decisions = self._run(state, players, watch)
        first, second = (0, 1) if number == 1 else (1, 0)
        return GameRow(
            pair, number, seed,
            SIDES[sides[state.winner]] if state.winner >= 0 else "",
            SIDES[sides[watch.first]],
            int(state.ending == TURN_LIMIT),
            self.presenter.ending(state, seats=[SIDES[side] for side in sides]),
            state.turn, decisions,
            f"{watch.seen[first]:x}", f"{watch.played[first]:x}",
            f"{watch.seen[second]:x}", f"{watch.played[second]:x}",
        )  # fmt: skip

    def _run(self, state: State, players: list[Bot], watch: _Watch) -> int:
        game, named, decisions = self.game, self.named, 0
        turn = state.turn
        while True:
            question = state.question
            if question is None:
                break
            seat = question.seat
            action = players[seat].choose(view_of(game, state, seat))
            card = named.get(action, _NOT_ASKED)
            if card == _NOT_ASKED:
                card = named[action] = self._named_by(action)
            secret = card >= 0 and state.seen[card] & EVERYBODY != EVERYBODY
            if secret and state.owners[card] == seat:
                face = state.faces[card]
                apply(game, state, action)
                if state.seen[card] & EVERYBODY == EVERYBODY:
                    watch.played[seat] |= watch.bits[seat][face]
            else:
                apply(game, state, action)
            decisions += 1
            if state.turn != turn:
                watch.turn_ends(state, turn)
                turn = state.turn
        watch.turn_ends(state, turn)
        watch.look()
        return decisions

    def _named_by(self, action: int) -> int:
        return first_of(action) if self.game.verbs[verb_of(action)].a == CARD else NONE


class _Watch:
    """Which cards each seat saw and played.

    A card is seen when its owner knows its face at the end of a turn; it is played when its owner
    names it in an action that shows it to everybody. Both use only what every game knows about
    cards.
    """

    __slots__ = ("bits", "faces", "first", "known", "owners", "played", "seen", "streams")

    def __init__(self, state: State, bits: list[list[int]]) -> None:
        self.bits = bits
        self.seen = [0, 0]
        self.played = [0, 0]
        self.first = state.active
        self.faces = vec[i64]()  # these four are as of the end of the last turn
        self.known = vec[i64]()
        self.owners = vec[i64]()
        self.streams = vec[i64]()

    def turn_ends(self, state: State, turn: int) -> None:
        """Remember the table; earlier knowledge is lost only through shuffling."""
        if turn == 0:  # nobody's turn: still setting up
            self.first = state.active
        elif not are_equal(state.streams, self.streams):
            self.look()
        self.faces, self.known, self.owners = state.faces[:], state.seen[:], state.owners
        self.streams = state.streams[:]

    def look(self) -> None:
        """Note what the seats knew about their own cards when the last turn ended."""
        faces, known, owners, bits, seen = (
            self.faces, self.known, self.owners, self.bits, self.seen,
        )  # fmt: skip
        for card in range(len(faces)):
            owner = owners[card]
            if known[card] & (owner + 1):  # the bit of seat 0 is 1, that of seat 1 is 2
                seen[owner] |= bits[owner][faces[card]]
