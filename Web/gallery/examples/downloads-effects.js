import { make } from '../dom.js'
import { LateNetwork } from '../late-network.js'
import { body, tag, whole } from '../source.js'

/** The timeout of a picture, in milliseconds. */
const PATIENCE = 5000

export default {
  id: 'downloads-effects',
  title: 'Downloads with effects',
  summary: 'Pictures that load slowly. Their reflections show the current state: loading, the picture, or an error.',
  style: 'cover-flow',

  start({ add, covers, signal }) {
    const carousel = add({ label: 'Downloads', decorations: 'reflection(gap: 3, ground: var(--floor)) shadow' })
    const network = new LateNetwork(covers)
    fill(carousel, network, covers, signal)
    return {
      carousel,
      first: 4,
      title: (index) => covers.title(index),
      floor: false,
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

function fill(carousel, network, covers, signal) {
  carousel.dataSource = {
    numberOfItems: 200,
    element(index, reused) {
      const item = reused ?? picture()
      item.ariaLabel = covers.title(index)
      item.style.setProperty('--paper', covers.colors(index).ground)
      item.download?.abort()
      item.download = new AbortController()
      load(item, network.url(index), AbortSignal.any([item.download.signal, signal]), network)
      return item
    },
  }
  // Downloads of off-screen items are cancelled.
  carousel.addEventListener('itemdisplayend', ({ detail: { element } }) => element.download.abort())
}

async function load(item, url, cancelled, network) {
  const late = AbortSignal.timeout(PATIENCE)
  const image = new Image()
  item.dataset.state = 'coming'
  try {
    const response = await network.fetch(url, AbortSignal.any([cancelled, late]))
    image.src = URL.createObjectURL(await response.blob())
    await image.decode()
    if (cancelled.aborted) return
    Object.assign(image, { alt: '', draggable: false })
    item.querySelector('img').replaceWith(image)
    item.dataset.state = 'here'
  } catch {
    if (!cancelled.aborted) item.dataset.state = late.aborted ? 'late' : 'broken'
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
