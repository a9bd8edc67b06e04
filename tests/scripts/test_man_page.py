"""The man page says what the help says."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_man_page_is_up_to_date():
    made = runpy.run_path(str(ROOT / "scripts" / "man_page.py"))["page"]()

    told = "run python scripts/man_page.py"
    assert (ROOT / "docs" / "deckcli.1").read_text(encoding="utf-8") == made, told
    assert ".SH DECKCLI CARD SEARCH\n" in made
    assert not [line for line in made.splitlines() if line.startswith("'")]
