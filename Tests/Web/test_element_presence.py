"""Autoplay stops when the user uses something in an item that takes its own input, and waits while something plays."""

import struct

import pytest
from element_page import OTHER, carousel, current, evaluate, others_advance, rest, show, wait
from harness import ROOT
from pages import Page

FRAME_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; media-src 'self'; frame-src 'self'; connect-src 'self'"
INNER = '<!doctype html><title>Inner</title><body><input id="field" autofocus>'


def sound(seconds: float) -> bytes:
    """Returns silence as a WAV file."""
    data = bytes(round(8000 * seconds))
    return b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 8000, 1, 8) + b"data" + struct.pack("<I", len(data)) + data


def stays(page, index: int):
    """Waits until the other carousel has advanced several times, while the first one has not."""
    others_advance(page)
    assert current(page) == index


def use(content: str, **attributes) -> str:
    """Autoplay that has a minute until the test starts it."""
    return carousel(f'<div class="card">{content}</div>' * 5, autoplay="60", **attributes) + OTHER


def start(page):
    evaluate(page, "(c.autoplay = 0.15, 0)")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize(
    "control",
    [
        '<input type="range" class="used">',
        '<div draggable="true" class="used">Drag</div>',
        '<div data-carousel-ignore class="used">Mine</div>',
        '<audio controls class="used" src="sound.wav"></audio>',
        "<select class='used'><option>One<option>Two</select>",
        '<textarea class="used">Text</textarea>',
        '<button class="used">Press</button>',
    ],
    ids=["range", "draggable", "ignored", "audio", "select", "textarea", "button"],
)
def test_a_press_on_a_control_stops_it(page, serve, control):
    style = ".used { width: 150px; height: 60px; display: block }"
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), use(control), style=style, **{"sound.wav": sound(60)})
    # WebKitGTK in the tests has no sound, but shows the controls.
    page.allow_errors("did not load .*sound.wav")
    if page.engine != "webkit":
        page.wait_for("(document.querySelector('audio')?.readyState ?? 4) > 0")
    page.click(*page.box(".used").centre)
    page.move(10, 10)
    start(page)
    wait(page, "c.isPaused")
    stays(page, 0)
    evaluate(page, "(document.activeElement.blur(), document.querySelector('audio')?.pause(), c.play())")
    wait(page, "c.currentIndex > 0")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("attribute", ["autoplay", "autoscroll"])
def test_the_focus_in_another_document_stops_it(page, serve, attribute):
    body = carousel('<div class="card"><iframe src="inner.html" width="150" height="100"></iframe></div>' * 40, **{attribute: "60" if attribute == "autoplay" else "0.0001"})
    site_files = {"inner.html": INNER.replace(" autofocus", "")}
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), body + OTHER, **site_files)
    box = page.box("iframe")
    page.click(box.x + 60, box.y + 20)
    page.wait_for("document.activeElement.localName === 'iframe'")
    page.move(10, 10)
    wait(page, "c.isPaused")
    evaluate(page, f"(c.{attribute} = {0.15 if attribute == 'autoplay' else 5}, 0)")
    stays(page, 0)
    page.type("typed")
    text = "document.querySelector('iframe').contentDocument.querySelector('#field').value"
    page.wait_for(f"{text} === 'typed'")
    # It keeps the focus wherever the carousel scrolls.
    evaluate(page, "(c.scrollTo(35, { animated: false }), 0)")
    rest(page)
    page.type("more")
    page.wait_for(f"{text} === 'typedmore'")
    assert evaluate(page, "c.indexesOfVisibleItems.includes(0)")
    # When it has lost it, its item goes.
    page.evaluate("() => { const button = document.body.appendChild(document.createElement('button')); button.focus() }")
    wait(page, "!c.indexesOfVisibleItems.includes(0)")
    evaluate(page, "c.play()")
    wait(page, "c.currentIndex !== 35")


MEDIUM = '<div class="card"><audio src="sound.wav" {}></audio></div>'


#: Browsers play nothing before the user has pressed something.
START = '<button id="start" class="start">Start</button>'


def press_start(page):
    # Firefox reports one of them as missing that is still loading when the page goes.
    page.allow_errors("did not load .*sound.wav")
    page.evaluate("() => document.querySelector('#start').addEventListener('click', () => document.querySelector('audio').play())")
    page.click(*page.box("#start").centre)
    page.move(700, 5)


# WebKitGTK in the tests has no sound.
@pytest.mark.engines("chromium", "firefox")
def test_it_waits_while_a_medium_plays_in_the_current_item(page, serve):
    body = START + carousel(MEDIUM.format("") * 5, autoplay="60") + OTHER
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), body, **{"sound.wav": sound(60)})
    press_start(page)
    page.wait_for("!document.querySelector('audio').paused && document.querySelector('audio').readyState > 2")
    start(page)
    stays(page, 0)
    assert not evaluate(page, "c.isPaused")
    # In another item it may go on: the user has moved away.
    evaluate(page, "c.next()")
    wait(page, "c.currentIndex > 1")
    page.evaluate("document.querySelector('audio').pause()")


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize("end", ["pause", "end", "removal"])
def test_it_goes_on_when_the_medium_has_ended(page, serve, end):
    body = START + carousel(MEDIUM.format("") * 5, autoplay="60") + OTHER
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), body, **{"sound.wav": sound(0.5 if end == "end" else 60)})
    press_start(page)
    page.wait_for("document.querySelector('audio').played.length > 0")
    start(page)
    if end == "pause":
        stays(page, 0)
        page.evaluate("document.querySelector('audio').pause()")
    elif end == "removal":
        stays(page, 0)
        evaluate(page, "c.currentElement.remove()")
    wait(page, "c.currentIndex > 0")


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("medium", [MEDIUM, '<audio class="card" src="sound.wav"></audio>'], ids=["in an item", "an item"])
def test_the_printed_listener_pauses_a_medium_in_an_item_that_is_no_longer_current(page, serve, medium):
    guide = Page(ROOT / "Documentation" / "Web.md")
    example = next(example.text for example in guide.examples if example.language == "js" and "medium.pause()" in example.text)
    body = START + carousel(medium.format("") + '<div class="card"></div>' * 9)
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), body, **{"sound.wav": sound(60), "example.js": example})
    press_start(page)
    page.wait_for("document.querySelector('audio').played.length > 0")
    # On its own it goes on.
    evaluate(page, "(c.scrollTo(5, { animated: false }), 0)")
    rest(page)
    evaluate(page, "(c.scrollTo(0, { animated: false }), 0)")
    assert page.evaluate("!document.querySelector('audio').paused")
    page.evaluate("(globalThis.carousel = document.querySelector('swift-carousel'), import(new URL('example.js', location)).then(() => 0))")
    evaluate(page, "(c.scrollTo(1, { duration: 0.1 }), 0)")
    page.wait_for("document.querySelector('audio').paused")


@pytest.mark.engines("chromium", "firefox")
def test_a_silent_loop_is_decoration(page, serve):
    body = START + carousel(MEDIUM.format("loop muted") * 5, autoplay="60")
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), body, **{"sound.wav": sound(60)})
    press_start(page)
    page.wait_for("document.querySelector('audio').played.length > 0")
    start(page)
    wait(page, "c.currentIndex > 0")
