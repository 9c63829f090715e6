import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let tap = Example(
    id: "tap", title: localized("Tap to Select"),
    summary: localized(
      "A tap tells an index. What happens then is yours: here the item comes to the middle, as slowly as you "
        + "like."),
    icon: "input-touchpad-symbolic",
    code: """
      carousel.centersItemWhenSelected = false
      carousel.onSelect { index in
        print("item", index, "at", carousel.offset(ofItemAt: index))
        carousel.scrollToItem(at: index, duration: 1)
      }
      """
  ) { _ in
    let page = Page.covers(40, style: "linear", first: 4, decorations: [])
    guard let carousel = page.carousel else { return page }
    let tapped = Reading(localized("none")), away = Reading("–"), choice = Choice()
    carousel.centersItemWhenSelected = false
    carousel.onSelect { [unowned carousel] index in
      let offset = Int(carousel.offset(ofItemAt: index).rounded())
      tapped.text = "\(index + 1)"
      away.text = offset > 0 ? "+\(offset)" : offset < 0 ? "−\(-offset)" : "0"
      choice.light(carousel.itemWidget(at: index))
      carousel.scrollToItem(at: index, duration: choice.seconds)
    }
    page.keeps = [choice, tapped, away]
    page.groups = [
      SettingGroup(
        title: localized("Last Tap"),
        settings: [.reading(localized("Item"), tapped), .reading(localized("Distance"), away)]),
      SettingGroup(
        title: localized("Then"),
        settings: [
          .number(localized("Takes"), 0...3, step: 0.1, value: choice.seconds, text: Words.seconds) {
            choice.seconds = $0
          },
          .toggle(
            localized("Centre automatically"), false,
            subtitle: localized("A tapped item scrolls to the middle without any code")
          ) {
            carousel.centersItemWhenSelected = $0
          },
        ]),
    ]
    return page
  }
}

/// The selected item, and the duration of the scroll to it.
private final class Choice {
  var seconds = 1.0
  private var lit: WidgetPointer?

  /// Highlights an item, and no other.
  func light(_ widget: WidgetPointer?) {
    if let lit { gtk_widget_remove_css_class(lit, "chosen") }
    lit = widget
    guard let widget else { return }
    gtk_widget_add_css_class(widget, "chosen")
  }
}
