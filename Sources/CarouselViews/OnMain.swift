/// Runs a closure on the main thread, where the toolkit calls it: for overrides of methods that only some versions of a
/// toolkit isolate to the main actor.
func onMain<Result>(_ body: @MainActor @Sendable () -> Result) -> Result {
  MainActor.assumeIsolated { Unchecked(body()) }.value
}

/// A value that does not leave its thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
