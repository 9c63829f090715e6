// The path of an SVG as cubic curves; see Sources/CarouselEngine/Styles/Paths/PathParser.swift, which refuses the same paths in
// the same words.

/** No coordinate of a drawing is farther out than this. */
const farthest = 1e9

const explanations = {
  startsWithoutMove: 'a path begins with M or m',
  expectedCommand: 'expected a command: one of M L H V C S Q T A Z, or a small letter of these',
  expectedNumber: 'expected a number',
  expectedFlag: 'expected a flag, 0 or 1',
  numberTooLarge: 'this number is too large',
  severalPieces: 'the path goes on somewhere else, where items can\'t follow it',
  noLength: 'the path has no length',
}

/** What is wrong with a path, and where: the line and the character from 1, the place in the text from 0. */
export class PathError extends Error {
  name = 'PathError'

  constructor(problem, text, offset) {
    const before = text.slice(0, offset).split('\n')
    const line = before.length
    const column = [...before.at(-1)].length + 1
    super(`line ${line}, column ${column}: ${explanations[problem]}`)
    Object.assign(this, { problem, offset, line, column })
  }
}


/**
 * The curves of a path, each as its four points `[x, y]`, and whether it is closed.
 * Throws a PathError where items can't follow it.
 */
export function parsePath(text) {
  let index = 0
  let start = [0, 0]
  let current = [0, 0]
  let control = [0, 0]
  let controlKind = ''
  let isClosed = false
  let hasBegun = false
  const curves = []

  const fail = (problem, at = index) => { throw new PathError(problem, text, at) }
  const skip = pattern => {
    pattern.lastIndex = index
    index = pattern.exec(text) ? pattern.lastIndex : index
  }
  const skipSpace = () => skip(/[ \t\n\f\r]*/y)
  const skipSeparator = () => skip(/[ \t\n\f\r]*(?:,[ \t\n\f\r]*)?/y)

  const number = (isFirst = false) => {
    if (isFirst) skipSpace()
    else skipSeparator()
    const pattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
    pattern.lastIndex = index
    const found = pattern.exec(text)
    if (!found) fail('expectedNumber')
    const value = Number(found[0])
    if (!(Math.abs(value) < farthest)) fail('numberTooLarge')
    index = pattern.lastIndex
    return value
  }
  const flag = () => {
    skipSeparator()
    if (text[index] !== '0' && text[index] !== '1') fail('expectedFlag')
    index += 1
    return text[index - 1] === '1'
  }
  const checkPiece = place => isClosed && fail('severalPieces', place)
  const curve = (b, c, d, place) => {
    checkPiece(place)
    if ([b, c, d].some(point => !isSame(point, current))) curves.push([current, b, c, d])
    current = d
  }
  const line = (end, place) => curve(between(current, end, 1 / 3), between(current, end, 2 / 3), end, place)
  const quadratic = (b, d, place) => {
    curve(between(current, b, 2 / 3), between(d, b, 2 / 3), d, place)
    control = b
  }
  const mirrored = kind => (controlKind === kind ? [2 * current[0] - control[0], 2 * current[1] - control[1]] : current)

  const draw = (command, isRelative, isFirst, place) => {
    const origin = isRelative ? current : [0, 0]
    const point = () => {
      const x = number(isFirst)
      isFirst = false
      return [x + origin[0], number() + origin[1]]
    }
    let kind = ''
    switch (command) {
      case 'M': {
        const end = point()
        if (curves.length && !isSame(end, current)) fail('severalPieces', place)
        if (!curves.length) start = current = end
        break
      }
      case 'H': line([number(isFirst) + origin[0], current[1]], place); break
      case 'V': line([current[0], number(isFirst) + origin[1]], place); break
      case 'L': line(point(), place); break
      case 'C': {
        const [b, c, d] = [point(), point(), point()]
        curve(b, c, d, place)
        control = c
        kind = 'C'
        break
      }
      case 'S': {
        const b = mirrored('C')
        const [c, d] = [point(), point()]
        curve(b, c, d, place)
        control = c
        kind = 'C'
        break
      }
      case 'Q': {
        const [b, d] = [point(), point()]
        quadratic(b, d, place)
        kind = 'Q'
        break
      }
      case 'T':
        quadratic(mirrored('Q'), point(), place)
        kind = 'Q'
        break
      default: {
        const radii = [number(isFirst), number()]
        const degrees = number()
        const [isLarge, isClockwise] = [flag(), flag()]
        const end = [number() + origin[0], number() + origin[1]]
        checkPiece(place)
        for (const part of arc(current, end, radii, degrees, isLarge, isClockwise)) curve(...part, place)
      }
    }
    controlKind = kind
  }

  skipSpace()
  if (index >= text.length) fail('noLength')
  while (index < text.length) {
    const place = index
    const letter = text[index]
    const command = letter.toUpperCase()
    if (!hasBegun && command !== 'M') fail('startsWithoutMove')
    if (!/^[MLHVCSQTAZmlhvcsqtaz]$/.test(letter)) fail('expectedCommand')
    hasBegun = true
    index += 1
    if (command === 'Z') {
      isClosed = true
      if (!isSame(start, current)) curves.push([current, between(current, start, 1 / 3), between(current, start, 2 / 3), start])
      current = start
      controlKind = ''
    } else {
      let isFirst = true
      do {
        draw(command === 'M' && !isFirst ? 'L' : command, letter !== command, isFirst, place)
        isFirst = false
        skipSpace()
      } while (index < text.length && /[,.+\-\d]/.test(text[index]))
    }
    skipSpace()
  }
  if (!curves.length) fail('noLength')
  return { curves, isClosed }
}

const isSame = (one, other) => one[0] === other[0] && one[1] === other[1]
const between = (from, to, share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]

/** An elliptic arc as curves without their first points: SVG 2, B.2.4. */
function arc(from, to, [rx, ry], degrees, isLarge, isClockwise) {
  if (isSame(from, to)) return []
  rx = Math.abs(rx)
  ry = Math.abs(ry)
  if (!rx || !ry) return [[between(from, to, 1 / 3), between(from, to, 2 / 3), to]]
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  let [px, py] = [(cos * dx + sin * dy) / rx, (cos * dy - sin * dx) / ry]
  const excess = Math.hypot(px, py)
  if (excess > 1) [rx, ry, px, py] = [rx * excess, ry * excess, px / excess, py / excess]
  const square = px * px + py * py
  const distance = Math.sqrt(Math.max(0, 1 - square) / square) * (isLarge === isClockwise ? -1 : 1)
  const [cx, cy] = [distance * py, -distance * px]
  const begin = Math.atan2(py - cy, px - cx)
  let sweep = Math.atan2(-py - cy, -px - cx) - begin
  if (isClockwise && sweep <= 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep >= 0) sweep -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const step = sweep / count
  const handle = (4 / 3) * Math.tan(step / 4)
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const place = (x, y) => {
    const [ux, uy] = [(x + cx) * rx, (y + cy) * ry]
    return [middle[0] + cos * ux - sin * uy, middle[1] + sin * ux + cos * uy]
  }
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [begin + step * i, begin + step * (i + 1)]
    return [
      place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      i === count - 1 ? to : place(Math.cos(b), Math.sin(b)),
    ]
  })
}
