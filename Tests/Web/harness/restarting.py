"""A browser that may crash: then the test in which it does fails, and the ones after it have another."""

from collections.abc import Callable
from contextlib import suppress

from .page import Page


class Restarting:
    """Starts a browser, and starts it again when a page is asked for and it has ended.

    :param start: Starts the browser: `Chromium`, `WebKit`, `Firefox`.
    """

    def __init__(self, start: Callable):
        self._start = start
        self._browser = start()
        self.name = self._browser.name

    def new_page(self) -> Page:
        if not self._browser.is_running():
            self._clear()
            self._browser = self._start()
        return self._browser.new_page()

    def close(self) -> None:
        if self._browser.is_running():
            self._browser.close()
        else:
            self._clear()

    def _clear(self) -> None:
        # What an ended browser says to that, the test in which it ended has said.
        with suppress(Exception):
            self._browser.close()
