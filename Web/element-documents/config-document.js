// Documents that say how a carousel is set up. They are read and written by what reads them in Swift: a WebAssembly module,
// Sources/CarouselDocumentWeb, which starts when the first document needs it.
import { input, learn, output, read as readDocument, suggest, write as writeDocument } from 'document-calls'
import { start } from '../element/wasm-inline.js'
import catalogue from 'documents-table'
import { excerpt, limits } from '../element/limits.js'

/** All that is wrong with a document; `problems` are `{ path, message }`, in the order of the fields. */
export class CarouselConfigurationError extends Error {
  name = 'CarouselConfigurationError'

  constructor(problems) {
    super(problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'))
    this.problems = problems
  }
}

/** The fields of documents. */
export const fields = catalogue.shape.members.map(({ name }) => name)

/** What the module exports; null before it has started. */
let module = null
let starting = null

const bytes = (start, count) => new Uint8Array(module.memory.buffer, start, count)
const textOf = (start, count) => new TextDecoder().decode(bytes(start, count))

const imports = {
  math: Math,
  carousel: {
    number: (start, count) => Number(textOf(start, count)),
  },
}

/** Starts the module, once. What could not be started is tried again the next time. */
export function startDocuments() {
  return (starting ??= start(imports).then(
    ({ exports }) => {
      module = exports
      give(JSON.stringify(catalogue))
      learn(module)
    },
    error => {
      starting = null
      throw error
    },
  ))
}

export const hasStarted = () => module !== null

function give(text) {
  const given = new TextEncoder().encode(text)
  const start = input(module, given.length)
  bytes(start, given.length).set(given)
}

/** What a function of the module answers to a text. After a trap nothing in its memory can be relied on: it starts anew. */
function ask(call, text) {
  try {
    give(text)
    const count = call(module)
    return JSON.parse(textOf(output(module), count))
  } catch (error) {
    module = starting = null
    throw error
  }
}

/**
 * A document as an object, and the attributes that it stands for: each name with its text, or null where it says nothing.
 * @param given An object or a text. Throws what is wrong with it.
 */
export function read(given) {
  const text = typeof given === 'string' ? given : JSON.stringify(given, plain()) ?? 'null'
  checkLength(text.length)
  const attributes = ask(readDocument, text)
  if (Array.isArray(attributes)) throw new CarouselConfigurationError(attributes)
  return { document: JSON.parse(text), attributes }
}

/** The document that says how an element is set up; see `document(of:)` in Sources/CarouselDocument. */
export const write = element => ask(writeDocument, JSON.stringify(element, finite))

/** Returns a hint at the right spelling of a name, or an empty text. Of a long one, only its length matters. */
export const suggestion = (name, known) => ask(suggest, JSON.stringify({ name: name.slice(0, limits.text), known }))

/** Refuses a document that the module would refuse for its length, before it is encoded. A character has at least a byte. */
function checkLength(length) {
  if (length > limits.length) refuse('', `expected at most ${limits.length} bytes, got ${length} characters`)
}

function refuse(path, message) {
  throw new CarouselConfigurationError([{ path, message }])
}

/** Returns a function that refuses what JSON would leave out or change, and what the module would refuse for its size. */
function plain() {
  let [length, values] = [0, 0]
  return (name, value) => {
    values += 1
    length += name.length + (typeof value === 'string' ? value.length : 0)
    if (values > limits.values) refuse('', `expected at most ${limits.values} values`)
    checkLength(length)
    const isObject = Object.prototype.toString.call(value) === '[object Object]'
    const isPlain = value == null || ['boolean', 'string'].includes(typeof value) || Number.isFinite(value) || Array.isArray(value)
    if (!isObject && !isPlain) refuse(excerpt(name), `expected a value of JSON, got ${excerpt(String(value))}`)
    return value
  }
}

/** Numbers without end as texts, which JSON would take for none, and functions as something that no field can have. */
function finite(_, value) {
  if (typeof value === 'function') return {}
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value
}
