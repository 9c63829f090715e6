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
    if (original.localName !== 'video') return
    const frame = frameOf(original, copies[index])
    if (index === 0) result = frame
    else copies[index].replaceWith(frame)
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

/** Copies the current frame of a video. */
function frameOf(video, copy) {
  const canvas = document.createElement('canvas')
  for (const { name, value } of copy.attributes) if (!/^(src|controls|style)$/.test(name)) canvas.setAttribute(name, value)
  canvas.style.cssText = video.style.cssText
  canvas.style.objectFit ||= 'contain'
  canvas.width = video.videoWidth || video.clientWidth
  canvas.height = video.videoHeight || video.clientHeight
  if (canvas.width && canvas.height) canvas.getContext('2d').drawImage(video, 0, 0, canvas.width, canvas.height)
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
