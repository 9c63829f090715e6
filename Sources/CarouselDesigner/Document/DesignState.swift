public import CarouselConfiguration

/// The state of a design: a document, and the items that the designer shows.
public struct DesignState: Equatable, Sendable {
  public var configuration: CarouselConfiguration
  /// The number of items.
  public var items: Int
  /// The size of the items, as a factor.
  public var size: Double

  /// Creates a state with clamped numbers.
  public init(_ configuration: CarouselConfiguration, items: Int = usualItems, size: Double = usualSize) {
    self.configuration = configuration
    self.items = min(max(items, Self.itemRange.lowerBound), Self.itemRange.upperBound)
    self.size = min(max(size.isNaN ? 1 : size, Self.sizeRange.lowerBound), Self.sizeRange.upperBound)
  }

  /// The default number of items.
  public static let usualItems = 24
  /// The default size of items, as a factor.
  public static let usualSize = 1.0
  static let itemRange = 0...1000
  static let sizeRange = 0.1...1.5
}

extension DesignState {
  /// The initial design: a cover flow with reflections.
  public static let coverFlow: DesignState = {
    var configuration = CarouselConfiguration()
    configuration.styleName = "cover-flow"
    configuration["decorations"] = [["name": "reflection"]]
    return DesignState(configuration)
  }()
}
