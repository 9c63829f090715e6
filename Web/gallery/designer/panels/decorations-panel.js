import { make } from '../../dom.js'
import { icon } from '../../icon.js'
import { facts } from '../designer-module.js'
import { rowsFor } from './panel.js'

/** The decorations of items: a list, the outermost first. */
export class DecorationsPanel {
  id = 'finish'
  title = 'Finish'
  icon = 'finish'
  element = make('div', { className: 'panel-page' })
  #model
  #names = null
  #rows = []

  constructor(model) {
    this.#model = model
  }

  update() {
    const names = this.#model.decorations.map(({ name }) => name).join()
    if (names !== this.#names) this.#build(names)
    for (const row of this.#rows) row.update()
  }

  reset() {
    this.#model.change('reset', 'decorations')
  }

  isChanged() {
    return this.#model.isChanged('decorations')
  }

  #build(names) {
    const focused = document.activeElement?.dataset.act
    this.#names = names
    this.#rows = []
    const cards = this.#model.decorations.map((one, index) => this.#card(one, index))
    const add = facts.decorations.map(({ name, title, summary }) => {
      const button = make('button', { type: 'button', className: 'button', title: summary }, icon('plus'), make('span', {}, title))
      button.ariaLabel = `Add ${title.toLowerCase()}`
      button.disabled = !this.#model.addable.includes(name)
      button.addEventListener('click', () => this.#model.change('addDecoration', name))
      return button
    })
    this.element.replaceChildren(
      make('p', { className: 'panel-lead' }, 'Decorations of all items. Each one encloses those below it.'),
      make('div', { className: 'actions' }, ...add),
      make('ol', { className: 'cards' }, ...cards))
    if (focused) this.element.querySelector(`[data-act="${focused}"]`)?.focus()
  }

  #card({ name, canMoveIn, canMoveOut }, index) {
    const { title, summary, fields } = facts.decorations.find((one) => one.name === name)
    const rows = rowsFor(['decorations', index], fields)
    this.#rows.push(...rows)
    const act = (symbol, word, run, isOff) => {
      const button = make('button', { type: 'button', className: 'icon-button', title: word, disabled: isOff }, icon(symbol))
      button.ariaLabel = `${word}: ${title}`
      button.dataset.act = `${symbol}-${index}`
      button.addEventListener('click', run)
      return button
    }
    const head = make(
      'div', { className: 'card-head' }, make('h3', {}, title),
      act('up', 'Move out', () => this.#model.change('moveDecorationIn', index - 1), !canMoveOut),
      act('down', 'Move in', () => this.#model.change('moveDecorationIn', index), !canMoveIn),
      act('remove', 'Remove', () => this.#model.change('removeDecoration', index), false))
    return make(
      'li', { className: 'finish-card' }, head, make('p', { className: 'card-summary' }, `${summary}.`),
      ...rows.map(({ element }) => element))
  }
}
