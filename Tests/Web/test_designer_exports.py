"""The designer's exports: the HTML looks the same, and the JSON is a configuration. Tests/Web/test_exports.py compiles the Swift."""

import json

import pytest
from designer_page import WEB, code, controls, finish, open_designer, pictures, rest, show, stage
from harness import ROOT
from harness.page import until

#: Documents that together use everything, by name.
DOCUMENTS = json.loads((ROOT / "Tests/Web/exports/documents.json").read_text())


@pytest.mark.complete("rest")
@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_html_looks_the_same(page, serve, name):
    document = DOCUMENTS[name]
    open_designer(page, serve)
    style = document.get("style", {}).get("name", "linear")
    if style not in stage(page, "[...c.constructor.styleNames]"):
        pytest.skip(f"the element does not have {style}")
    # Autoplay and autoscroll are stopped for the comparison.
    shown = {key: value for key, value in document.items() if key not in ("autoscroll", "autoplay")}
    show(page, {"document": shown, "items": 14})
    page.evaluate("void (document.querySelector('#show > swift-carousel').currentIndex = 4)")
    rest(page)
    selector = "#show > swift-carousel"
    wanted, wanted_finish, wanted_controls = pictures(page, selector), finish(page, selector), controls(page, selector)
    size = stage(page, "[c.clientWidth, c.clientHeight]")
    html = code(page, "html")

    site = serve({"index.html": html}, WEB, policy="script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'")
    page.resize(int(size[0]), 900)
    page.open(site.url())
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    page.evaluate("void (document.querySelector('swift-carousel').currentIndex = 4)")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    assert page.evaluate("(c => [c.clientWidth, c.clientHeight])(document.querySelector('swift-carousel'))") == size
    # The script for decorations is loaded if needed.
    until(lambda: same(pictures(page), wanted), f"{wanted}")
    page.screenshot(f"designer export {name}")
    assert len(wanted) > 1
    # Decorations and controls: what paints them, and their boxes.
    until(lambda: finish(page) == wanted_finish, f"{wanted_finish}")
    painted = {"reflection", "shadow"} & {one["name"] for one in document.get("decorations", [])}
    assert any(layers for _, layers in wanted_finish) == bool(painted)
    assert bool(wanted_controls) == ("controls" in document or "indicator" in document)
    if wanted_controls:
        page.wait_for("document.querySelector('swift-carousel').shadowRoot.querySelector('.controls')?.checkVisibility()")
    assert [part for part, *_ in controls(page)] == [part for part, *_ in wanted_controls]
    for (_, *place), (_, *wanted_place) in zip(controls(page), wanted_controls, strict=True):
        assert place == pytest.approx(wanted_place, abs=1)


def same(found: list, wanted: list) -> bool:
    """Whether the items are the same, within a quarter of a pixel."""
    return len(found) == len(wanted) and all(one == pytest.approx(other, abs=0.25) for one, other in zip(found, wanted))


def test_the_json_is_read_by_swift(page, serve):
    """The designer's JSON is a valid configuration; the corpus proves that Swift accepts the same ones."""
    open_designer(page, serve)
    texts = page.evaluate(
        """async (documents) => {
          const { model } = await import('./model.js')
          return Object.values(documents).map(document => (model.change('take', { document, items: 14 }), model.code('json')))
        }""",
        DOCUMENTS,
    )
    assert len(texts) == len(DOCUMENTS)
    for text in texts:
        problems = page.evaluate(
            """async (text) => {
              const { parsed, startDocuments } = await import('../swift-carousel-documents.js')
              await startDocuments()
              try { parsed(text); return [] } catch ({ problems }) { return problems }
            }""",
            text,
        )
        assert problems == []
