// What Documentation/Bindings.md uses of SwiftCrossUI's module of widgets.
open class GObject {
  public let opaquePointer: OpaquePointer?
  public init(_ pointer: OpaquePointer) { opaquePointer = pointer }
}

open class Widget: GObject {}
