import { make, words } from '../dom.js'
import { LateNetwork } from '../late-network.js'
import { body, tag, whole } from '../source.js'

const COUNT = 200
/** The timeout of a picture, in milliseconds. */
const PATIENCE = 5000

export default {
  id: 'downloads',
  title: 'Downloads',
  summary:
    'Pictures that load slowly; one in nine is broken, one in eleven never arrives. The page simulates the network.',
  style: 'cover-flow',

  start({ add, covers, signal }) {
    const carousel = add({ label: 'Downloads' })
    const network = new LateNetwork(covers)
    const counts = { coming: 0, here: 0, cancelled: 0, failed: 0 }
    const shown = Object.fromEntries(Object.keys(counts).map((key) => [key, make('dd', {}, '0')]))
    const tell = (change) => {
      for (const [key, step] of Object.entries(change)) shown[key].textContent = counts[key] += step
    }
    fill(carousel, network, covers, tell, signal)
    const reading = (key) => make('div', { className: 'reading' }, make('dt', {}, words(key)), shown[key])
    return {
      carousel,
      first: 4,
      title: (index) => covers.title(index),
      readings: make('dl', { className: 'readings' }, ...Object.keys(counts).map(reading)),
      settings: [
        {
          key: 'delay',
          name: 'Delay',
          kind: 'range',
          min: 0,
          max: 4,
          step: 0.1,
          unit: 's',
          value: 1,
          apply: (value) => (network.delay = value * 1000),
        },
      ],
      actions: [{ name: 'Reload', icon: 'reset', run: () => carousel.reloadData() }],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(load)}` },
      ],
    }
  },
}

function fill(carousel, network, covers, tell, signal) {
  carousel.dataSource = {
    numberOfItems: COUNT,
    element(index, reused) {
      const item = reused ?? picture()
      item.ariaLabel = covers.title(index)
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
