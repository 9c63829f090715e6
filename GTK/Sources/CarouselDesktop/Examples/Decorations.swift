import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let decorations = Example(
    id: "decorations", title: localized("Image Effects"),
    summary: localized("Reflections and shadows of any item, live or cached. Items that turn away show their backs."),
    icon: "object-flip-vertical-symbolic",
    code: """
      // The outermost first.
      carousel.decorations = [.reflection(gap: 4, height: 0.4, alpha: 0.5), .shadow(y: 12, blur: 28)]
      carousel.options.showBackfaces = 1
      carousel.backs = CarouselBacks { index, reused in
        reused ?? gtk_label_new("The back of \\(index + 1)")!
      }
      """
  ) { _ in
    let page = Page.covers(18, style: "rotary", first: 3, decorations: [])
    guard let carousel = page.carousel else { return page }
    var reflection = (isOn: true, gap: 4.0, height: 0.4, alpha: 0.5)
    var shadow = (isOn: true, y: 12.0, blur: 28.0)
    var isCached = false
    let apply = {
      var all: [Decoration] = []
      if reflection.isOn {
        all.append(.reflection(gap: reflection.gap, height: reflection.height, alpha: reflection.alpha))
      }
      if shadow.isOn { all.append(.shadow(y: shadow.y, blur: shadow.blur)) }
      if isCached { all.append(.cached) }
      carousel.decorations = all
    }
    apply()
    page.groups = [
      SettingGroup(
        title: localized("Reflection"),
        settings: [
          .toggle(localized("Reflection"), true) {
            reflection.isOn = $0; apply()
          },
          .number(localized("Gap"), 0...40, step: 1, value: reflection.gap, text: Words.points) {
            reflection.gap = $0; apply()
          },
          .number(localized("Height"), 0...1, step: 0.01, value: reflection.height, text: Words.percent) {
            reflection.height = $0
            apply()
          },
          .number(localized("Opacity"), 0...1, step: 0.01, value: reflection.alpha, text: Words.percent) {
            reflection.alpha = $0
            apply()
          },
        ]),
      SettingGroup(
        title: localized("Shadow"),
        settings: [
          .toggle(localized("Shadow"), true) {
            shadow.isOn = $0; apply()
          },
          .number(localized("Down"), -60...60, step: 1, value: shadow.y, text: Words.points) {
            shadow.y = $0; apply()
          },
          .number(localized("Blur"), 0...80, step: 1, value: shadow.blur, text: Words.points) {
            shadow.blur = $0; apply()
          },
        ]),
      SettingGroup(
        title: localized("Items"),
        settings: [
          .toggle(localized("Cached"), false, subtitle: localized("Rendered once, and shown as a picture")) {
            isCached = $0; apply()
          },
          .toggle(localized("Double-sided"), false, subtitle: localized("With another cover on the back")) { isOn in
            carousel.options.showBackfaces = isOn ? 1 : .default
            carousel.backs = isOn ? backs : nil
          },
        ]),
    ]
    return page
  }

  private static var backs: CarouselBacks {
    CarouselBacks { index, reused in
      let size = CarouselItems.coverSize
      let item = DrawingItem.reusing(reused, width: size.width, height: size.height)
      item.show(.plain(index + 100))
      return item.widget
    }
  }
}
