"""The keyboard focus on the element: it is never lost, and what is typed stays where it was typed."""

import os

import pytest
from element_page import carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

#: The steps of the random walk. Before a release, 100,000 are worth their time.
STEPS = int(os.environ.get("CAROUSEL_FOCUS_STEPS", "200" if os.environ.get("CAROUSEL_TESTS") == "all" else "60"))

#: From so many steps on, frames follow one another without a pause, each at a time of its own: the browser need not draw them.
MANY = 1000
FRAMES = """
const { port1, port2 } = new MessageChannel()
let due = [], now = performance.now()
performance.now = () => now
window.requestAnimationFrame = act => {
  due.push(act)
  if (due.length === 1) port2.postMessage(0)
  return due.length
}
port1.onmessage = () => {
  const acts = due
  due = []
  now += 1000 / 60
  for (const act of acts) act(now)
}
"""

ITEM = '<div class="card"><button>Press</button><input><a href="#">Link</a></div>'

#: Walks at random from a seed. Resolves to null, or to how the focus was lost: the state before the walk, the steps from there, each
#: with what was chosen at random in it, and where the focus was.
WALK = """
async ({ seed, steps }) => {
  const c = document.querySelector('swift-carousel')
  const done = []
  const random = count => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    const number = Math.floor(seed / 65536) % count
    done.at(-1)?.push(number)
    return number
  }
  const where = () => {
    const { activeElement: active } = document
    const inside = active === c ? '' : ` of item ${c.indexOf(active)}, child ${[...c.children].indexOf(active.closest('.card'))}`
    return active.localName + (c.contains(active) ? inside : '')
  }
  const state = () => ({
    element: c.cloneNode().outerHTML, items: c.numberOfItems, data: !!c.dataSource, offset: c.scrollOffset,
    moves: c.isScrolling || c.isDecelerating, focus: where(),
  })
  const first = seed
  const start = state()
  const pick = list => list[random(list.length)]
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const template = document.createElement('div')
  template.innerHTML = `ITEM`
  const makeItem = () => template.firstElementChild.cloneNode(true)
  const source = { numberOfItems: 12, element: (index, reused) => (random(4) ? reused : null) ?? makeItem() }
  const styles = customElements.get('swift-carousel').styleNames
  const press = key => {
    const target = document.activeElement
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
  }
  const wheel = (deltaX, shiftKey) => c.dispatchEvent(
    new WheelEvent('wheel', { deltaX: shiftKey ? 0 : deltaX, deltaY: shiftKey ? deltaX : 0, shiftKey, cancelable: true }))
  const at = () => random(c.numberOfItems + 1)
  const choice = () => ({ animated: random(2) === 1 })
  const actions = {
    key: () => press(pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])),
    keys: () => { for (let i = 0; i < 8; i++) press('ArrowRight') },
    wheel: () => wheel(pick([-300, -100, 50, 100, 400]), random(2) === 1),
    scrollTo: () => c.scrollTo(at(), choice()),
    next: () => pick([() => c.next(), () => c.previous()])(),
    offset: () => (c.scrollOffset = at() + random(10) / 10),
    style: () => (c.itemStyle = pick(styles)),
    wrap: () => c.toggleAttribute('wrap'),
    vertical: () => random(4) || c.toggleAttribute('vertical'),
    centered: () => c.setAttribute('center-item-when-selected', random(3) ? 'true' : 'false'),
    insert: () => {
      if (c.numberOfItems > 20) return
      if (c.dataSource) source.numberOfItems++
      c.insertItem(at(), { element: c.dataSource ? undefined : makeItem(), ...choice() })
    },
    remove: () => {
      if (c.numberOfItems < 4) return
      if (c.dataSource) source.numberOfItems--
      c.removeItem(pick([c.currentIndex, random(c.numberOfItems)]), choice())
    },
    removeChild: () => {
      if (c.dataSource || c.numberOfItems < 4) return
      pick([c.currentElement, ...c.children])?.remove()
    },
    reloadItem: () => c.reloadItem(pick([c.currentIndex, at()]), choice()),
    reloadData: () => random(3) || c.reloadData(),
    data: () => {
      if (random(6)) return
      if (!c.dataSource) source.numberOfItems = 12
      c.dataSource = c.dataSource ? null : source
    },
    resize: () => (c.style.height = pick(['400px', '300px'])),
    focus: () => {
      const inside = [...c.currentElement?.querySelectorAll('button, input, a') ?? []]
      pick([c, ...inside, ...inside]).focus({ preventScroll: true })
    },
  }
  c.focus()
  for (let step = 0; step < steps; step++) {
    done.push([])
    const name = pick([...Object.keys(actions), 'focus', 'focus', 'key', 'key'])
    const before = where()
    done[step] = [name]
    actions[name]()
    for (let frames = random(4); frames > 0; frames--) await frame()
    await frame()
    if (!c.contains(document.activeElement)) {
      return JSON.stringify({ seed: first, start, steps: done.map(step => step.join(' ')), before, end: state() }, null, 1)
    }
  }
  return null
}
""".replace("ITEM", ITEM)


def active(page) -> str:
    return page.evaluate("document.activeElement.localName")


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="first")
@pytest.mark.main_path
@pytest.mark.parametrize("seed", range(2))
def test_the_focus_is_never_lost(page, serve, seed):
    page.allow_errors("ResizeObserver loop")
    script = '<script src="frames.js"></script>' if STEPS >= MANY else ""
    show(page, serve, script + carousel(ITEM * 12), **{"frames.js": FRAMES})
    # In parts, each of which is given time.
    for start in range(0, STEPS, 20):
        lost = page.evaluate(WALK, {"seed": seed * 7919 + start + 1, "steps": min(20, STEPS - start)})
        assert lost is None, f"the focus was lost in {page.engine}, in steps {start} to {start + 20}: {lost}"


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("style", ["linear", "cube", "stack"])
@pytest.mark.parametrize("keys", [["End"], ["PageDown"], ["ArrowRight"] * 8], ids=lambda keys: f"{len(keys)} {keys[0]}")
def test_keys_work_after_the_focused_button_has_left(page, serve, style, keys):
    show(page, serve, carousel(ITEM * 12, item_style=style))
    page.evaluate("document.querySelector('button').focus()")
    for key in keys:
        page.key(key)
    rest(page)
    assert active(page) == "swift-carousel"
    page.key("Home")
    wait(page, "c.currentIndex === 0")


@everywhere
def test_the_focus_survives_the_removal_of_its_child(page, serve):
    show(page, serve, carousel(ITEM * 6))
    for remove in ["c.removeItem(0)", "c.removeItem(0, { animated: true })", "c.children[0].remove()"]:
        evaluate(page, "c.currentElement.querySelector('button').focus()")
        assert active(page) == "button"
        evaluate(page, remove)
        rest(page)
        assert active(page) == "swift-carousel"


@everywhere
def test_the_focus_survives_a_reload_while_it_scrolls(page, serve):
    """The child itself is in the cell that replaces the old one: a copy of it could not keep the focus."""
    show(page, serve, carousel(ITEM * 8))
    evaluate(page, "c.scrollTo(3, { animated: false })")
    rest(page)
    evaluate(page, "(c.currentElement.querySelector('button').focus(), c.scrollTo(4, { duration: 2 }), c.reloadItem(3))")
    assert active(page) == "swift-carousel"
    assert page.evaluate("document.querySelectorAll('[data-carousel-copy]').length") == 0
    evaluate(page, "(c.itemElement(3).querySelector('button').focus(), c.scrollTo(7, { animated: false }))")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert active(page) == "swift-carousel"


def test_a_focus_that_the_page_gives_up_is_not_taken_back(page, serve):
    show(page, serve, carousel(ITEM * 6))
    evaluate(page, "c.currentElement.querySelector('button').focus()")
    page.evaluate("document.activeElement.blur()")
    rest(page)
    evaluate(page, "c.children[0].remove()")
    rest(page)
    assert active(page) == "body"


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("control", ["<input>", '<div contenteditable tabindex="0"></div>'])
def test_what_is_typed_stays_in_its_item(page, serve, control):
    """The item is not recycled while it is edited, although its neighbours are."""
    show(page, serve, carousel(0))
    evaluate(
        page,
        """(c.dataSource = {
          numberOfItems: 500,
          element(index, reused) {
            const item = reused ?? Object.assign(document.createElement('div'), { className: 'card', innerHTML: a })
            item.dataset.index = index
            return item
          },
        }, c.scrollTo(3, { animated: false }))""",
        control,
    )
    rest(page)
    evaluate(page, "c.currentElement.firstElementChild.focus()")
    page.type("ab")
    evaluate(page, "c.scrollTo(400, { duration: 1 })")
    for letter in "cdefgh":
        page.type(letter)
    rest(page)
    page.type("i")
    texts = "[...document.querySelectorAll('[data-index] > *')].map(e => e.value ?? e.textContent)"
    assert [text for text in page.evaluate(texts) if text] == ["abcdefghi"]
    assert page.evaluate("document.activeElement.parentElement.dataset.index") == "3"


@pytest.mark.complete("rest")
@pytest.mark.parametrize("role", "radio gridcell treeitem menuitemradio combobox listbox slider tab option searchbox".split())
def test_the_keys_of_widgets_stay_theirs(page, serve, role):
    show(page, serve, carousel(f'<div class="card"><div tabindex="0" role="{role}">{role}</div></div>' * 5))
    page.evaluate("document.querySelector('[role]').focus()")
    for key in ["ArrowRight", "End", "PageDown", "Space"]:
        page.key(key)
    rest(page)
    assert evaluate(page, "c.scrollOffset") == 0
    assert page.evaluate("document.activeElement.role") == role


@everywhere
def test_keys_that_the_page_handles_further_out_stay_its_own(page, serve):
    show(page, serve, carousel('<div class="card"><button>Press</button></div>' * 5))
    page.evaluate("document.addEventListener('keydown', event => event.key === 'End' && event.preventDefault())")
    page.evaluate("document.querySelector('button').focus()")
    page.key("End")
    rest(page)
    assert (evaluate(page, "c.currentIndex"), active(page)) == (0, "button")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("attributes", ["controls", "list-button", ""])
def test_tab_goes_through_it_in_a_page_of_another_layout(page, serve, attributes):
    """In a modal dialog, in a flex row, in a list that scrolls: both ways through the same stops, and Escape closes the dialog."""
    inner = carousel(ITEM * 5, label="Inner").replace("<swift-carousel", f"<swift-carousel {attributes}", 1)
    body = f"""<button id="first">First</button><dialog><div class="scrolled"><div class="row">
      <button id="before">Before</button><div class="wide">{inner}</div><button id="after">After</button>
      </div><p class="tall">Below</p></div></dialog>"""
    style = """.scrolled { height: 360px; overflow: auto } .row { display: flex } .wide { flex: 1; min-width: 0 } .tall { height: 900px }
      .wide swift-carousel { height: 300px }"""
    show(page, serve, body, style=style, ready=False)
    page.evaluate("(document.getElementById('first').focus(), document.querySelector('dialog').showModal())")
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    rest(page)
    focus = """(() => {
      let part = document.activeElement
      while (part.shadowRoot?.activeElement) part = part.shadowRoot.activeElement
      return part.id || part.ariaLabel || part.localName
    })()"""

    def walk(key, end):
        found = [page.evaluate(focus)]
        while found[-1] != end:
            page.key(key)
            found.append(page.evaluate(focus))
            assert len(found) < 20, found
        return found

    page.evaluate("document.getElementById('before').focus()")
    stops = walk("Tab", "after")
    assert "button" in stops and "input" in stops
    assert walk("Shift+Tab", "before") == stops[::-1]
    evaluate(page, "void (c.asList = true)")
    page.wait_for("document.querySelector('swift-carousel').shadowRoot.querySelectorAll('[role=listitem]').length === 5")
    assert walk("Tab", "after").count("input") == 5
    page.key("Escape")
    page.wait_for("!document.querySelector('dialog').open && document.activeElement.id === 'first'")
