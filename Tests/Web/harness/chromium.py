"""Debian's Chromium, driven by Playwright and the DevTools protocol."""

import os
import shutil
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Error, sync_playwright

from .page import FIND, Page, PageLeft, ScriptError

COMMANDS = ("chromium", "chromium-browser", "google-chrome")
#: The same engine without Chromium's own windows, which take a third of the processor's time. Complete runs use Chromium itself.
SHELL = "chromium-headless-shell"

#: The console does not show violations whose exceptions the page caught, such as those of eval.
REPORT_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`Content Security Policy: ${event.effectiveDirective} refuses ${event.blockedURI || 'inline'}`))
"""


class Chromium:
    """One process for all pages, one after another: starting one, and compiling the module in it, takes longer than most
    tests. What a page leaves behind is deleted when it closes."""

    name = "chromium"

    def __init__(self):
        commands = COMMANDS if os.environ.get("CAROUSEL_TESTS") == "all" else (SHELL, *COMMANDS)
        found = os.environ.get("CAROUSEL_CHROMIUM") or next(filter(None, map(shutil.which, commands)), None)
        if not found:
            raise FileNotFoundError("Chromium is not installed: none of " + ", ".join(COMMANDS) + " is on the path")
        self._playwright = sync_playwright().start()
        # Root can't use Chromium's sandbox; all pages are our own.
        arguments = ["--no-sandbox", "--renderer-process-limit=1"]
        self._browser = self._playwright.chromium.launch(executable_path=found, args=arguments)
        self._context = self._browser.new_context(viewport={"width": 1440, "height": 900})
        self._context.add_init_script(REPORT_VIOLATIONS)
        # The process ends with its last page.
        self._context.new_page()

    def new_page(self) -> Page:
        return ChromiumPage(self._context)

    def is_running(self) -> bool:
        return self._browser.is_connected()

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


class ChromiumPage(Page):
    """`playwright` is Playwright's page; `devtools` its DevTools session, for features that only Chromium has."""

    engine = "chromium"

    def __init__(self, context: BrowserContext):
        super().__init__()
        self._context = context
        self.playwright = context.new_page()
        self.devtools = context.new_cdp_session(self.playwright)
        self._pointer = {"x": 0, "y": 0}
        self._pressed = False
        self._clicks = 1
        self._finger: dict | None = None
        self._touching = False
        self.playwright.on("pageerror", lambda error: self._errors.append(f"{error.name}: {error.message}"))
        self.playwright.on(
            "console",
            lambda message: message.type == "error"
            and self._errors.append(f"{message.text} ({message.location['url']})"),
        )

    def open(self, url: str) -> None:
        self.playwright.goto(url, wait_until="load")

    def resize(self, width: int, height: int) -> None:
        self.playwright.set_viewport_size({"width": width, "height": height})

    def emulate(
        self, *, dark: bool | None = None, reduced_motion: bool | None = None, forced_colors: bool = False, more_contrast: bool = False,
        paper: bool = False,
    ) -> None:
        self.playwright.emulate_media(
            color_scheme={None: None, True: "dark", False: "light"}[dark],
            reduced_motion={None: None, True: "reduce", False: "no-preference"}[reduced_motion],
            forced_colors="active" if forced_colors else "none",
            contrast="more" if more_contrast else "no-preference",
            media="print" if paper else "screen",
        )

    def tap_together(self, *points) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        for count in range(len(fingers)):
            self._send_touch("touchStart", fingers[: count + 1], time.time())
        self._send_touch("touchEnd", [], time.time())

    def type(self, text: str) -> None:
        # Playwright knows which characters are keys and which need an input method.
        self.playwright.keyboard.type(text)

    def close(self) -> None:
        address = urlsplit(self.playwright.url)
        if address.netloc:
            # Ports are used again.
            origin = f"{address.scheme}://{address.netloc}"
            self.devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._context.clear_permissions()
        self.playwright.close()

    def _run(self, function: str) -> str:
        # Playwright's evaluate is refused by a content policy without unsafe-eval.
        try:
            answer = self.devtools.send(
                "Runtime.evaluate", {"expression": f"({function})()", "awaitPromise": True, "returnByValue": True}
            )
        except Error as error:
            if "navigated" in error.message:
                raise PageLeft from error
            raise
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise ScriptError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"]["value"]

    def _corners(self, selector: str) -> list[float]:
        answer = self.devtools.send("Runtime.evaluate", {"expression": f"({FIND})({selector!r})[0]"})
        if "objectId" not in answer["result"]:
            raise AssertionError(f"there is no element {selector}")
        object_id = answer["result"]["objectId"]
        return self.devtools.send("DOM.getBoxModel", {"objectId": object_id})["model"]["border"]

    def _capture(self, file: Path) -> None:
        self.playwright.screenshot(path=file)

    def _collect(self) -> list[str]:
        # A result from the page arrives after all its earlier messages.
        self._run("async () => ''")
        return []

    def _perform(self, device: str, actions: list[dict]) -> None:
        # Events carry the time at which they were planned: on a busy machine they are sent late, but the hand that they
        # describe was not slower.
        epoch = time.time() - time.monotonic()
        due = time.monotonic()
        for action in actions:
            if action["type"] == "pause":
                due += action["duration"] / 1000
                time.sleep(max(0, due - time.monotonic()))
            elif device in ("mouse", "touch"):
                getattr(self, f"_{device}")(action, epoch + due)
            else:
                getattr(self, f"_{device}")(action)

    def press(self, count: int = 1) -> None:
        self._clicks = count
        super().press()

    def release(self) -> None:
        super().release()
        self._clicks = 1

    def double_press(self, x: float, y: float) -> None:
        self.click(x, y)
        self.press(2)

    def _mouse(self, action: dict, timestamp: float) -> None:
        match action["type"]:
            case "pointerMove":
                self._pointer = {"x": action["x"], "y": action["y"]}
                kind = "mouseMoved"
            case "pointerDown":
                self._pressed = True
                kind = "mousePressed"
            case "pointerUp":
                self._pressed = False
                kind = "mouseReleased"
        moved = kind == "mouseMoved"
        button = {
            "button": "left" if self._pressed or not moved else "none",
            "buttons": int(self._pressed),
            "clickCount": 0 if moved else self._clicks,
        }
        self.devtools.send(
            "Input.dispatchMouseEvent", {"type": kind, "timestamp": timestamp, **self._pointer, **button}
        )

    def _wheel(self, action: dict) -> None:
        self.playwright.mouse.move(action["x"], action["y"])
        self.playwright.mouse.wheel(action["deltaX"], action["deltaY"])

    def _key(self, action: dict) -> None:
        keyboard = self.playwright.keyboard
        (keyboard.down if action["type"] == "keyDown" else keyboard.up)(action["value"])

    def _touch(self, action: dict, timestamp: float) -> None:
        match action["type"]:
            case "pointerMove":
                self._finger = {"x": action["x"], "y": action["y"]}
                if self._touching:
                    self._send_touch("touchMove", [self._finger], timestamp)
            case "pointerDown":
                self._touching = True
                self._send_touch("touchStart", [self._finger], timestamp)
            case "pointerUp":
                self._touching = False
                self._send_touch("touchEnd", [], timestamp)

    def _send_touch(self, kind: str, points: list[dict], timestamp: float) -> None:
        event = {"type": kind, "touchPoints": points, "timestamp": timestamp}
        self.devtools.send("Input.dispatchTouchEvent", event)
