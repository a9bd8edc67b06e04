"""Card definitions, and a catalog that finds them by any of their names."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.kept_names import KeptNames, packed_names
from deckcli.core.text import fold, suggestions

LANGUAGES = ("en", "ja", "de")
_WITHOUT_UMLAUTS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)

Make = Callable[[], bytes]
Shelf = Callable[[str, Make], bytes]  # what lies there under a name, or else is made


class CardDef:
    """One printed card. Immutable."""

    __slots__ = ("facts", "game", "id", "kind", "names", "set_id")

    def __init__(
        self, card_id: str, game: str, set_id: str, kind: str, names: Mapping[str, str], facts: Any
    ) -> None:
        self.id, self.game, self.set_id, self.kind = card_id, game, set_id, kind
        self.names: Mapping[str, str] = names
        self.facts: Mapping[str, Any] = facts

    def __repr__(self) -> str:
        return f"<{self.game} {self.id} {self.name()}>"

    def __getitem__(self, key: str) -> Any:
        return self.facts[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.facts.get(key, default)

    def name(self, lang: str = "en") -> str:
        """The card's name in a language, or else in the first language it has."""
        return self.names.get(lang) or next(iter(self.names.values()), self.id)

    def label(self, lang: str = "en") -> str:
        """The name for people to read: one that only Germans know is marked, `Erupta (de)`."""
        known = self.names.get(lang) or self.names.get("en")
        if known is None and "de" in self.names:
            return f"{self.names['de']} (de)"
        return known or self.name(lang)

    @property
    def labels(self) -> Mapping[str, str]:
        """The names for people to read, by language; the first is for those it has no name in."""
        return self.names if "en" in self.names else {"en": self.label(), **self.names}

    @property
    def summary(self) -> str:
        text: str = self.facts.get("summary", "")
        return text

    @property
    def copies(self) -> int:
        """How many of this card the pool holds."""
        number: int = self.facts.get("copies", 1)
        return number


class Match(NamedTuple):
    """The cards that a written name can mean.

    `spelling` is the proper spelling of the matched name; `printing` the code of a printing, if one
    was named.
    """

    cards: tuple[CardDef, ...]
    spelling: str = ""
    printing: str = ""


class Catalog:
    """All cards of one game, in the order of their sets."""

    def __init__(
        self,
        info: GameFacts,
        cards: Mapping[str, CardDef],
        sets: Mapping[str, Any],
        digest: str = "",
        shelf: Shelf | None = None,
    ) -> None:
        self.info, self.cards, self.sets, self.digest = info, cards, sets, digest
        self._shelf = shelf
        self._index: KeptNames | None = None  # most decks name their cards by id

    def __iter__(self) -> Iterator[CardDef]:
        return iter(self.cards.values())

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, card_id: str) -> CardDef:
        return self.cards[card_id]

    def get(self, card_id: str) -> CardDef | None:
        return self.cards.get(card_id)

    @property
    def game(self) -> str:
        return self.info.game

    @property
    def limits(self) -> Mapping[str, int]:
        return self.info.limits

    def kept(self, name: str, make: Make) -> bytes:
        """What is made of this catalog and nothing else; if it was made before, from the cache."""
        return self._shelf(name, make) if self._shelf else make()

    def find(self, written: str) -> Match:
        """The cards with that id, name in any language, alias or printing code."""
        exact = self.cards.get(written)
        if exact is not None:
            return Match((exact,), written)
        if self._index is None:
            self._index = KeptNames(self.kept("names", lambda: packed_names(name_index(self))))
        key = fold(written)
        cards = tuple(self.cards[card_id] for card_id in self._index.get(key, ()))
        if len(cards) != 1:
            return Match(cards)
        meant = [form for form in _forms(self.info, cards[0]) if fold(form[0]) == key]
        spelling, printing = next((form for form in meant if form[0] == written), meant[0])
        return Match(cards, spelling, printing)

    def suggest(self, written: str, *, limit: int = 3) -> list[str]:
        """Names or ids that were probably meant; where both are as close, names."""
        known = {name: card.id for card in self for name in (*card.names.values(), card.id)}
        for card in self:
            known.update(dict.fromkeys(card.get("aliases", ()), card.id))
        close = suggestions(written, known, limit=limit * 3)
        first = {known[name]: name for name in reversed(close)}  # one spelling for each card
        return [name for name in close if first[known[name]] == name][:limit]


_PRINTED = {"code", "set", "rarity", "series"}  # other keys of a printing are other programs' ids


def name_index(catalog: Catalog) -> dict[str, list[str]]:
    """Folded spelling -> the ids of all cards that it can mean."""
    index: dict[str, dict[str, None]] = {}
    for card in catalog:
        for spelling, _ in _forms(catalog.info, card):
            index.setdefault(fold(spelling), {})[card.id] = None
    return {spelling: list(ids) for spelling, ids in index.items()}


def _forms(info: GameFacts, card: CardDef) -> Iterator[tuple[str, str]]:
    """Everything that means the card, with the code of the printing where one is named.

    A printing is named by its code, by its number alone (P01-001 is what P01-001PR prints), or by
    what another program calls it (`ciphervit 149`).
    """
    for spelling in spellings(info, card):
        yield spelling, ""
    for printing in card.get("printings", ()):
        code: str = printing["code"]
        yield code, code
        number = code.removesuffix(printing.get("rarity", ""))
        if number != card.id:
            yield number, code
        for program in printing.keys() - _PRINTED:
            yield f"{program} {printing[program]}", code


def card_names(info: GameFacts, facts: Mapping[str, Any]) -> dict[str, str]:
    """A card's name in each language, as printed or made from the game's name forms."""
    if not info.name_forms:
        return dict(facts.get("name", {}))
    forms = ((lang, form) for lang, several in info.name_forms.items() for form in several[:1])
    return {lang: name for lang, form in forms if (name := _formed(form, lang, facts))}


def ability_name(ability: Mapping[str, Any], lang: str = "en") -> str:
    """What an ability is called in a language, or else in the first it has; "" if it is nameless.

    A plain text is its name in every language.
    """
    name: str | Mapping[str, str] = ability.get("name", "")
    if isinstance(name, str):
        return name
    return name.get(lang) or next(iter(name.values()))


def spellings(info: GameFacts, card: CardDef) -> Iterator[str]:
    """Everything the card may be called, starting with its id and proper names."""
    yield card.id
    yield from card.names.values()
    german = card.names.get("de", "")
    if not german.isascii():  # as those without the keys for it write it
        yield german.translate(_WITHOUT_UMLAUTS)
    for lang, several in info.name_forms.items():
        for form in several[1:]:
            if name := _formed(form, lang, card.facts):
                yield name
    yield from card.get("aliases", ())


def _formed(form: str, lang: str, facts: Mapping[str, Any]) -> str:
    """The filled-in form, or "" if a part of it has no name in that language."""
    try:
        return form.format_map(_Parts(lang, facts))
    except KeyError:
        return ""


class _Parts:
    """Facts as text in a language, looked up only if a form names them."""

    __slots__ = ("facts", "lang")

    def __init__(self, lang: str, facts: Mapping[str, Any]) -> None:
        self.lang, self.facts = lang, facts

    def __getitem__(self, key: str) -> str:
        value = self.facts[key]
        text = value.get(self.lang) if isinstance(value, dict) else None
        if not isinstance(text, str):
            raise KeyError(key)
        return text
