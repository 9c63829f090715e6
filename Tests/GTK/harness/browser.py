"""A page in a browser with assistive technology: Chromium, Firefox, and WebKitGTK in its MiniBrowser. Input comes from a real
keyboard."""

import json
import os
import shutil
import subprocess
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

from . import ROOT
from .hands import Hands

#: They keep Firefox from using the network and the processor for itself, and from showing pages of its own.
PREFERENCES = {
    "accessibility.force_disabled": -1,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "extensions.update.enabled": False,
    "fission.autostart": False,
    "services.settings.server": "http://localhost:1",
    "toolkit.telemetry.enabled": False,
}


class Site:
    """The element, the gallery and the designer, and a page of the test at a path."""

    def __init__(self):
        self.path = self.page = ""
        #: What the page tells, by a request: that it takes keys, that it has moved, and that a key has been pressed.
        self.events = {"/ready": Event(), "/moved": Event(), "/key": Event()}
        site = self

        class Handler(SimpleHTTPRequestHandler):
            def do_GET(self):
                event = site.events.get(self.path)
                if self.path != site.path and not event:
                    return super().do_GET()
                if event:
                    event.set()
                body = site.page.encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=ROOT / "build/site"))
        Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()


class Browser:
    def __init__(self, engine, desk, folder):
        """
        :param engine: `chromium`, `firefox` or `webkit`.
        :param folder: An empty folder, for the browser's files.
        """
        self.engine = engine
        self.site = Site()
        self.hands = Hands(desk.environment)
        self._environment = {**desk.environment, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "GNOME_ACCESSIBILITY": "1",
                             "GTK_MODULES": "gail:atk-bridge"}
        folder.chmod(0o700)
        self._command = getattr(self, f"_{engine}")(folder)
        self._process = None

    def _chromium(self, folder):
        command = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
        # Root can't use the sandbox; the page is our own.
        return [command, "--no-sandbox", "--no-first-run", "--force-renderer-accessibility", "--disable-gpu", "--password-store=basic",
                "--kiosk", f"--user-data-dir={folder}"]

    def _firefox(self, folder):
        command = shutil.which("firefox-esr") or shutil.which("firefox")
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        (folder / "user.js").write_text("".join(lines))
        return [command, "--no-remote", "--kiosk", "--profile", str(folder)]

    def _webkit(self, folder):
        browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.[01]/MiniBrowser"))
        return [str(browser), "--full-screen"]

    def open(self, page, path="/", hash=""):
        """Opens a page, whose title is its window's, in a browser of its own, and returns whether it takes keys."""
        self.end()
        self.site.path, self.site.page = path, page
        for event in self.site.events.values():
            event.clear()
        self._process = subprocess.Popen(
            [*self._command, self.site.url + path + hash], env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Not over the carousel, which waits under a pointer.
        self.hands.move((1590, 1190))
        self.hands.take_window("^Speech")
        return self.waits("/ready", 20)

    def key(self, *names):
        """Presses keys. The page tells when Tab has reached it: without a window manager, a window may lose the focus while it opens.
        The screen reader keeps some of the others for itself."""
        for name in names:
            self.site.events["/key"].clear()
            self.hands.key(name)
            if name.endswith("Tab") and not self.waits("/key", 20):
                self.hands.take_window("^Speech")
                self.hands.key(name)

    def waits(self, path, seconds):
        """Waits until the page has requested a path, and returns whether it has."""
        return self.site.events[path].wait(seconds)

    def end(self):
        if not self._process:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def close(self):
        self.end()
        self.site.close()
