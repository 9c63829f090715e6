import CarouselEngine

// Warnings for unknown parts of a scenario.
extension TraceScenario {
  /// The original's names of styles, and the scenarios' own.
  static let styles = Set(NamedStyle.originals.keys).union(["custom"])
  private static let options = Set(StyleOption.allCases.map { "\($0)" })
  private static let properties = Set(TracePlayer.settings.keys).union([
    "contentOffset", "viewpointOffset", "scrollOffset", "currentItemIndex", "type",
  ])
  private static let deeds: Set = [
    "scrollToItem", "scrollByItems", "scrollToOffset", "scrollByOffset", "setScrollOffset", "setCurrentItemIndex",
    "setType", "setVertical", "setProperty", "setOption", "setNeedsLayout", "resize", "reloadData", "insertItem",
    "removeItem", "reloadItem", "touchDown", "shouldBegin", "panBegan", "panChanged", "panEnded", "panCancelled", "tap",
    "queryPoint",
  ]

  /// A sentence for each unknown name, and each value that is not a number. All of these are ignored.
  var warnings: [String] {
    var warnings = properties.compactMap { unknown("property", $0.name, in: Self.properties) }
    for (name, value) in (json["options"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let warning = unknown("option", name, in: Self.options) { warnings.append(warning) }
      if number(value) == nil { warnings.append("option `\(name)` is no number") }
    }
    for (position, action) in (json["actions"] as? [Any] ?? []).enumerated() {
      let fields = action as? [String: Any] ?? [:]
      guard fields["frame"] is Int, let deed = fields["do"] as? String else {
        warnings.append("action \(position) needs a whole `frame` and a `do`")
        continue
      }
      let warning =
        switch deed {
        case "setProperty": unknown("property", fields["name"], in: Self.properties)
        case "setOption": unknown("option", fields["name"], in: Self.options)
        case "setType": unknown("type", fields["type"], in: Self.styles)
        default: unknown("do", deed, in: Self.deeds)
        }
      if let warning { warnings.append("action \(position): " + warning) }
    }
    return warnings
  }

  private func unknown(_ kind: String, _ name: Any?, in names: Set<String>) -> String? {
    let name = name as? String ?? ""
    return names.contains(name) ? nil : "there is no \(kind) `\(name)`"
  }
}
