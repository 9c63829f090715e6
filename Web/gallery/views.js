/** How a carousel is first seen in styles that rest as a single card, or whose current item would be covered. */
const VIEWS = {
  'conveyor-belt': { attributes: { focus: '0.9' } },
  'time-machine': { attributes: seenFrom(-160, -230) },
  'inverted-time-machine': { attributes: seenFrom(160, -230) },
  'linear-tunnel': { attributes: seenFrom(90, -170) },
  cube: { turn: 0.35 },
  'inverted-cube': { turn: 0.3 },
  flip: { turn: 0.3 },
}
const NAMES = ['viewpoint-offset', 'content-offset', 'focus']

/** Returns attributes for an eye that is aside, of items that stay in the middle. */
function seenFrom(x, y) {
  return { 'viewpoint-offset': `${x} ${y}`, 'content-offset': `${x} ${y}` }
}

/** Lets carousels be seen as their style needs it; examples with such settings of their own stay as they are. */
export function showView(carousels, style, { id, settings, hasFixedStyle }) {
  if (hasFixedStyle || id === 'options' || settings.viewpointOffset) return
  const { attributes = {} } = VIEWS[style] ?? {}
  for (const carousel of carousels) {
    for (const name of NAMES) {
      if (name in attributes) carousel.setAttribute(name, attributes[name])
      else carousel.removeAttribute(name)
    }
  }
}

/** The index at which each carousel stays turned until the user scrolls it, and by how much of an item. */
const turned = new WeakMap()

/** Turns a carousel that rests by a part of an item, as its style needs it; the next scroll by the user ends that. */
export function turnView(carousel, style) {
  const { turn = 0 } = VIEWS[style] ?? {}
  const isTurned = !Number.isInteger(carousel.scrollOffset)
  follow(carousel)
  turned.set(carousel, { index: carousel.destinationIndex, turn })
  if ((turn || isTurned) && isResting(carousel)) carousel.scrollOffset = carousel.destinationIndex + turn
}

const isResting = ({ isScrolling, isDragging, isDecelerating }) => !isScrolling && !isDragging && !isDecelerating

/** A carousel that gets another size snaps. */
function follow(carousel) {
  if (turned.has(carousel)) return
  const end = () => turned.set(carousel, {})
  for (const input of ['pointerdown', 'keydown', 'wheel']) carousel.addEventListener(input, end, { passive: true })
  carousel.addEventListener('settle', () => {
    const { index, turn } = turned.get(carousel)
    if (carousel.currentIndex !== index) end()
    else if (turn && Number.isInteger(carousel.scrollOffset)) carousel.scrollOffset = index + turn
  })
}
