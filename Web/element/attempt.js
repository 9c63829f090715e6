/** Returns the result of the author's code, or another value if it throws, which is reported. */
export function attempt(code, otherwise) {
  try {
    return code()
  } catch (error) {
    reportError(error)
    return otherwise
  }
}
