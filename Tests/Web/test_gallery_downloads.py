"""The examples of downloads with a slow server, instead of the simulated network."""

import threading
import time

import pytest
from gallery_page import open_gallery, png, stage, wait_for_stage
from harness.page import until

examples = pytest.mark.parametrize("example", ["downloads", "downloads-effects"])

#: Replaces the page's simulated network with the server's, and notes which requests were cancelled.
NETWORK = """
self.cancelled = new Set()
export class LateNetwork {
  url(index) { return `late/${index}.png` }
  async fetch(url, signal) {
    try {
      return await fetch(url, { signal })
    } catch (error) {
      if (error.name === 'AbortError') cancelled.add(url)
      throw error
    }
  }
}
"""

#: Nothing times out.
PATIENT = "const timeout = AbortSignal.timeout.bind(AbortSignal); AbortSignal.timeout = () => timeout(1e6)\n"

#: The page decides when decoding a picture ends.
HELD = """
const { decode } = HTMLImageElement.prototype
HTMLImageElement.prototype.decode = async function () {
  await decode.call(this)
  if (this.naturalWidth < 1000) return
  self.isDecoded = true
  await new Promise((go) => (self.letGo = go))
}
"""


class Pictures:
    """The server's files: small pictures after a moment, and pictures held back until the end of the test."""

    def __init__(self, held=(), **others):
        self.asked: set[int] = set()
        self.is_over = threading.Event()
        self.files = {f"late/{n}.png": lambda n=n: self._picture(n, n in held) for n in range(200)}
        self.files |= {f"late/{name[1:]}.png": content for name, content in others.items()}

    def _picture(self, index: int, is_held: bool) -> bytes:
        self.asked.add(index)
        if is_held:
            self.is_over.wait(60)
        else:
            time.sleep(0.05)
        return png(8, 10)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.is_over.set()


def show(page, serve, example, pictures, script=""):
    open_gallery(page, serve, f"#{example}", files={"late-network.js": script + NETWORK, **pictures.files}, ready=False)
    wait_for_stage(page, "c?.currentElement?.dataset.state")


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@examples
def test_downloads_of_off_screen_items_are_cancelled(page, serve, example):
    """Browsers send six requests at a time to a server: others wait until those are cancelled."""
    with Pictures(held=range(60)) as pictures:
        show(page, serve, example, pictures, PATIENT)
        wait_for_stage(page, "c.currentElement.dataset.state === 'coming'")
        until(lambda: len(pictures.asked) >= 6)
        assert max(pictures.asked) < 60
        page.evaluate("document.querySelector('#show swift-carousel').scrollTo(120, { animated: false })")
        page.wait_for("(asked) => asked.every(index => cancelled.has(`late/${index}.png`))", sorted(pictures.asked)[:6])
        # On a busy machine, WebKitGTK's network process may keep the connections of requests that it has cancelled.
        if page.engine == "webkit":
            pictures.is_over.set()
        wait_for_stage(page, "c.currentIndex === 120 && c.currentElement.dataset.state === 'here'")
        seen = "[...c.querySelectorAll('.download')].filter(item => c.indexOf(item) >= 0).map(item => item.dataset.state)"
        wait_for_stage(page, f"{seen}.length > 3 && {seen}.every(state => state === 'here')")
        # Back again: they are requested again.
        pictures.is_over.set()
        page.evaluate("document.querySelector('#show swift-carousel').scrollTo(4, { animated: false })")
        wait_for_stage(page, "c.currentIndex === 4 && c.currentElement.dataset.state === 'here'")


@pytest.mark.complete("rest")
@examples
def test_missing_and_broken_pictures_are_reported(page, serve, example):
    with Pictures(held=[5], _3="no picture") as pictures:
        show(page, serve, example, pictures)
        wait_for_stage(page, "c.itemElement(3).dataset.state === 'broken'")
        wait_for_stage(page, "c.itemElement(4).dataset.state === 'here'")
        wait_for_stage(page, "c.itemElement(5).dataset.state === 'late'")
        assert stage(page, "c.itemElement(5).innerText").strip() == "This picture took too long to load."
        assert stage(page, "c.itemElement(3).innerText").strip() == "This picture is broken."


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@examples
def test_a_picture_is_shown_when_it_is_decoded(page, serve, example):
    """Browsers decode detached pictures in the background; showing an undecoded picture would delay the frame."""
    with Pictures(_4=png(5000, 4000)) as pictures:
        show(page, serve, example, pictures, HELD)
        page.wait_for("self.isDecoded")
        assert stage(page, "c.itemElement(4).dataset.state") == "coming"
        widths = "[...c.querySelectorAll('img')].map(image => image.naturalWidth)"
        assert 5000 not in stage(page, widths)
        page.evaluate("letGo()")
        wait_for_stage(page, f"c.itemElement(4).dataset.state === 'here' && {widths}.includes(5000)")
