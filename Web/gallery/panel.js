import { icon } from './icon.js'
import { memory } from './memory.js'

/** From this width on there is room for the panel beside the stage without being asked for. */
const roomy = matchMedia('(min-width: 1200px)')

/** The panel on the right: open where there is room, unless the person folded it. */
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

  /** An example that needs no panel to be understood leaves the whole stage to its items. */
  set quiet(value) {
    this.#quiet = value
    this.#update()
  }

  #update() {
    const open = this.#wanted ? this.#wanted === 'open' : roomy.matches && !this.#quiet
    document.body.dataset.panel = open ? 'open' : 'folded'
    this.#button.ariaExpanded = `${open}`
    this.#button.ariaLabel = this.#button.title = open ? 'Fold the panel' : 'Show settings and code'
  }
}
