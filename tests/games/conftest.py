"""What tests of several games share lies here; second opinions are packages beside those tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
