"""What `deckcli hand` does with its options: one hand, or a study of many."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from deckcli.cli.hand_decks import Ticker
from deckcli.cli.hand_page import HandPage
from deckcli.cli.session import Session
from deckcli.cli.study_page import StudyPage
from deckcli.cli.table_outputs import Target, write_file
from deckcli.cli.tables_to_play import chosen_seed
from deckcli.core.errors import BadSetting
from deckcli.decks.deck import Deck
from deckcli.hands.deal import deal
from deckcli.hands.openings import opening_of
from deckcli.hands.study import study
from deckcli.hands.wish_reader import read_policy, read_wish
from deckcli.hands.wishes import counts_in
from deckcli.report.bars import draws_blocks


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of one call."""

    number: int
    seed: int | None
    policies: tuple[str, ...]
    goals: tuple[str, ...]
    part: str
    outputs: tuple[str, ...]


def run(session: Session, deck: Deck, wanted: Wanted) -> None:
    targets = [Target.parse(one) for one in wanted.outputs] or [Target("text")]
    catalog, lang = session.library.catalog(deck.game), session.lang
    opening = opening_of(deck, catalog, wanted.part)
    if wanted.policies and not opening.new_hand:
        raise BadSetting(f"{catalog.game} has no mulligan", hint="every hand is played as dealt")
    policies = [read_policy(text, catalog.info) for text in wanted.policies]
    goals = [read_wish(text, catalog.info) for text in wanted.goals]
    if len(policies) == 2 and not goals:  # each policy is measured by what both ask for
        goals = list(dict.fromkeys(one for one in policies if list(counts_in(one))))
    seed = chosen_seed(session, wanted.seed)
    page: HandPage | StudyPage
    if wanted.number == 1:
        keep = policies[0] if policies else None
        page = HandPage(deck, opening, deal(opening, catalog, seed, keep), catalog, seed, lang)
    else:
        found = study(
            opening, catalog, wanted.number, seed, policies=policies, goals=goals, lang=lang,
            progress=Ticker(session, wanted.number),
        )  # fmt: skip
        page = StudyPage(deck, opening, found, catalog, seed, wanted.policies, goals)
    _write(targets, page.show)


def _write(targets: list[Target], show: Callable[..., str]) -> None:
    for target in targets:
        if target.path:
            write_file(Path(target.path), show(target.output, blocks=True))
        else:
            print(show(target.output, blocks=draws_blocks(sys.stdout)), end="")
