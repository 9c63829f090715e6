"""Motion profiles side by side in the designer."""

import pytest
from designer_page import ROTARY, open_designer, tab
from gallery_page import click


@pytest.mark.complete
def test_motion_profiles_are_compared_side_by_side(page, serve):
    open_designer(page, serve, {"document": {**ROTARY, "wraps": True}})
    tab(page, "motion")
    click(page, "[role=tabpanel]:not([hidden]) .actions .button:first-child")
    page.wait_for(
        "document.querySelectorAll('.trial swift-carousel').length === 3"
        " && [...document.querySelectorAll('.trial swift-carousel')].every(c => c.getAttribute('motion'))"
    )
    motions = page.evaluate("[...document.querySelectorAll('.trial swift-carousel')].map(c => c.motion)")
    assert motions == ["classic", "system", "spring"]
    page.evaluate(
        """void (window.moved = new Set(), document.querySelectorAll('.trial swift-carousel').forEach((c, i) =>
          c.addEventListener('offsetchange', () => moved.add(i))))"""
    )
    click(page, "[role=tabpanel]:not([hidden]) .actions .button:last-child")
    page.wait_for("moved.size === 3")
    page.screenshot("designer side by side")
    page.wait_for("[...document.querySelectorAll('.trial swift-carousel')].every(c => !c.isDecelerating && !c.isScrolling)")
    # A real drag of one is repeated on all.
    page.evaluate("moved.clear()")
    box = page.box(".trial-row:nth-child(2) swift-carousel")
    page.drag(box.centre, (box.centre.x - 160, box.centre.y), seconds=0.3)
    page.wait_for("moved.size === 3")
    click(page, "[role=tabpanel]:not([hidden]) .actions .button:first-child")
    assert page.evaluate("document.querySelectorAll('.trial swift-carousel').length") == 0
