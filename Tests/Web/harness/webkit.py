"""WebKitGTK, driven by its WebDriver in its MiniBrowser."""

import os
import shutil
import tempfile
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import JavascriptException, WebDriverException
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from . import keys
from .page import FIND, WATCH, Page, ScriptError, Unsupported
from .screen import Screen

#: Collects the page's errors, which WebKitGTK's driver does not report.
PREAMBLE = f"window.harnessErrors ??= (() => {{ const all = []; ({WATCH})(error => all.push(error)); return all }})()"

#: Without it, the toolbar makes the window at least 447 pixels wide.
STYLE = "button, entry, image { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n"


class WebKit:
    """One process; each page is a window."""

    name = "webkit"

    def __init__(self):
        driver = shutil.which("WebKitWebDriver")
        if not driver:
            raise FileNotFoundError("WebKit is not installed: there is no WebKitWebDriver on the path")
        browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.[01]/MiniBrowser"), None)
        if not browser:
            raise FileNotFoundError("WebKit is not installed: there is no MiniBrowser of webkit2gtk")
        self._home = tempfile.mkdtemp(prefix="carousel-webkit-")
        style = Path(self._home) / "gtk-3.0" / "gtk.css"
        style.parent.mkdir()
        style.write_text(STYLE)
        self._screen = Screen()
        options = Options()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        service = Service(
            driver,
            env={
                **os.environ,
                "DISPLAY": self._screen.display,
                "GDK_BACKEND": "x11",
                "GTK_A11Y": "none",
                # There may be no graphics card, and root can't use the sandbox; all pages are our own.
                "LIBGL_ALWAYS_SOFTWARE": "1",
                # Then painting takes less without it, and compositing less with one thread.
                "LP_NUM_THREADS": "1",
                "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
                "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                "XDG_CACHE_HOME": self._home,
                "XDG_CONFIG_HOME": self._home,
                "XDG_DATA_HOME": self._home,
            },
        )
        try:
            self._driver = webdriver.WebKitGTK(options=options, service=service)
        except BaseException:
            self._end()
            raise
        self._first = self._driver.current_window_handle

    def new_page(self) -> Page:
        return WebKitPage(self._driver, self._first, self._screen)

    def is_running(self) -> bool:
        try:
            return self._first in self._driver.window_handles
        except WebDriverException:
            return False

    def close(self) -> None:
        try:
            self._driver.quit()
        finally:
            self._end()

    def _end(self) -> None:
        self._screen.close()
        shutil.rmtree(self._home, ignore_errors=True)


class WebKitPage(Page):
    """A window; the first one stays open, because the browser ends with its last window."""

    engine = "webkit"

    def __init__(self, driver: webdriver.WebKitGTK, first: str, screen: Screen):
        super().__init__()
        self._driver = driver
        #: Where its window is.
        self.screen = screen
        self._first = first
        self._turned = [0, 0]
        driver.switch_to.new_window("window")
        self.resize(1440, 900)

    def open(self, url: str) -> None:
        self._errors += self._collect()
        self._driver.get(url)
        # On pages that the harness does not serve, errors are collected from here on.
        self._run(f"async () => {{ {PREAMBLE}; return '' }}")

    def back(self) -> None:
        # A script that runs while the browser puts its page aside never answers, and the driver waits for it for good.
        self._driver.back()

    def resize(self, width: int, height: int) -> None:
        for patience in (1, 2, 5):
            # The height of the toolbar is known only when the page has caught up with its window.
            frame = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
            self._driver.set_window_size(width + frame[0], height + frame[1])
            try:
                self.wait_for(f"innerWidth === {width} && innerHeight === {height}", timeout=patience)
                return
            except AssertionError:
                continue
        raise AssertionError(f"the window does not become {width} × {height}: it is {self._driver.get_window_size()}")

    def close(self) -> None:
        # The states of mouse and wheel belong to the browser, not to the window.
        self._driver.execute(Command.W3C_CLEAR_ACTIONS)
        self._driver.close()
        self._driver.switch_to.window(self._first)

    def _run(self, function: str) -> str:
        try:
            return self._driver.execute_script(f"return ({function})()")
        except JavascriptException as error:
            raise ScriptError(error.msg) from None

    def _corners(self, selector: str) -> list[float]:
        numbers = self.evaluate(
            f"""(selector) => ({FIND})(selector).slice(0, 1).flatMap(e =>
                [[0, 0], [e.offsetWidth, 0], [e.offsetWidth, e.offsetHeight], [0, e.offsetHeight]]
                  .map(([x, y]) => webkitConvertPointFromNodeToPage(e, new WebKitPoint(x, y)))
                  .flatMap(p => [p.x - scrollX, p.y - scrollY]))""",
            selector,
        )
        assert numbers, f"there is no element {selector}"
        return numbers

    def _capture(self, file: Path) -> None:
        self._driver.get_screenshot_as_file(str(file))

    def _collect(self) -> list[str]:
        return self.evaluate("globalThis.harnessErrors?.splice(0) ?? []")

    def _perform(self, device: str, actions: list[dict]) -> None:
        if device == "touch":
            raise Unsupported("WebKitGTK's driver turns touches into clicks of a mouse")
        source = {"id": device, "actions": [keys.coded(action) for action in actions]}
        if device == "mouse":
            source |= {"type": "pointer", "parameters": {"pointerType": "mouse"}}
        elif device == "wheel":
            # What WebKit has drawn tells which parts of the page hear the wheel.
            self._run("async () => { for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); return '' }")
            source |= {"type": "wheel", "actions": [self._summed(action) for action in actions]}
        else:
            source |= {"type": device}
        self._driver.execute(Command.W3C_ACTIONS, {"actions": [source]})

    def _summed(self, action: dict) -> dict:
        """WebKitGTK scrolls by the difference from the last action, so each one contains the sum."""
        if action["type"] == "scroll":
            self._turned[0] += action["deltaX"]
            self._turned[1] += action["deltaY"]
            action = {**action, "deltaX": self._turned[0], "deltaY": self._turned[1]}
        return action
