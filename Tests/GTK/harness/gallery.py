"""The desktop gallery: its window, controlled over the session bus."""

import json
import re
import subprocess
import threading
import time
from pathlib import Path

from . import SCREENSHOTS
from .hands import Hands
from .stage import PATIENCE

ID = "org.swiftcarousel.Gallery"
WINDOW = "/org/swiftcarousel/Gallery/window/"
#: The margin around a window without a window manager, in points.
EDGE = 5


class Window:
    """The actions of one window, over the session bus."""

    def __init__(self, environment, number):
        self.environment = environment
        self._path = WINDOW + str(number)

    def _bus(self, method, *arguments):
        result = subprocess.run(
            ["gdbus", "call", "--session", "--dest", ID, "--object-path", self._path, "--method",
             f"org.gtk.Actions.{method}", *arguments],
            env=self.environment, capture_output=True, text=True, timeout=PATIENCE)
        return result.stdout if result.returncode == 0 else ""

    def tell(self, action, *text):
        """Activates an action, as a menu or a key would."""
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
        """The number of the current item, counted from one, and the number of items; zeros without items."""
        number, _, count = self._state("item").partition(" of ")
        return (int(number), int(count)) if count else (0, 0)

    @property
    def document(self):
        """The designer's document; None if another example is shown."""
        found = re.search(r"\[<'(.*)'>\]\)?,? ?\)?$", self._bus("Describe", "document").strip(), re.S)
        text = found.group(1).replace("\\n", "\n").replace("\\\\", "\\") if found else ""
        return json.loads(text) if text else None

    @property
    def frames(self):
        """The number of frames that the window has drawn."""
        self.tell("frames", "")
        return int(self._state("frames"))


class Gallery(Window):
    """The program with its first window."""

    def __init__(self, desk, program, *arguments, wrapper=(), **environment):
        super().__init__({**desk.environment, **environment}, 1)
        self.hands = Hands(self.environment)
        self._process = subprocess.Popen(
            [*wrapper, program, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env=self.environment)
        self._complaints = []
        self._reader = None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._window = self.hands._do(
            "search", "--sync", "--onlyvisible", "--class", f"^{ID}$").split()[0]
        self.wait_for("the window to be on the bus", lambda: self.example)

    def _listen(self):
        for line in self._process.stderr:
            if line.strip():
                self._complaints.append(line.rstrip())

    def take_complaints(self):
        """Returns the warnings of GTK, GLib and Swift since the last call."""
        complaints, self._complaints[:] = list(self._complaints), []
        return complaints

    @property
    def is_alive(self):
        return self._process.poll() is None

    def tell_program(self, action):
        """Activates an action of the program."""
        program = Window(self.environment, "")
        program._path = "/" + ID.replace(".", "/")
        program.tell(action)

    def window(self, number):
        """Returns a window by its number, in the order in which they were opened."""
        return Window(self.environment, number)

    def open(self, example):
        self.tell("example", example)
        self.wait_for(f"the example {example}", lambda: self.example == example)

    def wait_for(self, what, condition, patience=PATIENCE):
        end = time.monotonic() + patience
        while not (answer := condition()):
            assert self._process.poll() is None, "the gallery has died:\n" + "\n".join(self._complaints)
            assert time.monotonic() < end, f"timed out waiting for {what}"
            time.sleep(0.02)
        return answer

    def rest(self, quiet=0.7):
        """Waits until no frame is drawn for longer than the interval of cursors and ticks."""
        def is_still():
            before = self.frames
            time.sleep(quiet)
            return self.frames == before

        self.wait_for("rest", is_still)

    def resize(self, width, height):
        """Resizes the window to this or its minimum size, and focuses it."""
        self.hands._do("windowsize", self._window, width, height)
        self.hands._do("windowmove", self._window, 0, 0, "windowfocus", "--sync", self._window)
        return self.wait_for("the size", lambda: self._is_size(width, height))

    def _is_size(self, width, height):
        return self.size == (width, height)

    @property
    def size(self):
        """Returns the window's size, in pixels."""
        words = self.hands._do("getwindowgeometry", "--shell", self._window)
        size = dict(line.split("=") for line in words.split())
        return (int(size["WIDTH"]), int(size["HEIGHT"]))

    # Accessibility

    def read(self, **request):
        """Asks the accessibility client, which finds widgets by role and name."""
        # AT-SPI's library crashes the client if a widget disappears while being read; repeating the query is harmless.
        answer = self._ask_reader(request) or self._ask_reader(request)
        assert answer, "the accessibility client has ended twice"
        return json.loads(answer)

    def _ask_reader(self, request):
        """Returns the response as text; None if the client has ended."""
        if self._reader and self._reader.poll() is not None:
            self._end_reader()
        if not self._reader:
            self._reader = subprocess.Popen(
                ["/usr/bin/python3", Path(__file__).parent / "reader_agent.py", ID], stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, text=True, env=self.environment)
        self._reader.stdin.write(json.dumps(request) + "\n")
        self._reader.stdin.flush()
        answer = self._reader.stdout.readline()
        if not answer:
            self._end_reader()
        return answer

    def _end_reader(self):
        self._reader.stdin.close()
        self._reader.wait()
        self._reader.stdout.close()
        self._reader = None

    def find(self, role, name, inside=None, state=None):
        """Waits for a widget by its role and name and, if given, its state."""
        def found():
            widget = self.read(find=[role, name], **({"in": inside} if inside else {}))
            if widget and "error" not in widget and (state is None or state in widget["states"]):
                return widget
            return None

        return self.wait_for(f"the {role} {name!r}", found)

    def middle(self, widget):
        """Returns a widget's box on the screen."""
        x, y, width, height = widget["box"]
        return (self._scale * (EDGE + x + width / 2), self._scale * (EDGE + y + height / 2))

    @property
    def _scale(self):
        return int(self.environment.get("GDK_SCALE", 1))

    def click(self, role, name, inside=None):
        """Clicks a widget by its role and name."""
        self.hands.click(self.middle(self.find(role, name, inside, "sensitive")))

    def find_text(self, part):
        """Waits for a label that contains some words, and returns its text."""
        def found(node):
            # Widgets may disappear while they are read.
            if node.get("role") == "label" and part in node["name"]:
                return node["name"]
            return next((text for child in node.get("children", ()) if (text := found(child))), None)

        return self.wait_for(f"the words {part!r}", lambda: found(self.read(texts=True)))

    def is_shown(self, title):
        """Whether there is a window with a title."""
        result = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"], env=self.environment, capture_output=True)
        return bool(result.stdout.strip())

    def screenshot(self, name, everything=False):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / f"desktop {name}.png"
        window = "root" if everything else self._window
        subprocess.run(["import", "-window", window, str(path)], env=self.environment, check=True)
        return path

    def close(self):
        if self._reader:
            self._end_reader()
        if self._process.poll() is None:
            self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process.stderr.close()
