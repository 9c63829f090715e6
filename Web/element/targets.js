// What of an item is a control of its own.

/** Where a press moves something else than the carousel. */
const draggable = 'textarea, select, option, [contenteditable=""], [contenteditable="true"], audio[controls], '
  + 'video[controls], [draggable="true"], [data-carousel-ignore]'

/** What answers to a click by itself. */
const clickable = 'a[href], button, input, label, summary, [onclick], [role="button"], [role="link"], [role="checkbox"], '
  + '[role="switch"], [role="tab"], [role="menuitem"], swift-carousel, ' + draggable

/** What takes keys. */
const typing = 'input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="image"]), '
  + '[role="slider"], [role="listbox"], [role="tablist"], [role="textbox"], [role="spinbutton"], [role="menu"], ' + draggable

const pressed = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'image', 'file', 'color'])

/** The elements from where an event happened up to the carousel. */
function* within(event, host) {
  for (const node of event.composedPath()) {
    if (node === host) return
    if (node instanceof Element) yield node
  }
}

export function mayDrag(event, host, isVertical) {
  for (const element of within(event, host)) {
    if (element.matches(draggable)) return false
    if (element.localName === 'input' && !pressed.has(element.type)) return false
    if (scrolls(element, isVertical)) return false
  }
  return true
}

export function isControl(event, host) {
  for (const element of within(event, host)) {
    if (element.matches(clickable)) return true
  }
  return false
}

export function takesKeys(event, host) {
  for (const element of within(event, host)) {
    if (element.matches(typing)) return true
  }
  return false
}

/** Whether an element is scrolled by itself along the axis. */
export function scrolls(element, isVertical) {
  const extent = isVertical
    ? element.scrollHeight - element.clientHeight
    : element.scrollWidth - element.clientWidth
  if (extent <= 1) return false
  const style = getComputedStyle(element)
  return /auto|scroll/.test(isVertical ? style.overflowY : style.overflowX)
}
