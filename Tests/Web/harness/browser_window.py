"""A browser as its users have it, with its own fields and windows: without a driver, which keeps the page focused."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .screen import Screen

#: The names of each browser's program, and its options; those of Firefox are in a file.
PROGRAMS = {
    "chromium": (
        ("chromium", "chromium-browser", "google-chrome"),
        ["--no-sandbox", "--no-first-run", "--disable-gpu", "--window-position=0,0", "--window-size=1200,900"],
    ),
    "firefox": (("firefox-esr", "firefox"), ["--no-remote", "--width", "1200", "--height", "900"]),
}

FIREFOX_SETTINGS = """
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("startup.homepage_welcome_url", "");
"""


class BrowserWindow:
    """A window with one page, and a pointer and a keyboard for it."""

    def __init__(self, engine: str, url: str):
        names, options = PROGRAMS[engine]
        program = next(filter(None, map(shutil.which, names)))
        self._screen = Screen()
        self._profile = tempfile.TemporaryDirectory(prefix="carousel-profile-", ignore_cleanup_errors=True)
        # What would open another page, or connect with the user's other programs.
        self._environment = {**os.environ, "DISPLAY": self._screen.display, "HOME": self._profile.name}
        self._environment.pop("WAYLAND_DISPLAY", None)
        if engine == "firefox":
            (Path(self._profile.name) / "user.js").write_text(FIREFOX_SETTINGS)
            options = [*options, "--profile", self._profile.name]
        else:
            options = [*options, f"--user-data-dir={self._profile.name}"]
        self._process = subprocess.Popen(
            [program, *options, url], env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)

    def _do(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True, timeout=30)

    def click(self, x: int, y: int) -> None:
        """Clicks at a place of the screen, which focuses the window: there is no window manager."""
        self._do("mousemove", x, y, "click", 1)

    def key(self, name: str) -> None:
        self._do("key", name)

    def type(self, text: str) -> None:
        self._do("type", text)

    def close(self) -> None:
        os.killpg(self._process.pid, 9)
        self._process.wait()
        self._screen.close()
        self._profile.cleanup()
