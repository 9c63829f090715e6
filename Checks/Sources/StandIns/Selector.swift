/// An action without Objective-C.
public struct Selector {
  let perform: @MainActor (_ target: AnyObject, _ sender: Any) -> Void

  public init(_ perform: @escaping @MainActor (_ target: AnyObject, _ sender: Any) -> Void) {
    self.perform = perform
  }
}
