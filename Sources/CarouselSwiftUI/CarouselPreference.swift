#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  import SwiftUI

  extension Carousel {
    /// Passes a preference of the visible items on to the views around the carousel, reduced in the order of the items. Without
    /// it, preferences end at the carousel, since a toolkit's view hosts each item.
    /// - Parameter key: The key, for which items set values with `preference(key:value:)`.
    public func carouselPreference<Key: PreferenceKey>(_ key: Key.Type) -> Carousel
    where Key.Value: Equatable & Sendable {
      changed { $0.preferences.append(PassedPreference<Key>()) }
    }
  }

  /// A preference that a carousel passes on.
  @MainActor
  protocol AnyPassedPreference {
    /// Returns a carousel that passes it on.
    func passed<Data, Item>(by carousel: Carousel<Data, Item>) -> AnyView
  }

  struct PassedPreference<Key: PreferenceKey>: AnyPassedPreference where Key.Value: Equatable & Sendable {
    func passed<Data, Item>(by carousel: Carousel<Data, Item>) -> AnyView {
      AnyView(PreferringCarousel<Data, Item, Key>(carousel: carousel))
    }
  }

  /// A carousel that has the preference of its items.
  struct PreferringCarousel<Data: RandomAccessCollection, Item: View, Key: PreferenceKey>: View
  where Data.Element: Identifiable, Key.Value: Equatable & Sendable {
    let carousel: Carousel<Data, Item>
    @StateObject private var items = ItemPreference<Key>()

    var body: some View {
      carousel.changed { $0.itemPreferences.append(items) }.preference(key: Key.self, value: items.value)
    }
  }

  /// Collects the values of a preference that items set.
  @MainActor
  protocol AnyItemPreference: AnyObject {
    /// Is called when an item has set another value.
    var onChange: (() -> Void)? { get set }
    /// Returns a view whose values are those of an item.
    func observed(_ view: AnyView, in item: HostingItemView) -> AnyView
    /// Takes the values of items.
    func collect(from items: [HostingItemView])
  }

  final class ItemPreference<Key: PreferenceKey>: ObservableObject, AnyItemPreference
  where Key.Value: Equatable & Sendable {
    @Published private(set) var value = Key.defaultValue
    var onChange: (() -> Void)?

    func observed(_ view: AnyView, in item: HostingItemView) -> AnyView {
      AnyView(
        view.onPreferenceChange(Key.self) { [weak self, weak item] value in
          MainActor.assumeIsolated {
            item?.preferences[ObjectIdentifier(Key.self)] = value
            self?.onChange?()
          }
        })
    }

    func collect(from items: [HostingItemView]) {
      let values = items.compactMap { $0.preferences[ObjectIdentifier(Key.self)] as? Key.Value }
      var new = values.first ?? Key.defaultValue
      for value in values.dropFirst() { Key.reduce(value: &new) { value } }
      // An update of the views around the carousel would follow.
      if new != value { value = new }
    }
  }
#endif
