import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { loadModule } from './abi.mjs'
import { differenceOf, play, random } from './sessions.mjs'

const checked = new URL('../../../build/module/checked.wasm', import.meta.url)

test('random sessions on the shipped module and on an unoptimised one are the same', async () => {
  const modules = [await loadModule(), await loadModule(await readFile(checked))]
  for (let seed = 1; seed <= 150; seed++) assert.equal(differenceOf(modules, seed), null, `seed ${seed}`)
  for (const { w } of modules) assert.equal(w.carousels(), 0)
})

test('sessions are reproduced by their seeds', async () => {
  const [one, same, other] = [play(await loadModule(), 7), play(await loadModule(), 7), play(await loadModule(), 8)]
  assert.ok(one.record.length > 500)
  assert.deepEqual(one, same)
  assert.notDeepEqual(one.steps, other.steps)
})

// A page never calls a module again that has trapped; so nothing may happen after an allocation has failed.
test('each allocation may fail: the call traps, and no other memory is written', async () => {
  const bytes = await readFile(checked)
  for (const seed of [1, 4, 10]) {
    const module = await loadModule(bytes)
    const before = module.w.allocations()
    play(module, seed, { length: 40 })
    const count = module.w.allocations() - before
    assert.ok(count > 100)
    // All of the first, where carousels are made and loaded, and a sample of the others.
    const r = random(seed)
    for (let number = 1; number <= count; number += number < 60 ? 1 : 1 + r.below(count / 40)) {
      const { w, ...others } = await loadModule(bytes)
      w.fail_allocation(number)
      let steps = 0
      assert.throws(() => play({ w, ...others }, seed, { length: 40, each: () => steps++ }), error => error instanceof WebAssembly.RuntimeError && /unreachable/.test(error.message), `${number}`)
      // Address 0 is where a missing block would be written to.
      assert.ok(new Uint8Array(w.memory.buffer, 0, 64).every(byte => byte === 0), `${number}`)
    }
  }
})

test('1,000 lifetimes and eight hours of motion leave no memory behind', async () => {
  const module = await loadModule()
  const { w } = module
  for (let seed = 1; seed <= 20; seed++) play(module, seed, { length: 30 })
  const bytes = w.bytes_in_use()
  for (let seed = 1; seed <= 1000; seed++) play(module, seed % 20, { length: 30 })
  assert.equal(w.carousels(), 0)
  assert.ok(w.bytes_in_use() <= bytes, `${w.bytes_in_use()} bytes instead of ${bytes}`)
  const host = module.create({ items: 100, viewport: [1000, 500] })
  host.keepsRecords = false
  host.event = () => {}
  w.set(host.id, module.settings.indexOf('autoscroll'), 3, 0)
  w.reload(host.id)
  let time = 0
  const pass = seconds => { for (const end = time + seconds; time < end;) w.frame(host.id, (time += 1 / 30)) }
  pass(60)
  const [moving, views] = [w.bytes_in_use(), host.views.size]
  pass(8 * 3600)
  assert.deepEqual([w.bytes_in_use(), host.views.size], [moving, views])
  assert.ok(host.state('scrollOffset') >= 0 && host.state('scrollOffset') <= 100)
  module.destroy(host)
})
