// <swift-carousel>: what a page sees of it.
import { Conductor } from './conductor.js'
import { extraNames } from '../element-extras/names.js'
import { doubles, engine, record, styleNames } from './engine.js'
import { Extras } from './extras.js'
import { onKeyDown } from './keys.js'
import { defaultLabels } from './labels.js'
import { reducesMotion } from './motion.js'
import { define, defineProperties, set } from './properties.js'
import { isOn, motionName, options, settings, styleNumber } from './settings.js'
import { onWheel } from './wheel.js'

/** A whole number that the engine can take. */
const index = value => Math.max(-1e9, Math.min(1e9, Math.trunc(Number(value)) || 0))

/** How long, in seconds, by the options of a call; NaN is the usual time. */
function duration(choice) {
  if (choice?.animated === false || choice?.behavior === 'instant') return 0
  return choice?.duration === undefined ? NaN : Number(choice.duration) || 0
}

export class SwiftCarouselElement extends HTMLElement {
  static observedAttributes = [
    'item-style', 'motion', 'label', 'dir', 'current-index', 'controls', 'indicator', 'autoplay',
    ...settings.map(setting => setting.attribute),
    ...options.map(option => option.attribute),
    ...extraNames,
  ]

  /** The names that `itemStyle` knows, in the order in which galleries show them. */
  static styleNames = Object.freeze(styleNames)

  static {
    for (const name of extraNames) {
      define(this.prototype, name, {
        get() {
          return this.#extras.get(name)
        },
        set(value) {
          this.#extras.set(name, value)
        },
      })
    }
  }

  #inner = new Conductor(this, this.attachInternals())
  #extras = new Extras(this.#inner)

  constructor() {
    super()
    const { stage } = this.#inner
    this.addEventListener('keydown', event => onKeyDown(event, this, stage))
    this.addEventListener('wheel', event => onWheel(event, stage, (...change) => this.#inner.tell(...change)), { passive: false })
    // Properties that were set before the element was known.
    for (const name of Object.keys(this)) {
      const value = this[name]
      delete this[name]
      this[name] = value
    }
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
    if (extraNames.includes(name)) this[name] = value
    else this.#inner.attributeDidChange(name, value)
  }

  /** Does something with the engine's carousel, and answers nothing. */
  #tell(change) {
    this.#inner.tell(change)
  }

  // MARK: Settings that are more than a value

  get itemStyle() {
    return this.#inner.transform ? 'custom' : styleNames[styleNumber(this.getAttribute('item-style'))]
  }

  set itemStyle(name) {
    set(this, 'item-style', name)
  }

  get motion() {
    return this.getAttribute('motion') ?? motionName(null)
  }

  set motion(value) {
    set(this, 'motion', value)
  }

  get label() {
    return this.getAttribute('label') ?? ''
  }

  set label(value) {
    set(this, 'label', value)
  }

  get controls() {
    return isOn(this.getAttribute('controls') ?? 'no')
  }

  set controls(value) {
    this.toggleAttribute('controls', Boolean(value))
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
    return this.#inner.options ?? Object.freeze({})
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
    const { items } = this.#inner
    if (items.source) return this.#edit('insert_item', at, choice)
    if (choice?.element) this.insertBefore(choice.element, items.children[index(at)] ?? null)
    this.#inner.syncChildren(choice?.animated === true)
  }

  removeItem(at, choice) {
    const { items } = this.#inner
    if (items.source) return this.#edit('remove_item', at, choice)
    // The page may have removed it already.
    if (this.#inner.syncChildren(choice?.animated === true)) return
    items.children[index(at)]?.remove()
    this.#inner.syncChildren(choice?.animated === true)
  }

  reloadItem(at, choice) {
    this.#edit('reload_item', at, choice)
  }

  refreshDecorations(at) {
    this.#inner.stage.decorations?.refresh(at === undefined ? at : index(at))
  }

  #edit(name, at, choice) {
    this.#tell(id => engine[name](id, index(at), choice?.animated === true && !reducesMotion() ? 1 : 0))
  }

  get numberOfItems() {
    return this.#inner.ask('numberOfItems', this.#inner.items.count)
  }

  get numberOfPlaceholders() {
    return this.#inner.ask('numberOfPlaceholders', this.#inner.items.placeholderCount)
  }

  get numberOfVisibleItems() {
    return this.#inner.ask('numberOfVisibleItems', 0)
  }

  get indexesOfVisibleItems() {
    const cells = [...this.#inner.stage.cells.values()]
    return cells.filter(cell => cell.isMounted).map(cell => cell.index).sort((a, b) => a - b)
  }

  // MARK: Position

  get scrollOffset() {
    return this.#inner.ask('scrollOffset', this.#inner.offset)
  }

  set scrollOffset(value) {
    const offset = Number(value)
    if (!Number.isFinite(offset)) return
    this.#inner.offset = offset
    this.#tell(id => engine.set_scroll_offset(id, offset))
  }

  get currentIndex() {
    return this.#inner.ask('currentIndex', Math.round(this.#inner.offset))
  }

  set currentIndex(value) {
    this.scrollOffset = Math.round(Number(value))
  }

  get currentElement() {
    return this.itemElement(this.currentIndex)
  }

  get wraps() {
    return this.#inner.ask('wraps', 0) !== 0
  }

  get isDragging() {
    return this.#inner.ask('isDragging', 0) !== 0
  }

  get isDecelerating() {
    return this.#inner.ask('isDecelerating', 0) !== 0
  }

  get isScrolling() {
    return this.#inner.ask('isScrolling', 0) !== 0
  }

  get isPaused() {
    return this.#inner.rotation.isPaused
  }

  pause() {
    this.#inner.rotation.pause(true)
  }

  play() {
    this.#inner.rotation.pause(false)
  }

  scrollTo(...values) {
    const [at, choice] = values
    if (isPlatformScroll(values)) return super.scrollTo(...values)
    if (!this.#inner.stage.number) this.scrollOffset = at
    this.#tell(id => engine.scroll_to_item(id, index(at), duration(choice)))
  }

  scrollBy(...values) {
    const [count, choice] = values
    if (isPlatformScroll(values)) return super.scrollBy(...values)
    this.#tell(id => engine.scroll_by_items(id, index(count), duration(choice)))
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
    this.#tell(id => engine.select_item(id, index(at)))
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
    const at = stage.number ? stage.itemAt(x, y) : null
    const cell = at === null ? null : stage.cells.get(doubles()[at + record.view])
    return cell ? items.original(cell) : null
  }
}

/** With two numbers, or left and top, it is what every element has. */
function isPlatformScroll(values) {
  return values.length === 0 || typeof values[0] === 'object' || typeof values[1] === 'number'
}

defineProperties(SwiftCarouselElement.prototype)

if (!customElements.get('swift-carousel')) customElements.define('swift-carousel', SwiftCarouselElement)
