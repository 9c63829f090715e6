// The engine's step alone: the wasm module with a host that does nothing, asked for frame after frame.
import { settingNames, styleNames } from './names.js'

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
  const [binary, names] = await Promise.all([
    fetch('swift-carousel.wasm').then(response => response.arrayBuffer()),
    // What is published has short names.
    fetch('names.json').then(response => response.json()),
  ])
  const { instance } = await WebAssembly.instantiate(binary, {
    math: { sin, cos, tan, exp, log },
    carousel: new Proxy({}, { get: (_, name) => answers[name] ?? (() => 0) }),
  })
  const engine = { ...instance.exports }
  for (const [name, short] of Object.entries(names)) engine[name] = instance.exports[short]
  const carousel = engine.create()
  const number = name => settingNames.findIndex(entry => /[\w-]+/.exec(entry)[0] === name)
  engine.set_viewport(carousel, 1000, 500)
  engine.set_style(carousel, styleNames.indexOf('cover-flow'))
  engine.set(carousel, number('maximum-visible-items'), 15, 0)
  engine.reload(carousel)
  engine.set_scroll_offset(carousel, count / 2)
  engine.set(carousel, number('autoscroll'), 12, 0)

  let time = 0
  bench.frames = frames => {
    for (let i = 0; i < frames; i++) engine.frame(carousel, (time += 1 / 60))
  }
}

const started = start()
window.bench = { ready: () => started }
