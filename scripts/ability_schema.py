"""Write the words of the games' abilities into their card schemas; run it after changing words."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from deckcli.engine.language.schema import with_words
from deckcli.games.playing import engines, words_of

SCHEMAS = Path(__file__).parents[1] / "schemas"


def main() -> int:
    """1 if a schema was out of date; with --check it stays so."""
    stale = 0
    for key in engines():
        file = SCHEMAS / f"{key}.cards.schema.json"
        before = file.read_text(encoding="utf-8")
        text = json.dumps(with_words(json.loads(before), words_of(key)), indent=2) + "\n"
        if text != before:
            stale = 1
            if "--check" in sys.argv:
                print(f"{file.name} is out of date: run scripts/ability_schema.py", file=sys.stderr)
            else:
                file.write_text(text, encoding="utf-8")
                print(f"{file.name} is up to date now")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
