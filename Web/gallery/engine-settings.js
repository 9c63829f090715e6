import { blend } from './blend.js'

/**
 * Settings that are attributes of a carousel. The attribute is set only while the value differs from the element's own
 * default, so that the code shows what matters.
 *
 * @param carousels One carousel, or several that share the setting.
 * @param name The attribute's name, which is also the setting's key.
 * @param definition A setting; `own` is the element's default if it differs from the example's, null for none;
 *   a change of a setting that `blends` is animated.
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

/** As `attribute`, for a Boolean. */
export const flag = (carousels, name, title, more = {}) =>
  attribute(carousels, name, { name: title, kind: 'switch', value: false, own: false, ...more })

/** Whether the carousel wraps; each style has its own default. */
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

/** How the position is shown: with dots, unless the user chooses otherwise. */
export const indicatorSetting = (carousel) =>
  attribute(carousel, 'indicator', {
    name: 'Indicator',
    kind: 'choice',
    value: 'dots',
    own: null,
    choices: [
      { name: 'Dots', value: 'dots' },
      { name: 'Count', value: 'count' },
      { name: 'None', value: null },
    ],
  })

/** Formats a number without the noise of binary fractions. */
const written = (value) => (typeof value === 'number' ? `${Number(value.toFixed(6))}` : `${value}`)
