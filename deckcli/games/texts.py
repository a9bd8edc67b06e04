"""What cards say: the text of each ability as its program has it, in any language.

A game that plays has a chapter `table/texts.py` with the names its words refer to, and what is
printed about an ability beside its program.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from deckcli import games
from deckcli.catalog.catalog import CardDef, Catalog
from deckcli.catalog.coverage import is_programmed
from deckcli.core.sentences import Phrasebook
from deckcli.engine.telling.presenter import COMMON
from deckcli.engine.texts.outline import NotUnderstood
from deckcli.engine.texts.speaker import Speaker
from deckcli.games.playing import words_of


class CardTexts:
    """The texts of a catalog's cards in one language; none where a game has no program for them."""

    def __init__(self, catalog: Catalog, lang: str) -> None:
        self.lang = lang
        self.can_tell = games.can_be_played(catalog.game)
        if self.can_tell:
            room = f"{games.__name__}.{catalog.game}.table"
            self.chapter: Any = import_module(f"{room}.texts")
            self.book = Phrasebook(lang, f"{room}.phrases", COMMON)
            names = self.chapter.names(catalog)
            self.speaker = Speaker(words_of(catalog.game), self.book, names)

    def of(self, card: CardDef) -> list[str]:
        """A text for each ability, with what is printed before it; "" where there is no program."""
        return [self.ability(card, facts) for facts in card.get("abilities", ())]

    def ability(self, card: CardDef, facts: Mapping[str, Any]) -> str:
        if not self.can_tell or not is_programmed(facts):
            return ""
        itself = self.chapter.itself(card, facts)
        try:
            more = self.chapter.more(card, self.lang)
            said = self.speaker.ability(facts, itself, more, is_used=self.chapter.is_used(facts))
        except NotUnderstood:  # `card check` shows what is wrong with it
            return ""
        tags = [f"[{tag}]" for tag in self.chapter.tags(facts, self.book)]
        return " ".join([*tags, said])
