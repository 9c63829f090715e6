import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let slots = Start { example, _ in
    let symbols = (example.items["symbols"]?.array ?? []).map { (localized($0.text("title")), $0.text("shapes")) }
    let machine = SlotMachine(
      symbols,
      reels: example.carousels.map { one in
        let reel = Carousel()
        reel.label = localized(one.text("label"))
        return Setup(reel, example.settings, look: ["decorations": []], dress: { $0.clipsToBounds = true })
      })
    let page = Page(example, machine.widget, setups: machine.setups)
    page.keeps = [machine]
    return page
  }
}

// MARK: Shown
private final class SlotMachine {
  let widget: WidgetPointer
  let setups: [Setup]
  private let reels: [Carousel]
  private let result = label(localized("Pull to Play"), "title-2")
  private let button = gtk_button_new_with_mnemonic(localized("_Pull"))!.styled("pill", "suggested-action")
  private var isRunning = false

  private static let symbolSize: Int32 = 80

  /// - Parameter symbols: The names of the symbols, and their shapes as SVG in a square of 100, centred at the origin.
  init(_ symbols: [(name: String, shapes: String)], reels setups: [Setup]) {
    self.setups = setups
    reels = setups.map(\.carousel)
    for reel in reels { reel.dataSource = Self.items(symbols) }
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

  private static func items(_ symbols: [(name: String, shapes: String)]) -> CarouselItems {
    let items = CarouselItems(count: symbols.count) { index, reused in
      let picture = reused ?? gtk_picture_new()!.sized(symbolSize, symbolSize)
      let size = symbolSize * gtk_widget_get_scale_factor(picture)
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">\#(symbols[index].shapes)</svg>"#
      Texture(reading: Array(svg.utf8), width: size, height: size)?.show(in: picture)
      return picture
    }
    items.label = { symbols[$0].name }
    return items
  }

  private func pull() {
    isRunning = true
    gtk_widget_set_sensitive(button, 0)
    gtk_label_set_text(result.opaque, localized("Good Luck"))
    for (place, reel) in reels.enumerated() {
      let count = reel.numberOfItems
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
