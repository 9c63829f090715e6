import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadModule, stateNames } from './abi.mjs'

const junk = [NaN, Infinity, -Infinity, 1e308, -1e308, 1e-308, -0, 2 ** 53, -(2 ** 31), 2 ** 31, 0.5, -1, 0, 1, 3, 1e9]

/** The exports that take numbers and do not create or destroy. */
const calls = w => Object.entries(w).filter(([name, value]) =>
  typeof value === 'function' && !['create', 'destroy', 'carousels', 'records', 'allocations', 'bytesInUse'].includes(name))

function random(seed) {
  let state = seed
  return count => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

test('unknown carousels are ignored', async () => {
  const { w } = await loadModule()
  for (const id of [0, -1, 1, 7, 2 ** 31 - 1, -(2 ** 31)]) {
    for (const [name, call] of calls(w)) {
      const answer = call(id, 1, 1, 1, 1)
      assert.ok(answer === undefined || answer === 0 || Number.isNaN(answer), name)
    }
  }
})

test('a carousel works after any numbers in any order', async () => {
  const module = await loadModule()
  const { w } = module
  for (let seed = 1; seed <= 60; seed++) {
    const next = random(seed)
    const host = module.create({ items: next(6), placeholders: next(4), viewport: [800, 400] })
    const { id } = host
    host.event = () => {}
    host.option = () => junk[next(junk.length)]
    host.transform = (offset, width, height, address) => {
      new Float64Array(w.memory.buffer, address, 16).fill(junk[next(junk.length)])
    }
    host.width = host.height = () => (next(4) ? 200 : junk[next(junk.length)])
    host.items = () => Math.min(junk[next(junk.length)], 1e6)
    w.reload(id)
    const entries = calls(w)
    for (let turn = 0; turn < 400; turn++) {
      const [name, call] = entries[next(entries.length)]
      call(id, ...Array.from({ length: 5 }, () => (next(3) ? next(20) : junk[next(junk.length)])))
      const items = host.placedItems()
      for (const item of items) {
        const values = [...item.matrix, item.opacity, item.offset]
        assert.ok(values.every(Number.isFinite), `${name} of seed ${seed} made ${values}`)
      }
      assert.ok(Number.isFinite(host.state('scrollOffset')), `${name} of seed ${seed}`)
    }
    for (const name of stateNames) host.state(name)
    module.destroy(host)
  }
})

test('any option of any style may be any number', async () => {
  const module = await loadModule()
  for (let style = -1; style < module.styles.length; style++) {
    for (let option = 0; option < module.options.length; option++) {
      for (const value of junk) {
        const host = module.create({ items: 7, placeholders: 3, viewport: [800, 400] })
        host.w.setStyle(host.id, style)
        host.w.setOption(host.id, option, 1, value)
        host.w.reload(host.id)
        host.w.scrollToItem(host.id, 3, 0)
        for (const item of host.placedItems()) assert.ok(item.matrix.every(Number.isFinite))
        module.destroy(host)
      }
    }
  }
})
