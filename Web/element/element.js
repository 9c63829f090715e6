// <swift-carousel>
import { Clock } from './clock.js'
import { Controls } from './controls.js'
import { connect, disconnect, doubles, engine, record, styleNames, whenFree } from './engine.js'
import { Gestures } from './gestures.js'
import { Items } from './items.js'
import { onKeyDown } from './keys.js'
import { defaultLabels } from './labels.js'
import { reducesMotion, whenMotionChanges } from './motion.js'
import { isOn, motionChoice, motionName, optionChoice, options, settings, styleNumber } from './settings.js'
import { Rotation } from './rotation.js'
import { Stage } from './stage.js'
import { syncChildren } from './sync.js'
import { onWheel } from './wheel.js'

const autoscroll = settings.find(setting => setting.attribute === 'autoscroll')

const index = value => Math.max(-1e9, Math.min(1e9, Math.trunc(Number(value)) || 0))

/** How long, in seconds, by the options of a call; NaN is the usual time. */
function duration(choice = {}) {
  if (choice.animated === false || choice.behavior === 'instant') return 0
  return choice.duration === undefined ? NaN : Number(choice.duration) || 0
}

export class SwiftCarouselElement extends HTMLElement {
  static observedAttributes = [
    'item-style', 'motion', 'label', 'dir', 'current-index', 'controls', 'indicator', 'autoplay',
    ...settings.map(setting => setting.attribute),
    ...options.map(option => option.attribute),
  ]

  #internals = this.attachInternals()
  #items = new Items(this, () => this.#syncChildren())
  #clock = new Clock(time => engine.frame(this.#stage.number, time))
  #stage = new Stage(this, this.#items, this.#clock)
  #gestures = new Gestures(this, this.#stage, change => this.#tell(change))
  #rotation = new Rotation(this, () => this.#rotate())
  #controls = new Controls(this, this.#stage.root, {
    step: count => this.#byUser(() => this.#stage.step(count)),
    go: at => this.#byUser(() => this.scrollTo(at)),
    pause: () => this.#rotation.pause(!this.#rotation.isPaused),
  })
  #options = null
  #transform = null
  #labels = defaultLabels
  /** Where to be when it is shown, as long as it isn't. */
  #offset = 0
  #isOnScreen = true
  #ends = []
  #resizes = new ResizeObserver(() => this.#updateViewport())
  #shows = new IntersectionObserver(entries => {
    this.#isOnScreen = entries.at(-1).isIntersecting
    this.#updatePause()
  }, { rootMargin: '50%' })

  constructor() {
    super()
    this.#internals.ariaRoleDescription = defaultLabels.carousel
    const stage = this.#stage
    stage.labels = defaultLabels
    stage.optionFor = (number, standard) => {
      // While options are set one after another, one may be asked that isn't a function any more.
      const option = this.#options?.[options[number].name]
      return typeof option === 'function' ? option(standard) : standard
    }
    stage.transformFor = (...values) => this.#customTransform(...values)
    stage.positionDidChange = () => this.#updateControls()
    this.addEventListener('keydown', event => onKeyDown(event, this, stage))
    this.addEventListener('wheel', event => onWheel(event, stage, change => this.#tell(change)), { passive: false })
    // Properties that were set before the element was known.
    for (const name of Object.keys(this)) {
      const value = this[name]
      delete this[name]
      this[name] = value
    }
  }

  // MARK: Life

  connectedCallback() {
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0
    if (this.#stage.number) return
    this.#stage.number = connect(this.#stage)
    this.#updateViewport()
    for (const setting of settings) this.#applySetting(setting)
    for (const option of options) this.#applyOption(option)
    this.#applyStyle()
    this.#applyMotion()
    this.#applyDirection()
    this.#updateSemantics()
    Object.assign(this.#items, this.#items.read())
    this.#items.observe()
    this.#tell(id => engine.reload(id))
    if (this.#offset) this.#tell(id => engine.set_scroll_offset(id, this.#offset))
    this.#resizes.observe(this)
    this.#shows.observe(this)
    const pause = () => this.#updatePause()
    document.addEventListener('visibilitychange', pause)
    this.#ends = [
      () => document.removeEventListener('visibilitychange', pause),
      whenMotionChanges(() => this.#rotate()),
    ]
    this.#updatePause()
  }

  disconnectedCallback() {
    // Moved in the document, it is connected again at once.
    queueMicrotask(() => {
      if (!this.isConnected && this.#stage.number) this.#close()
    })
  }

  #close() {
    this.#offset = this.scrollOffset
    for (const end of this.#ends) end()
    this.#gestures.cancel()
    this.#rotation.setInterval(0)
    this.#items.stop()
    this.#resizes.disconnect()
    this.#shows.disconnect()
    const { number } = this.#stage
    this.#stage.number = 0
    disconnect(number)
    this.#stage.clear()
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return
    if (name === 'item-style') this.#applyStyle()
    else if (name === 'motion') this.#applyMotion()
    else if (name === 'label') this.#updateSemantics()
    else if (name === 'dir') this.#applyDirection()
    else if (name === 'current-index') this.currentIndex = value
    else if (name === 'controls' || name === 'indicator') this.#updateControls()
    else if (name === 'autoplay') this.#rotate()
    const setting = settings.find(setting => setting.attribute === name)
    if (setting) this.#applySetting(setting)
    const option = options.find(option => option.attribute === name)
    if (option) this.#applyOption(option)
  }

  /** Changes the engine's carousel, with its clock set; where there is none yet, nothing. */
  #tell(change, stamp) {
    const { number } = this.#stage
    if (!number) return
    return whenFree(() => {
      engine.set_time(number, this.#clock.seconds(stamp))
      return change(number)
    })
  }

  #ask(name, otherwise) {
    return this.#stage.number ? this.#stage.ask(name) : otherwise
  }

  // MARK: Settings

  #applySetting(setting) {
    const value = setting.parse(this.getAttribute(setting.attribute)) ?? setting.standard
    if (setting.attribute === 'autoscroll') return this.#rotate()
    const [x, y] = setting.numbers(value)
    this.#tell(id => engine.set(id, setting.index, x, y))
    if (setting.attribute === 'vertical' || setting.attribute === 'ignore-perpendicular-swipes') this.#updateTouch()
  }

  #applyOption(option) {
    const [kind, value] = optionChoice(option, this.#options, this.getAttribute(option.attribute))
    this.#tell(id => engine.set_option(id, option.index, kind, value))
  }

  #applyStyle() {
    const number = this.#transform ? -1 : styleNumber(this.getAttribute('item-style'))
    this.#tell(id => engine.set_style(id, number))
  }

  #applyMotion() {
    const [profile, first, second] = motionChoice(this.getAttribute('motion'))
    this.#tell(id => engine.set_motion(id, profile, first, second))
  }

  #applyDirection() {
    if (!this.#stage.number) return
    const isMirrored = getComputedStyle(this).direction === 'rtl'
    this.#stage.isMirrored = isMirrored
    this.#tell(id => engine.set_mirrored(id, isMirrored ? 1 : 0))
  }

  #updateTouch() {
    const across = this.vertical ? 'pan-x' : 'pan-y'
    this.#stage.layer.style.touchAction = this.ignorePerpendicularSwipes ? across + ' pinch-zoom' : 'pinch-zoom'
  }

  #updateViewport() {
    const { clientWidth, clientHeight } = this
    const offset = this.contentOffset
    this.#stage.layer.style.translate = offset.x || offset.y ? `${offset.x}px ${offset.y}px` : ''
    this.#applyDirection()
    this.#tell(id => engine.set_viewport(id, clientWidth, clientHeight))
  }

  /** What moves by itself: the engine's autoscroll, and the step after every so many seconds. */
  #rotate() {
    if (!this.#stage.number) return
    const isAllowed = this.#rotation.isAllowed
    this.#tell(id => engine.set(id, autoscroll.index, isAllowed ? this.autoscroll : 0, 0))
    const isSeen = this.#isOnScreen && !document.hidden
    this.#rotation.setInterval(isAllowed && isSeen ? this.autoplay : 0, () => {
      if (this.isDragging || this.isDecelerating || this.isScrolling) return
      if (this.wraps || this.currentIndex < this.numberOfItems - 1) this.next()
      else this.scrollTo(0)
    })
    this.#updateControls()
  }

  #updateControls() {
    if (!this.#stage.number) return
    this.#controls.update({
      index: this.currentIndex, count: this.numberOfItems, wraps: this.wraps, isMirrored: this.#stage.isMirrored,
      hasControls: this.controls, indicator: this.indicator, labels: this.#labels,
      canPause: this.controls && (this.autoscroll !== 0 || this.autoplay > 0), isPaused: this.#rotation.isPaused,
    })
  }

  #byUser(change) {
    this.#stage.isByUser = true
    change()
  }

  #updateSemantics() {
    const { label } = this
    this.#internals.role = label ? 'region' : 'group'
    this.#internals.ariaLabel = label || null
    this.#internals.ariaRoleDescription = this.#labels.carousel
    this.#stage.tidySoon()
  }

  #updatePause() {
    this.#clock.setPaused(document.hidden || !this.#isOnScreen)
    this.#rotate()
  }

  #customTransform(offset, matrix, width, height) {
    const item = {
      width, height, viewportWidth: this.clientWidth, viewportHeight: this.clientHeight, isVertical: this.vertical,
    }
    const result = this.#transform(offset, new DOMMatrix(Array.from(matrix)), item)
    return result.toFloat64Array?.() ?? result
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
    this.setAttribute('indicator', value ?? '')
  }

  get autoplay() {
    return Math.max(0, Number(this.getAttribute('autoplay'))) || 0
  }

  set autoplay(value) {
    this.setAttribute('autoplay', value)
  }

  get isPaused() {
    return this.#rotation.isPaused
  }

  pause() {
    this.#rotation.pause(true)
  }

  play() {
    this.#rotation.pause(false)
  }

  get itemStyle() {
    return this.#transform ? 'custom' : styleNames[styleNumber(this.getAttribute('item-style'))]
  }

  set itemStyle(name) {
    this.setAttribute('item-style', name)
  }

  get motion() {
    return this.getAttribute('motion') ?? motionName(null)
  }

  set motion(value) {
    this.setAttribute('motion', value)
  }

  get label() {
    return this.getAttribute('label') ?? ''
  }

  set label(value) {
    this.setAttribute('label', value)
  }

  get options() {
    return this.#options ?? Object.freeze({})
  }

  set options(value) {
    const old = this.options
    this.#options = Object.freeze({ ...value })
    for (const option of options) {
      if (option.name in old || option.name in this.#options) this.#applyOption(option)
    }
  }

  get transform() {
    return this.#transform
  }

  set transform(value) {
    this.#transform = typeof value === 'function' ? value : null
    this.#applyStyle()
  }

  get labels() {
    return this.#labels
  }

  set labels(value) {
    this.#labels = this.#stage.labels = { ...defaultLabels, ...value }
    this.#updateSemantics()
  }

  // MARK: Data

  get dataSource() {
    return this.#items.source
  }

  set dataSource(source) {
    this.#items.source = source ?? null
    this.reloadData()
  }

  reloadData() {
    Object.assign(this.#items, this.#items.read())
    this.#tell(id => engine.reload(id))
  }

  redraw() {
    this.#updateViewport()
    this.#tell(id => engine.redraw(id))
  }

  insertItem(at, choice = {}) {
    if (!this.#items.source) {
      if (choice.element) this.insertBefore(choice.element, this.#items.children[index(at)] ?? null)
      return this.#syncChildren(choice.animated === true)
    }
    this.#edit('insert_item', at, choice)
  }

  removeItem(at, choice = {}) {
    if (!this.#items.source) {
      if (!this.#syncChildren(choice.animated === true)) {
        this.#items.children[index(at)]?.remove()
        this.#syncChildren(choice.animated === true)
      }
      return
    }
    this.#edit('remove_item', at, choice)
  }

  reloadItem(at, choice = {}) {
    this.#edit('reload_item', at, choice)
  }

  #edit(name, at, { animated = false }) {
    this.#tell(id => engine[name](id, index(at), animated && !reducesMotion() ? 1 : 0))
  }

  #syncChildren(isAnimated) {
    if (this.#items.source || !this.#stage.number) return false
    return syncChildren(this, this.#items, isAnimated, change => this.#tell(change))
  }

  get numberOfItems() {
    return this.#ask('numberOfItems', this.#items.count)
  }

  get numberOfPlaceholders() {
    return this.#ask('numberOfPlaceholders', this.#items.placeholderCount)
  }

  get numberOfVisibleItems() {
    return this.#ask('numberOfVisibleItems', 0)
  }

  // MARK: Position

  get scrollOffset() {
    return this.#ask('scrollOffset', this.#offset)
  }

  set scrollOffset(value) {
    const offset = Number(value)
    if (!Number.isFinite(offset)) return
    this.#offset = offset
    this.#tell(id => engine.set_scroll_offset(id, offset))
  }

  get currentIndex() {
    return this.#ask('currentIndex', Math.round(this.#offset))
  }

  set currentIndex(value) {
    this.scrollOffset = Math.round(Number(value))
  }

  get currentElement() {
    return this.itemElement(this.currentIndex)
  }

  get wraps() {
    return this.#ask('wraps', 0) !== 0
  }

  get isDragging() {
    return this.#ask('isDragging', 0) !== 0
  }

  get isDecelerating() {
    return this.#ask('isDecelerating', 0) !== 0
  }

  get isScrolling() {
    return this.#ask('isScrolling', 0) !== 0
  }

  scrollTo(...values) {
    // With two numbers, or left and top, it is what every element has.
    const [at, choice] = values
    if (values.length === 0 || typeof at === 'object' || typeof choice === 'number') return super.scrollTo(...values)
    if (!this.#stage.number) this.scrollOffset = at
    this.#tell(id => engine.scroll_to_item(id, index(at), duration(choice)))
  }

  scrollBy(...values) {
    const [count, choice] = values
    if (values.length === 0 || typeof count === 'object' || typeof choice === 'number') return super.scrollBy(...values)
    this.#tell(id => engine.scroll_by_items(id, index(count), duration(choice)))
  }

  scrollToOffset(offset, choice) {
    if (!this.#stage.number) this.scrollOffset = offset
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
    return this.#stage.number ? engine.offset_of(this.#stage.number, index(at)) : index(at) - this.#offset
  }

  itemElement(at) {
    const { number, cells } = this.#stage
    const cell = number && cells.get(engine.view_at(number, index(at)))
    return cell ? this.#items.original(cell) : this.#items.children[index(at)] ?? null
  }

  indexOf(element) {
    const cell = element instanceof Node ? this.#stage.cellOf(element) : null
    if (cell) return cell.index
    return this.#items.source ? -1 : this.#items.children.findIndex(child => child.contains(element))
  }

  elementAt(clientX, clientY) {
    const { x, y } = this.#gestures.pointAt(clientX, clientY)
    const at = this.#stage.number ? this.#stage.itemAt(x, y) : null
    const cell = at === null ? null : this.#stage.cells.get(doubles()[at + record.view])
    return cell ? this.#items.original(cell) : null
  }

  get indexesOfVisibleItems() {
    return [...this.#stage.cells.values()].filter(cell => cell.isMounted).map(cell => cell.index).sort((a, b) => a - b)
  }
}

for (const { attribute, name } of options.filter(option => option.isSwitch)) {
  Object.defineProperty(SwiftCarouselElement.prototype, name, {
    get() {
      return this.hasAttribute(attribute) ? isOn(this.getAttribute(attribute)) : null
    },
    set(value) {
      if (value == null) this.removeAttribute(attribute)
      else this.setAttribute(attribute, value ? '' : 'false')
    },
    enumerable: true,
    configurable: true,
  })
}

for (const { attribute, property, parse, write, standard } of settings) {
  Object.defineProperty(SwiftCarouselElement.prototype, property, {
    get() {
      return parse(this.getAttribute(attribute)) ?? standard
    },
    set(value) {
      const text = write(value, standard)
      if (text === null) this.removeAttribute(attribute)
      else this.setAttribute(attribute, text)
    },
    enumerable: true,
    configurable: true,
  })
}

if (!customElements.get('swift-carousel')) customElements.define('swift-carousel', SwiftCarouselElement)
