import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { loadModule } from './abi.mjs'
import { differenceOf, minimized, parse, play, session, text } from './sessions.mjs'

const checked = new URL('../../../build/module/checked.wasm', import.meta.url)
const files = new URL('Sessions/', import.meta.url)

test('random sessions on the shipped module and on an unoptimised one are the same', async () => {
  const modules = [await loadModule(), await loadModule(await readFile(checked))]
  for (let seed = 1; seed <= 150; seed++) assert.equal(differenceOf(modules, session(modules[0], seed)), null, `seed ${seed}`)
  for (const { w } of modules) assert.equal(w.carousels(), 0)
})

test('sessions that have failed once play on both now', async () => {
  const names = (await readdir(files)).filter(name => name.endsWith('.json'))
  assert.ok(names.length > 0)
  for (const name of names) {
    const modules = [await loadModule(), await loadModule(await readFile(checked))]
    assert.equal(differenceOf(modules, parse(await readFile(new URL(name, files), 'utf8'))), null, name)
  }
})

test('sessions are reproduced by their seeds and by their files, and differ otherwise', async () => {
  const module = await loadModule()
  const [given, other] = [session(module, 5), session(module, 8)]
  const record = play(await loadModule(), given)
  assert.ok(record.length > 500)
  assert.ok(text(given).includes('"NaN"'))
  assert.deepEqual(session(module, 5), given)
  assert.deepEqual(parse(text(given)), given)
  assert.deepEqual(play(await loadModule(), parse(text(given))), record)
  assert.notDeepEqual(other.steps, given.steps)
  // Steps are also made in callbacks.
  const outside = { ...given, steps: given.steps.filter(({ during }) => !during) }
  assert.notDeepEqual(play(await loadModule(), outside), record)
})

test('sessions are minimised to the steps that a fault needs', async () => {
  const { steps } = session(await loadModule(), 5, 300)
  const [first, last] = [steps[40], steps[222]]
  assert.deepEqual(await minimized(steps, left => left.includes(first) && left.includes(last)), [first, last])
})

// A page never calls a module again that has trapped; so nothing may happen after an allocation has failed.
test('each allocation may fail: the call traps, and no other memory is written', async () => {
  const compiled = await WebAssembly.compile(await readFile(checked))
  const acts = [followPath]
  for (let seed = 1; seed <= 8; seed++) acts.push(module => play(module, session(module, seed, 40)))
  for (const [turn, act] of acts.entries()) {
    const module = await loadModule(compiled)
    const before = module.w.allocations()
    act(module)
    const count = module.w.allocations() - before
    assert.ok(count > 50, `${turn}: ${count}`)
    for (let number = 1; number <= count; number++) {
      const module = await loadModule(compiled)
      module.w.fail_allocation(number)
      assert.throws(() => act(module), error => error instanceof WebAssembly.RuntimeError && /unreachable/.test(error.message), `${turn}: ${number}`)
      // Address 0 is where a missing block would be written to.
      assert.ok(new Uint8Array(module.w.memory.buffer, 0, 64).every(byte => byte === 0), `${turn}: ${number}`)
    }
  }
})

/** Scrolls along two paths, with all that a style can have, and a transition between them. */
function followPath(module) {
  const { w } = module
  const host = module.create({ items: 30, viewport: [900, 400] })
  host.event = () => {}
  w.set(host.id, module.settings.indexOf('transitions'), 127, 0)
  w.reload(host.id)
  for (const path of ['M0 0L100 0', 'M0 0c9 30 20 50 40 60' + 's9 9 20 7'.repeat(40)]) {
    for (let n = 0; n <= 8; n++) (n % 2 ? w.addOpacity : w.addScale)(n / 8, n / 8)
    host.setPath(path, [0, 0, 100, 60])
    w.scrollToItem(host.id, 20, 0.3)
    host.rest()
  }
  module.destroy(host)
}

test('1,000 lifetimes and eight hours of motion leave no memory behind', async () => {
  const module = await loadModule()
  const { w } = module
  const all = Array.from({ length: 20 }, (_, seed) => session(module, seed, 30))
  for (const given of all) play(module, given)
  const bytes = w.bytesInUse()
  for (let turn = 0; turn < 1000; turn++) play(module, all[turn % all.length])
  assert.equal(w.carousels(), 0)
  assert.ok(w.bytesInUse() <= bytes, `${w.bytesInUse()} bytes instead of ${bytes}`)
  const host = module.create({ items: 100, viewport: [1000, 500] })
  host.keepsRecords = false
  host.event = () => {}
  w.set(host.id, module.settings.indexOf('autoscroll'), 3, 0)
  w.reload(host.id)
  let time = 0
  const pass = seconds => { for (const end = time + seconds; time < end;) w.frame(host.id, (time += 1 / 30)) }
  pass(60)
  const [moving, views] = [w.bytesInUse(), host.views.size]
  pass(8 * 3600)
  assert.deepEqual([w.bytesInUse(), host.views.size], [moving, views])
  assert.ok(host.state('scrollOffset') >= 0 && host.state('scrollOffset') <= 100)
  module.destroy(host)
})
