/// Does what is asked for on the main thread, where the toolkit calls it. For overrides of methods that some versions of a
/// toolkit isolate to the main actor, and others to none.
@inlinable
public func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Unchecked(body()) }.value
}

/// A value that doesn't leave its thread.
@usableFromInline
struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline let value: Value
  @usableFromInline init(_ value: Value) { self.value = value }
}
