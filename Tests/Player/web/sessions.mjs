// Plays sessions on a stage and compares what is to be seen with what they expect, as Session+Playing.swift does.

/** The least difference of numbers that counts, as a share of the larger ones. */
const tolerance = 1e-6

/** Sessions hold numbers that JSON doesn't have as text. */
const numbers = { nan: NaN, inf: Infinity, '-inf': -Infinity }
export const parseSession = text => JSON.parse(text, (_, value) => (Object.hasOwn(numbers, value) ? numbers[value] : value))

/** What a stage throws for a step that its host has nothing like. */
export class UnplayableStep extends Error {}

/** The width and height of an item's view, and what the data source says of its length, as ScenarioItems has them. */
export function sizeOf({ sizes }, index, id) {
  const number = id === undefined ? index : new TextEncoder().encode(id).reduce((sum, byte) => sum + byte, 0)
  return sizes[number % sizes.length]
}
export const lengthOf = ({ lengths }, index) => (lengths.length ? lengths[index % lengths.length] : 0)
export function resize(items, { index, width, height }) {
  items.sizes = Array.from({ length: Math.max(items.count, index + 1) }, (_, number) => sizeOf(items, number))
  items.sizes[index] = [width, height]
}

/**
 * @param stage With `perform(step)`, which returns the answer of steps that have one, `state()`, `takeEvents()`, and the Sets
 *   `fields` and `events` of what it can tell. What its state leaves out, it cannot tell at the moment.
 * @returns The first difference; undefined where everything agrees.
 */
export async function firstDifference(session, stage) {
  let done = 0
  for (const moment of session.moments) {
    const answers = []
    for (; done < moment.after; done++) {
      const answer = await stage.perform(session.steps[done])
      if (answer !== undefined) answers.push(answer)
    }
    const found = differenceOf(moment, answers, stage.takeEvents(), stage.state(), stage)
    if (found) {
      const last = session.steps.slice(0, done).findLast(step => step.do !== 'frame' && step.do !== 'setTime')
      return `after step ${done}, ${last?.do}: ${found}`
    }
  }
}

function differenceOf(moment, answers, events, state, stage) {
  const agree = moment.answers.length === answers.length && answers.every((answer, n) => isAnswer(answer, moment.answers[n]))
  if (!agree) return `expected the answers ${moment.answers}, got ${answers}`
  const known = list => list.filter(event => stage.events.has(event.split(' ')[0])).join(', ')
  if (moment.events && known(moment.events) !== known(events)) {
    return `expected the events ${known(moment.events)}, got ${known(events)}`
  }
  for (const field of Object.keys(moment.state).sort()) {
    if (!stage.fields.has(field) || state[field] === undefined) continue
    const difference = differenceIn(moment.state[field], state[field])
    if (difference) return `${field}${difference}`
  }
}

/** An answer may tell less than is expected: null is any, and a shorter one its beginning. */
const isAnswer = (found, expected) => found === null || found === expected || expected.startsWith(`${found} `)

function differenceIn(expected, found) {
  const told = `: expected ${JSON.stringify(expected)}, got ${JSON.stringify(found)}`
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || expected.length !== found.length) return told
    for (const [n, value] of expected.entries()) {
      const difference = differenceIn(value, found[n])
      if (difference) return `[${n}]${difference}`
    }
  } else if (found && typeof found === 'object') {
    for (const [field, value] of Object.entries(found)) {
      const difference = differenceIn(expected?.[field], value)
      if (difference) return `.${field}${difference}`
    }
  } else if (typeof found === 'number' && expected !== null && expected !== undefined) {
    const number = Number(expected)
    if (number !== found && !(Math.abs(number - found) <= tolerance * Math.max(1, Math.abs(number)))) return told
  } else if (expected !== found && Number(expected) !== Number(found)) {
    return told
  }
}

/** Counts how sessions go on a host, and tells it as SessionRun.swift does. */
export class Run {
  #passed = 0
  #failed = 0
  #reasons = new Map()

  constructor(host) {
    this.host = host
  }

  async play(session, makeStage) {
    let difference
    try {
      difference = await firstDifference(session, await makeStage(session))
    } catch (error) {
      difference = error instanceof UnplayableStep ? error.message : error.stack
    }
    const reason = session.except?.[this.host]
    if (reason && difference) {
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1)
    } else if (reason || difference) {
      this.#failed++
      console.log(`${session.name}: ${difference ?? 'is played alike, and excepted'}`)
    } else {
      this.#passed++
    }
  }

  /** @returns Whether all have passed. */
  end() {
    for (const [reason, count] of this.#reasons) console.log(`${count} not played alike: ${reason}`)
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0 && this.#passed > 0
  }
}
