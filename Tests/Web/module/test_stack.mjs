// The module's stack after the page's code has thrown: what an exception leaves there is missing for all later calls.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  currentIndex, frame, reload, scrollToItem, setCurrentIndex, setHeardEvents, setOption, setStyle, setViewport,
} from '../../../build/catalogue/engine-calls.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bytes = await readFile(`${root}/build/module/checked.wasm`)
let pointer
/** Called by the element's own code, which gets the module whose stack pointer can be read. */
globalThis.startModule = async imports => {
  const { instance } = await WebAssembly.instantiate(bytes, imports)
  pointer = instance.exports.__stack_pointer
  return instance
}
const reported = []
globalThis.reportError = error => { reported.push(error) }
const script = execFileSync('esbuild', [
  '--bundle', '--format=esm', `--alias:element-table=${root}/build/catalogue/element.json`, `--alias:engine-calls=${root}/build/catalogue/engine-calls.mjs`, '--external:./swift-carousel-*.js', '--loader:.css=text',
  '--alias:wasm=data:text/javascript,export const start = imports => startModule(imports)', '--alias:later=./Web/element/later-external.js',
], {
  cwd: root,
  input: `
    export { ask, change, connect, disconnect, startEngine } from './Web/element/engine.js'
    export { Author } from './Web/element/author.js'
    export { optionList } from './Web/element/names.js'`,
})
const { ask, change, connect, disconnect, startEngine, Author, optionList } = await import(
  `data:text/javascript;base64,${script.toString('base64')}`)
await startEngine()
// Without it, as with a module of another version, nothing below would end.
assert.deepEqual(reported, [])

const itemCount = 9
const option = optionList.findIndex(([name]) => name === 'visible-items')

/** Opens a carousel with a custom style and an option that is a function. `hears` is called in each call of the module. */
function open(options, hears = () => {}) {
  const answers = {
    items: () => itemCount, view: index => index + 1, width: () => 200, height: () => 200, shouldSelect: () => 1, shouldChange: () => 1, shouldAdvance: () => 1,
  }
  /** Any function of a part of the host. */
  const part = new Proxy({}, {
    get: (_, name) => (...values) => {
      hears(name, ...values)
      return answers[name]?.(...values) ?? 0
    },
  })
  const author = new Author({ clientWidth: 1000, clientHeight: 500, vertical: false })
  Object.assign(author, { options, style: { transform: () => { throw new Error('transform') } } })
  const number = connect({ stage: part, listener: part, playing: part, author })
  change(setViewport, number, NaN, 1000, 500)
  change(setOption, number, NaN, option, 2, 0)
  change(setStyle, number, NaN, author.keepStyle())
  change(setHeardEvents, number, NaN, 63, true)
  change(reload, number, NaN)
  return number
}

// An index that is set may be one that the page writes back; a jump is always what it wants.
const works = number => {
  change(reload, number, NaN)
  for (const index of [5, 2]) {
    change(scrollToItem, number, NaN, index, 0)
    assert.equal(ask(currentIndex, number), index)
  }
}

globalThis.DOMMatrix = class {}

test('the stack pointer is the same after calls whose callbacks throw', () => {
  const values = [() => 5n, () => Symbol('s'), () => ({ valueOf() { throw new Error('no value') } }), () => { throw new Error('option') }]
  let turn = 0, asked = 0, isHostile = false
  const thrown = new Set()
  const number = open({ visibleItems: () => values[asked++ % values.length]() }, name => {
    if (!isHostile || turn++ % 3) return
    thrown.add(name)
    throw new Error(name)
  })
  isHostile = true
  const before = pointer.value
  for (let n = 0; reported.length < 10_000; n++) {
    change(setCurrentIndex, number, NaN, n % itemCount, 0)
    change(setOption, number, NaN, option, 2, 0)
    change(frame, number, n / 60)
    assert.equal(pointer.value, before, `call ${n}`)
  }
  for (const { message } of reported) thrown.add(message)
  for (const name of ['placed', 'event', 'itemEvent', 'option', 'transform']) assert.ok(thrown.has(name), name)
  isHostile = false
  works(number)
  disconnect(number)
})

test('the stack pointer is the same after recursion without end, from any depth of it', () => {
  let recursion = null
  const number = open({}, () => recursion?.())
  const before = pointer.value
  let calls = 0
  const move = () => change(setCurrentIndex, number, NaN, ++calls % itemCount, 0)
  const attempt = code => { try { code() } catch (error) { assert.ok(error instanceof RangeError, error) } }
  // In a callback, and around a call.
  recursion = () => recursion()
  for (let n = 0; n < 3; n++) {
    attempt(move)
    assert.equal(pointer.value, before)
  }
  recursion = move
  attempt(move)
  assert.equal(pointer.value, before)
  recursion = null
  // Calls at each depth, from the deepest on.
  let left = 200
  const deep = () => {
    try { deep() } finally { if (left-- > 0) attempt(move) }
  }
  attempt(deep)
  assert.ok(calls > 100)
  assert.equal(pointer.value, before)
  works(number)
  disconnect(number)
})
