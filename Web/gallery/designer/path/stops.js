// Values along a path: lists of `{ at, value }` in the order of their places, 0…1. Nothing here changes one.
import { withValue } from '../document.js'
import { usualScale } from './space.js'

const whereField = {
  name: 'at', title: 'Where', shape: { kind: 'number', least: 0, most: 1 }, sensible: [0, 1], step: 0.01, unit: 'share',
}

/** What can change along a path. `drawn` is the greatest value that is drawn over the stage. */
export const kinds = {
  scales: {
    title: 'Sizes', one: 'Size', drawn: 2.5, own: 'scale',
    fields: { at: whereField, value: { ...whereField, name: 'value', title: 'Size', shape: { kind: 'number', least: 0, most: 100 }, unit: '×' } },
  },
  opacities: {
    title: 'Opacities', one: 'Opacity', drawn: 1, own: 'fadeAlpha',
    fields: { at: whereField, value: { ...whereField, name: 'value', title: 'Opacity' } },
  },
}

/** How many there may be. */
export const MOST = 64

/** The stops of a document, sorted. */
export const stopsOf = (document, name) =>
  sorted((document.style?.[name] ?? []).map(({ at = 0, value = 1 }) => ({ at, value })))

/** A document with other stops; none leaves it to the style. */
export const withStops = (document, name, stops) =>
  withValue(document, ['style', name], stops.length ? sorted(stops) : undefined)

/** The value at a place: even between two stops, and beyond the outer ones as there. */
export function valueAt(stops, at) {
  const next = stops.findIndex((stop) => at <= stop.at)
  if (next < 0) return stops.at(-1)?.value ?? 1
  const [before, after] = [stops[Math.max(0, next - 1)], stops[next]]
  const span = after.at - before.at
  return span > 0 ? before.value + ((after.value - before.value) * (at - before.at)) / span : after.value
}

/** Stops that say what the style does by itself, so that nothing changes with the first of them. */
export function beginning({ style = {} }, name, isClosed) {
  const far = style[kinds[name].own] ?? (name === 'scales' && style.path === undefined ? usualScale : 1)
  const focus = style.focus ?? (isClosed ? 0 : 0.5)
  const places = isClosed ? [0, focus, (focus + 0.5) % 1, 1] : [0, focus, 1]
  const share = (at) => {
    const way = Math.abs(at - focus)
    return isClosed ? 2 * Math.abs(way - Math.round(way)) : way / Math.max(focus, 1 - focus)
  }
  return [...new Set(places)].sort((a, b) => a - b).map((at) => ({ at: short(at, 3), value: short(1 + (far - 1) * share(at), 3) }))
}

/** One more, where the way between two is longest, or at a place; with its index. */
export function withMore(stops, at = middleOfGap(stops)) {
  const stop = { at: short(at, 3), value: short(valueAt(stops, at), 2) }
  return indexed([...stops, stop], stop)
}

/** One at another place, or with another value; with its index. What meets on a closed path keeps one value. */
export function withStop(stops, index, change, isClosed = false) {
  const old = stops[index]
  const stop = { ...old, ...change }
  const twin = isClosed && (old.at === 0 || old.at === 1) ? stops.find((one) => one.at === 1 - old.at) : undefined
  return indexed(
    stops.map((one, i) => (i === index ? stop : one === twin && stop.at === old.at ? { ...one, value: stop.value } : one)), stop)
}

export const without = (stops, index) => stops.filter((_, i) => i !== index)

/** A place and a value as a hand puts them: round, and caught by the ends and by what changes nothing. */
export function tidy({ at, value }, { shape: { least, most } }) {
  const place = at < 0.01 ? 0 : at > 0.99 ? 1 : short(at, 3)
  const near = Math.abs(value - 1) < 0.03 ? 1 : value
  return { at: place, value: short(Math.min(Math.max(near, least), most), 2) }
}

const sorted = (stops) => stops.map((stop) => stop).sort((one, other) => one.at - other.at)

const indexed = (stops, stop) => {
  const all = sorted(stops)
  return { stops: all, index: all.indexOf(stop) }
}

function middleOfGap(stops) {
  const places = [0, ...stops.map(({ at }) => at), 1]
  let best = { at: 0.5, length: -1 }
  for (let i = 1; i < places.length; i += 1) {
    const length = places[i] - places[i - 1]
    if (length > best.length) best = { at: (places[i] + places[i - 1]) / 2, length }
  }
  return best.at
}

const short = (value, digits) => Number(value.toFixed(digits))
