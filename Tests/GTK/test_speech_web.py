"""What the screen reader Orca speaks of the web element and of the designer, in Chromium, Firefox and WebKitGTK: each file in the
folders `speech/web` and `speech/designer` is a session. `./carousel web` builds both."""

import base64
import json
from pathlib import Path

import pytest
from harness import ROOT
from harness.browser import Browser
from harness.screen_reader import ScreenReader, Silence
from harness.speech import play

FOLDER = Path(__file__).parent / "speech"
#: The main paths; the other sessions are part of complete runs only.
USUAL = ("web/controls-and-ends", "web/without-controls", "designer/decorations")
SESSIONS = [
    pytest.param(session, id=f"{name}-{session.stem}", marks=[] if f"{name}/{session.stem}" in USUAL else pytest.mark.complete)
    for name in ("web", "designer") for session in sorted((FOLDER / name).glob("*.txt"))]  # fmt: skip
#: What Orca says while a page loads, and some time after.
LOADING = ["Finished loading", "Finished loading Speech", "Speech frame", "Loading. Please wait", "Page has 1 landmark", "Page has 2 landmarks", "Page"]
#: What Orca says of the places that are left and entered, depending on what it has said before.
AROUND = ["carousel Albums", "Albums carousel", "landmark Albums", "1 of 5 slide", "1 of 5 panel", "leaving panel",
          "leaving region", "Path panel"]
#: What Orca says of its own state, when it comes to another kind of control.
MODES = ["Focus mode", "Browse mode", "Text unselected", "selected"]
ALBUMS = ["Aja", "Blue", "Coda", "Dusty", "Eden"]

#: Tells `Browser.key` that a key has reached the page.
KEYS = "addEventListener('keydown', () => fetch('/key'), true)"

DESIGNER = ROOT / "build/site/designer/index.html"

#: The content of an item, by its name.
KINDS = {
    "text": "{}",
    "button": "<button>Play {}</button>",
    "nested": '<swift-carousel label="Songs of {}" controls><p>Intro</p><p>Outro</p></swift-carousel>',
}


@pytest.fixture(scope="module")
def reader(desk, tmp_path_factory):
    reader = ScreenReader(desk.environment, tmp_path_factory.mktemp("orca"))
    yield reader
    reader.close()


@pytest.fixture(scope="module", params=["chromium", "firefox", "webkit"])
def browser(request, desk, tmp_path_factory):
    if not DESIGNER.exists():
        pytest.fail("build/site is not there; ./carousel web builds it")
    browser = Browser(request.param, desk, tmp_path_factory.mktemp(request.param))
    yield browser
    browser.close()


def page(attributes="controls", kind="text", lang="en", script=""):
    items = "".join(f"<div class=item>{KINDS[kind].format(name)}</div>" for name in ALBUMS)
    return f"""<!doctype html><html lang={lang}><meta charset=utf-8><title>Speech</title>
      <style>swift-carousel {{ height: 300px }} .item {{ width: 260px; height: 200px }}</style>
      <script type=module src=swift-carousel.js></script><script type=module>
        await customElements.whenDefined('swift-carousel')
        const [c, start, late] = ['swift-carousel', '#start', '#late'].map(name => document.querySelector(name))
        {script}
        {KEYS}
        while (!document.hasFocus()) await new Promise(requestAnimationFrame)
        fetch('/ready')
      </script>
      <body><p>Page</p><button id=start>Start</button><swift-carousel label=Albums {attributes}>{items}</swift-carousel>
      <button id=late>End</button>"""


def designer(document, tab="style", mode="points", before=""):
    """Returns the designer's page with a button before one of its elements, and what `Browser.open` needs with it."""
    script = f"""<script type=module>
      const find = selector => document.querySelector(selector)
      {KEYS}
      while (document.documentElement.dataset.ready !== '' || !document.hasFocus()) await new Promise(requestAnimationFrame)
      find('#tab-{tab}').click()
      find('.path-modes [value={mode}]')?.click()
      // The next Tab leads to the button after what has the focus.
      find({json.dumps(before)}).insertAdjacentHTML('beforebegin', '<p tabindex=-1 id=before></p><button>Start</button>')
      find('#before').focus()
      fetch('/ready')
    </script>"""
    content = DESIGNER.read_text().replace("<title>", "<title>Speech, ").replace("</body>", f"{script}</body>")
    text = base64.urlsafe_b64encode(json.dumps([document]).encode()).decode().rstrip("=")
    return content, "/designer/index.html", f"#j{text}"


def arrive(browser, reader, *content):
    """Opens a page, and moves the focus to its first button. Orca overlooks a browser now and then that has just started, and a
    browser without a window manager may not take the focus."""
    for _ in range(4):
        if not browser.open(*content):
            continue
        for tries, keys in enumerate((["Tab"], ["Tab", "shift+Tab"])):
            browser.key(*keys)
            if reader.hears("Start push button", seconds=6):
                # It may be what the first key made it say, late; then it says so again, after the carousel that was passed.
                if tries:
                    reader.hears("Start push button", seconds=6)
                return
    raise Silence("the screen reader does not speak of the page's first button")


def opened(session, **options):
    return designer(**options) if session.parent.name == "designer" else (page(**options),)


@pytest.mark.parametrize("session", SESSIONS)
def test_a_session_is_spoken(browser, reader, session):
    def perform(step):
        name, _, words = step.partition(" ")
        match name:
            case "open": arrive(browser, reader, *opened(session, **json.loads(words)))
            case "moved": assert browser.waits("/moved", 60)
            case "key": browser.key(*words.split())
            case _: raise AssertionError(f"there is no step {step!r}")

    ignored = LOADING + AROUND + MODES
    for _ in range(3):
        try:
            return play(session, reader, perform, browser.engine, ignored)
        except Silence as reason:
            # Orca loses the events of a program now and then, and says no more of it. What it says is compared all the same.
            print(reason)
            reader.restart()
    play(session, reader, perform, browser.engine, ignored)
