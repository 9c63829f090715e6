// Style sheets of shadow trees. Constructed, since a strict content security policy blocks style elements.

/** Returns a style sheet, or nothing on a server, where there are none. */
export function styleSheet(text) {
  if (!globalThis.CSSStyleSheet) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
