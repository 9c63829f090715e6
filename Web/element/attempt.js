/** Reports an error as uncaught. Where pages are tested without a browser, there may be no such function. */
export const report = error => (globalThis.reportError ?? console.error)(error)

/** Returns the result of the author's code, or another value if it throws, which is reported. */
export function attempt(code, otherwise) {
  try {
    return code()
  } catch (error) {
    report(error)
    return otherwise
  }
}
