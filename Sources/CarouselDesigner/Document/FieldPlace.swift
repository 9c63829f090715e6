/// A place in what is designed, which a control shows and sets.
public enum FieldPlace: Hashable, Sendable {
  /// A field of the document.
  case field(String)
  /// An option of the style.
  case option(String)
  /// The motion profile.
  case profile
  /// A value of the motion profile.
  case motion(String)
  /// A field of a decoration, by the decoration's place in the list.
  case decoration(Int, String)
  /// One coordinate of a point.
  indirect case coordinate(FieldPlace, String)
  /// A stop along the path: its value, or where it is.
  case stop(PathStops.Kind, Int, isPosition: Bool)
  /// The number of items that are shown.
  case items
  /// The size of the items that are shown.
  case size
}

extension FieldPlace {
  /// Its name as a document's path: closely following changes of the same are one step.
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
