"""Draft logs: everything a draft depends on, and every pick, for replaying and resuming."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from deckcli.catalog.catalog import Catalog
from deckcli.core.files import Source, Unreadable, read_source
from deckcli.core.yaml_source import Document, read_yaml
from deckcli.core.yaml_text import scalar
from deckcli.drafts.collection import Collection
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import open_format
from deckcli.drafts.errors import BadDraft, BadPick
from deckcli.drafts.session import DraftSession
from deckcli.drafts.table import Pick, Table, parse_pick
from deckcli.games.library import Library

VERSION = 1
_PICK = re.compile(r"p([1-9][0-9]?) (.+)")
_SHAPE: Mapping[str, type] = {
    "log": int, "draft": str, "format": str, "card_data": str, "seed": int, "players": int,
    "sets": int, "rules": dict, "bots": list, "picks": list,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class DraftLog:
    """A log that was read."""

    document: Document
    bots: tuple[str, ...]  # by seat; "human" is a person
    picks: tuple[tuple[int, Pick], ...]
    result: str = ""
    header: Mapping[str, Any] = field(default_factory=dict)

    def where(self, pick: int) -> str:
        return str(self.document.place(("picks", pick)))


def card_data_digest(catalog: Catalog) -> str:
    """A digest of all facts of the game's cards."""
    facts = {card.id: [card.kind, card.set_id, card.facts] for card in catalog}
    text = json.dumps(facts, ensure_ascii=False, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def fingerprint(table: Table) -> str:
    """A digest of the whole state of a table."""
    text = json.dumps(table.contents(), ensure_ascii=False, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def written(session: DraftSession, bots: list[str]) -> str:
    """The log of a draft, finished or not."""
    draft = session.draft
    lines = [
        f"log: {VERSION}",
        f"draft: {scalar(draft.format.path or draft.format.key)}",
        f'format: "{draft.format.digest}"',
        f'card_data: "{card_data_digest(draft.catalog)}"',
        f"seed: {session.seed}",
        f"players: {draft.players}",
        f"sets: {draft.sets}",
        f"rules: {json.dumps(draft.rules)}",
        f"bots: {json.dumps(bots)}",
    ]
    if draft.collection is not None:
        content = json.dumps(draft.collection.content(), ensure_ascii=False)
        lines.append(f"collection: {content}")
    if session.is_over:
        lines.append(f'result: "{fingerprint(session.table)}"')
    lines.append("picks:" if session.taken else "picks: []")
    return "\n".join([*lines, *_pick_lines(session)]) + "\n"


def _pick_lines(session: DraftSession) -> list[str]:
    lines, stage = [], -1
    for taken in session.taken:
        if taken.stage != stage:
            stage = taken.stage
            lines.append(f"  # {session.draft.stages[stage].title or 'stage ' + str(stage + 1)}")
        lines.append(f"  - p{taken.seat + 1} {taken.pick}")
    return lines


def read_log(path: str | Path) -> DraftLog:
    """Read a log file; raises BadDraft if it is not one."""
    try:
        source = read_source(str(path))
    except Unreadable as trouble:
        raise BadDraft(trouble.message, where=str(trouble.place)) from trouble
    return log_from(source)


def log_from(source: Source) -> DraftLog:
    """The log in a text; raises BadDraft."""
    try:
        document = read_yaml(source)
    except Unreadable as trouble:
        raise BadDraft(trouble.message, where=str(trouble.place)) from trouble
    content = document.value
    if not isinstance(content, dict) or "log" not in content or "draft" not in content:
        raise BadDraft("this is not a draft log", where=source.path)
    for key, kind in _SHAPE.items():
        value = content.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            where = str(document.place((key,)))
            raise BadDraft(f'the draft log has no proper "{key}"', where=where)
    if content["log"] != VERSION:
        message = f"a draft log of version {content['log']}; this program reads version {VERSION}"
        raise BadDraft(message, where=source.path)
    picks = tuple(_pick(document, index) for index in range(len(content["picks"])))
    bots = tuple(str(name) for name in content["bots"])
    return DraftLog(document, bots, picks, str(content.get("result", "")), content)


def _pick(document: Document, index: int) -> tuple[int, Pick]:
    text = str(document.value["picks"][index])
    match = _PICK.fullmatch(text)
    pick = parse_pick(match[2]) if match else None
    if match is None or pick is None:
        where = str(document.place(("picks", index)))
        hint = "picks are written as `p1 takes CARD`, `p1 takes CARD for CARD` or `p1 passes`"
        raise BadDraft(f'"{text}" is no pick', where=where, hint=hint)
    return int(match[1]) - 1, pick


def replayed(log: DraftLog, library: Library) -> DraftSession:
    """The session after the last pick of the log.

    Raises BadDraft for a log of other card data or another format, or with an illegal pick.
    """
    session = DraftSession(_draft_of(log, library), log.header["seed"])
    for index, (seat, pick) in enumerate(log.picks):
        if seat != session.seat:
            asked = f"player {session.seat + 1} is asked" if session.seat >= 0 else "it is over"
            message = f"pick {index + 1} is of player {seat + 1}, but {asked}"
            raise BadDraft(message, where=log.where(index))
        try:
            session.take(pick)
        except BadPick as error:
            raise BadDraft(error.message, where=log.where(index), hint=error.hint) from error
    return session


def matches_result(log: DraftLog, session: DraftSession) -> bool:
    """Whether the replay ended as the draft did."""
    return session.is_over and log.result == fingerprint(session.table)


def _draft_of(log: DraftLog, library: Library) -> Draft:
    header, path = log.header, log.document.source.path
    draft_format = open_format(header["draft"], library)
    catalog = library.catalog(draft_format.game)
    if header["card_data"] != card_data_digest(catalog):
        message = f"this draft was held with another version of the {catalog.game} card data"
        hint = "replay it with the version of deckcli and the card files it was made with"
        raise BadDraft(message, where=path, hint=hint)
    if header["format"] != draft_format.digest:
        raise BadDraft(f"the format {draft_format.key} has changed since", where=path)
    return Draft(
        draft_format,
        catalog,
        players=header["players"],
        sets=header["sets"],
        rules={str(name): str(value) for name, value in header["rules"].items()},
        collection=_collection(log),
    )


def _collection(log: DraftLog) -> Collection | None:
    content = log.header.get("collection")
    if content is None:
        return None
    counts = content.values() if isinstance(content, dict) else [None]
    if not all(isinstance(counted, dict) and _are_counts(counted.values()) for counted in counts):
        place = log.document.place(("collection",))
        raise BadDraft("the collection in the log is broken", where=str(place))
    cards = content.get("cards", {})
    return Collection(cards, {key: of for key, of in content.items() if key != "cards"})


def _are_counts(values: Any) -> bool:
    return all(
        isinstance(value, int) and not isinstance(value, bool) and value >= 0 for value in values
    )
