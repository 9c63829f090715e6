// A static copy of an element.

/** Attributes that name an element, let others refer to it, or start something. */
const dropped = [
  'id', 'name', 'for', 'form', 'list', 'usemap', 'itemref', 'autofocus', 'autoplay', 'accesskey', 'popovertarget',
  'commandfor', 'contenteditable', 'aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details',
  'aria-errormessage', 'aria-flowto', 'aria-labelledby', 'aria-owns',
]

/** Elements that would load again in a copy. */
const living = 'iframe, object, embed, portal, fencedframe'

/**
 * Returns a copy of an element's current rendering, without effects: no names, no focus, no form, hidden from assistive
 * technology.
 * @param hasLayout Whether the element has been laid out, so that it may have been scrolled.
 * @returns Null if it cannot be copied: elements with a shadow tree, and embedded pages.
 */
export function pictureOf(element, hasLayout) {
  const originals = [element, ...element.querySelectorAll('*')]
  if (originals.some(one => one.shadowRoot || one.localName.includes('-') || one.matches(living))) return null
  const picture = element.cloneNode(true)
  const copies = [picture, ...picture.querySelectorAll('*')]
  const scrolled = []
  originals.forEach((original, index) => {
    const copy = copies[index]
    for (const name of dropped) copy.removeAttribute(name)
    keepState(original, copy)
    if (hasLayout && (original.scrollTop || original.scrollLeft)) scrolled.push([copy, original.scrollLeft, original.scrollTop])
  })
  let result = picture
  originals.forEach((original, index) => {
    const still = stillOf(original, copies[index])
    if (index === 0) result = still
    else if (still !== copies[index]) copies[index].replaceWith(still)
  })
  result.inert = true
  result.ariaHidden = 'true'
  return { element: result, settle: () => settle(result, scrolled) }
}

/** Copies the state of an element that is not in its attributes. */
function keepState(original, copy) {
  switch (original.localName) {
    case 'canvas':
      if (original.width && original.height) copy.getContext('2d')?.drawImage(original, 0, 0)
      break
    case 'input':
      if (original.type !== 'file') copy.value = original.value
      copy.checked = original.checked
      copy.indeterminate = original.indeterminate
      break
    case 'textarea':
      copy.value = original.value
      break
    case 'select':
      [...original.options].forEach((option, index) => (copy.options[index].selected = option.selected))
  }
}

/** Whether an image may not be loaded again: pages revoke such addresses once it is shown. */
export const isShownOnce = element => element.localName === 'img' && /^blob:/.test(element.currentSrc) && element.naturalWidth > 0

/** Returns the copy of an element, or in place of a video and of an image that is shown once a canvas with what it shows. */
function stillOf(original, copy) {
  if (original.localName === 'video') {
    const canvas = canvasLike(original, copy, original.videoWidth || original.clientWidth, original.videoHeight || original.clientHeight)
    canvas.style.objectFit ||= 'contain'
    return canvas
  }
  if (!isShownOnce(original)) return copy
  // Before the browser loads it.
  for (const name of ['src', 'srcset']) copy.removeAttribute(name)
  const canvas = canvasLike(original, copy, original.naturalWidth, original.naturalHeight)
  // What style sheets say of images.
  const { boxSizing, width, height, maxWidth, maxHeight, objectFit, objectPosition, borderRadius, display } = getComputedStyle(original)
  Object.assign(canvas.style, { boxSizing, width, height, maxWidth, maxHeight, objectFit, objectPosition, borderRadius, display })
  return canvas
}

function canvasLike(original, copy, width, height) {
  const canvas = document.createElement('canvas')
  for (const { name, value } of copy.attributes) if (!/^(src|srcset|sizes|controls|style)$/.test(name)) canvas.setAttribute(name, value)
  canvas.style.cssText = original.style.cssText
  Object.assign(canvas, { width, height })
  if (width && height) canvas.getContext('2d').drawImage(original, 0, 0, width, height)
  return canvas
}

/** Applies what requires a layout of the copy. */
function settle(picture, scrolled) {
  for (const [copy, left, top] of scrolled) copy.scrollTo({ left, top, behavior: 'instant' })
  for (const animation of picture.getAnimations({ subtree: true })) {
    if (animation.effect.getComputedTiming().endTime === Infinity) animation.pause()
    else animation.finish()
  }
}
