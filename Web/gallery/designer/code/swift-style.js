// The style of a document as an expression of Swift.
import { differences, styleName } from '../document.js'
import { styleFacts } from '../facts.js'
import { number, styleWord } from './swift-settings.js'

/** `.coverFlow`, or a custom path. */
export function styleExpression(document) {
  const { style = {} } = differences(document)
  if (style.name !== 'path' || !['path', 'viewBox', 'scales', 'opacities'].some((name) => name in style)) {
    return styleWord(styleName(document))
  }
  const hill = styleFacts('path').fields.find(({ name }) => name === 'path').standard
  const svg = style.path ?? hill
  const box = style.viewBox ?? (style.path === undefined ? '0 0 100 60' : null)
  // The text was checked by the designer, so that it is a path.
  const parts = [
    `try! .init(svg: ${quoted(svg)})`,
    ...(box ? [`viewBox: ${viewBox(box)}`] : []),
    ...(style.path === undefined ? ['scale: 0.5'] : []),
    ...stops('scales', style.scales), ...stops('opacities', style.opacities),
  ]
  return `AnyCarouselStyle(PathStyle(${parts.join(', ')}))`
}

function viewBox(text) {
  const [x, y, width, height] = text.trim().split(/[\s,]+/).map((part) => number(Number(part)))
  return `ViewBox(origin: .init(x: ${x}, y: ${y}), size: .init(width: ${width}, height: ${height}))`
}

const stops = (name, list) =>
  list?.length ? [`${name}: [${list.map(({ at = 0, value = 1 }) => `PathStop(at: ${number(at)}, ${number(value)})`).join(', ')}]`] : []

const quoted = (text) => `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\s+/g, ' ')}"`
