import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadModule } from './abi.mjs'

const viewport = [1000, 500]

// The engine's own work; JavaScript's part of a frame isn't counted.
test('no frame allocates once the carousel is moving', async () => {
  const module = await loadModule()
  for (const [number, style] of module.styles.entries()) {
    const host = module.create({ items: 1_000_000, viewport })
    host.keepsRecords = false
    host.event = () => {}
    const { w, id } = host
    w.setStyle(id, number)
    w.set(id, module.settings.indexOf('autoscroll'), 37, 0)
    w.reload(id)
    let time = 0
    // The reading order is told every five seconds; until then there was no frame with as many events.
    for (let frame = 0; frame < 600; frame++) w.frame(id, (time += 1 / 60))
    const before = w.allocations()
    const views = host.asked.views
    for (let frame = 0; frame < 10_000; frame++) w.frame(id, (time += 1 / 60))
    assert.ok(host.asked.views > views + 1000, `${style}: items were recycled`)
    assert.equal(w.allocations(), before, style)
    module.destroy(host)
  }
})

test('drags and flicks do not allocate either', async () => {
  const module = await loadModule()
  const host = module.create({ items: 1000, viewport })
  host.keepsRecords = false
  host.event = () => {}
  const { w, id } = host
  w.setStyle(id, module.styles.indexOf('cover-flow-2'))
  w.reload(id)
  let time = 0
  const flick = way => {
    w.pointerDown(id, 500, 250, 1, 0, 0, 0)
    for (let step = 1; step <= 20; step++) {
      w.setTime(id, (time += 0.008))
      w.pointerMoved(id, 500 + way * step * 12, 250)
    }
    w.pointerUp(id, 500 + way * 240, 250, 1)
    while (host.needsFrames) w.frame(id, (time += 1 / 60))
  }
  for (let turn = 0; turn < 10; turn++) flick(turn % 3 ? -1 : 1)
  const before = w.allocations()
  for (let turn = 0; turn < 200; turn++) flick(turn % 3 ? -1 : 1)
  assert.equal(w.allocations(), before)
})

test('memory stays flat over 200,000 changes', async () => {
  const module = await loadModule()
  const host = module.create({ items: 40, viewport })
  host.keepsRecords = false
  host.event = () => {}
  const { w, id } = host
  w.reload(id)
  let time = 0
  const change = turn => {
    const animated = turn % 3 === 0 ? 1 : 0
    if (turn % 2) { host.itemCount++; w.insertItem(id, turn % 41, animated) }
    else { host.itemCount--; w.removeItem(id, turn % 37, animated) }
    if (turn % 7 === 0) w.scrollToItem(id, turn % 31, 0.2)
    if (turn % 11 === 0) w.setStyle(id, turn % module.styles.length)
    if (turn % 101 === 0) w.reload(id)
    w.frame(id, (time += 1 / 60))
  }
  // Lists keep the greatest length that they had, and blocks are halved but not joined, so a rare order of changes may still need a
  // few more. A leak of a block of 64 bytes in every hundredth change would take 128,000.
  const used = () => {
    host.itemCount = 40
    w.setStyle(id, 0)
    w.reload(id)
    time = host.rest(time)
    return w.bytesInUse()
  }
  for (let turn = 0; turn < 200_000; turn++) change(turn)
  const bytes = used(), pages = w.memory.buffer.byteLength
  for (let turn = 0; turn < 200_000; turn++) change(turn)
  assert.ok(used() <= bytes + 16_384)
  assert.ok(w.memory.buffer.byteLength <= pages + 65_536)
})

test('destroyed carousels free all their memory', async () => {
  const module = await loadModule()
  const { w } = module
  const live = () => {
    const hosts = Array.from({ length: 20 }, (_, number) => {
      const host = module.create({ items: 10 + number * 10, placeholders: number % 4, viewport })
      w.setStyle(host.id, number % 12 - 1)
      w.setOption(host.id, number % module.options.length, 2, 0)
      w.reload(host.id)
      w.scrollByItems(host.id, 3, 0.4)
      host.rest(0, 0.2)
      return host
    })
    assert.equal(w.carousels(), 20)
    for (const host of hosts) module.destroy(host)
    for (const host of hosts) assert.equal(host.views.size, 0, 'every view is released')
    assert.equal(w.carousels(), 0)
  }
  live()
  const bytes = w.bytesInUse()
  const pages = w.memory.buffer.byteLength
  for (let turn = 0; turn < 200; turn++) live()
  assert.equal(w.bytesInUse(), bytes)
  assert.equal(w.memory.buffer.byteLength, pages)
})

test('a million items cost as much memory as ten', async () => {
  const module = await loadModule()
  const cost = items => {
    const before = module.w.bytesInUse()
    const host = module.create({ items, viewport })
    module.w.reload(host.id)
    const bytes = module.w.bytesInUse() - before
    module.destroy(host)
    return bytes
  }
  cost(10)
  assert.ok(cost(1_000_000) <= cost(10) * 2)
})

// As Documentation/Limits.md states.
test('paths take 100 bytes for each piece and 8 for each of their characters, which later use gets back', async () => {
  const shapes = {
    'short lines': count => 'M0 0h' + Array.from({ length: count }, (_, n) => n % 9 + 1).join(' '),
    curves: count => 'M0 0' + Array.from({ length: count / 6 }, (_, n) => `q${n % 9} ${n * 37 % 91} ${n % 17} 5`).join(''),
    arcs: count => 'M0 0' + Array.from({ length: count / 20 }, (_, n) => `a9 ${n % 30 + 1} 0 1 1 ${n % 17} 5`).join(''),
  }
  const mostPieces = 100_000
  for (const [name, shape] of Object.entries(shapes)) {
    for (const count of [70_000, 700_000]) {
      const module = await loadModule()
      const { w } = module
      const make = () => {
        const host = module.create({ items: 9, viewport })
        w.reload(host.id)
        return host
      }
      module.destroy(make())
      const [used, size] = [w.bytesInUse(), w.memory.buffer.byteLength]
      const host = make()
      const set = text => host.setPath(text)
      const text = shape(count)
      const isPath = set(text)
      const most = 100 * mostPieces + 8 * text.length
      assert.ok(w.memory.buffer.byteLength - size <= most, `${name}, ${text.length}: ${w.memory.buffer.byteLength - size} bytes`)
      // The old path lives until the new one replaces it. After that, memory is reused for ever.
      for (let turn = 0; turn < 2; turn++) assert.equal(set(text), isPath)
      assert.ok(w.memory.buffer.byteLength - size <= most + 100 * mostPieces * isPath, name)
      const kept = w.memory.buffer.byteLength
      set(text)
      assert.equal(w.memory.buffer.byteLength, kept, name)
      // What is too long is refused before it takes memory, and the carousel keeps its path.
      if (text.length > 240_000) assert.deepEqual([isPath, kept], [0, size], name)
      module.destroy(host)
      assert.equal(w.bytesInUse(), used, name)
      // Other carousels use it.
      if (!isPath) continue
      for (let count = 0; count < 20; count++) make()
      assert.equal(w.memory.buffer.byteLength, kept, name)
    }
  }
})

test('without memory the module traps, and writes nowhere else', async () => {
  const { w, exports, create } = await loadModule()
  const host = create({ items: 40, viewport })
  w.reload(host.id)
  // All available memory, except what the module already has.
  for (let pages = 65_536; pages >= 1; pages = Math.floor(pages / 2)) {
    try { while (w.memory.grow(pages)) { /* more */ } } catch { /* less */ }
  }
  const untouched = 64
  const before = new Uint8Array(w.memory.buffer, 0, untouched).slice()
  assert.throws(() => { for (;;) exports.addScale(0.5, 1) }, WebAssembly.RuntimeError)
  assert.deepEqual(new Uint8Array(w.memory.buffer, 0, untouched).slice(), before)
})
