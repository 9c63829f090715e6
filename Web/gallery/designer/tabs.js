import { make } from '../dom.js'
import { icon } from '../icon.js'

/** The designer's panels as tabs, each with a reset button, and a line of help for the hovered or focused control. */
export class Tabs {
  #panels
  #tabs = new Map()
  #shown = null
  #reset = make('button', { type: 'button', className: 'panel-reset' }, icon('reset'), make('span', {}, 'Reset'))
  #help = make('p', { className: 'panel-help', ariaHidden: 'true' })
  #scroller = make('div', { className: 'panel-scroller' })
  #title = make('h2')

  constructor(place, panels, remember) {
    this.#panels = panels
    const list = make('div', { className: 'tabs', role: 'tablist', ariaLabel: 'Panels' })
    for (const panel of panels) {
      const tab = make('button', { type: 'button', className: 'tab', role: 'tab', id: `tab-${panel.id}` }, icon(panel.icon), make('span', {}, panel.title))
      tab.setAttribute('aria-controls', `page-${panel.id}`)
      tab.addEventListener('click', () => this.show(panel.id))
      this.#tabs.set(panel.id, tab)
      list.append(tab)
      Object.assign(panel.element, { id: `page-${panel.id}`, role: 'tabpanel', hidden: true })
      panel.element.setAttribute('aria-labelledby', tab.id)
      this.#scroller.append(panel.element)
    }
    list.addEventListener('keydown', (event) => this.#key(event))
    this.remember = remember
    this.#reset.addEventListener('click', () => {
      this.#shown.reset()
      this.#tabs.get(this.#shown.id).focus()
    })
    place.append(list, make('header', { className: 'panel-head' }, this.#title, this.#reset), this.#scroller, this.#help)
    for (const type of ['pointerover', 'focusin']) place.addEventListener(type, (event) => this.#helpFor(event.target))
  }

  show(id) {
    const panel = this.#panels.find((one) => one.id === id) ?? this.#panels[0]
    this.#shown = panel
    for (const one of this.#panels) {
      const isShown = one === panel
      one.element.hidden = !isShown
      this.#tabs.get(one.id).ariaSelected = `${isShown}`
      this.#tabs.get(one.id).tabIndex = isShown ? 0 : -1
    }
    this.#title.textContent = panel.title
    this.#help.textContent = ''
    this.#scroller.scrollTop = 0
    this.remember?.(panel.id)
    this.update()
  }

  update() {
    this.#shown.update()
    this.#reset.hidden = !this.#shown.reset
    this.#reset.disabled = !this.#shown.isChanged()
    for (const panel of this.#panels) this.#tabs.get(panel.id).toggleAttribute('data-changed', panel.isChanged())
  }

  #helpFor(target) {
    const help = target.closest?.('[data-help]')?.dataset.help
    if (help) this.#help.textContent = help
  }

  #key(event) {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }
    const now = this.#panels.indexOf(this.#shown)
    let next = -1
    if (event.key in steps) next = (now + steps[event.key] + this.#panels.length) % this.#panels.length
    if (event.key === 'Home') next = 0
    if (event.key === 'End') next = this.#panels.length - 1
    if (next < 0) return
    event.preventDefault()
    this.show(this.#panels[next].id)
    this.#tabs.get(this.#panels[next].id).focus()
  }
}
