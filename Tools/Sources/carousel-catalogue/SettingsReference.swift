import CarouselConfiguration

/// The page of the documentation that lists the settings with their names on all hosts.
enum SettingsReference {
  static var text: String {
    let settings = (Catalogue.data["settings"]?.array ?? []).map(AppleSetting.init)
    let names = settings.map { setting in
      let widget = WidgetSettings.names(of: setting).map { "`\($0)`" }.joined(separator: ", ")
      return row([
        "`\(setting.text("attribute"))`", "`\(setting.name)`", "`\(setting.text("property"))`",
        "`\(ModifierSettings.name(of: setting.name))`", widget,
      ])
    }
    let effects = settings.map { setting in
      row(["`\(setting.name)`", setting.text("summary"), setting.range, setting.defaultValue])
    }
    return """
      # Settings

      Each setting has the same meaning on all hosts. This page is written by `./carousel settings` from
      [the table of settings](AddingASetting.md); [Sizes](Sizes.md), [Motion](Motion.md) and [Styles](Styles.md) explain more.

      ## Names

      Documents and JavaScript have the same names; the properties are those of the engine's `CarouselSettings` and of Apple's views.

      | attribute | document, JavaScript | Swift | SwiftUI | GTK |
      |---|---|---|---|---|
      \(names.joined(separator: "\n"))

      ## Effects

      | setting | effect | values | default |
      |---|---|---|---|
      \(effects.joined(separator: "\n"))

      """
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension AppleSetting {
  /// The allowed values with their unit.
  fileprivate var range: String {
    let shape = text("kind") == "point" ? member("x") : self["shape"]
    if let names = shape?["names"]?.array {
      return names.compactMap(\.string).map { "`\($0)`" }.joined(separator: ", ")
    }
    if let names = shape?["of"]?["names"]?.array {
      return names.compactMap(\.string).map { "`\($0)`" }.joined(separator: ", ")
    }
    guard let least = shape?["least"]?.number, let most = shape?["most"]?.number else { return "on, off" }
    let unit = text("unit"), numbers = "\(Self.number(least)) to \(Self.number(most))"
    return (text("kind") == "point" ? "x and y from " : "") + numbers
      + (["", "share"].contains(unit) ? "" : " \(unit)")
  }

  private func member(_ name: String) -> JSON? {
    self["shape"]?["members"]?.array?.first { $0["name"]?.string == name }?["shape"]
  }

  fileprivate var defaultValue: String {
    switch self["standard"] {
    case .boolean(let isOn): isOn ? "on" : "off"
    case .number(let value): Self.number(value)
    case .object(let point): "\(point["x"]?.text() ?? ""), \(point["y"]?.text() ?? "")"
    case .string(let name): "`\(name)`"
    default: "none"
    }
  }

  private static func number(_ value: Double) -> String { "\(value < 0 ? "−" : "")\(JSON.number(abs(value)).text())" }
}
