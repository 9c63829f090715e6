"""The keyboard focus in the designer: no control loses it when it is used."""

import json

import pytest
from designer_page import open_designer, rest, tab

#: Documents with all kinds of rows, by the tab that shows them.
STYLES = {
    "style": {"name": "rotary", "count": 9, "phase": 0.5},
    "path": {"name": "path", "path": "M0 30C10 0 20 0 30 30L100 30", "viewBox": "0 0 100 60", "scales": [{"at": 0, "value": 0.5}, {"at": 1, "value": 1}]},
}
DOCUMENT = {
    "version": 1, "momentumCurve": "cubic-bezier(0.2, 0.4, 0.3, 1)", "transitions": ["axis"], "wraps": True, "bounces": False,
    "motion": {"profile": "spring", "bounce": 0.3},
    "decorations": [{"name": "double-sided"}, {"name": "shadow", "blur": 3}, {"name": "reflection"}],
}  # fmt: skip
#: The controls that have the focus when they are used: those of the panel that is shown, and those of the document, except for those
#: that open or save files.
CONTROLS = """[...document.querySelectorAll('#panel button, #panel input, #panel select, #tools button')].filter(control =>
  control.checkVisibility() && !control.disabled && control.tabIndex >= 0 && !/Open|Save|Copy|theme|More/.test(control.title + control.textContent))"""
FOCUS = """(() => {
  const { activeElement: active } = document
  const isUsable = active !== document.body && active.checkVisibility() && !active.disabled
  return isUsable ? '' : active.cloneNode().outerHTML
})()"""


def name_of(page, index: int) -> str:
    return page.evaluate(f"(one => one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent)({CONTROLS}[{index}])")


@pytest.mark.complete("rest")
@pytest.mark.parametrize("name", ["style", "path", "scales", "view", "motion", "finish"])
def test_no_control_loses_the_focus_when_it_is_used(page, serve, name):
    page.emulate(reduced_motion=True)
    style = STYLES["path" if name in ("path", "scales") else "style"]
    document = json.dumps({**DOCUMENT, "style": style})

    def begin():
        problems = page.evaluate("async (text) => (await import('./model.js')).model.open(text)", document)
        assert problems is None
        tab(page, "style" if name in STYLES or name == "scales" else name)
        if name == "scales":
            page.evaluate("document.querySelector('.path-modes [value=scales]').click()")
        rest(page)

    open_designer(page, serve)
    begin()
    count = page.evaluate(f"{CONTROLS}.length")
    assert count > 8
    lost = []
    for index in range(count):
        if page.evaluate(f"{CONTROLS}.length") != count:
            begin()
        # How many are enabled depends on the last selected point.
        if index >= page.evaluate(f"{CONTROLS}.length"):
            break
        used = name_of(page, index)
        page.evaluate(f"(one => {{ one.focus(); one.click() }})({CONTROLS}[{index}])")
        rest(page)
        if focus := page.evaluate(FOCUS):
            lost.append(f"{used}: {focus}")
            begin()
    assert not lost, "\n".join(lost)
