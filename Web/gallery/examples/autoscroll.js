import { attribute, wrapSetting } from '../engine-settings.js'
import { reducesMotion } from '../dom.js'
import { setIcon } from '../icon.js'
import { body, tag } from '../source.js'

const PACE = 0.6

export default {
  id: 'autoscroll',
  title: 'Autoscroll',
  summary: 'Scrolls steadily, waits while you touch it, and continues afterwards. A button pauses it.',
  style: 'wheel',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
    const speed = attribute(carousel, 'autoscroll', {
      name: 'Speed',
      kind: 'range',
      min: -3,
      max: 3,
      step: 0.1,
      unit: 'items/s',
      value: reducesMotion() ? 0 : PACE,
      own: 0,
    })
    return {
      carousel,
      title: (index) => covers.title(index),
      floor: false,
      settings: [speed, wrapSetting(carousel)],
      actions: [
        {
          name: 'Pause',
          icon: 'pause',
          run(button) {
            if (carousel.isPaused) carousel.play()
            else carousel.pause()
            setIcon(button, carousel.isPaused ? 'play' : 'pause')
            button.lastChild.textContent = carousel.isPaused ? 'Start' : 'Pause'
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

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 18,
    element: (index, reused) => covers.item(index, reused),
  }
}
