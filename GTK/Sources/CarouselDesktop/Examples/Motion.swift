import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let motion = Example(
    id: "motion", title: localized("Motion"),
    summary: localized(
      "Three motion profiles: even braking, system scrolling, springs. Flick one, or scroll all of them."),
    icon: "power-profile-performance-symbolic",
    code: """
      carousel.motion = .spring(response: 0.5, bounce: 0.2)
      // The speed of a flick relative to the finger, and its friction.
      carousel.scrollSpeed = 1.5
      carousel.frictionCoefficient = 0.7
      // The curve with which it comes to rest; nil is the profile's.
      carousel.momentumCurve = .easeInOut
      """
  ) { _ in
    let profiles: [(name: String, motion: MotionProfile)] = [
      (localized("Classic"), .classic), (localized("System"), .system), (localized("Spring"), .spring),
    ]
    let rows = column(spacing: 0)
    let carousels = profiles.map { name, motion in
      let carousel = Carousel()
      carousel.label = name
      carousel.motion = motion
      carousel.dataSource = CarouselItems.drawings(count: 24, width: 104, height: 130) { .cover($0) }
      carousel.options.spacing = 1.06
      carousel.currentIndex = first
      let title = label(name, "heading", align: 0).margins(horizontal: 18, vertical: 6)
      gtk_box_append(rows.cast(), column(spacing: 0, title, carousel.widget.expanding()).expanding())
      return carousel
    }
    let page = Page(rows, carousel: carousels[0]) { Drawing.cover($0).title }
    var isForward = true
    page.actions = [
      PageAction(title: localized("Scroll All"), icon: "media-seek-forward-symbolic") {
        for carousel in carousels { carousel.scrollToItem(at: isForward ? last : first) }
        isForward.toggle()
      }
    ]
    page.groups = [
      SettingGroup(
        title: localized("Flicks"),
        settings: [
          .number(localized("Speed"), 0...4, step: 0.1, value: 1, text: Words.times) { value in
            for carousel in carousels { carousel.scrollSpeed = value }
          },
          .number(localized("Friction"), 0.1...3, step: 0.1, value: 1, text: Words.times) { value in
            for carousel in carousels { carousel.frictionCoefficient = value }
          },
          .choice(localized("Curve"), curves.map(\.name), 0) { choice in
            for carousel in carousels { carousel.momentumCurve = curves[choice].curve }
          },
        ]),
      SettingGroup(
        title: localized("Spring"),
        settings: [
          .number(localized("Bounce"), 0...0.9, step: 0.05, value: 0) {
            carousels[2].motion = .spring(response: 0.5, bounce: $0)
          }
        ]),
    ]
    return page
  }

  /// The start and the destination of all carousels.
  private static let (first, last) = (3, 19)

  private static let curves: [(name: String, curve: MomentumCurve?)] = [
    (localized("Profile’s own"), nil), (localized("Linear"), .linear), (localized("Ease in"), .easeIn),
    (localized("Ease out"), .easeOut),
    (localized("Ease in and out"), .easeInOut),
  ]
}
