// Pointer gestures: fingers, mice and pens.
import {
  answerHandled, answerMayDrag, directionAll, mouseDirections, pointerCancelled, pointerDown, pointerMoved, pointerUp, stopsFlick,
  touchDirections,
} from 'engine-calls'
import { containedDirections, containerOf, isControl, isOnScrollBar, isOverlay, isOwnButton, mayDrag, scrollingAround, scrollingIn } from './targets.js'
import { isAbove } from './top-layer.js'

/** The carousels by their elements. */
const all = new WeakMap()

/** The carousel that has captured each pointer: of nested carousels, the inner one comes first. */
const owners = new Map()

/** The carousels of which each pointer has only stopped a flick: for those in their items, its press is no tap either. */
const stopped = new Map()

/** The directions in which carousels around this one can be scrolled; `query` asks one for them. */
function carouselsAround(host, query) {
  let directions = 0
  for (let element = containerOf(host); element; element = containerOf(element)) directions |= all.get(element)?.ask(query)
  return directions
}

/** Whether a press is that of a finger while others are on the screen. Events of scripts do not tell. */
const isOneMore = ({ isTrusted, isPrimary, pointerType }) => isTrusted && !isPrimary && pointerType === 'touch'

export class Gestures {
  #carousel
  #host
  /** The pointer that drags it; null while none does. */
  pointer = null
  #isControl = false
  #isIgnored = false
  /** Whether the browser may mark text and drag pictures. */
  #isPages = false
  /** Whether the press before was a click, and this one is the next of a double click. */
  #wasClick = false
  #isRepeated = false
  /** Whether the browser marks a word from this press on. */
  #marksText = false
  /** The event of the press, and its target, which the event forgets. */
  #press = null
  #target = null
  /** Whether another finger is on the screen with it: then it does not tap, and the browser sends no click. */
  #isAccompanied = false
  /** Whether its movement so far is one for the carousel. */
  #isClaimed = false
  /** Ends the listeners of the window. */
  #listening

  constructor(carousel) {
    const { host } = carousel
    this.#carousel = carousel
    this.#host = host
    all.set(host, carousel)
    host.addEventListener('pointerdown', event => this.#down(event))
    // Something in an item takes the pointer. That a finger belongs to what it has touched means nothing.
    host.addEventListener('gotpointercapture', ({ target, pointerId, pointerType }) => {
      const isImplied = pointerType === 'touch' && target === this.#target
      if (pointerId === this.pointer && target !== host && !isImplied) this.cancel()
    })
    // A finger that drags the carousel scrolls nothing inside its items, whatever their `touch-action` is.
    host.addEventListener('touchmove', event => {
      if (this.#isClaimed && event.cancelable && !event.touches[1]) event.preventDefault()
    }, { passive: false })
    // The browser's own dragging of images, links and selections.
    host.addEventListener('dragstart', event => this.#refuse(event))
    host.addEventListener('selectstart', event => this.#marks() || this.#refuse(event))
    host.addEventListener('mousedown', ({ detail }) => (this.#isRepeated = this.#wasClick && detail > 1), true)
  }

  /**
   * Converts client coordinates to points from the carousel's upper left corner, through all transforms around it. Null where there
   * are none: a carousel without a size has no points.
   */
  pointAt(clientX, clientY) {
    const [start, right, bottom] = this.#carousel.stage.corners.map(corner => corner.getBoundingClientRect())
    const { clientWidth, clientHeight } = this.#host
    const unit = (to, length) => [(to.x - start.x) / length, (to.y - start.y) / length]
    const matrix = new DOMMatrix([...unit(right, clientWidth), ...unit(bottom, clientHeight), start.x, start.y])
    const point = matrix.inverse().transformPoint({ x: clientX, y: clientY })
    return Number.isNaN(point.x + point.y) ? null : point
  }

  cancel() {
    if (this.pointer === null) return
    this.#carousel.change(pointerCancelled)
    this.#end()
  }

  #refuse(event) {
    if (this.pointer !== null && !this.#isIgnored && !this.#isPages) event.preventDefault()
  }

  /** Lets a double click mark a word of an item that has been at rest. */
  #marks() {
    return (this.#marksText = this.#isRepeated && !this.#carousel.clock.isRunning)
  }

  #down(event) {
    const host = this.#host
    if (event.button !== 0 || this.pointer !== null || !this.#carousel.isOpen || isAbove(event, host)) return
    const point = this.pointAt(event.clientX, event.clientY)
    if (!point) return
    this.pointer = event.pointerId
    this.#press = event
    this.#target = event.target
    // Controls of items aside do not work.
    const isUsable = !this.#carousel.aside.isPressed
    this.#isControl = isUsable && isControl(event, host)
    const isMouse = event.pointerType === 'mouse'
    this.#isIgnored = isUsable && (!mayDrag(event, host) || isMouse && isOnScrollBar(event))
    this.#isClaimed = this.#isRepeated = this.#marksText = false
    this.#isAccompanied = isOneMore(event)
    this.#listening = new AbortController()
    const directions = isMouse ? mouseDirections : touchDirections
    // Where it scrolls nothing, the pointer is the page's, and a mouse drags nothing.
    this.#isPages = !this.#carousel.ask(directions) || isMouse && isOverlay(event, host)
    // A mouse scrolls nothing else than carousels.
    const inside = isMouse ? this.#isPages ? directionAll : 0 : scrollingIn(event, host)
    const around = (carouselsAround(host, directions) | (isMouse ? 0 : scrollingAround(host))) & ~containedDirections(host)
    this.#carousel.changeAt(event.timeStamp, pointerDown, point.x, point.y, !this.#isIgnored, inside, around, isOwnButton(event, host), isMouse)
    if (this.#carousel.ask(stopsFlick)) {
      stopped.set(event.pointerId, this)
      // Some controls work as soon as they are pressed.
      if (this.#isControl || this.#isIgnored) refuse('mousedown')
    }
    this.#listen('pointerdown', event => (this.#isAccompanied ||= isOneMore(event)))
    this.#listen('pointermove', event => this.#moved(event))
    this.#listen('pointerup', event => this.#up(event))
    this.#listen('pointercancel', event => this.#cancelled(event))
    // The page or the window may lose the pointer without an event.
    this.#listen('blur', event => event.target === window && this.cancel())
  }

  #listen(name, listener) {
    addEventListener(name, listener, { capture: true, signal: this.#listening.signal })
  }

  #moved(event) {
    if (event.pointerId !== this.pointer) return
    const owner = owners.get(event.pointerId)
    if (owner && owner !== this || this.#press.defaultPrevented || this.#marksText) return this.cancel()
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.cancel()
    const point = this.pointAt(event.clientX, event.clientY)
    if (!point) return this.cancel()
    const answer = this.#carousel.changeAt(event.timeStamp, pointerMoved, point.x, point.y)
    this.#isClaimed = answer === answerHandled || answer === answerMayDrag
    if (answer !== answerHandled || owner) return
    owners.set(event.pointerId, this)
    try {
      this.#host.setPointerCapture(event.pointerId)
    } catch {
      // The pointer is already gone, or was created by a script.
    }
  }

  #up(event) {
    if (event.pointerId !== this.pointer) return
    const point = this.pointAt(event.clientX, event.clientY)
    if (!point) return this.cancel()
    const isMine = owners.get(event.pointerId) === this
    this.#wasClick = !isMine
    const isTap = !this.#isControl && !this.#isIgnored && !this.#isAccompanied && !stopped.has(event.pointerId)
    this.#end()
    const isSpent = this.#carousel.changeAt(event.timeStamp, pointerUp, point.x, point.y, isTap) === answerHandled
    if (isMine || isSpent) refuse('click')
  }

  #cancelled(event) {
    if (event.pointerId === this.pointer) this.cancel()
  }

  #end() {
    this.#listening.abort()
    for (const map of [owners, stopped]) if (map.get(this.pointer) === this) map.delete(this.pointer)
    this.pointer = null
  }
}

/** The time after a press or a release during which its event still belongs to it, in milliseconds. */
const clickDelay = 300

/** Suppresses the event that follows a press, or its release, which was for the carousel alone. */
function refuse(name) {
  const end = new AbortController()
  const stop = () => end.abort()
  const options = { capture: true, signal: end.signal }
  addEventListener(name, event => {
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stop()
  }, options)
  addEventListener('pointerdown', stop, options)
  setTimeout(stop, clickDelay)
}
