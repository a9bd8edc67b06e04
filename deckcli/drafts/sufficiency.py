"""Checks that there are enough cards and dice for the players, before anybody picks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from deckcli.core.text import listed
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.packs import pack_size
from deckcli.drafts.stages.pass_hands import PassHands
from deckcli.drafts.stages.pick_in_turn import PickInTurn
from deckcli.drafts.stages.stage import Stage
from deckcli.drafts.table import Counts

if TYPE_CHECKING:
    from deckcli.drafts.draft import Draft


Shortage = tuple[str, int, int]  # its name, how many are needed, how many there are


def refuse_shortage(draft: Draft) -> None:
    """Raise BadDraft with everything there is too little of."""
    shortages = list(_shortages(draft))
    if shortages:
        players = f"{draft.players} players"
        wanted = listed([f"{need} {name}" for name, need, _ in shortages], last="and")
        there = listed([f"{have} {name}" for name, _, have in shortages], last="and")
        raise BadDraft(f"{players} need {wanted}; there are only {there}", hint=_hint(draft))


def _shortages(draft: Draft) -> Iterator[Shortage]:
    """What there is too little of, pile by pile."""
    for name, supply in draft.supplies.items():
        stages = [stage for stage in draft.stages if stage.source == name]
        players = 1 if supply.own else draft.players
        need = sum(stage.needs(players) for stage in stages)
        called = supply.entry.get("called", name)
        if supply.packs is not None:  # whether they can be filled shows when they are opened
            have = pack_size(supply.packs) * supply.packs["number"] * players
            if have < need:
                yield called, need, have
            continue
        counts = supply.available(_box(draft, own=supply.own), draft)
        if supply.groups is not None:
            groups = _by_size(counts, supply.groups["by"], draft)
            wanted = draft.players + supply.groups["players_plus"]
            if len(groups) < wanted:
                yield supply.groups["called"], wanted, len(groups)
                continue
            counts = {item: counts[item] for group in groups[:wanted] for item in group}
        have = sum(counts.values()) - _taken_before(draft, name)
        yield from _pile_shortage(called, stages, counts, need, have)


def _pile_shortage(
    called: str, stages: Sequence[Stage], counts: Counts, need: int, have: int
) -> Iterator[Shortage]:
    if have < need:
        yield called, need, max(have, 0)
        return
    for stage in stages:
        if isinstance(stage, PickInTurn) and stage.at_once > 1:
            lots = sum(count // stage.at_once for count in counts.values()) * stage.at_once
            if lots < need:
                yield f"{called} in lots of {stage.at_once}", need, lots
    if spare := _spare_for_exchange(stages, counts, have - need):
        yield f"{called} besides those dealt", spare, have - need


def _by_size(counts: Counts, key: str, draft: Draft) -> list[list[str]]:
    """The groups of cards, smallest first: chance may choose those."""
    groups: dict[str, list[str]] = {}
    for item in counts:
        groups.setdefault(str(draft.catalog[item].get(key, "")), []).append(item)
    return sorted(groups.values(), key=lambda group: sum(counts[item] for item in group))


def _box(draft: Draft, *, own: bool) -> Counts:
    box: Counts = {}
    for line in draft.box_lines:
        if line.each_player == own:
            for item, count in line.filled(draft.sets, draft.collection).items():
                box[item] = box.get(item, 0) + count
    return box


def _taken_before(draft: Draft, name: str) -> int:
    """The most cards of a pile that may have left the box as companions of leaders."""
    mine = {card.id for card in draft.cards_for(draft.supplies[name])}
    most = 0
    for supply in draft.supplies.values():
        if supply.companions is not None and not supply.own:
            for leader in draft.cards_for(supply):
                along = draft.companions(leader.id)
                most = max(most, sum(n for item, n in along.items() if item in mine))
    return most * draft.players


def _spare_for_exchange(stages: Sequence[Stage], counts: Counts, spare: int) -> int:
    """How many undealt cards guarantee that a card nobody may take can be exchanged.

    A player owns at most `deal - 1` names when the last card of a hand comes; the pile must hold
    a card with another name. Names that occur once never come up twice.
    """
    for stage in stages:
        if isinstance(stage, PassHands) and stage.exchange and max(counts.values(), default=0) > 1:
            names = stage.deal * stage.rounds - 1
            worst = sum(sorted(counts.values(), reverse=True)[:names]) - names
            return worst + 1 if spare <= worst else 0
    return 0


def _hint(draft: Draft) -> str:
    if any(supply.groups is not None for supply in draft.supplies.values()):
        return "fewer players, or card files of expansions: --card-data FOLDER"
    if draft.collection is not None:
        return "fewer players, or a larger collection"
    return f"fewer players, or more sets: --sets {draft.sets + 1}"
