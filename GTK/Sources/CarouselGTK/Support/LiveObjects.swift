/// How many objects of this module there are, for tests of its memory.
public enum LiveObjects {
  /// Carousels, by their widgets.
  public internal(set) static var stages = 0
  /// Pictures of items: of reflections, shadows and what is cached.
  public internal(set) static var pictures = 0
  /// Images in items.
  public internal(set) static var images = 0
  /// Items' places.
  public internal(set) static var cells = 0
}
