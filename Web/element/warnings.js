// Warns of a page's mistakes, by a script that is loaded with the first suspicion.
import { loadWarnings } from 'later'
import { suggestion } from './apart.js'
import { report } from './attempt.js'
import { excerpt, limits } from './limits.js'
import { once } from './loading.js'
import { optionList } from './names.js'
import { takenBy } from './settings.js'

/** The parts of this script that the checks need: they must not bundle a second copy. */
const core = { excerpt, limits, optionList, report, suggestion, takenBy }

const load = once(loadWarnings)

/**
 * Handles what may be a mistake of the page. One of the checks decides whether it is one, later: what else the page does at the moment
 * may explain it.
 */
export function suspect(name, host, ...values) {
  load().then(({ check }) => check(name, core, host, ...values)).catch(report)
}
