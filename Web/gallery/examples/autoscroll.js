import { reducesMotion } from '../dom.js'
import { setIcon } from '../icon.js'
import { fillFrom } from '../items.js'
import { tag } from '../source.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const { title, code } = fillFrom(example, carousel, covers)
  return {
    title,
    actions: {
      pause(button) {
        if (carousel.isPaused) carousel.play()
        else carousel.pause()
        setIcon(button, carousel.isPaused ? 'play' : 'pause')
        button.lastChild.textContent = carousel.isPaused ? 'Start' : 'Pause'
      },
    },
    code: () => [
      { language: 'html', code: tag(carousel) },
      { language: 'js', code },
    ],
    began(settings) {
      if (!reducesMotion()) return
      carousel.autoscroll = 0
      settings.setDefault('autoscroll', 0)
    },
  }
}
