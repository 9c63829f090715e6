import { make } from '../../dom.js'
import { facts } from '../designer-module.js'
import { group, rowsFor } from './panel.js'

/** The document's fields in groups. */
export class FieldsPanel {
  element = make('div', { className: 'panel-page' })
  #model
  #rows

  /** @param groups the titles of the groups, by name @param more elements above the fields */
  constructor(model, { id, title, icon, groups }, ...more) {
    Object.assign(this, { id, title, icon })
    this.#model = model
    const sections = Object.entries(groups).map(([name, title]) => ({ title, rows: rowsFor([], facts.fields[name]) }))
    this.#rows = sections.flatMap(({ rows }) => rows)
    this.element.append(...more, ...sections.map(({ title, rows }) => group(title, rows)))
  }

  update() {
    for (const row of this.#rows) row.update()
  }

  reset() {
    this.#model.change('reset', this.id)
  }

  isChanged() {
    return this.#model.isChanged(this.id)
  }
}
