"""The games that can be played: those with a `game` chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, Final
from weakref import WeakKeyDictionary

from deckcli import games
from deckcli.catalog.catalog import Catalog
from deckcli.catalog.game_facts import GameFacts
from deckcli.catalog.loading import info_file
from deckcli.core.errors import BadSetting, NotPlayable
from deckcli.core.files import read_source
from deckcli.core.paths import data_folder
from deckcli.core.text import listed, plural
from deckcli.core.yaml_source import read_yaml
from deckcli.decks.deck import Deck
from deckcli.engine.game import Game
from deckcli.engine.language.vocabulary import Vocabulary
from deckcli.engine.notation import MOST_CARDS, SEATS
from deckcli.engine.rule_options import COMMON, RuleOption, Rules, decided
from deckcli.engine.rulings.layouts import BadRuling, Layout

_MADE: Final = WeakKeyDictionary[Catalog, dict[Any, Game[Any]]]()
_SPARE: Final = WeakKeyDictionary[Catalog, dict[Any, Game[Any]]]()  # for bots that others wrote
_SHOWN: Final = 5  # how many cards an error names before it just counts the rest
_LARGEST: Final = MOST_CARDS // len(SEATS)  # this many cards per deck fit at any table


def engines() -> tuple[str, ...]:
    """The games whose rules the program knows."""
    return tuple(key for key in games.keys() if games.can_be_played(key))


def rule_options(key: str) -> tuple[RuleOption, ...]:
    """The rules of a game that its players may choose."""
    own: tuple[RuleOption, ...] = _chapter(key).rule_options(_info(key))
    return (*COMMON, *own)


def chosen_rules(
    key: str, given: Mapping[str, object], decks: Sequence[Deck] = ()
) -> dict[str, int | str]:
    """A value for every rule option of a game; raises BadSetting for an invalid choice."""
    said = [{name: option.value for name, option in deck.options.items()} for deck in decks]
    return decided(rule_options(key), given, said)


def game_of(catalog: Catalog, rules: Rules | None = None) -> Game[Any]:
    """The rules of a catalog's game with its cards.

    A game is made once for each choice of rules: it never changes, so everyone can share it.
    """
    chosen = chosen_rules(catalog.game, rules or {})
    made = _MADE.setdefault(catalog, {})
    key = tuple(sorted(chosen.items()))
    if key not in made:
        made[key] = unshared_game(catalog, chosen)
    return made[key]


def spare_game(game: Game[Any], who: str) -> Game[Any]:
    """Another game with the same rules and cards, the same one whenever this player asks for it.

    A game that was not made here is its own spare.
    """
    for catalog, made in _MADE.items():
        for key in [key for key, one in made.items() if one is game]:
            spares = _SPARE.setdefault(catalog, {})
            if (key, who) not in spares:
                spares[key, who] = unshared_game(catalog, dict(key))
            return spares[key, who]
    return game


def unshared_game(catalog: Catalog, rules: Rules | None = None) -> Game[Any]:
    """A game that is not shared: for proofs, which take abilities away."""
    chosen = chosen_rules(catalog.game, rules or {})
    game: Game[Any] = _chapter(catalog.game).make_game(catalog, chosen)
    return game


def formats_of(key: str) -> list[Rules]:
    """The formats of a game, each as the rules that choose it; one empty choice if it has none.

    A format is a rule that decks may set.
    """
    asked = [option for option in rule_options(key) if option.deck_key]
    return [{asked[0].name: word} for word in asked[0].of] if asked else [{}]


def rules_of_ruling(ruling: Mapping[str, Any]) -> Rules:
    """The rules that a ruling chooses, named in `given` beside the table.

    Raises BadRuling for an invalid choice.
    """
    given, chosen = ruling["given"], {}
    for option in rule_options(ruling["game"]):
        if option.name in given:
            try:
                chosen[option.name] = option.read(given[option.name])
            except BadSetting as error:
                raise BadRuling(error.message, at=("given", option.name)) from error
    return chosen


def layout_of(game: Game[Any]) -> Layout[Any]:
    """How tables of the game are laid out for rulings."""
    rules = [option.name for option in rule_options(game.key)]
    layout: Layout[Any] = _chapter(game.key).make_layout(game, _info(game.key).filler, rules)
    return layout


def words_of(key: str) -> Vocabulary:
    """The words of a game's ability language, whatever cards there are."""
    words: Vocabulary = games.chapter(key, "words.vocabulary").all_words()
    return words


@cache
def _info(key: str) -> GameFacts:
    """The game's own `game.yaml`, which applies whatever cards players add."""
    file = info_file([data_folder("card_data")], key)
    return GameFacts(read_yaml(read_source(str(file)), spans=False).value)


def _chapter(key: str) -> ModuleType:
    """The module with everything needed to play a game."""
    if games.known(key) not in engines():
        raise NotPlayable(
            f"{key} cannot be played yet", hint=f"games to play: {', '.join(engines())}"
        )
    return games.chapter(key, "game")


def check_seats(game: Game[Any], number: int) -> None:
    """Raise NotPlayable if so many cannot play the game at one table."""
    if number > game.most_seats:
        raise NotPlayable(
            f"{number} decks at one table; {game.key} is for {game.most_seats}",
            hint="deckcli tournament lets many decks meet, two at a table"
            if game.most_seats == 2
            else "",
        )


def _not_yet(deck: Deck, unknown: Sequence[str]) -> NotPlayable:
    """What of a deck cannot be played: ids of its cards, and other things by their names."""
    entries = [entry for part in deck.sections.values() for entry in part.entries]
    held = {entry.card.id: f'"{entry.card.name()}"' for entry in entries}
    named = [held[one] for one in unknown if one in held]
    what = [f"{len(named)} of the {plural(len(held), 'card')}"] if named else []
    what += [one for one in unknown if one not in held]
    more = len(named) - _SHOWN
    shown = [*named[:_SHOWN], f"{more} others"] if more > 1 else named
    told = f": {listed(shown, last='and')}" if shown else ""
    return NotPlayable(
        f'{listed(what, last="and")} in the deck "{deck.name}" cannot be played yet{told}',
        hint="deckcli card coverage shows how far each set has come",
    )


def seated(game: Game[Any], decks: list[Deck]) -> list[object]:
    """Decks as the table needs them; raises NotPlayable if that is impossible."""
    for deck in decks:
        unknown = sorted(game.unplayable(deck))
        if unknown:
            raise _not_yet(deck, unknown)
        if deck.size() > _LARGEST:
            raise NotPlayable(
                f'the deck "{deck.name}" cannot be dealt: {deck.size():,} cards are too many',
                hint=f"a deck that is played has {_LARGEST:,} cards at most",
            )
    return [game.deck(deck) for deck in decks]
