import { blend } from '../blend.js'
import { make } from '../dom.js'

/** The content of an item's back by default. */
const back = (covers) => (index, reused) => {
  const card = reused ?? make('div', { className: 'cover cover-back' })
  card.style.setProperty('--paper', covers.colors(index).ink)
  card.style.setProperty('--ink', covers.colors(index).ground)
  return card
}

const nameOf = ({ style }) => style?.name

/** The designed carousel, with covers as its items. */
export class Stage {
  carousel = make('swift-carousel')
  #place
  #covers
  #count = 0
  #document = null
  #back

  constructor(place, covers) {
    this.#place = place
    this.#covers = covers
    this.#back = back(covers)
    this.carousel.setAttribute('label', 'Designed carousel')
    place.append(this.carousel)
  }

  /** Applies the document; resolves when the carousel has been updated. */
  async show({ document, items, size }) {
    this.#place.style.setProperty('--size', size)
    const before = this.#document
    this.#document = document
    if (items !== this.#count) this.#fill(items)
    const change = () => setUp(this.carousel, document, this.#back)
    const isFirst = before === null
    const changesShape = !isFirst && (nameOf(before) !== nameOf(document) || before.axis !== document.axis)
    if (!changesShape) return change()
    let done
    blend(this.carousel, () => {
      done = change()
    })
    return done
  }

  #fill(count) {
    const at = this.#count ? this.carousel.currentIndex : Math.floor(count / 3)
    this.#count = count
    this.carousel.dataSource = { numberOfItems: count, element: (index, reused) => this.#covers.item(index, reused) }
    this.carousel.currentIndex = Math.max(0, Math.min(at, count - 1))
  }

  /** The sizes of the stage and of an item, in pixels, for the code. */
  get measures() {
    const item = this.carousel.itemElement(Math.max(0, this.carousel.currentIndex))
    const sizeOf = (element, ...names) =>
      names.map((name) => Math.round((parseFloat(getComputedStyle(element)[name]) || 0) * 1000) / 1000)
    const [stageWidth, stageHeight] = sizeOf(this.carousel, 'width', 'height')
    const [width, height, margin] = item ? sizeOf(item, 'width', 'height', 'marginTop') : [240, 300, 0]
    return { width, height, margin, stageWidth, stageHeight }
  }
}

/** Applies a document to any carousel; `backs` stands in for backs that a document can't contain. */
export async function setUp(carousel, { decorations, ...document }, back) {
  await carousel.configure(document)
  carousel.decorations = decorations?.map((one) => (one.name === 'double-sided' ? { ...one, back } : one)) ?? null
}
