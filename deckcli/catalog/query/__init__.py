"""The query language of `card search`: parsing, searching and sorting.

iron rhino            both words, each at the start of a word of a name, alias, id or summary
"iron rhino"          the words next to each other
type:spell            a word of the fact starts with this; numbers must match as a whole, and
                      text in other than Latin letters may be anywhere
type=ally  type!=ally the whole fact; != needs a card that has the fact, with another value
cost>=3  < <= >       numbers; an X never matches
has:cc  is:legend     the card has any value there
-flier  a or b  (…)   not; or; words side by side mean and
"""

from deckcli.catalog.query.matching import Test, card_test, search
from deckcli.catalog.query.nodes import And, Compare, Has, Node, Not, Or, Sign, Text
from deckcli.catalog.query.parser import QueryReader, parse
from deckcli.catalog.query.search_page import SearchPage
from deckcli.catalog.query.sorting import sort_cards

__all__ = [
    "And", "Compare", "Has", "Node", "Not", "Or", "QueryReader", "SearchPage", "Sign", "Test",
    "Text", "card_test", "parse", "search", "sort_cards",
]  # fmt: skip
