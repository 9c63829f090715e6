/// Runs a closure on the main thread, where the toolkit calls it: for overrides of methods that only some versions of a
/// toolkit isolate to the main actor. They are `nonisolated`, so that they compile with any version and any default
/// isolation.
nonisolated func onMain<Result>(_ body: @MainActor @Sendable () -> Result) -> Result {
  MainActor.assumeIsolated { Unchecked(body()) }.value
}

/// A value that does not leave its thread.
nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
