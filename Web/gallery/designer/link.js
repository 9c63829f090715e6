// The whole design in an address: JSON, compressed if that is shorter.
import { model } from './model.js'

/** The maximum size of a design in a link, in bytes; links that unpack into more are refused. */
const LIMIT = 200_000

/** Returns the hash of a design, with its `#`; empty for the initial one. */
export async function hashOf(state) {
  if (model.isBeginning(state)) return ''
  const { items: usualItems, size: usualSize } = model.beginning
  const { document, items = usualItems, size = usualSize } = state
  const parts = size !== usualSize ? [document, items, size] : items !== usualItems ? [document, items] : [document]
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const packed = await through(new CompressionStream('deflate-raw'), bytes)
  return packed.length < bytes.length ? `#z${base64(packed)}` : `#j${base64(bytes)}`
}

/** Returns the design in a hash, unchecked; null if there is none. Throws if the hash is damaged. */
export async function stateOf(hash) {
  const text = hash.replace(/^#/, '')
  if (!text) return null
  const bytes = bytesOf(text.slice(1))
  const plain = text[0] === 'z' ? await through(new DecompressionStream('deflate-raw'), bytes) : bytes
  if (!'zj'.includes(text[0]) || plain.length > LIMIT) throw new Error('not a link of the designer')
  const [document, items, size] = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain))
  return { document, items, size }
}

async function through(stream, bytes) {
  const parts = []
  let length = 0
  for await (const part of chunks(new Blob([bytes]).stream().pipeThrough(stream))) {
    parts.push(part)
    length += part.length
    if (length > LIMIT) throw new Error('too long')
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function* chunks(stream) {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

const base64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
