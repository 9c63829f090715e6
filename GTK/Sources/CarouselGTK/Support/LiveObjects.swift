/// The numbers of live objects of this module, for memory tests.
public enum LiveObjects {
  /// The number of carousel widgets.
  public internal(set) static var stages = 0
  /// The number of handles of carousels.
  public internal(set) static var handles = 0
  /// The number of pictures of items: of reflections, shadows and caches.
  public internal(set) static var pictures = 0
  /// The number of images in items.
  public internal(set) static var images = 0
  /// The number of cells.
  public internal(set) static var cells = 0
}
