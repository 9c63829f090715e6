import CGtk4
import CarouselGTK

/// A badly behaved app: performs an action once, during one of a carousel's callbacks.
final class Mischief: CarouselDelegate {
  /// The callback.
  enum Moment: String, CaseIterable {
    case item, recycled, label, event, scroll, laidOut, willDisplay, didEndDisplaying, shouldSelect, selected
    case back, isTurned, decorations
  }

  /// The action.
  enum Deed: String, CaseIterable {
    case reload, clear, removeItem, insertItem, reloadItem, jump, scrollOn, restyle, turnAxis, noDataSource, noDelegate
    case hide, takeOut, destroy, redecorate, remeasure
  }

  private unowned let show: Show
  private let moment: Moment
  private let deed: Deed
  /// Whether the action was performed.
  private(set) var isDone = false

  init(_ show: Show, _ moment: Moment, _ deed: Deed) {
    (self.show, self.moment, self.deed) = (show, moment, deed)
    let (carousel, items) = (show.carousel, show.items)
    show.willGiveItem = { [unowned self] in at(.item) }
    items.recycled = { [unowned self] _, _ in at(.recycled) }
    items.label = { [unowned self] in
      at(.label)
      return "Item \($0)"
    }
    carousel.delegate = self
    carousel.onEvent { [unowned self] _ in at(.event) }
    carousel.backs = CarouselBacks(isTurned: { [unowned self] in
      at(.isTurned)
      return $0 % 2 == 0
    }) { [unowned self] _, reused in
      at(.back)
      return reused ?? gtk_label_new("Back")!
    }
    carousel.decorationsForItem = { [unowned self] _ in
      at(.decorations)
      return [.shadow()]
    }
  }

  func carouselDidScroll(_ carousel: Carousel) { at(.scroll) }
  func carousel(_ carousel: Carousel, didLayOut widget: WidgetPointer, atOffset offset: Double) { at(.laidOut) }
  func carousel(_ carousel: Carousel, willDisplay widget: WidgetPointer, forItemAt index: Int) { at(.willDisplay) }
  func carousel(_ carousel: Carousel, didEndDisplaying widget: WidgetPointer, forItemAt index: Int) {
    at(.didEndDisplaying)
  }
  func carousel(_ carousel: Carousel, didSelectItemAt index: Int) { at(.selected) }
  func carousel(_ carousel: Carousel, shouldSelectItemAt index: Int) -> Bool {
    at(.shouldSelect)
    return true
  }

  /// Whether it is armed; until then the app behaves well.
  var isArmed = false

  private func at(_ moment: Moment) {
    guard isArmed, !isDone, moment == self.moment else { return }
    isDone = true
    act()
  }

  private func act() {
    let (carousel, items) = (show.carousel, show.items)
    switch deed {
    case .reload: carousel.reloadData()
    case .clear:
      items.count = 0
      carousel.reloadData()
    case .removeItem:
      items.count -= 1
      carousel.removeItem(at: 0)
    case .insertItem:
      items.count += 1
      carousel.insertItem(at: 0)
    case .reloadItem: carousel.reloadItem(at: carousel.currentIndex ?? 0)
    case .jump: carousel.scrollOffset = 0
    case .scrollOn: carousel.scrollToItem(at: 3)
    case .restyle: carousel.style = .timeMachine
    case .turnAxis: carousel.isVertical.toggle()
    case .noDataSource: carousel.dataSource = nil
    case .noDelegate: carousel.delegate = nil
    case .hide: gtk_widget_set_visible(carousel.widget, 0)
    case .takeOut: gtk_window_set_child(show.window, nil)
    case .destroy: show.close()
    case .redecorate: carousel.refreshDecorations()
    case .remeasure: carousel.remeasure()
    }
  }

  /// Triggers all callbacks.
  func provoke() {
    isArmed = true
    let carousel = show.carousel
    let provocations: [() -> Void] = [
      { carousel.refreshDecorations() }, { carousel.scrollOffset += 4 },
      { carousel.selectItem(at: carousel.currentIndex ?? 0) },
      { carousel.reloadItem(at: carousel.currentIndex ?? 0) }, { carousel.reloadData() },
      { carousel.scrollToItem(at: 9, duration: 0.02) },
    ]
    for provocation in provocations where !show.isClosed {
      provocation()
      show.waitForFrame()
      // Work that waits until nothing moves, such as labels.
      show.settle()
    }
  }
}
