import CBenchmark
import CarouselGTK
import Foundation

/// A scrolling widget.
protocol Contender {
  var widget: WidgetPointer { get }
  /// Moves to an offset, in items, before a frame.
  func move(to offset: Double)
  func destroy()
}

extension Floor: Contender {}

/// The carousel, through its public API.
final class OurCarousel: Contender {
  private let carousel = CarouselGTK.Carousel(style: .coverFlow)
  var widget: WidgetPointer { carousel.widget }

  init(count: Int) {
    carousel.update {
      $0.options.wrap = 1
      $0.options.visibleItems = .constant(Double(Floor.visible))
    }
    carousel.dataSource = CarouselItems(count: count) { Card.widget($0, $1) }
  }

  func move(to offset: Double) { carousel.scrollOffset = offset }
  func destroy() {}
}

/// GNOME's carousel: pages side by side, all of them mounted.
final class AdwaitaCarousel: Contender {
  let widget: WidgetPointer = adw_carousel_new()
  private let count: Int

  init(count: Int) {
    self.count = count
    for index in 0..<count { adw_carousel_append(OpaquePointer(widget), Card.widget(index, nil)) }
  }

  func move(to offset: Double) {
    let page = Int(offset) % count
    let child = adw_carousel_get_nth_page(OpaquePointer(widget), guint(page))
    adw_carousel_scroll_to(OpaquePointer(widget), child, 1)
  }
  func destroy() {}
}

/// GTK's list with recycled rows, side by side.
final class ListView: Contender {
  let widget: WidgetPointer
  private let list: WidgetPointer

  init(count: Int) {
    let model = gtk_string_list_new(nil)
    for index in 0..<count { gtk_string_list_append(model, "\(index)") }
    let factory = gtk_signal_list_item_factory_new()
    let setup: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, item, _ in
      gtk_list_item_set_child(item, Card.widget(0, nil))
    }
    let bind: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, item, _ in
      _ = Card.widget(Int(gtk_list_item_get_position(item)), gtk_list_item_get_child(item))
    }
    let object = UnsafeMutableRawPointer(factory)
    g_signal_connect_data(
      object, "setup", unsafeBitCast(setup, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    g_signal_connect_data(object, "bind", unsafeBitCast(bind, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    list = gtk_list_view_new(gtk_no_selection_new(model), factory)
    gtk_orientable_set_orientation(OpaquePointer(list), GTK_ORIENTATION_HORIZONTAL)
    widget = gtk_scrolled_window_new()
    gtk_scrolled_window_set_child(OpaquePointer(widget), list)
  }

  func move(to offset: Double) {
    let adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(widget))
    gtk_adjustment_set_value(adjustment, offset * Double(Card.size))
  }
  func destroy() {}
}

func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
