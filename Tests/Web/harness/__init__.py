"""Drives browsers with real input, for tests of what is on the screen."""

from pathlib import Path

#: The root of the repository.
ROOT = Path(__file__).resolve().parents[3]
#: The folder of screenshots; never committed.
SCREENSHOTS = ROOT / "build" / "screenshots"
