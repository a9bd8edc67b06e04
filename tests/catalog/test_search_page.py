"""What a search reads is made once from a catalog, and says the same as the cards themselves."""

import pytest

from deckcli.catalog.cache import Cache
from deckcli.catalog.query import SearchPage, parse, search
from deckcli.games.library import Library
from deckcli.games.texts import search_page

WORDS = [
    "marth",
    "iron",
    "アリティア",
    "エムブレム",
    "1",
    "10",
    "B01-001SR+",
    "prince of",
    "'",
    "-",
    "・",
]


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("game", ["ashes", "cipher"])
def test_the_same_cards_are_found_as_without_it(catalog_of, game, words):
    catalog = catalog_of(game)
    page = SearchPage(catalog, lambda card: ())
    query = parse(f'"{words}"', catalog.info)

    assert search(catalog, query, page.says) == search(catalog, query)


def test_words_do_not_reach_from_one_text_into_the_next(tmp_path):
    """A cache of its own: another one may hold the page of the real texts."""
    catalog = Library(cache=Cache(tmp_path)).catalog("ashes")
    page = SearchPage(catalog, lambda card: ["ends with an oak", "tree begins", "木の", "実り"])
    card = catalog["iron-rhino"]

    assert page.says(card, "an oak")
    assert page.says(card, "木の")
    assert not page.says(card, "oak tree")
    assert not page.says(card, "木の実")


def test_texts_of_programs_are_made_in_the_first_search_alone(tmp_path, monkeypatch):
    cache, asked = Cache(tmp_path), []
    Library(cache=cache).catalog("blackpoker")
    monkeypatch.setattr(
        "deckcli.games.texts.CardTexts.of", lambda _, card: asked.append(card) or ["a lamp post"]
    )

    for _ in range(2):
        catalog = Library(cache=cache).catalog("blackpoker")
        found = search(catalog, parse('"lamp post"', catalog.info), search_page(catalog).says)
        assert len(found) == len(catalog)

    assert len(asked) == 2 * len(catalog)  # in two languages


def test_a_question_about_numbers_needs_no_page(catalog_of):
    catalog = catalog_of("cipher")
    page = SearchPage(catalog, lambda card: pytest.fail("it was made"))

    assert search(catalog, parse("cost=1", catalog.info), page.says)
