import { icon } from './icon.js'
import { memory } from './memory.js'

/** From this width on the panel fits beside the stage and is open by default. */
const roomy = matchMedia('(min-width: 1200px)')

/** The panel on the right: open if it fits, unless the user closed it. */
export class Panel {
  #button
  #wanted = memory.get('panel')
  #quiet = false

  constructor(button) {
    this.#button = button
    button.append(icon('panel'))
    button.addEventListener('click', () => {
      this.#wanted = this.isOpen ? 'folded' : 'open'
      memory.set('panel', this.#wanted)
      this.#update()
    })
    roomy.addEventListener('change', () => this.#update())
    this.#update()
  }

  get isOpen() {
    return document.body.dataset.panel === 'open'
  }

  /** Hides the panel for an example that needs none. */
  set quiet(value) {
    this.#quiet = value
    this.#update()
  }

  #update() {
    const open = this.#wanted ? this.#wanted === 'open' : roomy.matches && !this.#quiet
    document.body.dataset.panel = open ? 'open' : 'folded'
    this.#button.ariaExpanded = `${open}`
    this.#button.ariaLabel = this.#button.title = open ? 'Hide settings and code' : 'Show settings and code'
  }
}
