// The wasm module, embedded in the script. It is compressed here, since compressing the script on the way finds no
// repetitions in base64. The functions `packedModule` and `packedExtractor` stand after everything else in the script: where
// base64 and code mix, a page loads hundreds of bytes more.

import { extracted } from './extracted.js'

export async function start(imports) {
  return (await WebAssembly.instantiate(extracted(packedModule(), packedExtractor()), imports)).instance
}
