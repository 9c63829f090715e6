/// How many objects of this module there are, for tests of its memory.
public enum LiveObjects {
  /// Carousels, by their widgets.
  public internal(set) static var stages = 0
  /// Items' places.
  public internal(set) static var cells = 0
}
