// The part of the engine that places items on a path.
export { start } from '../element/wasm-inline.js'
