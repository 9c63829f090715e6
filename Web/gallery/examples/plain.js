import { fillFrom } from '../items.js'

/** Starts an example that is nothing but its data. */
export default function start({ add, covers, example }) {
  const carousel = add()
  const title = fillFrom(example, carousel, covers)
  return {
    title,
  }
}
