/** Returns a function that imports a script, the first time that it is called. A failed import is retried the next time. */
export function once(get) {
  let loading
  return () => (loading ??= get().catch(error => {
    loading = null
    throw error
  }))
}
