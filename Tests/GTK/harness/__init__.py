"""The harness of the GTK tests: a virtual screen, a window with a carousel, and input."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCREENSHOTS = ROOT / "build" / "screenshots" / "gtk"
