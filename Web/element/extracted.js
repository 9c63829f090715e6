/** Returns the module that Web/build.py has packed. Both arguments are base64; the second is the module of Web/extractor. */
export function extracted(packed, extractor) {
  const [bytes, program] = [packed, extractor].map(text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0)))
  const { memory, place, extract } = new WebAssembly.Instance(new WebAssembly.Module(program)).exports
  const all = new Uint8Array(memory.buffer), { length } = bytes
  all.set(bytes, place())
  return all.slice(place() + length, extract(length))
}
