// Stores the memory of the page's wasm module, to measure its size.
const { Instance, instantiate } = WebAssembly

const remember = instance => {
  bench.memory = instance.exports.memory
  return instance
}

WebAssembly.Instance = function (...values) {
  return remember(new Instance(...values))
}

WebAssembly.instantiate = async (...values) => {
  const result = await instantiate(...values)
  remember(result.instance ?? result)
  return result
}
