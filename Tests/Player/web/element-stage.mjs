// <swift-carousel> in a page, acted upon by the events that a browser sends.
import { lengthOf, resize, sizeOf, UnplayableStep } from './sessions.mjs'

/** The element's events, and what of their details scenarios tell. */
const events = {
  currentindexchange: ['currentIndexDidChange', 'index'], carouseldragstart: ['willBeginDragging'],
  carouseldragend: ['didEndDragging', 'willDecelerate'], decelerationstart: ['willBeginDecelerating'],
  decelerationend: ['didEndDecelerating', 'finished'], scrollanimationstart: ['willBeginScrolling'],
  scrollanimationend: ['didEndScrolling', 'finished'], itemselected: ['didSelect', 'index'], editend: ['didEndEditing'],
  settle: ['didSettle'], pausechange: ['pauseDidChange', 'paused'], itemtap: ['didTap', 'index'],
}

const keys = {
  left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown', pageUp: 'PageUp', pageDown: 'PageDown',
  home: 'Home', end: 'End', select: 'Enter',
}
const modifiers = { shift: 'shiftKey', control: 'ctrlKey', option: 'altKey', command: 'metaKey' }

/** The modes of a wheel's event. Of notches browsers tell the points that they scroll by. */
const wheelModes = { point: 0, line: 1, page: 2, notch: 0 }
const pointsOfNotch = 100

/** More items than this come from a data source and not from children. */
const mostChildren = 1000

/** More pages than this have no dots of their own. */
const mostDots = 13

const reducedMotion = '(prefers-reduced-motion: reduce)'
const moreContrast = '(prefers-contrast: more)'

export class ElementStage {
  fields = new Set([
    'scrollOffset', 'currentIndex', 'moves', 'canGoBack', 'canGoForward', 'dots', 'pauseButton', 'read', 'usable',
    'focus',
  ])
  events = new Set([...Object.values(events).map(([name]) => name), 'shouldAnnounce', 'shouldSelectItem'])

  #session
  #host = document.createElement('swift-carousel')
  #page = document.createElement('div')
  #items = []
  #ids
  #isSource
  /** Whether items have lengths of their own, and those that were shown when the browser last told them. */
  #isMeasured = false
  #measured = ''
  #heard = []
  #pressed = null
  /** What scrolls around it while a finger is down. */
  #around = null
  #pointerType = 'mouse'
  #start = [0, 0]
  #hasMovedFocus = false
  /** Whether a change of the items is being shown. */
  #isEditing = false

  constructor(session) {
    this.#session = session
    const { count, ids, placeholders } = session.items
    this.#isSource = count > mostChildren || session.items.lengths.length > 0
    this.#ids = ids
    this.#page.className = 'page'
    this.#page.append(this.#host)
    if (!this.#isSource) this.#items = Array.from({ length: count }, (_, index) => this.#item(index))
    this.#host.append(...this.#items)
    for (let index = 0; index < placeholders; index++) this.#host.append(Object.assign(this.#item(-1), { slot: 'placeholder' }))
    Object.assign(this.#host, { controls: true, indicator: 'dots' })
    this.#listen()
    // Said of an item is its number alone.
    this.#host.labels = { position: () => '', item: name => name, firstItem: 'first', lastItem: 'last' }
    virtual.reset()
    // The element does not tell that it moves by itself, or that a transition is under way: then what is read may be late.
    const movesByItself = session.moments.some(({ state }) => state.moves === 'autoscroll')
    if (movesByItself) this.fields.delete('moves')
    if (movesByItself || session.steps.some(({ name }) => name === 'transitions')) {
      this.fields.delete('read')
      this.fields.delete('usable')
    }
  }

  /** Takes the carousel away, and lets all that has asked for a frame have it. */
  async end() {
    this.#page.remove()
    await settle()
    for (let count = 0; count < 4; count++) virtual.refresh()
  }

  #item(index) {
    const element = document.createElement('div')
    const { items } = this.#session
    setSize(element, index < 0 ? items.placeholderSize : sizeOf(items, index, this.#ids?.[index]))
    return element
  }

  #listen() {
    for (const [type, [name, detail]] of Object.entries(events)) {
      this.#host.addEventListener(type, event => {
        if (name === 'didEndEditing') this.#isEditing = false
        if (event.target === this.#host) this.#heard.push(detail ? `${name} ${Number(event.detail[detail])}` : name)
      })
    }
    this.#host.addEventListener('itemselect', event => {
      if (event.target !== this.#host) return
      const { index } = event.detail
      const isAllowed = !this.#session.items.denied.includes(index)
      if (!isAllowed) event.preventDefault()
      this.#heard.push(`shouldSelectItem ${index} ${isAllowed}`)
    })
    const live = this.#host.shadowRoot.querySelector('.live')
    new MutationObserver(() => {
      // What is said is the number of the item, whose element carries it.
      if (live.textContent) this.#heard.push(`shouldAnnounce ${live.textContent}`)
      live.textContent = ''
    }).observe(live, { childList: true })
  }

  /** Flags are told as words. */
  takeEvents() {
    const heard = this.#heard.map(event =>
      event.replace(/^(didEnd(?:Dragging|Decelerating|Scrolling)|pauseDidChange) (\d)$/, (_, name, flag) => `${name} ${flag === '1'}`))
    this.#heard = []
    return heard
  }

  // MARK: Steps

  async perform(step) {
    const steps = this.#steps[step.do]
    if (!steps) throw new UnplayableStep(`a page has nothing like ${step.do}`)
    const answer = await steps(step)
    this.#name()
    if (this.#isMeasured) await this.#measure()
    // What the element does after the script that runs: the reading order, changes of its children, what is said.
    await settle()
    return answer
  }

  /** Items are called by their numbers, which change with the data. */
  #name() {
    for (const [index, element] of this.#items.entries()) {
      if (element.title !== String(index)) element.title = index
    }
  }

  #steps = {
    setTime: ({ time }) => virtual.setTime(time),
    frame: () => virtual.refresh(),
    style: ({ name }) => void (this.#host.itemStyle = name),
    set: ({ name, value }) => this.#set(name, value),
    option: ({ name, value }) => {
      const attribute = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      if (value === null || value === undefined) this.#host.removeAttribute(attribute)
      else this.#host.setAttribute(attribute, Number(value))
    },
    preferences: ({ reducesMotion = false, isRightToLeft = false, increasesContrast = false }) => {
      virtual.setMedia(reducedMotion, reducesMotion)
      virtual.setMedia(moreContrast, increasesContrast)
      this.#host.dir = isRightToLeft ? 'rtl' : ''
    },
    reloadData: async () => {
      if (this.#page.isConnected) return this.#host.reloadData()
      const { items } = this.#session
      if (this.#isSource) {
        this.#host.dataSource = {
          numberOfItems: items.count, lengthOfItem: index => lengthOf(items, index),
          element: index => Object.assign(this.#item(index), { title: index }),
        }
      }
      this.#name()
      document.body.append(this.#page)
      await virtual.paint()
      virtual.refresh()
      virtual.refresh()
    },
    resize: async step => {
      resize(this.#session.items, step)
      setSize(this.#host.itemElement(step.index), sizeOf(this.#session.items, step.index))
      await virtual.paint()
    },
    changes: ({ ids, animated = true }) => this.#change(ids.map(id => this.#ids.indexOf(id)), ids, animated),
    batch: step => this.#batch(step),
    setScrollOffset: ({ offset }) => void (this.#host.scrollOffset = offset),
    scrollToItem: ({ index, duration }) => this.#host.scrollTo(index, { duration }),
    scrollByItems: ({ count, duration }) => this.#host.scrollBy(count, { duration }),
    scrollToOffset: ({ offset, duration }) => this.#host.scrollToOffset(offset, { duration }),
    scrollByOffset: ({ offset, duration }) => this.#host.scrollByOffset(offset, { duration }),
    select: ({ index }) => this.#host.select(index),
    autoplay: ({ interval }) => void (this.#host.autoplay = interval),
    pause: ({ paused }) => (paused ? this.#host.pause() : this.#host.play()),
    autoplayReason: step => this.#setReason(step),
    pointerDown: step => this.#press(step),
    pointerMoved: ({ x, y }) => {
      this.#point('pointermove', x, y, { buttons: 1 })
      // The element keeps to itself what it has decided; what moves this far and does not drag is left to others.
      const way = Math.hypot(x - this.#start[0], y - this.#start[1])
      return this.#host.isDragging ? 'drags' : way < 8 ? 'undecided' : 'ignored'
    },
    pointerUp: ({ x, y }) => {
      this.#point('pointerup', x, y)
      this.#pressed?.remove()
      this.#pressed = null
      this.#around?.remove()
      this.#pointerType = 'mouse'
    },
    pointerCancelled: () => this.#point('pointercancel', ...this.#start),
    hitTest: ({ x, y }) => {
      const box = this.#host.getBoundingClientRect()
      const element = this.#host.elementAt(box.left + x, box.top + y)
      return element ? String(this.#host.indexOf(element)) : 'nothing'
    },
    wheel: step => this.#turn(step),
    key: step => this.#key(step),
    focus: step => this.#focus(step),
    unfocus: () => document.activeElement.blur(),
    moveBy: ({ count }) => {
      const button = this.#control(count > 0 ? 'next' : 'previous')
      if (Math.abs(count) !== 1) throw new UnplayableStep('a button moves by one item')
      const isEnabled = this.#isEnabled(button)
      button.click()
      return isEnabled ? 'handled' : 'not handled'
    },
    moveTo: ({ index }) => {
      const first = this.#firstDot
      const dot = this.#control('indicator').children[index - first]
      if (!dot) throw new UnplayableStep('there is a dot for an item near the current one only')
      dot.click()
      return null
    },
  }

  /** Browsers tell the sizes of what has appeared before they draw it. */
  async #measure() {
    const shown = this.#boxes.map(box => this.#indexIn(box)).join()
    if (shown === this.#measured) return
    this.#measured = shown
    await virtual.paint()
  }

  #set(name, value) {
    if (name === 'itemSizing') this.#isMeasured = value === 'measured'
    if (name === 'viewport') {
      Object.assign(this.#host.style, { width: `${value[0]}px`, height: `${value[1]}px` })
      // Browsers tell the new size before they draw it.
      return virtual.paint()
    }
    if (name === 'transitions') return void (this.#host.transitions = value ? 'all' : '')
    if (!(name in this.#host)) throw new UnplayableStep(`the element has no property ${name}`)
    this.#host[name] = Array.isArray(value) ? { x: value[0], y: value[1] } : value
  }

  // MARK: Items

  /** The page changes its children, as a framework does; the element is told only whether that is animated. */
  #change(previous, ids, animated) {
    this.#ids = ids
    const items = previous.map((old, index) => this.#items[old] ?? this.#item(index))
    for (const item of this.#items) if (!items.includes(item)) item.remove()
    items.forEach((item, index) => {
      const at = index > 0 ? items[index - 1].nextSibling : this.#host.firstChild
      if (at !== item) this.#host.insertBefore(item, at)
    })
    this.#items = items
    this.#name()
    this.#isEditing = animated
    this.#host.removeItem(-1, { animated })
  }

  #batch({ removing = [], inserting = [], moving = [], reloading = [], animated = true }) {
    const after = new Map(inserting.map(index => [index, -1]))
    for (const [from, to] of moving) after.set(to, from)
    const gone = new Set([...removing, ...moving.map(([from]) => from)])
    const kept = [...this.#items.keys()].filter(index => !gone.has(index))
    const length = this.#items.length - removing.length + inserting.length
    const previous = Array.from({ length }, (_, index) => (after.has(index) ? after.get(index) : kept.shift()))
    this.#change(previous, this.#ids && previous.map((old, index) => this.#ids[old] ?? `new ${index}`), animated)
    for (const index of reloading) this.#host.reloadItem(index, { animated })
  }

  // MARK: The user

  get #current() {
    return this.#host.currentElement ?? this.#host
  }

  #at(x, y) {
    const box = this.#host.getBoundingClientRect()
    return { clientX: box.left + x, clientY: box.top + y }
  }

  #point(type, x, y, init) {
    const { clientX, clientY } = this.#at(x, y)
    const target = this.#pressed ?? document.elementFromPoint(clientX, clientY) ?? this.#host
    const event = { bubbles: true, composed: true, cancelable: true, pointerId: 7, pointerType: this.#pointerType, button: 0, clientX, clientY }
    // Whatever is under it, the pointer is the page's.
    const inside = this.#host.contains(target) || type !== 'pointerdown' ? target : this.#host
    inside.dispatchEvent(new PointerEvent(type, { ...event, ...init }))
  }

  #press({ x, y, on, contentScrolls = [], surroundingsScroll = [] }) {
    this.#start = [x, y]
    // A mouse that is pressed scrolls nothing else.
    if (contentScrolls.length || surroundingsScroll.length) this.#pointerType = 'touch'
    if (contentScrolls.length) {
      this.#pressed = scroller(contentScrolls)
      this.#current.append(this.#pressed)
    }
    if (surroundingsScroll.length) {
      this.#around = scroller(surroundingsScroll).firstChild
      this.#page.append(this.#around)
    }
    if (on) {
      this.#pressed = document.createElement(on === 'slider' ? 'input' : 'button')
      if (on === 'slider') this.#pressed.type = 'range'
      this.#current.append(this.#pressed)
    }
    this.#point('pointerdown', x, y, { buttons: 1 })
  }

  #turn({ x, y, unit = 'point', phase, modifiers: held = [], contentScrolls = [], surroundingsScroll = [] }) {
    if (phase) throw new UnplayableStep('browsers do not tell the phases of a trackpad')
    const scale = unit === 'notch' ? pointsOfNotch : 1
    const list = scroller(contentScrolls)
    if (contentScrolls.length) this.#current.append(list)
    const around = scroller(surroundingsScroll).firstChild
    if (surroundingsScroll.length) this.#page.append(around)
    const event = new WheelEvent('wheel', {
      bubbles: true, composed: true, cancelable: true, deltaX: x * scale, deltaY: y * scale, deltaMode: wheelModes[unit],
      ...Object.fromEntries(held.map(name => [modifiers[name], true])),
    })
    const isLeft = (contentScrolls.length ? list : this.#host).dispatchEvent(event)
    list.remove()
    around.remove()
    return isLeft ? 'not handled' : 'handled'
  }

  #key({ key, modifiers: held = [], focus }) {
    const target = focus ? document.createElement(focus === 'item' ? 'button' : 'input') : this.#host
    if (focus) this.#current.append(target)
    const event = new KeyboardEvent('keydown', {
      key: keys[key], bubbles: true, composed: true, cancelable: true,
      ...Object.fromEntries(held.map(name => [modifiers[name], true])),
    })
    const isLeft = target.dispatchEvent(event)
    if (focus) target.remove()
    return isLeft ? 'not handled' : 'handled'
  }

  #focus({ index, editing, keyboard = true }) {
    if (!keyboard) throw new UnplayableStep('only a real press moves the focus without showing it')
    this.#hasMovedFocus = true
    const target = document.createElement(editing ? 'input' : 'button')
    this.#host.itemElement(index).append(target)
    target.focus({ preventScroll: true, focusVisible: true })
  }

  #setReason({ reason, given }) {
    if (reason === 'hidden') return virtual.setHidden(given)
    if (reason === 'hovered') {
      return void this.#host.dispatchEvent(new PointerEvent(given ? 'pointerenter' : 'pointerleave', { pointerType: 'mouse' }))
    }
    if (given) this.#host.focus({ focusVisible: true, preventScroll: true })
    else this.#host.blur()
  }

  // MARK: State

  #control(name) {
    return this.#host.shadowRoot.querySelector(`.controls .${name}`)
  }

  #isEnabled(button) {
    return !button.hidden && !button.disabled && button.ariaDisabled !== 'true'
  }

  /** The item of the first dot, by the one that is current; nothing else in the page tells it. Fewer dots than may be are all. */
  get #firstDot() {
    const dots = [...this.#control('indicator').children]
    if (dots.length < mostDots) return 0
    const current = dots.findIndex(dot => dot.ariaCurrent)
    return current < 0 ? 0 : this.#host.currentIndex - current
  }

  state() {
    const host = this.#host
    const shown = this.#boxes.map(box => ({ box, slot: box.querySelector('slot'), index: this.#indexIn(box) }))
    const items = shown.filter(({ index }) => index >= 0)
    const dots = this.#control('indicator').children.length
    const first = dots ? this.#firstDot : 0
    const { currentIndex } = host
    const state = {
      scrollOffset: host.scrollOffset, currentIndex: currentIndex < 0 ? null : currentIndex,
      moves: host.isDragging ? 'drag' : host.isDecelerating ? 'deceleration' : host.isScrolling ? 'scroll' : 'nothing',
      canGoBack: this.#isEnabled(this.#control('previous')), canGoForward: this.#isEnabled(this.#control('next')),
      dots: [first, first + dots], pauseButton: this.#pauseButton,
    }
    // While something moves, the reading order is brought up to date now and then.
    if (state.moves === 'nothing' && !this.#isEditing) {
      state.read = items.filter(({ box }) => box.ariaHidden !== 'true').map(({ index }) => index)
      state.usable = items.filter(({ slot }) => !slot.inert).map(({ index }) => index)
    }
    if (this.#hasMovedFocus) state.focus = this.#focusPlace(items)
    return state
  }

  /** What shows items, without the pictures from which a cross-fade begins. */
  get #boxes() {
    return [...this.#host.shadowRoot.querySelectorAll('.stage:not([inert]) > .item')].filter(box => box.style.display !== 'none')
  }

  #indexIn(box) {
    const [content] = box.querySelector('slot').assignedElements()
    return content ? (content.title === '' ? -1 : Number(content.title)) : -1
  }

  #focusPlace(items) {
    const { activeElement } = document
    if (activeElement === this.#host) return 'carousel'
    const holder = items.find(({ slot }) => slot.assignedElements().some(element => element.contains(activeElement)))
    return holder ? holder.index : 'elsewhere'
  }

  get #pauseButton() {
    const button = this.#control('pause')
    if (button.hidden) return 'none'
    return /play/i.test(button.ariaLabel ?? button.title) ? 'play' : 'pause'
  }
}

function setSize(element, [width, height]) {
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` })
}

/** Lets everything run that waits for the script that runs now to end. */
async function settle() {
  for (let count = 0; count < 8; count++) await null
}

/** Something with content that is longer than itself in some directions. */
function scroller(directions) {
  const list = document.createElement('div')
  const content = document.createElement('div')
  Object.assign(list.style, { width: '100px', height: '100px', overflow: 'auto' })
  const size = direction => (directions.includes(direction) ? '3000px' : '10px')
  Object.assign(content.style, { width: size('horizontal'), height: size('vertical') })
  list.append(content)
  return list
}
