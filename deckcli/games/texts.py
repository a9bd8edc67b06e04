"""What cards say: the text of each ability as its program has it, in any language.

A game that plays has a chapter `table/texts.py` with the names its words refer to, and what is
printed about an ability beside its program. It is imported only for a card that has a program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary, ref

from deckcli import games
from deckcli.catalog.catalog import CardDef, Catalog, ability_name
from deckcli.catalog.coverage import is_programmed
from deckcli.catalog.query import SearchPage

if TYPE_CHECKING:
    from deckcli.engine.texts.language import Language
    from deckcli.engine.texts.speaker import Speaker
    from deckcli.engine.texts.tree import Outline, Said

LANGUAGES: Final = ("en", "ja")  # in which every word has a sentence


class CardTexts:
    """The texts of a catalog's cards in one language; none where a game has no program for them."""

    def __init__(self, catalog: Catalog, lang: str) -> None:
        self.lang = lang
        self.can_tell = games.can_be_played(catalog.game)
        self._game = catalog.game
        self._catalog = ref(catalog)

    @cached_property
    def chapter(self) -> Any:
        """What the game says about its texts."""
        return games.chapter(self._game, "table.texts")

    @cached_property
    def speaker(self) -> Speaker:
        """Says the abilities of the game."""
        from deckcli.core.sentences import Phrasebook
        from deckcli.engine.telling.presenter import COMMON
        from deckcli.engine.texts.speaker import Speaker
        from deckcli.games.playing import words_of

        catalog = self._catalog()
        assert catalog is not None
        book = Phrasebook(self.lang, f"{games.__name__}.{catalog.game}.table.phrases", COMMON)
        return Speaker(words_of(catalog.game), book, self.chapter.names(catalog))

    def of(self, card: CardDef) -> list[str]:
        """A text for each ability, with what is printed before it; "" where there is no program."""
        return [self.ability(card, facts) for facts in card.get("abilities", ())]

    def ability(self, card: CardDef, facts: Mapping[str, Any]) -> str:
        """What an ability says, with what is printed before it."""
        outline = self.outline(card, facts)
        if outline is None:
            return ""
        said = self._voice(card, facts, outline).ability(
            self.chapter.shown(self.speaker.words, facts, outline),
            is_used=self.chapter.is_used(facts),
            is_limited="limit" in facts,
        )
        printed = self.speaker.language.printed
        tags = [f"[{printed(tag)}]" for tag in self.chapter.tags(card, facts, self.speaker.book)]
        return " ".join([*tags, said]) + "".join(self._gained(facts))

    def _gained(self, facts: Mapping[str, Any]) -> Iterator[str]:
        """What abilities say that this one gives to cards by their names, in brackets."""
        catalog = self._catalog()
        assert catalog is not None
        for name in self.chapter.gained(facts):
            for card in catalog:
                found = [one for one in card.get("abilities", ()) if ability_name(one) == name]
                if found and self.outline(card, found[0]) is not None:
                    said, text = ability_name(found[0], self.lang), self.ability(card, found[0])
                    yield self.speaker.book.say("gained_ability", name=said, text=text)
                    break

    def part(self, card: CardDef, number: int, part: Said | list[Said]) -> str:
        """One step of an ability, or its price, alone."""
        facts = card["abilities"][number]
        outline = self.outline(card, facts)
        return self._voice(card, facts, outline).alone(part) if outline is not None else ""

    def outline(self, card: CardDef, facts: Mapping[str, Any]) -> Outline | None:
        """The tree of an ability, or None if it has no program or one with a mistake."""
        if not self.can_tell or not is_programmed(facts):
            return None
        from deckcli.engine.texts.outline import NotUnderstood, outlined

        try:
            return outlined(self.speaker.words, self.chapter.program(card, facts))
        except NotUnderstood:  # `card check` shows what is wrong with it
            return None

    def _voice(self, card: CardDef, facts: Mapping[str, Any], outline: Outline) -> Language:
        itself, more = self.chapter.itself(card, facts), self.chapter.more(card, self.lang)
        return self.speaker.voiced(outline, itself, more)


_MADE: Final = WeakKeyDictionary[Catalog, dict[str, CardTexts]]()


def texts_of(catalog: Catalog, lang: str) -> CardTexts:
    """The texts of a catalog in a language, made once: a catalog never changes."""
    made = _MADE.setdefault(catalog, {})
    if lang not in made:
        made[lang] = CardTexts(catalog, lang)
    return made[lang]


def search_page(catalog: Catalog) -> SearchPage:
    """For searches: everything printed on cards, and what their abilities say in every language."""

    def said(card: CardDef) -> Iterator[str]:
        for lang in LANGUAGES:
            yield from texts_of(catalog, lang).of(card)

    return SearchPage(catalog, said)
