"""What was probably meant by a query that finds nothing."""

from __future__ import annotations

from collections.abc import Iterator

from deckcli.catalog.catalog import Catalog
from deckcli.catalog.fields import find_field, values, worded
from deckcli.catalog.query.matching import card_test
from deckcli.catalog.query.nodes import And, Compare, Node, Not, Or
from deckcli.core.text import meant


def value_meant(node: Node, catalog: Catalog, lang: str) -> str:
    """`no card has symbol:bleu; did you mean blue?`; empty if every value occurs, or none is close.

    The values of a field are what its cards have.
    """
    for term in _comparisons(node):
        field = find_field(catalog.info, term.field)
        if field is None or term.sign.is_order or any(map(card_test(term, catalog), catalog)):
            continue
        seen = [value for card in catalog for value in values(card, field) if value is not False]
        words = {str(value): None for value in seen}
        words |= {worded(catalog.info, field, value, lang): None for value in seen}
        if close := meant(term.value, words, quote=""):
            return f"no card has {term}; {close}"
    return ""


def _comparisons(node: Node) -> Iterator[Compare]:
    match node:
        case Compare():
            yield node
        case Not(part):
            yield from _comparisons(part)
        case And(parts) | Or(parts):
            for part in parts:
                yield from _comparisons(part)
        case _:
            pass
