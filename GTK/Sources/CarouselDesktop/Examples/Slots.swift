import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let slots = Example(
    id: "slots", title: localized("Slot Machine"),
    summary: localized("Three endless reels. Pull, and each spins through dozens of symbols to a random one."),
    icon: "starred-symbolic",
    code: """
      carousel.style = .cylinder
      carousel.isVertical = true
      carousel.options.showBackfaces = 0
      carousel.clipsToBounds = true
      // More than one revolution.
      carousel.scroll(byItems: 48 + .random(in: 0..<8), duration: 2)
      """
  ) { _ in
    let machine = SlotMachine()
    let page = Page(machine.widget, carousel: machine.reels[0])
    page.keeps = [machine]
    return page
  }
}

private final class SlotMachine {
  let widget: WidgetPointer
  let reels: [Carousel]
  private let result = label(localized("Pull to Play"), "title-2")
  private let button = gtk_button_new_with_mnemonic(localized("_Pull"))!.styled("pill", "suggested-action")
  private var isRunning = false

  private static let symbolSize: Int32 = 80
  private static let names = [localized("Left reel"), localized("Middle reel"), localized("Right reel")]

  init() {
    reels = Self.names.map { Self.reel($0) }
    let window = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)!.styled("slots").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    for reel in reels {
      let frame = column(spacing: 0, reel.widget.sized(Self.symbolSize, 208)).styled("reel")
      gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN)
      gtk_box_append(window.cast(), frame)
    }
    widget = column(spacing: 24, result, window, button.aligned(GTK_ALIGN_CENTER))
      .aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER).margins(12)
    connect(button, "clicked") { [weak self] in self?.pull() }
    for reel in reels { reel.onSettle { [weak self] in self?.settled() } }
  }

  private static func reel(_ name: String) -> Carousel {
    let reel = Carousel(style: .cylinder)
    reel.isVertical = true
    reel.label = name
    reel.clipsToBounds = true
    reel.options.showBackfaces = 0
    let items = CarouselItems(count: Symbols.names.count) { index, reused in
      let picture = reused ?? gtk_picture_new()!.sized(symbolSize, symbolSize)
      let scale = gtk_widget_get_scale_factor(picture)
      Symbols.texture(index, size: symbolSize * scale)?.show(in: picture)
      return picture
    }
    items.label = { Symbols.names[$0] }
    reel.dataSource = items
    return reel
  }

  private func pull() {
    isRunning = true
    gtk_widget_set_sensitive(button, 0)
    gtk_label_set_text(result.opaque, localized("Good Luck"))
    for (place, reel) in reels.enumerated() {
      let count = Symbols.names.count
      let rounds = count * (6 + place * 4), dealt = Int.random(in: 0..<count)
      reel.scroll(byItems: rounds + dealt + 1, duration: 2 + Double(place) * 1.2)
    }
    // Under reduced motion they have already arrived.
    settled()
  }

  private func settled() {
    guard isRunning, !reels.contains(where: { $0.isScrolling || $0.isDecelerating || $0.isDragging }) else { return }
    isRunning = false
    gtk_widget_set_sensitive(button, 1)
    let shown = Set(reels.compactMap(\.currentIndex))
    gtk_label_set_text(
      result.opaque,
      shown.count == 1
        ? localized("Three of a Kind") : shown.count == 2 ? localized("A Pair") : localized("Nothing This Time"))
  }
}
