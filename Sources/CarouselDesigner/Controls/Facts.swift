public import CarouselConfiguration

/// What documents can say, for controls: from the list by which documents are checked.
public enum Facts {
  /// The groups of fields of the document.
  public enum Group: Sendable {
    case shape, view, movement, gestures, page
  }

  /// All styles.
  public static var styles: [Kind] { StyleFacts.all }
  /// All motion profiles.
  public static var motions: [Kind] { MotionFacts.all }
  /// All decorations.
  public static var decorations: [Kind] { DecorationFacts.all }

  /// A style by its name; the first where there is none.
  public static func style(_ name: String) -> Kind { styles.first { $0.name == name } ?? styles[0] }
  /// A motion profile by its name; the first where there is none.
  public static func motion(_ name: String) -> Kind { motions.first { $0.name == name } ?? motions[0] }
  /// A decoration by its name.
  public static func decoration(_ name: String) -> Kind? { decorations.first { $0.name == name } }

  /// The fields of the document that belong together.
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
    "motion", "Profile", "How it follows a flick and comes to rest", of: MotionFacts.all.map { $0.name },
    defaultValue: .string(CarouselConfiguration.motionVariants.defaultValue ?? ""))

  /// How many items the designer shows.
  public static let items = Field.whole(
    "items", "Items", "How many items the designer shows; your own may be any number",
    in: Double(DesignState.itemRange.lowerBound)...Double(DesignState.itemRange.upperBound), sensible: 1...60,
    defaultValue: .number(Double(DesignState.usualItems)))

  /// How large the designer shows its items.
  public static let size = Field.number(
    "size", "Size of items", "How large the designer shows its items; yours have their own size",
    in: DesignState.sizeRange, sensible: 0.2...1.2, step: 0.05, unit: .share,
    defaultValue: .number(DesignState.usualSize))
}
