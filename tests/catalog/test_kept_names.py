"""Names found among sorted lines are those of the index they were made from."""

from hypothesis import given
from hypothesis import strategies as st

from deckcli.catalog.catalog import name_index
from deckcli.catalog.kept_names import KeptNames, packed_names
from deckcli.core.text import fold

NAMES = st.text("ab 'é魔ー", min_size=1, max_size=4).map(fold)


@given(st.dictionaries(NAMES, st.lists(st.sampled_from(["x", "y-1", "魔"]), min_size=1)), NAMES)
def test_every_name_is_found_and_no_other(index, other):
    kept = KeptNames(packed_names(index))

    assert {name: kept.get(name) for name in index} == index
    assert kept.get(other, ["none"]) == index.get(other, ["none"])


def test_all_names_of_a_large_catalog(catalog_of):
    index = name_index(catalog_of("cipher"))
    kept = KeptNames(packed_names(index))

    assert len(index) > 25_000
    assert all(kept.get(name) == ids for name, ids in index.items())
    assert kept.get("marth, altean princ") == kept.get("") == kept.get("\ud800") == ()


def test_ids_of_other_programs_name_a_printing(catalog_of):
    found = catalog_of("cipher").find("ciphervit 149")

    assert ([card.id for card in found.cards], found.printing) == (["B01-003"], "P01-003PR")
    assert catalog_of("cipher").find("149").cards == ()
