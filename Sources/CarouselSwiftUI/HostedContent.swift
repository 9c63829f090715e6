#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  /// What the view of an item shows.
  @MainActor
  struct HostedContent {
    /// The identity of the element: SwiftUI's state, and its tasks, belong to one element.
    let id: AnyHashable
    /// The app's view.
    let view: any View
    /// Styles the app's view by its offset, in items; nil if it looks the same at all offsets.
    var transition: ((Double) -> AnyView)?
    /// The environment of the carousel.
    let environment: EnvironmentValues
    /// The preferences that leave the carousel.
    var preferences: [any AnyItemPreference] = []

    /// Returns the root view of an item whose offset is given.
    func root(at place: ItemOffset, in item: HostingItemView) -> AnyView {
      let plain = transition.map { AnyView(TransitionedItem(place: place, styled: $0)) } ?? AnyView(view)
      let styled = preferences.reduce(plain) { $1.observed($0, in: item) }
      // For systems whose hosting controllers cannot ignore them: bars and the keyboard must not shift what is in an item.
      return AnyView(styled.ignoresSafeArea().id(id).environment(\.self, environment))
    }

    /// Whether it is certainly the same as other content.
    func isSame(as other: HostedContent) -> Bool {
      // Closures cannot be compared.
      guard id == other.id, transition == nil, other.transition == nil else { return false }
      return areSame(view, other.view) && areSame(environment, other.environment)
    }
  }

  /// The offset of an item, in items from the middle.
  @MainActor
  final class ItemOffset: ObservableObject {
    @Published var offset = 0.0
  }

  /// A view that is styled by its offset, in each frame.
  struct TransitionedItem: View {
    @ObservedObject var place: ItemOffset
    let styled: (Double) -> AnyView

    var body: some View { styled(place.offset) }
  }
#endif
