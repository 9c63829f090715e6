"""Input: a real pointer, a real wheel and real keys, by XTest."""

import subprocess

WHEEL = {"up": 4, "down": 5, "left": 6, "right": 7}


class Hands:
    def __init__(self, environment):
        self._environment = environment

    def _do(self, *words):
        result = subprocess.run(
            ["xdotool", *map(str, words)], env=self._environment, capture_output=True, text=True, timeout=30)
        if result.returncode:
            raise RuntimeError(f"xdotool {' '.join(map(str, words))}: {result.stderr}")
        return result.stdout

    def take_window(self, title="^carousel-stage$"):
        """Focuses the window with a title, because there is no window manager."""
        for last in (False, False, False, True):
            try:
                # GTK calls the windows of dragged items after the program, too.
                found = self._do("search", "--sync", "--onlyvisible", "--name", title).split()
                window = found[0] if len(found) == 1 else max(found, key=self._area)
                return self._do("windowmove", window, 0, 0, "windowfocus", "--sync", window)
            except RuntimeError as error:
                # Browsers have windows that go while they start.
                if last or "BadWindow" not in str(error):
                    raise

    def _area(self, window):
        """The number of a window's pixels."""
        sizes = dict(line.split("=") for line in self._do("getwindowgeometry", "--shell", window).split())
        return int(sizes["WIDTH"]) * int(sizes["HEIGHT"])

    def move(self, point):
        self._do("mousemove", *_whole(point))

    def press(self, point):
        self._do("mousemove", *_whole(point), "mousedown", 1)

    def press_here(self):
        self._do("mousedown", 1)

    def release(self):
        self._do("mouseup", 1)

    def click(self, point):
        self._do("mousemove", *_whole(point), "sleep", 0.03, "mousedown", 1, "sleep", 0.03, "mouseup", 1)

    def drag(self, start, end, seconds=0.2, steps=10, rest=0, release=True):
        """Presses, moves, rests and releases."""
        words = ["mousemove", *_whole(start), "mousedown", 1]
        for step in range(1, steps + 1):
            share = step / steps
            point = [a + (b - a) * share for a, b in zip(start, end)]
            words += ["sleep", round(seconds / steps, 4), "mousemove", *_whole(point)]
        if rest:
            words += ["sleep", rest]
        if release:
            words += ["mouseup", 1]
        self._do(*words)

    def wheel(self, direction, count=1):
        self._do("click", "--repeat", count, "--delay", 20, WHEEL[direction])

    def key(self, *names):
        self._do("key", "--delay", 20, *names)

    def type(self, text):
        self._do("type", "--delay", 20, "--", text)


def _whole(point):
    return [round(part) for part in point]
