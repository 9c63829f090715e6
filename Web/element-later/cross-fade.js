// The cross-fade of reduced motion: from what a carousel shows to its next frame.
import { isShownOnce, pictureOf } from './picture.js'

/** What ends the cross-fade of each stage. */
const running = new WeakMap()

/**
 * Cross-fades from the items that are shown now to those of the next frame. Pictures of the old ones stay below the new ones
 * until those are opaque, and only then fade out: at no time is less visible than before. If an item cannot be copied, there is no
 * fade.
 * @param duration How long each of the two fades takes, in seconds.
 * @param assign That of the element's script, which knows what is in which slot.
 */
export function crossFade(stage, items, duration, assign) {
  running.get(stage)?.()
  const { layer } = stage
  const cells = [...stage.cells.values()].filter(cell => cell.content && cell.isHidden === false && cell.box.style.display !== 'none')
  const slots = cells.flatMap(({ box }) => slotsIn(box))
  const pictures = slots.flatMap(slot => slot.assignedElements()).map(element => [element, pictureOf(element, true)])
  if (!pictures.length || pictures.some(([, picture]) => !picture)) return
  const copies = new Map(pictures.map(([element, { element: copy }]) => [element, copy]))
  for (const [element, copy] of copies) showSameImages(element, copy)

  const old = layer.cloneNode(false)
  old.inert = true
  old.ariaHidden = 'true'
  old.style.pointerEvents = 'none'
  for (const { box } of cells) old.append(copyOfBox(box))
  layer.before(old)
  for (const copy of copies.values()) items.adopt(copy)
  slotsIn(old).forEach((slot, index) => assign(slot, ...slots[index].assignedElements().map(element => copies.get(element))))
  for (const [, picture] of pictures) picture.settle()

  const timing = { duration: duration * 1000, easing: 'ease-out' }
  const fades = [
    layer.animate([{ opacity: 0 }, { opacity: 1 }], timing),
    old.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, delay: timing.duration, fill: 'forwards' }),
  ]
  const end = () => {
    if (running.get(stage) !== end) return
    running.delete(stage)
    for (const fade of fades) fade.cancel()
    old.remove()
    for (const copy of copies.values()) items.drop(copy)
  }
  running.set(stage, end)
  fades[1].finished.then(end, end)
}

const slotsIn = element => [...element.querySelectorAll('slot')]

/** Copies the box of an item, with its decorations. */
function copyOfBox(box) {
  const copy = box.cloneNode(true)
  copy.removeAttribute('role')
  const canvases = [...box.querySelectorAll('canvas')]
  copy.querySelectorAll('canvas').forEach((canvas, index) => {
    const { width, height } = canvases[index]
    if (width && height) canvas.getContext('2d').drawImage(canvases[index], 0, 0)
  })
  return copy
}

/** Makes images show at once what their originals show, without choosing or loading again. */
function showSameImages(element, copy) {
  const images = of => [...(of.matches('img') ? [of] : []), ...of.querySelectorAll('img')]
  const originals = images(element).filter(image => !isShownOnce(image))
  images(copy).forEach((image, index) => {
    image.decoding = 'sync'
    image.loading = 'eager'
    image.removeAttribute('srcset')
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove()
    const { currentSrc } = originals[index]
    if (currentSrc && image.src !== currentSrc) image.src = currentSrc
  })
}
