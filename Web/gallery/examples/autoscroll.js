import { attribute, wrapSetting } from '../engine-settings.js'
import { reducesMotion } from '../dom.js'
import { setIcon } from '../icon.js'
import { body, tag } from '../source.js'

const PACE = 0.6

export default {
  id: 'autoscroll',
  title: 'Autoscroll',
  summary: 'Moves by itself, waits while it is touched, and goes on after. It can be stopped.',
  style: 'wheel',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
    let paused = null
    const speed = attribute(carousel, 'autoscroll', {
      name: 'Speed', kind: 'range', min: -3, max: 3, step: 0.1, unit: 'items/s', value: reducesMotion() ? 0 : PACE, own: 0,
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
            const isPaused = paused !== null
            if (isPaused) carousel.autoscroll = paused
            else carousel.autoscroll = 0
            paused = isPaused ? null : PACE
            setIcon(button, isPaused ? 'pause' : 'play')
            button.lastChild.textContent = isPaused ? 'Pause' : 'Start'
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
