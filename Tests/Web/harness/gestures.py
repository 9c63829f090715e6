"""Gestures as WebDriver actions, which two of the engines accept unchanged."""

from .geometry import along

DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}


def move(point) -> dict:
    return {"type": "pointerMove", **_at(point)}


def pause(seconds: float) -> dict:
    return {"type": "pause", "duration": round(seconds * 1000)}


def path(points, seconds: float, steps: int) -> list[dict]:
    """Moves from the first point to the last one in steps of equal length and duration."""
    return [move(points[0])] + _paced([move(point) for point in along(points, steps)], seconds)


def drag(points, seconds: float, steps: int) -> list[dict]:
    """Presses at the first point and moves along the others."""
    first, *others = path(points, seconds, steps)
    return [first, DOWN, *others]


def scroll(point, dx: int, dy: int, seconds: float, steps: int) -> list[dict]:
    """Scrolls the wheel in steps of whole pixels that add up to (dx, dy)."""
    turns = [
        {"type": "scroll", "deltaX": _share(dx, step, steps), "deltaY": _share(dy, step, steps), **_at(point)}
        for step in range(steps)
    ]
    return _paced(turns, seconds)


def _at(point) -> dict:
    # Whole pixels, like a mouse, as WebDriver requires.
    return {"x": round(point[0]), "y": round(point[1]), "duration": 0, "origin": "viewport"}


def _share(total: int, step: int, steps: int) -> int:
    return total * (step + 1) // steps - total * step // steps


def _paced(actions: list[dict], seconds: float) -> list[dict]:
    return [paced for action in actions for paced in (pause(seconds / len(actions)), action)]
