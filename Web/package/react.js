// <swift-carousel> as a component for React 17 and newer.
import { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { SwiftCarouselElement } from './swift-carousel.js'

/** The element's events by the names of their properties: `onCurrentIndexChange` is `currentindexchange`. */
const events = Object.fromEntries(
  [
    'OffsetChange', 'CurrentIndexChange', 'BeforeCurrentIndexChange', 'PageChange', 'Settle', 'PauseChange', 'AutoplayAdvance', 'AutoplayChange', 'ListChange', 'EditEnd', 'ItemSelect', 'ItemSelected', 'ItemTap', 'CarouselDragStart',
    'CarouselDragEnd', 'DecelerationStart', 'DecelerationEnd', 'ScrollAnimationStart', 'ScrollAnimationEnd',
    'BeforeItemLayout', 'ItemLayout', 'BeforeItemDisplay', 'ItemDisplay', 'ItemDisplayEnd',
  ].map(name => ['on' + name, name.toLowerCase()])
)

/** What can be written as text, as attributes: a page that is rendered on a server begins with them. */
const attributesOf = properties => Object.fromEntries(
  Object.entries(properties)
    .filter(([, value]) => value === true || typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase()), value === true ? '' : value])
)

// On a server there is nothing to update.
const useUpdate = globalThis.document ? useLayoutEffect : () => {}

export const SwiftCarousel = forwardRef(function SwiftCarousel({ children, ...given }, reference) {
  const properties = {}, handlers = {}, others = {}
  for (const [name, value] of Object.entries(given)) {
    if (name in events) handlers[events[name]] = value
    else if (Object.hasOwn(SwiftCarouselElement.prototype, name)) properties[name] = value
    else others[name] = value
  }
  // They stay as in the first render: from then on, the properties are set.
  const [attributes] = useState(() => attributesOf(properties))
  const element = useRef(null), written = useRef({}), heard = useRef({})
  useImperativeHandle(reference, () => element.current, [])

  useUpdate(() => {
    heard.current = handlers
    for (const name of Object.keys({ ...written.current, ...properties })) {
      if (properties[name] !== written.current[name]) element.current[name] = properties[name] ?? null
    }
    written.current = properties
  })

  // Only what is listened to: some events are sent in each frame.
  const types = Object.keys(handlers).filter(type => handlers[type]).sort().join(' ')
  useUpdate(() => {
    const carousel = element.current
    const listener = event => heard.current[event.type]?.(event)
    for (const type of types.match(/\w+/g) ?? []) carousel.addEventListener(type, listener)
    return () => { for (const type of types.match(/\w+/g) ?? []) carousel.removeEventListener(type, listener) }
  }, [types])

  // As the element has it anyway: React compares what a server has sent with this.
  return createElement('swift-carousel', { tabIndex: 0, ...attributes, ...others, ref: element }, children)
})
