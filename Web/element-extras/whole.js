// The whole engine, and what carousels are set to that the classic one doesn't have.
import { start } from 'wasm'
import { parseViewBox } from './config-path.js'
import { stopsOf } from './config-stops.js'

let coming = null

/** Has the whole engine take over, once. */
export function bringWhole(core) {
  return (coming ??= start(core.imports).then(core.replaceEngine).catch(error => {
    coming = null
    throw error
  }))
}

// MARK: Values, from attributes or as they are given; null where they make no sense

function point(value) {
  const [x, y = 0] = typeof value === 'string' ? value.trim().split(/[\s,]+/).map(Number) : [value?.x, value?.y]
  return Number.isFinite(x + y) ? { x, y } : null
}

function number(value) {
  return value === null || String(value).trim() === '' || !Number.isFinite(Number(value)) ? null : Number(value)
}

const changes = ['style', 'axis', 'options', 'viewport']

function list(value) {
  const names = typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : []
  return names.includes('all') ? changes : changes.filter(name => names.includes(name))
}

const text = value => (typeof value === 'string' ? value : null)

const curves = {
  linear: [1 / 3, 1 / 3, 2 / 3, 2 / 3], 'ease-in': [0.42, 0, 1, 1], 'ease-out': [0, 0, 0.58, 1], 'ease-in-out': [0.42, 0, 0.58, 1],
}

/** The controls of a curve as style sheets write it; null where it is none. */
function controls(value) {
  if (typeof value !== 'string') return null
  const values = curves[value.trim()] ?? /^\s*cubic-bezier\(([^)]*)\)\s*$/.exec(value)?.[1].split(',').map(Number)
  return values?.length === 4 && values.every(Number.isFinite) ? values : null
}

// MARK: Settings

/** How each is read, and told to the engine, where `value` is null for the usual. */
const settings = {
  focusPoint: [point, (engine, id, value) => engine.set_more(id, 0, value?.x ?? 0.5, value?.y ?? 0.5)],
  panVector: [point, (engine, id, value) => engine.set_more(id, 1, value?.x ?? 0, value?.y ?? 0)],
  frictionCoefficient: [number, (engine, id, value) => engine.set_more(id, 2, value ?? 1, 0)],
  transitions: [list, (engine, id, value) => engine.set_more(id, 3, bits(value), 0)],
  transitionDuration: [number, (engine, id, value, core) => engine.set_more(id, 4, core.reducesMotion() ? 0 : value ?? 0.4, 0)],
  momentumCurve: [text, (engine, id, value) => engine.set_momentum_curve(id, ...controls(value) ?? [NaN, NaN, NaN, NaN])],
}

const bits = names => names.reduce((bits, name) => bits | 1 << changes.indexOf(name), 0)

function setting(name) {
  const [read, write] = settings[name]
  return async (value, conductor, core) => {
    if (value === null && !conductor.more.has(name)) return
    const apply = () => conductor.tell(id => write(core.engine, id, read(value), core))
    await bringWhole(core)
    conductor.more.set(name, apply)
    if (name === 'focusPoint') {
      conductor.focus = focusOf(read(value))
      conductor.updateViewport()
    }
    apply()
  }
}

/** A focus point within the carousel; in the middle where there is none. */
function focusOf(point) {
  const share = value => Math.min(Math.max(value, 0), 1)
  return point ? { x: share(point.x), y: share(point.y) } : { x: 0.5, y: 0.5 }
}

/** The path, its view box and the values along it go to the engine together, and wherever the style is set to `path`. */
async function path(value, conductor, core) {
  await bringWhole(core)
  const { host } = conductor.stage
  const apply = () => {
    if (host.itemStyle !== 'path') return
    const bytes = new TextEncoder().encode(host.path ?? '')
    const isRight = conductor.tell(id => {
      for (const byte of bytes) core.engine.add_text(byte)
      stops.forEach((name, kind) => {
        for (const { at, value } of stopsOf(host[name]) ?? []) core.engine.add_stop(kind, at, value)
      })
      return core.engine.set_path(id, ...parseViewBox(host.viewBox ?? '') ?? [0, 0, 0, 0])
    })
    if (isRight === 0) throw new SyntaxError(`“${host.path}” is no path that items can follow`)
  }
  conductor.more.set('path', apply)
  apply()
}

/** What changes along a path, by the engine's numbers. */
const stops = ['scales', 'opacities']

export const wholeProperties = {
  ...Object.fromEntries(Object.keys(settings).map(name => [name, setting(name)])), path, viewBox: path,
  ...Object.fromEntries(stops.map(name => [name, path])),
}

const reader = read => (conductor, core, value) => read(value)

export const wholeReaders = {
  ...Object.fromEntries(Object.entries(settings).map(([name, [read]]) => [name, reader(read)])),
  ...Object.fromEntries(stops.map(name => [name, reader(stopsOf)])),
}
