import { blend } from './blend.js'

/**
 * Settings that are attributes of a carousel. The attribute is there only while the value is not the element's own
 * default, so that the code shows what matters.
 *
 * @param carousels one, or several that are set alike
 * @param name the attribute's name, which is the setting's key too
 * @param definition a setting; `own` is the element's default where that is not the example's, null for none;
 *   what `blends` is seen on its way
 */
export function attribute(carousels, name, definition) {
  const own = 'own' in definition ? definition.own : definition.value
  return {
    key: name,
    ...definition,
    apply(value) {
      const change = () => {
        for (const carousel of [carousels].flat()) {
          if (Object.is(value, own) || value === null) carousel.removeAttribute(name)
          else carousel.setAttribute(name, typeof value === 'boolean' ? (value ? '' : 'false') : written(value))
        }
      }
      if (definition.blends) blend(carousels, change)
      else change()
    },
  }
}

/** As `attribute`, for one that is on or off. */
export const flag = (carousels, name, title, more = {}) =>
  attribute(carousels, name, { name: title, kind: 'switch', value: false, own: false, ...more })

/** Whether the last item is followed by the first; each style has its own answer. */
export const wrapSetting = (carousels) =>
  attribute(carousels, 'wrap', {
    name: 'Wrap',
    kind: 'choice',
    blends: true,
    value: null,
    choices: [
      { name: 'By style', value: null },
      { name: 'On', value: true },
      { name: 'Off', value: false },
    ],
  })

/** Horizontal or vertical. */
export const axisSetting = (carousels) =>
  attribute(carousels, 'vertical', {
    name: 'Axis',
    kind: 'choice',
    blends: true,
    value: false,
    own: false,
    choices: [
      { name: 'Horizontal', value: false },
      { name: 'Vertical', value: true },
    ],
  })

/** A number without the noise of binary fractions. */
const written = (value) => (typeof value === 'number' ? `${Number(value.toFixed(6))}` : `${value}`)
