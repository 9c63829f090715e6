public import CarouselConfiguration

/// The facts about documents for controls, from the list that validates documents.
public enum Facts {
  /// The groups of the document's fields.
  public enum Group: Sendable {
    case shape, view, movement, gestures, page
  }

  public static var styles: [Kind] { StyleFacts.all }
  public static var motions: [Kind] { MotionFacts.all }
  public static var decorations: [Kind] { DecorationFacts.all }

  /// Returns a style by name; the first one if there is none.
  public static func style(_ name: String) -> Kind { styles.first { $0.name == name } ?? styles[0] }
  /// Returns a motion profile by name; the first one if there is none.
  public static func motion(_ name: String) -> Kind { motions.first { $0.name == name } ?? motions[0] }
  /// Returns a decoration by name.
  public static func decoration(_ name: String) -> Kind? { decorations.first { $0.name == name } }

  /// Returns the document's fields of a group.
  public static func fields(of group: Group) -> [Field] {
    let wanted: DocumentField.Group =
      switch group {
      case .shape: .shape
      case .view: .view
      case .movement: .movement
      case .gestures: .gestures
      case .page: .page
      }
    return DocumentField.all.filter { $0.group == wanted }.map { $0.facts }
  }

  /// The motion profile as a field.
  public static let profile = Field.choice(
    "motion", "Profile", "How flicks and drags move it, and how it settles", of: MotionFacts.all.map { $0.name },
    defaultValue: .string(CarouselConfiguration.motionVariants.defaultValue ?? ""))

  public static let items = Field.whole(
    "items", "Items", "The number of items in the designer; your carousel can have any number",
    in: Double(DesignState.itemRange.lowerBound)...Double(DesignState.itemRange.upperBound), sensible: 1...60,
    defaultValue: .number(Double(DesignState.usualItems)))

  public static let size = Field.number(
    "size", "Item size", "The size of the items in the designer; yours have their own size",
    in: DesignState.sizeRange, sensible: 0.2...1.2, step: 0.05, unit: .share,
    defaultValue: .number(DesignState.usualSize))
}
