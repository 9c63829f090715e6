import autoscroll from './examples/autoscroll.js'
import belt from './examples/belt.js'
import buttons from './examples/buttons.js'
import cards from './examples/cards.js'
import controls from './examples/controls.js'
import covers from './examples/covers.js'
import custom from './examples/custom.js'
import decorated from './examples/decorated.js'
import diagonal from './examples/diagonal.js'
import downloadsEffects from './examples/downloads-effects.js'
import downloads from './examples/downloads.js'
import effects from './examples/effects.js'
import fading from './examples/fading.js'
import million from './examples/million.js'
import motion from './examples/motion.js'
import moving from './examples/moving.js'
import multiple from './examples/multiple.js'
import nested from './examples/nested.js'
import offsets from './examples/offsets.js'
import options from './examples/options.js'
import pager from './examples/pager.js'
import pages from './examples/pages.js'
import path from './examples/path.js'
import pictures from './examples/pictures.js'
import reading from './examples/reading.js'
import reflections from './examples/reflections.js'
import righttoleft from './examples/right-to-left.js'
import shelf from './examples/shelf.js'
import slots from './examples/slots.js'
import styles from './examples/styles.js'
import tables from './examples/tables.js'
import tap from './examples/tap.js'
import three from './examples/three.js'
import widths from './examples/widths.js'

/** The designer is a page of its own. */
const designer = { id: 'designer', title: 'Designer', href: 'designer/index.html' }

/** The examples in the order of the list. A new one is a file and a line here. */
export const groups = [
  { name: 'Start', examples: [covers, styles, pictures, designer] },
  { name: 'Items', examples: [buttons, controls, tables, tap, shelf, reading, downloads, million, widths] },
  { name: 'Decorations', examples: [reflections, effects, downloadsEffects, cards, decorated] },
  { name: 'Carousels', examples: [multiple, nested, slots] },
  { name: 'Shape', examples: [options, fading, offsets, path, belt, moving, custom, diagonal] },
  { name: 'Motion', examples: [pages, three, pager, motion, autoscroll, righttoleft] },
]
