// Pointer gestures: fingers, mice and pens.
import { isControl, mayDrag, scrollingAround, scrollingIn } from './targets.js'
import { isAbove } from './top-layer.js'

/** The carousel that has captured each pointer: of nested carousels, the inner one comes first. */
const owners = new Map()

const drags = 1

export class Gestures {
  #carousel
  #host
  /** The pointer that drags it; null while none does. */
  pointer = null
  #isControl = false
  #isIgnored = false
  /** Whether its movement so far is one for the carousel. */
  #isClaimed = false
  /** Ends the listeners of the window. */
  #listening

  constructor(carousel) {
    const { host } = carousel
    this.#carousel = carousel
    this.#host = host
    host.addEventListener('pointerdown', event => this.#down(event))
    // A finger that drags the carousel scrolls nothing inside its items, whatever their `touch-action` is.
    host.addEventListener('touchmove', event => {
      if (this.#isClaimed && event.cancelable && !event.touches[1]) event.preventDefault()
    }, { passive: false })
    // The browser's own dragging of images, links and selections.
    host.addEventListener('dragstart', event => this.#refuse(event))
    host.addEventListener('selectstart', event => this.#refuse(event))
  }

  /** Converts client coordinates to points from the carousel's upper left corner, through all transforms around it. */
  pointAt(clientX, clientY) {
    const [start, right, bottom] = this.#carousel.stage.corners.map(corner => corner.getBoundingClientRect())
    const { clientWidth, clientHeight } = this.#host
    const unit = (to, length) => [(to.x - start.x) / length, (to.y - start.y) / length]
    const matrix = new DOMMatrix([...unit(right, clientWidth), ...unit(bottom, clientHeight), start.x, start.y])
    return matrix.inverse().transformPoint({ x: clientX, y: clientY })
  }

  cancel() {
    if (this.pointer === null) return
    this.#carousel.change('pointer_cancelled')
    this.#end()
  }

  #refuse(event) {
    if (this.pointer !== null && !this.#isIgnored) event.preventDefault()
  }

  #down(event) {
    const host = this.#host
    if (event.button !== 0 || this.pointer !== null || !this.#carousel.isOpen || isAbove(event, host)) return
    this.pointer = event.pointerId
    // Controls of items aside do not work.
    const isUsable = !this.#carousel.aside.isPressed
    this.#isControl = isUsable && isControl(event, host)
    this.#isIgnored = isUsable && !mayDrag(event, host)
    this.#isClaimed = false
    this.#listening = new AbortController()
    const { x, y } = this.pointAt(event.clientX, event.clientY)
    const around = event.pointerType === 'mouse' ? 0 : scrollingAround(host)
    this.#carousel.changeAt(event.timeStamp, 'pointer_down', x, y, this.#isIgnored ? 0 : 1, scrollingIn(event, host), around)
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
    if (owner && owner !== this) return this.cancel()
    if (event.pointerType === 'mouse' && event.buttons === 0) return this.cancel()
    const { x, y } = this.pointAt(event.clientX, event.clientY)
    const decision = this.#carousel.changeAt(event.timeStamp, 'pointer_moved', x, y)
    this.#isClaimed = decision & 1
    if (decision !== drags || owner) return
    owners.set(event.pointerId, this)
    try {
      this.#host.setPointerCapture(event.pointerId)
    } catch {
      // The pointer is already gone, or was created by a script.
    }
  }

  #up(event) {
    if (event.pointerId !== this.pointer) return
    const { x, y } = this.pointAt(event.clientX, event.clientY)
    const isMine = owners.get(event.pointerId) === this
    const isTap = !this.#isControl && !this.#isIgnored
    if (isMine) refuseClick()
    this.#end()
    this.#carousel.changeAt(event.timeStamp, 'pointer_up', x, y, isTap ? 1 : 0)
  }

  #cancelled(event) {
    if (event.pointerId === this.pointer) this.cancel()
  }

  #end() {
    this.#listening.abort()
    if (owners.get(this.pointer) === this) owners.delete(this.pointer)
    this.pointer = null
  }
}

/** The time after a drag during which a click still belongs to it, in milliseconds. */
const clickDelay = 300

/** Suppresses the click that ends a drag. */
function refuseClick() {
  const end = new AbortController()
  const stop = () => end.abort()
  const options = { capture: true, signal: end.signal }
  addEventListener('click', event => {
    if (!event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stop()
  }, options)
  addEventListener('pointerdown', stop, options)
  setTimeout(stop, clickDelay)
}
