// The engine's names for its styles, options and settings, each at the number by which it knows it. A test holds them to the
// engine's own; in the module they would only weigh.

export const styleNames =
  'linear rotary inverted-rotary cylinder inverted-cylinder wheel inverted-wheel cover-flow cover-flow-2 time-machine inverted-time-machine linear-3d scaled-cover-flow tilted-cylinder inverted-tilted-cylinder basic-rotary linear-tunnel radial-tunnel conveyor-belt path stack flip cube inverted-cube'
    .split(' ')

/** How many of the styles the classic module has. */
export const classicStyles = 11

export const optionNames =
  'wrap show-backfaces offset-multiplier visible-items count arc radius angle phase tilt spacing fade-min fade-max fade-range fade-min-alpha scale width-ratio depth-ratio front-facing fade-depth fade-alpha slope camera-m24 camera-m34 follows-path focus'
    .split(' ')

/** Each with a mark for its kind, `?` yes or no, `#` a number, `@` a point, and its default. */
export const settingNames =
  'vertical? paging? bounces?1 scroll-enabled?1 stop-at-item-boundary?1 scroll-to-item-boundary?1 center-item-when-selected?1 ignore-perpendicular-swipes?1 perspective#-.002 bounce-distance#1 deceleration-rate#.95 scroll-speed#1 autoscroll#0 item-width#0 maximum-visible-items#0 content-offset@ viewpoint-offset@'
    .split(' ')
