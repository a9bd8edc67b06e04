"""Replays a draft from its log."""

from __future__ import annotations

from deckcli.cli.session import Session
from deckcli.core.files import Source
from deckcli.drafts.log import log_from, matches_result, replayed
from deckcli.report.pages.draft_pages import DraftPages


def replay_draft(session: Session, source: Source, *, quiet: bool) -> list[str]:
    """Print who took what, unless quiet; return what differs from the log."""
    log = log_from(source)
    draft = replayed(log, session.library)
    if not quiet:
        players = draft.draft.players
        names = [*log.bots, *["?"] * players][:players]
        print(DraftPages(draft, names, session.lang).picks("text"), end="")
    return [] if matches_result(log, draft) else ["the decks are not those of the log"]
