"""A table where two to four decks play many games. Written like the engine: plain and typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from deckcli.bots.bot import Bot, BotLost, bot_stream
from deckcli.core.packed import are_equal
from deckcli.core.rng import seeded
from deckcli.core.vecs import i64, vec
from deckcli.engine.endings import FORFEITS, TURN_LIMIT, forfeit
from deckcli.engine.game import Game
from deckcli.engine.native import mypyc_attr
from deckcli.engine.notation import CARD, first_of, verb_of
from deckcli.engine.play import apply, start
from deckcli.engine.state import BITS, NONE, State
from deckcli.engine.views import view_of
from deckcli.matches.chances import Chances, Kinds, joined_chances
from deckcli.matches.seating import seated_bot

LETTERS: Final = "ABCD"  # the decks of a table, in the order they were named
POINT: Final = 12  # what a game is worth: two, three or four decks can share it evenly
_NOT_ASKED: Final = -2  # neither a card nor NONE


class GameRow(NamedTuple):
    """One game of a rotation, as sent between processes and kept in stores.

    Decks go by their letters; "" is nobody. The masks are hexadecimal, one for each deck: bit n
    stands for card n in the deck's list of distinct cards.
    """

    number: int  # of the rotation
    game: int  # 1: A has the first seat; 2: B has it; and so on
    seats: str  # the decks in the order of their seats: BCA
    seed: int
    winner: str
    shared: str  # without a winner: who was still in the game
    first: str  # who had the first turn
    cut: int  # 1 if the turn limit ended it
    ending: str
    turns: int
    decisions: int
    seen: tuple[str, ...]
    played: tuple[str, ...]
    chances: tuple[str, ...] = ()  # for each deck what its bot could do and did, as `Chances.text`
    # of a race, which is a row, too; of one game in games with prizes
    won: tuple[int, ...] = ()  # the prizes that each deck took
    games: int = 1  # how many games the race took

    @property
    def is_forfeit(self) -> bool:
        """Whether a bot lost it because it gave no answer that counts."""
        return "'s bot " in self.ending

    def points(self, deck: int) -> int:
        """What a deck gets of the POINT: all of it if it won, its share if nobody did."""
        letter = LETTERS[deck]
        if self.winner:
            return POINT if self.winner == letter else 0
        return POINT // len(self.shared) if letter in self.shared else 0


def seating(decks: int, game: int) -> list[int]:
    """The deck at each seat in a game of a rotation, which has every cyclic seating once."""
    return [(seat + game - 1) % decks for seat in range(decks)]


def _joined(masks: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    """The masks of two games of a race together."""
    return tuple([f"{int(masks[at], 16) | int(more[at], 16):x}" for at in range(len(masks))])


def letters_of(decks: Sequence[int]) -> str:
    return "".join([LETTERS[deck] for deck in decks])


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game, its decks and the names of their bots; each game depends only on its seed.

    `race`: to how many prizes a row is played; 0 in games without any.
    """

    def __init__(
        self,
        game: Game[Any],
        decks: Sequence[Any],
        bots: Sequence[str],
        max_turns: int,
        race: int = 0,
    ) -> None:
        self.race = race
        self.game, self.decks, self.bots, self.max_turns = game, list(decks), list(bots), max_turns
        self.presenter = game.presenter()
        for deck in range(len(self.decks)):
            self.bot(deck, 0, deck)  # report an unknown name now, not in a worker
        state = start(game, decks, 0, max_turns=max_turns)
        self.cards: list[list[str]] = []  # for each deck the ids of its distinct cards
        self.bits: list[list[int]] = []  # for each deck and face its bit; 0: the deck lacks it
        for deck in range(len(self.decks)):
            self._number_cards(sorted(set(state.decklists[deck])))
        self.kinds = Kinds(game)
        self.named: dict[int, int] = {}  # action -> the first card it names, or NONE

    def _number_cards(self, faces: list[int]) -> None:
        bits = [0] * len(self.game.faces)
        bit = 1
        for face in faces:
            bits[face] = bit
            bit += bit
        self.bits.append(bits)
        self.cards.append([self.game.faces[face].id for face in faces])

    def bot(self, deck: int, seed: int, seat: int) -> Bot:
        """The bot that plays a deck in the game with this seed, at this seat."""
        return seated_bot(self.bots[deck], self.game, bot_stream(seed, seat))

    def play_rotation(self, number: int, seed: int) -> list[GameRow]:
        """Play its games: the same seed for shuffles, coin and bots, in every cyclic seating."""
        return [self.play(number, game, seed) for game in range(1, len(self.decks) + 1)]

    def play(self, number: int, game: int, seed: int) -> GameRow:
        """Play one game of a rotation, or a race in its place.

        The seat of a deck stays the same in a race, and its first game is the one that would be
        played without it. A game that nobody wins ends the race, and nobody wins it.
        """
        row = self._play_game(number, game, seed)
        if self.race == 0:
            return row
        won, games = list(row.won), 1
        while row.winner != "" and max(won) < self.race:
            more = self._play_game(number, game, seeded(seed, "race", games).state)
            games += 1
            for deck in range(len(won)):
                won[deck] += more.won[deck]
            row = GameRow(
                number, game, row.seats, seed, more.winner, more.shared, row.first, more.cut,
                more.ending, row.turns + more.turns, row.decisions + more.decisions,
                _joined(row.seen, more.seen), _joined(row.played, more.played),
                tuple([
                    joined_chances(row.chances[at], more.chances[at]) for at in range(len(won))
                ]),
            )  # fmt: skip
        if self.race > 1:  # what is beyond the goal counts for nothing
            won = [min(taken, self.race) for taken in won]
        return row._replace(won=tuple(won), games=games)

    def _play_game(self, number: int, game: int, seed: int) -> GameRow:
        decks = seating(len(self.decks), game)  # by seat
        players = [self.bot(deck, seed, seat) for seat, deck in enumerate(decks)]
        state = start(
            self.game, [self.decks[deck] for deck in decks], seed, max_turns=self.max_turns
        )
        watch = _Watch(state, [self.bits[deck] for deck in decks], self.kinds)
        decisions = self._run(state, players, watch)
        seats = letters_of(decks)
        seat_of = [decks.index(deck) for deck in range(len(decks))]
        return GameRow(
            number, game, seats, seed,
            seats[state.winner] if state.winner >= 0 else "",
            self._sharers(state, decks) if state.winner < 0 else "",
            seats[watch.first],
            int(state.ending == TURN_LIMIT),
            self.presenter.ending(state, seats=list(seats)) + watch.why,
            state.turn, decisions,
            tuple([f"{watch.seen[seat]:x}" for seat in seat_of]),
            tuple([f"{watch.played[seat]:x}" for seat in seat_of]),
            tuple([watch.chances[seat].text() for seat in seat_of]),
            tuple([self._prize(state, seat) for seat in seat_of]) if self.race > 0 else (),
        )  # fmt: skip

    def _prize(self, state: State, seat: int) -> int:
        """What a seat has won: at least one prize, if the other gave up before there was any."""
        if state.winner != seat:
            return 0
        return max(1, int(self.game.prize(state)))

    def _sharers(self, state: State, decks: list[int]) -> str:
        """Who shares the point of a game without a winner: all if nobody is left in it."""
        out = state.ended_by if state.ending in FORFEITS else NONE
        left = [
            deck
            for seat, deck in enumerate(decks)
            if seat != out and self.game.is_playing(state, seat)
        ]
        return letters_of(sorted(left if len(left) > 0 else decks))

    def _run(self, state: State, players: list[Bot], watch: _Watch) -> int:
        game, named, decisions = self.game, self.named, 0
        everybody = BITS[state.seats] - 1
        turn = state.turn
        try:
            while True:
                question = state.question
                if question is None:
                    break
                seat = question.seat
                action = players[seat].choose(view_of(game, state, seat))
                if len(question.options) > 1:
                    watch.chances[seat].count(question.options, action)
                card = named.get(action, _NOT_ASKED)
                if card == _NOT_ASKED:
                    card = named[action] = self._named_by(action)
                secret = card >= 0 and state.seen[card] & everybody != everybody
                if secret and state.owners[card] == seat:
                    face = state.faces[card]
                    apply(game, state, action)
                    if state.seen[card] & everybody == everybody:
                        watch.played[seat] |= watch.bits[seat][face]
                else:
                    apply(game, state, action)
                decisions += 1
                if state.turn != turn:
                    watch.turn_ends(state, turn)
                    turn = state.turn
        except BotLost as lost:
            assert state.question is not None
            forfeit(game, state, state.question.seat, lost.ending)
            watch.why = f": {lost.why}"
        watch.turn_ends(state, turn)
        watch.look()
        return decisions

    def _named_by(self, action: int) -> int:
        return first_of(action) if self.game.verbs[verb_of(action)].a == CARD else NONE


class _Watch:
    """Which cards each seat saw and played, and what its bot could have done.

    A card is seen when its owner knows its face at the end of a turn; it is played when its owner
    names it in an action that shows it to everybody. Both use only what every game knows about
    cards.
    """

    __slots__ = (
        "bits", "chances", "faces", "first", "known", "owners", "played", "seen", "streams", "why",
    )  # fmt: skip

    def __init__(self, state: State, bits: list[list[int]], kinds: Kinds) -> None:
        self.bits = bits
        self.chances = [Chances(kinds) for seat in range(len(bits))]
        self.seen = [0] * len(bits)
        self.played = [0] * len(bits)
        self.first = state.active
        self.why = ""  # a bot lost, beside the words for such endings
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
        masks = [BITS[seat] for seat in range(len(bits))]
        for card in range(len(faces)):
            owner = owners[card]
            if known[card] & masks[owner]:
                seen[owner] |= bits[owner][faces[card]]
