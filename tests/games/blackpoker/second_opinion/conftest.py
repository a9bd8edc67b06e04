"""The second opinion is a package of its own, beside the tests of the game."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
