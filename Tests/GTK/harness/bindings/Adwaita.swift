// What Documentation/Bindings.md uses of Adwaita for Swift.
public protocol ViewRenderData {}

public struct WidgetData {}

public final class ViewStorage {
  public var opaquePointer: OpaquePointer?
  public init(_ pointer: Any?) { opaquePointer = pointer as? OpaquePointer }
}

public protocol AdwaitaWidget {
  func container<Data>(data: WidgetData, type: Data.Type) -> ViewStorage where Data: ViewRenderData
  func update<Data>(_ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type)
  where Data: ViewRenderData
}
