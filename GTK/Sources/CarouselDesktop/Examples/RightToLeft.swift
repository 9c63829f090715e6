import CGtk4
import CarouselGTK

extension Example {
  static let rightToLeft = Example(
    id: "right-to-left", title: localized("Right to Left"),
    summary: localized("In a right-to-left language the carousel is right to left, too, and so are its arrow keys."),
    icon: "format-text-direction-rtl-symbolic",
    code: """
      // It follows the system's language, or can be set for one widget:
      gtk_widget_set_direction(carousel.widget, GTK_TEXT_DIR_RTL)
      """
  ) { _ in
    let carousel = Carousel()
    gtk_widget_set_direction(carousel.widget, GTK_TEXT_DIR_RTL)
    carousel.label = localized("Covers")
    carousel.dataSource = CarouselItems.covers(count: 24)
    carousel.decorations = [.shadow()]
    let page = Page(carousel, style: "cover-flow-2", first: 6) { Drawing.cover($0).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .choice(localized("Direction"), [localized("Right to left"), localized("Left to right")], 0) {
            gtk_widget_set_direction(carousel.widget, $0 == 0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
          }
        ])
    ]
    return page
  }
}
