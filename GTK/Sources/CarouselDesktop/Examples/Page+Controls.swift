import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Page {
  /// Adds the rows for the controls of an example that change its settings. Those with a key get theirs from `connect`.
  fileprivate func rows(
    of example: Example, _ apply: [String: (JSON) -> Void], _ gallery: Gallery?
  ) -> [SettingGroup] {
    var groups: [SettingGroup] = []
    for control in example.controls {
      guard let setting = setting(control, apply, gallery) else { continue }
      let title = control["group"] == nil ? "" : localized(control.text("group"))
      if let place = groups.firstIndex(where: { $0.title == title }) {
        groups[place].settings.append(setting)
      } else {
        groups.append(SettingGroup(title: title, settings: [setting]))
      }
    }
    return groups
  }

  /// Adds the rows for the controls that change settings.
  func addControls(of example: Example, bar: ControlsBar? = nil) {
    connect(example, values: bar.map { bar in ["listButton": { bar.hasListButton = $0.boolean ?? false }] } ?? [:])
  }

  /// Connects the data of an example with its code, by the keys of its controls, actions and values to read.
  /// - Parameters:
  ///   - values: What applies a value; each is called with the default.
  ///   - gallery: Shows what is wrong with an entry.
  func connect(
    _ example: Example, values: [String: (JSON) -> Void] = [:], actions: [String: () -> Void] = [:],
    readings: [String: Reading] = [:], gallery: Gallery? = nil
  ) {
    for control in example.controls where control["isEntry"] == nil {
      guard let key = control["key"]?.string, let apply = values[key] else { continue }
      apply(control["value"] ?? control["choices"]?.array?.first?["value"] ?? false)
    }
    groups = rows(of: example, values, gallery)
    let shown = example.readings.compactMap { reading in
      readings[reading.text("key")].map { Setting.reading(localized(reading.text("title")), $0) }
    }
    if !shown.isEmpty { groups.insert(SettingGroup(title: "", settings: shown), at: 0) }
    self.actions = example.actions.compactMap { action in
      actions[action.text("key")].map { run in
        PageAction(
          title: localized(action.text("title")), icon: Self.icons[action.text("icon")] ?? action.text("key").icon,
          run: run)
      }
    }
  }

  /// The icons of the desktop for those of the web.
  private static let icons = [
    "plus": "list-add-symbolic", "minus": "list-remove-symbolic", "reset": "view-refresh-symbolic",
    "jump": "media-seek-forward-symbolic", "pause": "media-playback-pause-symbolic", "pictures": "folder-open-symbolic",
    "turn": "object-flip-horizontal-symbolic",
  ]

  private func setting(_ control: JSON, _ values: [String: (JSON) -> Void], _ gallery: Gallery?) -> Setting? {
    let field = control["setting"]?.string
    let choices = control["choices"]?.array
    let apply: (JSON) -> Void
    if let field {
      let isOmitted = setups.first?.value(field) == nil
      let usual = control["value"]
      apply = { [unowned self] value in
        // The document omits a default, which may depend on the size.
        let given = isOmitted && value == usual ? nil : value
        for setup in setups { setup.set(field, given == .null && !control.hasNone ? nil : given) }
      }
    } else if let choices, choices.contains(where: { $0["settings"] != nil }) {
      apply = { [unowned self] value in
        guard let chosen = choices.first(where: { $0["value"] == value })?["settings"] else { return }
        for setup in setups { setup.set(chosen, without: choices.compactMap { $0["settings"] }) }
      }
    } else if let own = values[control.text("key")] {
      apply = own
    } else {
      return nil
    }
    let given = field.flatMap { setups.first?.value($0) } ?? control["value"]
    var setting = Setting.make(control, given, apply, gallery)
    if let hint = control["hint"]?.string { setting.subtitle = localized(hint) }
    return setting
  }
}

extension Setting {
  /// Returns the row of a control.
  /// - Parameter given: Its value in the document, or its default.
  fileprivate static func make(_ control: JSON, _ given: JSON?, _ apply: @escaping (JSON) -> Void, _ gallery: Gallery?)
    -> Setting
  {
    let title = localized(control.text("title"))
    if let choices = control["choices"]?.array {
      let names = choices.map { localized($0.text("title")) }
      let place = choices.firstIndex { ($0["value"] ?? .null) == (given ?? .null) } ?? 0
      return .choice(title, names, place) { apply(choices[$0]["value"] ?? .null) }
    }
    guard let range = control["range"]?.array?.compactMap(\.number), range.count == 2 else {
      let on = control["on"] ?? true
      return .toggle(title, given == on) { apply($0 ? on : on == true ? false : .null) }
    }
    if control["isEntry"] == true { return .entry(title, Int(range[1]), apply, gallery) }
    // Beyond this end there is no limit.
    let end = control.hasNone ? (range[0] < 0 ? range[0] : range[1]) : nil
    let text = control.formatted
    return .number(
      title, range[0]...range[1], step: control["step"]?.number ?? 1, value: given?.number ?? 0,
      text: { $0 == end ? localized("none") : text($0) }
    ) { apply($0 == end ? .null : .number($0)) }
  }

  /// The number of an item.
  private static func entry(_ title: String, _ count: Int, _ apply: @escaping (JSON) -> Void, _ gallery: Gallery?)
    -> Setting
  {
    Setting(
      title: title,
      kind: .text("") { [weak gallery] text in
        guard let number = Int(text.filter(\.isNumber)), (1...count).contains(number) else {
          gallery?.toast(localized("Enter a number from 1 to {0}", Words.whole(Double(count))))
          return
        }
        apply(.number(Double(number)))
      })
  }
}

extension JSON {
  fileprivate var hasNone: Bool { self["hasNone"] == true }

  /// How the value of a control is written.
  fileprivate var formatted: (Double) -> String {
    let zero = self["zero"]?.string
    let text: (Double) -> String =
      switch self["unit"]?.string {
      case "%": Words.percent
      case "px": Words.points
      case "s": Words.seconds
      case "×": Words.times
      case "items": Words.items
      case "items/s": Words.itemsPerSecond
      case "cards": { localized("{0} cards", Words.number($0)) }
      default: Words.number
      }
    return { value in if value == 0, let zero { localized(zero) } else { text(value) } }
  }
}

extension String {
  /// The icon of an action by its key.
  fileprivate var icon: String {
    switch self {
    case "first": "go-first-symbolic"
    case "last": "go-last-symbolic"
    default: "preferences-system-symbolic"
    }
  }
}

/// The controls below a carousel, as its document has them.
final class ControlsBar {
  let widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!.aligned(GTK_ALIGN_CENTER)
  var hasListButton = false { didSet { if hasListButton != oldValue { update() } } }
  private unowned let setup: Setup
  private var shown: JSON?

  /// Nil for a document without controls.
  init?(_ setup: Setup) {
    guard setup.value("controls") != nil || setup.value("indicator") != nil else { return nil }
    self.setup = setup
    update()
    setup.changed.append { [weak self] in self?.update() }
  }

  private func update() {
    let hasButtons = setup.value("controls") == true, kind = setup.value("indicator")
    let wanted: JSON = [.boolean(hasButtons), kind ?? .null, .boolean(hasListButton)]
    guard wanted != shown else { return }
    shown = wanted
    while let child = gtk_widget_get_first_child(widget) { gtk_box_remove(widget.cast(), child) }
    let controls = CarouselControls(
      setup.carousel, indicator: kind?.string == "dots" ? .dots : kind?.string == "count" ? .count : nil,
      hasButtons: hasButtons, hasListButton: hasListButton)
    gtk_box_append(widget.cast(), controls.widget.margins(6))
  }
}
