"""What the tests of the GTK host share: a screen of their own, a window with a carousel on it, and hands."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCREENSHOTS = ROOT / "build" / "screenshots" / "gtk"
