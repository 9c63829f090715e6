import CGtk4
import CarouselEngine

/// Where a widget takes its items from: the app's data source, its own children, or a list model.
protocol ItemSource: AnyObject {
  var count: Int { get }
  var placeholderCount: Int { get }
  /// Fills a cell.
  func fill(_ cell: Cell, with content: ItemContent)
  /// Returns the length of an item along the axis, in points; 0 for that of its widget.
  func length(ofItemAt index: Int) -> Double
  /// Returns the time of autoplay at an item, in seconds; 0 for that of the carousel.
  func autoplayInterval(ofItemAt index: Int) -> Double
  /// Returns the accessible label of an item; nil if its own widgets provide one.
  func label(at index: Int) -> String?
  /// Called when the widget of an item is recycled.
  func didRecycle(_ widget: WidgetPointer, at index: Int)
  /// Called when a cell is no longer shown.
  func didUnmount(_ cell: Cell)
  /// Called when the reading order has changed, and with it the current cell.
  func didRead(current: Cell?)
}

extension ItemSource {
  var placeholderCount: Int { 0 }
  func length(ofItemAt index: Int) -> Double { 0 }
  func autoplayInterval(ofItemAt index: Int) -> Double { 0 }
  func label(at index: Int) -> String? { nil }
  func didRecycle(_ widget: WidgetPointer, at index: Int) {}
  func didUnmount(_ cell: Cell) {}
  func didRead(current: Cell?) {}
}

/// The app's data source as a source of items.
final class AppItems: ItemSource {
  private unowned let stage: Stage
  private let dataSource: any CarouselDataSource

  init(_ dataSource: any CarouselDataSource, of stage: Stage) {
    self.dataSource = dataSource
    self.stage = stage
  }

  var count: Int { dataSource.numberOfItems(in: stage.carousel) }
  var placeholderCount: Int { dataSource.numberOfPlaceholders(in: stage.carousel) }

  func length(ofItemAt index: Int) -> Double { dataSource.carousel(stage.carousel, lengthOfItemAt: index) }

  func autoplayInterval(ofItemAt index: Int) -> Double {
    dataSource.carousel(stage.carousel, autoplayIntervalForItemAt: index)
  }

  func fill(_ cell: Cell, with content: ItemContent) {
    let carousel = stage.carousel
    switch content {
    case .item(let index):
      cell.setContent(dataSource.carousel(carousel, widgetForItemAt: index, reusing: cell.content))
    case .placeholder(let index):
      cell.setContent(dataSource.carousel(carousel, widgetForPlaceholderAt: index, reusing: cell.content))
    }
  }

  func label(at index: Int) -> String? { dataSource.carousel(stage.carousel, labelForItemAt: index) }

  func didRecycle(_ widget: WidgetPointer, at index: Int) {
    dataSource.carousel(stage.carousel, didRecycle: widget, fromItemAt: index)
  }
}
