import { words } from '../dom.js'
import { body, tag } from '../source.js'

export default {
  id: 'offsets',
  title: 'Offsets',
  summary: 'The content offset moves the items and their vanishing point. The viewpoint offset moves the eye.',
  style: 'cylinder',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
    const settings = ['content-offset', 'viewpoint-offset'].flatMap((name) => pair(carousel, name))
    return {
      carousel,
      title: (index) => covers.title(index),
      floor: false,
      settings,
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

/** The two coordinates of a point, which share an attribute. */
function pair(carousel, name) {
  const point = { x: 0, y: 0 }
  const part = (axis, title) => ({
    key: `${name}-${axis}`,
    name: title,
    group: words(name),
    kind: 'range',
    min: -300,
    max: 300,
    step: 1,
    unit: 'px',
    value: name === 'viewpoint-offset' && axis === 'y' ? -80 : 0,
    apply(value) {
      point[axis] = value
      if (point.x || point.y) carousel.setAttribute(name, `${point.x} ${point.y}`)
      else carousel.removeAttribute(name)
    },
  })
  return [part('x', 'Sideways'), part('y', 'Down')]
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 18,
    element: (index, reused) => covers.item(index, reused),
  }
}
