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
    var transition: ((Double) -> any View)?
    /// The environment of the carousel.
    let environment: EnvironmentValues
    /// The preferences that leave the carousel.
    var preferences: [any AnyItemPreference] = []

    /// Returns the root view of an item whose offset is given.
    func root(at place: ItemOffset, in item: HostingItemView) -> AnyView {
      let plain = transition == nil ? AnyView(view) : AnyView(TransitionedItem(place: place, number: place.styles))
      let styled = preferences.reduce(plain) { $1.observed($0, in: item) }
      // For systems whose hosting controllers cannot ignore them: bars and the keyboard must not shift what is in an item.
      let marked = styled.modifier(ItemMarking(shown: item.marks))
      return AnyView(marked.ignoresSafeArea().id(id).environment(\.self, environment))
    }

    /// Whether it is certainly the same as other content, at an offset: closures cannot be compared, but what they return.
    func isSame(as other: HostedContent, at offset: Double) -> Bool {
      guard id == other.id, areSame(view, other.view), areSame(environment, other.environment) else { return false }
      guard let transition, let second = other.transition else { return transition == nil && other.transition == nil }
      return areSame(transition(offset), second(offset))
    }
  }

  /// The offset of an item, in items from the middle.
  @MainActor
  final class ItemOffset: ObservableObject {
    @Published var offset = 0.0
    /// Styles the item by its offset: what the app has set last, which the item shows as soon as it moves.
    var styled: ((Double) -> any View)?
    /// How many styles it has shown.
    var styles = 0
  }

  /// A view that is styled by its offset, in each frame.
  struct TransitionedItem: View {
    @ObservedObject var place: ItemOffset
    /// Another number is another view to SwiftUI, which then shows it again.
    let number: Int

    var body: some View { place.styled.map { AnyView($0(place.offset)) } ?? AnyView(EmptyView()) }
  }
#endif
