"""Tests of the harness's queries: they report what is on the screen."""

import struct
import time

import pytest
from harness.geometry import near
from harness.page import ScriptError, Unsupported

everywhere = pytest.mark.engines("all", usual="first")

EMPTY = "<!doctype html><title>Empty</title>"

#: The smallest WebAssembly module.
WASM = b"\0asm\1\0\0\0"


@pytest.fixture
def listeners(page, serve, request):
    page.open(serve(request.path.parent / "pages" / "listeners").url())
    page.wait_for("window.heard")
    return page


#: Expressions, given [1, 2], and their values.
VALUES = {
    "1 + 2.5": 3.5,
    "[true, null, 'ä\"`${}']": [True, None, 'ä"`${}'],
    "({ a: { b: [] } })": {"a": {"b": []}},
    "undefined": None,
    "Promise.resolve('later')": "later",
    "new Promise(done => requestAnimationFrame(() => done(7)))": 7,
    "(numbers) => numbers.map(n => n * 2)": [2, 4],
    "async ([first]) => first // and a comment": 1,
}


@everywhere
def test_values_of_expressions(page, serve):
    page.open(serve({"index.html": EMPTY}).url())
    assert {source: page.evaluate(source, [1, 2]) for source in VALUES} == VALUES


@everywhere
def test_errors_of_expressions(page, serve):
    page.open(serve({"index.html": EMPTY}).url())
    for source in ["nowhere.at", "(() => { throw new Error('no') })()", "Promise.reject('no')", "1 +"]:
        with pytest.raises(ScriptError):
            page.evaluate(source)


@everywhere
def test_waiting_ends(page, serve):
    page.open(serve({"index.html": EMPTY}).url())
    page.evaluate("void setTimeout(() => { window.later = [] }, 100)")
    assert page.wait_for("window.later") == []
    start = time.monotonic()
    with pytest.raises(AssertionError, match="not within 0.2 s: window.never"):
        page.wait_for("window.never", timeout=0.2)
    assert time.monotonic() - start < 5


def test_waiting_goes_on_in_the_next_page(page, serve):
    page.open(serve({"index.html": EMPTY, "second.html": EMPTY}).url())
    page.evaluate("void setTimeout(() => location.assign('second.html'), 50)")
    # The first page never answers.
    page.wait_for("location.pathname.endsWith('second.html') || new Promise(() => {})")


@everywhere
def test_boxes_are_where_the_style_puts_them(listeners):
    assert listeners.box("#pad") == near((20, 20, 300, 200))
    assert listeners.boxes("button, input") == [near((20, 450, 100, 44)), near((140, 450, 180, 44))]
    assert listeners.box("#host >>> #inner") == near((25, 526, 7, 8))
    assert listeners.boxes("#nowhere") == []
    with pytest.raises(AssertionError, match="no element #nowhere"):
        listeners.box("#nowhere")


@everywhere
def test_corners_include_perspective(listeners):
    listeners.evaluate("scrollTo(0, 40)")
    corners = listeners.corners("#card")
    # The card is 200 × 100 around (150, 350). Rotated by 60° about its centre, its sides are 100 cos 60° left and
    # right of it; the right one is 100 sin 60° farther from the eye, which is at 500, and the left one as much closer.
    middle, far, close = (150, 310), 500 / (500 + 86.60254), 500 / (500 - 86.60254)
    left, right = middle[0] - 50 * close, middle[0] + 50 * far
    assert corners.top_left == near((left, middle[1] - 50 * close), 0.1)
    assert corners.top_right == near((right, middle[1] - 50 * far), 0.1)
    assert corners.bottom_right == near((right, middle[1] + 50 * far), 0.1)
    assert corners.bottom_left == near((left, middle[1] + 50 * close), 0.1)
    with pytest.raises(AssertionError, match="no element #nowhere"):
        listeners.corners("#nowhere")


@everywhere
@pytest.mark.parametrize("size", [(360, 740), (1440, 900), (740, 360)])
def test_the_viewport_has_the_requested_size(listeners, size):
    listeners.resize(*size)
    assert listeners.evaluate("[innerWidth, innerHeight]") == list(size)
    png = listeners.screenshot(f"harness {size[0]} x {size[1]}").read_bytes()
    assert png.startswith(b"\x89PNG") and struct.unpack(">II", png[16:24]) == size


@everywhere
def test_a_new_page_has_default_preferences(page, engine, serve):
    assert page.evaluate("[innerWidth, innerHeight, devicePixelRatio]") == [1440, 900, 1]
    site = serve({"index.html": EMPTY})
    page.open(site.url())
    assert page.evaluate("""[document.visibilityState, matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion)').matches]""") == ["visible", False, False]


@pytest.mark.engines("chromium", "firefox", usual="first")
def test_stored_data_is_deleted(engine, serve):
    site = serve({"index.html": EMPTY})
    for _ in range(2):
        page = engine.new_page()
        page.open(site.url())
        assert page.evaluate("localStorage.length") == 0
        page.evaluate("void localStorage.setItem('seen', 'yes')")
        page.close()


def test_preferences_can_be_set(listeners):
    dark, still = "matchMedia('(prefers-color-scheme: dark)').matches", "matchMedia('(prefers-reduced-motion)').matches"
    assert (listeners.evaluate(dark), listeners.evaluate(still)) == (False, False)
    listeners.emulate(dark=True)
    assert (listeners.evaluate(dark), listeners.evaluate(still)) == (True, False)
    listeners.emulate(dark=True, reduced_motion=True)
    assert (listeners.evaluate(dark), listeners.evaluate(still)) == (True, True)


@pytest.mark.engines("webkit", "firefox")
def test_preferences_are_unsupported_in_other_engines(page):
    with pytest.raises(Unsupported):
        page.emulate(dark=True)


@everywhere
def test_the_policy_lets_webassembly_run(page, serve):
    page.open(serve({"index.html": EMPTY, "a.wasm": WASM}).url())
    assert page.evaluate("WebAssembly.instantiateStreaming(fetch('a.wasm')).then(m => typeof m.instance)") == "object"
