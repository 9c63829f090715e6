// The engine's module, from a file next to the script, compiled while it streams.

/** The address of the script, where it is not a module: bundlers can make such scripts of it. */
const script = globalThis.document?.currentScript?.src

function address() {
  try {
    // In this form bundlers find the file.
    return new URL('swift-carousel.wasm', import.meta.url)
  } catch {
    return new URL('swift-carousel.wasm', script || document.baseURI)
  }
}

export async function start(imports) {
  const response = await fetch(address())
  if (!response.ok) throw new Error('swift-carousel.wasm: ' + response.status)
  try {
    return (await WebAssembly.instantiateStreaming(response.clone(), imports)).instance
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The server may send the wrong MIME type.
    return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance
  }
}
