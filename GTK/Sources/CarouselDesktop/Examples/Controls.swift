import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let controls = Start { example, _ in
    let lamps = Lamps((example.items["titles"]?.array ?? []).map { localized($0.string ?? "") })
    let page = Page(example, items: lamps.items(), title: { lamps.all[$0].name })
    page.keeps = [lamps]
    return page
  }
}

// MARK: Shown
/// The state of the lamps: name, switch and brightness.
private final class Lamps {
  struct Lamp {
    var name: String
    var isOn: Bool
    var light: Double
  }

  var all: [Lamp]

  init(_ names: [String]) {
    all = names.enumerated().map { Lamp(name: $1, isOn: $0 % 3 != 1, light: Double(25 + ($0 * 31) % 70)) }
  }

  /// Returns the items. They retain the lamps, since widgets may outlive the page.
  func items() -> CarouselItems {
    let items = CarouselItems(count: all.count) { [self] index, reused in
      let card: LampCard = reused.flatMap { kept(in: $0, as: "lamp") } ?? LampCard()
      card.show(all[index]) { [self] in all[index] = $0 }
      return card.widget
    }
    items.label = { [self] in all[$0].name }
    return items
  }
}

private final class LampCard {
  let widget: WidgetPointer
  private let entry = gtk_entry_new()!
  private let toggle = gtk_switch_new()!
  private let slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!
  private let glow = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("glow")
  private var lamp = Lamps.Lamp(name: "", isOn: false, light: 0)
  private var changed: (Lamps.Lamp) -> Void = { _ in }

  init() {
    glow.expanding()
    entry.named(localized("Name"))
    slider.named(localized("Brightness"))
    gtk_scale_set_draw_value(slider.cast(), 0)
    toggle.named(localized("On")).aligned(GTK_ALIGN_END, GTK_ALIGN_CENTER)
    let row = row(label(localized("On"), align: 0).expanding(vertically: false), toggle)
    widget = card(width: 232, height: 290, column(spacing: 12, glow, entry, row, slider).margins(16))
    connect(entry, "changed") { [unowned self] in
      lamp.name = String(cString: gtk_editable_get_text(entry.opaque))
      changed(lamp)
    }
    connect(toggle, "notify::active") { [unowned self] in
      lamp.isOn = gtk_switch_get_active(toggle.opaque) != 0
      light()
    }
    connect(slider, "value-changed") { [unowned self] in
      lamp.light = gtk_range_get_value(slider.cast())
      light()
    }
    keep(self, in: widget, as: "lamp")
  }

  func show(_ lamp: Lamps.Lamp, changed: @escaping (Lamps.Lamp) -> Void) {
    self.changed = { _ in }
    gtk_editable_set_text(entry.opaque, lamp.name)
    gtk_switch_set_active(toggle.opaque, lamp.isOn ? 1 : 0)
    gtk_range_set_value(slider.cast(), lamp.light)
    self.lamp = lamp
    self.changed = changed
    light()
  }

  private func light() {
    gtk_widget_set_opacity(glow, lamp.isOn ? 0.15 + lamp.light / 118 : 0.08)
    changed(lamp)
  }
}
