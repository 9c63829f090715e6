// Between the element and the engine: applies attributes, follows the page, and keeps what is to be kept.
import { Clock } from './clock.js'
import { adopt, askOption, connect, disconnect, doubles, engine, whenFree } from './engine.js'
import { bringWhole } from './extras.js'
import { Gestures } from './gestures.js'
import { Items } from './items.js'
import { defaultLabels } from './labels.js'
import { classicStyles } from './names.js'
import { motionChoice, optionChoice, options, settings, styleNumber } from './settings.js'
import { Stage } from './stage.js'
import { syncChildren } from './sync.js'

/** The carousels of the page that are open. */
const open = new Set()

/** Another module takes over; every carousel goes on with it where it was. */
export function replaceEngine(module) {
  const carousels = [...open].map(carousel => [carousel, carousel.ask('scrollOffset'), carousel.close()])
  adopt(module)
  for (const [carousel, offset, destination] of carousels) {
    carousel.offset = offset
    carousel.open()
    if (offset !== destination) carousel.tell(id => engine.scroll_to_offset(id, destination, NaN))
  }
}

export class Conductor {
  options = Object.freeze({})
  transform = null
  opacity = null
  labels = defaultLabels
  /** Where to be when it is shown, as long as it isn't. */
  offset = 0
  /** Where the current item rests, as a share of the size. */
  focus = { x: 0.5, y: 0.5 }
  /** What extras set in the engine, by name: done again when it is shown again. */
  more = new Map()
  /** Whether what moves by itself has been told to wait. */
  isPaused = false

  #host
  #internals
  #isOnScreen = true
  /** The buttons and what moves by itself, when their script has been loaded, and whether it was asked for. */
  #controls
  #asksControls
  #resizes = new ResizeObserver(() => this.updateViewport())
  #shows = new IntersectionObserver(entries => {
    this.#isOnScreen = entries.at(-1).isIntersecting
    this.#updatePause()
  }, { rootMargin: '50%' })

  constructor(host, internals) {
    this.#host = host
    this.#internals = internals
    this.items = new Items(host, () => this.syncChildren())
    this.clock = new Clock(time => engine.frame(this.stage.number, time))
    this.stage = new Stage(host, this.items, this.clock)
    this.stage.labels = this.labels
    this.stage.positionDidChange = () => this.#controls?.draw()
    this.stage.directionDidChange = () => this.#applyDirection()
    this.stage.transform = (...values) => this.#customTransform(...values)
    this.stage.option = (number, standard) => {
      // While options are set one after another, one may be asked that isn't a function any more.
      const option = this.options[options[number].name]
      return typeof option === 'function' ? askOption(option, standard) : standard
    }
    this.gestures = new Gestures(host, this.stage, (change, stamp) => this.tell(change, stamp))
  }

  // MARK: Life

  open() {
    if (this.stage.number) return
    open.add(this)
    this.stage.number = connect(this.stage)
    this.updateViewport()
    for (const setting of settings) this.#applySetting(setting)
    for (const option of options) this.applyOption(option)
    this.applyStyle()
    this.#applyMotion()
    for (const apply of this.more.values()) apply()
    this.updateSemantics()
    this.items.observe()
    this.reload()
    if (this.offset) this.tell(id => engine.set_scroll_offset(id, this.offset))
    this.#resizes.observe(this.#host)
    this.#shows.observe(this.#host)
    document.addEventListener('visibilitychange', this.#updatePause)
    this.#updatePause()
  }

  /** Ends it where it was going. */
  close() {
    if (!this.stage.number) return
    this.gestures.cancel()
    this.offset = this.ask('destination')
    if (this.offset !== this.ask('scrollOffset')) this.tell(id => engine.set_scroll_offset(id, this.offset))
    this.#isOnScreen = true
    document.removeEventListener('visibilitychange', this.#updatePause)
    this.items.stop()
    this.#resizes.disconnect()
    this.#shows.disconnect()
    const { number } = this.stage
    this.stage.number = 0
    open.delete(this)
    disconnect(number)
    this.stage.clear()
    this.#controls?.update()
    return this.offset
  }

  /** Changes the engine's carousel, with its clock set; where there is none yet, nothing. */
  tell(change, stamp) {
    const { number } = this.stage
    if (!number) return
    return whenFree(() => {
      engine.set_time(number, this.clock.seconds(stamp))
      return change(number)
    })
  }

  /** Undefined while it isn't shown. */
  ask(name) {
    if (this.stage.number) return this.stage.ask(name)
  }

  reload() {
    Object.assign(this.items, this.items.read())
    this.tell(id => engine.reload(id))
  }

  /** @returns Whether children had come, gone or changed places. */
  syncChildren(isAnimated = false) {
    if (this.items.source || !this.stage.number) return false
    return syncChildren(this.#host, this.items, isAnimated, change => this.tell(change))
  }

  // MARK: Attributes

  attributeDidChange(name, value) {
    switch (name) {
      case 'item-style': return this.applyStyle()
      case 'motion': return this.#applyMotion()
      case 'label': return this.updateSemantics()
      case 'dir': return this.#applyDirection()
      case 'controls': case 'indicator': case 'autoplay': return this.#updateControls()
      case 'current-index': return void (this.#host.currentIndex = value)
    }
    const setting = settings.find(setting => setting.attribute === name)
    if (setting) return this.#applySetting(setting)
    const option = options.find(option => option.attribute === name)
    if (option) this.applyOption(option)
  }

  #applySetting(setting) {
    if (setting.attribute === 'autoscroll') return this.#updateControls()
    const value = setting.read(this.#host.getAttribute(setting.attribute)) ?? setting.standard
    const { x = value, y = 0 } = value
    this.tell(id => engine.set(id, setting.index, x, y))
    if (setting.attribute === 'vertical' || setting.attribute === 'ignore-perpendicular-swipes') this.#updateTouch()
    if (setting.attribute === 'content-offset') this.updateViewport()
  }

  applyOption(option) {
    const choice = optionChoice(option, this.options, this.#host.getAttribute(option.attribute))
    this.tell(id => engine.set_option(id, option.index, ...choice))
  }

  applyStyle() {
    const number = this.transform ? -1 : styleNumber(this.#host.getAttribute('item-style'))
    // Until the whole engine is there it is a row.
    const isLater = number >= classicStyles && !engine.set_motion
    this.tell(id => engine.set_style(id, isLater ? 0 : number))
    if (isLater) bringWhole()
    this.more.get('path')?.()
  }

  #applyMotion() {
    const [profile, ...values] = motionChoice(this.#host.motion)
    if (engine.set_motion) this.tell(id => engine.set_motion(id, profile, ...values))
    else if (profile) bringWhole()
  }

  #applyDirection() {
    if (!this.stage.number) return
    this.stage.isMirrored = getComputedStyle(this.#host).direction === 'rtl'
    this.tell(id => engine.set_mirrored(id, this.stage.isMirrored ? 1 : 0))
  }

  #customTransform(offset, width, height, address) {
    const host = this.#host
    const at = address / 8
    const item = {
      width, height, viewportWidth: host.clientWidth, viewportHeight: host.clientHeight, isVertical: host.vertical,
    }
    const result = this.transform(offset, new DOMMatrix([...doubles().slice(at, at + 16)]), item)
    const numbers = [...(result.toFloat64Array?.() ?? result)].slice(0, 16)
    const opacity = Number(this.opacity?.(offset, item) ?? 1)
    doubles().set(numbers, at)
    if (!Number.isNaN(opacity)) doubles()[at + 16] = opacity
  }

  // MARK: The page

  updateViewport() {
    const { clientWidth, clientHeight, contentOffset } = this.#host
    const x = contentOffset.x + (this.focus.x - 0.5) * clientWidth
    const y = contentOffset.y + (this.focus.y - 0.5) * clientHeight
    this.stage.layer.style.translate = x || y ? `${x}px ${y}px` : ''
    this.#applyDirection()
    this.tell(id => engine.set_viewport(id, clientWidth, clientHeight))
  }

  #updateTouch() {
    const across = this.#host.vertical ? 'pan-x' : 'pan-y'
    this.stage.layer.style.touchAction = this.#host.ignorePerpendicularSwipes ? across + ' pinch-zoom' : 'pinch-zoom'
  }

  #updatePause = () => {
    this.clock.setPaused(document.hidden || !this.#isOnScreen)
    this.#updateControls()
  }

  updateSemantics() {
    const { label } = this.#host
    this.stage.labels = this.labels
    this.#internals.role = label ? 'region' : 'group'
    this.#internals.ariaLabel = label || null
    this.#internals.ariaRoleDescription = this.labels.carousel
    this.stage.tidySoon()
  }

  // MARK: Buttons, and what moves by itself

  /** Few pages have them, so they are in a script of their own. Where it can't be loaded, it goes on without. */
  #updateControls() {
    const { controls, indicator, autoscroll, autoplay } = this.#host
    if (controls || indicator || autoscroll || autoplay) this.#asksControls ??= this.#loadControls()
    this.#controls?.update()
  }

  async #loadControls() {
    try {
      this.#controls = (await import('./swift-carousel-controls.js')).createControls(this)
      this.#controls.update()
    } catch (error) {
      reportError(error)
    }
  }

  pause(isPaused) {
    this.isPaused = isPaused
    this.#controls?.pauseDidChange()
  }

  setAutoscroll(value) {
    this.tell(id => engine.set(id, settings.find(setting => setting.attribute === 'autoscroll').index, value, 0))
  }
}
