"""The deck files of other Cipher programs."""

from __future__ import annotations

from deckcli.games.cipher.ciphervit import CIPHERVIT
from deckcli.games.cipher.lackey import LACKEY

FORMATS = (LACKEY, CIPHERVIT)
