// What of an item is a control of its own.

const buttons = '[type=button],[type=submit],[type=reset],[type=checkbox],[type=image]'

/** Where a press moves something else than the carousel. */
const draggable = 'textarea,select,option,[contenteditable=""],[contenteditable=true],audio[controls],video[controls],'
  + '[draggable=true],[data-carousel-ignore]'

/** What answers to a click by itself. */
const clickable = 'a[href],button,input,label,summary,[onclick],[role=button],[role=link],[role=checkbox],[role=switch],[role=tab],'
  + '[role=menuitem],swift-carousel,' + draggable

/** What takes keys. */
const typing = `input:not(${buttons}),[role=slider],[role=listbox],[role=tablist],[role=textbox],[role=spinbutton],[role=menu],`
  + draggable

/** Inputs in which a pointer marks text, or moves something. */
const marked = `input:not(${buttons},[type=radio],[type=file],[type=color])`

/** Whether one of the elements from where an event happened up to the carousel is of a kind. */
function isIn(event, host, test) {
  const path = event.composedPath()
  return path.slice(0, path.indexOf(host)).some(node => node instanceof Element && test(node))
}

export const mayDrag = (event, host) =>
  !isIn(event, host, element => element.matches(`${draggable},${marked}`)) && !isScrolled(event, host)

export const isControl = (event, host) => isIn(event, host, element => element.matches(clickable))

export const takesKeys = (event, host) => isIn(event, host, element => element.matches(typing))

/** Whether the event is in something that is scrolled by itself along the axis. */
export const isScrolled = (event, host) => isIn(event, host, element => {
  const [extent, overflow] = host.vertical
    ? [element.scrollHeight - element.clientHeight, 'overflowY']
    : [element.scrollWidth - element.clientWidth, 'overflowX']
  return extent > 1 && /auto|scroll/.test(getComputedStyle(element)[overflow])
})
