import { numberRow } from './controls/number-row.js'
import { freshState } from './model.js'
import { group } from './panels/panel.js'

const fields = [
  {
    name: 'items', title: 'Items', summary: 'How many items the designer shows; your own may be any number',
    shape: { kind: 'whole', least: 0, most: 1000 }, sensible: [1, 60], step: 1,
  },
  {
    name: 'size', title: 'Size of items', summary: 'How large the designer shows its items; yours have their own size',
    shape: { kind: 'number', least: 0.1, most: 1.5 }, sensible: [0.2, 1.2], step: 0.05, unit: 'share',
  },
]

/** What only the designer goes by. */
export function preview(model) {
  const rows = fields.map((field) => {
    const { name } = field
    const standard = freshState[name]
    return numberRow({ ...field, standard }, {
      get: () => (model.state[name] === standard ? undefined : model.state[name]),
      standard: () => standard,
      set: (value = standard, isOpen) => model.changeState(name, { ...model.state, [name]: value }, isOpen),
      close: () => model.close(),
    })
  })
  const update = () => rows.forEach((row) => row.update())
  model.addEventListener('change', update)
  update()
  return group('To look at', rows)
}
