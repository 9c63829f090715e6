// <swift-carousel>: what a page sees of it.
import { doubles, engine, record, styleNames } from './engine.js'
import { extraNames } from '../element-extras/names.js'
import { Conductor } from './conductor.js'
import { defineExtras, Extras } from './extras.js'
import { onFocus, onKeyDown } from './keys.js'
import { defaultLabels } from './labels.js'
import { reducesMotion } from './motion.js'
import { defineProperties, set } from './properties.js'
import { camel, options, settings, styleNumber } from './settings.js'
import { onWheel } from './wheel.js'

/** A whole number that the engine can take; NaN where it is none. */
const index = value => Math.max(-1e9, Math.min(1e9, Math.trunc(value)))

/** How long, in seconds, by the options of a call; NaN is the usual time. */
function duration(choice) {
  const { animated, behavior, duration = NaN } = choice ?? {}
  return animated === false || behavior === 'instant' ? 0 : Number(duration)
}

const isAnimated = choice => choice?.animated === true && !reducesMotion()

export class SwiftCarouselElement extends HTMLElement {
  static get observedAttributes() {
    return [
      'item-style', 'dir', 'current-index', 'indicator', 'autoplay',
      ...[...settings, ...options].map(({ attribute }) => attribute),
      ...extraNames,
    ]
  }

  /** The names that `itemStyle` knows, in the order in which galleries show them. */
  static get styleNames() {
    return [...styleNames]
  }

  #inner = new Conductor(this, this.attachInternals())
  #extras = new Extras(this, this.#inner)

  constructor() {
    super()
    const { stage } = this.#inner
    this.addEventListener('keydown', event => onKeyDown(event, this, stage))
    this.addEventListener('focusin', event => onFocus(event, this, this.#inner.gestures))
    this.addEventListener('wheel', event => onWheel(event, stage, (change, stamp) => this.#tell(change, stamp)), { passive: false })
    // Properties that were set before the element was known.
    for (const name of Object.keys(this)) {
      const value = this[name]
      delete this[name]
      this[name] = value
    }
  }

  /** Says who listens for what comes in each frame, which is sent only then: what bubbled would have to be sent in any case.
      What is told of single items is sent by the extras. */
  addEventListener(type, ...rest) {
    if (type === 'offsetchange') this.#inner.stage.isWatched = true
    if (/item(lay|dis|tap)/.test(type)) this.#extras.set(type, true)
    super.addEventListener(type, ...rest)
  }

  connectedCallback() {
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0
    this.#inner.open()
  }

  disconnectedCallback() {
    // Moved in the document, it is connected again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#inner.close()
    })
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return
    if (extraNames.includes(name)) this[camel(name)] = value
    else this.#inner.attributeDidChange(name, value)
  }

  #tell(change, stamp) {
    return this.#inner.tell(change, stamp)
  }

  /** Changes something at an index; nothing where there is no such number. */
  #change(at, change) {
    if (!Number.isNaN(index(at))) this.#tell(id => change(id, index(at)))
  }

  #is(what) {
    return this.#inner.ask(what) > 0
  }

  // MARK: Settings that are more than a value

  get itemStyle() {
    return this.#inner.transform ? 'custom' : styleNames[styleNumber(this.getAttribute('item-style'))]
  }

  set itemStyle(name) {
    set(this, 'item-style', name)
  }

  get indicator() {
    const value = this.getAttribute('indicator')
    return value === 'dots' || value === 'count' ? value : ''
  }

  set indicator(value) {
    set(this, 'indicator', value)
  }

  get autoplay() {
    return Math.max(0, Number(this.getAttribute('autoplay'))) || 0
  }

  set autoplay(value) {
    set(this, 'autoplay', value)
  }

  get options() {
    return this.#inner.options
  }

  set options(value) {
    const old = this.options
    const given = (this.#inner.options = Object.freeze({ ...value }))
    for (const option of options) {
      if (option.name in old || option.name in given) this.#inner.applyOption(option)
    }
  }

  get transform() {
    return this.#inner.transform
  }

  set transform(value) {
    this.#inner.transform = typeof value === 'function' ? value : null
    this.#inner.applyStyle()
  }

  get opacity() {
    return this.#inner.opacity
  }

  set opacity(value) {
    this.#inner.opacity = typeof value === 'function' ? value : null
    this.#inner.applyStyle()
  }

  get labels() {
    return this.#inner.labels
  }

  set labels(value) {
    this.#inner.labels = { ...defaultLabels, ...value }
    this.#inner.updateSemantics()
  }

  /** Sets it up by a document, and answers the one that says how it is set up then; without one, how it is now. */
  configure(...document) {
    return document.length ? this.#extras.apply('config', document[0]) : this.#extras.read('config')
  }

  // MARK: Items

  get dataSource() {
    return this.#inner.items.source
  }

  set dataSource(source) {
    this.#inner.items.source = source ?? null
    this.#inner.reload()
  }

  reloadData() {
    this.#inner.reload()
  }

  redraw() {
    this.#inner.updateViewport()
    this.#tell(id => engine.redraw(id))
  }

  insertItem(at, choice) {
    const inner = this.#inner
    if (inner.items.source) return this.#edit((...change) => engine.insert_item(...change), at, choice)
    if (choice?.element && !Number.isNaN(index(at))) {
      inner.syncChildren(isAnimated(choice))
      this.insertBefore(choice.element, inner.items.children[Math.max(0, index(at))] ?? null)
    }
    inner.syncChildren(isAnimated(choice))
  }

  removeItem(at, choice) {
    const inner = this.#inner
    if (inner.items.source) return this.#edit((...change) => engine.remove_item(...change), at, choice)
    // The page may have removed it already.
    inner.items.children[index(at)]?.remove()
    inner.syncChildren(isAnimated(choice))
  }

  reloadItem(at, choice) {
    this.#edit((...change) => engine.reload_item(...change), at, choice)
  }

  refreshDecorations(at) {
    this.#inner.stage.decorations?.refresh(at === undefined ? at : index(at))
  }

  #edit(change, at, choice) {
    this.#change(at, (...item) => change(...item, isAnimated(choice)))
  }

  get numberOfItems() {
    return this.#inner.ask('numberOfItems') ?? this.#inner.items.count
  }

  get numberOfPlaceholders() {
    return this.#inner.ask('numberOfPlaceholders') ?? this.#inner.items.placeholderCount
  }

  get numberOfVisibleItems() {
    return this.#inner.ask('numberOfVisibleItems') ?? 0
  }

  get indexesOfVisibleItems() {
    return this.#inner.stage.mounted.map(cell => cell.index).sort((a, b) => a - b)
  }

  // MARK: Position

  get scrollOffset() {
    return this.#inner.ask('scrollOffset') ?? this.#inner.offset
  }

  set scrollOffset(value) {
    const offset = Number(value)
    if (!Number.isFinite(offset)) return
    this.#inner.offset = offset
    this.#tell(id => engine.set_scroll_offset(id, offset))
  }

  get currentIndex() {
    return this.#inner.ask('currentIndex') ?? Math.round(this.#inner.offset)
  }

  set currentIndex(value) {
    this.scrollOffset = Math.round(Number(value))
  }

  get currentElement() {
    return this.itemElement(this.currentIndex)
  }

  get wraps() {
    return this.#is('wraps')
  }

  get toggle() {
    return this.#inner.ask('toggle') ?? 0
  }

  get isDragging() {
    return this.#is('isDragging')
  }

  get isDecelerating() {
    return this.#is('isDecelerating')
  }

  get isScrolling() {
    return this.#is('isScrolling')
  }

  get isPaused() {
    return this.#inner.isPaused
  }

  pause() {
    this.#inner.pause(true)
  }

  play() {
    this.#inner.pause(false)
  }

  scrollTo(...values) {
    const [at, choice] = values
    if (isPlatformScroll(values)) return super.scrollTo(...values)
    if (!this.#inner.stage.number) this.scrollOffset = at
    this.#change(at, (...item) => engine.scroll_to_item(...item, duration(choice)))
  }

  scrollBy(...values) {
    const [count, choice] = values
    if (isPlatformScroll(values)) return super.scrollBy(...values)
    this.#change(count, (...items) => engine.scroll_by_items(...items, duration(choice)))
  }

  scrollToOffset(offset, choice) {
    if (!this.#inner.stage.number) this.scrollOffset = offset
    this.#tell(id => engine.scroll_to_offset(id, Number(offset), duration(choice)))
  }

  scrollByOffset(distance, choice) {
    this.#tell(id => engine.scroll_by_offset(id, Number(distance), duration(choice)))
  }

  next(choice) {
    this.#tell(id => engine.step(id, 1, duration(choice)))
  }

  previous(choice) {
    this.#tell(id => engine.step(id, -1, duration(choice)))
  }

  select(at) {
    this.#change(at, engine.select_item)
  }

  // MARK: What is shown

  offsetOf(at) {
    const { stage, offset } = this.#inner
    return stage.number ? engine.offset_of(stage.number, index(at)) : index(at) - offset
  }

  itemElement(at) {
    const { stage, items } = this.#inner
    const cell = stage.number && stage.cells.get(engine.view_at(stage.number, index(at)))
    return cell ? items.original(cell) : items.source ? null : items.children[index(at)] ?? null
  }

  indexOf(element) {
    if (!(element instanceof Node)) return -1
    const { stage, items } = this.#inner
    const cell = stage.cellOf(element)
    if (cell) return cell.index
    return items.source ? -1 : items.children.findIndex(child => child.contains(element))
  }

  elementAt(clientX, clientY) {
    const { stage, gestures, items } = this.#inner
    const { x, y } = gestures.pointAt(clientX, clientY)
    const cell = stage.number && engine.item_at(stage.number, x, y)
      ? stage.cells.get(doubles()[engine.records() / 8 + record.view])
      : null
    return cell ? items.original(cell) : null
  }
}

/** With two numbers, or left and top, it is what every element has. */
function isPlatformScroll(values) {
  return values.length === 0 || typeof values[0] === 'object' || typeof values[1] === 'number'
}

defineProperties(SwiftCarouselElement.prototype)
defineExtras(SwiftCarouselElement.prototype)
