// The engine's step alone: the wasm module with a host that does nothing, asked for frame after frame.
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
  const response = await fetch('swift-carousel.wasm')
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {
    math: { sin, cos, tan, exp, log },
    carousel: new Proxy({}, { get: (_, name) => answers[name] ?? (() => 0) }),
  })
  const engine = instance.exports
  const names = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.records(), engine.names()))
  const [styles, , settings] = names.split('\n\n').map(list => list.trim().split('\n'))

  const carousel = engine.create()
  const number = name => settings.findIndex(setting => setting.slice(0, -1) === name)
  engine.set_viewport(carousel, 1000, 500)
  engine.set_style(carousel, styles.indexOf('cover-flow'))
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
