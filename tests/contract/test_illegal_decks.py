"""Players may allow illegal decks: a game deals them or refuses them, and never breaks over them."""

import json

import pytest
from formats import FORMATS

from deckcli.catalog.coverage import playable_cards
from deckcli.core.errors import BadSetting, NotPlayable
from deckcli.core.files import Source
from deckcli.core.rng import Rng
from deckcli.engine.play import apply, start
from deckcli.games.playing import game_of, seated

FEW, MANY = 7, 40


def cards_of(cards, rng):
    """Sections of cards that no deck should be made of: none, few, of each kind alone, a mix."""
    ids = [card.id for card in cards]
    kinds = {card.kind: [one.id for one in cards if one.kind == card.kind] for card in cards}
    yield {}
    for pool in (*kinds.values(), ids):
        for number in (1, FEW, MANY):
            rng.shuffle(pool)
            yield {card: 1 + MANY // (2 * len(pool)) for card in pool[:number]}


def illegal_decks(library, key, rng):
    """Each with no card in its single places, with one of its own there, and with a stranger."""
    catalog = library.catalog(key)
    places = [name for name, one in catalog.info.deck_keys.items() if one.holds == "card"]
    known = playable_cards(catalog)
    for cards in cards_of(known, rng):
        strangers = [card.id for card in known if card.id not in cards]
        for leaders in ([], list(cards), strangers):
            named = dict.fromkeys(places, rng.pick(leaders)) if leaders else {}
            content = {"game": key, "name": "mine", "cards": cards, **named}
            deck = library.deck_from_text(Source("deck.json", json.dumps(content))).deck
            if deck is not None:
                yield deck


@pytest.mark.parametrize("label", FORMATS)
def test_an_illegal_deck_is_played_or_refused(library, label):
    key, rules = FORMATS[label]
    game, rng = game_of(library.catalog(key), rules=rules), Rng(3)
    played, hints = 0, []
    for number, deck in enumerate(illegal_decks(library, key, rng)):
        try:
            tables = seated(game, [deck, deck])
        except (NotPlayable, BadSetting) as error:
            hints.append(error.hint)
            continue
        state = start(game, tables, number, max_turns=30)
        while not state.over:
            apply(game, state, rng.pick(state.question.options))
        played += 1

    assert played and hints
    assert all(hints)
