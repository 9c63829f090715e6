// Where the script runs: in a browser, or where there is no layout, as on a server, and in tests with documents alone.

/** Whether carousels can be shown. Elsewhere the element can be created and asked, and its items are plain children. */
export const canShow = ['ResizeObserver', 'IntersectionObserver', 'CSSStyleSheet', 'WebAssembly'].every(name => name in globalThis)
  && 'assign' in (globalThis.HTMLSlotElement?.prototype ?? {})

/** Whether style sheets can select the states of elements. Older browsers take only names with dashes. */
export const hasStates = canShow && CSS.supports('selector(:state(a))')

/** Whether it is WebKit, as in Safari. */
export const isWebKit = 'webkitConvertPointFromNodeToPage' in globalThis

const nothing = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Observers that report nothing where there is no layout. */
export const { ResizeObserver = nothing, IntersectionObserver = nothing } = globalThis
