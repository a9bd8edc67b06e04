"""English."""

from typing import Final

from deckcli.engine.texts.en.clauses import English

SPEAKS: Final = English
