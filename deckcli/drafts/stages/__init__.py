"""The stages of draft formats; the word after `do:` is the name of the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckcli.drafts.stages.face_up_row import FaceUpRow
from deckcli.drafts.stages.pass_hands import PassHands
from deckcli.drafts.stages.pick_in_turn import PickInTurn
from deckcli.drafts.stages.private import ChoosePrivately, Cut
from deckcli.drafts.stages.stage import Stage
from deckcli.drafts.stages.unasked import AddCopies, CompletePiles, Deal

STAGES: Mapping[str, type[Stage]] = {
    "pick_in_turn": PickInTurn,
    "pass_hands": PassHands,
    "face_up_row": FaceUpRow,
    "choose_privately": ChoosePrivately,
    "cut": Cut,
    "deal": Deal,
    "add_copies": AddCopies,
    "complete_piles": CompletePiles,
}


def stage(entry: Mapping[str, Any]) -> Stage:
    """The stage that an entry of a format file describes."""
    return STAGES[entry["do"]](entry)
