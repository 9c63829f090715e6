/**
 * How controls show the options of styles and the settings of a carousel: steps, ranges and units. The element defines
 * which there are, and their defaults.
 */
const DEGREES = { scale: 180 / Math.PI, unit: '°', step: Math.PI / 180 }

export const optionFacts = {
  'tilt': { name: 'Tilt', min: 0, max: 1, step: 0.01 },
  'spacing': { name: 'Spacing', min: 0, max: 3, step: 0.01, unit: '×' },
  'count': { name: 'Count', min: 1, max: 40, step: 1 },
  'radius': { name: 'Radius', min: 0, max: 1600, step: 1, unit: 'px' },
  'arc': { name: 'Arc', min: Math.PI / 36, max: 2 * Math.PI, ...DEGREES },
  'angle': { name: 'Angle', min: 0, max: Math.PI / 2, ...DEGREES },
  'phase': { name: 'Phase', min: -Math.PI, max: Math.PI, ...DEGREES },
  'visible-items': { name: 'Visible items', min: 0, max: 40, step: 1 },
  'offset-multiplier': { name: 'Drag multiplier', min: 0.25, max: 4, step: 0.25, unit: '×' },
  'show-backfaces': { name: 'Show backs', kind: 'switch' },
  'fade-min': { name: 'Fade before', min: -10, max: 0, step: 0.1, none: -Infinity },
  'fade-max': { name: 'Fade after', min: 0, max: 10, step: 0.1, none: Infinity },
  'fade-range': { name: 'Fade over', min: 0, max: 10, step: 0.1 },
  'fade-min-alpha': { name: 'Fade down to', min: 0, max: 1, step: 0.01, scale: 100, unit: '%' },
}

export const settingFacts = {
  'perspective': { name: 'Perspective', min: -0.01, max: 0, step: 0.0001 },
  'scroll-speed': { name: 'Flick speed', min: 0, max: 4, step: 0.1, unit: '×' },
  'deceleration-rate': { name: 'Deceleration rate', min: 0, max: 0.99, step: 0.01 },
  'bounces': { name: 'Bounces', kind: 'switch' },
  'bounce-distance': { name: 'Bounce distance', min: 0, max: 3, step: 0.1, unit: '×' },
  'paging': { name: 'Paging', kind: 'switch' },
  'stop-at-item-boundary': { name: 'Stop at items', kind: 'switch' },
  'scroll-to-item-boundary': { name: 'Settle on items', kind: 'switch' },
  'scroll-enabled': { name: 'User scrolling', kind: 'switch' },
  'center-item-when-selected': { name: 'Centre the selected item', kind: 'switch' },
  'ignore-perpendicular-swipes': { name: 'Ignore perpendicular swipes', kind: 'switch' },
  'autoscroll': { name: 'Autoscroll', min: -3, max: 3, step: 0.1, unit: 'items/s' },
}
