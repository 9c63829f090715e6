import { blend } from '../blend.js'
import { keyOf, valueAt } from '../setup.js'

/** The settings whose change is animated. */
const BLENDING = ['wraps', 'axis']

/**
 * Returns the definitions of an example's settings, as `Settings` takes them, for the controls of its data.
 *
 * @param setups The setups of its carousels.
 * @param own What applies the values of controls with a key, by the keys.
 */
export function definitionsOf({ controls = [], first, settings }, carousels, setups, own = {}) {
  return controls.map((control) => {
    const { key, setting, choices, hint, group, title: name } = control
    const definition = { name, hint, group, ...shapeOf(control) }
    if (key) {
      definition.key = keyOf(key)
      definition.value = control.isEntry ? first + 1 : (control.value ?? choices?.[0].value ?? false)
      definition.apply = choices?.[0].settings ? (value) => choose(setups, choices, value) : own[key]
      return definition
    }
    const given = valueAt(settings, setting)
    definition.key = keyOf(setting)
    definition.value = valueOf(control, given)
    definition.apply = (value) => {
      const change = () => {
        // The document omits a default, which may depend on the size.
        const field = given === undefined && value === control.value ? undefined : fieldOf(control, value)
        for (const setup of setups) setup.set(setting, field)
      }
      if (BLENDING.includes(setting)) blend(carousels, change)
      else change()
    }
    return definition
  })
}

/** Applies the settings of one choice, and none of the others'. */
function choose(setups, choices, value) {
  for (const setup of setups) {
    for (const choice of choices) setup.omit(choice.settings)
    setup.merge(choices.find((choice) => choice.value === value).settings)
  }
}

/** The kind of a control, its range and its unit. */
function shapeOf({ range, isEntry, choices, step, unit, hasNone, zero }) {
  if (choices) return { kind: 'choice', choices: choices.map(({ title, value }) => ({ name: title, value })) }
  if (!range) return { kind: 'switch' }
  const [min, max] = range
  const none = hasNone ? (min < 0 ? -Infinity : Infinity) : zero ? 0 : undefined
  const share = unit === '%' ? { scale: 100 } : {}
  // The number of an item is in the address already.
  return { kind: isEntry ? 'number' : 'range', passing: isEntry, min, max, step, unit, none, noneName: zero, ...share }
}

/** The value of a control for that of a field. */
function valueOf({ range, choices, on = true, value }, given) {
  if (choices) return given ?? value ?? null
  if (range) return given ?? value ?? 0
  return JSON.stringify(given) === JSON.stringify(on)
}

/** The value of a field for that of a control: a switch is `on`, false or omitted. */
function fieldOf({ range, choices, on = true }, value) {
  if (range || choices || on === true) return value
  return value ? on : undefined
}
