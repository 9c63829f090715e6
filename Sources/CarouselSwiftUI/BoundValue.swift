#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// What a binding contains as far as the carousel knows, so that it follows what the app sets and ignores what it has
  /// written itself: SwiftUI updates its views with these values as well, sometimes a frame later.
  @MainActor
  final class BoundValue<Value: Equatable> {
    private var known: Value?
    /// The values written during the present movement.
    private var written: [Value] = []

    /// The maximum number of remembered values: more than the frames of half a second, by which an app may lag behind.
    private static var limit: Int { 64 }

    /// Writes a value of the carousel.
    func write(_ value: Value, to binding: Binding<Value>) {
      if written.count == Self.limit { written.removeFirst() }
      // The binding may cause an update before it returns.
      written.append(value)
      known = value
      binding.wrappedValue = value
      // An app may keep another value than the one that it is given.
      known = binding.wrappedValue
    }

    /// Returns whether the app has set a value since the last one that was written or accepted.
    func isNews(_ value: Value) -> Bool { value != known && !written.contains(value) }

    /// Notes that the carousel shows a value.
    func accept(_ value: Value) { known = value }

    /// Notes that the carousel rests: what the app sets from now on is its own wish, even if it is a value that has been
    /// written on the way.
    func settle() { written = [] }
  }
#endif
