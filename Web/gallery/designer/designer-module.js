// The designer itself, which is Swift: Sources/CarouselDesigner and, for pages, Sources/CarouselDesignerWeb.
import { make } from '../dom.js'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** The most bytes of a number. */
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

try {
  const response = await fetch(new URL('designer.wasm', import.meta.url))
  module = (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance.exports
} catch (error) {
  const sentence = make('p', { className: 'sentence' }, 'The designer did not load. Is designer.wasm beside this page?')
  document.getElementById('show').replaceChildren(sentence)
  throw error
}

/** Carries a call out, one of those in `DesignerPage.swift`, and returns its answer. Null stands for nothing. */
export function call(name, ...values) {
  const given = encoder.encode(JSON.stringify([name, performance.now() / 1000, ...values]))
  const start = module.input(given.length)
  bytes(start, given.length).set(given)
  const count = module.call()
  return JSON.parse(decoder.decode(bytes(module.output(), count)))
}

/** What is known of styles, options and fields, for controls. */
export const facts = call('facts')
