"""Catalogs are kept between runs, are never stale, and nothing fails without the cache."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from functools import partial

import pytest

from deckcli import __version__, games
from deckcli.catalog import assembling, kept_cards, loading
from deckcli.catalog import catalog as catalog_module
from deckcli.catalog.assembling import CardDataError
from deckcli.catalog.cache import Cache, digest_of, stamp_of
from deckcli.catalog.loading import load
from deckcli.core.paths import PACKAGE, data_folder
from deckcli.core.rules import RuleBook

GAME = "blackpoker"
SETTLED = 0.15  # seconds after which files that have just changed are kept


@pytest.fixture
def cache(tmp_path):
    return Cache(tmp_path / "cache")


@pytest.fixture
def data(tmp_path):
    """A copy of one game's card data that may be edited."""
    shutil.copytree(data_folder("card_data") / GAME, tmp_path / "data" / GAME)
    time.sleep(SETTLED)
    return tmp_path / "data"


@pytest.fixture
def built(monkeypatch):
    """Counts how often a catalog was made from its files."""
    calls = []
    real = assembling.assemble

    def counted(*args, **options):
        calls.append(args)
        return real(*args, **options)

    monkeypatch.setattr(assembling, "assemble", counted)
    return calls


def loaded(data, cache, rules=None):
    return load([data], GAME, rules or games.card_checks(GAME), cache)


def kept_files(cache):
    return sorted(cache.folder.iterdir()) if cache.folder.is_dir() else []


def test_the_second_load_comes_from_the_cache_and_is_the_same(data, cache, built):
    first, second = loaded(data, cache), loaded(data, cache)

    assert len(built) == 1
    assert [(card.id, card.names, card.facts) for card in first] == [
        (card.id, card.names, card.facts) for card in second
    ]
    assert first.sets == second.sets
    assert first.info.data == second.info.data
    assert first.digest == second.digest != ""


def test_an_edit_of_the_same_size_and_time_is_seen(data, cache):
    file = data / GAME / "cards" / "playing-cards.yaml"
    before, times = loaded(data, cache), (file.stat().st_atime_ns, file.stat().st_mtime_ns)
    text = file.read_text(encoding="utf-8")
    changed = text.replace("An ace of number 1,", "An ape of number 1,", 1)
    assert changed != text
    assert len(changed) == len(text)
    file.write_text(changed, encoding="utf-8")
    os.utime(file, ns=times)

    after = loaded(data, cache)

    assert after["SA"].summary.startswith("An ape of number 1,")
    assert after.digest != before.digest


def test_what_has_just_changed_is_not_kept(data, cache, built):
    (data / GAME / "game.yaml").touch()
    loaded(data, cache)
    assert not kept_files(cache)

    time.sleep(SETTLED)
    for _ in range(2):
        loaded(data, cache)
    assert len(built) == 2 and kept_files(cache)


def test_a_digest_is_hashlibs_own(tmp_path):
    """Digests stand in logs and results: they must not depend on where the function came from."""
    (tmp_path / "a").write_bytes(b"ace")
    wanted = hashlib.blake2b(
        f"deckcli {__version__} catalog 1\0a\0".encode() + b"3\0ace", digest_size=16
    )

    assert digest_of([tmp_path / "a"]) == wanted.hexdigest()


def test_a_new_file_and_a_renamed_file_are_seen(data, cache, built):
    cards = data / GAME / "cards"
    loaded(data, cache)
    (cards / "actions.yaml").rename(cards / "all-actions.yaml")
    loaded(data, cache)

    assert len(built) == 2


def test_an_edit_of_game_yaml_is_seen(data, cache):
    file = data / GAME / "game.yaml"
    loaded(data, cache)
    text = file.read_text(encoding="utf-8")
    assert "jokers: 2" in text
    file.write_text(text.replace("jokers: 2", "jokers: 3"), encoding="utf-8")

    assert loaded(data, cache).limits["jokers"] == 3


def test_an_edit_that_breaks_a_file_is_seen(data, cache):
    loaded(data, cache)
    with (data / GAME / "cards" / "actions.yaml").open("a", encoding="utf-8") as stream:
        stream.write("surprise: true\n")

    with pytest.raises(CardDataError, match='unknown key "surprise"'):
        loaded(data, cache)


def test_broken_card_data_is_not_kept(data, cache):
    with (data / GAME / "cards" / "actions.yaml").open("a", encoding="utf-8") as stream:
        stream.write("surprise: true\n")

    for _ in range(2):
        with pytest.raises(CardDataError):
            loaded(data, cache)
    assert kept_files(cache) == []


RULE = """\
from deckcli.core.examples import card
from deckcli.core.findings import Problem
from deckcli.core.rules import RuleBook

RULES = RuleBook()

@RULES.error("CRD999", "new-rule", cites="", fails=card("SA"), passes=card("SA"))
def new_rule(catalog):
    '''A rule.'''
    yield from {problems}
"""


def test_a_new_card_rule_is_applied_to_a_kept_catalog(data, cache, tmp_path):
    def rules(problems):
        file = tmp_path / "new_rules.py"
        file.write_text(RULE.format(problems=problems), encoding="utf-8")
        scope = {}
        exec(compile(file.read_text(encoding="utf-8"), str(file), "exec"), scope)
        return scope["RULES"]

    card = next(iter(loaded(data, cache, RuleBook()))).id
    loaded(data, cache, rules("[]"))

    with pytest.raises(CardDataError, match="not any more"):
        loaded(data, cache, rules(f"[Problem('not any more', ({card!r},))]"))


def test_a_change_of_the_rules_for_all_games_is_seen():
    """Their module is part of the digest, like the chapter of the game."""
    names = [file.name for file in loading._code_files("cipher", games.card_checks("cipher"))]

    assert names.count("card_rules.py") == 2


def test_a_module_that_cannot_be_looked_at_is_no_trouble(tmp_path):
    """Some editors lock the file they edit with a link to nowhere."""
    (tmp_path / "rules.py").write_text("", encoding="utf-8")
    (tmp_path / ".#rules.py").symlink_to("somebody@somewhere.1")
    with os.scandir(tmp_path) as found:
        files = sorted(found, key=lambda file: file.name)

    assert stamp_of(files) == stamp_of(files) != stamp_of(files[1:])


def test_a_change_of_a_game_without_card_rules_is_seen():
    """Its words alone decide what its abilities may say."""
    names = [file.name for file in loading._code_files("cipher", RuleBook())]

    assert "vocabulary.py" in names


@pytest.fixture
def program(tmp_path):
    """A copy of the program that may be edited, with the data of one game."""
    left_out = shutil.ignore_patterns("__pycache__", "_data", "*.so", "*.pyd")
    shutil.copytree(PACKAGE, tmp_path / "deckcli", ignore=left_out)
    shutil.copytree(data_folder("schemas"), tmp_path / "schemas")
    shutil.copytree(data_folder("card_data") / GAME, tmp_path / "card_data" / GAME)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "engine/words/verbs.py",
            'v.VERB, "draw"',
            'v.VERB, "pull"',
            '"draw" is no verb',
        ),
        ("engine/words/kinds.py", "class Number", "class Numeral", "import name 'Number'"),
        ("core/yaml_source.py", '"true": True', '"true": "yes"', "true"),
    ],
)
def test_a_change_of_what_abilities_are_read_with_is_seen(program, file, old, new, message):
    """The same card files are fine for one program, and not understood by the next."""
    run = partial(subprocess.run, cwd=program, capture_output=True, text=True, check=False)
    check = [sys.executable, "-m", "deckcli", "check", f"{GAME}/full-54"]
    environment = {**os.environ, "DECKCLI_CACHE": "cache", "PYTHONPATH": str(program)}
    assert run(check, env=environment).returncode == 0
    text = (program / "deckcli" / file).read_text(encoding="utf-8")
    assert old in text
    (program / "deckcli" / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    second = run(check, env=environment)

    assert second.returncode != 0
    assert message in second.stderr


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'{"digest": "another", "info": {}, "files": []}',
        b"\xff\xfe\x00\x01",
        "ã".encode() * 1000,
        b"[" * 200_000,
    ],
)
def test_a_damaged_cache_file_is_made_anew(data, cache, built, content):
    expected = len(loaded(data, cache))
    (file,) = kept_files(cache)
    good = file.read_bytes()
    file.write_bytes(content)

    assert len(loaded(data, cache)) == expected
    assert len(built) == 2
    assert file.read_bytes() == good


def test_a_byte_that_has_changed_is_noticed(data, cache, built):
    expected = [card.facts for card in loaded(data, cache)]
    (file,) = kept_files(cache)
    file.write_bytes(file.read_bytes().replace(b"An ace of", b"An ape of", 1))

    assert [card.facts for card in loaded(data, cache)] == expected
    assert len(built) == 2


def test_only_the_cards_that_are_asked_for_are_read(data, cache, monkeypatch):
    loaded(data, cache)
    catalog, read = loaded(data, cache), []
    real = kept_cards.CardDef
    monkeypatch.setattr(kept_cards, "CardDef", lambda *args: (read.append(args[0]), real(*args))[1])

    assert (catalog["SA"].id, catalog.get("none"), "SK" in catalog.cards) == ("SA", None, True)
    assert catalog["SA"] is catalog["SA"]
    assert read == ["SA"]
    assert len(list(catalog)) == len(catalog) == len(read)


def test_cards_keep_their_order_whichever_was_read_first(data, cache):
    ids, kept = [card.id for card in loaded(data, cache)], loaded(data, cache)
    assert [kept[one].id for one in reversed(ids)] == ids[::-1]
    assert [card.id for card in kept] == ids


def test_names_are_indexed_once(data, cache, monkeypatch):
    loaded(data, cache)
    expected = loaded(data, cache).find("ace of spades")  # which keeps the names
    assert len(kept_files(cache)) == 2
    monkeypatch.setattr(catalog_module, "name_index", None)
    catalog = loaded(data, cache)
    monkeypatch.setattr(kept_cards, "CardDef", only_once(kept_cards.CardDef))

    found = catalog.find("ace of spades")

    assert [card.id for card in found.cards] == [card.id for card in expected.cards] == ["SA"]
    assert found.spelling == expected.spelling == "Ace of Spades"


def only_once(real):
    made = []

    def make(*args):
        assert not made, "a second card was read"
        made.append(args)
        return real(*args)

    return make


def test_a_damaged_index_is_made_anew(data, cache):
    loaded(data, cache)
    loaded(data, cache).find("ace of spades")
    (file,) = cache.folder.glob(f"{GAME}.names-*.json")
    good = file.read_bytes()
    file.write_bytes(good.replace(b"\tSA\n", b"\tXX\n"))

    assert [card.id for card in loaded(data, cache).find("ace of spades").cards] == ["SA"]
    assert file.read_bytes() == good


@pytest.mark.parametrize("part", [0.1, 0.5, 0.999])
def test_a_truncated_cache_file_is_made_anew(data, cache, built, part):
    expected = len(loaded(data, cache))
    (file,) = kept_files(cache)
    file.write_bytes(file.read_bytes()[: int(file.stat().st_size * part)])

    assert len(loaded(data, cache)) == expected
    assert len(built) == 2


def test_a_folder_where_the_cache_file_should_be(data, cache):
    expected = len(loaded(data, cache))
    (file,) = kept_files(cache)
    file.unlink()
    file.mkdir()

    assert len(loaded(data, cache)) == expected
    assert kept_files(cache) == [file]  # and no half-written file beside it


def test_a_missing_cache_folder_is_made(data, tmp_path):
    cache = Cache(tmp_path / "a" / "b" / "c")

    loaded(data, cache)

    assert len(kept_files(cache)) == 1


@pytest.mark.parametrize("below", ["", "deeper"])
def test_a_file_in_place_of_the_cache_folder(data, tmp_path, below):
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    cache = Cache(tmp_path / "file" / below)

    assert len(loaded(data, cache)) == len(loaded(data, cache)) > 0


def test_a_full_disk(data, cache, monkeypatch):
    def full(handle, *_args, **_options):
        os.close(handle)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("deckcli.catalog.cache.os.fdopen", full)

    assert len(loaded(data, cache)) > 0
    assert kept_files(cache) == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(data, cache):
    cache.folder.mkdir(mode=0o500)

    assert len(loaded(data, cache)) > 0
    assert kept_files(cache) == []


def test_old_catalogs_are_dropped(data, cache):
    file = data / GAME / "game.yaml"
    digests = []

    def kept_of(digest):
        found = (file for file in kept_files(cache) if digest.encode() in file.read_bytes())
        return next(found, None)

    for number in range(7):
        with file.open("a", encoding="utf-8") as stream:
            stream.write(f"# {number}\n")
        time.sleep(SETTLED)
        digests.append(loaded(data, cache).digest)
        for age, digest in enumerate(reversed(digests)):
            if kept := kept_of(digest):  # coarse clocks would call them equally old
                os.utime(kept, (1_000_000 - age, 1_000_000 - age))

    assert set(kept_files(cache)) == {kept_of(digest) for digest in digests[-4:]}
