// The designer's model, written in Swift: Sources/CarouselDesigner, and Sources/CarouselDesignerWeb for web pages.
import { make } from '../dom.js'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** The maximum length of a number, in bytes. */
const longestNumber = 32

let module
const bytes = (start, count) => new Uint8Array(module.memory.buffer, start, count)

const imports = {
  math: Math,
  carousel: {
    number: (start, count) => Number(decoder.decode(bytes(start, count))),
    writeNumber: (number, start) => encoder.encodeInto(String(number), bytes(start, longestNumber)).written,
  },
}

const say = sentence => document.getElementById('show').replaceChildren(make('p', { className: 'sentence' }, sentence))

/** `./carousel gallery` serves the page before this module is built. */
async function load() {
  for (;;) {
    const response = await fetch(new URL('designer.wasm', import.meta.url))
    if (response.ok) return response.arrayBuffer()
    say('designer.wasm is still being built. The designer opens as soon as it is ready.')
    await new Promise(done => setTimeout(done, 1000))
  }
}

try {
  module = (await WebAssembly.instantiate(await load(), imports)).instance.exports
} catch (error) {
  say(`The designer did not load: ${error.message}`)
  throw error
}

/** Executes a call of `DesignerPage.swift` and returns its result, or null. */
export function call(name, ...values) {
  const given = encoder.encode(JSON.stringify([name, performance.now() / 1000, ...values]))
  const start = module.input(given.length)
  bytes(start, given.length).set(given)
  const count = module.call()
  return JSON.parse(decoder.decode(bytes(module.output(), count)))
}

/** The styles, options and fields, for controls. */
export const facts = call('facts')
