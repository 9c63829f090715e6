// Controls inside items.
import { directionHorizontal, directionVertical } from 'engine-calls'
import { roleOf } from './slots.js'

const buttons = '[type=button],[type=submit],[type=reset],[type=checkbox],[type=image]'

/** Elements in which a drag does not move the carousel; nor does it in editable text. */
const draggable = 'textarea,select,option,audio[controls],video[controls],[draggable=true],[data-carousel-ignore]'

/** Other documents, whose input does not reach the page. */
export const documents = 'iframe, object, embed'

/** Elements that handle clicks themselves. */
const control = 'a[href],button,input,label,summary,[role=button],[role=link],[role=checkbox],[role=switch],[role=tab],'
  + '[role=menuitem],swift-carousel,' + draggable

/** Elements that handle keys, and the beginnings of the roles of such elements. */
const typing = `input:not(${buttons}),${draggable}`
const widget = /^(appl|combo|grid|listb|menu|option|radio|scrollb|search|slider|spin|tab(list)?$|text|tree)/

/** Inputs in which a pointer selects text, or drags. */
const marked = `input:not(${buttons},[type=radio],[type=file],[type=color])`

/** Whether an element between the event's target and the carousel passes a test. */
export function isIn(event, host, test) {
  const path = event.composedPath()
  return path.slice(0, path.indexOf(host)).some(node => node instanceof Element && test(node))
}

const matches = (event, host, selector) =>
  isIn(event, host, element => element.matches(selector) || element.isContentEditable)

export const mayDrag = (event, host) => !matches(event, host, `${draggable},${marked}`)

/** @param item An element that is no control for its own `onclick`. */
export const isControl = (event, host, item) =>
  matches(event, host, control) || isIn(event, host, element => element !== item && element.matches('[onclick]'))

/** Whether the keyboard focus is in something that handles this key. */
export const takesKey = (event, host) => isEditable(event, host) || isScrolled(event, host, !/Left|Right/.test(event.key))

/** Whether the event is in something editable, like a text field. */
export const isEditable = (event, host) =>
  matches(event, host, typing) || isIn(event, host, element => widget.test(element.role))

// MARK: Scrolling

/** The directions in which an element scrolls, as the engine's bits. */
function directionsOf(element) {
  const isWide = element.scrollWidth - element.clientWidth > 1
  const isHigh = element.scrollHeight - element.clientHeight > 1
  if (!isWide && !isHigh) return 0
  const isPage = element === document.scrollingElement
  let { overflowX, overflowY } = getComputedStyle(element)
  // The page has the overflow of the body, unless it has its own, and scrolls unless that is hidden.
  if (isPage && overflowX === 'visible') ({ overflowX, overflowY } = getComputedStyle(document.body))
  const scrolls = overflow => isPage ? !/hidden|clip/.test(overflow) : /auto|scroll/.test(overflow)
  return (isWide && scrolls(overflowX) ? directionHorizontal : 0) | (isHigh && scrolls(overflowY) ? directionVertical : 0)
}

/** The directions in which content between the event's target and the carousel scrolls. */
export function scrollingIn(event, host) {
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(host)).filter(node => node instanceof Element)
  return inside.reduce((directions, element) => directions | directionsOf(element), 0)
}

/** The directions in which ancestors of the carousel scroll. */
export function scrollingAround(host) {
  let directions = 0
  for (let element = containerOf(host); element; element = containerOf(element)) directions |= directionsOf(element)
  return directions
}

/** The directions in which the page keeps what leads beyond an end of an element from what is around it, by its `overscroll-behavior`. */
export function containedDirections(element) {
  const { overscrollBehaviorX: x, overscrollBehaviorY: y } = getComputedStyle(element)
  return (x === 'auto' ? 0 : directionHorizontal) | (y === 'auto' ? 0 : directionVertical)
}

/** Whether a press is on a scroll bar, which is outside the content of what it scrolls. */
export function isOnScrollBar(event) {
  const [target] = event.composedPath()
  if (!(target instanceof HTMLElement)) return false
  const { offsetX: x, offsetY: y } = event
  return (x < 0 || y < 0 || x >= target.clientWidth || y >= target.clientHeight) && directionsOf(target) !== 0
}

/** Whether the event is in something over the items, such as a title. */
export const isOverlay = (event, host) => isIn(event, host, element => element.parentNode === host && roleOf(element) === 'overlay')

/** The slots of the page's own buttons and indicator. */
const buttonSlots = ['previous', 'next', 'pause', 'indicator']

/** Whether the event is on a button or an indicator of the carousel, its own or the page's. */
export const isOwnButton = (event, host) => isIn(event, host, element =>
  element.parentNode === host ? buttonSlots.includes(roleOf(element)) : element.getRootNode() === host.shadowRoot && element.matches('.controls > *'))

/** Returns what an element is in, also across shadow trees. */
export const containerOf = element => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host

/** Whether an event is in content that scrolls along an axis, by default the carousel's. */
const isScrolled = (event, host, isVertical = host.vertical) =>
  (scrollingIn(event, host) & (isVertical ? directionVertical : directionHorizontal)) !== 0
