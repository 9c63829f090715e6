import { numberRow } from './controls/number-row.js'
import { facts } from './designer-module.js'
import { bindingOf } from './model.js'
import { group } from './panels/panel.js'

/** The settings of the designer only. */
export function preview(model) {
  const rows = ['items', 'size'].map((name) => numberRow(facts[name], bindingOf([name])))
  const update = () => rows.forEach((row) => row.update())
  model.addEventListener('change', update)
  update()
  return group('Preview', rows)
}
