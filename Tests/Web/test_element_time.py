"""Time that stands, hardly moves, or passes for hours, simulated."""

import pytest
from element_page import carousel, evaluate, show, wait

#: A clock that a test sets, and screen refreshes that it makes.
CLOCK = """
let now = 1000, due = []
performance.now = () => now
window.requestAnimationFrame = act => due.push(act)
window.pass_ = (seconds, length) => {
  for (const end = now + seconds * 1000; now < end;) {
    now += length * 1000
    const acts = due
    due = []
    for (const act of acts) act(now)
  }
}
"""


def show_with_clock(page, serve, **attributes):
    """Opens a page with a carousel whose time stands unless `pass_` moves it."""
    body = '<script src="clock.js"></script>' + carousel(40, **attributes)
    show(page, serve, body, **{"clock.js": CLOCK}, ready=False)
    page.wait_for("(pass_(0.1, 0.1), document.querySelector('swift-carousel').numberOfVisibleItems > 0)")


def test_while_the_clock_stands_removed_items_do_not_accumulate(page, serve):
    show_with_clock(page, serve)
    most = evaluate(
        page,
        """(() => {
          let most = 0
          const count = () => { most = Math.max(most, c.shadowRoot.querySelectorAll('.item').length) }
          for (let n = 0; n < 500; n++) {
            c.insertItem(0, { element: document.createElement('p'), animated: true })
            c.removeItem(0, { animated: true })
            count()
          }
          return most
        })()""",
    )
    # The visible ones and those that leave, of which there may be 240.
    assert most <= 20 + 240
    page.evaluate("pass_(3, 0.1)")
    wait(page, "(pass_(0.1, 0.1), c.shadowRoot.querySelectorAll('.item').length <= 40 + 64)")


def test_very_slow_movement_is_drawn(page, serve):
    show_with_clock(page, serve, autoscroll="0.00005")
    # By less than a millionth of an item in each frame, and by a hundredth in all, which is 2 points.
    steps = evaluate(
        page,
        """(() => {
          const item = c.itemElement(0).assignedSlot.closest('.item')
          const left = () => new DOMMatrix(getComputedStyle(item).transform).e
          const lefts = [left()]
          for (let n = 0; n < 500; n++) { pass_(0.4, 1 / 60); lefts.push(left()) }
          return [Math.abs(lefts.at(-1) - lefts[0]), Math.max(...lefts.slice(1).map((left, n) => Math.abs(left - lefts[n])))]
        })()""",
    )
    assert steps[0] > 1.8 and steps[1] < 0.05, steps


@pytest.mark.complete
def test_eight_hours_of_motion_leave_nothing_behind(page, serve):
    show_with_clock(page, serve, autoscroll="0.7", wrap="true", controls="", indicator="dots", decorations="shadow")
    evaluate(page, "void (c.addEventListener('offsetchange', () => {}), c.addEventListener('itemdisplay', () => { window.shown_ = (window.shown_ ?? 0) + 1 }))")

    def move(hours: float) -> dict[str, int]:
        evaluate(page, "pass_(a * 3600, 0.5)", hours)
        page.devtools.send("HeapProfiler.collectGarbage")
        counters = page.devtools.send("Memory.getDOMCounters")
        return {**counters, "heap": page.devtools.send("Runtime.getHeapUsage")["usedSize"], "items": evaluate(page, "c.shadowRoot.querySelectorAll('.item').length")}

    before = move(0.25)
    shown = page.evaluate("shown_")
    after = move(8)
    assert page.evaluate("shown_") > shown + 15_000
    assert 0 <= evaluate(page, "c.scrollOffset") < 40
    assert after["items"] == before["items"]
    for name in ("nodes", "jsEventListeners", "documents"):
        assert after[name] <= before[name] + 5, (before, after)
    assert after["heap"] <= before["heap"] + 300_000, (before, after)
