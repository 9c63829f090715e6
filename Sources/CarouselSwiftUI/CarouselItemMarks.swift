#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import CarouselViews
  import SwiftUI

  extension EnvironmentValues {
    /// What the item around a view is to its carousel: the current one, one of its neighbours, or at least visible. Empty outside of
    /// items.
    ///
    /// ```swift
    /// @Environment(\.carouselItemMarks) private var marks
    /// var body: some View { Text(title).opacity(marks.contains(.current) ? 1 : 0) }
    /// ```
    /// Views that read it are updated when the marks of their item change, also while the carousel moves. Items are not measured again.
    public var carouselItemMarks: ItemMarks {
      get { self[ItemMarksKey.self] }
      set { self[ItemMarksKey.self] = newValue }
    }
  }

  private struct ItemMarksKey: EnvironmentKey {
    static let defaultValue = ItemMarks()
  }

  /// The marks of the item that a view shows.
  @MainActor
  final class ShownMarks: ObservableObject {
    @Published var marks = ItemMarks()
  }

  /// Passes the marks of an item on to its content.
  struct ItemMarking: ViewModifier {
    @ObservedObject var shown: ShownMarks

    func body(content: Content) -> some View { content.environment(\.carouselItemMarks, shown.marks) }
  }
#endif
