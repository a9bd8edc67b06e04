"""The deck files of other Cipher programs."""

from __future__ import annotations

from deckcli.games.cipher.decks.ciphervit import CIPHERVIT
from deckcli.games.cipher.decks.lackey import LACKEY

FORMATS = (LACKEY, CIPHERVIT)
