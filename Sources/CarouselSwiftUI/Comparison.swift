/// Returns whether two values are certainly the same: equal, the same object, or made of parts that are. Values that cannot be
/// compared, such as closures, count as different, as they do for SwiftUI itself.
func areSame(_ one: Any, _ other: Any) -> Bool {
  guard type(of: one) == type(of: other) else { return false }
  if let one = one as? any Equatable { return one.isEqual(to: other) }
  if type(of: one) is AnyClass { return (one as AnyObject) === (other as AnyObject) }
  if let one = one as? [Any], let other = other as? [Any] { return one.elementsEqual(other, by: areSame) }
  let (mirror, second) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard mirror.children.count == second.children.count else { return false }
  // A custom mirror may leave parts out; that of an optional does not.
  if mirror.displayStyle != .optional, one is any CustomReflectable { return false }
  switch mirror.displayStyle {
  // A case without a value is told by its name.
  case .enum where mirror.children.isEmpty: return String(describing: one) == String(describing: other)
  case .struct, .enum, .tuple, .optional:
    return zip(mirror.children, second.children).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
  default: return false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
