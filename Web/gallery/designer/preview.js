import { numberRow } from './controls/number-row.js'
import { group } from './panels/panel.js'

/** What only the designer goes by: how many items there are to look at. */
export function preview(model, standard) {
  const field = {
    name: 'items', title: 'Items', summary: 'How many items the designer shows; your own may be any number',
    shape: { kind: 'whole', least: 0, most: 1000 }, sensible: [1, 60], step: 1, standard,
  }
  const row = numberRow(field, {
    get: () => (model.state.items === standard ? undefined : model.state.items),
    standard: () => standard,
    set: (value = standard, isOpen) => model.changeState('items', { ...model.state, items: value }, isOpen),
    close: () => model.close(),
  })
  model.addEventListener('change', () => row.update())
  row.update()
  return group('To look at', [row])
}
