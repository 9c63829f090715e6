import list from './examples-data.js'
import autoscroll from './examples/autoscroll.js'
import buttons from './examples/buttons.js'
import cards from './examples/cards.js'
import controls from './examples/controls.js'
import covers from './examples/covers.js'
import custom from './examples/custom.js'
import decorated from './examples/decorated.js'
import diagonal from './examples/diagonal.js'
import downloads from './examples/downloads.js'
import million from './examples/million.js'
import motion from './examples/motion.js'
import moving from './examples/moving.js'
import multiple from './examples/multiple.js'
import nested from './examples/nested.js'
import options from './examples/options.js'
import pager from './examples/pager.js'
import pictures from './examples/pictures.js'
import plain from './examples/plain.js'
import reading from './examples/reading.js'
import reflections from './examples/reflections.js'
import rightToLeft from './examples/right-to-left.js'
import slots from './examples/slots.js'
import styles from './examples/styles.js'
import tables from './examples/tables.js'
import tap from './examples/tap.js'
import widths from './examples/widths.js'

/** What starts the examples that need code of their own. The others are their data alone. */
const starts = {
  autoscroll, buttons, cards, controls, covers, custom, decorated, diagonal, downloads, 'downloads-effects': downloads,
  million, motion, moving, multiple, nested, options, pager, pictures, reading, reflections, 'right-to-left': rightToLeft,
  slots, styles, tables, tap, widths,
}

/** The designer is a page of its own. */
const pages = { designer: 'designer/index.html' }

/** Names stand for what several examples have. */
const resolved = (parts, common) => parts?.map((part) => (typeof part === 'string' ? common[part] : part))

const complete = (example) => ({
  ...example,
  controls: resolved(example.controls, list.controls),
  actions: resolved(example.actions, list.actions),
  href: pages[example.id],
  start: starts[example.id] ?? plain,
})

/** The examples in groups, in the order of the list, as in Gallery/examples.json. */
export const groups = list.groups.map(({ title, examples }) => ({ title, examples: examples.map(complete) }))
