"""The designer's page: its layout, every browser, keyboard access, and links to and from the gallery."""

import pytest
from designer_page import NARROW, WIDE, open_designer, ready, stage, tab
from gallery_page import GALLERY


@pytest.mark.complete("rest")
@pytest.mark.parametrize("size", [WIDE, (1024, 768), NARROW], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_panel_fits_its_page(page, serve, size, dark):
    page.emulate(dark=dark)
    open_designer(page, serve, size=size)
    for name in ("style", "view", "motion", "finish", "code"):
        tab(page, name)
        page.screenshot(f"designer {name} {size[0]} {'dark' if dark else 'light'}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        panel = page.box("#panel")
        assert panel.right <= size[0] + 0.5 and panel.bottom <= size[1] + 0.5
        for box in page.evaluate(
            """[...document.querySelectorAll('[role=tabpanel]:not([hidden]) :is(button, input, textarea, select)')]
              .filter(one => one.checkVisibility() && !one.closest('.code-text-block')).map(one => {
                const r = (one.closest('.segment') ?? one).getBoundingClientRect()
                return [one.ariaLabel ?? one.textContent ?? one.id, r.left, r.right]
              })"""
        ):
            assert box[1] >= panel.x - 1 and box[2] <= panel.right + 1, box[0]


@pytest.mark.engines("all")
def test_every_engine_shows_the_designer(page, serve):
    open_designer(page, serve)
    page.screenshot("designer")
    assert stage(page, "c.itemStyle") == "cover-flow"
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.wait_for("document.querySelector('#show > swift-carousel').itemStyle === 'wheel'")


@pytest.mark.complete
def test_every_control_has_a_name_and_is_large_enough_for_touch(page, serve):
    open_designer(page, serve, size=NARROW)
    for name in ("style", "view", "motion", "finish"):
        tab(page, name)
        for words, tag, width, height in page.evaluate(
            """[...document.querySelectorAll('[role=tabpanel]:not([hidden]) :is(button, input, select)')]
              .filter(one => one.checkVisibility()).map(one => {
                const box = (one.closest('.segment, .field-number') ?? one).getBoundingClientRect()
                const words = one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent
                return [words.trim(), one.localName, box.width, box.height]
              })"""
        ):
            assert words, (name, tag)
            assert width >= 36 and height >= 36, words


@pytest.mark.complete
def test_the_keyboard_reaches_everything(page, serve):
    open_designer(page, serve)
    seen = set()
    for _ in range(60):
        page.key("Tab")
        seen.add(page.evaluate("(e => e.closest('#tools, #strip, #caption, #panel')?.id ?? e.localName)(document.activeElement)"))
    assert {"tools", "strip", "caption", "panel", "swift-carousel"} <= seen
    page.evaluate("document.getElementById('tab-style').focus()")
    for wanted in ("view", "motion", "finish", "code", "style"):
        page.key("ArrowRight")
        assert page.evaluate("document.activeElement.id") == f"tab-{wanted}"
        assert page.evaluate(f"!document.getElementById('page-{wanted}').hidden")


@pytest.mark.complete
def test_the_gallery_leads_to_the_designer_and_back(page, serve):
    from gallery_page import BUILT, POLICY

    site = serve(GALLERY, BUILT, policy=POLICY)
    page.open(site.url())
    page.wait_for("document.querySelector('a[href=\"designer/index.html\"]')")
    page.evaluate("document.querySelector('a[href=\"designer/index.html\"]').click()")
    ready(page)
    page.evaluate("document.querySelector('.brand-home').click()")
    page.wait_for("document.querySelector('#examples a')")
