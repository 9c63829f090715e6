// Between the units of a drawing and the pixels of the stage.
import { fieldFacts, styleFacts } from '../facts.js'

/** The view box in which the designer draws where the document has none. */
export const usualBox = '0 0 100 60'
/** How large items are at the ends of the path that the style is by itself. */
export const usualScale = 0.5

/** The path of a document, or the one that it is by itself. */
export const pathOf = (document) =>
  document.style?.path ?? styleFacts('path').fields.find(({ name }) => name === 'path').standard

/** The view box of a document; the path by itself has one. Null where the path is in pixels from the middle. */
export function boxOf(document) {
  const text = document.style?.viewBox ?? (document.style?.path === undefined ? usualBox : null)
  if (text === null) return null
  const [x, y, width, height] = text.trim().split(/[\s,]+/).map(Number)
  return { x, y, width, height }
}

/** How the drawing stands on a stage of some size: two functions that undo each other. */
export function spaceOf(document, { width, height }) {
  const box = boxOf(document)
  const isVertical = document.axis === 'vertical'
  const [length, breadth] = isVertical ? [height, width] : [width, height]
  const unit = box ? Math.min(length / box.width, breadth / box.height) || 1 : 1
  const middle = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]
  const offset = { x: 0, y: 0, ...document.contentOffset }
  const eye = { x: 0, y: 0, ...document.viewpointOffset }
  const focus = { ...fieldFacts('focusPoint').standard, ...document.focusPoint }
  const centre = [width * focus.x + offset.x - eye.x, height * focus.y + offset.y - eye.y]
  return {
    unit,
    toStage([x, y]) {
      const [along, across] = [(x - middle[0]) * unit, (y - middle[1]) * unit]
      return isVertical ? [centre[0] - across, centre[1] + along] : [centre[0] + along, centre[1] + across]
    },
    toDrawing([x, y]) {
      const [dx, dy] = [(x - centre[0]) / unit, (y - centre[1]) / unit]
      return isVertical ? [middle[0] + dy, middle[1] - dx] : [middle[0] + dx, middle[1] + dy]
    },
  }
}
