"""Firefox, driven by WebDriver BiDi."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from threading import Thread, Timer

from . import gestures, keys
from .bidi import Bidi
from .page import FIND, WATCH, Page, ScriptError

COMMANDS = ("firefox-esr", "firefox")
#: `layout.css.getBoxQuads` finds transformed elements. The others keep it from using the network and the processor for
#: itself: a fifth of the time of short tests.
PREFERENCES = {
    "layout.css.getBoxQuads.enabled": True,
    "app.update.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "extensions.update.enabled": False,
    "fission.autostart": False,
    "services.settings.server": "http://localhost:1",
    "toolkit.telemetry.enabled": False,
}


class Firefox:
    """One process with its own profile; each page has its own user context, without stored data."""

    name = "firefox"

    def __init__(self):
        found = os.environ.get("CAROUSEL_FIREFOX") or next(filter(None, map(shutil.which, COMMANDS)), None)
        if not found:
            raise FileNotFoundError("Firefox is not installed: none of " + ", ".join(COMMANDS) + " is on the path")
        self._home = tempfile.mkdtemp(prefix="carousel-firefox-")
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (Path(self._home) / "user.js").write_text("".join(lines))
        self._process = subprocess.Popen(
            [found, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self._home, "about:blank"],
            # Root can't use the home folder of another account.
            env={**os.environ, "HOME": self._home},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reader = Thread(target=self._process.stderr.read, daemon=True)
        try:
            self.page: FirefoxPage | None = None
            self.bidi = Bidi(f"{self._address()}/session", self._hear)
            self.bidi.send("session.new", capabilities={})
            self.bidi.send("session.subscribe", events=["script.message"])
        except BaseException:
            self._end()
            raise

    def new_page(self) -> Page:
        self.page = FirefoxPage(self.bidi)
        return self.page

    def is_running(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        try:
            self.bidi.send("browser.close")
            self.bidi.close()
        finally:
            self._end()

    def _address(self, timeout: float = 60) -> str:
        """Reads the port from Firefox's output."""
        # Ending the process also ends the reading.
        watchdog = Timer(timeout, self._process.kill)
        watchdog.start()
        said = []
        try:
            for line in self._process.stderr:
                said.append(line)
                if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                    return found[1]
        finally:
            watchdog.cancel()
            # Keeps reading, so that the pipe never fills up.
            self._reader.start()
        raise RuntimeError("Firefox did not start:\n" + "".join(said[-20:]))

    def _hear(self, method: str, params: dict) -> None:
        if method == "script.message" and self.page:
            self.page.hear(params)

    def _end(self) -> None:
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        self._process.stderr.close()
        shutil.rmtree(self._home, ignore_errors=True)


class FirefoxPage(Page):
    """A tab in its own user context."""

    engine = "firefox"

    def __init__(self, bidi: Bidi):
        super().__init__()
        self._bidi = bidi
        self._user = bidi.send("browser.createUserContext")["userContext"]
        self._tab = bidi.send("browsingContext.create", type="tab", userContext=self._user)["context"]
        channel = {"type": "channel", "value": {"channel": "errors"}}
        bidi.send("script.addPreloadScript", functionDeclaration=WATCH, arguments=[channel], contexts=[self._tab])
        self.resize(1440, 900)

    def hear(self, message: dict) -> None:
        """Receives the messages of the watching script."""
        if message["source"].get("context") == self._tab:
            self._errors.append(message["data"]["value"])

    def open(self, url: str) -> None:
        self._bidi.send("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._bidi.send("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def close(self) -> None:
        self._bidi.send("browser.removeUserContext", userContext=self._user)

    def _run(self, function: str) -> str:
        answer = self._bidi.send(
            "script.evaluate", expression=f"({function})()", target={"context": self._tab}, awaitPromise=True
        )
        if answer["type"] == "exception":
            raise ScriptError(answer["exceptionDetails"]["text"])
        return answer["result"]["value"]

    def tap_together(self, *points) -> None:
        # In each step, all fingers act.
        sources = [
            {
                "id": f"finger {number}",
                "type": "pointer",
                "parameters": {"pointerType": "touch"},
                "actions": [gestures.move(point), *[gestures.pause(0)] * number, gestures.DOWN, *[gestures.pause(0)] * (len(points) - number), gestures.UP],
            }
            for number, point in enumerate(points)
        ]
        self._bidi.send("input.performActions", context=self._tab, actions=sources)

    def _corners(self, selector: str) -> list[float]:
        numbers = self.evaluate(
            f"""(selector) => ({FIND})(selector).slice(0, 1).flatMap(e => e.getBoxQuads({{ box: 'border' }}))
                .flatMap(q => [q.p1, q.p2, q.p3, q.p4]).flatMap(p => [p.x, p.y])""",
            selector,
        )
        assert numbers, f"there is no element {selector}"
        return numbers

    def _capture(self, file: Path) -> None:
        answer = self._bidi.send("browsingContext.captureScreenshot", context=self._tab)
        file.write_bytes(base64.b64decode(answer["data"]))

    def _collect(self) -> list[str]:
        # A result from the page arrives after all its earlier messages.
        self._run("async () => ''")
        return []

    def _perform(self, device: str, actions: list[dict]) -> None:
        source = {"id": device, "actions": [keys.coded(action) for action in actions]}
        if device in ("mouse", "touch"):
            source |= {"type": "pointer", "parameters": {"pointerType": device}}
        else:
            source |= {"type": device}
        self._bidi.send("input.performActions", context=self._tab, actions=[source])
