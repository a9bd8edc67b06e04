"""Drafts from a user's collection: enough is enough, and too little is told."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deckcli.core.errors import DeckcliError
from deckcli.core.files import Source
from deckcli.drafts.collection import BadCollection, Collection, collection_from, read_collection
from deckcli.drafts.draft import Draft
from deckcli.drafts.draft_format import open_format
from deckcli.drafts.errors import BadDraft
from deckcli.drafts.outcome import outcomes
from deckcli.drafts.session import DraftSession

QUICK = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def whole(catalog, copies=3):
    return {card.id: copies for card in catalog if card.kind != "conjuration"}


def test_a_collection_is_a_deck_file_without_the_deck_rules(library):
    text = (
        "game: ashes\n"
        "cards: {Iron Worker: 9, Coal Roarkwin: 1, 霞の精の召喚: 3}\n"
        "dice: {charm: 30}\n"
    )
    found = collection_from(Source("mine.yaml", text), "ashes", library)

    assert found.cards == {"iron-worker": 9, "coal-roarkwin": 1, "summon-mist-spirit": 3}
    assert found.amounts == {"dice": {"charm": 30}}


def test_a_plain_list_will_do(library):
    found = collection_from(Source("mine.txt", "3 Iron Worker\n2 Fear\n"), "ashes", library)

    assert found.cards == {"iron-worker": 3, "fear": 2}


def test_a_card_with_fewer_than_three_copies_is_not_drafted(session_of, to_stage, catalog_of):
    cards = whole(catalog_of("ashes")) | {"iron-worker": 2}
    table = to_stage(session_of("ashes/rulebook", players=2, collection=Collection(cards)), 1).table

    pool = [card for pile in (*table.hands, table.piles["deck"]) for card in pile]
    assert len(pool) == 53
    assert "iron-worker" not in pool


def test_a_phoenixborn_without_its_uniques_is_not_drafted(session_of, catalog_of):
    cards = whole(catalog_of("ashes")) | {"fear": 2}
    session = session_of("ashes/rulebook", players=2, collection=Collection(cards))

    assert "jessa-na-ni" not in {pick.take for pick in session.view().legal}


def test_a_phoenixborn_is_there_once_for_each_set(session_of, catalog_of):
    """However many copies one owns: its conjurations are those of the sets."""
    collection = Collection(whole(catalog_of("ashes"), copies=6))
    for sets in (1, 2):
        session = session_of("ashes/rulebook", players=2, sets=sets, collection=collection)
        assert session.table.piles["phoenixborn"].count("maeoni-viper") == sets


def test_few_names_in_many_copies_do_not_suffice(draft_of, catalog_of):
    """Nobody could take nine different cards, though there are more than twenty to deal."""
    catalog = catalog_of("ashes")
    plain = [card for card in whole(catalog) if not catalog[card].get("unique_to")]
    spells = [card for card in plain if catalog[card].kind != "phoenixborn"]
    few = whole(catalog) | dict.fromkeys(spells, 0) | dict.fromkeys(spells[:7], 9)

    with pytest.raises(BadDraft, match="need 14 different cards besides those dealt"):
        draft_of("ashes/rulebook", players=2, sets=3, collection=Collection(few))


def test_dice_count_where_the_collection_lists_them(draft_of, catalog_of):
    cards = whole(catalog_of("ashes"))
    draft_of("ashes/rulebook", players=4, collection=Collection(cards))
    with pytest.raises(BadDraft, match="4 players need 40 dice; there are only 12"):
        draft_of("ashes/rulebook", players=4, collection=Collection(cards, {"dice": {"charm": 12}}))


def test_precons_that_are_not_whole_may_not_suffice(draft_of, catalog_of):
    catalog = catalog_of("ashes")
    few = [card for card in whole(catalog) if catalog[card].get("precon") != "iron-men"]
    cards = dict.fromkeys(few, 3) | {"iron-worker": 3}

    draft_of("ashes/organised-play", players=3, collection=Collection(cards))
    cards = dict.fromkeys(few[::2], 3) | {"iron-worker": 3}
    with pytest.raises(BadDraft, match="3 players need 33 different cards"):
        draft_of("ashes/organised-play", players=3, collection=Collection(cards))


def test_packs_use_a_collection_up(session_of, catalog_of):
    cards = {card.id: 9 for card in catalog_of("cipher")}
    session = session_of("cipher/booster", players=4, collection=Collection(cards))
    census = session.table.census()

    assert max(census.values()) == 9
    assert sum(census.values()) == sum(cards[card] for card in census)


def test_a_collection_that_fills_no_packs(session_of, catalog_of):
    cards = dict.fromkeys(catalog_of("cipher").cards, 1)
    with pytest.raises(BadDraft, match="too few cards of a rarity"):
        session_of("cipher/booster", players=8, collection=Collection(cards))


def test_a_format_without_a_use_for_a_collection_says_so(draft_of):
    with pytest.raises(BadDraft, match="drafted from no collection"):
        draft_of("blackpoker/random-half", players=2, collection=Collection({"SA": 1}))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game: ashes\ncards: {Iron Wroker: 3}\n", "no card is called"),
        ("game: ashes\ncards: {Iron Worker: -3}\n", "is not a count"),
        ("game: ashes\ncards: {Iron Worker: 1000000000}\n", "is not a count"),
        ("game: ashes\ncards: Iron Worker\n", "must be"),
        ("game: ashes\ncards: {Fear: 3}\ndice: {fire: 10}\n", "is no dice"),
        ("game: ashes\nowned: {Fear: 3}\n", "and 1 other error"),
        ("game: cipher\ncards: {B01-001: 3}\n", "collection of cipher"),
        ("game: [", "not YAML"),
        ("- 1\n", "not a mapping"),
    ],
)
def test_broken_collections(library, text, message):
    with pytest.raises(DeckcliError, match=message):
        collection_from(Source("mine.yaml", text), "ashes", library)


def test_a_missing_collection(library, tmp_path):
    with pytest.raises(BadCollection, match="no such file"):
        read_collection(str(tmp_path / "mine.yaml"), "ashes", library)


def hold(library, key, collection, players, sets, seed, rules=None):
    """Either refused with a reason, or played to legal decks with nothing lost."""
    chosen = open_format(key, library)
    try:
        draft = Draft(
            chosen,
            library.catalog(chosen.game),
            players=players,
            sets=sets,
            rules=rules,
            collection=collection,
        )
        session = DraftSession(draft, seed)
    except BadDraft:
        return
    census = session.table.census()
    while not session.is_over:
        legal = draft.legal_picks(session.table)
        assert legal
        session.take(legal[(seed + len(session.taken)) % len(legal)])
        assert session.table.census() == census
    for one in outcomes(session, library):
        assert one.is_legal or one.reasons, one.errors
        if key.startswith("ashes"):
            assert one.is_legal


@QUICK
@given(data=st.data())
def test_any_ashes_collection_is_refused_or_gives_legal_decks(library, catalog_of, data):
    names = list(whole(catalog_of("ashes")))
    low = data.draw(st.sampled_from([0, 2, 3]), label="fewest copies")
    counts = data.draw(
        st.lists(st.integers(low, 9), min_size=len(names), max_size=len(names)), label="copies"
    )
    types = ("natural", "charm", "ceremonial", "illusion")
    dice = data.draw(st.none() | st.fixed_dictionaries(dict.fromkeys(types, st.integers(5, 40))))
    collection = Collection(
        {name: count for name, count in zip(names, counts, strict=True) if count},
        {} if dice is None else {"dice": dice},
    )
    players, sets = data.draw(st.integers(2, 7)), data.draw(st.integers(1, 3))
    rules = data.draw(
        st.fixed_dictionaries(
            {"dice": st.sampled_from(["pair", "any"]), "swap": st.sampled_from(["required"])}
        )
    )
    hold(
        library, "ashes/rulebook", collection, players, sets, data.draw(st.integers(0, 999)), rules
    )


@QUICK
@given(
    key=st.sampled_from(
        ["cipher/booster", "blue_moon/draft", "summon_magic/cube", "ashes/organised-play"]
    ),
    copies=st.lists(st.integers(0, 6), min_size=1, max_size=12),
    players=st.integers(2, 4),
    seed=st.integers(0, 999),
)
def test_any_other_collection_is_refused_or_gives_decks_or_reasons(
    library, key, copies, players, seed
):
    catalog = library.catalog(key.partition("/")[0])
    cards = {card.id: copies[place % len(copies)] for place, card in enumerate(catalog)}
    owned = Collection({card: count for card, count in cards.items() if count})
    hold(library, key, owned, players, 1, seed)
