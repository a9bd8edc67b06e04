"""The query language of `card search`: parse it, search with it, sort what was found.

iron rhino            both words, each at the start of a word of a name, alias, id or summary
"iron rhino"          the words side by side
type:spell            a word of the fact starts so; numbers are compared as a whole, and what
                      is not written in Latin letters may stand anywhere
type=ally  type!=ally the whole fact; != asks for a card that has the fact, and another one
cost>=3  < <= >       numbers; an X never compares
has:cc  is:legend     the card has anything there
-flier  a or b  (…)   not; or; words side by side mean and
"""

from deckcli.catalog.query.matching import Test, card_test, search
from deckcli.catalog.query.nodes import And, Compare, Has, Node, Not, Or, Sign, Text
from deckcli.catalog.query.parser import QueryReader, parse
from deckcli.catalog.query.sorting import sort_cards

__all__ = [
    "And", "Compare", "Has", "Node", "Not", "Or", "QueryReader", "Sign", "Test", "Text",
    "card_test", "parse", "search", "sort_cards",
]  # fmt: skip
