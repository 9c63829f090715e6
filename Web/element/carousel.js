// One carousel of a page: its parts, its life in the page, and its way to the engine.
import { Author } from './author.js'
import { Clock } from './clock.js'
import { Controls } from './controls.js'
import { ask, change, connect, disconnect, hasStopped, state } from './engine.js'
import { dispatch, kinds, send } from './events.js'
import { FallbackRow } from './fallback-row.js'
import { Gestures } from './gestures.js'
import { Items } from './items.js'
import { defaultLabels } from './labels.js'
import { fade, reducesMotion } from './motion.js'
import { Reading } from './reading.js'
import { applySetting, applySettings } from './apply.js'
import { Stage } from './stage.js'
import { syncChildren } from './sync.js'

export class Carousel {
  labels = defaultLabels
  /** Where to be when it is shown, as long as it isn't. */
  offset = 0
  /** Whether what moves by itself has been told to wait. */
  isPaused = false
  /** Whether items follow each other from right to left. */
  isMirrored = false
  isDragging = false
  /** Whether somebody has ever wanted to hear of each change of the offset. */
  isWatched = false

  host
  author
  items
  stage
  clock
  reading
  controls
  gestures

  #internals
  #row
  #isOnScreen = true
  /** The last current item that the engine has told of. */
  #lastIndex = 0
  /** Whether what moves is at its end at once, because of reduced motion. */
  #arrives = false
  #resizes = new ResizeObserver(() => this.updateViewport())
  #shows = new IntersectionObserver(entries => {
    this.#isOnScreen = entries.at(-1).isIntersecting
    this.#updatePause()
  }, { rootMargin: '50%' })

  constructor(host, internals) {
    this.host = host
    this.#internals = internals
    this.author = new Author(host)
    this.items = new Items(host, () => this.syncChildren())
    this.clock = new Clock(time => change('frame', this.stage.number, time))
    this.stage = new Stage(host, this.items, () => this.#didPlace())
    this.reading = new Reading(this)
    this.controls = new Controls(this)
    this.gestures = new Gestures(this)
    this.#row = new FallbackRow(host, this.stage.root, this.items)
  }

  // MARK: Life

  get isOpen() {
    return this.stage.number !== 0
  }

  open() {
    if (this.isOpen || this.#row.isShown) return
    this.stage.number = connect({ stage: this.stage, listener: this, author: this.author.answers })
    this.updateSemantics()
    if (hasStopped()) return this.#row.show(Math.max(0, Math.round(this.offset)))
    applySettings(this)
    this.updateTouch()
    this.updateViewport()
    this.items.observe()
    this.reload()
    if (this.offset) this.change('set_scroll_offset', this.offset)
    this.#resizes.observe(this.host)
    this.#shows.observe(this.host)
    document.addEventListener('visibilitychange', this.#updatePause)
    this.#updatePause()
  }

  /** Ends it where it was going. */
  close() {
    if (this.#row.isShown) return this.#row.hide()
    if (!this.isOpen) return
    this.gestures.cancel()
    this.offset = this.ask('destination')
    if (this.offset !== this.ask('scrollOffset')) this.change('set_scroll_offset', this.offset)
    this.#end()
  }

  #end() {
    this.#isOnScreen = true
    document.removeEventListener('visibilitychange', this.#updatePause)
    this.items.stop()
    this.#resizes.disconnect()
    this.#shows.disconnect()
    const { number } = this.stage
    this.stage.number = 0
    disconnect(number)
    this.isDragging = false
    this.clock.setNeedsFrames(false)
    this.stage.clear()
    this.controls.update()
  }

  /** The engine can't be used any more: the items become a row. */
  engineDidStop() {
    if (!this.isOpen) return
    this.offset = this.#lastIndex
    this.gestures.cancel()
    this.#end()
    if (this.host.isConnected) this.#row.show(Math.max(0, Math.round(this.offset)))
  }

  // MARK: The engine

  /** Changes the engine's carousel, now; where there is none yet, nothing. */
  change(name, ...values) {
    if (this.stage.number) return change(name, this.stage.number, this.clock.seconds(), ...values)
  }

  /** Changes it at the time of an event of the browser. */
  changeAt(stamp, name, ...values) {
    if (this.stage.number) return change(name, this.stage.number, this.clock.seconds(stamp), ...values)
  }

  /** Asks for a part of its state. Undefined while it isn't shown. */
  ask(name) {
    if (this.stage.number) return state(this.stage.number, name)
  }

  /** Asks a function of the module about it. Undefined while it isn't shown. */
  askFor(name, ...values) {
    if (this.stage.number) return ask(name, this.stage.number, ...values)
  }

  // MARK: What the module calls

  event(kind, value) {
    if (kind === kinds.dragStart) this.isDragging = true
    if (kind === kinds.dragEnd) {
      this.isDragging = false
      this.reading.updateSoon()
    }
    if (kind === kinds.settle) this.reading.didSettle()
    if (kind === kinds.index) {
      this.#lastIndex = Math.max(0, value)
      this.controls.draw()
      this.reading.currentItemDidChange()
    }
    if ((kind === kinds.glideStart || kind === kinds.scrollStart) && reducesMotion()) this.#arrive()
    if (kind === kinds.glideEnd || kind === kinds.scrollEnd) {
      value ||= this.#arrives
      this.#arrives = false
    }
    if (kind !== kinds.scroll || this.isWatched) dispatch(this.host, kind, value)
  }

  tapped(index, offset) {
    this.stage.itemEvents.tapped(index, offset)
  }

  shouldSelect(index) {
    return send(this.host, 'select', { index }, { cancelable: true })
  }

  frames(areNeeded) {
    this.clock.setNeedsFrames(areNeeded)
    if (!areNeeded) this.reading.updateSoon()
  }

  #didPlace() {
    if (!this.isMoving) this.reading.updateSoon()
  }

  get isMoving() {
    return this.clock.isRunning || this.isDragging
  }

  #arrive() {
    fade(this.stage.layer)
    this.#arrives = true
    this.change('set_scroll_offset', this.ask('destination'))
  }

  // MARK: Items

  reload() {
    Object.assign(this.items, this.items.read())
    this.change('reload')
    this.#row.update()
  }

  /** @returns Whether children had come, gone or changed places. */
  syncChildren(isAnimated = false) {
    if (this.items.source) return false
    this.#row.update()
    return this.isOpen && syncChildren(this, isAnimated)
  }

  /** Sends events of single items from now on, and at once of those in sight. Listeners that are added together begin together. */
  listenForItems(name) {
    this.stage.itemEvents.listen(name)
    queueMicrotask(() => this.change('redraw'))
  }

  // MARK: The page

  attributeDidChange(name, value) {
    if (name === 'current-index') this.host.currentIndex = value
    else applySetting(this, name)
  }

  updateViewport() {
    const { clientWidth, clientHeight } = this.host
    this.directionDidChange()
    this.change('set_viewport', clientWidth, clientHeight)
    // The layer's own middle is the carousel's.
    const x = this.ask('middleX') - clientWidth / 2
    const y = this.ask('middleY') - clientHeight / 2
    this.stage.layer.style.translate = x || y ? `${x}px ${y}px` : ''
  }

  directionDidChange() {
    if (!this.isOpen) return
    this.isMirrored = getComputedStyle(this.host).direction === 'rtl'
    this.change('set_mirrored', this.isMirrored ? 1 : 0)
  }

  updateTouch() {
    const across = this.host.vertical ? 'pan-x' : 'pan-y'
    this.stage.layer.style.touchAction = this.host.ignorePerpendicularSwipes ? across + ' pinch-zoom' : 'pinch-zoom'
  }

  #updatePause = () => {
    this.clock.setPaused(document.hidden || !this.#isOnScreen)
    this.controls.update()
  }

  updateSemantics() {
    const { label } = this.host
    this.#internals.role = label ? 'region' : 'group'
    this.#internals.ariaLabel = label || null
    this.#internals.ariaRoleDescription = this.labels.carousel
    this.reading.updateSoon()
  }

  pause(isPaused) {
    this.isPaused = isPaused
    this.controls.pauseDidChange()
  }
}
