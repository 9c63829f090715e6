"""What the screen reader Orca speaks of the web element, in Firefox and WebKitGTK: each file in the folder `speech/web` is a session.
`./carousel web` builds the element."""

import json
from pathlib import Path

import pytest
from harness import ROOT
from harness.browser import Browser
from harness.screen_reader import ScreenReader
from harness.speech import play

SESSIONS = sorted((Path(__file__).parent / "speech/web").glob("*.txt"))
#: What Orca says while a page loads, and some time after.
LOADING = ["Finished loading", "Finished loading Speech", "Speech frame", "Loading. Please wait", "Page has 1 landmark", "Page has 2 landmarks", "Page"]
#: What Orca says of the places that are left and entered, depending on what it has said before.
AROUND = ["carousel Albums", "Albums carousel", "landmark Albums", "1 of 5 slide", "1 of 5 panel", "leaving panel",
          "leaving region"]
ALBUMS = ["Aja", "Blue", "Coda", "Dusty", "Eden"]

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


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def browser(request, desk, tmp_path_factory):
    if not (ROOT / "build/web/swift-carousel.js").exists():
        pytest.fail("build/web is not there; ./carousel web builds it")
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
        while (!document.hasFocus()) await new Promise(requestAnimationFrame)
        fetch('/ready')
      </script>
      <body><p>Page</p><button id=start>Start</button><swift-carousel label=Albums {attributes}>{items}</swift-carousel>
      <button id=late>End</button>"""


def arrive(browser, reader, content):
    """Opens a page, and moves the focus to its first button. Orca overlooks a browser now and then that has just started, and a
    browser without a window manager may not take the focus."""
    for _ in range(4):
        if not browser.open(content):
            continue
        for keys in (["Tab"], ["Tab", "shift+Tab"]):
            browser.hands.key(*keys)
            if reader.hears("Start push button", seconds=6):
                return
    pytest.fail("the screen reader does not speak")


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.stem)
def test_a_session_is_spoken(browser, reader, session):
    def perform(step):
        name, _, words = step.partition(" ")
        match name:
            case "open": arrive(browser, reader, page(**json.loads(words)))
            case "moved": assert browser.waits("/moved", 60)
            case "key": browser.hands.key(*words.split())
            case _: raise AssertionError(f"there is no step {step!r}")

    play(session, reader, perform, browser.engine, ignored=LOADING + AROUND)
