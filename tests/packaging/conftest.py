"""The scripts of ``packaging/`` import each other by bare names."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))
