import { call, facts } from '../designer-module.js'
import { svg } from './svg.js'

/** How near to the path a press adds a stop, in pixels. */
const NEAR = 24
/** In how many steps the path is measured. */
const PLACES = 600
/** How high a value of 1 is drawn: a share of the stage's height, within some pixels. */
const HEIGHT = { share: 0.17, least: 36, most: 96 }
/** How far a hand moves a stop along the path from one event to the next, as a share of the path. */
const REACH = 0.06

/** What can change along a path, by its name. */
export const kinds = Object.fromEntries(facts.stops.map((kind) => [kind.name, kind]))

/**
 * Values along the path, drawn over it: a curve above the path, and a knob for each stop that is dragged along the path, and
 * away from it for more. Fires `change` when another stop is chosen.
 */
export class StopsEditor extends EventTarget {
  chosen = -1
  /** What is edited: `scales`, `opacities`, or null. */
  name = null
  #model
  #svg
  #line
  #band = svg('path', { class: 'stops-band' })
  #edge = svg('path', { class: 'stops-edge' })
  #parts = svg('g')
  #height = 60
  #course = { data: null, places: [] }
  #drag = null

  /** @param surface the SVG over the stage @param line the path as it is drawn there */
  constructor(model, surface, line) {
    super()
    this.#model = model
    this.#svg = surface
    this.#line = line
    surface.append(this.#band, this.#edge, this.#parts)
    surface.addEventListener('pointerdown', (event) => this.#down(event))
    surface.addEventListener('pointermove', (event) => this.#move(event))
    for (const type of ['pointerup', 'pointercancel']) surface.addEventListener(type, () => this.#up())
    surface.addEventListener('keydown', (event) => this.#key(event))
    surface.addEventListener('focusin', ({ target }) => this.choose(Number(target.dataset.stop ?? -1)))
  }

  get stops() {
    return this.name ? call('stops', this.name).all : []
  }

  /** @param height of the stage, in pixels */
  update(name, height) {
    if (name !== this.name) this.chosen = -1
    this.name = name
    this.#height = Math.min(Math.max(height * HEIGHT.share, HEIGHT.least), HEIGHT.most)
    const { stops } = this
    this.chosen = Math.min(this.chosen, stops.length - 1)
    this.#draw(stops)
  }

  /** Begins with what the style does by itself, or has one stop more. */
  add() {
    const { stops } = this
    if (!stops.length) return void this.#model.change('beginStops', this.name)
    const index = this.#model.change('addStop', this.name)
    if (index === null) return
    this.choose(index)
    this.#focus()
  }

  remove(index = this.chosen) {
    const { stops } = this
    if (!stops[index]) return
    const hadFocus = this.#parts.contains(document.activeElement)
    this.#model.change('removeStop', this.name, index)
    this.chosen = Math.min(index, stops.length - 2)
    this.#draw(this.stops)
    if (hadFocus) this.#focus()
    this.dispatchEvent(new Event('change'))
  }

  /** Leaves it to the style. */
  clear() {
    this.#model.change('clearStops', this.name)
  }

  /** Another place or value of a stop. */
  put(index, change, isOpen = false) {
    const { at, value } = { ...this.stops[index], ...change }
    return this.#follow(call('putStop', this.name, index, at, value, isOpen))
  }

  /** A stop has another number now: the knob goes with its stop, past others as well. */
  #follow(index) {
    this.chosen = index
    this.#model.update()
    return index
  }

  choose(index) {
    if (index < 0 || index === this.chosen) return
    this.chosen = index
    this.#draw(this.stops)
    this.dispatchEvent(new Event('change'))
  }

  #focus() {
    this.#parts.children[this.chosen]?.focus()
  }

  // MARK: Drawing

  /** Places along the path as it is drawn, one after the other in equal steps. */
  get #places() {
    const data = this.#line.getAttribute('d')
    if (data !== this.#course.data) {
      const length = this.#line.getTotalLength()
      const places = Array.from({ length: PLACES + 1 }, (_, i) => this.#line.getPointAtLength((length * i) / PLACES))
      this.#course = { data, places: places.map(({ x, y }) => ({ x, y })) }
    }
    return this.#course.places
  }

  /** The place at a share of the path, and the direction across it, to the left of who goes along. */
  #at(share) {
    const index = Math.min(Math.floor(share * PLACES), PLACES - 1)
    const [before, after] = [this.#places[index], this.#places[index + 1]]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const size = Math.hypot(dx, dy) || 1
    const rest = share * PLACES - index
    return { x: before.x + dx * rest, y: before.y + dy * rest, across: { x: dy / size, y: -dx / size } }
  }

  #knob(at, value) {
    const place = this.#at(at)
    const height = Math.min(value, kinds[this.name].drawn) * this.#height
    return { place, x: place.x + place.across.x * height, y: place.y + place.across.y * height }
  }

  #draw(stops) {
    const isShown = this.name !== null && stops.length > 0
    for (const part of [this.#band, this.#edge]) part.toggleAttribute('hidden', !isShown)
    if (isShown) this.#drawCurve()
    const shown = this.name ? stops : []
    while (this.#parts.children.length > shown.length) this.#parts.lastChild.remove()
    while (this.#parts.children.length < shown.length) this.#parts.append(newKnob())
    shown.forEach((stop, index) => this.#drawKnob(this.#parts.children[index], stop, index))
    // A knob that was dragged past another has another number now.
    if (this.#parts.contains(document.activeElement) && this.chosen >= 0) this.#focus()
  }

  #drawCurve() {
    const knobs = call('stops', this.name).curve.map(({ at, value }) => this.#knob(at, value))
    const pair = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`
    const edge = knobs.map(pair)
    this.#edge.setAttribute('d', `M${edge.join('L')}`)
    this.#band.setAttribute('d', `M${edge.join('L')}L${knobs.map(({ place }) => pair(place)).reverse().join('L')}Z`)
  }

  #drawKnob(knob, { at, value }, index) {
    const { place, x, y } = this.#knob(at, value)
    const { one } = kinds[this.name]
    const spoken = (part) => call('row', ['style', this.name, index, part]).text
    knob.dataset.stop = index
    knob.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
    knob.setAttribute(
      'aria-label', `${one} ${index + 1} of ${this.stops.length}, ${spoken('value')} at ${spoken('at')} of the way`)
    knob.toggleAttribute('data-chosen', index === this.chosen)
    const [stem] = knob.children
    stem.setAttribute('x2', (place.x - x).toFixed(1))
    stem.setAttribute('y2', (place.y - y).toFixed(1))
  }

  // MARK: Hands

  #point({ clientX, clientY }) {
    const box = this.#svg.getBoundingClientRect()
    return { x: clientX - box.x, y: clientY - box.y }
  }

  /** The share of the path that is nearest to a point, from a share to another. */
  #nearest({ x, y }, from = 0, to = 1) {
    let found = { share: from, distance: Infinity }
    const consider = (share) => {
      const place = this.#at(share)
      const distance = Math.hypot(place.x - x, place.y - y)
      if (distance < found.distance) found = { share, distance }
    }
    for (let i = 0; i <= PLACES; i += 1) consider(from + ((to - from) * i) / PLACES)
    return found
  }

  #down(event) {
    if (!this.name || event.button !== 0) return
    const part = event.target.closest('[data-stop]')
    const point = this.#point(event)
    let index = part ? Number(part.dataset.stop) : -1
    if (!part) {
      const { share, distance } = this.#nearest(point)
      const added = distance > NEAR ? null : this.#model.change('addStop', this.name, share)
      if (added === null) return
      index = added
    }
    event.preventDefault()
    this.#svg.setPointerCapture(event.pointerId)
    this.choose(index)
    this.#focus()
    const { at, value } = this.stops[index]
    const knob = this.#knob(at, value)
    // A press on the path is not yet a pull away from it.
    const way = part ? { x: knob.x - point.x, y: knob.y - point.y } : { x: knob.x - knob.place.x, y: knob.y - knob.place.y }
    this.#drag = { index, share: at, way }
  }

  #move(event) {
    if (!this.#drag) return
    const { index, share, way } = this.#drag
    const { x, y } = this.#point(event)
    const there = { x: x + way.x, y: y + way.y }
    const { share: next } = this.#nearest(there, Math.max(0, share - REACH), Math.min(1, share + REACH))
    const place = this.#at(next)
    const away = (there.x - place.x) * place.across.x + (there.y - place.y) * place.across.y
    this.#drag = { index: this.put(index, { at: next, value: away / this.#height }, true), share: next, way }
  }

  #up() {
    if (!this.#drag) return
    this.#drag = null
    this.#model.close()
  }

  #key(event) {
    const part = event.target.closest('[data-stop]')
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(part.dataset.stop)
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return this.remove(index)
    }
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    this.#follow(call('nudgeStop', this.name, index, ...step, event.shiftKey))
  }
}

function newKnob() {
  const knob = svg('g', { class: 'stop', tabindex: 0, role: 'button' })
  knob.append(svg('line'), svg('circle', { r: 22, class: 'path-reach' }), svg('circle', { r: 8, class: 'path-dot' }))
  return knob
}
