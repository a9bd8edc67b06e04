"""Write the words of a game's abilities into its card schema; run it after changing words."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from deckcli.engine.language.schema import ability_definitions, program_properties
from deckcli.games.cipher.language import vocabulary

SCHEMA = Path(__file__).parents[1] / "schemas" / "cipher.cards.schema.json"


def with_words(schema: dict) -> dict:
    """The schema with the abilities part as the vocabulary has it."""
    schema["$defs"] = ability_definitions(vocabulary({}, {}))
    item = schema["properties"]["cards"]["additionalProperties"]["properties"]["abilities"]["items"]
    item["description"] = "One ability of the card: its name, class and icons, and what it does."
    item["properties"].update(program_properties())
    return schema


if __name__ == "__main__":
    text = json.dumps(with_words(json.loads(SCHEMA.read_text(encoding="utf-8"))), indent=2)
    if "--check" in sys.argv:
        sys.exit(SCHEMA.read_text(encoding="utf-8") != text + "\n")
    SCHEMA.write_text(text + "\n", encoding="utf-8")
