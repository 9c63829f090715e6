// Storms of calls on carousels of a page: `storm(seed, steps)` resolves to what is wrong afterwards, or null. Steps are
// numbers; each makes the same random choices whatever came before it, so that a fault needs only some of them. The errors
// that a page may make are thrown as 'hostile'; any other error is a fault.
const faults = []
addEventListener('error', event => {
  event.preventDefault()
  // A function that has thrown has returned no decoration, and most values are no path.
  if (/ResizeObserver|decorations: |is not a path/.test(event.message) || event.error === 'hostile') return
  faults.push(event.error?.stack ?? event.message)
})
addEventListener('unhandledrejection', event => {
  event.preventDefault()
  if (event.reason !== 'hostile') faults.push(event.reason?.stack ?? String(event.reason))
})

function random(seed) {
  let state = seed >>> 0
  const below = count => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return { below, pick: list => list[below(list.length)] }
}

const frame = () => new Promise(requestAnimationFrame)
let cardNumber = 0
const card = () => Object.assign(document.createElement('div'), { className: 'card', textContent: cardNumber++, tabIndex: -1 })

const events = ['currentindexchange', 'itemlayout', 'beforeitemlayout', 'beforeitemdisplay', 'itemdisplay', 'itemdisplayend', 'offsetchange', 'settle',
  'scrollanimationstart', 'scrollanimationend', 'editend', 'itemselect', 'itemselected']

window.storm = async (seed, steps) => {
  let r = random(seed)
  faults.length = 0
  document.body.replaceChildren()
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const inside = Object.assign(document.createElement('iframe'), { srcdoc: '<!doctype html><body>' })
  document.body.append(host, inside)
  await new Promise(done => { inside.onload = done })
  const inert = document.implementation.createHTMLDocument()
  const places = [document.body, document.body, document.body, root, inside.contentDocument.body, inert.body, document.createDocumentFragment()]
  const all = Array.from({ length: 3 }, () => {
    const one = document.createElement('swift-carousel')
    one.append(...Array.from({ length: r.below(8) }, card))
    document.body.append(one)
    return one
  })
  let depth = 0, left = 0
  const number = () => r.below(6) ? r.below(12) - 2 : r.pick([NaN, Infinity, -Infinity, 1e308, -1e9, 0.5, undefined, null, '3', 2 ** 31])
  const choice = () => r.pick([undefined, { animated: true }, { animated: false }, { duration: 0.1 }, { duration: number() }, null, { behavior: 'smooth' }])
  const properties = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(all[0]))).filter(name =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(all[0]), name).set && !/^(dataSource|config|decorations|scrollOffset|transform|opacity|options|labels)$/.test(name))
  const source = () => ({
    numberOfItems: () => interfere(r.below(9)), numberOfPlaceholders: () => r.below(3),
    element: (index, reused) => interfere(r.below(3) && reused ? reused : card()), placeholder: (index, reused) => reused ?? card(),
  })
  // What a listener or a function does: mostly nothing, sometimes calls, sometimes throws.
  const interfere = value => {
    if (depth < 3 && left-- > 0 && r.below(6) === 0) {
      depth++
      try { act(r.pick(all)) } finally { depth-- }
    }
    if (r.below(60) === 0) throw 'hostile'
    return value
  }
  const acts = {
    scroll: one => r.pick([() => one.scrollTo(number(), choice()), () => one.scrollBy(number(), choice()), () => one.next(choice()), () => one.previous(choice()),
      () => one.scrollToOffset(number(), choice()), () => one.scrollByOffset(number(), choice()), () => { one.currentIndex = number() }, () => { one.scrollOffset = number() },
      () => { one.destinationIndex = number() }, () => one.select(number()), () => one.scrollTo(one.children[0] ?? one)])(),
    edit: one => r.pick([() => one.insertItem(number(), { element: card(), animated: !r.below(2) }), () => one.removeItem(number(), choice()), () => one.reloadItem(number(), choice()),
      () => one.append(card()), () => one.firstElementChild?.remove(), () => one.prepend(card(), card()), () => one.replaceChildren(...Array.from({ length: r.below(6) }, card)),
      () => one.lastElementChild && one.prepend(one.lastElementChild), () => one.reloadData(), () => one.redraw(), () => r.pick(all).append(...one.children)])(),
    set: one => { one[r.pick(properties)] = r.pick([number(), true, false, null, 'all', { x: 0.2, y: 0.3 }, '', 'auto']) },
    style: one => r.pick([() => { one.itemStyle = r.pick(one.constructor.styleNames) },
      () => Object.assign(one, { itemStyle: 'path', path: r.pick(['M-300 0H300', 'M nowhere', '']) }), () => { one.transform = r.below(2) ? (offset, base) => interfere(base.translate(offset * 100, 0)) : null },
      () => { one.opacity = r.below(2) ? offset => interfere(1 - offset / 9) : null }, () => { one.options = r.below(2) ? { spacing: value => interfere(value * 1.1), wrap: () => interfere(r.below(2)) } : {} },
      () => { one.decorations = r.pick([null, 'reflection', ['shadow'], () => interfere(['cached']), [{ name: 'double-sided', back: () => interfere(card()), turned: () => interfere(true) }]]) },
      () => { one.labels = r.below(2) ? { item: () => interfere('item') } : null }])(),
    source: one => { one.dataSource = r.below(3) ? null : source() },
    move: one => r.pick(places).append(one),
    remove: one => one.remove(),
    listen: one => one.addEventListener(r.pick(events), event => { interfere(); if (!r.below(9)) event.preventDefault() }, { once: !r.below(2) }),
    focus: one => (r.below(2) ? one : one.currentElement ?? one).focus(),
    key: one => one.dispatchEvent(new KeyboardEvent('keydown', { key: r.pick(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ', 'PageDown']), bubbles: true, cancelable: true })),
    wheel: one => one.dispatchEvent(new WheelEvent('wheel', { deltaX: r.below(400) - 200, deltaY: r.below(400) - 200, cancelable: true })),
    press: one => {
      const target = one.children[0] ?? one
      const event = (name, x) => target.dispatchEvent(new PointerEvent(name, { pointerId: 7, isPrimary: true, bubbles: true, composed: true, button: 0, buttons: 1, clientX: x, clientY: 99 }))
      event('pointerdown', 200)
      if (r.below(2)) event('pointermove', r.below(900))
      if (r.below(3)) event(r.pick(['pointerup', 'pointercancel']), 150)
    },
    query: one => [one.scrollOffset, one.currentIndex, one.currentElement, one.numberOfItems, one.numberOfVisibleItems, one.indexesOfVisibleItems, one.offsetOf(number()), one.itemElement(number()),
      one.indexOf(one.lastElementChild), one.elementAt(100, 100), one.isScrolling, one.wraps, one.toggle],
  }
  const act = one => {
    try {
      acts[r.pick(Object.keys(acts))](one)
    } catch (error) {
      // What the page's own functions throw, and what the page asks of the browser in vain: Chromium moves no element
      // that a listener moves while it loses the focus.
      const isInVain = error?.name === 'HierarchyRequestError'
        || (error?.name === 'NotFoundError' && /'blur'.*\n +at [^\n]*storm\.js/.test(error.stack))
      if (error !== 'hostile' && !isInVain) faults.push(error?.stack ?? String(error))
    }
  }
  for (const n of steps) {
    r = random(Math.imul(seed, 0x9e3779b1) + n + 1)
    left = 20
    act(r.pick(all))
    if (!r.below(12)) await frame()
    const one = r.pick(all)
    if (!Number.isFinite(one.scrollOffset)) return `scrollOffset is ${one.scrollOffset} after step ${n}`
    const boxes = one.shadowRoot.querySelectorAll('.item').length
    if (boxes > 600) return `${boxes} cells after step ${n}`
    // A list is a row that the page has asked for.
    if (!one.asList && one.shadowRoot.querySelector('.row')) return `a row after step ${n}`
    if (faults.length) return `step ${n}: ${faults[0]}`
  }
  // Afterwards an ordinary carousel works.
  left = -Infinity
  for (const one of all) {
    for (const name of properties) one[name] = null
    Object.assign(one, { dataSource: null, transform: null, opacity: null, options: {}, labels: null, decorations: null, transitions: '' })
    one.replaceChildren(...Array.from({ length: 5 }, card))
    document.body.append(one)
    await frame()
    await frame()
    if (one.numberOfItems !== 5) return `it has ${one.numberOfItems} items instead of 5`
    one.pause()
    one.scrollTo(3, { animated: false })
    if (one.currentIndex !== 3) return `it is at ${one.currentIndex} instead of 3`
    if (one.indexOf(one.currentElement) !== 3 || one.currentElement !== one.children[3]) return 'its current element is another one'
    const shown = [...one.shadowRoot.querySelectorAll('.stage slot')].flatMap(slot => slot.assignedElements())
    if (new Set(shown).size !== shown.length || !shown.includes(one.children[3])) return 'an item is in two places, or in none'
    if (one.children.length !== 5) return `it has ${one.children.length} children`
  }
  for (const one of all) one.remove()
  return faults[0] ?? null
}
