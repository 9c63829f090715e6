import { body, tag } from '../source.js'

export default {
  id: 'path',
  title: 'On a path',
  summary: 'Items follow any curve that SVG can write, evenly spaced; a swipe goes the way that it goes.',
  style: 'path',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers', 'item-style': 'path', 'follows-path': 0 })
    fill(carousel, covers)
    return {
      carousel,
      first: 8,
      title: (index) => covers.title(index),
      floor: false,
      strip: false,
      settings: [
        {
          key: 'path',
          name: 'Path',
          kind: 'choice',
          value: 'diagonal',
          choices: Object.keys(paths).map((name) => ({ name: name[0].toUpperCase() + name.slice(1), value: name })),
          apply(name) {
            if (paths[name]) carousel.setAttribute('path', paths[name])
            else carousel.removeAttribute('path')
          },
        },
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

/** In pixels from the middle of the carousel; the usual one where nothing is said. */
const paths = {
  diagonal: 'M-900 -500L900 500',
  wave: 'M-1000 0C-800 -280 -600 -280 -400 0S-100 160 0 0S250 -200 400 0S800 280 1000 0',
  hill: null,
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element: (index, reused) => covers.item(index, reused),
  }
}
