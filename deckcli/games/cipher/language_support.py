"""The part of Cipher's vocabulary that is about support."""

from __future__ import annotations

from functools import partial

from deckcli.engine.language import vocabulary as v
from deckcli.engine.ops import Op
from deckcli.engine.words.groups import Itself
from deckcli.engine.words.kinds import Static
from deckcli.games.cipher.rules import codes as t
from deckcli.games.cipher.words import support as s


def add_support_words(words: v.Vocabulary) -> None:
    """A condition, a verb and statics about supporting cards."""
    words.add(
        v.CONDITION, "supported_by", s.SupportedBy, "This unit is supported by such a card.",
        "fitting", fitting=v.filtered(),
    )  # fmt: skip
    words.add(
        v.VERB, "support_becomes", _support_becomes,
        "This supporting card is deployed, tapped, when combat is over.",
        "what", what=v.text(("unit",)),
    )  # fmt: skip
    rules = {
        "support_fails": (t.SUPPORT_FAILS, "Such cards fail to support units."),
        "support_succeeds": (t.SUPPORT_SUCCEEDS, "Such cards support units of their name too."),
    }
    supported = {"of": v.group(), "fitting": v.filtered()}
    for name, (stat, doc) in rules.items():
        words.add(v.STATIC, name, partial(s.SupportRule, stat), doc, **supported)
    words.add(
        v.STATIC, "support_counts_more", partial(s.SupportRule, t.SUPPORT_VALUE),
        "Such cards support units with so much more.", **supported, amount=v.integer(),
    )  # fmt: skip
    words.add(
        v.STATIC, "support_may_become", _support_may_become,
        "What supported this unit may become a bond instead of retreating.",
        "what", what=v.text(("bond",)),
    )  # fmt: skip


def _support_becomes(what: str) -> Op:
    assert what == "unit"
    return s.KeepSupport()


def _support_may_become(what: str) -> Static:
    assert what == "bond"
    return s.SupportsToBonds(Itself())
