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
  #add
  #list = make('ol', { className: 'cards' })

  /** @param say speaks some words */
  constructor(model, say) {
    this.#model = model
    this.#add = facts.decorations.map(({ name, title, summary }) => {
      const button = make('button', { type: 'button', className: 'button', title: summary }, icon('plus'), make('span', {}, title))
      button.ariaLabel = `Add ${title.toLowerCase()}`
      button.addEventListener('click', () => {
        model.change('addDecoration', name)
        say(`${title} added`)
        if (button.disabled) this.#focus('remove', this.#list.children.length - 1)
      })
      return button
    })
    this.element.append(
      make('p', { className: 'panel-lead' }, 'Decorations of all items. Each one encloses those below it.'),
      make('div', { className: 'actions' }, ...this.#add), this.#list)
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
    const { activeElement: focused } = document
    const index = [...this.#list.children].findIndex((card) => card.contains(focused))
    this.#names = names
    this.#rows = []
    facts.decorations.forEach(({ name }, i) => {
      this.#add[i].disabled = !this.#model.addable.includes(name)
    })
    this.#list.replaceChildren(...this.#model.decorations.map((one, index) => this.#card(one, index)))
    if (index >= 0) this.#focus(focused.dataset.act, index)
  }

  /** Focuses a button of a card, or the one next to it if it is disabled or has gone. */
  #focus(act, index) {
    const card = this.#list.children[Math.min(index, this.#list.children.length - 1)]
    const find = (name) => card?.querySelector(`[data-act="${name}"]:enabled`)
    ;(find(act) ?? find('remove') ?? this.#add.find((button) => !button.disabled)).focus()
  }

  #card({ name, canMoveIn, canMoveOut }, index) {
    const { title, summary, fields } = facts.decorations.find((one) => one.name === name)
    const rows = rowsFor(['decorations', index], fields)
    this.#rows.push(...rows)
    const act = (symbol, word, isOff, run, to = index) => {
      const button = make('button', { type: 'button', className: 'icon-button', title: word, disabled: isOff }, icon(symbol))
      button.ariaLabel = `${word}: ${title}`
      button.dataset.act = symbol
      button.addEventListener('click', () => {
        run()
        // It goes with its card.
        this.#focus(symbol, to)
      })
      return button
    }
    const head = make(
      'div', { className: 'card-head' }, make('h3', {}, title),
      act('up', 'Move out', !canMoveOut, () => this.#model.change('moveDecorationIn', index - 1), index - 1),
      act('down', 'Move in', !canMoveIn, () => this.#model.change('moveDecorationIn', index), index + 1),
      act('remove', 'Remove', false, () => this.#model.change('removeDecoration', index)))
    return make(
      'li', { className: 'finish-card' }, head, make('p', { className: 'card-summary' }, `${summary}.`),
      ...rows.map(({ element }) => element))
  }
}
