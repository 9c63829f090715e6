"""The measurements for a number of items: the element and the floor."""

from statistics import median

from browser import BenchPage

SIDES = ("floor", "contender")

#: The number of frames after which a page's functions are fully optimised.
WARM_UP = 300

#: How often a start is measured.
STARTS = 5

#: How often a page jumps to an item and back in a round.
JUMPS = 20

#: The maximum distance between the two pages' items, in pixels.
TOLERANCE = 0.05


class Bench:
    """The two pages in a browser."""

    def __init__(self, browser, site, frames: int, rounds: int):
        self._browser = browser
        self._site = site
        self._frames = frames
        self._rounds = rounds

    def _open(self, side: str, kind: str = "") -> BenchPage:
        return self._browser.open(self._site.url(f"{side}.html{kind}"))

    def frames(self, count: int, kind: str = "") -> dict:
        """Returns the cost of a frame of one long scroll, in milliseconds: rounds of both pages in turn, A B B A and
        so on. With the kind `#reflection`, all items have reflections."""
        pages = {side: self._open(side, kind) for side in SIDES}
        for side, page in pages.items():
            page.run(f"bench.start({count})")
            if kind and side == "contender":
                page.run("bench.decorated()")
            self._warm_up(page)
        result = self._in_turn(pages, f"bench.scroll({self._frames})", self._frames, self._rounds)
        pictures = {side: pages[side].run("bench.picture()") for side in SIDES}
        compare(pictures["floor"], pictures["contender"])
        result["visible"] = len(pictures["contender"])
        for side in SIDES:
            result[side]["heap"] = pages[side].heap()
            result[side]["allocated"] = pages[side].allocated(f"bench.scroll({WARM_UP})") / WARM_UP
            pages[side].close()
        return result

    def measured(self, count: int, index: int) -> dict:
        """Returns what items with lengths of their own cost, in milliseconds, beside items of one length: a frame of a long
        scroll, and a jump to an item."""
        pages = {"uniform": self._open("contender"), "measured": self._open("contender", "#measured")}
        for page in pages.values():
            page.run(f"bench.start({count})")
            self._warm_up(page)
        frames = self._in_turn(pages, f"bench.scroll({self._frames})", self._frames, self._rounds)
        jumps = self._in_turn(pages, f"bench.jump({index}, {JUMPS})", 2 * JUMPS, STARTS)
        for page in pages.values():
            page.close()
        return {"frame": frames, "jump": jumps}

    @staticmethod
    def _warm_up(page: BenchPage):
        page.run("bench.prepare()")
        page.run(f"bench.scroll({WARM_UP})")

    @staticmethod
    def _in_turn(pages: dict[str, BenchPage], script: str, count: int, rounds: int) -> dict:
        """Returns the median costs of a script on two pages, which does something so many times, by their names, and the
        ratio of the second page's to the first one's."""
        costs = {name: [] for name in pages}
        for turn in range(rounds):
            for name in pages if turn % 2 == 0 else reversed(pages):
                costs[name].append({part: value / count for part, value in pages[name].cost(script).items()})
        result = {name: {part: median(cost[part] for cost in of_page) for part in of_page[0]} for name, of_page in costs.items()}
        # Ratios of neighbouring rounds, because other load on the machine changes over time.
        pairs = zip(*costs.values(), strict=True)
        result["ratio"] = median(second["all"] / first["all"] for first, second in pairs)
        return result

    def starts(self, counts: list[int]) -> dict:
        """Returns the cost of a start until the end of the second frame, each on a new page, in milliseconds."""
        costs = {side: {count: [] for count in counts} for side in SIDES}
        loads = {side: [] for side in SIDES}
        for _ in range(STARTS):
            for count in counts:
                for side in SIDES:
                    page = self._open(side)
                    costs[side][count].append(page.cost(f"bench.start({count})")["all"])
                    loads[side].append(page.load)
                    page.close()
        return {
            side: {"load": median(loads[side]), "start": {count: median(costs[side][count]) for count in counts}}
            for side in SIDES
        }

    def engine(self) -> float:
        """Returns the cost of the engine's step per frame, in milliseconds, without a page."""
        page = self._browser.open(self._site.url("engine.html"))
        frames = 5000
        page.run(f"bench.frames({frames})")
        cost = median(page.cost(f"bench.frames({frames})")["all"] / frames for _ in range(STARTS))
        page.close()
        return cost


def compare(floor: dict, contender: dict) -> None:
    """Both pages must show the same, otherwise their work differs."""
    if floor.keys() != contender.keys():
        raise SystemExit(f"web: the two show different items: {sorted(floor)} and {sorted(contender)}")
    for label, item in floor.items():
        apart = max(abs(a - b) for a, b in zip(item["box"], contender[label]["box"]))
        if apart > TOLERANCE:
            raise SystemExit(f"web: {label} is at {item['box']}, and at {contender[label]['box']}")
    labels = sorted(floor, key=lambda label: int(label.split()[-1]))
    for a, b in zip(labels, labels[1:]):
        if (floor[a]["order"] < floor[b]["order"]) != (contender[a]["order"] < contender[b]["order"]):
            raise SystemExit(f"web: {a} and {b} are painted in another order")
