/** What the page remembers between visits. Storage may be refused; then it remembers nothing. */
export const memory = {
  get(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** Keeps a value; null forgets it. */
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Nothing to do: it holds until the page is left.
    }
  },
}
