"""Files of a draft: the decks and pools of a folder."""

from __future__ import annotations

from collections.abc import Iterable

from deckcli.catalog.catalog import Catalog
from deckcli.decks.formats.yaml_writer import write_yaml
from deckcli.drafts.outcome import Outcome
from deckcli.drafts.session import DraftSession
from deckcli.drafts.table import counted, merged


def deck_files(found: Iterable[Outcome], catalog: Catalog) -> dict[str, str]:
    """The decks by file name; a player without a deck has no file."""
    return {
        f"player-{one.seat + 1}.yaml": write_yaml(one.deck, catalog)
        for one in found
        if one.deck is not None
    }


def pool_files(session: DraftSession) -> dict[str, str]:
    """What each player took as a plain list, where a builder made the deck: one may build anew."""
    draft = session.draft
    if draft.format.data["deck"]["how"] != "built":
        return {}
    files = {}
    for seat, owned in enumerate(session.table.owned):
        held = counted(item for items in merged(owned).values() for item in items)
        lines = [f"# game: {draft.format.game}"]
        lines += [f"{count} {item}" for item, count in held.items()]
        files[f"player-{seat + 1}-pool.txt"] = "\n".join(lines) + "\n"
    return files
