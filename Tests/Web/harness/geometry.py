"""Geometry on the screen, in CSS pixels from the top left of the viewport."""

import math
from typing import NamedTuple

import pytest


class Point(NamedTuple):
    """A point on the screen."""

    x: float
    y: float


class Box(NamedTuple):
    """The bounding box of an element."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def contains(self, other: "Box", tolerance: float = 0.5) -> bool:
        """Whether it contains another box."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def overlaps(self, other: "Box", tolerance: float = 0.5) -> bool:
        """Whether the boxes overlap by more than a tolerance."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > tolerance
            and min(self.bottom, other.bottom) - max(self.y, other.y) > tolerance
        )


class Corners(NamedTuple):
    """The visible corners of an element's own rectangle, through all transforms and perspective."""

    top_left: Point
    top_right: Point
    bottom_right: Point
    bottom_left: Point


def near(expected, tolerance: float = 0.5):
    """Equals a number, a point, a box or a list of numbers within a tolerance: `box == near((0, 0, 9, 9))`."""
    return pytest.approx(expected, abs=tolerance, rel=0)


def along(points, steps: int) -> list[Point]:
    """Divides a polyline into steps of equal length, without the first point; the last one is exact."""
    points = [Point(*point) for point in points]
    if len(points) < 2 or steps < 1:
        raise ValueError("a path has at least two points and one step")
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    total, walked, leg, result = sum(lengths), 0.0, 0, []
    for step in range(1, steps):
        wanted = total * step / steps
        while leg < len(lengths) - 1 and walked + lengths[leg] < wanted:
            walked += lengths[leg]
            leg += 1
        share = (wanted - walked) / lengths[leg] if lengths[leg] else 0
        a, b = points[leg], points[leg + 1]
        result.append(Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share))
    return result + [points[-1]]
