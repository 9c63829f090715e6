/// Does what is asked for on the main thread, where the toolkit calls it. For overrides of methods that some versions of a
/// toolkit isolate to the main actor, and others to none.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Unchecked(body()) }.value
}

/// A value that doesn't leave its thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
