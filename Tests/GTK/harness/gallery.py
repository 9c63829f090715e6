"""The gallery of the desktop: its window, told and asked over the session bus as scripts do."""

import re
import subprocess
import threading
import time

from . import SCREENSHOTS
from .hands import Hands
from .stage import PATIENCE

ID = "org.swiftcarousel.Gallery"
WINDOW = "/org/swiftcarousel/Gallery/window/1"


class Gallery:
    def __init__(self, desk, program, *arguments, **environment):
        self.environment = {**desk.environment, **environment}
        self.hands = Hands(self.environment)
        self._process = subprocess.Popen(
            [program, *map(str, arguments)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=self.environment)
        self._complaints = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._window = self.hands._do(
            "search", "--sync", "--onlyvisible", "--class", f"^{ID}$").split()[-1]
        self.wait_for("the window to be on the bus", lambda: self.example)

    def _listen(self):
        for line in self._process.stderr:
            if line.strip():
                self._complaints.append(line.rstrip())

    def take_complaints(self):
        """What GTK, GLib and Swift have complained about since it was last asked."""
        complaints, self._complaints[:] = list(self._complaints), []
        return complaints

    def _bus(self, method, *arguments):
        result = subprocess.run(
            ["gdbus", "call", "--session", "--dest", ID, "--object-path", WINDOW, "--method", f"org.gtk.Actions.{method}",
             *arguments],
            env=self.environment, capture_output=True, text=True, timeout=PATIENCE)
        return result.stdout if result.returncode == 0 else ""

    def tell(self, action, *text):
        """Does what a menu or a key does."""
        assert self._bus("Activate", action, "[" + ", ".join(f"<'{each}'>" for each in text) + "]", "{}"), action

    def _state(self, action):
        found = re.search(r"\[<'(.*?)'>\]", self._bus("Describe", action))
        return found.group(1) if found else ""

    @property
    def example(self):
        return self._state("example")

    @property
    def style(self):
        return self._state("style")

    @property
    def item(self):
        """The number of the item in the middle, counted from one, and how many there are; zeros where there are none."""
        number, _, count = self._state("item").partition(" of ")
        return (int(number), int(count)) if count else (0, 0)

    def open(self, example):
        self.tell("example", example)
        self.wait_for(f"the example {example}", lambda: self.example == example)

    def wait_for(self, what, condition):
        end = time.monotonic() + PATIENCE
        while not (answer := condition()):
            assert self._process.poll() is None, "the gallery has died:\n" + "\n".join(self._complaints)
            assert time.monotonic() < end, f"waited in vain for {what}"
            time.sleep(0.02)
        return answer

    def resize(self, width, height):
        """Makes the window as large as that, or as small as it can be, and gives it the keyboard."""
        self.hands._do("windowsize", self._window, width, height)
        self.hands._do("windowmove", self._window, 0, 0, "windowfocus", "--sync", self._window)
        return self.wait_for("the size", lambda: self._is_size(width, height))

    def _is_size(self, width, height):
        words = self.hands._do("getwindowgeometry", "--shell", self._window)
        size = dict(line.split("=") for line in words.split())
        return (int(size["WIDTH"]), int(size["HEIGHT"])) == (width, height)

    def screenshot(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / f"desktop {name}.png"
        subprocess.run(["import", "-window", self._window, str(path)], env=self.environment, check=True)
        return path

    def close(self):
        if self._process.poll() is None:
            self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process.stderr.close()
