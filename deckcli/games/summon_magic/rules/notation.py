"""How actions are written, and what others hear of each."""

from __future__ import annotations

from deckcli.engine.notation import ABILITY, CARD, COVERED, RETOLD, SILENT, WORD, Verb


def all_verbs() -> list[Verb]:
    """How each action is written, in the order of the verbs in `codes`."""
    return [
        Verb("charge", told=RETOLD), Verb("summon {a} -> {b}", CARD, WORD, told=RETOLD),
        Verb("evolve {a} -> {b}", CARD, CARD, told=RETOLD), Verb("play {a}", CARD, told=RETOLD),
        Verb("play {a} from the side deck", CARD, told=RETOLD),
        Verb("set {a}", CARD, told=RETOLD),
        Verb("command {a}: {b}", CARD, ABILITY, told=RETOLD), Verb("use {a}", CARD, told=RETOLD),
        Verb("use {a} -> {b}", CARD, WORD, told=RETOLD), Verb("turn {a}", CARD, told=COVERED),
        Verb("end turn", told=RETOLD), Verb("pass", told=SILENT),
        Verb("choose {a}", CARD, told=COVERED), Verb("done", told=SILENT),
        Verb("yes", told=RETOLD), Verb("no", told=SILENT),
        Verb("first {a}: {b}", CARD, ABILITY, told=RETOLD),
        Verb("discard {a}", CARD, told=RETOLD), Verb("sacrifice {a}", CARD, told=RETOLD),
        Verb("{a}", WORD, told=RETOLD), Verb("counter {a}: {b}", CARD, ABILITY, told=RETOLD),
        Verb("take {a}", CARD, told=RETOLD), Verb("evade {a}", CARD, told=RETOLD),
        Verb("play {a}", WORD, told=SILENT),
    ]  # fmt: skip
