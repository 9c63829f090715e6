"""The components for React and Vue with the frameworks' own builds, and bundled pages."""

import importlib.util
import shutil
from pathlib import Path

import bundling
import pytest
from element_page import BUILT, current, evaluate, offset, rest, wait

#: Vue compiles templates by `eval`; the page has a style of its own.
POLICY = "default-src 'self'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'"

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Albums</title>
<link rel="stylesheet" href="app.css">
<style>
  body { margin: 0 }
  swift-carousel { height: 300px }
  .card { width: 200px; height: 200px; background: #48c }
</style>
<main></main>
<script type="module" src="app.js"></script>
"""

#: An app with a bound index, items by a list and by a data source, and a handler that can be exchanged.
REACT = """
import { createElement as h, createRef, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SwiftCarousel } from 'swift-carousel/react'
import 'swift-carousel/swift-carousel.css'

window.element = createRef()
window.heard = []
function Albums() {
  const [titles, setTitles] = useState(Array.from({ length: 30 }, (_, n) => 'Album ' + n))
  const [index, setIndex] = useState(2)
  const [style, setStyle] = useState('rotary')
  const [source, setSource] = useState(null)
  Object.assign(window, { setTitles, setIndex, setStyle, setSource })
  return h(SwiftCarousel, {
    ref: element, itemStyle: style, label: 'Albums', className: 'albums', currentIndex: index, dataSource: source, wrap: false,
    onCurrentIndexChange: event => setIndex(event.detail.index),
    onSettle: event => heard.push([event.type, index, style]),
  }, titles.map(title => h('div', { key: title, className: 'card' }, title)))
}
createRoot(document.querySelector('main')).render(h(StrictMode, null, h(Albums)))
"""

VUE = """
import { createApp, ref } from 'vue'
import { SwiftCarousel } from 'swift-carousel/vue'
import 'swift-carousel/swift-carousel.css'

const app = createApp({
  components: { SwiftCarousel },
  setup() {
    const titles = ref(Array.from({ length: 30 }, (_, n) => 'Album ' + n))
    const [index, goal, look, source, element] = [ref(2), ref(2), ref('rotary'), ref(null), ref(null)]
    window.heard = []
    Object.defineProperty(window, 'element', { get: () => ({ current: element.value.element }) })
    Object.assign(window, {
      setTitles: change => { titles.value = change(titles.value) },
      setIndex: value => { index.value = value },
      setGoal: value => { goal.value = value },
      goal: () => goal.value,
      setStyle: value => { look.value = value },
      setSource: value => { source.value = value },
    })
    const settled = event => heard.push([event.type, index.value, look.value])
    return { titles, index, goal, look, source, element, settled }
  },
  template: `<SwiftCarousel ref="element" :item-style="look" label="Albums" class="albums" :data-source="source" :wrap="false"
      v-model:current-index="index" v-model:destination-index="goal" @settle="settled">
    <div v-for="title in titles" :key="title" class="card">{{ title }}</div>
  </SwiftCarousel>`,
})
app.mount('main')
"""


def vue() -> Path:
    """Returns the release of Vue for browsers."""
    return Path(importlib.util.find_spec("nicegui").origin).parent / "static" / "vue.esm-browser.prod.js"


#: A page without a framework.
PLAIN = """
import 'swift-carousel'
import 'swift-carousel/swift-carousel.css'
document.querySelector('main').innerHTML = `<swift-carousel decorations="reflection">${'<p class="card">Album</p>'.repeat(9)}</swift-carousel>`
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    """Bundles an app as a developer would, by its imports from the package; returns the folder of the result."""
    folder = tmp_path_factory.mktemp("apps")
    (folder / "node_modules").mkdir()
    (folder / "node_modules" / "swift-carousel").symlink_to(BUILT)

    def bundle(name, source):
        if not (folder / name).exists():
            bundling.bundle(folder, name, source, f"--alias:vue={vue()}", '--define:process.env.NODE_ENV="development"')
        return folder / name

    return bundle


def test_a_bundled_page_loads_the_module_and_the_decorations(page, serve, bundle):
    built = bundle("plain", PLAIN)
    shutil.copy(BUILT / "swift-carousel.wasm", built)
    page.open(serve({"index.html": PAGE}, built, policy=POLICY).url())
    wait(page, "c?.numberOfVisibleItems > 3 && c.shadowRoot.querySelector('[class*=reflection]')")


@pytest.fixture(params=["react", "vue"])
def app(request, page, serve, bundle):
    built = bundle(request.param, {"react": REACT, "vue": VUE}[request.param])
    shutil.copy(BUILT / "swift-carousel.wasm", built)
    site = serve({"index.html": PAGE}, built, policy=POLICY)
    page.open(site.url())
    wait(page, "c?.numberOfItems === 30")
    rest(page)
    return request.param


def test_properties_reach_the_element(page, app):
    assert current(page) == 2 and evaluate(page, "c === element.current && c.className") == "albums"
    assert evaluate(page, "[c.itemStyle, c.label, c.wrap]") == ["rotary", "Albums", False]
    page.evaluate("setStyle('wheel')")
    wait(page, "c.itemStyle === 'wheel'")
    page.evaluate("setIndex(9)")
    wait(page, "c.currentIndex === 9")
    rest(page)
    assert offset(page) == 9


def test_a_flick_ends_where_it_would_unbound(page, app):
    evaluate(page, "c.scrollTo(14)")
    wait(page, "c.currentIndex === 14 && !c.isScrolling")
    wait(page, "heard.some(([, index]) => index === 14)")
    x, y = page.box("swift-carousel").centre
    page.drag((x + 200, y), (x - 200, y), seconds=0.1)
    wait(page, "c.isDecelerating")
    goal = evaluate(page, "c.destinationIndex")
    rest(page)
    assert current(page) == goal > 15
    wait(page, f"heard.at(-1)[1] === {goal}")
    # A handler sees the state of its own render.
    assert page.evaluate("heard.at(-1)") == ["settle", goal, "rotary"]


def test_items_come_and_go(page, app):
    page.evaluate("setTitles(titles => titles.filter((_, n) => n !== 1).concat('Last'))")
    wait(page, "c.numberOfItems === 30 && c.currentElement.textContent === 'Album 2'")
    page.evaluate("setSource(['a', 'b', 'c'])")
    wait(page, "c.numberOfItems === 3 && c.currentElement.textContent === 'b' || c.currentElement.textContent === 'c'")
    page.evaluate("setSource(null)")
    wait(page, "c.numberOfItems === 30")


# The page of React binds only the current item.
@pytest.mark.parametrize("app", ["vue"], indirect=True)
def test_a_bound_destination_scrolls(page, app):
    page.evaluate("setGoal(6)")
    wait(page, "c.isScrolling && c.destinationIndex === 6")
    rest(page)
    assert current(page) == 6
    evaluate(page, "c.scrollTo(11)")
    page.wait_for("goal() === 11")
    rest(page)
    assert current(page) == 11


#: A page that a server has rendered: React warns of attributes that are not from there. Its HTML is written out, since React 18.2 leaves
#: out elements in custom elements.
HYDRATED = """
import { createElement as h } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SwiftCarousel } from 'swift-carousel/react'
import 'swift-carousel/swift-carousel.css'

const main = document.querySelector('main')
main.innerHTML = '<swift-carousel tabindex="0" item-style="rotary"><div class="card">Aja</div><div class="card">Blue</div></swift-carousel>'
hydrateRoot(main, h(SwiftCarousel, { itemStyle: 'rotary', ref: () => { window.isHydrated = true } }, [
  h('div', { key: 1, className: 'card' }, 'Aja'), h('div', { key: 2, className: 'card' }, 'Blue'),
]))
"""


def test_a_page_from_a_server_is_hydrated_without_warnings(page, serve, bundle):
    built = bundle("hydrated", HYDRATED)
    shutil.copy(BUILT / "swift-carousel.wasm", built)
    page.open(serve({"index.html": PAGE}, built, policy=POLICY).url())
    page.wait_for("window.isHydrated")
    wait(page, "c.numberOfVisibleItems === 2")
    rest(page)
    assert evaluate(page, "[c.itemStyle, c.tabIndex]") == ["rotary", 0]
