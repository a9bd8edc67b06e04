"""Words that give cards whole abilities, or take abilities away, for a while or all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from deckcli.core.vecs import append, i64, vec
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import GRANTED, LOST
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Group, Static
from deckcli.engine.words.verbs import Modify

if TYPE_CHECKING:
    from collections.abc import Callable

    from deckcli.engine.game import Game


def add_granting(words: v.Vocabulary, game: Game[Any], skill: Callable[[str], int]) -> None:
    """Add `grant` and `lose` as verbs with a duration, `grants` and `loses` as what is always so.

    `skill` numbers the names of abilities (`Compiler.skill`).
    """
    game.alters_abilities = True

    def spared(but: list[str] | None) -> Plain:
        game.spared = append(game.spared, vec[i64]([skill(name) for name in but or ()]))
        return Plain(len(game.spared) - 1)

    def grant(to: Group, ability: int, until: int) -> Modify:
        return Modify(to, GRANTED, Plain(ability), until)

    def grants(to: Group, ability: int) -> Static:
        return Static(GRANTED, to, Plain(ability))

    def lose(of: Group, but: list[str] | None, until: int) -> Modify:
        return Modify(of, LOST, spared(but), until)

    def loses(of: Group, but: list[str] | None) -> Static:
        return Static(LOST, of, spared(but))

    doc = "Cards have a whole ability besides their own"
    words.add(
        v.VERB, "grant", grant, f"{doc} for a while.",
        to=v.target(), ability=v.ability(), until=v.until(),
    )  # fmt: skip
    words.add(
        v.STATIC, "grants", grants, f"{doc} as long as it holds.",
        to=v.group(), ability=v.ability(),
    )  # fmt: skip
    doc = "Cards have none of their abilities, but for those of these names,"
    words.add(
        v.VERB, "lose", lose, f"{doc} for a while.",
        of=v.target(), but=v.texts(default=None), until=v.until(),
    )  # fmt: skip
    words.add(
        v.STATIC, "loses", loses, f"{doc} as long as it holds.",
        of=v.group(), but=v.texts(default=None),
    )  # fmt: skip
