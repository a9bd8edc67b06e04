"""What `deckcli odds` does with its options."""

from __future__ import annotations

from dataclasses import dataclass, replace

from deckcli.catalog.catalog import Catalog
from deckcli.cli.pages_out import write_drawn_pages
from deckcli.cli.playing.tables_to_play import chosen_seed
from deckcli.cli.session import Session
from deckcli.cli.ticker import Ticker
from deckcli.core.errors import BadSetting
from deckcli.decks.deck import Deck
from deckcli.hands.answers import HANDS, answer, checked_draws, drawn_by
from deckcli.hands.odds import Question
from deckcli.hands.openings import opening_of
from deckcli.hands.wish_reader import read_policy, read_wish
from deckcli.report import Kind
from deckcli.report.outputs import wanted_outputs
from deckcli.report.pages.odds_page import OddsPage


@dataclass(frozen=True, slots=True)
class OddsRequest:
    """The options of one call."""

    deck: str
    expression: str
    exact: bool
    number: int | None
    by_turn: int
    second: bool
    drawn: int
    mulligan: str
    seed: int | None
    part: str
    outputs: tuple[str, ...]


def run(session: Session, deck: Deck, wanted: OddsRequest) -> None:
    outputs = wanted_outputs(wanted.outputs, Kind.TABLE, [wanted.deck])
    question = _question(deck, session.library.catalog(deck.game), wanted)
    found = answer(
        question,
        exact=wanted.exact,
        hands=wanted.number,
        seed=lambda: chosen_seed(session, wanted.seed),
        progress=Ticker(session, wanted.number or HANDS, "hands"),
    )
    page = OddsPage(deck, question, found, by_turn=wanted.by_turn, policy=wanted.mulligan)
    write_drawn_pages(session, outputs, lambda output, blocks: page.show(output, blocks=blocks))


def _question(deck: Deck, catalog: Catalog, wanted: OddsRequest) -> Question:
    opening = opening_of(deck, catalog, wanted.part)
    keep = None
    if wanted.mulligan:
        if not opening.new_hand:
            raise BadSetting(f"{catalog.game} has no mulligan")
        keep = read_policy(wanted.mulligan, catalog.info)
    wish = read_wish(wanted.expression, catalog.info)
    question = Question(
        opening, catalog, wish, second=wanted.second, seat_matters=bool(wanted.by_turn), keep=keep
    )
    if wanted.by_turn:
        return replace(question, drawn=drawn_by(question, wanted.by_turn))
    return replace(question, drawn=checked_draws(question, wanted.drawn, "--drawn"))
