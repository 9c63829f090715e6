import { reducesMotion } from '../dom.js'
import { setIcon } from '../icon.js'
import { fillFrom } from '../items.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const title = fillFrom(example, carousel, covers)
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
    began(settings) {
      if (!reducesMotion()) return
      carousel.autoscroll = 0
      settings.setDefault('autoscroll', 0)
    },
  }
}
