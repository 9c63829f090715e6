// The fragment of the page's address: the id of an element.

/** Returns the fragment, decoded; empty without one. */
export function fragment() {
  const text = location.hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    // It is no encoded text.
    return text
  }
}
