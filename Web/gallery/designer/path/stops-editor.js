import { call, facts } from '../designer-module.js'
import { describe, knob, svg } from '../svg.js'

/** The maximum distance from the path at which a press adds a stop, in pixels. */
const NEAR = 24
/** The number of steps in which the path is measured. */
const PLACES = 600
/** The height of a value of 1: a share of the stage's height, limited in pixels. */
const HEIGHT = { share: 0.17, least: 36, most: 96 }
/** The maximum distance of a dragged stop along the path between two events, as a share of the path. */
const REACH = 0.06

/** The values along a path, by name. */
export const kinds = Object.fromEntries(facts.stops.map((kind) => [kind.name, kind]))

/**
 * The values along the path, drawn over it: a curve beside the path, and a knob for each stop. Dragging a knob along
 * the path changes its position, away from the path its value. Fires `change` when another stop is selected.
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

  /** @param place the stage @param surface the SVG element over it @param line the path element in it */
  constructor(model, place, surface, line) {
    super()
    this.#model = model
    this.#svg = surface
    this.#line = line
    surface.append(this.#band, this.#edge, this.#parts)
    surface.addEventListener('pointerdown', (event) => this.#down(event))
    surface.addEventListener('pointermove', (event) => this.#move(event))
    for (const type of ['pointerup', 'pointercancel']) surface.addEventListener(type, () => this.#up())
    surface.addEventListener('keydown', (event) => this.#key(event))
    place.addEventListener('focusin', ({ target }) => this.choose(Number(target.dataset.stop ?? -1)))
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

  /** Adds the stops that the style has by default, or one more stop. */
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

  /** Removes all stops: the style decides. */
  clear() {
    this.#model.change('clearStops', this.name)
  }

  /** Changes the position or value of a stop. */
  put(index, change, isOpen = false) {
    const { at, value } = { ...this.stops[index], ...change }
    return this.#follow(call('putStop', this.name, index, at, value, isOpen))
  }

  /** The index of a stop has changed: its knob moves with it. */
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

  /** Points along the drawn path, in equal steps. */
  get #places() {
    const data = this.#line.getAttribute('d')
    if (data !== this.#course.data) {
      const length = this.#line.getTotalLength()
      const places = Array.from({ length: PLACES + 1 }, (_, i) => this.#line.getPointAtLength((length * i) / PLACES))
      this.#course = { data, places: places.map(({ x, y }) => ({ x, y })) }
    }
    return this.#course.places
  }

  /** Returns the point at a share of the path, and the normal to the left of its direction. */
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
    // A knob that was dragged past another one has a new index.
    if (this.#parts.contains(document.activeElement) && this.chosen >= 0) this.#focus()
  }

  #describe(part, { at, value }, index) {
    const spoken = (field) => call('row', ['style', this.name, index, field]).text
    const name = `${kinds[this.name].one} ${index + 1} of ${this.stops.length}`
    describe(part, name, [at, value].map((share) => share * 100), `${spoken('value')} at ${spoken('at')} of the path`)
  }

  #drawCurve() {
    const knobs = call('stops', this.name).curve.map(({ at, value }) => this.#knob(at, value))
    const pair = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`
    const edge = knobs.map(pair)
    this.#edge.setAttribute('d', `M${edge.join('L')}`)
    this.#band.setAttribute('d', `M${edge.join('L')}L${knobs.map(({ place }) => pair(place)).reverse().join('L')}Z`)
  }

  #drawKnob(part, stop, index) {
    const { place, x, y } = this.#knob(stop.at, stop.value)
    part.dataset.stop = index
    part.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
    this.#describe(part, stop, index)
    part.toggleAttribute('data-chosen', index === this.chosen)
    const [stem] = part.children
    stem.setAttribute('x2', (place.x - x).toFixed(1))
    stem.setAttribute('y2', (place.y - y).toFixed(1))
  }

  // MARK: Pointer and keys

  #point({ clientX, clientY }) {
    const box = this.#svg.getBoundingClientRect()
    return { x: clientX - box.x, y: clientY - box.y }
  }

  /** Returns the share of the path nearest to a point, within a range. */
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
    // A press on the path does not yet change the value.
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

const newKnob = () =>
  knob('stop', svg('line'), svg('circle', { r: 22, class: 'path-reach' }), svg('circle', { r: 8, class: 'path-dot' }))
