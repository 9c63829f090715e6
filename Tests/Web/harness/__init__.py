"""Browsers, driven as a person drives them, for tests that look at what is on screen."""

from pathlib import Path

#: The root of the repository.
ROOT = Path(__file__).resolve().parents[3]
#: Where screenshots go; never committed.
SCREENSHOTS = ROOT / "build" / "screenshots"
