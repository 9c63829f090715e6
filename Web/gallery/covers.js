import { make } from './dom.js'

/**
 * The gallery's own pictures, drawn from their number, each the same every time. Without the artwork's module plain
 * cards take their place, so that the page still shows what the element does.
 */
export class Covers {
  #artwork

  constructor(artwork) {
    this.#artwork = artwork
  }

  static async load() {
    try {
      const { loadArtwork } = await import('./artwork.js')
      return new Covers(await loadArtwork())
    } catch (error) {
      console.warn('The covers cannot be drawn:', error)
      return new Covers({ ...plain, scenes: plain })
    }
  }

  title(index) {
    return this.#artwork.title(index)
  }

  /** Good for as long as the picture is among the last few hundred; ask again each time an element is filled. */
  url(index, options) {
    return this.#artwork.url(index, options)
  }

  colors(index) {
    return this.#artwork.colors(index)
  }

  /** Drawn landscapes, as stand-ins for photographs. */
  get scenes() {
    return this.#artwork.scenes
  }

  /** A cover as an item: its picture, and the picture's reflection in the floor. */
  item(index, reused) {
    const cover = reused ?? coverItem()
    const [picture, reflection] = cover.querySelectorAll('img')
    picture.src = reflection.src = this.url(index)
    picture.alt = this.title(index)
    cover.style.setProperty('--paper', this.colors(index).ground)
    delete cover.dataset.blank
    return cover
  }

  /** A cover before its picture is drawn: its paper and its number. */
  blank(index, reused) {
    const cover = reused ?? coverItem()
    const { ground, ink } = this.colors(index)
    cover.style.setProperty('--paper', ground)
    cover.style.setProperty('--ink', ink)
    cover.dataset.blank = `No. ${(index + 1).toLocaleString('en')}`
    return cover
  }
}

function coverItem() {
  const picture = () => make('img', { draggable: false, width: 400, height: 500, alt: '', decoding: 'async' })
  const reflection = make('div', { className: 'reflection', ariaHidden: 'true' }, picture())
  return make('figure', { className: 'cover' }, picture(), reflection)
}

const plainColor = (index) => `hsl(${(index * 137.5) % 360} 35% 55%)`

const plain = {
  title: (index) => `Cover ${index + 1}`,
  colors: (index) => ({ ground: plainColor(index), ink: '#ffffff', colors: [] }),
  url(index) {
    const card = `<path fill="${plainColor(index)}" d="M0 0h4v5H0z"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${card}</svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  },
}
