import { fillFrom } from '../items.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const title = fillFrom(example, carousel, covers)
  let shape = 'fan'
  return {
    title,
    edits: () => [['shapes.fan', `shapes.${shape}`]],
    values: {
      shape(name) {
        carousel.transform = shapes[name]
        shape = name
      },
    },
  }
}

/** Each takes an offset in items, the base matrix, and the item's size. */
const shapes = {
  fan: (offset, base, item) => base
    .translate(0, item.height * 1.4)
    .rotate(offset * 14)
    .translate(0, item.height * -1.4, -Math.abs(offset) * 8),

  stairs: (offset, base, item) => base
    .translate(offset * item.width * 0.6, offset * item.height * 0.24, -Math.abs(offset) * item.width * 0.3)
    .rotateAxisAngle(0, 1, 0, -28),

  helix: (offset, base, item) => base
    .translate(0, offset * item.height * 0.22, -item.width)
    .rotateAxisAngle(0, 1, 0, offset * 40)
    .translate(0, 0, item.width),
}
