// What of an item is a control of its own.

const buttons = '[type=button],[type=submit],[type=reset],[type=checkbox],[type=image]'

/** Where a press moves something else than the carousel; so it does in text that can be edited. */
const draggable = 'textarea,select,option,audio[controls],video[controls],[draggable=true],[data-carousel-ignore]'

/** What handles a click itself. */
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

/** Whether the event is in something that is edited, as a text field. */
export const isEditable = (event, host) => matches(event, host, typing)

// MARK: What scrolls

const horizontal = 1
const vertical = 2

/** The directions in which an element scrolls by itself, as the engine's bits. */
function directionsOf(element) {
  const isWide = element.scrollWidth - element.clientWidth > 1
  const isHigh = element.scrollHeight - element.clientHeight > 1
  if (!isWide && !isHigh) return 0
  const { overflowX, overflowY } = getComputedStyle(element)
  // Unless it is told otherwise, the page scrolls.
  const scrolls = element === document.scrollingElement ? overflow => !/hidden|clip/.test(overflow) : overflow => /auto|scroll/.test(overflow)
  return (isWide && scrolls(overflowX) ? horizontal : 0) | (isHigh && scrolls(overflowY) ? vertical : 0)
}

/** The directions in which something scrolls that is inside the carousel, where an event happened. */
export function scrollingIn(event, host) {
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(host)).filter(node => node instanceof Element)
  return inside.reduce((directions, element) => directions | directionsOf(element), 0)
}

/** The directions in which something scrolls that contains the carousel. */
export function scrollingAround(host) {
  let directions = 0
  for (let element = containerOf(host); element; element = containerOf(element)) directions |= directionsOf(element)
  return directions
}

const containerOf = element => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host

/** Whether an event is in something that scrolls along an axis, that of the carousel where nothing is said. */
const isScrolled = (event, host, isVertical = host.vertical) =>
  (scrollingIn(event, host) & (isVertical ? vertical : horizontal)) !== 0
