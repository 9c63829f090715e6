import { make } from '../dom.js'
import { body, tag, whole } from '../source.js'

export default {
  id: 'effects',
  title: 'Image effects',
  summary: 'A shadow around each picture, and both reflected in a polished floor, with one attribute.',
  style: 'cover-flow',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
    const fields = { reflection: {}, shadow: {} }
    const write = () => {
      carousel.setAttribute('decorations', Object.entries(fields).map(([name, values]) => call(name, values)).join(' '))
    }
    const field = (name, group, title, definition) => ({
      key: `${group}-${name}`,
      name: title,
      group: group[0].toUpperCase() + group.slice(1),
      kind: 'range',
      ...definition,
      apply(value) {
        fields[group][name] = value
        write()
      },
    })
    const share = { min: 0, max: 1, step: 0.01, scale: 100, unit: '%' }
    return {
      carousel,
      first: 6,
      title: (index) => covers.title(index),
      floor: false,
      settings: [
        field('gap', 'reflection', 'Gap', { min: 0, max: 40, step: 1, unit: 'px', value: 3 }),
        field('height', 'reflection', 'Height', { ...share, value: 0.4 }),
        field('alpha', 'reflection', 'Opacity', { ...share, value: 0.45 }),
        {
          key: 'ground',
          name: 'Polished floor',
          group: 'Reflection',
          kind: 'switch',
          value: true,
          hint: 'If off, overlapping reflections show through each other.',
          apply(value) {
            fields.reflection.ground = value ? 'var(--floor)' : undefined
            write()
          },
        },
        field('y', 'shadow', 'Offset', { min: -40, max: 60, step: 1, unit: 'px', value: 14 }),
        field('blur', 'shadow', 'Blur', { min: 0, max: 80, step: 1, unit: 'px', value: 28 }),
        field('opacity', 'shadow', 'Opacity', { ...share, value: 0.35 }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(picture)}` },
      ],
    }
  },
}

/** A decoration in attribute syntax. */
function call(name, values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return `${name}(${given.map(([key, value]) => `${key}: ${value}`).join(', ')})`
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element(index, reused) {
      const figure = reused ?? picture()
      figure.firstChild.src = covers.url(index)
      figure.firstChild.alt = covers.title(index)
      return figure
    },
  }
}

function picture() {
  return make('figure', { className: 'cover' }, make('img', { draggable: false, width: 400, height: 500, decoding: 'async' }))
}
