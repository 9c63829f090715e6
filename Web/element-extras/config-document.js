// Documents that say how a carousel is set up.
import { has, isObject, problemsOf, wordsFor } from './config-shape.js'
import { problemOfText } from './config-text.js'
import catalogue from 'catalogue'

export const { version, shape } = catalogue

/** All that is wrong with a document; `problems` are `{ path, message }`, in the order of the fields. */
export class CarouselConfigurationError extends Error {
  name = 'CarouselConfigurationError'

  constructor(problems) {
    super(problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'))
    this.problems = problems
  }
}

/** The problems of a document; for another version only the version, since nothing else is known about it. */
export function problemsOfDocument(document) {
  const message = isObject(document) && versionProblem(document)
  return message ? [{ path: 'version', message }] : problemsOf(document, shape)
}

function versionProblem(document) {
  if (!has(document, 'version')) return `missing; ${version} is the version that is known here`
  const given = document.version
  if (given === version) return ''
  if (Number.isInteger(given) && given > version) {
    return `this is a document of version ${given}; ${version} is the latest that is known here`
  }
  return `expected ${version}, got ${wordsFor(given)}`
}

/** A document as an object, from an object or a text. Throws what is wrong with it. */
export function parsed(given) {
  let document = given
  if (typeof given === 'string') {
    const message = problemOfText(given)
    if (message) throw new CarouselConfigurationError([{ path: '', message }])
    document = JSON.parse(given)
  }
  const problems = problemsOfDocument(document)
  if (problems.length) throw new CarouselConfigurationError(problems)
  return structuredClone(document)
}
