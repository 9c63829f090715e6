/// The backs of items: visible when the style turns items away from the viewer, and when `isTurned` returns true.
/// Styles that hide items that are turned away need `options.showBackfaces = 1`. Both sides are upright; only the
/// visible one receives input and is read by assistive technology. Placeholders have no backs.
public struct CarouselBacks {
  /// Returns whether an item is turned over; call `refreshDecorations(at:)` when the result changes.
  public var isTurned: (_ index: Int) -> Bool
  /// The duration of a turn, in seconds, 0…10.
  public var duration: Double
  /// Returns the widget of an item's back: a recycled one with new content, or a new one.
  public var widget: (_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer

  /// The default duration of a turn, in seconds.
  public static let standardDuration = 0.5

  /// Creates backs with a closure.
  public init(
    duration: Double = standardDuration, isTurned: @escaping (_ index: Int) -> Bool = { _ in false },
    widget: @escaping (_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer
  ) {
    self.duration = duration
    self.isTurned = isTurned
    self.widget = widget
  }
}
