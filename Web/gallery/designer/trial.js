import { make } from '../dom.js'
import { facts } from './designer-module.js'
import { setUp } from './stage.js'

/** The distance and duration of a simulated flick, as a share of the carousel's length and in milliseconds. */
const FLICK = { way: 0.28, time: 90 }

/**
 * The motion profiles side by side: one carousel per profile, otherwise equal. Input to one is repeated on all of them.
 * Fires `change` when it opens and closes.
 */
export class Trial extends EventTarget {
  isOpen = false
  #place
  #stage
  #covers
  #model
  #carousels = new Map()
  #element = make('div', { className: 'trial', hidden: true })
  #forward = true
  #pointers = -1000

  constructor(place, stage, covers, model) {
    super()
    this.#place = place
    this.#stage = stage
    this.#covers = covers
    this.#model = model
    place.append(this.#element)
  }

  toggle() {
    this.isOpen = !this.isOpen
    this.#element.hidden = !this.isOpen
    this.#stage.carousel.hidden = this.isOpen
    this.#place.toggleAttribute('data-trial', this.isOpen)
    if (this.isOpen) this.#open()
    else this.#element.replaceChildren()
    this.dispatchEvent(new Event('change'))
  }

  #open() {
    this.#carousels.clear()
    for (const { name, title } of facts.motions) {
      const carousel = make('swift-carousel', { className: 'trial-carousel' })
      carousel.setAttribute('label', title)
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
        carousel.addEventListener(type, (event) => this.#mirror(event, carousel))
      }
      this.#carousels.set(name, carousel)
      this.#element.append(make('section', { className: 'trial-row' }, make('h3', { className: 'trial-title' }, title), carousel))
    }
    this.update(true)
  }

  /** Applies the document to all carousels, each with its own motion profile. */
  update(isNew = false) {
    if (!this.isOpen) return
    const { document, items } = this.#model.state
    const { profile } = this.#model
    for (const [name, carousel] of this.#carousels) {
      const isChosen = profile === name
      const motion = isChosen && document.motion ? document.motion : { profile: name }
      carousel.parentElement.toggleAttribute('data-chosen', isChosen)
      if (isNew) {
        carousel.dataSource = { numberOfItems: items, element: (index, reused) => this.#covers.item(index, reused) }
        carousel.currentIndex = Math.floor(items / 3)
      }
      const { decorations: _, axis: __, ...rest } = document
      setUp(carousel, { ...rest, motion })
    }
  }

  /** Flicks all carousels, alternately forwards and back; if the comparison is closed, only the designed one. */
  flick() {
    const all = this.isOpen ? [...this.#carousels.values()] : [this.#stage.carousel]
    for (const carousel of all) this.#flick(carousel, this.#forward ? -1 : 1)
    this.#forward = !this.#forward
  }

  #flick(carousel, direction) {
    const pointerId = (this.#pointers -= 1)
    const box = carousel.getBoundingClientRect()
    const isVertical = carousel.vertical
    const length = isVertical ? box.height : box.width
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const began = performance.now()
    const at = (time) => direction * FLICK.way * length * Math.min(1, time / FLICK.time)
    const send = (type, time) => {
      const way = at(time)
      const point = { clientX: start.x + (isVertical ? 0 : way), clientY: start.y + (isVertical ? way : 0) }
      carousel.dispatchEvent(pointerEvent(type, pointerId, point))
    }
    send('pointerdown', 0)
    const step = () => {
      const time = performance.now() - began
      send('pointermove', time)
      if (time < FLICK.time) requestAnimationFrame(step)
      else send('pointerup', time)
    }
    requestAnimationFrame(step)
  }

  /** Repeats the input of one carousel on the others. */
  #mirror(event, source) {
    if (!event.isTrusted) return
    const box = source.getBoundingClientRect()
    let other = 0
    for (const carousel of this.#carousels.values()) {
      other += 1
      if (carousel === source) continue
      const there = carousel.getBoundingClientRect()
      const point = { clientX: event.clientX - box.x + there.x, clientY: event.clientY - box.y + there.y }
      carousel.dispatchEvent(pointerEvent(event.type, -other, point, event.buttons))
    }
  }
}

const pointerEvent = (type, pointerId, point, buttons = 1) =>
  new PointerEvent(type, { ...point, pointerId, bubbles: true, cancelable: true, pointerType: 'touch', buttons, isPrimary: false })
