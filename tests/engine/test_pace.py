"""What `deckcli bench` measures."""

import pytest

from deckcli.engine import pace

pytestmark = pytest.mark.skipif(
    not pace.__file__.endswith(".py"), reason="a compiled module keeps the clock it knows"
)


class Table:
    """A table that counts its clones, each of which takes two seconds."""

    def __init__(self):
        self.clones = 0

    def clone(self):
        self.clones += 1


def test_a_clone_takes_its_share_of_the_time(monkeypatch):
    table = Table()
    monkeypatch.setattr(pace, "process_time", lambda: 100.0 + 2.0 * table.clones)

    assert pace.time_of_a_clone(table, 1500.0) == 2.0
    assert table.clones == 1000
