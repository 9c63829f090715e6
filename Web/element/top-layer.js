// What is open above the page: modal dialogs, popovers, and what is shown in full screen. Input in them is theirs, also where they
// are in an item or over the items; and their item stays as it is until they close.
import { setItemOpen } from 'engine-calls'
import { isIn } from './targets.js'

/** Elements above the page. Older browsers do not know all of these names. */
const open = [':modal', ':popover-open', ':fullscreen'].filter(name => globalThis.CSS?.supports(`selector(${name})`)).join() || ':not(*)'

const isOpen = element => element.isConnected && element.matches(open)

/** Whether an event is in something that is open above the page, between its target and the carousel, or behind what fills the screen. */
export const isAbove = (event, host) => isIn(event, host, isOpen) || isBehind(host)

function isBehind(host) {
  const { fullscreenElement } = host.getRootNode()
  return fullscreenElement && fullscreenElement !== host && host.contains(fullscreenElement)
}

/** The events after which something may be open, and those after which it may have closed, in shadow trees too. */
const openings = ['beforetoggle', 'toggle', 'fullscreenchange', 'focusin', 'pointerdown', 'keydown']
const closings = ['toggle', 'close', 'fullscreenchange', 'focusin', 'pointerup', 'keyup']

export class TopLayer {
  #carousel
  /** What is open, each with the child of the carousel that it is in. */
  #open = new Map()
  #isListening = false
  /** Whether the last press was in something open: unless a control has the focus then, the carousel around it does. */
  #isPressed = false
  #removals = new MutationObserver(() => this.#update())

  constructor(carousel) {
    this.#carousel = carousel
    for (const name of openings) carousel.host.addEventListener(name, event => this.#look(event), true)
  }

  /** Whether anything is open. */
  get isOccupied() {
    return this.#open.size > 0
  }

  /** Whether keys on the carousel are for what is open: the user works in it, beside its controls. */
  get takesKeys() {
    return this.#isPressed && this.isOccupied
  }

  /** Reports all of it to the engine's new items. */
  renew() {
    for (const cell of this.#carousel.stage.cells.values()) cell.isOpen = false
    this.#update()
  }

  #look(event) {
    if (event.type === 'pointerdown') this.#isPressed = isAbove(event, this.#carousel.host)
    if (event.key === 'Tab') this.#isPressed = false
    const path = event.composedPath()
    const inside = path.slice(0, path.indexOf(this.#carousel.host)).filter(node => node instanceof Element)
    if (event.type !== 'beforetoggle') return this.#add(inside)
    // It opens when its listeners have returned.
    queueMicrotask(() => this.#add(inside))
  }

  #add(elements) {
    const { host } = this.#carousel
    for (const element of elements) {
      if (isOpen(element) && !this.#open.has(element)) this.#open.set(element, elements.find(one => one.parentNode === host))
    }
    this.#update()
  }

  #update = event => {
    const { host, presence, stage } = this.#carousel
    // Firefox leaves full screen afterwards.
    if (event?.type === 'fullscreenchange') requestAnimationFrame(() => this.#update())
    for (const element of [...this.#open.keys()]) if (!isOpen(element)) this.#open.delete(element)
    if (this.isOccupied !== this.#isListening) {
      this.#isListening = this.isOccupied
      for (const name of closings) window[this.isOccupied ? 'addEventListener' : 'removeEventListener'](name, this.#update, true)
      if (this.isOccupied) this.#removals.observe(host, { childList: true, subtree: true })
      else this.#removals.disconnect()
    }
    const items = new Set(this.#open.values())
    for (const cell of stage.cells.values()) {
      const isOpen = cell.isMounted && items.has(cell.content)
      if (isOpen === cell.isOpen) continue
      cell.isOpen = isOpen
      this.#carousel.change(setItemOpen, cell.number, isOpen)
    }
    presence.updateOccupied()
  }
}
