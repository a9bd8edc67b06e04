"""How the actions of Ashes are written."""

from __future__ import annotations

from deckcli.engine.notation import (
    ABILITY,
    CARD,
    COVERED,
    NUMBER,
    RETOLD,
    SEAT,
    SILENT,
    WORD,
    Verb,
)


def all_verbs() -> list[Verb]:
    """How each action is written, in the order of the verbs in `codes`."""
    return [
        Verb("choose {a}", CARD, told=COVERED), Verb("choose {a}", SEAT),
        Verb("choose {a}", NUMBER), Verb("done", told=SILENT), Verb("token {a}", SEAT),
        Verb("discard {a}", CARD, told=RETOLD), Verb("discard top", told=RETOLD),
        Verb("first {a}: {b}", CARD, ABILITY, told=RETOLD), Verb("first {a}", CARD, told=RETOLD),
        Verb("first {a}", SEAT, told=RETOLD), Verb("react {a}", CARD),
        Verb("play {a}", CARD), Verb("use {a}: {b}", CARD, ABILITY),
        Verb("attack phoenixborn"), Verb("attack unit"), Verb("power {a}", WORD), Verb("meditate"),
        Verb("pass"), Verb("end", told=SILENT), Verb("pay {a}", WORD, told=RETOLD),
        Verb("accept", told=SILENT), Verb("decline", told=SILENT), Verb("attacker {a}", CARD),
        Verb("go on", told=SILENT), Verb("attack {a}", SEAT), Verb("attack {a}", CARD),
        Verb("block {a} -> {b}", CARD, CARD), Verb("guard {a}", CARD),
        Verb("strike {a}", CARD, told=RETOLD), Verb("counter"),
        Verb("deal {a} -> {b}", NUMBER, CARD, told=RETOLD),
        Verb("turn {a} -> {b}", WORD, WORD, told=RETOLD), Verb("die {a}", WORD, told=RETOLD),
        Verb("ready {a} -> {b}", WORD, WORD, told=RETOLD), Verb("exhaust {a}", WORD, told=RETOLD),
        Verb("move {a}", WORD, told=RETOLD),
    ]  # fmt: skip
