import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let tap = Start { example, _ in
    let page = Page(example)
    let tapped = Reading(localized("none")), away = Reading("–"), choice = Choice()
    page.keeps = [choice, tapped, away]
    page.carousel.map {
      choice.follow($0) { index, offset in
        tapped.text = "\(index + 1)"
        away.text = offset > 0 ? "+\(offset)" : offset < 0 ? "−\(-offset)" : "0"
      }
    }
    page.connect(
      example, values: ["seconds": { choice.seconds = $0.number ?? 1 }], readings: ["tapped": tapped, "distance": away])
    return page
  }
}

// MARK: Shown
/// The selected item, and the duration of the scroll to it.
private final class Choice {
  var seconds = 1.0
  private var lit: WidgetPointer?

  func follow(_ carousel: Carousel, _ tell: @escaping (_ index: Int, _ offset: Int) -> Void) {
    carousel.onSelect { [unowned carousel, unowned self] index in
      tell(index, Int(carousel.offset(ofItemAt: index).rounded()))
      light(carousel.itemWidget(at: index))
      carousel.scrollToItem(at: index, duration: seconds)
    }
  }

  /// Highlights an item, and no other.
  func light(_ widget: WidgetPointer?) {
    if let lit { gtk_widget_remove_css_class(lit, "chosen") }
    lit = widget
    guard let widget else { return }
    gtk_widget_add_css_class(widget, "chosen")
  }
}
