// A copy of an element that stays as it is.

/** What names an element, lets others find it, or begins something by itself. */
const dropped = [
  'id', 'name', 'for', 'form', 'list', 'usemap', 'itemref', 'autofocus', 'autoplay', 'accesskey', 'popovertarget',
  'commandfor', 'contenteditable', 'aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details',
  'aria-errormessage', 'aria-flowto', 'aria-labelledby', 'aria-owns',
]

/** What would begin anew in a copy. */
const living = 'iframe, object, embed, portal, fencedframe'

/**
 * A copy of what an element shows now, which takes part in nothing: no names, no focus, no form, not read out.
 * @param hasLayout Whether the element has been laid out, so that it may have been scrolled.
 * @returns Null where there can be none: what draws itself in a shadow tree of its own, and pages within the page.
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

/** What an element shows that no attribute says. */
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

/** The frame that a film shows. */
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

/** What can be done only where the picture is laid out. */
function settle(picture, scrolled) {
  for (const [copy, left, top] of scrolled) copy.scrollTo({ left, top, behavior: 'instant' })
  for (const animation of picture.getAnimations({ subtree: true })) {
    if (animation.effect.getComputedTiming().endTime === Infinity) animation.pause()
    else animation.finish()
  }
}
