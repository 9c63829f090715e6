import CGtk4
import CarouselGTK

extension Start {
  static let rightToLeft = Start { example, _ in
    let page = Page(example)
    page.connect(
      example,
      values: [
        "dir": { [unowned page] in page.carousel?.setDirection($0 == "rtl" ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
      ])
    return page
  }
}

// MARK: Shown
extension Carousel {
  /// It follows the system's language, or the direction of its own widget.
  fileprivate func setDirection(_ direction: GtkTextDirection) { gtk_widget_set_direction(widget, direction) }
}
