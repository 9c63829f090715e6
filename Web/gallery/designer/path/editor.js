import { call } from '../designer-module.js'
import { StopsEditor } from './stops-editor.js'
import { describe, knob, svg } from '../svg.js'

/**
 * The path over the stage: draggable points and handles; pressing the path adds a point. In another mode, it edits the
 * values along the path. Fires `change` when another point is selected, and when the mode changes.
 */
export class PathEditor extends EventTarget {
  isOpen = false
  /** What is edited: `points`, or the name of the values along the path. */
  mode = 'points'
  chosen = -1
  /** The values along the path. */
  stops
  #model
  #place
  #svg = svg('svg', { class: 'path-editor', hidden: '', role: 'group', 'aria-label': 'Path' })
  #line = svg('path', { class: 'path-line' })
  #wide = svg('path', { class: 'path-wide' })
  #parts = svg('g')
  #path = null
  #drag = null

  constructor(place, model) {
    super()
    this.#place = place
    this.#model = model
    this.#svg.append(this.#wide, this.#line, this.#parts)
    this.stops = new StopsEditor(model, place, this.#svg, this.#line)
    place.append(this.#svg)
    new ResizeObserver(() => this.update()).observe(place)
    model.addEventListener('defaults', () => this.update())
    this.#svg.addEventListener('pointerdown', (event) => this.#down(event))
    this.#svg.addEventListener('pointermove', (event) => this.#move(event))
    for (const type of ['pointerup', 'pointercancel']) this.#svg.addEventListener(type, () => this.#up())
    this.#svg.addEventListener('keydown', (event) => this.#key(event))
    // With a listener of its own, the drawing itself would be a stop in Chromium.
    place.addEventListener('focusin', ({ target }) => this.#choose(Number(target.dataset.node ?? -1)))
  }

  open(isOpen) {
    this.isOpen = isOpen
    this.update()
  }

  edit(mode) {
    this.mode = mode
    this.open(true)
    this.dispatchEvent(new Event('change'))
  }

  /** The current path, in pixels of the stage; null if the document has none that can be drawn. */
  get path() {
    return call('path')
  }

  update() {
    this.#svg.toggleAttribute('hidden', !this.isOpen)
    if (!this.isOpen) return
    this.#path = this.path
    if (!this.#path) return this.#svg.setAttribute('hidden', '')
    this.chosen = Math.min(this.chosen, this.#path.nodes.length - 1)
    this.#draw()
    this.stops.update(this.mode === 'points' ? null : this.mode, this.#stage.clientHeight)
  }

  /** Adds a point halfway to the point after the selected one, or in the middle of the path. */
  add() {
    const index = this.#model.change('addToPath', this.chosen)
    if (index === null) return
    this.#choose(index)
    this.#focus(index)
  }

  remove() {
    if (this.chosen < 0 || !this.path) return
    const at = this.chosen
    this.#model.change('removeFromPath', at)
    this.#choose(Math.min(at, this.path.nodes.length - 1))
    this.#focus(this.chosen)
  }

  /** Makes the selected point smooth or a corner. */
  setSmooth(isSmooth) {
    this.#model.change('smoothPath', this.chosen, isSmooth)
  }

  get #stage() {
    return this.#place.querySelector('swift-carousel')
  }

  // MARK: Drawing

  #draw() {
    const { nodes } = this.#path
    const data = shown(this.#path)
    this.#line.setAttribute('d', data)
    this.#wide.setAttribute('d', data)
    const wanted = this.mode === 'points' ? nodes.map((_, index) => ({ index, kind: 'at' })) : []
    if (wanted[this.chosen]) {
      for (const side of ['before', 'after']) {
        if (nodes[this.chosen][side]) wanted.push({ index: this.chosen, kind: side })
      }
    }
    const old = new Map([...this.#parts.children].map((part) => [part.dataset.key, part]))
    const parts = wanted.map(({ index, kind }) => {
      const key = `${index} ${kind}`
      const part = old.get(key) ?? this.#part(index, kind, key)
      const [x, y] = nodes[index][kind].place.map(short)
      part.setAttribute('transform', `translate(${x} ${y})`)
      part.toggleAttribute('data-chosen', kind === 'at' && index === this.chosen)
      this.#describe(part, index, kind)
      if (kind !== 'at') {
        const [nx, ny] = nodes[index].at.place.map(short)
        const arm = part.querySelector('line')
        arm.setAttribute('x2', nx - x)
        arm.setAttribute('y2', ny - y)
      }
      return part
    })
    // Elements that remain keep the focus.
    const keep = new Set(parts)
    for (const part of [...this.#parts.children]) if (!keep.has(part)) part.remove()
    // In the tab order, handles follow their point.
    parts.forEach((part) => {
      if (part.isConnected) return
      const { kind, node } = part.dataset
      const before = kind === 'at' ? null : [...this.#parts.children].findLast((other) => other.dataset.node === node)
      if (before) before.after(part)
      else this.#parts.append(part)
    })
  }

  #part(index, kind, key) {
    const part = kind === 'at'
      ? knob('path-node', svg('circle', { r: 22, class: 'path-reach' }), svg('circle', { r: 7, class: 'path-dot' }))
      : knob('path-handle', svg('line'), svg('circle', { r: 18, class: 'path-reach' }), svg('rect', { x: -5, y: -5, width: 10, height: 10, rx: 2, class: 'path-dot' }))
    Object.assign(part.dataset, { node: index, kind, key })
    return part
  }

  #describe(part, index, kind) {
    const { nodes } = this.#path
    const { across, down } = nodes[index][kind]
    const name = kind === 'at' ? `Point ${index + 1} of ${nodes.length}` : `Handle ${kind} point ${index + 1}`
    describe(part, name, [across, down], `${across} across, ${down} down`)
  }

  #choose(index) {
    if (index < 0 || index === this.chosen) return
    this.chosen = index
    this.update()
    this.dispatchEvent(new Event('change'))
  }

  #focus(index) {
    this.#parts.querySelector(`[data-key="${index} at"]`)?.focus()
  }

  // MARK: Pointer and keys

  #point({ clientX, clientY }) {
    const box = this.#svg.getBoundingClientRect()
    return [clientX - box.x, clientY - box.y]
  }

  #down(event) {
    if (event.button !== 0 || this.mode !== 'points') return
    const part = event.target.closest('[data-node]')
    const point = this.#point(event)
    const index = part ? Number(part.dataset.node) : this.#model.change('pressPath', ...point)
    if (index === null) return
    const kind = part?.dataset.kind ?? 'at'
    event.preventDefault()
    this.#svg.setPointerCapture(event.pointerId)
    this.#choose(index)
    this.#focus(index)
    const start = this.path.nodes[index][kind].place
    this.#drag = { index, kind, way: [start[0] - point[0], start[1] - point[1]] }
  }

  #move(event) {
    if (!this.#drag) return
    const { index, kind, way } = this.#drag
    const [x, y] = this.#point(event)
    this.#model.change('movePath', index, kind, x + way[0], y + way[1], event.altKey, true)
  }

  #up() {
    if (!this.#drag) return
    this.#drag = null
    this.#model.close()
  }

  #key(event) {
    const part = event.target.closest('[data-node]')
    if (!part || event.ctrlKey || event.metaKey) return
    const { node, kind } = part.dataset
    if ((event.key === 'Delete' || event.key === 'Backspace') && kind === 'at') {
      event.preventDefault()
      return this.remove()
    }
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    this.#model.change('nudgePath', Number(node), kind, ...step, event.shiftKey, event.altKey)
  }
}

const short = (value) => Math.round(value * 10) / 10

/** Returns the path data. */
function shown({ nodes, curves }) {
  const pair = (point) => point.map(short).join(' ')
  return [`M${pair(nodes[0].at.place)}`, ...curves.map((points) => `C${points.map(pair).join(' ')}`)].join('')
}
