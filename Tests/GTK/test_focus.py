"""The keyboard focus, which is never lost: a random walk. `CAROUSEL_FOCUS_STEPS` makes it take so many steps."""

import os
import random

import pytest

STYLES = ["linear", "cover-flow", "cylinder", "time-machine", "stack", "flip", "cube", "wheel", "conveyor-belt"]
KEYS = ["Left", "Right", "Home", "End", "Page_Up", "Page_Down"]
#: Steps between two looks at the focus: a look waits until the program has handled its input.
STRIDE = 3


@pytest.mark.complete("rest")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_focus_is_never_lost(stage, seed):
    chance = random.Random(seed)
    stage.open(items=12, kind="controls", itemSize=[240, 200], size=[1000, 500], **{"in": "box"})
    stage.hands.move((500, 300))
    done = []

    def step():
        match chance.randrange(9):
            case 0: return "style", lambda style=chance.choice(STYLES): stage.set("style", style)
            case 1: return "wheel", lambda: stage.hands.wheel(chance.choice(["left", "right"]))
            case 2: return "scroll", lambda: stage.ask("scrollTo", index=chance.randrange(12), duration=chance.choice([0, 0.1]))
            case 3: return "insert", lambda: stage.ask("insert", index=chance.randrange(12), animated=chance.random() < 0.5)
            case 4: return "remove", lambda: stage.state()["numberOfItems"] > 2 and stage.ask("remove", index=0, animated=chance.random() < 0.5)
            case 5: return "list", lambda: stage.set("isList", chance.randrange(2))
            case 6: return "autoscroll", lambda: stage.set("autoscroll", chance.choice([0, 0, 2]))
            case _:
                key = chance.choice(KEYS)
                return key, lambda: stage.hands.key(key)

    for number in range(int(os.environ.get("CAROUSEL_FOCUS_STEPS", 60)) // STRIDE):
        if number % 5 == 0:
            # Into an item, if there is one that can have the focus.
            stage.ask("focus", name="carousel")
            stage.hands.key("Tab")
            if stage.state()["focus"] == "after":
                stage.ask("focus", name="carousel")
        for _ in range(STRIDE):
            name, act = step()
            done.append(name)
            act()
        stage.ask("sync")
        focus = stage.state()["focus"]
        assert focus in ("carousel", "pause") or focus[:1].isdigit(), f"{focus!r} after {done[-12:]}"
