import artwork from './artwork/artwork.js'
import { make } from './dom.js'

const FOLDER = new URL('artwork/', import.meta.url).href

/** Pictures by index. They repeat in both directions, so every integer has one. */
function series(name, pictures) {
  const count = pictures.length
  const place = (index) => ((index % count) + count) % count
  return {
    title: (index) => pictures[place(index)].title,
    colors: (index) => pictures[place(index)],
    url: (index) => `${FOLDER}${name}/${String(place(index)).padStart(2, '0')}.svg`,
  }
}

/** The gallery's own pictures: covers, covers without lettering, and landscapes. */
export const covers = {
  ...series('covers', artwork.covers),
  plain: series('plain', artwork.covers),
  scenes: series('scenes', artwork.scenes),

  /** Returns a cover as an item: its picture, and the picture's reflection in the floor. */
  item(index, reused) {
    const cover = this.blank(index, reused)
    const [picture, reflection] = cover.querySelectorAll('img')
    picture.src = reflection.src = this.url(index)
    cover.classList.remove('is-blank')
    return cover
  },

  /** Returns a cover without its picture while none is needed: a plain colour, and its title for screen readers. */
  blank(index, reused) {
    const cover = reused ?? coverItem()
    cover.querySelector('img').alt = this.title(index)
    cover.classList.add('is-blank')
    cover.style.setProperty('--paper', this.colors(index).ground)
    return cover
  },
}

function coverItem() {
  const picture = () => make('img', { draggable: false, width: 400, height: 500, alt: '', decoding: 'async' })
  const reflection = make('div', { className: 'reflection', ariaHidden: 'true' }, picture())
  return make('figure', { className: 'cover' }, picture(), reflection)
}
