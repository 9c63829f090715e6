"""The geometry on the screen, computed from the items' matrices, independently of drawing and picking."""

#: The distance from an edge within which a point is ambiguous, in points; corners of controls are round.
EDGE, CORNER = 0.75, 16


def project(item, middle, point):
    """Projects a point of an item, relative to its upper left corner."""
    m = item["m"]
    x, y = point[0] - item["size"][0] / 2, point[1] - item["size"][1] / 2
    w = x * m[3] + y * m[7] + m[15]
    return ((x * m[0] + y * m[4] + m[12]) / w + middle[0], (x * m[1] + y * m[5] + m[13]) / w + middle[1])


def corners(item, middle, rectangle=None):
    """Projects the corners of an item, or of a rectangle of it."""
    x, y, width, height = rectangle or (0, 0, *item["size"])
    return [project(item, middle, p) for p in ((x, y), (x + width, y), (x + width, y + height), (x, y + height))]


def centre(item, middle, control):
    x, y, width, height = item["controls"][control]
    return project(item, middle, (x + width / 2, y + height / 2))


def nearest_w(item):
    """Returns how near the eye the nearest corner is, as a share of the eye's distance."""
    m, (width, height) = item["m"], item["size"]
    return m[15] - abs(m[3]) * width / 2 - abs(m[7]) * height / 2


def side(quad, point):
    """Returns 1 inside, −1 outside, 0 if it is too near the edge."""
    signs, nearest = set(), float("inf")
    for a, b in zip(quad, quad[1:] + quad[:1]):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = (dx * dx + dy * dy) ** 0.5
        if length < 1e-9:
            return -1
        distance = (dx * (point[1] - a[1]) - dy * (point[0] - a[0])) / length
        signs.add(distance > 0)
        share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length / length
        px, py = a[0] + dx * min(1, max(0, share)), a[1] + dy * min(1, max(0, share))
        nearest = min(nearest, ((point[0] - px) ** 2 + (point[1] - py) ** 2) ** 0.5)
    if nearest < EDGE:
        return 0
    return 1 if len(signs) == 1 else -1


def near_a_corner(quad, point):
    return any((point[0] - x) ** 2 + (point[1] - y) ** 2 < CORNER**2 for x, y in quad)


class Quad:
    """A projected rectangle."""

    def __init__(self, corners):
        self._corners = corners
        xs, ys = zip(*corners)
        self._box = (min(xs) - EDGE, max(xs) + EDGE, min(ys) - EDGE, max(ys) + EDGE)

    def side(self, point):
        """Returns 1 inside, −1 outside, 0 if it is too near an edge or a corner."""
        left, right, top, bottom = self._box
        if not (left <= point[0] <= right and top <= point[1] <= bottom):
            return -1
        where = side(self._corners, point)
        return 0 if where == 1 and near_a_corner(self._corners, point) else where


class View:
    """The visible parts of a carousel, for comparison with what the pointer finds."""

    def __init__(self, state):
        self._items = []
        for item in sorted(state["items"], key=lambda item: -item["order"]):
            if item["h"] or item["a"] <= 0 or nearest_w(item) <= 0.05:
                continue
            controls = {
                name: Quad(corners(item, state["middle"], rectangle)) for name, rectangle in item["controls"].items()}
            self._items.append((item, Quad(corners(item, state["middle"])), controls))

    def at(self, point):
        """Returns the name of the frontmost part at a point; None if it is too near an edge."""
        for item, quad, controls in self._items:
            where = quad.side(point)
            if where == 0:
                return None
            if where == 1:
                return self._inside(item, controls, point) if item["e"] else "carousel"
        return "carousel"

    @staticmethod
    def _inside(item, controls, point):
        for name, quad in controls.items():
            where = quad.side(point)
            if where == 0:
                return None
            if where == 1:
                return f"{item['i']}/{name}"
        return str(item["i"])
