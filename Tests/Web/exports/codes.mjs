// Prints the Swift that the designer's module writes for each document, by the language and the name of the document, and the
// expression of every style: node codes.mjs designer.wasm
import { readFile } from 'node:fs/promises'

const decoder = new TextDecoder()
const encoder = new TextEncoder()
const documents = JSON.parse(await readFile(new URL('documents.json', import.meta.url)))
const bytes = (start, count) => new Uint8Array(module.memory.buffer, start, count)

const imports = {
  math: Math,
  carousel: {
    number: (start, count) => Number(decoder.decode(bytes(start, count))),
    writeNumber: (number, start) => encoder.encodeInto(String(number), bytes(start, 32)).written,
  },
}
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), imports)
const module = instance.exports

function call(name, ...values) {
  const given = encoder.encode(JSON.stringify([name, 0, ...values]))
  bytes(module.input(given.length), given.length).set(given)
  const count = module.call()
  return JSON.parse(decoder.decode(bytes(module.output(), count)))
}

const codes = {}
for (const language of ['uikit', 'swiftui', 'appkit', 'gtk']) {
  codes[language] = {}
  for (const [name, document] of Object.entries(documents)) {
    call('take', { document, items: 14 })
    codes[language][name] = call('code', language, Object.fromEntries(call('colors').map(text => [text, color(text)])))
  }
}

/** Red, green, blue and alpha of the colours in the documents, as bytes, which pages read from a canvas. */
function color(text) {
  const known = { '#123456': [0x12, 0x34, 0x56, 255], 'rgb(20 40 60 / 80%)': [20, 40, 60, 204] }
  if (!known[text]) throw new Error(`the parts of ${text} are not known here`)
  return known[text]
}

const styles = Object.fromEntries(
  call('facts').styles.map(({ name }) => {
    call('setStyle', name)
    return [name, call('code', 'uikit', {}).split('CarouselView(style: ')[1].split(')\n')[0]]
  }),
)
console.log(JSON.stringify({ codes, styles }))
