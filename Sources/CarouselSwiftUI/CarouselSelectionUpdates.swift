#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  /// When a carousel changes its selection.
  public enum CarouselSelectionUpdates: Sendable {
    /// When it settles. The default.
    case whenSettled
    /// For each item that it passes.
    case continuously
  }
#endif
