import { flag } from '../engine-settings.js'
import { body, tag } from '../source.js'

export default {
  id: 'multiple',
  title: 'Multiple carousels',
  summary: 'Three carousels on one page, independent or synchronised.',
  style: 'rotary',

  start({ add, covers, place, signal }) {
    const carousels = ['Morning', 'Noon', 'Evening'].map((label) => add({ label, controls: '' }))
    carousels.forEach((carousel, row) => fill(carousel, row, covers))
    lead(carousels, () => place.dataset.together === 'true', signal)
    return {
      carousel: carousels[0],
      carousels,
      first: 5,
      floor: false,
      settings: [
        {
          key: 'together',
          name: 'Move together',
          kind: 'switch',
          value: true,
          apply: (value) => (place.dataset.together = value),
        },
        flag(carousels, 'vertical', 'Vertical'),
      ],
      code: () => [
        { language: 'html', code: carousels.map((carousel) => tag(carousel)).join('\n') },
        { language: 'js', code: `const carousels = document.querySelectorAll('swift-carousel')\n\n${body(lead)}` },
      ],
    }
  },
}

function fill(carousel, row, covers) {
  carousel.dataSource = {
    numberOfItems: 16,
    element: (index, reused) => covers.item(index + row * 20, reused),
  }
}

function lead(carousels, isTogether, signal) {
  let leading = null
  for (const carousel of carousels) {
    carousel.addEventListener('pointerdown', () => (leading = carousel), { signal })
    carousel.addEventListener('keydown', () => (leading = carousel), { signal })
    carousel.addEventListener('wheel', () => (leading = carousel), { signal, passive: true })
    carousel.addEventListener('offsetchange', () => {
      if (carousel !== leading || !isTogether()) return
      for (const other of carousels) {
        if (other !== carousel) other.scrollOffset = carousel.scrollOffset
      }
    }, { signal })
  }
}
