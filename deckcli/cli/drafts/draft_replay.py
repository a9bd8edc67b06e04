"""Replays a draft from its log."""

from __future__ import annotations

from deckcli.cli.session import Session
from deckcli.core.files import Source
from deckcli.core.text import plural
from deckcli.drafts.log import log_from, matches_result, replayed
from deckcli.report.fitting import drawn_for
from deckcli.report.pages.draft_pages import DraftPages

_ENDS = "ends the same"


def replay_draft(session: Session, source: Source, *, quiet: bool) -> tuple[list[str], str]:
    """Print who took what, unless quiet; return what differs from the log, and else how it goes."""
    log = log_from(source)
    draft = replayed(log, session.library)
    if not quiet:
        players = draft.draft.players
        names = [*log.bots, *["?"] * players][:players]
        with drawn_for(session.screen):
            print(DraftPages(draft, names, session.lang).picks("text"), end="")
    if not draft.is_over and not log.result:
        return [], f"goes the same, but is not over after {plural(len(log.picks), 'pick')}"
    return [] if matches_result(log, draft) else ["the decks are not those of the log"], _ENDS
