// <swift-carousel>: its public interface.
import {
  autoplayProgress, autoplayRemainingTime, controlsFlagIsAtEnd, controlsFlagIsAtStart, controlsFlagIsSinglePage, controlsFlags,
  currentIndex, currentPage, destinationIndex, insertItem, isDecelerating, isDragging, isScrolling, itemDidEnd, numberOfItems, numberOfPages,
  numberOfPlaceholders, numberOfVisibleItems, offsetOfItem, reloadItem, removeItem, scrollByItems, scrollByOffset, scrollOffset, scrollOffsetAtEnd,
  scrollOffsetAtStart, scrollToItem, scrollToOffset, scrollToPage, setScrollOffset, setTime, step, toggle, userWillAct, viewAtPoint, viewOfItem, wraps,
} from 'engine-calls'
import { applyOption, applyStyle } from './apply.js'
import { apartNames, Apart, defineApart } from './apart.js'
import { attempt } from './attempt.js'
import { Carousel } from './carousel.js'
import { keepHeld } from './held-button.js'
import { isAskedFor } from './item-events.js'
import { onFocusIn, onFocusOut, onKeyDown } from './keys.js'
import { styleNames } from './names.js'
import { defineProperties, set } from './properties.js'
import { camel, isOdd, milliseconds, namesFor, options, properties, styleNumber, textOf } from './settings.js'
import { isPlatformScroll } from './scroll-arguments.js'
import { suspect } from './warnings.js'
import { onWheel } from './wheel.js'

/** Truncates to an integer that the engine can take; NaN if it is none. */
const index = value => Math.max(-1e9, Math.min(1e9, Math.trunc(value)))

/** How the position is shown. */
const indicators = ['dots', 'count', 'progress']

const isAnimated = choice => choice?.animated === true

/** On a server, where pages are rendered as text, there are no elements; the class can still be imported. */
const { HTMLElement = class {} } = globalThis

const observedAttributes = [...new Set([
  'item-style', 'dir', 'aria-label', 'current-index', 'destination-index', 'indicator', 'tabindex', ...apartNames,
  ...[...properties, ...options].map(({ attribute }) => attribute),
])]

// Without static fields: for these, esbuild writes each private name of a class as a map from its objects.
export class SwiftCarouselElement extends HTMLElement {
  static get observedAttributes() {
    return [...observedAttributes]
  }

  /** The version of the script that has defined the element. */
  static get version() {
    return VERSION
  }

  /** The names that `itemStyle` knows, in the order in which galleries show them. */
  static get styleNames() {
    return [...styleNames]
  }

  #carousel = new Carousel(this, this.attachInternals?.() ?? {})
  #apart = new Apart(this, this.#carousel)

  constructor() {
    super()
    this.addEventListener('keydown', event => onKeyDown(event, this.#carousel))
    this.addEventListener('focusin', event => onFocusIn(event, this.#carousel))
    this.addEventListener('focusout', event => onFocusOut(event, this.#carousel))
    keepHeld(this)
    this.addEventListener('wheel', event => onWheel(event, this.#carousel), { passive: false })
    this.addEventListener('scroll', () => this.#carousel.didScroll())
    // Listeners may have been added before the element was defined, too.
    if (this.isConnected) this.#carousel.listenFor('offsetchange')
    // Properties may have been set before the element was defined. Others belong to frameworks.
    for (const name of Object.keys(this)) {
      if (!(name in SwiftCarouselElement.prototype)) continue
      const value = this[name]
      delete this[name]
      attempt(() => { this[name] = value })
    }
    // From now on a single option can be set.
    this.options = this.options
  }

  /**
   * Tracks listeners of events that are sent in each frame, and only with listeners. They do not bubble: bubbling
   * events would always have to be sent.
   */
  addEventListener(type, ...rest) {
    if (isAskedFor(type)) this.#carousel.listenFor(type)
    super.addEventListener(type, ...rest)
  }

  connectedCallback() {
    const known = SwiftCarouselElement.observedAttributes
    const isForeign = name => name in HTMLElement.prototype || /^(class|tabindex|data|aria|on|.-)|[^a-z-]/.test(name)
    if (this.getAttributeNames().some(name => !known.includes(name) && !isForeign(name))) suspect('attributes', this)
    this.#enterTabOrder()
    this.#carousel.open()
  }

  disconnectedCallback() {
    // If it is moved in the document, it is connected again immediately.
    queueMicrotask(() => {
      if (!this.isConnected) this.#carousel.close()
    })
  }

  adoptedCallback() {
    this.#carousel.stage.addStyle()
  }

  /** Is in the tab order, unless the page says otherwise. */
  #enterTabOrder() {
    if (this.isConnected && !this.hasAttribute('tabindex')) this.tabIndex = 0
  }

  /** Undoes what makes the page equal to what a server has sent, when that has ended. Chromium takes the focus away at once. */
  #enterTabOrderAgain() {
    this.#enterTabOrder()
    this.#carousel.keepFocus()
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return
    if (name === 'tabindex') return value ?? queueMicrotask(() => this.#enterTabOrderAgain())
    if (value !== null && isOdd(name, value)) suspect('value', this, name, value, namesFor(name))
    if (apartNames.includes(name)) this[camel(name)] = value
    else this.#carousel.attributeDidChange(name, value)
  }

  /** Changes something at an index; does nothing if that is not a number. */
  #changeAt(at, call, ...values) {
    if (!Number.isNaN(index(at))) this.#carousel.change(call, index(at), ...values)
  }

  #is(what) {
    return this.#carousel.ask(what) > 0
  }

  // MARK: Complex settings

  get itemStyle() {
    return this.transform ? 'custom' : styleNames[styleNumber(textOf(this, 'item-style'))]
  }

  set itemStyle(name) {
    set(this, 'item-style', name)
  }

  get indicator() {
    const value = this.getAttribute('indicator')
    return indicators.includes(value) ? value : ''
  }

  set indicator(value) {
    set(this, 'indicator', value)
  }

  get options() {
    return this.#carousel.author.options
  }

  set options(value) {
    const old = this.options
    const given = { ...value }
    if (Object.keys(given).some(name => !options.some(option => option.name === name))) suspect('options', this, given)
    // Setting or deleting a single option assigns all of them.
    const set = (_, name, value) => {
      this.options = { ...this.options, [name]: value }
      return true
    }
    const deleteProperty = (_, name) => {
      const { [name]: _old, ...others } = this.options
      this.options = others
      return true
    }
    this.#carousel.author.options = new Proxy(given, { set, deleteProperty })
    for (const option of options) {
      if (option.name in old || option.name in given) applyOption(this.#carousel, option)
    }
  }

  get transform() {
    return this.#carousel.author.style.transform ?? null
  }

  set transform(transform) {
    this.#setStyle({ transform })
  }

  get opacity() {
    return this.#carousel.author.style.opacity ?? null
  }

  set opacity(opacity) {
    this.#setStyle({ opacity })
  }

  /** Sets a function of the custom style; anything else removes it. */
  #setStyle(given) {
    const { style } = this.#carousel.author
    for (const name in given) style[name] = given[name]?.call ? given[name] : null
    applyStyle(this.#carousel)
  }

  get labels() {
    return this.#carousel.labels
  }

  set labels(value) {
    this.#carousel.givenLabels = value
    this.#carousel.relabel()
  }

  /** Applies a document. Returns the document of the resulting configuration; without an argument, the current one. */
  configure(...document) {
    return document.length ? this.#apart.apply('config', document[0]) : this.#apart.readConfiguration()
  }

  // MARK: Items

  get dataSource() {
    return this.#carousel.items.given
  }

  set dataSource(source) {
    const { items } = this.#carousel
    items.take(source ?? null)
    if (source && (items.source.numberOfItems === undefined || !items.source.element)) suspect('source', this, source)
    this.#carousel.reload()
  }

  reloadData() {
    this.#carousel.reload()
  }

  redraw() {
    this.#carousel.updateViewport()
    this.#carousel.redraw()
  }

  insertItem(at, choice) {
    const carousel = this.#carousel
    if (carousel.items.source) return this.#edit(insertItem, at, choice)
    if (choice?.element && !Number.isNaN(index(at))) {
      carousel.syncChildren(isAnimated(choice))
      // Its listeners may have removed children, or moved them.
      this.insertBefore(choice.element, carousel.items.read().children[Math.max(0, index(at))] ?? null)
    }
    carousel.syncChildren(isAnimated(choice))
  }

  removeItem(at, choice) {
    const carousel = this.#carousel
    if (carousel.items.source) return this.#edit(removeItem, at, choice)
    // The page may have removed it already, or moved it to another element.
    const child = carousel.itemsNow.children[index(at)]
    if (child?.parentNode === this) child.remove()
    carousel.syncChildren(isAnimated(choice))
  }

  reloadItem(at, choice) {
    this.#edit(reloadItem, at, choice)
  }

  refreshDecorations(at) {
    this.#carousel.stage.decorations?.refresh(at === undefined ? at : index(at))
  }

  #edit(call, at, choice) {
    if (this.#carousel.hasRow) this.#carousel.reload()
    this.#changeAt(at, call, isAnimated(choice))
  }

  get numberOfItems() {
    return this.#carousel.ask(numberOfItems) ?? this.#carousel.itemsNow.count
  }

  get numberOfPlaceholders() {
    return this.#carousel.ask(numberOfPlaceholders) ?? this.#carousel.itemsNow.placeholderCount
  }

  get numberOfVisibleItems() {
    return this.#carousel.ask(numberOfVisibleItems) ?? 0
  }

  get indexesOfVisibleItems() {
    return this.#carousel.stage.mounted.map(cell => cell.index).sort((a, b) => a - b)
  }

  // MARK: Position

  get scrollOffset() {
    return this.#carousel.ask(scrollOffset) ?? this.#carousel.kept(this.#carousel.offset)
  }

  set scrollOffset(value) {
    const offset = Number(value)
    if (!Number.isFinite(offset)) return
    this.#carousel.keepOffset(offset)
    this.#carousel.change(setScrollOffset, offset)
  }

  get currentIndex() {
    return this.#carousel.ask(currentIndex) ?? this.#carousel.kept(Math.round(this.#carousel.offset))
  }

  set currentIndex(value) {
    this.#carousel.setCurrentIndex(value, 0)
  }

  get destinationIndex() {
    return this.#carousel.ask(destinationIndex) ?? this.currentIndex
  }

  set destinationIndex(value) {
    this.#carousel.setCurrentIndex(value, NaN)
  }

  /** The number of pages: places at which the carousel comes to rest. Until the engine has started, each item counts as one. */
  get pageCount() {
    return this.#carousel.ask(numberOfPages) ?? this.numberOfItems
  }

  get currentPage() {
    return this.#carousel.ask(currentPage) ?? this.currentIndex
  }

  get isAtStart() {
    return this.#has(controlsFlagIsAtStart)
  }

  get isAtEnd() {
    return this.#has(controlsFlagIsAtEnd)
  }

  get scrollOffsetAtStart() {
    return this.#carousel.ask(scrollOffsetAtStart) ?? 0
  }

  get scrollOffsetAtEnd() {
    return this.#carousel.ask(scrollOffsetAtEnd) ?? Math.max(0, this.numberOfItems - 1)
  }

  get isScrollable() {
    return this.#carousel.isOpen && !this.#has(controlsFlagIsSinglePage)
  }

  get selectedIndex() {
    return this.#carousel.stage.selectedIndex ?? -1
  }

  get autoplayProgress() {
    return this.#now(autoplayProgress) ?? 0
  }

  get autoplayRemainingTime() {
    return this.#now(autoplayRemainingTime) ?? Infinity
  }

  itemDidEnd(at = this.currentIndex) {
    this.#changeAt(at, itemDidEnd)
  }

  /** Asks for what changes without frames. */
  #now(query) {
    this.#carousel.change(setTime)
    return this.#carousel.ask(query)
  }

  #has(bit) {
    return (this.#carousel.ask(controlsFlags) & bit) !== 0
  }

  get currentElement() {
    return this.itemElement(this.currentIndex)
  }

  get wraps() {
    return (this.#carousel.ask(wraps) ?? this.wrap) > 0
  }

  get toggle() {
    return this.#carousel.ask(toggle) ?? 0
  }

  get isDragging() {
    return this.#is(isDragging)
  }

  get isDecelerating() {
    return this.#is(isDecelerating)
  }

  get isScrolling() {
    return this.#is(isScrolling)
  }

  get isPaused() {
    return this.#carousel.isPaused
  }

  pause() {
    this.#carousel.pause(true)
  }

  play() {
    this.#carousel.pause(false)
  }

  /**
   * Returns the duration of a scroll, in seconds, from the options of a call; NaN is the default. A call `byUser` is
   * announced.
   */
  #duration(choice) {
    const { animated, behavior, byUser, duration = NaN } = choice ?? {}
    if (duration >= milliseconds) suspect('duration', this, duration)
    if (byUser) this.#carousel.change(userWillAct)
    return animated === false || behavior === 'instant' ? 0 : Number(duration)
  }

  scrollTo(...values) {
    let [at, choice] = values
    const element = at?.nodeType ? at : null
    // An element that is no item, or in none, is ignored.
    if (element) at = this.indexOf(at) < 0 ? NaN : this.indexOf(at)
    else if (at?.index !== undefined) [at, choice] = [at.index, at]
    else if (isPlatformScroll(values)) {
      if (typeof at === 'object' && !('left' in Object(at) || 'top' in Object(at))) suspect('target', this, at)
      return super.scrollTo(...values)
    }
    if (Number.isNaN(index(at))) suspect('target', this, values[0])
    if (!this.#carousel.isOpen) this.scrollOffset = at
    this.#changeAt(at, scrollToItem, this.#duration(choice))
    // The next line may focus it.
    if (at >= 0 && element) this.#carousel.aside.admit(element)
  }

  scrollBy(...values) {
    const [count, choice] = values
    if (isPlatformScroll(values)) return super.scrollBy(...values)
    if (!this.#carousel.isOpen && !Number.isNaN(index(count))) return this.#carousel.moveKept(index(count))
    this.#changeAt(count, scrollByItems, this.#duration(choice))
  }

  scrollToOffset(offset, choice) {
    if (!this.#carousel.isOpen) this.scrollOffset = offset
    this.#changeTo(Number(offset), scrollToOffset, choice)
  }

  scrollByOffset(distance, choice) {
    if (!this.#carousel.isOpen && Number.isFinite(Number(distance))) return this.#carousel.moveKept(Number(distance))
    this.#changeTo(Number(distance), scrollByOffset, choice)
  }

  /** Scrolls by a number or to it; does nothing if there is none. */
  #changeTo(number, call, choice) {
    const duration = this.#duration(choice)
    if (!Number.isNaN(number)) this.#carousel.change(call, number, duration)
  }

  scrollToPage(at, choice) {
    if (!this.#carousel.isOpen) this.scrollOffset = at
    this.#changeAt(at, scrollToPage, this.#duration(choice))
  }

  next(choice) {
    this.#step(1, choice)
  }

  previous(choice) {
    this.#step(-1, choice)
  }

  #step(count, choice) {
    if (!this.#carousel.isOpen) return this.#carousel.moveKept(count)
    this.#carousel.change(step, count, this.#duration(choice))
  }

  select(at) {
    if (!Number.isNaN(index(at))) this.#carousel.select(index(at))
  }

  // MARK: Queries

  offsetOf(at) {
    const carousel = this.#carousel, item = index(at)
    return Number.isNaN(item) ? NaN : carousel.ask(offsetOfItem, item) ?? item - carousel.offset
  }

  itemElement(at) {
    if (Number.isNaN(index(at))) return null
    const { stage } = this.#carousel
    const items = this.#carousel.itemsNow
    const cell = stage.cells.get(this.#carousel.ask(viewOfItem, index(at)))
    return cell ? items.original(cell) : items.source ? null : items.children[index(at)] ?? null
  }

  indexOf(element) {
    if (!element?.nodeType) return -1
    const cell = this.#carousel.stage.cellOf(element)
    if (cell) return cell.index
    const items = this.#carousel.itemsNow
    return items.source ? -1 : items.children.findIndex(child => child.contains(element))
  }

  elementAt(clientX, clientY) {
    const { stage, gestures, items } = this.#carousel
    this.#carousel.catchUp()
    const point = gestures.pointAt(clientX, clientY)
    const cell = point && stage.cells.get(this.#carousel.ask(viewAtPoint, point.x, point.y))
    return cell ? items.original(cell) : null
  }
}

defineProperties(SwiftCarouselElement.prototype)
defineApart(SwiftCarouselElement.prototype)
