"""The browser's search finds what is in items: beside the current one, behind an edge, and not mounted."""

import time

import pytest
from element_page import BUILT, PAGE, STYLE, carousel, evaluate, rest, show, wait
from harness.browser_window import BrowserWindow

everywhere = pytest.mark.engines("all")

NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
ITEMS = "".join(f'<div class="card"><p>{word}</p><a href="#there">find{word}</a></div>' for word in NUMBERS.split())

#: A page that notes what happens to it in requests, for tests that cannot ask it.
NOTES = """
const c = document.querySelector('swift-carousel')
const note = name => fetch('/noted/' + name)
const isInside = link => {
  const [around, inside] = [c, link].map(element => element.getBoundingClientRect())
  return inside.width > 0 && inside.left >= around.left && inside.right <= around.right
}
c.addEventListener('settle', () => {
  for (const link of document.links) if (isInside(link)) note('visible-' + link.textContent)
})
addEventListener('blur', () => requestAnimationFrame(() => note('blurred')))
addEventListener('focus', () => note('focused'))
addEventListener('click', () => note('clicked'))
document.addEventListener('selectionchange', () => getSelection().isCollapsed || note('selected-' + getSelection()))
const look = () => c.numberOfVisibleItems ? note('ready') : requestAnimationFrame(look)
look()
"""

#: Whether scripts think that the page has the focus: drivers keep it there.
FOCUS = """isFocused => {
  document.hasFocus = () => isFocused
  dispatchEvent(new FocusEvent(isFocused ? 'focus' : 'blur'))
}"""

#: The indexes of the items that are not inert.
USABLE = "[...c.shadowRoot.querySelectorAll('.item slot')].filter(slot => !slot.inert && slot.assignedElements().length).length"
WAITING = "c.shadowRoot.querySelectorAll('[hidden=until-found]').length"
MOUNTED = "c.indexesOfVisibleItems.length"


class Notes:
    """What a page has noted, from the last look on."""

    def __init__(self, site):
        self._site = site
        self._seen = 0

    def wait_for(self, name: str, act=lambda: None) -> None:
        """Waits until the page has noted this since the last look. What brings it about is done each second until then."""
        start = time.monotonic()
        deadline = start + 60
        acts = 0
        while True:
            if time.monotonic() >= start + acts:
                acts += 1
                act()
            new = self._site.requests[self._seen:]
            if f"/noted/{name}" in new:
                self._seen += new.index(f"/noted/{name}") + 1
                return
            assert time.monotonic() < deadline, f"{name} was not noted, but {new}"
            time.sleep(0.02)


@pytest.fixture
def searched(serve):
    """Opens a page in a browser window, and returns a function that searches a word there, and the notes of the page."""
    windows = []

    def open(engine, style="", **attributes):
        body = carousel(ITEMS, **attributes) + '<script src="notes.js" type="module"></script>'
        site = serve({"index.html": PAGE.format(html="", body=body), "page.css": STYLE + style, "notes.js": NOTES}, BUILT)
        notes = Notes(site)
        window = BrowserWindow(engine, site.url())
        windows.append(window)
        notes.wait_for("ready")
        # Beside the carousel. A window that has just come loses clicks.
        notes.wait_for("clicked", lambda: window.click(60, 800))

        def search(word):
            notes.wait_for("blurred", lambda: window.key("ctrl+f"))
            # Over what was searched before.
            window.key("ctrl+a")
            window.type(word)
            window.key("Return")

        def end():
            # While the browser still searches, it takes no keys.
            notes.wait_for("focused", lambda: window.key("Escape"))

        return search, end, notes

    yield open
    for window in windows:
        window.close()


@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_items_that_are_not_mounted_are_found_and_come_to_the_front(searched, browser):
    search, end, notes = searched(browser)
    for word in ("findtwelve", "findnineteen", "findtwo"):
        search(word)
        notes.wait_for(f"visible-{word}")
        end()


@pytest.mark.parametrize("overflow", ["hidden", "clip"])
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_items_behind_the_edge_are_found_and_shown(searched, browser, overflow):
    search, end, notes = searched(browser, f"swift-carousel {{ width: 500px; overflow: {overflow} }} .card {{ width: 180px }}")
    # It is mounted, but beyond the edge.

    search("findtwo")
    notes.wait_for("visible-findtwo")


@everywhere
def test_while_the_browser_has_the_focus_no_item_is_inert(page, serve):
    show(page, serve, carousel(ITEMS))
    assert evaluate(page, USABLE) == 1
    page.evaluate(FOCUS, False)
    assert evaluate(page, f"{USABLE} >= {MOUNTED}")
    # What the search has focused there is no longer reached when the page has the focus again.
    evaluate(page, "c.children[1].querySelector('a').focus()")
    page.evaluate(FOCUS, True)
    wait(page, f"{USABLE} === 1 && [c, c.children[1].querySelector('a')].includes(document.activeElement)")


@everywhere
def test_a_key_ends_the_search_before_the_focus_moves(page, serve):
    show(page, serve, carousel(ITEMS))
    page.evaluate("() => { document.hasFocus = () => false; dispatchEvent(new FocusEvent('blur')); document.hasFocus = () => true }")
    evaluate(page, "c.focus()")
    page.key("Tab")
    wait(page, f"c.children[0].contains(document.activeElement) && {USABLE} === 1")


@everywhere
def test_children_wait_where_browsers_search_and_return(page, serve):
    show(page, serve, carousel(ITEMS))
    if not evaluate(page, "'onbeforematch' in c"):
        pytest.skip("this browser searches nothing that is hidden")
    page.evaluate(FOCUS, False)
    wait(page, f"{WAITING} === 20 - {MOUNTED}")
    evaluate(page, "(c.children[15].assignedSlot.parentNode.dispatchEvent(new Event('beforematch')), 0)")
    assert evaluate(page, "c.currentIndex") == 15
    # Others wait now, in the order of the items.
    wait(page, f"c.children[0].assignedSlot?.parentNode.hidden === 'until-found' && {WAITING} === 20 - {MOUNTED}")
    order = "[...c.shadowRoot.querySelectorAll('[hidden=until-found] slot')].map(slot => [...c.children].indexOf(slot.assignedElements()[0]))"
    assert evaluate(page, f"{order}.every((index, at, all) => !at || index > all[at - 1])")
    page.evaluate(FOCUS, True)
    wait(page, f"{WAITING} === 0")
    # All of them are shown again where they belong.
    for index in (0, 10, 19):
        evaluate(page, "(c.scrollTo(a, { animated: false }), 0)", index)
        rest(page)
        assert evaluate(page, "c.children[a].checkVisibility() && c.children[a].getBoundingClientRect().width", index) == 200


@everywhere
def test_of_many_children_those_around_the_current_one_wait(page, serve):
    show(page, serve, carousel(3000, current_index=1500))
    if not evaluate(page, "'onbeforematch' in c"):
        pytest.skip("this browser searches nothing that is hidden")
    page.evaluate(FOCUS, False)
    wait(page, f"{WAITING} === 1000 - {MOUNTED}")
    assert evaluate(page, "[1000, 1999].every(index => c.children[index].assignedSlot?.parentNode.hidden === 'until-found')")
    assert evaluate(page, "!c.children[999].assignedSlot && !c.children[2000].assignedSlot")
    # Browsers would make a layer of each box that lies over the items.
    assert evaluate(page, "[...c.shadowRoot.querySelectorAll('[hidden=until-found]')].every(box => box.offsetHeight === 0)")


@everywhere
def test_children_wait_in_a_shadow_tree_that_a_server_has_declared(page, serve):
    items = '<template shadowrootmode="open"></template>' + ITEMS
    show(page, serve, carousel(items))
    if not evaluate(page, "'onbeforematch' in c && c.shadowRoot.slotAssignment === 'named'"):
        pytest.skip("this browser searches nothing that is hidden")
    page.evaluate(FOCUS, False)
    wait(page, f"{WAITING} === 20 - {MOUNTED} && c.children[15].assignedSlot?.parentNode.hidden === 'until-found'")
    page.evaluate(FOCUS, True)
    wait(page, f"{WAITING} === 0 && c.children[15].slot === ''")


@everywhere
def test_a_carousel_that_moves_while_the_browser_has_the_focus_shows_its_items(page, serve):
    show(page, serve, carousel(ITEMS, item_style="coverflow"))
    page.evaluate(FOCUS, False)
    for index in (8, 19, 3):
        evaluate(page, "(c.scrollTo(a, { duration: 0.3 }), 0)", index)
        wait(page, "c.currentIndex === a", index)
        rest(page)
        shown = "c.indexesOfVisibleItems.every(index => c.children[index].assignedSlot.closest('.item')?.checkVisibility())"
        assert evaluate(page, shown)


#: With the style sheet, only the first items are in a row before the engine has started: the text is found later.
SHEET = '<link rel="stylesheet" href="swift-carousel.css">'
#: Chromium looks for a text again while the page changes, as pages do that load.
CHANGES = """
let count = 0
const change = () => {
  document.body.dataset.count = ++count
  if (count < 100) setTimeout(change, 50)
}
addEventListener('load', change)
"""


@pytest.mark.parametrize("sheet", ["", SHEET])
@pytest.mark.parametrize("style", ["linear", "coverflow"])
def test_a_text_in_the_address_is_found(page, serve, style, sheet):
    body = f'{sheet}<script src="changes.js"></script>{carousel(ITEMS, item_style=style)}'
    site = serve({"index.html": PAGE.format(html="", body=body), "page.css": STYLE, "changes.js": CHANGES}, BUILT)
    page.open(f"{site.url()}#:~:text=findtwelve")
    wait(page, "c.currentIndex === 12")


@everywhere
def test_a_row_that_was_scrolled_before_the_engine_came_starts_there(page, serve):
    def module():
        while not opened:
            time.sleep(0.02)
        return (BUILT / "swift-carousel.wasm").read_bytes()

    opened = []
    show(page, serve, carousel(ITEMS), ready=False, **{"swift-carousel.wasm": module})
    wait(page, "c.matches(':state(waiting)') && c.scrollWidth > c.clientWidth")
    evaluate(page, "(c.children[6].scrollIntoView({ inline: 'center' }), 0)")
    wait(page, "c.scrollLeft > 100")
    opened.append(True)
    wait(page, "c.currentIndex === 6")
    rest(page)
    assert evaluate(page, "[c.scrollLeft, c.currentIndex]") == [0, 6]
