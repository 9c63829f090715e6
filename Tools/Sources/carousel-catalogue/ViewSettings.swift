import CarouselConfiguration

/// The settings as properties of Apple's views, a source file. Interface Builder shows those whose type it can edit.
enum ViewSettings {
  static var text: String {
    let properties = (Catalogue.data["settings"]?.array ?? []).map(property)
    return """
      // Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
      #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
        import CarouselEngine
        #if canImport(UIKit)
          import UIKit
        #else
          import AppKit
        #endif

        // Invalid values are clamped when they are used; see the properties of `CarouselModel`.
        extension CarouselView {
      \(properties.joined(separator: "\n"))\
        }
      #endif

      """
  }

  private static func property(_ setting: JSON) -> String {
    let value = "self[.\(text(setting, "name"))]"
    let isVector = setting["name"] == "panVector", choice = WidgetSettings.types[text(setting, "name")] ?? ""
    let (type, get, set): (String, String, String) =
      switch text(setting, "kind") {
      case "flag": ("Bool", "\(value).x != 0", "\(value).x = newValue ? 1 : 0")
      case "count": ("Int", "Int(saturating: \(value).x)", "\(value).x = Double(newValue)")
      case "point" where isVector: ("CGVector", "CGVector(\(value))", "\(value) = Point2D(newValue)")
      case "point": ("CGPoint", "CGPoint(\(value))", "\(value) = Point2D(newValue)")
      case "transitions":
        ("Transitions", "Transitions(rawValue: Int(saturating: \(value).x))", "\(value).x = Double(newValue.rawValue)")
      case "choice":
        (
          choice, "\(choice)(rawValue: Int(saturating: \(value).x)) ?? .\(text(setting, "standard"))",
          "\(value).x = Double(newValue.rawValue)"
        )
      default: ("Double", "\(value).x", "\(value).x = newValue")
      }
    let isEditable = ["Bool", "Int", "Double", "CGPoint"].contains(type)
    return """
      \(comment(setting))
          \(isEditable ? "@IBInspectable " : "")public var \(text(setting, "property")): \(type) {
            get { \(get) }
            set { \(set) }
          }

      """
  }

  private static func text(_ setting: JSON, _ name: String) -> String { setting[name]?.string ?? "" }

  private static func comment(_ setting: JSON) -> String {
    let unit =
      switch Field.Unit(rawValue: text(setting, "unit")) {
      case .points: "In points; "
      case .seconds: "In seconds; "
      case .itemsPerSecond: "In items per second; "
      default: ""
      }
    let start = "    ///", summary = " \(text(setting, "summary"))."
    let rest = " \(unit)\(defaultValue(setting["standard"] ?? .null)) by default."
    return start + summary + ((start + summary + rest).count > 120 ? "\n" + start : "") + rest
  }

  private static func defaultValue(_ value: JSON) -> String {
    switch value {
    case .boolean(let value): value ? "True" : "False"
    case .number(let value): "\(value < 0 ? "−" : "")\(JSON.number(abs(value)).text())"
    case .object(let point): "(\(point["x"]?.text() ?? ""), \(point["y"]?.text() ?? ""))"
    case .array: "None"
    default: value.text()
    }
  }
}
