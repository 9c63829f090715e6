/** The opening tag of a carousel. */
const OPENING = /<swift-carousel(?:\s+[\w-]+(?:="[^"]*")?)*\s*>/g
/** Attributes of the gallery itself, and those that the element sets for screen readers. */
const OURS = /^(class|style|role|aria-.*|tabindex|data-.*|id)$/
/** What lies on the floor below covers and pictures, where the gallery has them in their items. */
const REFLECTION = 'reflection(gap: 2, height: 0.42, ground: var(--floor))'

/** The page that an example has of its own: its code, with the attributes that the carousels on the stage have at the moment. */
export class OwnPage {
  #text = ''

  /** @param loaded called as soon as the code is there. */
  constructor({ id, items }, signal, loaded) {
    this.url = `alone-${id}.html`
    this.isReflected = id === 'pictures' || items?.kind === 'covers'
    this.#load(`alone/${id}.html`, signal).then(loaded, (error) => {
      // Nobody waits for the code of an example that has left the stage.
      if (!signal.aborted) throw error
    })
  }

  /**
   * Returns the parts of the code for the view, none before it is loaded.
   * @param stage `{ carousels, first, stands, edits, omitted }`: the index of the first item, whether the items stand on the
   *   floor, pairs of a text of the script and what is there instead, and the attributes that the script sets.
   */
  code({ carousels, first, stands, edits = [], omitted = [] }) {
    if (!this.#text) return []
    let number = 0
    const tags = carousels.map((carousel) => attributes(carousel, first, stands && this.isReflected, omitted))
    const text = this.#text.replace(OPENING, (opening, offset, whole) => {
      const indent = whole.slice(whole.lastIndexOf('\n', offset) + 1, offset)
      return `<swift-carousel${tags[number++].map((one) => `\n${indent}  ${one}`).join('')}>`
    })
    const code = edits.reduce((code, [from, to]) => code.replace(from, to), text)
    return [{ language: 'html', code, href: this.url }]
  }

  async #load(file, signal) {
    const response = await fetch(file, { signal })
    if (!response.ok) throw new Error(`${file} is missing`)
    this.#text = (await response.text()).trimEnd()
  }
}

/** Returns the attributes of a carousel as text, in their order. */
function attributes(carousel, first, isReflected, omitted) {
  const found = [...carousel.attributes]
    .filter(({ name }) => !OURS.test(name) && !omitted.includes(name))
    .map(({ name, value }) => [name, value])
    .sort(([a], [b]) => (b === 'item-style') - (a === 'item-style'))
  if (first) found.push(['current-index', `${first}`])
  if (isReflected && !carousel.hasAttribute('decorations')) found.push(['decorations', REFLECTION])
  return found.map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`))
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
