public import CGtk4

/// What is drawn around an item. It changes no sizes, takes no clicks and has no part in what is read out.
///
/// In a list the outermost comes first: in `[.reflection(), .shadow()]` the item with its shadow is reflected. Numbers that
/// are invalid are clamped.
public enum Decoration {
  /// A reflection below the item, which fades with the distance.
  /// - gap: the distance between an item and its reflection, in points, 0…1000.
  /// - height: how much of the item is reflected, 0…1.
  /// - alpha: the opacity of the reflection where it begins, 0…1.
  /// - ground: the colour of the ground that it stands on, so that nothing behind it shines through; its own alpha doesn't
  ///   count.
  case reflection(gap: Double = 0, height: Double = 0.4, alpha: Double = 0.5, ground: GdkRGBA? = nil)
  /// A shadow of the item's shape.
  /// - x, y: where it falls, in points, −1000…1000.
  /// - blur: how soft it is, in points, 0…1000.
  /// - color: its colour; its alpha counts.
  /// - opacity: 0…1; where not given, what suits the theme: 0.28 on a light one, 0.6 on a dark one.
  case shadow(
    x: Double = 0, y: Double = 12, blur: Double = 28, color: GdkRGBA = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1),
    opacity: Double? = nil)
  /// A picture of the item in its place, drawn once: for items that are costly to draw and don't change. It is drawn anew
  /// when the item is loaded anew, and when `refreshDecorations(at:)` says so.
  case cached
}
