"""Where catalogs are kept, what lies there, and who shares it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckcli.catalog.cache import Cache
from deckcli.core.paths import cache_folder
from deckcli.games.library import Library


@pytest.fixture
def cache(tmp_path):
    return Cache(tmp_path / "cache")


def test_the_cache_holds_catalogs_and_no_verdicts(cache):
    library = Library(cache=cache)
    library.catalog("cipher")
    (file,) = sorted(cache.folder.iterdir())
    before = file.read_bytes()

    broken = library.deck_from_text(source("game: cipher\ncards: {B01-003: 5, B01-999: 1}\n"))

    assert broken.findings
    assert sorted(cache.folder.iterdir()) == [file]
    assert file.read_bytes() == before
    head, first = before.splitlines()[1:3]
    assert set(json.loads(head)) == {"info", "files", "lengths", "digest"}
    assert json.loads(first)[0] == "B01"
    assert b"CIP1" not in before


def source(text):
    from deckcli.core.files import Source

    return Source("deck.yaml", text)


def test_folders_of_ones_own_do_not_disturb_the_catalog_without_them(
    cache, own_folder, own_card, monkeypatch
):
    monkeypatch.setattr("deckcli.catalog.cache._TICK", 0)  # a file of this moment is kept, too
    plain = Library(cache=cache).catalog("cipher")
    more = Library([own_folder(own_card())], cache=cache).catalog("cipher")
    again = Library(cache=cache).catalog("cipher")

    assert (plain.get("X01-001"), again.get("X01-001")) == (None, None)
    assert more["X01-001"].name() == "Ninian, Lady of the Lake"
    assert len(sorted(cache.folder.iterdir())) == 2


def test_many_processes_with_one_empty_cache(tmp_path):
    """Nobody reads half a file, nobody fails, nothing is left behind."""
    folder = tmp_path / "shared"
    command = [sys.executable, "-m", "deckcli", "check", "blackpoker/full-54", "-v"]
    environment = {**os.environ, "DECKCLI_CACHE": str(folder)}
    runs = [
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    results = [(*run.communicate(timeout=60), run.returncode) for run in runs]

    assert {status for _, _, status in results} == {0}
    assert {err for _, err, _ in results} == {""}
    assert len({out for out, _, _ in results}) == 1
    (file,) = folder.iterdir()
    assert json.loads(file.read_bytes().splitlines()[1])["info"]["game"] == "blackpoker"


def test_the_cache_folder_can_be_moved(monkeypatch, tmp_path):
    monkeypatch.setenv("DECKCLI_CACHE", str(tmp_path / "elsewhere"))

    assert cache_folder() == tmp_path / "elsewhere"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places")
def test_the_cache_folder_is_where_the_system_wants_it(monkeypatch, tmp_path):
    monkeypatch.delenv("DECKCLI_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "deckcli"

    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == Path(tmp_path) / ".cache" / "deckcli"


def test_a_user_without_a_home_has_no_cache(monkeypatch):
    """As in a container that is run under any user number."""

    def homeless():
        raise RuntimeError("Could not determine home directory.")

    for name in ("DECKCLI_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", homeless)

    assert cache_folder() is None
    assert len(Library().catalog("blackpoker")) > 0


# -- what is not believed


@pytest.fixture
def kept(cache):
    """A catalog in the cache, changed so that believing it would show."""
    Library(cache=cache).catalog("summon_magic")
    (file,) = cache.folder.iterdir()
    return file


def believes(cache, monkeypatch):
    """Whether a catalog comes from the cache: if not, its files are read."""
    read = []
    monkeypatch.setattr(
        "deckcli.catalog.assembling.assemble", lambda *_: read.append("files") or 1 / 0
    )
    try:
        Library(cache=cache).catalog("summon_magic")
    except ZeroDivisionError:
        return False
    return not read


def test_what_is_whole_and_private_is_believed(cache, kept, monkeypatch):
    assert believes(cache, monkeypatch)


@pytest.mark.parametrize("at", [0, 40, 5000, -1])
def test_a_changed_content_is_not_believed(cache, kept, monkeypatch, at):
    content = bytearray(kept.read_bytes())
    content[at] ^= 1
    kept.write_bytes(content)

    assert not believes(cache, monkeypatch)


def test_the_content_of_another_catalog_is_not_believed(cache, kept, monkeypatch):
    Library(cache=cache).catalog("blackpoker")
    (other,) = set(cache.folder.iterdir()) - {kept}
    kept.write_bytes(other.read_bytes())

    assert not believes(cache, monkeypatch)


@pytest.mark.skipif(os.name != "posix", reason="permissions of other systems are not looked at")
@pytest.mark.parametrize("mode", [0o020, 0o002])
def test_what_others_can_write_is_not_believed(cache, kept, monkeypatch, mode):
    kept.chmod(0o600 | mode)
    assert not believes(cache, monkeypatch)
    kept.chmod(0o600)
    cache.folder.chmod(0o700 | mode)
    assert not believes(cache, monkeypatch)


@pytest.mark.skipif(os.name != "posix", reason="owners of other systems are not looked at")
def test_what_somebody_else_wrote_is_not_believed(cache, kept, monkeypatch):
    """As far as it is not root's, who could change the program itself."""
    if os.geteuid() == 0:
        os.chown(kept, 12345, 12345)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: 12345)

    assert not believes(cache, monkeypatch)


def test_no_cache_at_all():
    assert len(Library(cache=Cache(None)).catalog("blackpoker")) > 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_where_the_cache_file_should_be(cache):
    cards = [card.id for card in Library(cache=cache).catalog("blackpoker")]
    for file in sorted(cache.folder.iterdir()):
        file.unlink()
        os.mkfifo(file)  # nobody ever writes into it, so it is not read

    assert [card.id for card in Library(cache=cache).catalog("blackpoker")] == cards
