// Warnings on the console about mistakes of pages, each once per carousel.

const told = new WeakSet()

/** Warns that a carousel is shown without a width. */
export function warnOfWidth(host) {
  if (told.has(host)) return
  told.add(host)
  console.warn('swift-carousel: this carousel is 0 pixels wide; give it a width, for example `width: 100%`', host)
}
