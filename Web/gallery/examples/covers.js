import { tag } from '../source.js'

const COUNT = 60
const SHOWN = 3
const SCRIPT = '<script type="module" src="swift-carousel.js"></script>'
/** The initial item, with neighbours on either side. */
const FIRST = 8

export default {
  id: 'covers',
  title: 'Covers',
  summary: 'Pictures inside an element. Drag, flick, scroll, or use the arrow keys.',
  style: 'cover-flow',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    for (let index = 0; index < COUNT; index += 1) carousel.append(covers.item(index))
    // The items are read now rather than after this task, so that the initial one exists.
    carousel.reloadData()
    return {
      carousel,
      first: FIRST,
      title: (index) => covers.title(index),
      code: () => [
        { language: 'html', code: `${tag(carousel, children(covers))}\n\n${SCRIPT}` },
      ],
    }
  },
}

function children(covers) {
  const lines = Array.from({ length: SHOWN }, (_, index) => {
    const title = covers.title(index)
    return `<img src="${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.jpg" alt="${title}">`
  })
  return [...lines, `<!-- and ${COUNT - SHOWN} more -->`].join('\n')
}
