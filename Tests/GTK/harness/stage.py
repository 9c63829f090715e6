"""A window with a carousel: the client of the program carousel-stage."""

import json
import re
import subprocess
import threading
import time

from . import ROOT, SCREENSHOTS
from .hands import Hands

#: The timeout on a busy machine, in seconds.
PATIENCE = 20


class Stage:
    def __init__(self, desk, program, wrapper=(), **environment):
        """
        :param wrapper: A command line that precedes the program's.
        """
        self.environment = {**desk.environment, **environment}
        self._process = subprocess.Popen(
            [*wrapper, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=self.environment, cwd=ROOT)
        self._complaints = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.hands = Hands(self.environment)

    def _listen(self):
        for line in self._process.stderr:
            if line.strip():
                self._complaints.append(line.rstrip())

    def take_complaints(self):
        """Returns the warnings of GTK, GLib and Swift since the last call."""
        complaints, self._complaints[:] = list(self._complaints), []
        return complaints

    def ask(self, do, **details):
        try:
            self._process.stdin.write(json.dumps({"do": do, **details}) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            self._listener.join(2)
            raise RuntimeError(f"carousel-stage has died of {do}:\n" + "\n".join(self._complaints))
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"{do}: {answer['error']}")
        return answer

    @property
    def pid(self):
        return self._process.pid

    @property
    def is_alive(self):
        return self._process.poll() is None

    def open(self, **details):
        """Opens a window with a carousel, replacing the previous one, and waits until it is ready."""
        self.ask("open", **details)
        self.wait_for(lambda state: state["viewport"][0] > 1 and (state["items"] or details.get("items") == 0))
        self.hands.take_window()
        self.wait_for(lambda state: state["isActive"])
        self.ask("sync")
        return self.state()

    def set(self, name, value):
        self.ask("set", name=name, value=value)

    def state(self):
        return State(self.ask("state"))

    def wait_for(self, condition):
        """Waits until the state fulfils a condition, and returns it."""
        end = time.monotonic() + PATIENCE
        while True:
            is_last = time.monotonic() > end
            # A program that stood still meanwhile answers before it handles the input that has arrived.
            if is_last:
                self.ask("sync")
            state = self.state()
            if condition(state):
                return state
            if is_last:
                state.pop("items")
                raise AssertionError(f"timed out; the last state was {state}")
            time.sleep(0.01)

    def frame(self):
        """Waits for the screen's next refresh, and returns how many of them have drawn something until then."""
        self.ask("sync")
        return self.ask("frames")["count"]

    def settled(self):
        """Waits until the input is handled, nothing moves, and the screen is up to date."""
        self.ask("sync")
        self.wait_for(lambda state: not state["isMoving"])
        self.ask("sync")
        return self.state()

    def flick(self, start, end, seconds=0.08, offset=0, flicked=lambda state: ["didEndDragging", True] in state["events"]):
        """Flicks from an offset until a condition shows that it was a flick, by default that the carousel decelerates, and returns the
        state. On a busy machine, late moves can turn a flick into a slow drag."""
        for _ in range(8):
            self.ask("forget")
            self.hands.drag(start, end, seconds=seconds)
            state = self.wait_for(lambda state: any(event[0] == "didEndDragging" for event in state["events"]))
            if flicked(state):
                return state
            self.settled()
            self.set("scrollOffset", offset)
        raise AssertionError("the machine is too slow for a flick")

    def screenshot(self, name, size=None):
        """Takes a picture of the screen, or of its upper left part of a size."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / (re.sub(r"\W+", " ", name).strip() + ".png")
        part = ["-crop", f"{size[0]:.0f}x{size[1]:.0f}+0+0", "+repage"] if size else []
        subprocess.run(["import", "-window", "root", *part, str(path)], env=self.environment, check=True)
        return path

    def close(self):
        self._process.stdin.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process.stdout.close()
        self._process.stderr.close()


class State(dict):
    """The state of a carousel."""

    def item(self, index):
        """Returns the item with an index; if it is repeated, the one nearest to the centre."""
        found = [item for item in self["items"] if item["i"] == index]
        if not found:
            raise AssertionError(f"item {index} is not shown; there are {[item['i'] for item in self['items']]}")
        return min(found, key=lambda item: abs(item["o"]))

    @property
    def milestones(self):
        """Returns the events, without those of every movement."""
        steady = ("didScroll", "currentIndexDidChange", "pageDidChange", "readingOrderDidChange")
        return [event for event in self["events"] if event[0] not in steady]
