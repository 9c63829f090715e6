import { make } from '../../dom.js'
import { facts } from '../designer-module.js'
import { group, rowsFor } from './panel.js'

/** The style's options, fading, and axis. */
export class StylePanel {
  id = 'style'
  title = 'Style'
  icon = 'style'
  element = make('div', { className: 'panel-page' })
  #model
  #style = null
  #rows = []
  #extras

  /**
   * @param extras returns the additional elements of a style, by its name
   */
  constructor(model, extras) {
    this.#model = model
    this.#extras = extras
    model.addEventListener('defaults', () => this.#updateRows())
  }

  update() {
    const { style } = this.#model
    if (style !== this.#style) this.#build(style)
    this.#updateRows()
  }

  reset() {
    this.#model.change('reset', 'style')
  }

  isChanged() {
    return this.#model.isChanged('style')
  }

  #updateRows() {
    for (const row of this.#rows) row.update()
  }

  #build(name) {
    this.#style = name
    const { summary, fields } = facts.styles.find((style) => style.name === name)
    const rows = (wanted) => rowsFor(['style'], fields.filter(({ name }) => wanted(name)))
    const common = ['showBackfaces', 'offsetMultiplier', 'visibleItems']
    const own = rows((name) => !isFading(name) && !common.includes(name))
    const others = rows((name) => common.includes(name))
    const fading = rows(isFading)
    const run = rowsFor([], facts.fields.shape)
    this.#rows = [...own, ...others, ...fading, ...run]
    this.element.replaceChildren(
      make('p', { className: 'panel-lead' }, `${summary}.`),
      ...this.#extras(name),
      group('', own), group('Direction', run), group('Fading', fading), group('Items shown', others))
  }
}

const isFading = (name) => ['fadeMin', 'fadeMax', 'fadeRange', 'fadeMinAlpha'].includes(name)
