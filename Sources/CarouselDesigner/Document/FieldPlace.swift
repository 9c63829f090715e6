/// The location of a value in the design, which a control shows and sets.
public enum FieldPlace: Hashable, Sendable {
  /// A field of the document.
  case field(String)
  /// An option of the style.
  case option(String)
  /// The motion profile.
  case profile
  /// A value of the motion profile.
  case motion(String)
  /// A field of a decoration, by the decoration's index.
  case decoration(Int, String)
  /// One coordinate of a point.
  indirect case coordinate(FieldPlace, String)
  /// A stop along the path: its value or its position.
  case stop(PathStops.Kind, Int, isPosition: Bool)
  /// The number of items in the designer.
  case items
  /// The size of the items in the designer.
  case size
}

extension FieldPlace {
  /// The location as a path; quick changes of the same path are one undo step.
  var key: String {
    switch self {
    case .field(let name): name
    case .option(let name): "style." + name
    case .profile: "motion.profile"
    case .motion(let name): "motion." + name
    case .decoration(let index, let name): "decorations[\(index)]." + name
    case .coordinate(let place, let axis): place.key + "." + axis
    case .stop(let kind, _, _): "style." + kind.rawValue
    case .items: "items"
    case .size: "size"
    }
  }
}
