public import CarouselConfiguration

/// What is being designed: a document, and the items that the designer shows it with.
public struct DesignState: Equatable, Sendable {
  /// The document.
  public var configuration: CarouselConfiguration
  /// How many items are shown.
  public var items: Int
  /// How large they are, as a multiple of their own size.
  public var size: Double

  /// A state; numbers out of range go to its end.
  public init(_ configuration: CarouselConfiguration, items: Int = usualItems, size: Double = usualSize) {
    self.configuration = configuration
    self.items = min(max(items, Self.itemRange.lowerBound), Self.itemRange.upperBound)
    self.size = min(max(size.isNaN ? 1 : size, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
  }

  /// The default number of items.
  public static let usualItems = 24
  /// The default size of items, as a multiple.
  public static let usualSize = 1.0
  static let itemRange = 0...1000
  static let sizeRange = 0.1...1.5
}

extension DesignState {
  /// Something to look at: a cover flow over its reflection.
  public static let coverFlow: DesignState = {
    var configuration = CarouselConfiguration()
    configuration.styleName = "cover-flow"
    configuration["decorations"] = [["name": "reflection"]]
    return DesignState(configuration)
  }()
}
