"""Words that change stats in layers, for a while or all the time (engine/layers.py)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from deckcli.core.vecs import i64
from deckcli.engine.game import Game
from deckcli.engine.language import vocabulary as v
from deckcli.engine.modifiers import ADD, IGNORED, RAISE_TO, SET, TIMES
from deckcli.engine.words.facts import Plain
from deckcli.engine.words.kinds import Group, Static
from deckcli.engine.words.verbs import Modify, Stat, optional

_WAYS: Final[list[tuple[str, int, str]]] = [
    ("modify", ADD, "Stats of cards grow or shrink"),
    ("multiply", TIMES, "Stats of cards are multiplied"),
    ("raise_to", RAISE_TO, "Stats of cards that are lower rise to a number"),
    ("set", SET, "Stats of cards become a number"),
]


def add_layers(words: v.Vocabulary, game: Game[Any], stats: list[Stat], layers: int) -> None:
    """Keep these stats, which are numbered from 0, in layers from 1 to this one.

    Each word that changes them has a duration as a verb and none as a static: `modify`, `multiply`,
    `raise_to`, `set`, and `ignore` (the static: `ignores`) for all that a card says.
    """
    assert [stat.index for stat in stats] == list(range(len(stats)))
    game.layers, game.layered = layers, len(stats)
    words.stats.update({stat.index: stat.name for stat in stats})
    words.layered |= {*words.stats, IGNORED}

    def as_ops(how: i64, of: Group, layer: int, until: int, **given: Any) -> list[Modify]:
        return [
            Modify(of, stat.index, stat.amount(given[stat.name]), until, layer, how)
            for stat in stats
            if given[stat.name] is not None
        ]

    def as_statics(how: i64, of: Group, layer: int, **given: Any) -> list[Static]:
        return [
            Static(stat.index, of, stat.amount(given[stat.name]), layer, how)
            for stat in stats
            if given[stat.name] is not None
        ]

    args, place = optional(stats), v.layer(layers)
    for name, how, doc in _WAYS:
        for word in (
            words.add(
                v.VERB, name, partial(as_ops, how), f"{doc}, for a while.",
                of=v.target(), layer=place, until=v.until(), **args,
            ),
            words.add(
                v.STATIC, name, partial(as_statics, how), f"{doc}, as long as it holds.",
                of=v.group(), layer=place, **args,
            ),
        ):  # fmt: skip
            word.any_of = tuple(args)
    doc = "What other cards say does not work from a layer on"
    words.add(
        v.VERB, "ignore", ignore, f"{doc}, for a while.",
        of=v.target(), layer=place, until=v.until(),
    )  # fmt: skip
    words.add(
        v.STATIC, "ignores", ignores, f"{doc}, as long as it holds.", of=v.group(), layer=place
    )


def ignore(of: Group, layer: int, until: int) -> Modify:
    return Modify(of, IGNORED, Plain(1), until, layer)


def ignores(of: Group, layer: int) -> Static:
    return Static(IGNORED, of, Plain(1), layer)
