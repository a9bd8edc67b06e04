"""Workloads: decks by their content, differences in words, one seed for each pair."""

import pickle
from dataclasses import replace

import pytest

from deckcli import games
from deckcli.core.errors import NotPlayable
from deckcli.decks.plain import content_of, deck_of
from deckcli.games.library import Library
from deckcli.matches.match import play_match
from deckcli.matches.runner import Budget
from deckcli.matches.work import job_of, play, table_of
from deckcli.matches.workload import Workload


@pytest.mark.parametrize("game", games.keys())
def test_every_sample_deck_comes_back_from_its_content(library, game):
    for name in library.sample_files(game):
        deck = library.deck(name).deck
        again = deck_of(content_of(deck, library.catalog(game)), library.catalog(game))

        assert again.content() == deck.content(), name
        assert again.name == deck.name


def test_the_order_of_a_file_makes_no_difference(library, folder):
    text = "game: cipher\nname: Two\nmain_character: B01-003\ncards: {%s}\n"
    (folder / "one.yaml").write_text(text % "B01-003: 4, S01-001: 4", encoding="utf-8")
    (folder / "two.yaml").write_text(text % "S01-001: 4, B01-003: 4", encoding="utf-8")
    one, two = (library.deck(name).deck for name in ("one.yaml", "two.yaml"))
    catalog = library.catalog("cipher")

    assert content_of(one, catalog) == content_of(two, catalog)


def test_a_deck_with_unknown_cards_is_refused(library, folder):
    text = "game: cipher\nmain_character: B01-003\ncards: {B01-003: 4, Nobody: 4}\n"
    (folder / "deck.yaml").write_text(text, encoding="utf-8")

    with pytest.raises(NotPlayable, match="cards that nobody knows"):
        content_of(library.deck("deck.yaml").deck, library.catalog("cipher"))


def test_decks_travel_without_files_readers_and_rules(workload, library, monkeypatch):
    """Neither this process nor a worker reads or checks a deck a second time."""

    def never(*_, **__):
        raise AssertionError("a deck was read again")

    monkeypatch.setattr(Library, "deck_from_text", never)
    monkeypatch.setattr("deckcli.games.library.check_deck", never)
    expected = table_of(workload, library).play_rotation(1, workload.rotation_seed(1))

    assert play(job_of(workload, library), [1]) == expected


def test_one_process_opens_its_cards_and_decks_once(workload, library, monkeypatch):
    monkeypatch.setattr("deckcli.matches.work.Library", None)  # that of a worker
    standings = play_match(workload, Budget(rotations=2), library=library)

    assert standings.pairs.number == 2


def test_a_job_is_the_same_to_a_worker_that_gets_it_twice(workload, library):
    job, again = (job_of(workload, library) for _ in range(2))
    other = job_of(replace(workload, seed=8), library)

    assert (job, hash(job)) == (again, hash(again)) == (pickle.loads(pickle.dumps(job)), hash(job))
    assert job != other


def test_a_workload_survives_its_text(workload):
    again = Workload.from_text(workload.to_text())

    assert again.to_text() == workload.to_text()
    assert again.differences(workload) == []


def test_differences_are_named(workload, workload_of):
    other = workload_of(other="cipher/s01-marth", bots=("random", "greedy"), seed=8, max_turns=9)
    other = replace(other, card_data="f" * 64)

    assert workload.differences(other) == [
        f"card data {'f' * 12}, not {workload.card_data[:12]}",
        'rules {"max_turns": 9}, not {"max_turns": 300}',
        "seed 8, not 7",
        "another deck B (Starter S01: Marth)",
        "bot greedy for B, not random",
    ]


def test_a_name_makes_no_other_deck(workload):
    renamed = replace(workload, decks=({**workload.decks[0], "name": "X"}, workload.decks[1]))

    assert workload.differences(renamed) == []


def test_a_mirror_needs_one_deck_and_one_bot(workload_of):
    marth = "cipher/s01-marth"

    assert workload_of(other=marth).is_mirror
    assert not workload_of().is_mirror
    assert not workload_of(other=marth, bots=("random", "greedy")).is_mirror


def test_every_pair_has_a_seed_of_its_own(workload, workload_of):
    seeds = {workload.rotation_seed(pair) for pair in range(1, 20_001)}

    assert len(seeds) == 20_000
    assert workload_of(seed=8).rotation_seed(1) not in seeds
    assert max(seeds) < 2**63  # SQLite's integers
