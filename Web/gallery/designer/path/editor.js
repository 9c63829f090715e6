import { withValue } from '../document.js'
import { hasHandle, moved, nearest, nodesOf, pulled, split, textOf, without } from './nodes.js'
import { boxOf, pathOf, spaceOf, usualBox, usualScale } from './space.js'
import { StopsEditor } from './stops-editor.js'
import { svg } from './svg.js'

/** How near to the path a press adds a point, in pixels. */
const NEAR = 24
/** How far an arrow key moves, in units of the drawing; with the shift key ten times as far. */
const STEP = 0.5

/**
 * The path over the stage: points and handles to drag, a press on the path for another point; or, in another mode, values
 * along it. Fires `change` when another point is chosen, and when the mode changes.
 */
export class PathEditor extends EventTarget {
  isOpen = false
  /** What is edited: `points`, or the name of what changes along the path. */
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
  #space = null
  #drag = null

  constructor(place, model) {
    super()
    this.#place = place
    this.#model = model
    this.#svg.append(this.#wide, this.#line, this.#parts)
    this.stops = new StopsEditor(model, this.#svg, this.#line)
    place.append(this.#svg)
    new ResizeObserver(() => this.update()).observe(place)
    this.#svg.addEventListener('pointerdown', (event) => this.#down(event))
    this.#svg.addEventListener('pointermove', (event) => this.#move(event))
    for (const type of ['pointerup', 'pointercancel']) this.#svg.addEventListener(type, () => this.#up())
    this.#svg.addEventListener('keydown', (event) => this.#key(event))
    this.#svg.addEventListener('focusin', ({ target }) => this.#choose(Number(target.dataset.node ?? -1)))
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

  /** The path as it is now; null where the document has none that can be drawn. */
  get path() {
    try {
      return nodesOf(pathOf(this.#model.document))
    } catch {
      return null
    }
  }

  /** Another path, as a step that can be undone. */
  write(path, key = null, isOpen = false) {
    const { document } = this.#model
    const box = boxOf(document)
    const style = { name: 'path', ...document.style, path: textOf(path) }
    // The hill has a view box and a scale by itself; what is drawn from it needs to say so.
    if (box && style.viewBox === undefined) style.viewBox = usualBox
    if (document.style?.path === undefined && style.scale === undefined) style.scale = usualScale
    this.#model.change(key, withValue(document, ['style'], style), isOpen)
  }

  update() {
    this.#svg.toggleAttribute('hidden', !this.isOpen)
    if (!this.isOpen) return
    const { clientWidth: width, clientHeight: height } = this.#stage
    this.#space = spaceOf(this.#model.document, { width, height })
    this.#path = this.path
    if (!this.#path) return this.#svg.setAttribute('hidden', '')
    this.chosen = Math.min(this.chosen, this.#path.nodes.length - 1)
    this.#draw()
    this.stops.update(this.mode === 'points' ? null : this.mode, { isClosed: this.#path.isClosed, height })
  }

  /** A point in the middle of the way after the chosen one, or of the longest way. */
  add() {
    const path = this.path
    if (!path) return
    const most = path.nodes.length - (path.isClosed ? 1 : 2)
    const index = this.chosen >= 0 ? Math.min(this.chosen, most) : Math.floor(most / 2)
    this.write(split(path, index, 0.5))
    this.#choose(index + 1)
    this.#focus(index + 1)
  }

  remove() {
    if (this.chosen < 0 || !this.path) return
    const at = this.chosen
    this.write(without(this.path, at))
    this.#choose(Math.min(at, this.path.nodes.length - 1))
    this.#focus(this.chosen)
  }

  get #stage() {
    return this.#place.querySelector('swift-carousel')
  }

  // MARK: Drawing

  #draw() {
    const { nodes } = this.#path
    const at = (point) => this.#space.toStage(point).map((value) => Math.round(value * 10) / 10)
    const data = shown(this.#path, at)
    this.#line.setAttribute('d', data)
    this.#wide.setAttribute('d', data)
    const wanted = this.mode === 'points' ? nodes.map((_, index) => ({ index, kind: 'at' })) : []
    if (wanted[this.chosen]) {
      for (const side of ['before', 'after']) {
        if (hasHandle(this.#path, this.chosen, side)) wanted.push({ index: this.chosen, kind: side })
      }
    }
    const old = new Map([...this.#parts.children].map((part) => [part.dataset.key, part]))
    const parts = wanted.map(({ index, kind }) => {
      const key = `${index} ${kind}`
      const part = old.get(key) ?? this.#part(index, kind, key)
      const [x, y] = at(nodes[index][kind])
      part.setAttribute('transform', `translate(${x} ${y})`)
      part.toggleAttribute('data-chosen', kind === 'at' && index === this.chosen)
      part.setAttribute('aria-label', this.#words(index, kind))
      if (kind !== 'at') {
        const [nx, ny] = at(nodes[index].at)
        const arm = part.querySelector('line')
        arm.setAttribute('x2', nx - x)
        arm.setAttribute('y2', ny - y)
      }
      return part
    })
    // Parts that stay keep the focus.
    const keep = new Set(parts)
    for (const part of [...this.#parts.children]) if (!keep.has(part)) part.remove()
    parts.forEach((part) => part.isConnected || this.#parts.append(part))
  }

  #part(index, kind, key) {
    const part = svg('g', { class: `path-${kind === 'at' ? 'node' : 'handle'}`, tabindex: 0, role: 'button' })
    Object.assign(part.dataset, { node: index, kind, key })
    if (kind === 'at') part.append(svg('circle', { r: 22, class: 'path-reach' }), svg('circle', { r: 7, class: 'path-dot' }))
    else part.append(svg('line'), svg('circle', { r: 18, class: 'path-reach' }), svg('rect', { x: -5, y: -5, width: 10, height: 10, rx: 2, class: 'path-dot' }))
    return part
  }

  #words(index, kind) {
    const { nodes } = this.#path
    const [x, y] = nodes[index][kind].map((value) => Number(value.toFixed(1)))
    const what = kind === 'at' ? `Point ${index + 1} of ${nodes.length}` : `Handle ${kind} point ${index + 1}`
    return `${what}, ${x} across, ${y} down`
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

  // MARK: Hands

  #point({ clientX, clientY }) {
    const box = this.#svg.getBoundingClientRect()
    return this.#space.toDrawing([clientX - box.x, clientY - box.y])
  }

  #down(event) {
    if (event.button !== 0 || this.mode !== 'points') return
    const part = event.target.closest('[data-node]')
    const point = this.#point(event)
    let index = part ? Number(part.dataset.node) : -1
    let kind = part?.dataset.kind ?? 'at'
    if (!part) {
      const place = nearest(this.#path, point)
      if (place.distance * this.#space.unit > NEAR) return
      this.write(split(this.#path, place.index, place.share))
      index = place.index + 1
      kind = 'at'
    }
    event.preventDefault()
    this.#svg.setPointerCapture(event.pointerId)
    this.#choose(index)
    this.#focus(index)
    const start = this.path.nodes[index][kind]
    this.#drag = { index, kind, way: [start[0] - point[0], start[1] - point[1]] }
  }

  #move(event) {
    if (!this.#drag) return
    const { index, kind, way } = this.#drag
    const point = this.#point(event)
    this.#put(index, kind, [point[0] + way[0], point[1] + way[1]], event.altKey, true)
  }

  #up() {
    if (!this.#drag) return
    this.#drag = null
    this.#model.close()
  }

  #put(index, kind, point, isBroken, isOpen) {
    const { path } = this
    const next = kind === 'at' ? moved(path, index, point) : pulled(path, index, kind, point, isBroken)
    this.write(next, `path ${index} ${kind}`, isOpen)
  }

  #key(event) {
    const part = event.target.closest('[data-node]')
    if (!part || event.ctrlKey || event.metaKey) return
    const index = Number(part.dataset.node)
    const { kind } = part.dataset
    if ((event.key === 'Delete' || event.key === 'Backspace') && kind === 'at') {
      event.preventDefault()
      return this.remove()
    }
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const { unit } = this.#space
    const size = (event.shiftKey ? 10 : 1) * (boxOf(this.#model.document) ? STEP : STEP * 2) * Math.max(1, 1 / unit)
    const [x, y] = this.#space.toStage(this.path.nodes[index][kind])
    const there = this.#space.toDrawing([x + step[0] * size * unit, y + step[1] * size * unit])
    this.#put(index, kind, there, event.altKey, false)
  }
}

/** The path's data in pixels of the stage. */
function shown({ nodes, isClosed }, at) {
  const pair = (point) => at(point).join(' ')
  const parts = [`M${pair(nodes[0].at)}`]
  const count = nodes.length
  for (let i = 0; i < (isClosed ? count : count - 1); i += 1) {
    const [from, to] = [nodes[i], nodes[(i + 1) % count]]
    parts.push(`C${pair(from.after)} ${pair(to.before)} ${pair(to.at)}`)
  }
  return parts.join('')
}
