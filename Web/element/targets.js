// What of an item is a control of its own.

const buttons = '[type=button],[type=submit],[type=reset],[type=checkbox],[type=image]'

/** Where a press moves something else than the carousel; so it does in text that can be edited. */
const draggable = 'textarea,select,option,audio[controls],video[controls],[draggable=true],[data-carousel-ignore]'

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

const matches = (event, host, selector) =>
  isIn(event, host, element => element.matches(selector) || element.isContentEditable)

export const mayDrag = (event, host) => !matches(event, host, `${draggable},${marked}`) && !isScrolled(event, host)

export const isControl = (event, host) => matches(event, host, clickable)

/** Whether the keyboard is in something that has a use for this key. */
export const takesKey = (event, host) =>
  matches(event, host, typing) || isScrolled(event, host, !/Left|Right/.test(event.key))

/** Whether the event is in something that is scrolled by itself, along the axis of the carousel where nothing is said. */
export const isScrolled = (event, host, isVertical = host.vertical) => isIn(event, host, element => {
  const [extent, overflow] = isVertical
    ? [element.scrollHeight - element.clientHeight, 'overflowY']
    : [element.scrollWidth - element.clientWidth, 'overflowX']
  return extent > 1 && /auto|scroll/.test(getComputedStyle(element)[overflow])
})
