import CarouselScenarios
import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A view that knows its item.
@MainActor
final class Card: PlatformView {
  var id = ""
}

/// The app of a scenario: its data, and the events that it receives.
@MainActor
final class ScenarioApp: CarouselViewDataSource, CarouselViewDelegate {
  var look: ScenarioItems
  var items: Int
  var placeholders: Int
  var ids: [String]?
  var events: [String] = []

  init(_ look: ScenarioItems) {
    (self.look, items, placeholders, ids) = (look, look.count, look.placeholders, look.ids)
  }

  // MARK: Data

  func numberOfItems(in carousel: CarouselView) -> Int { items }
  func numberOfPlaceholders(in carousel: CarouselView) -> Int { placeholders }

  func carousel(_ carousel: CarouselView, lengthOfItemAt index: Int) -> CGFloat { look.length(ofItem: index) }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: PlatformView?) -> PlatformView {
    let id = ids.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    let card = card(reusing: view, look.size(ofItem: index, id: id))
    card.id = id ?? ""
    card.name(String(index))
    return card
  }

  func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: PlatformView?) -> PlatformView
  {
    card(reusing: view, look.placeholderSize)
  }

  private func card(reusing view: PlatformView?, _ size: [Double]) -> Card {
    let card = view as? Card ?? Card(frame: .zero)
    card.resize(to: CGSize(width: size.first ?? 0, height: size.dropFirst().first ?? 0))
    return card
  }

  // MARK: Events

  private func note(_ name: String, _ arguments: Any...) {
    events.append(([name] + arguments.map { "\($0)" }).joined(separator: " "))
  }

  func carousel(_ carousel: CarouselView, currentIndexDidChange index: Int?) {
    note("currentIndexDidChange", index ?? -1)
  }
  func carouselWillBeginDragging(_ carousel: CarouselView) { note("willBeginDragging") }
  func carouselDidEndDragging(_ carousel: CarouselView, willDecelerate: Bool) { note("didEndDragging", willDecelerate) }
  func carouselWillBeginDecelerating(_ carousel: CarouselView) { note("willBeginDecelerating") }
  func carouselDidEndDecelerating(_ carousel: CarouselView, finished: Bool) { note("didEndDecelerating", finished) }
  func carouselWillBeginScrollingAnimation(_ carousel: CarouselView) { note("willBeginScrolling") }
  func carouselDidEndScrollingAnimation(_ carousel: CarouselView, finished: Bool) { note("didEndScrolling", finished) }
  func carouselDidSettle(_ carousel: CarouselView) { note("didSettle") }
  func carouselDidEndEditing(_ carousel: CarouselView) { note("didEndEditing") }
  func carousel(_ carousel: CarouselView, didTapItemAt index: Int, offset: Double) { note("didTap", index) }
  func carousel(_ carousel: CarouselView, didSelectItemAt index: Int) { note("didSelect", index) }

  func carousel(_ carousel: CarouselView, shouldSelectItemAt index: Int) -> Bool {
    let isAllowed = !look.denied.contains(index)
    note("shouldSelectItem", index, isAllowed)
    return isAllowed
  }

  /// Records an announcement, by the number that cards have as their name: "3, 4 of 10".
  func announced(_ text: String) { note("shouldAnnounce", text.prefix { $0 != "," }) }
}
