import { actionButton } from '../controls/button.js'
import { make } from '../dom.js'
import { icon } from '../icon.js'
import { filesOf, picturesAmong, previewURL } from '../pictures.js'

const SCENES = 24

export default function start({ add, covers, example, pictures, place, signal, refresh }) {
  const carousel = add()
  const picker = filePicker((files) => take(files))
  const choose = () => picker.click()
  const [{ title: name, icon: symbol }] = example.actions
  const hint = make('div', { className: 'pictures-hint' }, make('p'), actionButton({ name, icon: symbol, run: choose }))
  let album = null
  const show = (next) => {
    album?.close?.()
    album = next
    fill(carousel, album)
    carousel.currentIndex = middle(album)
    hint.hidden = !album.hint
    hint.firstChild.textContent = album.hint ?? ''
    hint.classList.toggle('is-alone', album.count === 0)
    refresh()
  }
  const take = (files) => {
    const found = picturesAmong(files)
    show(found.length ? opened(found) : { count: 0, hint: 'None of these files is a picture.' })
  }
  place.append(hint, picker)
  show(pictures ? served(pictures) : scenes(covers))
  acceptDrops(place, take, signal)
  signal.addEventListener('abort', () => album.close?.())
  return {
    first: middle(album),
    title: (index) => album.name(index),
    actions: { choose },
  }
}

function fill(carousel, album) {
  carousel.dataSource = {
    numberOfItems: album.count,
    element(index, reused) {
      const photo = reused ?? photoItem()
      photo.style.setProperty('--ratio', album.ratio(index))
      load(photo, album.url(index), album.name(index))
      return photo
    },
  }
}

async function load(photo, url, name) {
  const [picture, reflection] = photo.querySelectorAll('img')
  photo.dataset.state = 'coming'
  photo.dataset.url = url
  picture.src = url
  picture.alt = name
  try {
    await picture.decode()
    if (photo.dataset.url !== url) return
    reflection.src = url
    photo.style.setProperty('--ratio', picture.naturalWidth / picture.naturalHeight)
    photo.dataset.state = 'here'
  } catch {
    const reason = await whyBroken(url)
    if (photo.dataset.url !== url) return
    photo.querySelector('.photo-reason').textContent = reason
    photo.dataset.state = 'broken'
  }
}

/** Returns the reason why a picture failed to load: the server's own message, if it has one. */
async function whyBroken(url) {
  const usual = 'This picture cannot be shown.'
  if (url.startsWith('blob:')) return usual
  try {
    const response = await fetch(url)
    return response.ok ? usual : ((await response.json()).error ?? usual)
  } catch (error) {
    return error instanceof TypeError ? 'The connection to the server was lost.' : usual
  }
}

function photoItem() {
  const image = () => make('img', { alt: '', draggable: false })
  const reflection = make('div', { className: 'reflection', ariaHidden: 'true' }, image())
  return make(
    'figure',
    { className: 'photo' },
    make('div', { className: 'photo-frame' }, image(), reflection),
    make('p', { className: 'photo-broken' }, icon('pictures'), make('span', { className: 'photo-reason' })),
  )
}

/** An item near the beginning with neighbours on both sides. */
const middle = ({ count }) => Math.max(0, Math.min(4, (count - 1) >> 1))

/** The folder of the server. */
function served({ folder, pictures }) {
  return {
    count: pictures.length,
    name: (index) => pictures[index].name,
    url: (index) => previewURL(pictures[index].id, 640),
    ratio: (index) => pictures[index].width / pictures[index].height || 1,
    hint: pictures.length ? '' : `There are no pictures in ${folder}. Drop some here.`,
  }
}

/** The user's own files; their object URLs are created on demand and revoked at the end. */
function opened(files) {
  const urls = new Map()
  return {
    count: files.length,
    name: (index) => files[index].name,
    ratio: () => 1,
    url(index) {
      if (!urls.has(index)) urls.set(index, URL.createObjectURL(files[index]))
      return urls.get(index)
    },
    close() {
      for (const url of urls.values()) URL.revokeObjectURL(url)
    },
  }
}

/** The gallery's own landscapes, until there are other pictures. */
function scenes(covers) {
  return {
    count: SCENES,
    name: (index) => covers.scenes.title(index),
    url: (index) => covers.scenes.url(index),
    ratio: () => 3 / 2,
    hint: 'Drop your own pictures here.',
  }
}

function filePicker(take) {
  const picker = make('input', { type: 'file', accept: 'image/*', multiple: true, hidden: true })
  picker.addEventListener('change', () => {
    take(picker.files)
    picker.value = ''
  })
  return picker
}

function acceptDrops(place, take, signal) {
  const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files')
  const light = (on) => place.classList.toggle('takes-drop', on)
  document.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    light(true)
  }, { signal })
  document.addEventListener('dragleave', (event) => event.relatedTarget === null && light(false), { signal })
  document.addEventListener('drop', async (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    light(false)
    take(await filesOf(event.dataTransfer))
  }, { signal })
}
