/// Where the lengths of items along the axis come from.
public enum ItemSizing: Int, CaseIterable, Sendable {
  /// All items have the same length.
  case uniform
  /// Each item has its own: that of its view, or the one that the host gives.
  case measured
}

extension CarouselModel {
  /// Whether items have lengths of their own.
  var measuresItems: Bool { effective.itemSizing == .measured }
}

extension ItemSizing: SettingChoice {
  /// Its name in documents and attributes.
  public var name: StaticString { self == .uniform ? "uniform" : "measured" }
}
