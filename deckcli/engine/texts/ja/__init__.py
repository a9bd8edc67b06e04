"""Japanese."""

from typing import Final

from deckcli.engine.texts.ja.clauses import Japanese

SPEAKS: Final = Japanese
