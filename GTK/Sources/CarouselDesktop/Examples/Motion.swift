import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let motion = Example(
    id: "motion", title: "Motion",
    summary: "Three ways to come to rest: braked evenly, as the system scrolls, on a spring. Flick one, or send all.",
    icon: "power-profile-performance-symbolic",
    code: """
      carousel.motion = .spring(response: 0.5, bounce: 0.2)
      // By how much a flick is faster than the hand, and how fast it loses speed.
      carousel.scrollSpeed = 1.5
      carousel.frictionCoefficient = 0.7
      // The curve by which it comes to rest; nil leaves it to the profile.
      carousel.momentumCurve = .easeInOut
      """
  ) { _ in
    let profiles: [(name: String, motion: MotionProfile)] = [
      ("Classic", .classic), ("System", .system), ("Spring", .spring),
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
      PageAction(title: "Send All", icon: "media-seek-forward-symbolic") {
        for carousel in carousels { carousel.scrollToItem(at: isForward ? last : first) }
        isForward.toggle()
      }
    ]
    page.groups = [
      SettingGroup(
        title: "Flicks",
        settings: [
          .number("Speed", 0...4, step: 0.1, value: 1, text: Words.times) { value in
            for carousel in carousels { carousel.scrollSpeed = value }
          },
          .number("Friction", 0.1...3, step: 0.1, value: 1, text: Words.times) { value in
            for carousel in carousels { carousel.frictionCoefficient = value }
          },
          .choice("Curve", curves.map(\.name), 0) { choice in
            for carousel in carousels { carousel.momentumCurve = curves[choice].curve }
          },
        ]),
      SettingGroup(
        title: "Spring",
        settings: [
          .number("Bounce", 0...0.9, step: 0.05, value: 0) {
            carousels[2].motion = .spring(response: 0.5, bounce: $0)
          }
        ]),
    ]
    return page
  }

  /// Where all are sent from, and to.
  private static let (first, last) = (3, 19)

  private static let curves: [(name: String, curve: MomentumCurve?)] = [
    ("By the profile", nil), ("Linear", .linear), ("Ease in", .easeIn), ("Ease out", .easeOut),
    ("Ease in and out", .easeInOut),
  ]
}
