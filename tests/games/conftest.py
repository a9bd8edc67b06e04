"""Second opinions on games are packages of their own, beside the tests of their games."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
