"""A page in a browser, the same for every engine: what tests may do and see."""

import json
import re
import time
from abc import ABC, abstractmethod
from pathlib import Path

from . import SCREENSHOTS, gestures, keys
from .geometry import Box, Corners, Point

#: Finds elements by a CSS selector; ` >>> ` goes on inside the shadow tree of what was found.
FIND = """
(selector) => selector.split('>>>').reduce(
  (roots, part) => roots.flatMap(root => [...(root.shadowRoot ?? root).querySelectorAll(part)]),
  [document])
"""

#: A function that tells its argument, as a sentence each, of all that goes wrong in a page from then on.
WATCH = (Path(__file__).parent / "watch.js").read_text()

#: How long a promise may keep a test waiting, in seconds; less than Selenium's 30.
PATIENCE = 20

#: Time between two looks at a condition that is waited for, in seconds.
LOOK_AGAIN = 0.02


class ScriptError(AssertionError):
    """JavaScript of the test itself threw."""


class Unsupported(Exception):
    """The engine has no way to do what the test asks for; mark the test for the engines that have."""


class Page(ABC):
    """A fresh page, 1440 × 900, light, with motion.

    Input is real: it goes through the browser's own hit testing and event handling. Points are (x, y) in CSS pixels from
    the top left of the viewport. An error in the page (an exception, a rejected promise, `console.error`, a resource that
    does not load, a violation of the content policy) fails the test at its end, unless allowed. Of resources, WebKit
    tells of those only that elements in the document ask for.
    """

    #: The name of the engine: chromium, webkit or firefox.
    engine: str

    def __init__(self):
        self._errors: list[str] = []
        self._allowed: list[str] = []

    # What each engine does its own way

    @abstractmethod
    def open(self, url: str) -> None:
        """Goes to an address and returns when all that the page names has loaded."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Gives the viewport a size."""

    @abstractmethod
    def close(self) -> None:
        """Closes the page and forgets all that it stored."""

    @abstractmethod
    def _run(self, function: str) -> str:
        """Calls an asynchronous function, given as source, and returns the string that it returns."""

    @abstractmethod
    def _perform(self, device: str, actions: list[dict]) -> None:
        """Does WebDriver actions, with keys by name, in order, with a mouse, touch, wheel or key device."""

    @abstractmethod
    def _corners(self, selector: str) -> list[float]:
        """x, y of the four corners of the first element found."""

    @abstractmethod
    def _capture(self, file: Path) -> None:
        """Writes what is on screen as PNG."""

    def _collect(self) -> list[str]:
        """The errors that the page had and that were not collected yet."""
        return []

    def emulate(self, *, dark: bool | None = None, reduced_motion: bool | None = None) -> None:
        """Sets what the page is told of the person's preferences; chromium only."""
        raise Unsupported(f"{self.engine} takes its preferences from the system")

    # Looking

    def evaluate(self, source: str, argument=None):
        """The value of a JavaScript expression; a function is called with the argument, a promise is awaited."""
        return self._answer(source, argument).get("result")

    def _answer(self, source: str, argument) -> dict:
        """The value as `result`, where JSON has it, and whether it is true in JavaScript's sense as `truth`."""
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

    def wait_for(self, source: str, argument=None, timeout: float = 5):
        """Waits until an expression, as for `evaluate`, is true; returns its value."""
        end = time.monotonic() + timeout
        while True:
            answer = self._answer(source, argument)
            if answer["truth"]:
                return answer.get("result")
            if time.monotonic() > end:
                raise AssertionError(f"not within {timeout} s: {source.strip()} (at last {answer.get('result')!r})")
            time.sleep(LOOK_AGAIN)

    def boxes(self, selector: str) -> list[Box]:
        """The boxes of all elements found; ` >>> ` enters a shadow tree."""
        rects = self.evaluate(
            f"""(selector) => ({FIND})(selector)
                .map(e => e.getBoundingClientRect()).map(r => [r.x, r.y, r.width, r.height])""",
            selector,
        )
        return [Box(*rect) for rect in rects]

    def box(self, selector: str) -> Box:
        """The box of the first element found."""
        boxes = self.boxes(selector)
        assert boxes, f"there is no element {selector}"
        return boxes[0]

    def corners(self, selector: str) -> Corners:
        """Where the corners of the first element found are seen, through every transform and perspective."""
        numbers = self._corners(selector)
        return Corners(*(Point(*numbers[i : i + 2]) for i in range(0, 8, 2)))

    def screenshot(self, name: str) -> Path:
        """Keeps what is on screen as build/screenshots/<engine>/<name>.png."""
        file = SCREENSHOTS / self.engine / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        self._capture(file)
        return file

    # The mouse

    def move(self, x: float, y: float) -> None:
        """Moves the mouse to a point at once."""
        self._perform("mouse", [gestures.move((x, y))])

    def glide(self, *points, seconds: float = 0.2, steps: int = 12) -> None:
        """Moves the mouse from the first point to the last one, in a time, with its buttons as they are."""
        self._perform("mouse", gestures.path(points, seconds, steps))

    def press(self) -> None:
        """Presses the main button where the mouse is."""
        self._perform("mouse", [gestures.DOWN])

    def release(self) -> None:
        """Releases the main button."""
        self._perform("mouse", [gestures.UP])

    def click(self, x: float, y: float) -> None:
        """Presses and releases the main button at a point."""
        self._perform("mouse", [gestures.move((x, y)), gestures.DOWN, gestures.UP])

    def drag(self, *points, seconds: float = 0.2, steps: int = 12, rest: float = 0) -> None:
        """Drags from the first point along the others in a time, rests and lets go; without rest it is a flick."""
        self._drag("mouse", points, seconds, steps, rest)

    def wheel(self, x: float, y: float, dx: int, dy: int, seconds: float = 0, steps: int = 1) -> None:
        """Turns the wheel by (dx, dy) in all, over a point, in a time."""
        self._perform("wheel", gestures.scroll((x, y), dx, dy, seconds, steps))

    # The keyboard

    def key(self, chord: str) -> None:
        """Presses and releases a key by its name in `KeyboardEvent.key`: `ArrowRight`, `a`, `Shift+Tab`, `Space`."""
        self._perform("key", keys.actions(chord))

    def type(self, text: str) -> None:
        """Types a text."""
        self._perform("key", [action for character in text for action in keys.actions(character)])

    # A finger, in chromium and firefox

    def tap(self, x: float, y: float) -> None:
        """Touches a point and lifts the finger again."""
        self._perform("touch", [gestures.move((x, y)), gestures.DOWN, gestures.UP])

    def swipe(self, *points, seconds: float = 0.2, steps: int = 12, rest: float = 0) -> None:
        """As `drag`, with a finger."""
        self._drag("touch", points, seconds, steps, rest)

    def touch(self, x: float, y: float) -> None:
        """Puts the finger down and leaves it there."""
        self._perform("touch", [gestures.move((x, y)), gestures.DOWN])

    def slide(self, *points, seconds: float = 0.2, steps: int = 12) -> None:
        """Moves the finger that is down from the first point to the last one, in a time."""
        self._perform("touch", gestures.path(points, seconds, steps))

    def lift(self) -> None:
        """Lifts the finger."""
        self._perform("touch", [gestures.UP])

    def _drag(self, device: str, points, seconds: float, steps: int, rest: float) -> None:
        actions = gestures.drag(points, seconds, steps)
        if rest:
            # A call of its own, so that the rest is whole even where the machine was late with the moves.
            self._perform(device, actions)
            actions = [gestures.pause(rest)]
        self._perform(device, [*actions, gestures.UP])

    # Errors

    def allow_errors(self, pattern: str) -> None:
        """Lets errors that match a regular expression pass, such as those of a picture that is missing on purpose."""
        self._allowed.append(pattern)

    def expect_error(self, pattern: str, timeout: float = 5) -> str:
        """Waits for an error that matches a regular expression, forgives it and returns it."""
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
        """All errors so far that are not allowed; they are forgiven."""
        self._errors += self._collect()
        errors, self._errors = self._errors, []
        return [error for error in errors if not any(re.search(pattern, error) for pattern in self._allowed)]
