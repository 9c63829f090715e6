"""Hostile pages: functions that return anything or throw, endless recursion, and calls in any state."""

import re

import pytest
from element_page import BUILT, carousel, evaluate, rest, show, wait

#: The types name the functions that an author gives.
TYPES = (BUILT / "swift-carousel.d.ts").read_text()
OPTIONS = re.findall(r"^  (\w+)\?: CarouselOption;", TYPES, re.MULTILINE)
EVENTS = re.findall(r"^  (\w+): CustomEvent<", TYPES, re.MULTILINE)

everywhere = pytest.mark.engines("all")

#: Values of which most are no numbers, elements or texts.
ANYTHING = """[undefined, null, NaN, Infinity, -1, 1e308, 5n, 'text', '', true, Symbol('s'), {}, [], [[1]], () => 1,
  { valueOf() { throw new Error('no value') } }, { toString() { throw new Error('no text') } }, { valueOf: () => 5n },
  new Proxy({}, { get() { throw new Error('no member') } }), document, document.body, document.createTextNode('t'),
  document.createDocumentFragment(), new Date(NaN), new Float64Array(3), Object.create(null)]"""

#: Defines `hostile(act)`, which calls a function and returns whether it has not thrown, and collects the page's errors.
PREAMBLE = f"""() => {{
  window.errors_ = []
  addEventListener('error', event => {{ errors_.push(event.message); event.preventDefault() }})
  addEventListener('unhandledrejection', event => {{ errors_.push(String(event.reason)); event.preventDefault() }})
  window.anything = () => {ANYTHING}
  window.hostile = act => {{ try {{ act(); return true }} catch {{ return false }} }}
}}"""

#: Whether the first carousel works: it has its items, and scrolls.
WORKS = """(() => {
  if (c.shadowRoot.querySelector('.row')) return 'it is a row'
  const wanted = (c.currentIndex + 1) % c.numberOfItems
  c.currentIndex = wanted
  return c.currentIndex === wanted && c.numberOfVisibleItems > 0 && c.shadowRoot.querySelectorAll('.item').length > 0
})()"""


def begin(page, serve, body: str, **others):
    show(page, serve, body, **others)
    page.evaluate(PREAMBLE)


def works(page):
    assert evaluate(page, WORKS) is True, page.evaluate("errors_.slice(0, 5)")


@pytest.mark.engines("all", usual="chromium")
def test_the_results_of_all_functions_may_be_anything(page, serve):
    assert len(OPTIONS) > 20 and len(EVENTS) > 15
    # Errors take long to report, and browsers differ little.
    is_thorough = page.engine == "chromium"
    begin(page, serve, carousel(7, controls="", indicator="count", transitions="all" if is_thorough else ""))
    for number in range(0, page.evaluate("anything().length"), 1 if is_thorough else 4):
        give_everywhere(page, number)
    # Transitions ask the functions that are leaving until they end.
    rest(page)
    works(page)
    # Some browsers also write what the page has handled.
    page.take_errors()
    # With those that are kept for reuse.
    assert evaluate(page, "c.shadowRoot.querySelectorAll('.item').length") <= 80


def give_everywhere(page, number: int):
    """Has all functions of the author return one of the values of ANYTHING, throw it, and be it."""
    evaluate(
        page,
        """(async () => {
          const value = anything()[a.number]
          const each = (names, give) => Object.fromEntries(names.map(name => [name, give]))
          // Each listener does it once; a report of an error takes long.
          let heard = () => {}, left = new Set()
          const listen = event => left.delete(event.type) && heard()
          for (const name of a.events) c.addEventListener(name, listen)
          const act = give => {
            heard = give
            left = new Set(a.events)
            hostile(() => { c.options = each(a.options, give) })
            hostile(() => { c.transform = give })
            hostile(() => { c.opacity = give })
            hostile(() => { c.labels = each(['carousel', 'slide', 'position', 'item', 'previous', 'next', 'pause', 'play'], give) })
            hostile(() => { c.decorations = give })
            hostile(() => { c.decorations = () => [give(), { name: 'shadow', x: give() }] })
            hostile(() => { c.decorations = [{ name: 'double-sided', back: give, turned: give }] })
            c.currentIndex = (c.currentIndex + 1) % 7
            c.select((c.currentIndex + 1) % 7)
            c.refreshDecorations()
          }
          act(() => value)
          act(() => { throw value })
          hostile(() => act(value))
          for (const name of a.events) hostile(() => c.addEventListener(name, value))
          await new Promise(requestAnimationFrame)
          for (const name of a.events) for (const listener of [listen, value]) hostile(() => c.removeEventListener(name, listener))
          Object.assign(c, { options: {}, transform: null, opacity: null, labels: null, decorations: null })
        })()""",
        {"number": number, "options": OPTIONS[number % 4 :: 4], "events": EVENTS},
    )


def test_a_data_source_may_return_anything(page, serve):
    begin(page, serve, carousel(0))
    counts = evaluate(
        page,
        """(async () => {
          const card = () => Object.assign(document.createElement('div'), { className: 'card' })
          const shared = card()
          const values = [...anything(), c, c.parentElement, document.documentElement, shared]
          for (let turn = 0; turn < 2; turn++) {
            for (const value of values) {
              for (const give of [() => value, () => { throw value }]) {
                const half = index => index % 2 ? give() : card()
                const sources = [
                  { numberOfItems: 5, element: give }, { numberOfItems: 5, element: half }, { numberOfItems: give, element: card },
                  { numberOfItems: 3, numberOfPlaceholders: 4, element: card, placeholder: give }, { numberOfItems: 3, numberOfPlaceholders: give, element: card },
                  { numberOfItems: 3, get numberOfPlaceholders() { return give() }, element: card, get placeholder() { return give() } }, [value, card(), value], { get numberOfItems() { return give() }, element: 5 },
                ]
                for (const source of [...sources, value]) {
                  hostile(() => { c.dataSource = source })
                  hostile(() => c.reloadData())
                }
              }
            }
            await new Promise(requestAnimationFrame)
          }
          const source = { numberOfItems: 9, element: card }
          c.dataSource = source
          for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
          return [c.shadowRoot.querySelectorAll('.item').length <= 80, c.children.length <= 80, document.body.contains(c)]
        })()""",
    )
    assert counts == [True, True, True]
    works(page)


@everywhere
def test_endless_recursion_around_calls_ends_the_recursion_alone(page, serve):
    begin(page, serve, carousel(9))
    reached = evaluate(
        page,
        """(() => {
          c.addEventListener('currentindexchange', () => c.scrollOffset)
          c.addEventListener('itemlayout', () => {})
          c.options = { spacing: value => value * 1.1 }
          c.transform = (offset, base) => base.translate(200 * offset, 0)
          let turn = 0
          return [0, 7].map(size => {
            // Calls it at each depth, from the deepest on, until there is room for it.
            let left = 6000, calls = 0
            const recurse = (...values) => {
              try { recurse(...values) } catch {
                if (left-- > 0) try { c.scrollTo(turn++ % 9, { animated: false }); if (++calls > 1) left = 0 } catch { /* no room */ }
                throw new Error('deep')
              }
            }
            hostile(() => recurse(...Array(size)))
            return calls
          })
        })()""",
    )
    # With so little room, not even listeners of errors run.
    page.take_errors()
    assert min(reached) > 0
    works(page)


def test_functions_may_ask_for_what_they_determine(page, serve):
    begin(page, serve, carousel(7))
    evaluate(
        page,
        """(async () => {
          let calls = 0
          const ask = () => calls++ < 1e5 && [c.numberOfVisibleItems, c.scrollOffset, c.offsetOf(1), c.elementAt(9, 9), c.destinationIndex]
          c.options = { spacing: value => (ask(), value), visibleItems: () => (ask(), 5), wrap: () => (c.redraw(), c.next(), 1) }
          c.transform = (offset, base) => (ask(), c.scrollBy(1), c.options = { spacing: () => (ask(), 1) }, base)
          for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)
          Object.assign(c, { options: {}, transform: null })
        })()""",
    )
    rest(page)
    works(page)


def test_queries_with_anything_have_results(page, serve):
    begin(page, serve, carousel(3))
    results = evaluate(
        page,
        """(async () => {
          const queries = () => [[NaN, undefined, 'x', {}, -1, 1e308, 3].map(value => c.itemElement(value)), [null, 5, {}, document].map(value => c.indexOf(value))]
          const documents = []
          for (const given of [new Proxy({ version: 1, wraps: true }, {}), Object.freeze({ version: 1, wraps: true })]) documents.push((await c.configure(given)).wraps)
          const attached = queries()
          c.remove()
          await null
          const detached = queries()
          document.body.append(c)
          return [attached, detached, documents, c.itemElement(1.5) === c.children[1]]
        })()""",
    )
    nothing = [[None] * 7, [-1] * 4]
    assert results == [nothing, nothing, [True, True], True]
    works(page)


def test_sixty_carousels_may_move_each_other(page, serve):
    begin(page, serve, carousel(5, wrap="true") * 60)
    moved = page.evaluate(
        """async () => {
          const all = [...document.querySelectorAll('swift-carousel')]
          const moved = new Set()
          let left = 600
          all.forEach((one, index) => one.addEventListener('currentindexchange', () => {
            moved.add(index)
            const next = all[(index + 1) % all.length]
            if (left-- > 0) next.currentIndex = (next.currentIndex + 1) % 5
          }))
          all[0].currentIndex = 1
          while (left > 0) await new Promise(requestAnimationFrame)
          return moved.size
        }"""
    )
    assert moved == 60
    works(page)


@everywhere
def test_other_documents_show_it_with_its_style_sheets(page, serve):
    begin(page, serve, carousel(5, controls="", decorations="reflection") + '<iframe width="900" height="500" srcdoc="<!doctype html><body>"></iframe>')
    page.wait_for("document.querySelector('iframe').contentDocument?.body?.firstChild === null")
    looks = page.evaluate(
        """async () => {
          const c = document.querySelector('swift-carousel')
          const inside = document.querySelector('iframe').contentDocument
          const inert = document.implementation.createHTMLDocument()
          const look = () => [getComputedStyle(c.shadowRoot.querySelector('.item')).position, c.shadowRoot.adoptedStyleSheets.length,
            c.numberOfItems, getComputedStyle(c.shadowRoot.querySelector('.controls')).position]
          while (c.shadowRoot.adoptedStyleSheets.length < 3) await new Promise(done => setTimeout(done))
          const looks = []
          for (const place of [document, inside, document, inert, inside, inert, document]) {
            place.body.prepend(c)
            for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
            if (place !== inert) looks.push(look())
          }
          return looks
        }"""
    )
    assert looks == [["absolute", 3, 5, "absolute"]] * 5
    works(page)


@pytest.mark.complete
def test_bad_settings_never_keep_it_from_opening(page, serve):
    begin(page, serve, carousel(1))
    lost = page.evaluate(
        """async () => {
          const frame = () => new Promise(requestAnimationFrame)
          const inert = document.implementation.createHTMLDocument()
          const probe = document.querySelector('swift-carousel')
          const names = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(probe)))
            .filter(name => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(probe), name).set && name !== 'dataSource')
          const lost = []
          const members = { 'an option': value => ({ options: { spacing: value, wrap: value } }), labels: value => ({ labels: { carousel: value, slide: value } }),
            stops: value => ({ scales: [{ at: value, value }] }), points: value => ({ focusPoint: { x: value, y: value } }) }
          for (const name of [...names, ...Object.keys(members), 'path style']) {
            const one = document.createElement('swift-carousel')
            one.innerHTML = '<div class="card"></div>'.repeat(3)
            if (name === 'path style') Object.assign(one, { itemStyle: 'path', path: 'M nowhere', transform: () => {} })
            for (const value of name === 'path style' ? [] : anything()) {
              const fail = () => hostile(() => Object.assign(one, members[name]?.(value) ?? { [name]: value }))
              // Detached, attached, and in another document.
              for (const place of [document, inert, document]) {
                fail()
                place.body.append(one)
                if (one.numberOfItems !== 3) lost.push([name, typeof value, place === inert])
              }
              fail()
              // It is closed when the current script has ended.
              one.remove()
              await null
            }
            document.body.append(one)
            hostile(() => Object.assign(one, members[name] ? { options: {}, labels: null } : { [name]: name === 'options' ? {} : null }))
            one.transform = null
            one.currentIndex = 2
            if (one.currentIndex !== 2 || one.numberOfVisibleItems < 1) lost.push(name)
            one.remove()
          }
          await frame()
          return lost
        }"""
    )
    assert lost == []
    works_alone = "(c.append(document.createElement('p')), new Promise(requestAnimationFrame))"
    evaluate(page, works_alone)
    works(page)


@pytest.mark.engines("all", usual="chromium")
def test_a_bad_path_is_reported_and_loses_no_items(page, serve):
    begin(page, serve, carousel(1, item_style="path"))
    shown = page.evaluate(
        """() => {
          const one = document.createElement('swift-carousel')
          one.innerHTML = '<div class="card"></div>'.repeat(3)
          Object.assign(one, { itemStyle: 'path', path: 'M nowhere' })
          const look = () => [one.numberOfItems, one.numberOfVisibleItems > 0, one.shadowRoot.querySelectorAll('.item').length > 2]
          document.body.append(one)
          window.one_ = one
          return [look(), hostile(() => { one.transform = (offset, base) => base }), hostile(() => { one.transform = null }),
            hostile(() => { one.path = 'M0 0L' }), look(), hostile(() => { one.path = 'M-300 0H300' }), look()]
        }"""
    )
    works_well = [3, True, True]
    assert shown == [works_well, True, True, True, works_well, True, works_well]
    page.wait_for("errors_.length > 1")
    assert sorted({text.split("“")[1].split("”")[0] for text in page.evaluate("errors_")}) == ["M nowhere", "M0 0L"]
    page.take_errors()


def test_a_transition_from_a_custom_style_shows_it(page, serve):
    begin(page, serve, carousel(5, transitions="style", transition_duration="0.4"))
    evaluate(
        page,
        """(() => {
          window.calls_ = [0, 0]
          c.transform = (offset, base) => (calls_[0]++, base.translate(150 * offset, 40))
          c.transform = (offset, base) => (calls_[1]++, base.translate(250 * offset, -40))
        })()""",
    )
    rest(page)
    page.evaluate("() => { calls_ = [0, 0] }")
    evaluate(page, "void (c.transform = null)")
    page.wait_for("calls_[1] > 10")
    rest(page)
    # The first one only while there was a transition from it.
    assert page.evaluate("[calls_[0], errors_]") == [0, []]
    works(page)


def test_edits_work_while_it_is_not_shown(page, serve):
    begin(page, serve, carousel(3))
    result = page.evaluate(
        """async () => {
          const p = id => Object.assign(document.createElement('p'), { id })
          const ids = c => [...c.children].map(child => child.id).join()
          const fresh = document.createElement('swift-carousel')
          fresh.append(p('a'), p('b'))
          fresh.insertItem(0, { element: p('first') })
          fresh.insertItem(9, { element: p('last') })
          fresh.removeItem(1)
          const texts = [ids(fresh), fresh.numberOfItems, fresh.itemElement(0)?.id, fresh.indexOf(fresh.children[2])]
          const c = document.querySelector('swift-carousel')
          c.remove()
          // At once, and when it is closed.
          for (const id of ['x', 'y']) {
            c.children[0].remove()
            c.insertItem(0, { element: p(id), animated: true })
            c.removeItem(1, { animated: true })
            await new Promise(requestAnimationFrame)
          }
          texts.push(ids(c), c.numberOfItems)
          document.body.append(c, fresh)
          return [...texts, c.numberOfItems, fresh.numberOfItems]
        }"""
    )
    assert result == ["first,b,last", 3, "first", 2, "y", 1, 1, 3]
    assert page.evaluate("errors_") == []


def test_carousels_that_are_gone_are_freed(page, serve):
    begin(page, serve, carousel(2))
    page.evaluate(
        """async () => {
          const frame = () => new Promise(requestAnimationFrame)
          document.querySelector('swift-carousel').remove()
          const make = async () => {
            const refs = []
            for (let n = 0; n < 6; n++) {
              const one = document.createElement('swift-carousel')
              one.innerHTML = '<p>1</p><p>2</p>'
              for (const name of ['itemlayout', 'itemdisplay', 'offsetchange', 'currentindexchange']) one.addEventListener(name, () => {})
              document.body.append(one)
              refs.push(new WeakRef(one))
              await frame()
              one.currentIndex = 1
              await frame()
              one.remove()
            }
            return refs
          }
          window.refs_ = await make()
          for (let n = 0; n < 4; n++) await frame()
        }"""
    )
    page.devtools.send("HeapProfiler.collectGarbage")
    page.wait_for("refs_.filter(ref => ref.deref()).length === 0")


@pytest.mark.complete
def test_carousels_beyond_the_limit_are_rows_until_others_have_gone(page, serve):
    begin(page, serve, carousel(2))
    page.evaluate("() => { window.warnings_ = []; const { warn } = console; console.warn = (...given) => { warnings_.push(given[0]); warn(...given) } }")
    page.evaluate(
        """() => {
          // Most of them show nothing.
          window.others_ = document.createElement('div')
          others_.hidden = true
          for (let n = 1; n < 4000; n++) others_.append(document.createElement('swift-carousel'))
          window.late_ = Object.assign(document.createElement('swift-carousel'), { innerHTML: '<p>1</p><p>2</p><p>3</p>' })
          document.body.append(others_, late_)
        }"""
    )
    page.wait_for("late_.shadowRoot.querySelector('.row')")
    page.wait_for("warnings_.length > 0")
    assert page.evaluate("warnings_") == ["swift-carousel: the page has too many carousels; this one and further ones are scrollable rows"]
    assert page.evaluate("[...document.querySelectorAll('swift-carousel')].filter(one => one.shadowRoot.querySelector('.row')).length") == 1
    works(page)
    page.evaluate("async () => { others_.remove(); late_.remove(); await new Promise(requestAnimationFrame); document.body.append(late_) }")
    page.wait_for("late_.numberOfItems === 3 && !late_.shadowRoot.querySelector('.row')")
    assert page.evaluate("errors_") == []


def test_a_thousand_lifetimes_leave_nothing_behind(page, serve):
    begin(page, serve, carousel(2))
    page.evaluate(
        """() => {
          const frame = () => new Promise(requestAnimationFrame)
          window.live_ = async rounds => {
            for (let round = 0; round < rounds; round++) {
              const all = Array.from({ length: 20 }, (_, n) => {
                const one = document.createElement('swift-carousel')
                one.innerHTML = '<p>item</p>'.repeat(n % 5)
                if (n % 3 === 0) one.dataSource = { numberOfItems: 9, element: () => document.createElement('p') }
                if (n % 4 === 0) Object.assign(one, { controls: true, indicator: 'dots', decorations: 'reflection' })
                if (n % 5 === 0) Object.assign(one, { transform: (offset, base) => base, options: { spacing: value => value }, autoplay: 1 })
                one.addEventListener('itemdisplay', () => {})
                return one
              })
              document.body.append(...all)
              await frame()
              for (const one of all) one.next()
              await frame()
              for (const one of all) one.remove()
              await frame()
            }
          }
        }"""
    )

    def counts(rounds: int) -> dict[str, int]:
        # A few at a time: on a busy machine, all together take longer than an answer may.
        for begin in range(0, rounds, 5):
            page.evaluate("(a) => live_(a)", min(5, rounds - begin))
        for _ in range(3):
            page.evaluate("() => new Promise(requestAnimationFrame)")
            page.devtools.send("HeapProfiler.collectGarbage")
        return page.devtools.send("Memory.getDOMCounters")

    before, after = counts(4), counts(50)
    for name in ("nodes", "jsEventListeners", "documents"):
        assert after[name] <= before[name] + 20, (before, after)
