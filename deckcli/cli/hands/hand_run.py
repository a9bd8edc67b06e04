"""What `deckcli hand` does with its options: one hand, or a study of many."""

from __future__ import annotations

from dataclasses import dataclass

from deckcli.cli.pages_out import write_drawn_pages
from deckcli.cli.playing.tables_to_play import chosen_seed
from deckcli.cli.session import Session
from deckcli.cli.ticker import Ticker
from deckcli.core.errors import BadSetting
from deckcli.decks.deck import Deck
from deckcli.hands.deal import deal
from deckcli.hands.openings import opening_of
from deckcli.hands.study import study
from deckcli.hands.wish_reader import read_policy, read_wish
from deckcli.hands.wishes import counts_in
from deckcli.report import Kind
from deckcli.report.outputs import wanted_outputs
from deckcli.report.pages.hand_page import HandPage
from deckcli.report.pages.study_page import StudyPage


@dataclass(frozen=True, slots=True)
class HandRequest:
    """The options of one call."""

    deck: str
    number: int
    seed: int | None
    policies: tuple[str, ...]
    goals: tuple[str, ...]
    part: str
    outputs: tuple[str, ...]


def run(session: Session, deck: Deck, wanted: HandRequest) -> None:
    outputs = wanted_outputs(wanted.outputs, Kind.TABLE, [wanted.deck])
    catalog, lang = session.library.catalog(deck.game), session.lang
    opening = opening_of(deck, catalog, wanted.part)
    if wanted.policies and not opening.new_hand:
        raise BadSetting(f"{catalog.game} has no mulligan", hint="every hand is played as dealt")
    policies = [read_policy(text, catalog.info) for text in wanted.policies]
    goals = [read_wish(text, catalog.info) for text in wanted.goals]
    if len(policies) == 2 and not goals:  # each policy is measured by what both ask for
        goals = list(dict.fromkeys(policy for policy in policies if list(counts_in(policy))))
    seed = chosen_seed(session, wanted.seed)
    page: HandPage | StudyPage
    if wanted.number == 1:
        keep = policies[0] if policies else None
        page = HandPage(deck, opening, deal(opening, catalog, seed, keep), catalog, seed, lang)
    else:
        found = study(
            opening, catalog, wanted.number, seed, policies=policies, goals=goals, lang=lang,
            progress=Ticker(session, wanted.number, "hands"),
        )  # fmt: skip
        page = StudyPage(deck, opening, found, catalog, seed, wanted.policies, goals, lang)
    write_drawn_pages(session, outputs, lambda output, blocks: page.show(output, blocks=blocks))
