"""A page in a browser, with the same interface for all engines."""

import json
import re
import time
from abc import ABC, abstractmethod
from pathlib import Path

from . import SCREENSHOTS, gestures, keys
from .geometry import Box, Corners, Point

#: Finds elements by a CSS selector; ` >>> ` continues inside the shadow tree.
FIND = """
(selector) => selector.split('>>>').reduce(
  (roots, part) => roots.flatMap(root => [...(root.shadowRoot ?? root).querySelectorAll(part)]),
  [document])
"""

#: A function that reports all later errors of a page to its argument, as sentences.
WATCH = (Path(__file__).parent / "watch.js").read_text()

#: The timeout of a promise, in seconds; less than Selenium's 30.
PATIENCE = 20

#: The interval between two checks of a condition, in seconds.
LOOK_AGAIN = 0.02


def until(check, problem: str = "") -> None:
    """Waits until a function returns true."""
    end = time.monotonic() + PATIENCE
    while not check():
        if time.monotonic() > end:
            raise AssertionError(problem or f"not within {PATIENCE} s")
        time.sleep(LOOK_AGAIN)


class ScriptError(AssertionError):
    """The test's own JavaScript threw an exception."""


class PageLeft(Exception):
    """The page was left for another one before it answered."""


class Unsupported(Exception):
    """The engine can't do what the test asks for; mark the test for the engines that can."""


class Page(ABC):
    """A new page, 1440 × 900, light, without reduced motion.

    Input is real: it goes through the browser's own hit testing and event handling. Points are (x, y) in CSS pixels from
    the top left of the viewport. An error in the page (an exception, a rejected promise, `console.error`, a resource that
    does not load, a violation of the content policy) fails the test at its end, unless allowed. WebKit reports missing
    resources only for elements in the document.
    """

    #: The name of the engine: chromium, webkit or firefox.
    engine: str

    def __init__(self):
        self._errors: list[str] = []
        self._allowed: list[str] = []

    # Implemented by each engine

    @abstractmethod
    def open(self, url: str) -> None:
        """Opens an address and returns when all resources of the page are loaded."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Resizes the viewport."""

    @abstractmethod
    def close(self) -> None:
        """Closes the page and deletes all stored data."""

    @abstractmethod
    def _run(self, function: str) -> str:
        """Calls an asynchronous function, given as source, and returns its result, a string."""

    @abstractmethod
    def _perform(self, device: str, actions: list[dict]) -> None:
        """Performs WebDriver actions, with named keys, on a mouse, touch, wheel or key device."""

    @abstractmethod
    def _corners(self, selector: str) -> list[float]:
        """Returns x, y of the four corners of the first element found."""

    @abstractmethod
    def _capture(self, file: Path) -> None:
        """Writes a screenshot as PNG."""

    def _collect(self) -> list[str]:
        """Returns the page's errors since the last call."""
        return []

    def emulate(
        self, *, dark: bool | None = None, reduced_motion: bool | None = None, forced_colors: bool = False, more_contrast: bool = False,
        paper: bool = False,
    ) -> None:
        """Overrides the user's preferences, and what the page is shown on; chromium only."""
        raise Unsupported(f"{self.engine} takes its preferences from the system")

    # Queries

    def back(self) -> None:
        """Goes back to the page of before, as the browser's button does."""
        self.evaluate("void setTimeout(() => history.back())")

    def evaluate(self, source: str, argument=None):
        """Evaluates a JavaScript expression; calls functions with the argument, and awaits promises."""
        return self._answer(source, argument).get("result")

    def _answer(self, source: str, argument) -> dict:
        """Returns the value as `result`, if it can be JSON, and its truthiness as `truth`."""
        answer = json.loads(
            self._run(
                f"""async () => {{
                  try {{
                    const value = (\n{source}\n)
                    const answer = typeof value === 'function' ? value({json.dumps(argument)}) : value
                    const late = new Promise((_, reject) => setTimeout(reject, {PATIENCE * 1000}, 'no answer'))
                    const result = await Promise.race([answer, late])
                    return JSON.stringify({{ result, truth: !!result }})
                  }} catch (error) {{
                    return JSON.stringify({{ error: `${{error}}` }})
                  }}
                }}"""
            )
        )
        if "error" in answer:
            raise ScriptError(f"{answer['error']} in {source.strip()}")
        return answer

    def wait_for(self, source: str, argument=None, timeout: float = PATIENCE):
        """Waits until an expression, as in `evaluate`, is true; returns its value."""
        end = time.monotonic() + timeout
        while True:
            try:
                answer = self._answer(source, argument)
            except PageLeft:
                answer = {"truth": False}
            if answer["truth"]:
                return answer.get("result")
            if time.monotonic() > end:
                raise AssertionError(f"not within {timeout} s: {source.strip()} (at last {answer.get('result')!r})")
            time.sleep(LOOK_AGAIN)

    def boxes(self, selector: str) -> list[Box]:
        """Returns the boxes of all elements found; ` >>> ` enters a shadow tree."""
        rects = self.evaluate(
            f"""(selector) => ({FIND})(selector)
                .map(e => e.getBoundingClientRect()).map(r => [r.x, r.y, r.width, r.height])""",
            selector,
        )
        return [Box(*rect) for rect in rects]

    def box(self, selector: str) -> Box:
        """Returns the box of the first element found."""
        boxes = self.boxes(selector)
        assert boxes, f"there is no element {selector}"
        return boxes[0]

    def corners(self, selector: str) -> Corners:
        """Returns the visible corners of the first element found, through all transforms and perspective."""
        numbers = self._corners(selector)
        return Corners(*(Point(*numbers[i : i + 2]) for i in range(0, 8, 2)))

    def screenshot(self, name: str) -> Path:
        """Saves a screenshot as build/screenshots/<engine>/<name>.png."""
        file = SCREENSHOTS / self.engine / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        self._capture(file)
        return file

    # The mouse

    def move(self, x: float, y: float) -> None:
        """Moves the mouse to a point immediately."""
        self._perform("mouse", [gestures.move((x, y))])

    def glide(self, *points, seconds: float = 0.2, steps: int = 12) -> None:
        """Moves the mouse from the first point to the last one in a given time, without changing its buttons."""
        self._perform("mouse", gestures.path(points, seconds, steps))

    def press(self, count: int = 1) -> None:
        """Presses the main button at the mouse's position; the count is for Chromium, whose driver does not count presses."""
        self._perform("mouse", [gestures.DOWN])

    def release(self) -> None:
        """Releases the main button."""
        self._perform("mouse", [gestures.UP])

    def click(self, x: float, y: float) -> None:
        """Clicks a point."""
        self._perform("mouse", [gestures.move((x, y)), gestures.DOWN, gestures.UP])

    def double_press(self, x: float, y: float) -> None:
        """Clicks a point and presses it again, so that the browser counts the presses."""
        self._perform("mouse", [gestures.move((x, y)), gestures.DOWN, gestures.UP, gestures.DOWN])

    def double_click(self, x: float, y: float) -> None:
        """Clicks a point twice in a row."""
        self.double_press(x, y)
        self.release()

    def drag(self, *points, seconds: float = 0.2, steps: int = 12, rest: float = 0) -> None:
        """Drags from the first point along the others in a given time, rests, and releases; without rest it flicks."""
        self._drag("mouse", points, seconds, steps, rest)

    def wheel(self, x: float, y: float, dx: int, dy: int, seconds: float = 0, steps: int = 1) -> None:
        """Scrolls the wheel by (dx, dy) in total over a point, in a given time."""
        self._perform("wheel", gestures.scroll((x, y), dx, dy, seconds, steps))

    # The keyboard

    def key(self, chord: str) -> None:
        """Presses and releases a key by its `KeyboardEvent.key`: `ArrowRight`, `a`, `Shift+Tab`, `Space`."""
        self._perform("key", keys.actions(chord))

    def hold(self, key: str) -> None:
        """Presses a key and leaves it down."""
        self._perform("key", [action for action in keys.actions(key) if action["type"] == "keyDown"])

    def let_go(self, key: str) -> None:
        """Releases a key that is down."""
        self._perform("key", [action for action in keys.actions(key) if action["type"] == "keyUp"])

    def type(self, text: str) -> None:
        """Types text."""
        self._perform("key", [action for character in text for action in keys.actions(character)])

    # Touch, in chromium and firefox

    def tap(self, x: float, y: float) -> None:
        """Taps a point."""
        self._perform("touch", [gestures.move((x, y)), gestures.DOWN, gestures.UP])

    def tap_together(self, *points) -> None:
        """Taps each of the points with a finger; all of them are down before the first is lifted."""
        raise Unsupported(f"{self.engine}'s driver has no touch")

    def swipe(self, *points, seconds: float = 0.2, steps: int = 12, rest: float = 0) -> None:
        """Like `drag`, with a finger."""
        self._drag("touch", points, seconds, steps, rest)

    def touch(self, x: float, y: float) -> None:
        """Puts a finger down and leaves it there."""
        self._perform("touch", [gestures.move((x, y)), gestures.DOWN])

    def slide(self, *points, seconds: float = 0.2, steps: int = 12) -> None:
        """Moves the finger from the first point to the last one, in a given time."""
        self._perform("touch", gestures.path(points, seconds, steps))

    def lift(self) -> None:
        """Lifts the finger."""
        self._perform("touch", [gestures.UP])

    def _drag(self, device: str, points, seconds: float, steps: int, rest: float) -> None:
        actions = gestures.drag(points, seconds, steps)
        if rest:
            # A separate call, so that the rest keeps its full duration even if the moves were late.
            self._perform(device, actions)
            actions = [gestures.pause(rest)]
        self._perform(device, [*actions, gestures.UP])

    # Errors

    def allow_errors(self, pattern: str) -> None:
        """Allows errors that match a regular expression, for example of a picture that is missing on purpose."""
        self._allowed.append(pattern)

    def expect_error(self, pattern: str, timeout: float = PATIENCE) -> str:
        """Waits for an error that matches a regular expression, removes it, and returns it."""
        end = time.monotonic() + timeout
        while True:
            self._errors += self._collect()
            for error in self._errors:
                if re.search(pattern, error):
                    self._errors = [other for other in self._errors if other != error]
                    return error
            if time.monotonic() > end:
                raise AssertionError(f"no error matches {pattern!r} within {timeout} s; there are {self._errors}")
            time.sleep(LOOK_AGAIN)

    def take_errors(self) -> list[str]:
        """Removes and returns all errors so far that are not allowed."""
        self._errors += self._collect()
        errors, self._errors = self._errors, []
        return [error for error in errors if not any(re.search(pattern, error) for pattern in self._allowed)]
