// A path as the points that a person drags: each with the handles of the curves that come and go.
import { parsePath } from './parse.js'

/**
 * The points of a path's text: `{ nodes: [{ at, before, after }], isClosed }`, all of them `[x, y]`; an end of an open path
 * has the handle on its own side at itself. Throws where items can't follow the path.
 */
export function nodesOf(text) {
  const { curves, isClosed } = parsePath(text)
  const nodes = curves.map(([at, after]) => ({ at, before: at, after }))
  curves.forEach(([, , before, end], i) => {
    const isLast = i === curves.length - 1
    if (isLast && isClosed && isNear(end, nodes[0].at)) nodes[0].before = before
    else if (isLast) nodes.push({ at: end, before, after: end })
    else nodes[i + 1].before = before
  })
  return { nodes, isClosed }
}

/** The text of a path. */
export function textOf({ nodes, isClosed }) {
  const parts = [`M${pair(nodes[0].at)}`]
  for (const [from, to] of sides({ nodes, isClosed })) {
    const isStraight = isNear(from.after, third(from.at, to.at)) && isNear(to.before, third(to.at, from.at))
    parts.push(isStraight ? `L${pair(to.at)}` : `C${[from.after, to.before, to.at].map(pair).join(' ')}`)
  }
  return parts.join('') + (isClosed ? 'Z' : '')
}

/** The neighbours between which there is a curve. */
export const sides = ({ nodes, isClosed }) =>
  nodes.map((node, i) => [node, nodes[(i + 1) % nodes.length]]).slice(0, isClosed ? nodes.length : -1)

/** A node moved to a place, with its handles. */
export function moved(path, index, [x, y]) {
  const node = path.nodes[index]
  const [dx, dy] = [x - node.at[0], y - node.at[1]]
  const shift = ([px, py]) => [px + dx, py + dy]
  return withNode(path, index, { at: shift(node.at), before: shift(node.before), after: shift(node.after) })
}

/** A handle pulled to a place; the other one stays in line with it, unless it is broken off. */
export function pulled(path, index, side, point, isBroken = false) {
  const node = path.nodes[index]
  const other = side === 'after' ? 'before' : 'after'
  const opposite = isBroken || !hasHandle(path, index, other) ? node[other] : inLine(node.at, point, node[other])
  return withNode(path, index, { ...node, [side]: point, [other]: opposite })
}

/** Whether a curve comes or goes there: open paths have ends. */
export const hasHandle = ({ nodes, isClosed }, index, side) =>
  isClosed || (side === 'after' ? index < nodes.length - 1 : index > 0)

function inLine(at, point, other) {
  const size = Math.hypot(point[0] - at[0], point[1] - at[1])
  if (!size) return other
  const length = Math.hypot(other[0] - at[0], other[1] - at[1])
  return [at[0] - ((point[0] - at[0]) / size) * length, at[1] - ((point[1] - at[1]) / size) * length]
}

const withNode = (path, index, node) => ({ ...path, nodes: path.nodes.map((one, i) => (i === index ? node : one)) })

/** A path with one more point on it, at a share of the curve after a node. */
export function split(path, index, share) {
  const all = sides(path)
  const [from, to] = all[Math.min(index, all.length - 1)]
  const mix = (one, other) => [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
  const [a, b, c] = [mix(from.at, from.after), mix(from.after, to.before), mix(to.before, to.at)]
  const [d, e] = [mix(a, b), mix(b, c)]
  const node = { at: mix(d, e), before: d, after: e }
  const nodes = path.nodes.map((one) => (one === from ? { ...one, after: a } : one))
    .map((one, i) => (path.nodes[i] === to ? { ...one, before: c } : one))
  nodes.splice(path.nodes.indexOf(from) + 1, 0, node)
  return { ...path, nodes }
}

/** A path without a node; two are the least. */
export const without = (path, index) =>
  path.nodes.length <= 2 ? path : trimmed({ ...path, nodes: path.nodes.filter((_, i) => i !== index) })

/** Opened or closed. */
export function withClosed(path, isClosed) {
  return isClosed ? rounded({ ...path, isClosed }) : trimmed({ ...path, isClosed })
}

/** A node made smooth, its handles along its neighbours, or a corner, its handles on the straight lines to them. */
export function smoothed(path, index, isSmooth) {
  const { nodes } = path
  const count = nodes.length
  const node = nodes[index]
  const neighbour = (step) => (path.isClosed ? nodes[(index + step + count) % count] : nodes[index + step])
  const [last, next] = [neighbour(-1)?.at ?? node.at, neighbour(1)?.at ?? node.at]
  const way = [(next[0] - last[0]) / 6, (next[1] - last[1]) / 6]
  return trimmed(withNode(path, index, isSmooth
    ? { at: node.at, before: [node.at[0] - way[0], node.at[1] - way[1]], after: [node.at[0] + way[0], node.at[1] + way[1]] }
    : { at: node.at, before: third(node.at, last), after: third(node.at, next) }))
}

/** Whether a node's handles are in line. */
export function isSmooth({ at, before, after }) {
  const [ax, ay, bx, by] = [at[0] - before[0], at[1] - before[1], after[0] - at[0], after[1] - at[1]]
  const size = Math.hypot(ax, ay) * Math.hypot(bx, by)
  return size > 0 && Math.abs(ax * by - ay * bx) < 0.02 * size && ax * bx + ay * by > 0
}

/** The ends of an open path have no handles on their outer sides. */
function trimmed(path) {
  if (path.isClosed) return path
  const last = path.nodes.length - 1
  return {
    ...path,
    nodes: path.nodes.map((node, i) => ({
      ...node, before: i === 0 ? node.at : node.before, after: i === last ? node.at : node.after,
    })),
  }
}

/** The ends of a path that was open go over into each other. */
function rounded(path) {
  const last = path.nodes.length - 1
  return smoothed(smoothed(path, 0, true), last, true)
}

/** The place on a path that is nearest to a point: the node before it, the share of the way to the next, and how far it is. */
export function nearest(path, [x, y]) {
  let best = { index: 0, share: 0.5, distance: Infinity, at: [x, y] }
  sides(path).forEach(([from, to], index) => {
    for (let step = 0; step <= 40; step += 1) {
      const share = step / 40
      const at = pointOn(from, to, share)
      const distance = Math.hypot(at[0] - x, at[1] - y)
      if (distance < best.distance) best = { index, share: Math.min(Math.max(share, 0.05), 0.95), distance, at }
    }
  })
  return best
}

export function pointOn(from, to, t) {
  const u = 1 - t
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return [0, 1].map((i) => a * from.at[i] + b * from.after[i] + c * to.before[i] + d * to.at[i])
}

const third = (from, to) => [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3]
const isNear = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.02
const pair = ([x, y]) => `${short(x)} ${short(y)}`.replace(' -', '-')
const short = (value) => String(Number(value.toFixed(2)))
