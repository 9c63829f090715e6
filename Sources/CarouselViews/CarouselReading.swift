/// How a carousel presents itself to assistive technology.
public enum CarouselReading: Sendable {
  /// One element whose value is incremented and decremented, followed by the content of the current item. The default:
  /// the same few gestures serve ten items or a million.
  case adjustable
  /// The visible items, in the order of their indexes.
  case items
}
