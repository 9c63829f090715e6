import { attribute, flag } from '../engine-settings.js'
import { body, tag } from '../source.js'

export default {
  id: 'path',
  title: 'On a path',
  summary: 'Items follow any SVG path, evenly spaced; swipes follow its direction.',
  style: 'path',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers', 'item-style': 'path', 'view-box': '-900 -500 1800 1000', 'follows-path': 'false' })
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
          apply: (name) => carousel.setAttribute('path', paths[name]),
        },
        {
          key: 'scales',
          name: 'Larger in the middle',
          kind: 'switch',
          value: true,
          apply(value) {
            if (value) carousel.setAttribute('scales', '0 0.5, 0.5 1, 1 0.5')
            else carousel.removeAttribute('scales')
          },
        },
        flag(carousel, 'follows-path', 'Turn with the path', { value: false, own: true }),
        attribute(carousel, 'spacing', { name: 'Spacing', kind: 'range', min: 0.3, max: 2, step: 0.05, value: 0.75, own: null }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

/** For a view box of 1800 by 1000: from −900 to 900, and from −500 to 500. */
const paths = {
  diagonal: 'M-800 -400L800 400',
  wave: 'M-880 0C-740 -340 -560 -340 -400 0S-140 260 0 0S260 -260 400 0S740 340 880 0',
  arch: 'M-820 380C-640 -240 -260 -300 0 -300S640 -240 820 380',
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element: (index, reused) => covers.item(index, reused),
  }
}
