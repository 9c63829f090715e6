public import CGtk4

/// A decoration drawn around an item. It changes no sizes, receives no clicks and is hidden from assistive technology.
///
/// In a list the outermost comes first: in `[.reflection(), .shadow()]` the item with its shadow is reflected. Invalid
/// values are clamped.
public enum Decoration {
  /// A reflection below the item, which fades with the distance.
  /// - gap: The distance between an item and its reflection, in points, 0…1000.
  /// - height: The share of the item that is reflected, 0…1.
  /// - alpha: The opacity at the top of the reflection, 0…1.
  /// - ground: The colour of the ground below the item, so that nothing behind it shines through; its alpha is ignored.
  case reflection(gap: Double = 0, height: Double = 0.4, alpha: Double = 0.5, ground: GdkRGBA? = nil)
  /// A shadow of the item's shape.
  /// - x, y: The offset, in points, −1000…1000.
  /// - blur: The blur radius, in points, 0…1000.
  /// - color: The colour, with its alpha.
  /// - opacity: The opacity, 0…1; nil for 0.28 on a light theme and 0.6 on a dark one.
  case shadow(
    x: Double = 0, y: Double = 12, blur: Double = 28, color: GdkRGBA = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1),
    opacity: Double? = nil)
  /// A cached picture of the item, drawn once: for items that are costly to draw and do not change. It is drawn again
  /// when the item is reloaded, and by `refreshDecorations(at:)`.
  case cached
}
