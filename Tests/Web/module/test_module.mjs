import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { answers, border, commands, functions } from '../../../build/catalogue/engine-calls.mjs'
import { laterParts, loadModule, packedModule } from './abi.mjs'

const viewport = [1000, 500]
const built = new URL('../../../build/web/', import.meta.url)

/** The namespaces from which a module imports. */
const namespaces = module => [...new Set(WebAssembly.Module.imports(module).map(entry => entry.module))].sort()

/** What a module exports, but for what its other part needs. */
const exported = module => WebAssembly.Module.exports(module).map(({ name }) => name).filter(name => !name.startsWith('%')).sort()

const described = [...Object.keys({ ...commands, ...functions }), border, 'memory'].sort()

test('it imports only the host, mathematical functions, and what the parts that are loaded later add', async () => {
  const first = new WebAssembly.Module(await readFile(new URL('swift-carousel.wasm', built)))
  const builds = []
  for (const name of laterParts) {
    const [build, ...others] = namespaces(new WebAssembly.Module(await packedModule(name)))
    assert.match(build, /^[0-9a-f]{8}$/)
    assert.deepEqual(others, [], name)
    builds.push(build)
  }
  assert.deepEqual(namespaces(first), [...new Set(builds), 'carousel', 'math'].sort())
  assert.equal(new Set(builds).size, laterParts.length)
})

test('it exports what is described, and nothing else', async () => {
  assert.deepEqual(exported(new WebAssembly.Module(await readFile(new URL('swift-carousel.wasm', built)))), described)
})

test('the scripts of one file have a module with all its parts inside', async () => {
  for (const name of ['swift-carousel.inline.js', 'swift-carousel.cjs']) {
    const module = new WebAssembly.Module(await packedModule(name))
    assert.deepEqual(exported(module), described, name)
    assert.deepEqual(namespaces(module), ['carousel', 'math'], name)
  }
})

test('styles, options and settings have names', async () => {
  const { styles, options, settings } = await loadModule()
  assert.equal(styles[0], 'linear')
  assert.ok(styles.includes('cover-flow-2') && styles.includes('inverted-time-machine'))
  assert.ok(options.includes('fade-min-alpha') && settings.includes('viewpoint-offset'))
  for (const names of [styles, options, settings]) {
    assert.equal(new Set(names).size, names.length)
    for (const name of names) assert.match(name, /^[a-z][a-z0-9-]*$/)
  }
})

test('settings of every kind reach the engine', async () => {
  const { w, settings, settingKinds, create } = await loadModule()
  assert.deepEqual(new Set(settingKinds), new Set(['flag', 'number', 'length', 'seconds', 'choice', 'point', 'lengths', 'transitions']))
  const host = create({ items: 20, viewport: [400, 300] })
  const set = (name, x, y = 0) => w.set(host.id, settings.indexOf(name), x, y)
  w.reload(host.id)
  set('items-per-view', 2.5)
  assert.equal(host.state('fittedWidth'), 160)
  set('items-per-view', 0)
  assert.equal(host.state('fittedWidth'), 0)
  set('gap', 30)
  host.rest()
  const [first, second] = host.placedItems().map(item => item.matrix[12])
  assert.equal(second - first, 230)
  set('gap', 0)
  set('alignment', 0)
  set('insets', 20, 40)
  assert.deepEqual(host.middle, [120, 150])
  set('insets', 0, 0)
  set('alignment', 0.5)
  set('content-offset', 30, 40)
  assert.deepEqual(host.middle, [230, 190])
  set('autoscroll', 1)
  assert.equal(host.state('isAutoscrolling'), 1)
  set('autoscroll', 0)
  set('autoplay', 2)
  assert.equal(host.nextTime - host.state('time'), 2)
  set('autoplay', 0)
  const restsAfterDragging = () => {
    w.pointerDown(host.id, 200, 150, 1, 0, 0, 0)
    for (const x of [180, 160, 150]) w.pointerMoved(host.id, x, 150)
    w.frame(host.id, host.state('time') + 1)
    w.pointerUp(host.id, 150, 150, 0)
    host.rest()
    return host.state('scrollOffset')
  }
  assert.ok(Number.isInteger(restsAfterDragging()))
  const none = 2
  for (const value of [none, 99]) {
    set('snap', value)
    assert.ok(!Number.isInteger(restsAfterDragging()), `snap ${value}`)
  }
  assert.equal(w.set(host.id, 999, 1, 1), answers.ignored)
})

test('a scroll settles on its item in every style', async () => {
  const module = await loadModule()
  for (const [number, style] of module.styles.entries()) {
    const host = module.create({ items: 20, viewport })
    host.w.setStyle(host.id, number)
    host.w.reload(host.id)
    host.w.scrollToItem(host.id, 7, 0.4)
    assert.ok(host.needsFrames, style)
    host.rest()
    assert.equal(host.state('scrollOffset'), 7, style)
    assert.equal(host.state('currentIndex'), 7, style)
    assert.ok(!host.needsFrames, style)
    const items = host.placedItems()
    assert.ok(items.length > 0 && items.every(item => item.matrix.every(Number.isFinite)), style)
    assert.deepEqual(host.events.findLast(([name]) => name === 'didEndScrolling'), ['didEndScrolling', 1], style)
    module.destroy(host)
  }
})

test('whatever no part is for that is loaded later works without any', async () => {
  const module = await loadModule(undefined, [])
  for (const [number, style] of module.styles.entries()) {
    if (style === 'path') continue
    const host = module.create({ items: 20, viewport })
    host.w.setStyle(host.id, number)
    host.w.reload(host.id)
    host.w.scrollToItem(host.id, 7, 0.4)
    host.rest()
    host.w.scrollByItems(host.id, -3, 0)
    host.rest()
    assert.equal(host.state('currentIndex'), 4, style)
    // From one style to the next one, and to what it destroys.
    host.w.setStyle(host.id, (number + 1) % module.styles.indexOf('path'))
    host.rest()
    module.destroy(host)
  }
})

test('a drag follows the finger, and a flick ends on an item', async () => {
  const module = await loadModule()
  const host = module.create({ items: 50, viewport })
  const { w, id } = host
  w.reload(id)
  w.pointerDown(id, 500, 250, 1, 0, 0, 0)
  let decision = 0
  for (let step = 1; step <= 10; step++) {
    w.setTime(id, step / 100)
    decision = w.pointerMoved(id, 500 - step * 20, 250)
  }
  assert.equal(decision, answers.handled)
  assert.ok(host.state('isDragging'))
  assert.ok(Math.abs(host.state('scrollOffset') - 1) < 0.11)
  w.pointerUp(id, 300, 250, 1)
  assert.ok(host.state('isDecelerating'))
  host.rest()
  const offset = host.state('scrollOffset')
  assert.ok(offset > 1 && Number.isInteger(offset))
})

test('a tap selects the item in front, unless that is refused', async () => {
  const module = await loadModule()
  const host = module.create({ items: 5, viewport })
  const { w, id } = host
  w.reload(id)
  assert.equal(host.itemAt(710, 250).index, 1)
  w.pointerDown(id, 710, 250, 1, 0, 0, 0)
  w.pointerUp(id, 710, 250, 1)
  host.rest()
  assert.equal(host.state('currentIndex'), 1)
  assert.ok(host.events.some(([name, value]) => name === 'didSelect' && value === 1))
  host.shouldSelect = () => 0
  w.pointerDown(id, 710, 250, 1, 0, 0, 0)
  w.pointerUp(id, 710, 250, 1)
  assert.equal(host.events.filter(([name]) => name === 'didSelect').length, 1)
})

test('a listener may do anything, at any time', async () => {
  const module = await loadModule()
  const host = module.create({ items: 30, viewport })
  const { w, id } = host
  w.setStyle(id, module.styles.indexOf('rotary'))
  w.reload(id)
  let calls = 0
  host.event = () => {
    if (calls++ > 200) return
    const choices = [
      () => w.scrollByItems(id, calls % 7 - 3, 0.1),
      () => w.reload(id),
      () => { host.itemCount++; w.insertItem(id, calls % host.itemCount, 1) },
      () => { if (host.itemCount) { host.itemCount--; w.removeItem(id, calls % 5, 1) } },
      () => w.setStyle(id, calls % 12),
      () => w.setViewport(id, 300 + calls, 400),
    ]
    choices[calls % choices.length]()
  }
  w.scrollToItem(id, 9, 0.3)
  host.rest(0, 10)
  assert.ok(calls > 50)
  assert.equal(host.state('numberOfItems'), host.itemCount)
  assert.ok(Number.isFinite(host.state('scrollOffset')))
})

test('the host is called for options and custom transforms', async () => {
  const module = await loadModule()
  const asked = []
  const host = module.create({
    items: 9, viewport,
    option(option, standard) { asked.push(module.options[option]); return standard * 2 },
    transform(offset, width, height, address) {
      const matrix = new Float64Array(host.w.memory.buffer, address, 16)
      assert.equal(matrix[11], -1 / 500)
      matrix[12] = offset * width * 1.1
      matrix[13] = 20 * offset * offset
    },
  })
  const { w, id } = host
  w.setOption(id, module.options.indexOf('spacing'), 2, 0)
  w.reload(id)
  assert.ok(asked.includes('spacing'))
  const first = () => host.placedItems().find(item => item.index === 1)
  assert.equal(first().matrix[12], 400)
  const before = asked.length
  for (let frame = 0; frame < 10; frame++) w.frame(id, frame)
  assert.equal(asked.length, before, 'options are not requested in frames')
  w.setStyle(id, -1)
  assert.ok(Math.abs(first().matrix[12] - 220) < 1e-9)
  assert.equal(first().matrix[13], 20)
})

test('right to left is the mirror image', async () => {
  const module = await loadModule()
  const host = module.create({ items: 5, viewport })
  host.w.reload(host.id)
  const x = () => host.placedItems().find(item => item.index === 1).matrix[12]
  assert.equal(x(), 200)
  host.w.setPreferences(host.id, 0, 1, 0)
  assert.equal(x(), -200)
})
