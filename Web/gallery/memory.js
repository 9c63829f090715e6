/** Values stored between visits. If storage is unavailable, nothing is stored. */
export const memory = {
  get(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** Stores a value; null removes it. */
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Nothing to do: the value holds until the page is left.
    }
  },
}
