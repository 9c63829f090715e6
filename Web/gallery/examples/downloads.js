import { make } from '../dom.js'
import { LateNetwork } from '../late-network.js'

/** The timeout of a picture, in milliseconds. */
const PATIENCE = 5000

export default function start({ add, covers, example, signal }) {
  const { count } = example.items
  const carousel = add()
  const network = new LateNetwork(covers)
  const counts = { coming: 0, here: 0, cancelled: 0, failed: 0 }
  const shown = Object.fromEntries(Object.keys(counts).map((key) => [key, make('dd', {}, '0')]))
  const tell = (change) => {
    for (const [key, step] of Object.entries(change)) shown[key].textContent = counts[key] += step
  }
  fill(carousel, count, network, covers, tell, signal)
  return {
    title: (index) => covers.title(index),
    readings: shown,
    values: { delay: (value) => (network.delay = value * 1000) },
    actions: { reload: () => carousel.reloadData() },
  }
}

function fill(carousel, count, network, covers, tell, signal) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const item = reused ?? picture()
      item.ariaLabel = covers.title(index)
      item.style.setProperty('--paper', covers.colors(index).ground)
      item.download?.abort()
      item.download = new AbortController()
      load(item, network.url(index), AbortSignal.any([item.download.signal, signal]), network, tell)
      return item
    },
  }
  // Downloads of off-screen items are cancelled.
  carousel.addEventListener('itemdisplayend', ({ detail: { element } }) => element.download.abort())
}

async function load(item, url, cancelled, network, tell) {
  const late = AbortSignal.timeout(PATIENCE)
  const image = new Image()
  item.dataset.state = 'coming'
  tell({ coming: 1 })
  try {
    const response = await network.fetch(url, AbortSignal.any([cancelled, late]))
    image.src = URL.createObjectURL(await response.blob())
    // Off the main thread, in every browser.
    await image.decode()
    if (cancelled.aborted) return tell({ coming: -1, cancelled: 1 })
    Object.assign(image, { alt: '', draggable: false })
    item.querySelector('img').replaceWith(image)
    item.dataset.state = 'here'
    tell({ coming: -1, here: 1 })
  } catch {
    if (cancelled.aborted) return tell({ coming: -1, cancelled: 1 })
    item.dataset.state = late.aborted ? 'late' : 'broken'
    tell({ coming: -1, failed: 1 })
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

function picture() {
  return make(
    'figure',
    { className: 'cover download' },
    make('img', { alt: '', draggable: false }),
    make('p', { className: 'download-coming' }, make('span', { className: 'unseen' }, 'Loading')),
    make('p', { className: 'download-late' }, 'This picture took too long to load.'),
    make('p', { className: 'download-broken' }, 'This picture is broken.'),
  )
}
