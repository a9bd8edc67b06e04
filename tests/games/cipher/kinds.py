"""The kinds of events that are heard at a table of Cipher, by the names that codes.py gives them."""

import re
from pathlib import Path

from deckcli.games.cipher.rules import codes

_KIND = re.compile(r"^(\w+): Final = OWN_KIND\b", re.MULTILINE)
_SOURCE = Path(__file__).parents[3] / "deckcli" / "games" / "cipher" / "rules" / "codes.py"
KINDS = {name: getattr(codes, name) for name in _KIND.findall(_SOURCE.read_text(encoding="utf-8"))}
