// What Documentation/Bindings.md uses of SwiftCrossUI.
@MainActor
public protocol View {}
