"""The harness of the GTK tests: a virtual screen, a window with a carousel, and input."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
#: Workers run at the same time: where they share a file, `convert` is aborted when it reads what another one writes.
SCREENSHOTS = ROOT / "build" / "screenshots" / "gtk" / os.environ.get("PYTEST_XDIST_WORKER", "")
