// The engine's step alone: the wasm module with a host that does nothing, called frame after frame.
import { create, reload, set, setScrollOffset, setStyle, setViewport } from './engine-calls.mjs'

const { sin, cos, tan, exp, log } = Math
const count = 1_000_000

let views = 0
const answers = {
  items: () => count,
  view: (carousel, index, reused) => reused || ++views,
  width: () => 200,
  height: () => 200,
}

async function start() {
  const nothing = new Proxy({}, { get: (_, name) => answers[name] ?? (() => 0) })
  const imports = new Proxy({}, { get: (_, part) => (part === 'math' ? { sin, cos, tan, exp, log } : nothing) })
  const { instance } = await WebAssembly.instantiateStreaming(fetch('swift-carousel.wasm'), imports)
  const engine = instance.exports
  const carousel = create(engine)
  const { styles, settings } = await (await fetch('element.json')).json()
  const setting = name => settings.findIndex(([known]) => known === name)
  // NaN keeps the clock.
  setViewport(engine, carousel, NaN, 1000, 500)
  setStyle(engine, carousel, NaN, styles.indexOf('cover-flow'))
  set(engine, carousel, NaN, setting('maximum-visible-items'), 15, 0)
  reload(engine, carousel, NaN)
  setScrollOffset(engine, carousel, NaN, count / 2)
  set(engine, carousel, NaN, setting('autoscroll'), 12, 0)

  let time = 0
  // Without the checks of a call, which the engine does not need.
  bench.frames = frames => {
    for (let i = 0; i < frames; i++) engine.frame(carousel, (time += 1 / 60))
  }
}

const started = start()
window.bench = { ready: () => started }
