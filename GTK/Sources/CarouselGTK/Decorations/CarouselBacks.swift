/// What is on the backs of items: seen where the style turns them away from the viewer, and where `isTurned` says so.
/// Styles that hide what is turned away need `options.showBackfaces = 1`. Both sides are upright, and only the one that is
/// seen takes input and is read out. Placeholders have no backs.
public struct CarouselBacks {
  /// Whether an item shows its other side; call `refreshDecorations(at:)` when the result changes.
  public var isTurned: (_ index: Int) -> Bool
  /// How long a turn takes, in seconds, 0…10.
  public var duration: Double
  /// The widget of an item's back: one that is used again, with new content, or a new one.
  public var widget: (_ index: Int, _ reused: Widget?) -> Widget

  /// The default duration of a turn, in seconds.
  public static let standardDuration = 0.5

  /// Backs made by a closure.
  public init(
    duration: Double = standardDuration, isTurned: @escaping (_ index: Int) -> Bool = { _ in false },
    widget: @escaping (_ index: Int, _ reused: Widget?) -> Widget
  ) {
    self.duration = duration
    self.isTurned = isTurned
    self.widget = widget
  }
}
