"""deckcli play: play one game, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from deckcli.bots import DEFAULT
from deckcli.cli import completing
from deckcli.cli.matches.match_options import Illegal, Rule, Weights
from deckcli.cli.session import Session
from deckcli.core.errors import BadSetting
from deckcli.core.files import is_same_file
from deckcli.core.text import listed

if TYPE_CHECKING:
    from deckcli.decks.deck import Deck
    from deckcli.engine.transcripts import Transcript

app = typer.Typer(rich_markup_mode=None, add_completion=False)

First = Annotated[
    str | None,
    typer.Argument(
        metavar="A", help="The deck of p1: a file or game/name.", autocompletion=completing.decks
    ),
]
Second = Annotated[
    str | None, typer.Argument(metavar="B", help="The deck of p2.", autocompletion=completing.decks)
]
Third = Annotated[
    str | None,
    typer.Argument(
        metavar="[C]", help="The deck of p3, in games for more.", autocompletion=completing.decks
    ),
]
Fourth = Annotated[
    str | None,
    typer.Argument(metavar="[D]", help="The deck of p4.", autocompletion=completing.decks),
]
Bots = Annotated[
    str,
    typer.Option(
        help="random, greedy, tuned, roll:4 (default), FILE.py:CLASS: for all, or as a,b.",
        autocompletion=completing.bots,
    ),
]
Human = Annotated[
    str, typer.Option(metavar="1,2", help="Seats of people at this terminal: 1, or 1,2.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed, the same game.")]
Resume = Annotated[str, typer.Option(metavar="FILE", help="Continue a saved game.")]
Explain = Annotated[
    bool, typer.Option("--explain", help="Tell what each option was worth to the bot.")
]
Puzzle = Annotated[
    str, typer.Option(metavar="FILE", help="Win this turn, at the table of a puzzle.")
]
Log = Annotated[str, typer.Option(metavar="FILE", help="Write a transcript.")]


@app.command(context_settings={"allow_extra_args": True})
def play(
    ctx: typer.Context,
    a: First = None,
    b: Second = None,
    c: Third = None,
    d: Fourth = None,
    bots: Bots = "",
    human: Human = "",
    seed: Seed = None,
    resume: Resume = "",
    puzzle: Puzzle = "",
    weights: Weights = "",
    log: Log = "",
    explain: Explain = False,
    rule: Rule = None,
    allow_illegal: Illegal = False,
) -> None:
    """Play one game and tell it move by move.

    A person (--human) sees the table from their own seat, picks from numbered choices or types
    actions, and may ask for help, hints and cards, undo, save and quit. Before another person sits
    down (--human 1,2), the screen is cleared. A --puzzle is for a person, or for a bot. If the
    output is cut off (`| head`), bots play on to complete a --log, and stop without one.
    Exit status: 0 the game is over, 1 a puzzle is not solved, 130 it was left early.

    \b
    deckcli play cipher/s01-marth cipher/s02-chrom --seed 7 --explain
    deckcli play cipher/s01-marth cipher/s02-chrom --human 1 --log game.json
    deckcli play ashes/iron-men ashes/cloudsea-siren --human 1,2 --lang ja
    deckcli play --resume saved.json
    deckcli play --puzzle card_data/cipher/puzzles/01.yaml
    """
    from deckcli.cli.playing.game_files import GameFiles, blamed_on
    from deckcli.cli.playing.game_run import GameRun
    from deckcli.cli.playing.tables_to_play import drawn_seed, legal_decks, tell_seed, weighed

    session: Session = ctx.obj
    bots = weighed(bots, weights)
    if puzzle:
        raise typer.Exit(_solve(ctx, puzzle, bots))
    if resume:
        transcript = _saved(ctx, resume)
    else:
        decks = legal_decks(session, _named(ctx, log), allow_illegal=allow_illegal)
        luck = drawn_seed() if seed is None else seed
        transcript = _new(session, decks, _players(bots, human, len(decks)), luck, rule or ())
    with blamed_on(resume):
        game = GameRun(session, transcript, GameFiles(log, resume), explain=explain)
    if not resume and seed is None:
        tell_seed(session, transcript.seed)
    raise typer.Exit(game.play())


def _goes_beyond(ctx: typer.Context, options: set[str]) -> bool:
    """Whether anything but these options was given."""
    given = {name for name, value in ctx.params.items() if value not in (None, "", False, (), [])}
    return bool(ctx.args) or bool(given - options) or ctx.params["seed"] is not None


def _solve(ctx: typer.Context, path: str, bots: str) -> int:
    """Play a puzzle; raises BadSetting for options that go with other games."""
    from deckcli.cli.playing.game_files import HUMAN
    from deckcli.cli.playing.puzzle_run import PuzzleRun

    if _goes_beyond(ctx, {"puzzle", "bots", "weights"}):
        hint = f"deckcli play --puzzle {path}"
        raise BadSetting("a puzzle has its own table, and p1 solves it", hint=hint)
    return PuzzleRun(ctx.obj, path, bots or HUMAN).play()


def _named(ctx: typer.Context, log: str) -> list[str]:
    """The decks by seat; raises BadSetting if nobody can play like this."""
    from deckcli.cli.playing.tables_to_play import named_decks

    decks = named_decks(ctx)
    if len(decks) < 2:
        raise BadSetting("a game needs two decks", hint="deckcli play A B, see --help")
    for deck in decks:
        if log and is_same_file(log, deck):
            raise BadSetting(f"the log would be written over {deck}", hint="name another file")
    return decks


def _players(bots: str, human: str, seats: int) -> list[str]:
    """Who plays, by seat."""
    from deckcli.cli.playing.game_files import HUMAN
    from deckcli.cli.playing.tables_to_play import chosen_bots

    names = chosen_bots(bots or DEFAULT, seats)
    known = [str(seat) for seat in range(1, seats + 1)]
    for word in (word.strip() for word in human.split(",") if human):
        if word not in known:
            hint = f"seats are {listed(known, last='and')}"
            raise BadSetting(f"there is no seat {word or repr(human)}", hint=hint)
        names[int(word) - 1] = HUMAN
    return names


def _new(
    session: Session, decks: list[Deck], players: list[str], seed: int, given: Sequence[str]
) -> Transcript:
    """A transcript without any decisions yet."""
    from deckcli.cli.playing.tables_to_play import chosen_rules
    from deckcli.decks.plain import content_of
    from deckcli.engine.transcripts import Transcript
    from deckcli.games.playing import check_seats, game_of, seated

    catalog = session.library.catalog(decks[0].game)
    rules = chosen_rules(catalog.game, given, decks)
    game = game_of(catalog, rules=rules)  # report what cannot be played first
    check_seats(game, len(decks))
    seated(game, decks)
    return Transcript(
        catalog.game,
        seed,
        decks=[content_of(deck, catalog) for deck in decks],
        bots=players,
        rules=rules,
        card_data=catalog.digest,
    )


def _saved(ctx: typer.Context, path: str) -> Transcript:
    """The transcript of an unfinished game; raises BadTranscript, BadSetting for other options."""
    if _goes_beyond(ctx, {"resume", "log", "explain"}):
        again = f"deckcli play --resume {path}"
        raise BadSetting("a saved game goes on as it began", hint=again)
    from deckcli.cli.playing.game_files import read_transcript, warn_of_other_cards
    from deckcli.engine.transcripts import BadTranscript

    transcript = read_transcript(path)
    if transcript.result:
        raise BadTranscript(
            "this game is over", where=path, hint=f"deckcli replay {path} tells it again"
        )
    warn_of_other_cards(ctx.obj, transcript, path)
    return transcript
