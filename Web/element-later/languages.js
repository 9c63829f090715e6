// The words of other languages, from the engine's table.
export { default as languages } from 'languages-table'
